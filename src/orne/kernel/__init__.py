"""The part that knows no game: decisions, positions, events and windows, modifiers, limits, log, chance."""
