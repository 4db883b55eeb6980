"""Beginning a new game: what the players may want, and the game that comes of it."""
