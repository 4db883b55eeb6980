"""Why not? The first reason told is the one a judge would give, and every reason is true of the position."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Foe, In, Inv, build
from tests.arkham.look import keys, pass_to
from tests.look import asked, reasons

WOODS: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "act": "investigating-the-trail",
    "agenda": "the-arkham-woods",
}


@pytest.mark.parametrize(
    ("person", "words", "reason"),
    [
        (
            Inv(hand=["machete"], threat=["dissonant-voices"], resources=0),
            "play machete",
            "Dissonant Voices forbids you to play it: ahlcg/cannot/a",
        ),
        (
            Inv(hand=["leo-de-luca-1"], play=["leo-de-luca"], resources=0),
            "play leo de luca",
            "Leo De Luca is unique and in play already: ahlcg/unique/b",
        ),
        (
            Inv(hand=["machete"], resources=2),
            "play machete",
            "Machete costs 3; you have 2: ahlcg/initiation/determine-cost",
        ),
    ],
)
def test_what_forbids_a_card_is_said_before_what_it_costs(person: Inv, words: str, reason: str) -> None:
    game = build(person, locations=["hallway"])
    assert reasons(game, words) == [reason]
    assert keys(game) == ["investigate core/hallway", "draw", "resource", "end turn"]


def test_that_a_card_is_for_ones_own_turn_is_said_before_what_it_costs() -> None:
    game = build(Inv(), Inv("skids-otoole", hand=["elusive"], resources=1), locations=["hallway"], ask_always=True)
    assert keys(game) == ["pass"]
    assert reasons(game, "play elusive") == ["only during your turn: ahlcg/play-restrictions/c"]


@pytest.mark.parametrize(
    ("person", "words", "first"),
    [
        (
            Inv("agnes-baker", play=[In("arcane-initiate", exhausted=True)]),
            "use arcane initiate",
            "Arcane Initiate is exhausted: ahlcg/exhaust-exhausted/b",
        ),
        (
            Inv(threat=["psychosis"], actions=1),
            "use psychosis",
            "it costs 2 actions; you have 1 left: ahlcg/initiation/determine-cost",
        ),
        (
            Inv("skids-otoole", threat=["hospital-debts"], resources=0),
            "use hospital debts",
            "it would change nothing unless you have a resource: ahlcg/triggered-abilities/k",
        ),
    ],
)
def test_what_somebody_could_use_is_told_before_what_acts_by_itself(person: Inv, words: str, first: str) -> None:
    told = reasons(build(person, locations=["hallway"]), words)
    assert (told[0], len(told)) == (first, 2)
    assert "acts by itself" in told[1]


def test_umordhoth_takes_lita_is_told_before_when_it_readies() -> None:
    game = build(Inv(), locations=["main-path"], enemies=[Foe("umordhoth", at="main-path")], **WOODS)
    assert reasons(game, "use umôrdhoth") == [
        "only if you control Lita Chantler: ahlcg/triggered-abilities/b",
        "Umôrdhoth acts by itself, at the end of every investigator's turn: ahlcg/forced-abilities/c",
    ]


@pytest.mark.parametrize(
    ("act", "title"),
    [
        ("the-barrier", "The Barrier"),
        ("what-have-you-done", "What Have You Done?"),
    ],
)
def test_an_act_with_an_objective_is_never_said_to_wait_for_a_turn(act: str, title: str) -> None:
    """The Barrier asks for clues, but as the round ends (ahlcg/act-deck-and-agenda-deck/f)."""
    objective = [f"{title} advances by its own objective: ahlcg/act-deck-and-agenda-deck/f"]
    people = Inv(clues=6, play=["beat-cop"]), Inv("wendy-adams", play=["stray-cat"])
    where: dict[str, Any] = {"locations": ["hallway"], "act": act, "set_aside": ["ghoul-priest", "lita-chantler"]}
    rats = [Foe("swarm-of-rats", engaged=0)]
    game = build(*people, **where, enemies=rats, step="enemy window", active=None)
    assert (asked(game), keys(game)) == ((0, "window"), ["use core/beat-cop", "pass"])
    assert reasons(game, "advance") == objective
    game = build(*people, **where, enemies=rats)
    assert (asked(game), keys(game)) == ((1, "window"), ["use core/stray-cat", "pass"])
    assert reasons(game, "advance") == objective
    game.choose("pass")
    assert reasons(game, "advance") == objective


def test_whoever_can_commit_nothing_is_told_what_their_cards_lack() -> None:
    """They are asked all the same, where being asked would tell that somebody has a card for the test."""
    game = build(
        Inv(hand=["elusive", "vicious-blow"]),
        Inv("wendy-adams"),
        locations=["hallway"],
        encounter_deck=["rotting-remains", *["crypt-chill"] * 3],
        step="1.4 encounter cards",
        active=None,
        ask_always=True,
    )
    pass_to(game, "commit")
    assert (asked(game), keys(game)) == ((0, "commit"), ["done"])
    lacking = [
        f"{title} has no willpower icon and no wild one: ahlcg/skill-test/st-2-no-cost"
        for title in ("Elusive", "Vicious Blow")
    ]
    assert [reasons(game, words) for words in ("commit elusive", "commit vicious blow")] == [[each] for each in lacking]
    assert reasons(game, "commit") == lacking
    assert reasons(game, "commit wendy") == ["Wendy Adams is not in your hand: ahlcg/skill-test/st-2-own-commit"]
    game.choose("done")
    assert (asked(game), keys(game)) == ((1, "commit"), ["done"])
    assert reasons(game, "commit") == ["you have no card to commit: ahlcg/skill-test/st-2-own-commit"]


@pytest.mark.parametrize(("card", "title"), [("45-automatic", ".45 Automatic"), ("elusive", "Elusive")])
def test_a_card_in_hand_is_not_said_to_have_no_ability(card: str, title: str) -> None:
    """It has one, and would have to be in play for it (ahlcg/ability/b)."""
    game = build(Inv(hand=[card], resources=0), locations=["hallway"], enemies=[Foe("ghoul-minion", engaged=0)])
    assert reasons(game, f"use {card}") == [f"{title} is not in play: ahlcg/ability/b"]
