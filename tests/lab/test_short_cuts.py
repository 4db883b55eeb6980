"""Short cuts of the rules of Call of Cthulhu, held against the long way in random games with newer sets."""

from __future__ import annotations

import pytest

from orne.build import is_compiled
from orne.coc import selector
from orne.coc.abilities import Use
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules import claims
from orne.coc.selector import Sel
from orne.coc.table import CocTable
from orne.kernel.game import play_out, random_policy
from orne.lab.games import built_game

SETS = ("core", "the-yuggoth-contract", "secrets-of-arkham")

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled rules call each other without looking names up")


def play(numbers: range) -> None:
    """Play random games to their ends."""
    for number in numbers:
        policy = random_policy(number)
        play_out(RULEBOOK, built_game(number, SETS), [policy, policy])


def test_where_paying_is_said_to_bring_nothing_about_it_brings_nothing_about(monkeypatch: pytest.MonkeyPatch) -> None:
    short, asked = claims.brings_about, 0

    def held(g: CocTable, use: Use) -> bool:
        nonlocal asked
        ability, found = use.ability, False
        if ability.cost is not None:
            for spent in claims._payments(g, use, ability.cost.claims(g, use)):
                if any(way != claims.KEEP for _, way in spent):
                    found = found or claims._supposed(g, spent, lambda: bool(ability.possible(g, use)))
        assert short(g, use) == found, ability.text
        asked += 1
        return found

    monkeypatch.setattr(claims, "brings_about", held)
    play(range(6))
    assert asked


def test_characters_that_the_index_lists_are_those_a_selector_means(monkeypatch: pytest.MonkeyPatch) -> None:
    short, asked = selector._listed, 0

    def held(g: CocTable, use: Use, what: Sel) -> list[int] | None:
        nonlocal asked
        found = short(g, use, what)
        if found is not None:
            rest = what.rest
            meant = [uid for uid in selector.look(g, use, what.place) if what.test(g, use, uid)]
            assert meant == [uid for uid in found if rest is None or rest(g, use, uid)], what.phrase()
            asked += 1
        return found

    monkeypatch.setattr(selector, "_listed", held)
    play(range(6, 12))
    assert asked
