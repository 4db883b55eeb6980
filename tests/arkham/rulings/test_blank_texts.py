"""Rulings on text boxes that are blank: nothing printed there is at work any more (ahlcg/blank/a)."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import event
from orne.arkham.language import (
    CHOSEN,
    ENEMY,
    HERE,
    IT,
    LOCATION,
    OTHER,
    YOURS,
    Blank,
    Choose,
    Until,
    card_type,
)
from orne.arkham.position import Foe, Inv, Place, build
from tests.arkham.laboratory import lab_card
from tests.arkham.look import deck, discard, encounter_pile, foe, foes, idle, in_play, keys, offers, pass_to, words
from tests.look import asked

HUSH = lab_card("hush-of-things", Blank(card_type("asset") & OTHER))
HAZE = lab_card("haze", Blank(LOCATION & HERE))
OBLIVION = lab_card(
    "oblivion",
    event(Until("phase", Blank(CHOSEN), who=IT), Choose(card_type("asset") & YOURS, verb="blank")),
    type="event",
)
WOODS: dict[str, Any] = {"scenario": "the-devourer-below", "bag": ("0",)}


def test_a_blank_amulet_neither_plays_from_the_discard_pile_nor_puts_under_the_deck() -> None:
    wendy = Inv(
        "wendy-adams", play=["wendys-amulet", HUSH], hand=["emergency-cache"], discard=["lucky", "hot-streak-4"]
    )
    game = build(wendy, locations=["hallway"])
    assert keys(game) == ["investigate core/hallway", "draw", "resource", "play core/emergency-cache", "end turn"]
    before = deck(game)
    game.choose("play core/emergency-cache")
    assert (discard(game)[-1], deck(game), idle(game)) == ("emergency-cache", before, True)


def test_events_discarded_while_the_amulet_is_blank_lie_as_their_player_wants() -> None:
    """ahlcg/discard-piles/f: she plays the topmost of them when the text is back."""
    wendy = Inv(
        "wendy-adams",
        play=["wendys-amulet"],
        hand=[OBLIVION, "cunning-distraction", "look-what-i-found"],
        resources=9,
    )
    foes = [Foe("ghoul-minion", engaged=0, exhausted=True)]
    game = build(wendy, locations=["hallway"], enemies=foes, encounter_deck=["obscuring-fog"] * 3)
    game.play("play lab/oblivion", "investigate core/hallway")
    game.play("commit core/cunning-distraction", "commit core/look-what-i-found")
    assert keys(game) == ["discard core/cunning-distraction", "discard core/look-what-i-found"]
    game.choose("discard core/look-what-i-found")
    assert discard(game) == [OBLIVION, "look-what-i-found", "cunning-distraction"]
    assert offers(game, "play") == []
    game.choose("end turn")
    pass_to(game, "turn")
    from_the_pile = [key for key in keys(game) if key.endswith("from the discard pile")]
    assert (from_the_pile, idle(game)) == (["play core/cunning-distraction from the discard pile"], True)


def test_a_blank_tote_bag_holds_nothing() -> None:
    held = ["daisys-tote-bag", "old-book-of-lore", "knife"]
    game = build(Inv("daisy-walker", play=[*held, "medical-texts"], hand=[HUSH]), locations=["hallway"])
    game.choose("play lab/hush-of-things")
    assert keys(game) == ["discard core/old-book-of-lore", "discard core/knife", "discard core/medical-texts"]
    game.choose("discard core/knife")
    assert in_play(game) == ["daisys-tote-bag", "old-book-of-lore", "medical-texts", "hush-of-things"]
    assert (asked(game), idle(game)) == ((0, "turn"), True)


def test_slots_that_are_lost_for_a_while_are_lost_at_once() -> None:
    held = ["book-of-shadows-3", "shrivelling", "scrying", "holy-rosary", "forbidden-knowledge"]
    game = build(Inv("agnes-baker", play=[*held, "shrivelling"], hand=[OBLIVION]), locations=["hallway"])
    game.play("play lab/oblivion", "blank core/book-of-shadows-3")
    assert keys(game) == ["discard core/shrivelling", "discard core/scrying", "discard core/shrivelling#2"]
    game.choose("discard core/scrying")
    assert (asked(game), idle(game)) == ((0, "turn"), True)


def test_a_blank_location_is_investigated_as_any_other() -> None:
    """Old House asks for willpower, the paths lead to every part of the woods, until nothing says so."""
    house: list[str | Place] = [Place("arkham-woods-old-house", clues=1), "main-path", "arkham-woods-quiet-glade"]
    game = build(Inv("agnes-baker", play=[HAZE]), locations=house, **WOODS)
    game.choose("investigate core/arkham-woods-old-house")
    assert words(game)[1] == "Agnes tests intellect against Arkham Woods: Old House’s 2."
    assert (asked(game), idle(game)) == ((0, "turn"), True)


def test_a_blank_path_leads_only_where_its_symbols_say() -> None:
    path = ["main-path", "arkham-woods-old-house", "ritual-site"]
    assert [key for key in keys(build(Inv(), locations=path, **WOODS)) if key.startswith("move")] == [
        "move core/arkham-woods-old-house",
        "move core/ritual-site",
    ]
    game = build(Inv(play=[HAZE]), locations=path, **WOODS)
    assert [key for key in keys(game) if key.startswith("move")] == ["move core/ritual-site"]


def test_a_blank_house_calls_nobody_home() -> None:
    game = build(
        Inv(play=[HAZE]),
        Inv("daisy-walker", at=1),
        scenario="the-midnight-masks",
        locations=["your-house", "rivertown"],
        encounter_deck=["swarm-of-rats", "ghoul-priest"],
        step="1.4 encounter cards",
        active=None,
    )
    assert (foe(game, "ghoul-priest")["engaged"], asked(game), idle(game)) == (1, (0, "next turn"), True)


def test_a_blank_enemy_has_the_health_that_is_printed_beside_its_text() -> None:
    """The Masked Hunter gets health by its text: 6 with one investigator, 4 without it; its Victory is gone too."""
    stare = lab_card("empty-stare", Blank(ENEMY & HERE))
    hunter = Foe("the-masked-hunter", engaged=0, damage=5, exhausted=True)
    stages: dict[str, Any] = {"scenario": "the-midnight-masks", "agenda": "time-is-running-short"}
    game = build(Inv(hand=[stare]), locations=["rivertown"], enemies=[hunter], **stages)
    game.choose("play lab/empty-stare")
    assert (foes(game), encounter_pile(game), game.state.victory) == ([], ["the-masked-hunter"], [])
    assert (asked(game), idle(game)) == ((0, "turn"), True)
