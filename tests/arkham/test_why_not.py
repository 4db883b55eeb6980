"""Why not? Reasons with the rulings they rest on, for what a turn does not offer."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("fight", "no enemy is at your location: ahlcg/timing/2-2-1-action-list"),
        ("evade", "no enemy is at your location: ahlcg/timing/2-2-1-action-list"),
        ("engage", "no enemy is at your location: ahlcg/timing/2-2-1-action-list"),
        ("fight icy ghoul", "Icy Ghoul is not at your location: ahlcg/fight-action/a"),
        ("ghoul minion", "Ghoul Minion is not at your location: ahlcg/fight-action/a"),
        ("move core/parlor", "Parlor is not connected to Attic: ahlcg/move-action/a"),
        ("move core/attic", "you are at Attic already: ahlcg/move/i"),
        ("guard dog", "no card you can see is called “guard dog”: ahlcg/ability/c"),
    ],
)
def test_what_a_turn_does_not_offer(asked: str, reason: str) -> None:
    game = build(
        Inv(),
        Inv("wendy-adams", at=1),
        locations=[Place("attic"), "hallway", "parlor"],
        enemies=[Foe("icy-ghoul", at="hallway"), Foe("ghoul-minion", engaged=1)],
    )
    assert [str(each) for each in game.why_not(asked)] == [reason]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("evade ghoul minion", "Ghoul Minion is not engaged with you: ahlcg/evade/f"),
        ("engage icy ghoul", "Icy Ghoul is engaged with you already: ahlcg/engage-action/d"),
    ],
)
def test_enemies_at_the_same_place(asked: str, reason: str) -> None:
    game = build(
        Inv(),
        Inv("wendy-adams"),
        locations=[Place("attic")],
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", engaged=1)],
    )
    assert [str(each) for each in game.why_not(asked)] == [reason]


def test_without_an_action_left() -> None:
    game = build(
        Inv(actions=0, play=[In("beat-cop-2")]), locations=[Place("attic"), "hallway"], enemies=[Foe("icy-ghoul")]
    )
    for asked in ("fight", "move", "investigate", "icy ghoul", "hallway"):
        assert [str(each) for each in game.why_not(asked)] == ["you have no action left: ahlcg/action/a"]


def test_a_place_that_cannot_be_entered_or_investigated() -> None:
    game = build(Inv(), locations=[Place("hallway"), Place("parlor", revealed=False)])
    assert [str(each) for each in game.why_not("move core/parlor")] == [
        "Parlor cannot be entered before it is revealed: ahlcg/cannot/a"
    ]
