"""The hand line: reading, printing, refusing."""
