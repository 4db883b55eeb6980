"""The Yuggoth Contract, faction by faction."""
