"""The cards of Secrets of Arkham."""
