"""The words cards are written in."""
