"""What the tests of the rules share: reading a game, and plain cards of our own making."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from orne.coc import events, values
from orne.coc.abilities import Choose, Trigger, Use, action
from orne.coc.events import Event
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, ExhaustThis, Wound
from orne.coc.state import ZONE_NAMES, State
from orne.coc.table import CocTable
from orne.kernel.game import Game
from tests.coc.laboratory import lab_card

EDITIONS = ("ccg-2.0", "lcg-1.4", "lcg-3.0", "lcg-4")
in_all_editions = pytest.mark.parametrize("edition", EDITIONS)


@dataclass(frozen=True)
class Say:
    """An effect that only leaves a word in the log."""

    word: str
    succeeds: bool = True
    possible = None

    @property
    def text(self) -> str:
        return f"say {self.word}"

    def do(self, g: CocTable, use: Use) -> bool:
        g.note("said", use.holder, use.holder, use.seat, after=self.word)
        return self.succeeds


def on(kind: str, test: Callable[[CocTable, Use, Event], bool] | None = None, **rest: Any) -> Trigger:
    """Any event of a kind, or those that pass a test."""
    return Trigger(kind, test or (lambda g, use, event: True), f"after {kind}", **rest)


def mine(kind: str, **rest: Any) -> Trigger:
    """An event about the card itself."""
    return on(kind, lambda g, use, event: event.subject == use.me, **rest)


BELL = lab_card("bell", action(Say("ding"), cost=ExhaustThis()), type="support", skill=None)
"""Something that can always be done as an action, so that the windows stay open."""
GUN = lab_card("gun", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()), type="support")
PAWN = lab_card("pawn")
OAF = lab_card("oaf", keywords=(("toughness", 2),))
BORE = lab_card("bore")
"""Characters without text."""


def keys(game: Game[State]) -> list[str]:
    """What is offered."""
    assert game.decision is not None
    return sorted(game.decision.keys)


def asked(game: Game[State]) -> tuple[int, str]:
    """Who is asked, and what kind of question it is."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def uid(game: Game[State], card: str, number: int = 1) -> int:
    """The nth card of a kind, by its id."""
    card = card if "/" in card else f"core/{card}"
    kinds = game.state.catalogue.kinds
    return [each.uid for each in game.state.cards if kinds[each.kind].slug == card][number - 1]


def card(game: Game[State], name: str, number: int = 1) -> Any:
    """The record of a card."""
    return game.state.cards[uid(game, name, number)]


def skill(game: Game[State], name: str, number: int = 1) -> int:
    """A character's skill as the game reads it."""
    return values.skill(_table(game), uid(game, name, number))


def icons(game: Game[State], name: str, number: int = 1) -> list[int]:
    """A character's icons: Terror, Combat, Arcane, Investigation."""
    return [values.icons(_table(game), uid(game, name, number), icon) for icon in values.STRUGGLES]


def _table(game: Game[State]) -> CocTable:
    assert isinstance(game.table, CocTable)
    return game.table


def table(game: Game[State]) -> CocTable:
    """The table, for asking the rules."""
    return _table(game)


def zone_of(game: Game[State], name: str, number: int = 1) -> str:
    """The name of the zone a card lies in."""
    return ZONE_NAMES[card(game, name, number).zone]


def side(game: Game[State], seat: int, place: str) -> list[str]:
    """The ids of a player's cards in a place, as everybody sees them."""
    found = game.view(seat)["players"][seat][place]
    return [each["card"] for each in found] if place == "play" else found


def step(game: Game[State]) -> str:
    """The step of the turn chart."""
    return str(game.view(None)["step"])


def log(game: Game[State], *kinds: str) -> list[str]:
    """What happened, of some kinds, each with the card it happened to or the word that was said."""
    kind_of = game.state.catalogue.kinds
    found: list[str] = []
    for entry in game.log:
        if entry.kind in kinds:
            if entry.kind == "said":
                found.append(str(entry.after))
            elif entry.subject >= 0:
                found.append(f"{entry.kind} {kind_of[game.state.cards[entry.subject].kind].slug.partition('/')[2]}")
            else:
                found.append(entry.kind)
    return found


def said(game: Game[State]) -> list[str]:
    """The words in the log, in order."""
    return log(game, "said")


def idle(game: Game[State]) -> bool:
    """Whether the last action is over: nothing is left that could be answered."""
    return not _table(game).occurred and (game.decision is None or game.decision.kind != "response")


def pass_to(game: Game[State], wanted: str, most: int = 60) -> None:
    """Pass until the step of that name asks something."""
    for _ in range(most):
        if step(game) == wanted:
            return
        offered = keys(game)
        game.choose(next((word for word in ("pass", "done", "none") if word in offered), offered[0]))
    raise AssertionError(f"the game never came to {wanted}")


def source_class(game: Game[State], kind: str) -> list[str]:
    """Whether the entries of a kind are card effects or game effects."""
    return ["game" if entry.source < 0 else "card" for entry in game.log if entry.kind == kind]


WOUND, DRAWS, USE, DESTROY = events.WOUND, events.DRAWS, events.USE, events.DESTROY
