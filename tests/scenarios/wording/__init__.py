"""The translators' desk: checks, pages, exchange."""
