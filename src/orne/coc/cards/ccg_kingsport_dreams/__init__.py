"""Kingsport Dreams, faction by faction."""
