"""Measurements, as ratios."""
