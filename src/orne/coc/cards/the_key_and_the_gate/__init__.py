"""The Key and the Gate, faction by faction."""
