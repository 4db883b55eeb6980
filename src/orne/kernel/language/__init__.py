"""The base words of a card language: selectors, references, conditions and joined effects, for any game's table."""
