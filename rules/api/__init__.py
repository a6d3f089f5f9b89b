"""Rulings for other programs: a read-only service that anybody may ask, from anywhere."""
