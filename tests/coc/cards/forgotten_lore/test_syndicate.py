"""The Syndicate's cards of Forgotten Lore."""

from __future__ import annotations

from orne.coc.abilities import Gives
from orne.coc.language import CHARACTER, TERROR
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import cards_of, icons, idle, keys, pass_to_phase, state_of

COLLECTOR = "forgotten-lore/richard-finchington-iii"
BEAST = lab_card("rf-beast", subtypes=("Creature",), icons=(2, 1, 0, 0), cost=0)
BRAVE = lab_card("rf-brave", subtypes=("Monster",), icons=(2, 1, 0, 0), keywords=(("willpower", 1),), cost=0)
DREAD = lab_card("rf-dread", Gives(CHARACTER, TERROR, 1), type="support")


def test_a_monster_that_comes_loses_its_terror_and_goes_insane() -> None:
    """Even in the turn of its controller, and whose it is does not matter."""
    game = build(
        Side(hand=["guardian-shoggoth"], play=[PAUSE], domains=["cthulhu:3"]),
        Side(play=[COLLECTOR, "guardian-shoggoth"]),
    )
    game.choose("play core/guardian-shoggoth domain 1")
    assert [each["state"] for each in cards_of(game, 0).values()] == ["ready", "insane"]
    assert state_of(game, "guardian-shoggoth") == "ready", "who was there before is left alone"
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert idle(game)


def test_a_creature_goes_insane_though_another_card_gives_it_terror() -> None:
    game = build(Side(hand=[BEAST], play=[COLLECTOR, DREAD, PAUSE]))
    game.choose(f"play {BEAST}")
    assert state_of(game, BEAST) == "insane"
    assert idle(game)


def test_willpower_keeps_it_sane_without_terror_until_the_end_of_the_phase() -> None:
    game = build(Side(hand=[BRAVE], play=[COLLECTOR, DREAD, PAUSE]))
    game.choose(f"play {BRAVE}")
    assert (state_of(game, BRAVE), icons(game, BRAVE)) == ("ready", [0, 1, 0, 0])
    pass_to_phase(game, "story")
    assert icons(game, BRAVE) == [3, 1, 0, 0]


def test_other_characters_come_unharmed() -> None:
    game = build(Side(hand=["mad-artist"], play=[COLLECTOR, PAUSE], domains=["hastur:5"]))
    game.choose("play core/mad-artist domain 1")
    assert state_of(game, "mad-artist") == "ready"
    assert idle(game)
