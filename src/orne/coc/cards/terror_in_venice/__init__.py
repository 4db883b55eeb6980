"""Terror in Venice, faction by faction."""
