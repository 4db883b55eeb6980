"""Shub-Niggurath's cards of Secrets of Arkham."""

from __future__ import annotations

from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import icons, idle, keys

SURGEON = "secrets-of-arkham/mi-go-surgeon"
DRONE, QUEEN = (lab_card(name, subtypes=("Mi-Go",), icons=(0, 1, 0, 0)) for name in ("sa-drone", "sa-queen"))


def test_every_mi_go_has_an_arcane_icon_more() -> None:
    """Its own side's, the opponent's, and itself; no other character."""
    game = build(
        Side(hand=[SURGEON], play=[DRONE, "bag-man", PAUSE], domains=["shub-niggurath:3"]),
        Side(play=[QUEEN]),
    )
    assert icons(game, DRONE) == [0, 1, 0, 0]
    assert keys(game) == ["pass", f"play {SURGEON} domain 1", "use lab/pause"]
    game.choose(f"play {SURGEON} domain 1")
    assert icons(game, DRONE) == [0, 1, 1, 0]
    assert icons(game, QUEEN) == [0, 1, 1, 0]
    assert icons(game, SURGEON) == [0, 1, 1, 1]
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_two_surgeons_give_two_icons_and_an_insane_one_gives_none() -> None:
    game = build(Side(play=[DRONE, SURGEON, SURGEON, At(SURGEON, insane=True)]))
    assert icons(game, DRONE) == [0, 1, 2, 0]
