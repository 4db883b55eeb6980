"""Ancient Relics, faction by faction."""
