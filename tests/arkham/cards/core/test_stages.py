"""Acts and agendas in play: what they offer and force while current; their backs are tested with the scenarios."""

from __future__ import annotations

import pytest

from orne.arkham.card_text import text
from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.look import keys, me, seen

HOUSE = ("hallway", "attic", "cellar", Place("parlor", revealed=False))


@pytest.mark.parametrize(
    ("act", "scenario"),
    [
        ("the-barrier", "the-gathering"),
        ("what-have-you-done", "the-gathering"),
        ("uncovering-the-conspiracy", "the-midnight-masks"),
        ("disrupting-the-ritual", "the-devourer-below"),
    ],
)
def test_acts_with_an_objective_are_not_advanced_by_clues(act: str, scenario: str) -> None:
    """An Objective of its own replaces spending clues in a turn (1.14)."""
    game = build(Inv(clues=9), act=act, scenario=scenario)
    assert not any(key.startswith("advance") for key in keys(game))
    assert "Objective" in (text(f"core/{act}") or "")


def test_trapped_is_advanced_in_a_turn_without_an_action() -> None:
    """Even after the third action (6, 10)."""
    game = build(
        Inv(clues=2),
        locations=("study",),
        act="trapped",
        later_acts=("the-barrier",),
        set_aside=("hallway", "attic", "cellar", "parlor"),
    )
    game.play("resource", "resource", "resource")
    assert keys(game) == ["advance core/trapped", "end turn"]


def test_ghouls_gather_only_as_the_enemy_phase_ends() -> None:
    """A Ghoul that arrives ready where somebody is engages them, too late to attack in that phase (6, 93)."""
    game = build(
        Inv(),
        locations=HOUSE,
        agenda="theyre-getting-out",
        enemies=[Foe("ghoul-minion", at="attic")],
        encounter_deck=("obscuring-fog",) * 4,
    )
    game.choose("end turn")
    ghoul = seen(game, 0)["enemies"][0]
    assert (ghoul["location"], ghoul["engaged"]) == ("hallway", 0)
    assert (me(game)["damage"], me(game)["horror"]) == (0, 0)
    assert seen(game, 0)["agenda"]["doom"] == 2


def test_ghouls_elsewhere_bring_no_doom() -> None:
    """Only Hallway and Parlor count, and only Ghouls; engaged ones count where their investigator is."""
    game = build(
        Inv(at=2),
        Inv("wendy-adams"),
        locations=HOUSE,
        agenda="theyre-getting-out",
        enemies=[
            Foe("ghoul-minion", engaged=0, exhausted=True),
            Foe("icy-ghoul", engaged=1, exhausted=True),
            Foe("swarm-of-rats", engaged=1, exhausted=True),
        ],
        step="4.6 round ends",
        active=None,
        encounter_deck=("obscuring-fog",) * 4,
    )
    assert seen(game, 0)["agenda"]["doom"] == 1 + 1


def test_ghouls_have_nowhere_to_gather_before_the_parlor_is_there() -> None:
    """In the Study's time the agenda forces nothing."""
    game = build(
        Inv(),
        locations=("study",),
        act="trapped",
        agenda="theyre-getting-out",
        enemies=[Foe("ghoul-minion", at="study", exhausted=True)],
        encounter_deck=("obscuring-fog",) * 4,
    )
    game.choose("end turn")
    assert seen(game, 0)["enemies"][0]["location"] == "study"
    assert seen(game, 0)["agenda"]["doom"] == 1


@pytest.mark.parametrize("agenda", ["predator-or-prey", "time-is-running-short"])
def test_agendas_let_one_go_from_anywhere(agenda: str) -> None:
    """Act and agenda are in reach from everywhere (ahlcg: abilities on act and agenda); resigning is peaceful."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        scenario="the-midnight-masks",
        locations=("northside",),
        act="uncovering-the-conspiracy",
        agenda=agenda,
        enemies=[Foe("acolyte", engaged=0)],
    )
    game.choose(f"use core/{agenda}")
    assert "hurt" not in [entry.kind for entry in game.log]
    assert game.state.gone == ["resigned", ""]
    assert game.state.trauma[0] == (0, 0)
