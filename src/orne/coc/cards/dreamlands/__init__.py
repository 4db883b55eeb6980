"""Dreamlands, faction by faction."""
