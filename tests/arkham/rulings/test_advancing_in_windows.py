"""Rulings on when the group may spend its clues to advance the act."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import free, revelation
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Discard, Do
from orne.arkham.position import Foe
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.state import ENCOUNTER_DISCARD
from tests.arkham.laboratory import ACT, DREAMER, DUST, FIEND, SCHOLAR, SECOND_ACT, lab, lab_card, scholar
from tests.arkham.look import keys, record
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def test_the_back_of_an_act_may_take_the_target_of_a_test_away() -> None:
    """ahlcg/example/attack-continues-after-enemy-moved: the test is finished; what has left is not evaded."""

    def chase(g: ArkhamTable) -> None:
        for each in list(g.index.enemies):
            discard(g, each)

    game = lab(scholar(clues=2), enemies=[Foe(FIEND, engaged=0)], backs={ACT: chase}, later_acts=[SECOND_ACT])
    game.play("evade lab/fiend", "advance lab/act")
    fiend = record(game, FIEND)
    assert (fiend.zone, fiend.exhausted) == (ENCOUNTER_DISCARD, False)
    assert asked(game) == (0, "turn")


@pytest.mark.parametrize(("own", "others", "offered"), [(4, 0, True), (3, 9, False)])
def test_under_peril_nobody_else_spends(own: int, others: int, offered: bool) -> None:
    """ahlcg/peril/b: the investigator who drew the card pays alone."""

    def brave(g: ArkhamTable, use: Use) -> None:
        """Test willpower (1)."""
        plain_test(g, use.seat, WILLPOWER, 1, use)

    def meet(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card."""
        draw_encounter(g, use.seat)

    alone = lab_card("alone-with-it", revelation(Do(brave)), type="treachery", keywords=("peril",))
    door = lab_card("door-to-peril", free(Do(meet), Discard()))
    game = lab(
        scholar(clues=own, play=[door]), scholar(DREAMER, clues=others), encounter_deck=[alone, DUST],
        later_acts=[SECOND_ACT],
    )  # fmt: skip
    game.choose("use lab/door-to-peril")
    assert (asked(game), keys(game) == ["advance lab/act", "pass"]) == ((0, "window" if offered else "turn"), offered)
    if offered:
        game.choose("advance lab/act")
        assert (record(game, SCHOLAR).clues, asked(game)) == (0, (0, "turn"))
