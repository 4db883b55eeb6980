"""The examples of the Rules Reference, with printed cards (ahlcg/example/…)."""

from __future__ import annotations

from orne.arkham.position import Foe, Inv, build
from tests.arkham.laboratory import WENDY
from tests.arkham.look import foe
from tests.look import asked, happened


def test_stray_cat_is_not_a_test() -> None:
    """ahlcg/example/hope-and-stray-cat: nothing can be committed to it."""
    game = build(Inv(WENDY, play=["stray-cat"], hand=["survival-instinct"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/stray-cat")
    assert (asked(game), happened(game, "test", "token")) == ((0, "turn"), [])
    assert foe(game, "ghoul-minion")["exhausted"]
