"""Two pictures of one state, as plain geometry: the table (who) and the ladder (how much)."""
