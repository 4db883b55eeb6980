"""The Core Set."""
