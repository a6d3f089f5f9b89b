"""What `make prove` runs on top of the tests, and the figures that it writes."""
