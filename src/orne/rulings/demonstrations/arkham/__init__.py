"""Demonstrations of Arkham Horror."""
