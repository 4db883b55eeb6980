"""Why not? Where a card's abilities work, and what a question that is not about playing says of them."""

from __future__ import annotations

import pytest

from orne.coc.abilities import CostChange
from orne.coc.language import CARD
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, GUN, IDLER, OAF, PAUSE, PAWN, REPLY, lab_card, there, tool
from tests.coc.look import keys
from tests.look import kind_asked, reasons

WHERE = "coc/rule/1.2-working-effects/b"


@pytest.mark.parametrize(
    ("name", "place", "words"),
    [
        ("rituals-of-the-order/stalking-hound", "discard", ["ability 1 of Stalking Hound works only from your hand"]),
        ("dreamlands/the-cats-of-ulthar", "play", ["ability 1 of The Cats of Ulthar works only from your hand"]),
        ("core/hound-of-tindalos", "play", ["ability 2 of Hound of Tindalos works only while it is attached"]),
        ("core/local-sheriff", "play", ["the Action of Local Sheriff works only from your discard pile"]),
        ("core/slavering-gug", "discard", ["the Action of Slavering Gug works only in play"]),
        (
            "core/gathering-at-the-stones",
            "discard",
            ["the Action of Gathering at the Stones works only from your hand"],
        ),
    ],
)
def test_an_ability_that_works_elsewhere_is_not_said_of_the_whole_card(name: str, place: str, words: list[str]) -> None:
    """coc/rule/1.2-working-effects/b: another ability of the card may well work where it lies."""
    game = build(Side(**{"play": [PAUSE], place: [PAUSE, name]}))  # type: ignore[arg-type]
    about = f"use {name}" + " ability 2" * ("tindalos" in name)
    assert [each for each in reasons(game, about) if each.endswith(WHERE)] == [f"{each}: {WHERE}" for each in words]


def test_what_works_where_a_card_lies_is_told_before_what_works_elsewhere() -> None:
    plan, hound = "the-key-and-the-gate/interstellar-migration", "rituals-of-the-order/stalking-hound"
    game = build(Side(play=[PAUSE], discard=[plan]))
    assert reasons(game, f"use {plan}") == [
        "only during the story phase: coc/timing/initiation-substeps/b",
        f"ability 1 of Interstellar Migration works only from your hand: {WHERE}",
    ]
    game = build(Side(play=[PAUSE], discard=[hound]))
    assert [each.partition(":")[0] for each in reasons(game, f"use {hound}")] == [
        "Stalking Hound is a Response for another moment",
        "ability 1 of Stalking Hound works only from your hand",
    ]


def test_a_card_that_answers_its_own_leaving_waits_for_that_in_play() -> None:
    """coc/timing/responses-on-leaving-play/a"""
    scout = "the-key-and-the-gate/yithian-scout"
    game = build(Side(play=[PAUSE, scout]))
    assert reasons(game, f"use {scout}") == [
        "Yithian Scout is a Response for another moment: after this card enters any discard pile from play: "
        "coc/timing/responses-not-actions",
        f"the Action of Yithian Scout works only from your discard pile: {WHERE}",
    ]


@pytest.mark.parametrize("name", [GUN, "core/shotgun-blast", "core/power-drain"])
def test_while_characters_commit_a_card_in_hand_is_just_not_one_of_the_choices(name: str) -> None:
    game = build(Side(hand=[name], play=[PAUSE, PAWN]), step="active player commits")
    title = {GUN: "Gun", "core/shotgun-blast": "Shotgun Blast", "core/power-drain": "Power Drain"}[name]
    assert reasons(game, f"play {name}") == [
        f"{title} is not one of the choices now: Commit which character to which story?: "
        "coc/timing/action-fully-resolved"
    ]


def test_who_is_committed_already_is_not_just_exhausted() -> None:
    """coc/rule/2.10-ready-exhausted-committed/h"""
    game = build(Side(play=[there(PAWN), At(BORE, exhausted=True), OAF]), step="active player commits")
    assert reasons(game, f"commit {PAWN}") == ["Pawn is committed already: coc/rule/2.10-ready-exhausted-committed/h"]
    assert reasons(game, f"commit {BORE}") == [
        "Bore is exhausted and cannot be exhausted to commit: coc/rule/2.10-ready-exhausted-committed/c"
    ]


def test_a_card_is_attached_to_a_domain_that_there_is() -> None:
    game = build(Side(hand=["core/shotgun-blast"], domains=[""] * 2), step="resource")
    assert reasons(game, "resource shotgun blast domain 3") == ["you have no domain 3: coc/rule/2.13-paying-costs/b"]
    assert reasons(game, "resource shotgun blast domain 2") == []


def test_a_card_in_hand_without_an_ability_is_not_said_to_work_in_play() -> None:
    game = build(Side(hand=[PAWN], play=[PAUSE]))
    assert reasons(game, f"use {PAWN}") == ["Pawn has no ability to trigger: coc/rule/1.6-passive-effects/b"]


@pytest.mark.parametrize("verb", ["choose", "attach"])
def test_a_verb_that_answers_nothing_now_says_nothing_of_the_cards_abilities(verb: str) -> None:
    game = build(Side(play=[PAUSE, "core/slavering-gug"]), Side(play=[PAWN]))
    no_choice = "is not one of the choices now: Operations phase: take an action: coc/timing/action-fully-resolved"
    assert reasons(game, f"{verb} slavering gug") == [f"Slavering Gug {no_choice}"]
    assert reasons(game, f"{verb} pawn") == [f"Pawn {no_choice}"]
    assert reasons(game, "use pawn") == ["Pawn has no ability to trigger: coc/rule/1.6-passive-effects/b"]


def test_a_dormant_card_in_hand_is_not_denied_while_an_action_is_answered() -> None:
    """coc/mechanic/dormant/a: it is laid as an action."""
    sleeper = lab_card("wp-sleeper", keywords=(("dormant", 1),))
    game = build(Side(hand=[sleeper], play=[IDLER, REPLY]))
    game.choose(f"use {IDLER}")
    assert kind_asked(game) == "response"
    assert [each.partition(":")[0] for each in reasons(game, f"lay {sleeper}")] == [
        "Wp Sleeper is not one of the choices now"
    ]
    assert reasons(game, f"lay {REPLY}") == ["Reply is not a Dormant card in your hand: coc/mechanic/dormant/a"]


def test_where_even_an_x_of_one_costs_too_much_that_is_the_reason() -> None:
    """coc/rule/2.13-paying-costs/d: an additional cost is paid for an X of 0 as well, which would change nothing."""
    tax = tool("wp-tax", CostChange(CARD, 1, additional=True, abilities=True, yours=False))
    game = build(Side(play=["core/blackmoor-estate", tax], domains=["agency:1"]), ask_always=True)
    assert reasons(game, "use blackmoor estate") == ["domain 1 gives 1, the cost is 2: coc/basics/5.1"]


def test_an_event_that_is_played_from_elsewhere_is_not_used_there_either() -> None:
    """coc/rule/1.2-working-effects/b: it has an Action, and that is what playing it does."""
    chant, call = (f"secrets-of-arkham/{each}" for each in ("chant-of-thoth", "calling-down-the-ancients"))
    yog = ["yog-sothoth:4", "yog-sothoth:4"]
    game = build(Side(hand=[chant], discard=[call], play=[PAWN], domains=yog), step="draw actions")
    game.choose(f"play {chant} domain 1")
    assert keys(game) == ["pass", f"play {call} discard domain 2"]
    assert reasons(game, f"use {call}") == [
        f"Calling Down the Ancients is an event card: it is played, not used: {WHERE}"
    ]
