"""Hand histories in the PHH format, and what they say against the rules."""
