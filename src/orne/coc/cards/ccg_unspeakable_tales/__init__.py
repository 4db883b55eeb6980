"""Unspeakable Tales, faction by faction."""
