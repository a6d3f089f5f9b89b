"""Tests of hand histories."""
