"""A story has no controller: "you" in the text of a conspiracy means every player.

coc/faq/conspiracy-has-no-controller
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from orne.coc.abilities import (
    Ability,
    Amount,
    Blanks,
    Cannot,
    Condition,
    Gives,
    GivesAbility,
    GivesStruggle,
    ImmuneTo,
    Use,
)
from orne.coc.card_text import ability_text
from orne.coc.selector import Sel

if TYPE_CHECKING:
    from orne.coc.table import CocTable

_YOU = re.compile(r"\byou(rs?)?\b", re.IGNORECASE)


def speaks_to_you(ability: Ability) -> bool:
    """Whether the text of an ability has the word that means every player."""
    # The ruling is about the word itself; the text is put together from what the ability declares.
    return _YOU.search(ability_text(ability)) is not None


def for_any_player(ability: Ability) -> Ability:
    """A passive about certain cards that reaches those which any of the players as "you" would make it reach, once."""
    if not speaks_to_you(ability):
        return ability
    if isinstance(ability, Gives):
        amount = ability.amount
        if not isinstance(amount, int):
            amount = _as_the_one_meant(amount, ability.to, ability.while_)
        return replace(ability, to=_of_any(ability.to, ability.while_), while_=None, amount=amount)
    if isinstance(ability, GivesAbility):
        return replace(ability, to=_of_any(ability.to, ability.while_), while_=None)
    if isinstance(ability, Cannot):
        return replace(ability, what=_of_any(ability.what, ability.while_), while_=None)
    if isinstance(ability, GivesStruggle):
        return replace(ability, to=_of_any(ability.to))
    if isinstance(ability, Blanks):
        return replace(ability, what=_of_any(ability.what))
    if isinstance(ability, ImmuneTo):
        return replace(ability, who=_of_any(ability.who), sources=_of_any(ability.sources))
    return ability


def _each(use: Use) -> Iterator[Use]:
    """The same point of view, each player being "you" in turn."""
    for seat in (0, 1):
        yield Use(use.ability, use.holder, use.card, seat, use.home, use.event)


def _of_any(what: Sel, while_: Condition | None = None) -> Sel:
    """What a selector means with any of the players as "you", while a condition holds for the same player."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        return any(what.test(g, you, uid) and (while_ is None or while_.test(g, you)) for you in _each(use))

    return Sel(test, what.noun, what.before, what.after, what.place)


def _as_the_one_meant(amount: Amount, what: Sel, while_: Condition | None) -> Amount:
    """An amount worked out for the player as whom the card is meant."""

    def worked_out(g: CocTable, use: Use, uid: int) -> int:
        for you in _each(use):
            if what.test(g, you, uid) and (while_ is None or while_.test(g, you)):
                return amount(g, you, uid)
        return 0

    return worked_out
