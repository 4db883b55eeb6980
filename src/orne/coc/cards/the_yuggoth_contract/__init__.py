"""The cards of The Yuggoth Contract."""
