"""Short cuts of the rules of Call of Cthulhu, held against the long way in random games with newer sets."""

from __future__ import annotations

from typing import Any

import pytest

from orne.build import is_compiled
from orne.coc import selector
from orne.coc.abilities import Use
from orne.coc.index import Index
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules import claims, playing, targets
from orne.coc.selector import Sel
from orne.coc.state import State
from orne.coc.table import CocTable
from orne.kernel.decision import Option
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


def test_who_is_not_asked_again_has_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    short, looked_at, unasked = playing.options, playing.listed, 0
    looked = False

    def listed(g: CocTable, seat: int, operations: bool, texts: bool) -> list[Option]:
        nonlocal looked
        looked = True
        return looked_at(g, seat, operations, texts)

    def held(g: CocTable, seat: int) -> list[Option]:
        nonlocal looked, unasked
        looked = False
        found = short(g, seat)
        if not looked:
            unasked += 1
            assert looked_at(g, seat, seat == g.state.active and g.phase == "operations", texts=True) == found
        return found

    monkeypatch.setattr(playing, "listed", listed)
    monkeypatch.setattr(playing, "options", held)
    play(range(12, 24))
    assert unasked


def test_as_many_cards_exist_as_a_selector_means(monkeypatch: pytest.MonkeyPatch) -> None:
    short, asked = selector.exists, 0

    def held(g: CocTable, use: Use, what: Sel, count: int = 1) -> bool:
        nonlocal asked
        asked += 1
        found = short(g, use, what, count)
        assert found == (len(selector.candidates(g, use, what)) >= count), what.phrase()
        return found

    monkeypatch.setattr(targets, "exists", held)
    play(range(24, 30))
    assert asked


def test_an_index_kept_as_somebody_commits_is_the_one_that_would_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    short, kept = State.recommitted, 0

    def held(state: State, uid: int) -> None:
        nonlocal kept
        short(state, uid)
        if state.index is not None:
            kept += 1
            fresh = state.copy()
            fresh.changed()
            assert _said(state.index) == _said(CocTable(fresh).index)
            assert CocTable(state).committed == CocTable(fresh).committed

    monkeypatch.setattr(State, "recommitted", held)
    play(range(30, 40))
    assert kept


def _said(index: Index) -> dict[str, Any]:
    """What an index lists, the uses in it as plain data."""

    def plain(thing: Any) -> Any:
        if isinstance(thing, Use):
            return thing.ability, thing.holder, thing.seat, thing.home, thing.card.story, thing.card.host
        if isinstance(thing, dict):
            return {key: plain(value) for key, value in thing.items()}
        return [plain(each) for each in thing] if isinstance(thing, list | tuple) else thing

    return {name: plain(getattr(index, name)) for name in Index.__slots__ if name != "peaceful"}
