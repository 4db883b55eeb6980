"""What setting up is like in every game."""
