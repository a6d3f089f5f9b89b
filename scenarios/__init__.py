"""Situations to walk through, one step at a time."""
