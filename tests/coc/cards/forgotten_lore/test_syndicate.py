"""The Syndicate's cards of Forgotten Lore."""

from __future__ import annotations

from orne.coc.abilities import Gives
from orne.coc.language import CHARACTER, TERROR
from orne.coc.position import At, Side, build
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


CRONY = "forgotten-lore/danny-obannions-crony"


def test_a_crony_readies_another_criminal_and_gives_it_icons() -> None:
    """Whoever controls it; another copy is another Criminal."""
    game = build(
        Side(play=[CRONY, At(CRONY, exhausted=True), PAUSE, "mad-artist"]),
        Side(play=[At("bag-man", exhausted=True)]),
    )
    assert keys(game) == ["pass", f"use {CRONY}", "use lab/pause"]
    game.choose(f"use {CRONY}")
    assert keys(game) == ["choose core/bag-man", f"choose {CRONY}#2"]
    game.choose("choose core/bag-man")
    assert (state_of(game, "bag-man"), icons(game, "bag-man")) == ("ready", [0, 3, 0, 2])
    assert state_of(game, CRONY) == "exhausted"
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, "bag-man") == [0, 2, 0, 1]


def test_a_ready_criminal_gains_the_icons_all_the_same() -> None:
    """coc/rule/1.3-multiple-effects/a."""
    game = build(Side(play=[CRONY, "bag-man", PAUSE]))
    game.choose(f"use {CRONY}")
    assert (state_of(game, "bag-man"), icons(game, "bag-man")) == ("ready", [0, 3, 0, 2])
    assert keys(game) == ["pass", "use lab/pause"]


def test_an_exhausted_crony_and_one_without_another_criminal_are_not_used() -> None:
    game = build(Side(play=[At(CRONY, exhausted=True), "bag-man", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[CRONY, "mad-artist", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
