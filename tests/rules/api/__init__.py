"""Tests of the service for other programs."""
