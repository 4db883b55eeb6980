"""The changes, one module each, in order."""
