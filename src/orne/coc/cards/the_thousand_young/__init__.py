"""The Thousand Young, faction by faction."""
