"""Cthulhu, Core Set."""
