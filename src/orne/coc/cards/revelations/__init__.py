"""The cards of Revelations."""
