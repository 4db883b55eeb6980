"""Demonstrations of Call of Cthulhu."""
