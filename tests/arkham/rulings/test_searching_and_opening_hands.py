"""Rulings on what answers a search, and on opening hands of another size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.language import OpeningHand
from orne.arkham.rulebook import new_game
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import lab_card
from tests.look import asked

if TYPE_CHECKING:
    pass


# ---- opening hands

NOTES = [lab_card(f"note-{letter}", cost=99) for letter in "abcdefghijklmnop"]
MORE = lab_card("good-start", OpeningHand(more=1), permanent=True)


def begin(investigator: str, *more: str) -> Game[State]:
    """A new scenario with 16 different cards, two weaknesses, and what begins in play."""
    deck = [*NOTES, "core/paranoia", "core/amnesia", *more]
    return new_game("the-gathering", [{"id": investigator, "deck": deck}], 5)


def test_one_card_more_without_another_text() -> None:
    """Five cards and one."""
    game = begin("core/roland-banks", MORE)
    assert (asked(game), len(game.state.hand[0])) == ((0, "mulligan"), 6)
