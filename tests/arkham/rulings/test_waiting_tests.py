"""Rulings on skill tests that come up inside another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import Condition, event
from orne.arkham.facts import INTELLECT
from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language import SELF, Do, Evading, Immune
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import Result
from orne.arkham.state import ENCOUNTER_DISCARD, PLAY
from tests.arkham.laboratory import FIEND, lab, lab_card, scholar
from tests.arkham.look import discard as discard_pile
from tests.arkham.look import hurt, keys, record
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


IN_A_TEST = Condition(lambda g, use: g.test is not None, "during a test")


def test_its_results_are_effects_of_the_card_that_asked_for_it() -> None:
    """ahlcg/immune/a: an enemy immune to player cards is not discarded by the waiting test of an event."""
    idol = lab_card("unmoved-idol", Immune(SELF, PLAYER_CARDS), type="enemy")

    def banish(g: ArkhamTable, use: Use) -> None:
        """Test intellect (1); on a success, discard every enemy."""

        def sweep(g: ArkhamTable, test: SkillTest) -> None:
            for each in list(g.index.enemies):
                discard(g, each)

        plain_test(g, use.seat, INTELLECT, 1, use, lambda test: test.on_success.append(Result("sweep", sweep)))

    rite = lab_card("inner-rite", event(Do(banish), during=IN_A_TEST), type="event", keywords=("fast",))
    game = lab(scholar(hand=[rite]), enemies=[Foe(idol, engaged=0), Foe(FIEND, engaged=0)], bag=("0",))
    game.play("evade lab/fiend", "play lab/inner-rite")
    assert [record(game, each).zone for each in (idol, FIEND)] == [PLAY, ENCOUNTER_DISCARD]
    assert asked(game) == (0, "turn")


def test_it_begins_when_the_whole_action_is_over() -> None:
    """ahlcg/nested-skill-tests/a: the event that was played for the first test lies in the discard pile by then."""
    slip = lab_card("slip-by", event(Evading()), type="event")
    game = build(
        Inv("skids-otoole", hand=[slip, "survival-instinct", "guts"], resources=0),
        scenario="the-devourer-below",
        locations=["main-path", "arkham-woods-unhallowed-ground"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.play(
        "play lab/slip-by", "commit core/survival-instinct", "apply evade", "move core/arkham-woods-unhallowed-ground"
    )
    assert keys(game) == ["commit core/guts", "done"]
    assert discard_pile(game) == ["survival-instinct", "lab/slip-by"]
    game.choose("done")
    assert (hurt(game), asked(game)) == ((1, 1), (0, "turn"))
