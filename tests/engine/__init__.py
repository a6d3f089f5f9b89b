"""Tests of the engine: no Django, no database."""
