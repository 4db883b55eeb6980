"""Decks of both games: their files, whether they are legal, and those that come with Orne."""
