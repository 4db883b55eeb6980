"""A bot that plays on in its mind: options are tried on the same deals with the same chance, and the best is taken.

Nothing here knows a game: what may be tried, who plays on and what a position is worth is an ``Approach`` of each game.
"""

from __future__ import annotations

from orne.bots.search.approach import Approach, Arm, Came
from orne.bots.search.bot import SearchBot, strengths
from orne.bots.search.budget import Budget
from orne.bots.search.halving import Contest

__all__ = ["Approach", "Arm", "Budget", "Came", "Contest", "SearchBot", "strengths"]
