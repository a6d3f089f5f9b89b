"""Passing a page on: its address, a code to scan, and a picture that previews show."""
