"""The views of the desk, by what they are about."""
