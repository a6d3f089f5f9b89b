"""The terms of the two rules: one concept, its words in each language, and which one we use."""
