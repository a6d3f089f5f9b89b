"""The texts in the database: which version they are, and how they come in."""
