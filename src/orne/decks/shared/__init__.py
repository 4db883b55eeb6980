"""What the decks of every game share: their files, lines and copies, and what a check finds."""
