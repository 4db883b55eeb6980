"""The cards of The Key and the Gate."""
