"""The Sleeper Below, faction by faction."""
