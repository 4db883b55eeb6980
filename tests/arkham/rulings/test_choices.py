"""Rulings on what may be chosen: options with and without "must", any number, qualifiers, what cannot be attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import free
from orne.arkham.language import (
    ENEMY,
    READY,
    THEM,
    Choose,
    Chosen,
    Discard,
    Draw,
    Exhausts,
    Then,
)
from orne.arkham.position import Foe
from orne.arkham.table import MOST_WAYS
from tests.arkham.laboratory import FIEND, lab, lab_card, scholar
from tests.arkham.look import keys, record
from tests.look import asked

if TYPE_CHECKING:
    pass


# ---- any number

SLEEP = Then(Chosen(Exhausts(THEM), Choose(ENEMY & READY, any_number=True)), Draw())
LULLABY = lab_card("lullaby-for-many", free(SLEEP, Discard()))


def test_any_number_of_many_is_picked_one_by_one_until_done() -> None:
    """ahlcg/target/c: eight enemies can be chosen in more ways than a question lists; none is asleep before all are."""
    game = lab(scholar(play=[LULLABY]), enemies=[Foe(FIEND, engaged=0)] * 8)
    game.choose("use lab/lullaby-for-many")
    assert MOST_WAYS < 2**8
    assert keys(game) == ["exhaust lab/fiend", *(f"exhaust lab/fiend#{number}" for number in range(2, 9)), "done"]
    game.play("exhaust lab/fiend#3", "exhaust lab/fiend")
    assert not any(card.exhausted for card in game.state.cards)
    game.choose("done")
    assert [record(game, FIEND, number).exhausted for number in range(8)] == [True, False, True] + [False] * 5
    assert (len(game.state.hand[0]), asked(game)) == (1, (0, "turn"))
