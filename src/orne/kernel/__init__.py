<<<<<<< HEAD
"""The part that knows no game: decisions, positions, events and windows, modifiers, limits, log, chance."""
=======
"""What every card game needs and no card game is: the kernel knows no game."""
>>>>>>> ground
