"""Eldritch Edition, faction by faction."""
