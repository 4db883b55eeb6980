"""The readings of the rules as data: code asks a switch by name, never which edition it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orne.kernel.errors import UserError, echo


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of one reading; the defaults are the 2016 rules as the publisher's FAQ has settled them since.

    Where the rules are silent and the FAQ too, the default is what arkham/basics recommends.
    """

    name: str = "2016"
    empty_piles_cost_horror: bool = True
    """arkham/basics/1.13, open: whether drawing costs 1 horror though deck and discard pile are both empty."""
    weaknesses_when_nothing_else: bool = True
    """arkham/basics/1.23, open: whether weaknesses may be chosen where a discard is due and nothing else is left."""
    player_picks_additional_action: bool = True
    """arkham/basics/1.5, from the FAQ: else an additional action for something special goes before one for anything."""


FAQ: Final = Rules()
LETTER: Final = Rules(
    name="2016-letter",
    empty_piles_cost_horror=False,
    weaknesses_when_nothing_else=False,
    player_picks_additional_action=False,
)
"""The rules of 2016 without what the FAQ adds and without our reading of what they leave open."""

EDITIONS: Final = {rules.name: rules for rules in (FAQ, LETTER)}


def edition(name: str) -> Rules:
    """The rules of an edition by its name."""
    try:
        return EDITIONS[name]
    except KeyError:
        raise UserError(f"There is no edition called {echo(name)}; there are {', '.join(EDITIONS)}.") from None
