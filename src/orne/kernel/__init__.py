"""What every card game needs and no card game is: the kernel knows no game."""
