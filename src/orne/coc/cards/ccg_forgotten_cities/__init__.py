"""Forgotten Cities, faction by faction."""
