"""The project: wiring, no logic."""
