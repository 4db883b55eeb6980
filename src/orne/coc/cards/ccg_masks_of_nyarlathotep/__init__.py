"""Masks of Nyarlathotep, faction by faction."""
