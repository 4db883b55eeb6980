"""A small campaign of trial cards: a hall with two doors, and what is behind them."""
