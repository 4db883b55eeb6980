"""Seekers of Knowledge, faction by faction."""
