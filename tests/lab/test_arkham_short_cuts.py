"""Short cuts of the rules of Arkham Horror, held against the long way in random games."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Use
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import initiating, playing
from orne.arkham.state import DISCARD, HAND
from orne.arkham.table import ArkhamTable
from orne.build import is_compiled
from orne.kernel.decision import Option
from orne.kernel.game import play_out, random_policy
from orne.lab.games import scenario_game

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled rules call each other without looking names up")


def test_cards_that_may_be_played_are_those_of_all_cards_one_of_each_kind_and_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    short, doubles, twice = initiating.card_options, 0, 0

    def held(g: ArkhamTable, seat: int, *, fast: bool) -> list[Option]:
        nonlocal doubles, twice
        found = short(g, seat, fast=fast)
        every: dict[tuple[int, int], str] = {}
        for uid in playing.playable(g, seat):
            card = g.state.cards[uid]
            if playing.moment_refusal(g, seat, uid, in_turn=not fast) is None and g.kind(uid).fast == fast:
                use = Use(g.kind(uid).played, uid, card, seat)
                if initiating.refusal(g, use) is None:
                    doubles += (card.kind, card.zone) in every
                    every.setdefault((card.kind, card.zone), f"play {g.ref(uid)} {playing.where_from(g, uid)}".strip())
        twice += any((kind, DISCARD) in every and (kind, HAND) in every for kind, _ in every)
        assert [option.key for option in found] == list(every.values())
        return found

    monkeypatch.setattr(initiating, "card_options", held)
    for number in range(40):
        play_out(RULEBOOK, scenario_game("the-gathering", ("wendy",), number), [random_policy(number)])
    assert doubles
    assert twice
