"""Tests of the content's version and fixtures."""
