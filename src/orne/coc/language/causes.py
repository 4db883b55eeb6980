"""Whose doing something is, and by what it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from orne.coc.abilities import FORCED, PART, Ability, Triggered
from orne.coc.events import Event
from orne.coc.facts import STRUGGLE_NAMES
from orne.coc.state import PLAY, ROW
from orne.kernel.language.selector import article

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "ANYBODY", "ARCANE_STRUGGLE", "CARD_EFFECT", "COMBAT_STRUGGLE", "INVESTIGATION_STRUGGLE", "OPPONENT",
    "OPPONENTS_EFFECT", "TERROR_STRUGGLE", "THE_RULES", "TRIGGERED_EFFECT", "YOU", "YOUR_EFFECT", "Cause", "Whose",
    "is_card_effect", "is_triggered_ability",
]  # fmt: skip

Test = Callable[["CocTable", "Use", Event], bool]


class Whose(NamedTuple):
    """A player, as seen from an ability."""

    test: Test
    words: str
    yours: bool = False

    def does(self, verb: str, rest: str = "") -> str:
        """The player with a verb in its plain form."""
        ending = "" if self.yours else "es" if verb.endswith(("s", "sh", "ch")) else "s"
        return f"{self.words} {verb}{ending} {rest}".rstrip()

    @property
    def own(self) -> str:
        """Their."""
        return "your" if self.yours else "their"


YOU = Whose(lambda g, use, event: event.seat == use.seat, "you", True)
OPPONENT = Whose(lambda g, use, event: event.seat != use.seat, "an opponent")
ANYBODY = Whose(lambda g, use, event: True, "a player")


class Cause(NamedTuple):
    """By what something happens."""

    test: Test
    words: str


def is_card_effect(g: CocTable, source: Use) -> bool:
    """Whether a card does it; one document calls a Forced Response a game effect (coc/rule/1.11-forced-responses/c)."""
    kind = getattr(source.ability, "kind", "")
    return kind != FORCED or g.rules.forced_response_is_card_effect


def is_triggered_ability(source: Use) -> bool:
    """Whether it stands on a card already in play, as an event's effect does not (coc/rule/ccg-triggered-effects/b).

    One document defines the words; no other gives them another meaning. A later part of an effect is not triggered.
    """
    return source.card.zone in (PLAY, ROW) and source.ability.kind != PART


def _by_card(g: CocTable, use: Use, event: Event) -> bool:
    """Whether a text does it; what the rules do, such as playing a card, has something else in a text's place."""
    source = event.source
    return source is not None and isinstance(source.ability, Ability) and is_card_effect(g, source)


CARD_EFFECT = Cause(_by_card, "through a card effect")
YOUR_EFFECT = Cause(
    lambda g, use, event: _by_card(g, use, event) and event.source is not None and event.source.user == use.seat,
    "through a card effect of yours",
)
OPPONENTS_EFFECT = Cause(
    lambda g, use, event: _by_card(g, use, event) and event.source is not None and event.source.user != use.seat,
    "through an opponent's card effect",
)


THE_RULES = Cause(lambda g, use, event: event.source is None, "as the rules have it")
"""Not through a card effect: the framework of the turn does it."""


def _by_triggered(g: CocTable, use: Use, event: Event) -> bool:
    return event.source is not None and isinstance(event.source.ability, Triggered)


TRIGGERED_EFFECT = Cause(_by_triggered, "through a triggered effect")
"""Of any of the four trigger words, an event card's included (coc/rule/ccg-triggered-effects/a)."""


def _by_struggle(struggle: int) -> Cause:
    name = STRUGGLE_NAMES[struggle]
    words = f"as the result of {article(name)} {name} struggle"
    return Cause(lambda g, use, event: event.source is None and event.struggle == struggle, words)


TERROR_STRUGGLE, COMBAT_STRUGGLE, ARCANE_STRUGGLE, INVESTIGATION_STRUGGLE = map(_by_struggle, range(4))
