"""Tests of the project's wiring."""
