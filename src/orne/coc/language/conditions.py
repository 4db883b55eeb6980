"""Conditions: when a passive works, when an ability may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Condition
from orne.coc.facts import FACTION_NAMES
from orne.coc.language.select import CHARACTER, YOURS
from orne.coc.rules import entering, readiness
from orne.coc.rules.chart import NUMBER
from orne.coc.selector import Sel, exists, in_play_words
from orne.coc.state import NOWHERE, PLAY

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "BEFORE_COMMITTING", "ENTERED_DISCARD_THIS_PHASE", "HOST_CONTROLLERS_TURN", "HOST_IS_COMMITTED", "IS_DAY",
    "IS_NIGHT", "OPPONENTS_TURN", "OPPONENT_PUT_A_CHARACTER_INTO_PLAY", "REFRESH", "THIS_IS_COMMITTED",
    "THIS_IS_READY", "YOUR_OPERATIONS", "YOUR_TURN", "all_yours_are", "there_are", "there_is", "you_control_no",
]  # fmt: skip


def _during(phase: str, own: bool, text: str) -> Condition:
    return Condition(lambda g, use: g.phase == phase and (not own or g.state.active == use.seat), text)


YOUR_OPERATIONS = _during("operations", True, "during your operations phase")
REFRESH = _during("refresh", False, "during the refresh phase")
BEFORE_COMMITTING = Condition(
    lambda g, use: g.state.active == use.seat and g.phase == "story" and g.state.step <= NUMBER["story actions"],
    "in your story phase, before characters commit",
)


def all_yours_are(name: str) -> Condition:
    """All your cards are of one faction; a card of none spoils it (coc/rule/2.38-neutral-no-faction/b)."""

    def test(g: CocTable, use: Use) -> bool:
        mine = (uid for uid in g.state.play if g.state.cards[uid].controller == use.seat)
        return all(values.faction(g, uid) == name for uid in mine)

    return Condition(test, f"while you control only {FACTION_NAMES[name]} cards")


YOUR_TURN = Condition(lambda g, use: g.state.active == use.seat, "on your turn")
OPPONENTS_TURN = Condition(lambda g, use: g.state.active != use.seat, "on an opponent's turn")
IS_DAY = Condition(lambda g, use: values.is_day(g), "while it is Day")
IS_NIGHT = Condition(lambda g, use: values.is_night(g), "while it is Night")
THIS_IS_READY = Condition(lambda g, use: readiness.is_ready(g, use.holder), "while this card is ready")
OPPONENT_PUT_A_CHARACTER_INTO_PLAY = Condition(
    lambda g, use: entering.has_put_into_play(g, 1 - use.seat),
    "if an opponent has put a character into play through a card effect this turn",
)
THIS_IS_COMMITTED = Condition(
    lambda g, use: g.state.cards[use.holder].zone == PLAY and g.state.cards[use.holder].story != NOWHERE,
    "while this card is committed to a story",
)
HOST_IS_COMMITTED = Condition(
    lambda g, use: g.state.cards[g.state.cards[use.holder].host].story != NOWHERE,
    "while the attached character is committed to a story",
)
ENTERED_DISCARD_THIS_PHASE = Condition(
    lambda g, use: g.state.cards[use.holder].entered == g.state.phase_number,
    "if this card entered your discard pile this phase",
)
HOST_CONTROLLERS_TURN = Condition(
    lambda g, use: (
        g.state.cards[use.holder].host != NOWHERE
        and g.state.cards[g.state.cards[use.holder].host].controller == g.state.active
    ),
    "on its controller's turn",
)


def there_is(what: Sel) -> Condition:
    """A card of a kind is there."""
    return Condition(lambda g, use: exists(g, use, what), f"while there is {what.phrase()}{in_play_words(what)}")


def there_are(number: int, what: Sel) -> Condition:
    """So many cards of a kind are there, or more."""
    words = f"there are {number} or more {what.plural()} in play"
    if what is CHARACTER:  # the index has counted them
        return Condition(lambda g, use: len(g.index.characters[0]) + len(g.index.characters[1]) >= number, words)
    return Condition(lambda g, use: exists(g, use, what, number), words)


def you_control_no(what: Sel) -> Condition:
    """You control no card of a kind."""
    mine = what & YOURS
    return Condition(lambda g, use: not exists(g, use, mine), f"if you control no {what.bare()}")
