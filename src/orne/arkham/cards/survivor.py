"""Core set: survivor."""
