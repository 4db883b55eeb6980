"""Rituals of the Order, faction by faction."""
