"""Arkham Premium Edition, faction by faction."""
