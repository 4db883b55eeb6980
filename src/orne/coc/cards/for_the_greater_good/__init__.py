"""For the Greater Good, faction by faction."""
