"""Cards with a bold word: what must be there for it, and that it provokes nobody (arkham/basics/6.2)."""

from __future__ import annotations

import pytest

from orne.arkham.card_text import text
from orne.arkham.position import Foe, Inv, build
from tests.arkham.look import bare, idle, keys, me

WEAPONS = (
    "45-automatic", "machete", "shotgun-4", "switchblade", "41-derringer", "shrivelling", "baseball-bat",
    "rolands-38-special",
)  # fmt: skip


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("core/45-automatic", "Action: Fight."),
        ("core/burglary", "Action: Investigate."),
        ("core/flashlight", "Action: Investigate."),
        ("core/mob-enforcer", "Action: Parley."),
        ("core/main-path", "Action: Resign."),
    ],
)
def test_the_text_names_the_bold_word_before_the_cost(card: str, words: str) -> None:
    """Before the cost, where the effect does not begin with the word itself."""
    assert words in (text(card) or "")


def brought_by(card: str, *, played: bool, enemies: list[Foe]) -> list[str]:
    """The options that the card brings."""
    person = Inv("daisy-walker", hand=[card]) if played else Inv("daisy-walker", play=[card])
    return [key for key in keys(build(person, locations=["hallway"], enemies=enemies)) if card in key]


@pytest.mark.parametrize("card", WEAPONS)
def test_to_fight_with_an_asset_provokes_nobody_and_needs_an_enemy(card: str) -> None:
    """Neither the enemy fought nor another strikes; the miss has no consequence of its own."""
    assert brought_by(card, played=False, enemies=[]) == []
    game = build(
        Inv("daisy-walker", play=[card], resources=0),
        locations=["hallway"],
        enemies=[Foe("acolyte", engaged=0), Foe("wizard-of-the-order", engaged=0)],
        bag=("-8",),
    )
    game.choose(f"use core/{card}")
    assert keys(game) == ["fight core/acolyte", "fight core/wizard-of-the-order"]
    game.choose("fight core/acolyte")
    assert (me(game)["damage"], me(game)["horror"], me(game)["actions"]) == (0, 0, 2)
    assert idle(game)


@pytest.mark.parametrize(
    ("card", "verb"),
    [("backstab", "fight"), ("blinding-light", "evade"), ("blinding-light-2", "evade"), ("cunning-distraction", "")],
)
def test_an_event_with_a_bold_word_needs_what_the_word_needs(card: str, verb: str) -> None:
    """The same for what is played; Cunning Distraction asks nothing, for it takes them all."""
    assert brought_by(card, played=True, enemies=[]) == []
    game = build(
        Inv("daisy-walker", hand=[card]),
        locations=["hallway"],
        enemies=[Foe("acolyte", engaged=0), Foe("wizard-of-the-order", engaged=0)],
        bag=("-8",),
    )
    game.choose(f"play core/{card}")
    if verb:
        assert keys(game) == [f"{verb} core/acolyte", f"{verb} core/wizard-of-the-order"]
        game.choose(f"{verb} core/acolyte")
    assert (me(game)["damage"], me(game)["horror"], me(game)["actions"]) == (0, 0, 2)
    assert bare(me(game)["discard"]) == [card]
    assert idle(game)
