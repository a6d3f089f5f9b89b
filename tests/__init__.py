"""The tests: the tree mirrors the source."""
