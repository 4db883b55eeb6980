"""Conspiracies of Chaos, faction by faction."""
