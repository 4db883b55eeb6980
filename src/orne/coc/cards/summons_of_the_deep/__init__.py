"""Summons of the Deep, faction by faction."""
