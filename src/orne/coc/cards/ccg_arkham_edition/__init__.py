"""Arkham Edition, faction by faction."""
