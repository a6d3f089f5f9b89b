"""Texts and terms on their way to other programs and back: nothing is lost, nothing overwritten."""
