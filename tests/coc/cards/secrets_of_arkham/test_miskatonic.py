"""Miskatonic University's cards of Secrets of Arkham."""

from __future__ import annotations

import pytest

from orne.coc.cards import text
from orne.coc.facts import load
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import FULL, IDLE, PAUSE, PAWN, lab_card, tool
from tests.coc.look import (
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    skill,
    state_of,
    tokens,
)

SET = "secrets-of-arkham/"
SCHOLAR = lab_card("sm-scholar", faction="miskatonic")
HERO = lab_card("sm-hero", keywords=(("heroic", 1),))
VILLAIN = lab_card("sm-villain", keywords=(("villainous", 1),))


@pytest.mark.parametrize(
    "card_id", [card for card, facts in load().items() if card.startswith(SET) and facts.faction == "miskatonic"]
)
def test_every_card_works_and_has_a_text(card_id: str) -> None:
    assert text(card_id) is not None
    assert text(card_id) != "" or load()[card_id].keywords_only


# ---- Scientific Text

TEXT = f"{SET}scientific-text"


def test_scientific_text_gives_an_arcane_icon_until_it_is_exhausted_for_a_card() -> None:
    game = build(Side(play=[SCHOLAR, At(TEXT, on=SCHOLAR), PAUSE], deck=["bag-man", "t-men"]))
    assert icons(game, SCHOLAR) == [0, 0, 1, 0]
    game.choose(f"use {TEXT}")
    assert (icons(game, SCHOLAR), hand(game, 0), deck(game, 0)) == ([0, 0, 0, 0], ["bag-man"], ["t-men"])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_scientific_text_is_attached_to_any_miskatonic_character() -> None:
    game = build(Side(hand=[TEXT], play=[PAUSE, SCHOLAR, PAWN], domains=["miskatonic:2"]), Side(play=["dr-ali-kafour"]))
    game.choose(f"play {TEXT} domain 1")
    assert keys(game) == ["attach core/dr-ali-kafour", f"attach {SCHOLAR}"]
    game.choose("attach core/dr-ali-kafour")
    assert icons(game, "dr-ali-kafour") == [0, 1, 2, 1]
    game = build(Side(hand=[TEXT], play=[PAUSE, PAWN], domains=["miskatonic:2"]))
    assert keys(game) == IDLE


# ---- Visiting Professor

VISITOR = f"{SET}visiting-professor"


@pytest.mark.parametrize(("time", "now"), [("day", (5, [0, 3, 0, 2])), ("night", (3, [0, 0, 0, 2]))])
def test_the_visiting_professor_is_strong_by_day(time: str, now: tuple[int, list[int]]) -> None:
    sky = tool(f"sm-{time}", keywords=((time, 1),))
    game = build(Side(play=[VISITOR]), Side(play=[sky]))
    assert (skill(game, VISITOR), icons(game, VISITOR)) == now


def test_without_day_and_night_the_visiting_professor_is_as_printed() -> None:
    game = build(Side(play=[VISITOR]))
    assert (skill(game, VISITOR), icons(game, VISITOR)) == (3, [0, 0, 0, 2])


# ---- The Necronomicon

BOOK = f"{SET}the-necronomicon"


def test_the_necronomicon_takes_control_of_a_character_for_the_phase() -> None:
    game = build(Side(play=[BOOK, PAUSE, HERO], domains=["miskatonic:3"]), Side(play=["bag-man", SCHOLAR, VILLAIN]))
    game.choose(f"use {BOOK} domain 1")
    assert keys(game) == ["choose core/bag-man", f"choose {HERO}", f"choose {SCHOLAR}"]
    game.choose("choose core/bag-man")
    assert (in_play(game, 0), in_play(game, 1)) == ([BOOK, PAUSE, HERO, "bag-man"], [SCHOLAR, VILLAIN])
    assert (state_of(game, BOOK), drained(game)) == ("exhausted", [True])
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "story")
    assert in_play(game, 1) == ["bag-man", SCHOLAR, VILLAIN]


def test_the_necronomicon_needs_somebody_elses_character_and_three_resources() -> None:
    game = build(Side(play=[BOOK, PAUSE, HERO], domains=["miskatonic:3"]), Side(play=[VILLAIN]))
    assert keys(game) == IDLE
    game = build(Side(play=[BOOK, PAUSE], domains=["miskatonic:2"]), Side(play=[VILLAIN]))
    assert keys(game) == IDLE


# ---- Soothsayer

SEER = f"{SET}soothsayer"


def test_the_soothsayer_sees_nothing_without_an_attachment() -> None:
    game = build(Side(play=[SEER, PAUSE]), stories=[FULL], step="active player commits")
    game.choose(f"commit {SEER} {FULL}")
    assert keys(game) == IDLE


# ---- Professor Armitage

ARMITAGE = f"{SET}professor-armitage"


def test_professor_armitage_readies_an_exhausted_tome() -> None:
    reader = lab_card("sm-reader", subtypes=("Tome",))
    tome = tool("sm-tome", subtypes=("Tome",))
    game = build(
        Side(
            play=[ARMITAGE, PAUSE, At(BOOK, exhausted=True), At(HERO, exhausted=True), tome],
            domains=["miskatonic:1"],
        ),
        Side(play=[At(reader, exhausted=True)]),
    )
    game.choose(f"use {ARMITAGE} domain 1")
    assert keys(game) == [f"choose {reader}", f"choose {BOOK}"]
    game.choose(f"choose {BOOK}")
    assert (state_of(game, BOOK), state_of(game, reader)) == ("ready", "exhausted")
    assert (keys(game), idle(game)) == (IDLE, True)


def test_professor_armitage_needs_an_exhausted_tome_and_a_resource() -> None:
    game = build(Side(play=[ARMITAGE, PAUSE, BOOK], domains=["miskatonic:1"]))
    assert keys(game) == IDLE
    game = build(Side(play=[ARMITAGE, PAUSE, At(BOOK, exhausted=True)], domains=[""]))
    assert keys(game) == IDLE


# ---- Misinformation

MISINFORM = f"{SET}misinformation"
READER = lab_card("sm-reader-of-papers", icons=(0, 0, 0, 2))
CLERK = lab_card("sm-clerk", icons=(0, 0, 0, 1))


def test_misinformation_takes_up_to_three_success_tokens_off_a_story() -> None:
    game = build(
        Side(hand=[MISINFORM], play=[PAUSE, READER, "dr-ali-kafour", CLERK], domains=["miskatonic:2"]),
        Side(play=[READER]),
        stories=[Story(FULL, (1, 4)), Story("dreamwalkers", (2, 0)), "frozen-in-time"],
    )
    game.choose(f"play {MISINFORM}")
    assert keys(game) == ["choose core/dreamwalkers", "choose core/frozen-in-time", f"choose {FULL}"]
    game.choose(f"choose {FULL}")
    offered = [
        "3 of theirs",
        "1 of yours and 2 of theirs",
        "2 of theirs",
        "1 of each side",
        "1 of yours",
        "1 of theirs",
    ]
    assert keys(game) == sorted(["none", *(f"discard from {FULL} {each}" for each in offered)])
    game.choose(f"discard from {FULL} 3 of theirs")
    assert tokens(game) == [1, 1]
    assert (state_of(game, READER), discard(game, 0)) == ("exhausted", [MISINFORM])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_misinformation_needs_two_investigation_icons_on_a_ready_character_and_a_success_token() -> None:
    row = [Story(FULL, (0, 1))]
    side = Side(hand=[MISINFORM], play=[PAUSE, CLERK], domains=["miskatonic:2"])
    assert keys(build(side, stories=row)) == IDLE
    side.play = [PAUSE, READER]
    assert keys(build(side, stories=[FULL])) == IDLE
    assert keys(build(side, stories=row)) == ["pass", f"play {MISINFORM}", f"use {PAUSE}"]
