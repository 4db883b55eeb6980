"""Showing a claim: a position is laid, questions are answered, and what comes of it is checked and recorded as data."""
