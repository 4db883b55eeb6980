"""Dunwich Denizens, faction by faction."""
