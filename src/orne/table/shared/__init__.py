"""What the tables of every game have in common."""
