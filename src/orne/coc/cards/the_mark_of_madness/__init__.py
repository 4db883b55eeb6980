"""The cards of The Mark of Madness."""
