"""Core Set."""
