"""Setting a game up, the first turn, and what the documents correct in the rulebook."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, action
from orne.coc.facts import load
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, ExhaustThis, Wound, everything
from orne.coc.position import At, Side, build
from orne.coc.rulebook import new_game
from orne.decks import check, starter
from orne.decks.deck import Deck
from orne.decks.starters import PACKETS
from orne.kernel.game import Game
from orne.kernel.rng import Chance, below
from tests.coc.laboratory import lab_card
from tests.coc.rules.desk import BELL, asked, card, icons, in_all_editions, keys, pass_to, skill, step, table, uid

DECK = [
    "core/young-deep-one",
    "core/laboratory-assistant",
    "core/blackwood-file-clerk",
    "core/bag-man",
    "core/mad-artist",
] * 10
STORIES = [card for card, facts in load().items() if facts.set == "core" and facts.type == "story"]


def _new(first: int | None = 0, seed: int = 7) -> Game:
    return new_game([DECK, DECK], STORIES, seed, first=first)


def _through_setup(game: Game) -> None:
    game.play("keep", "keep")
    while step(game) == "first resources":
        game.choose(0)


def test_the_first_player_is_settled_and_then_eight_cards_are_drawn() -> None:
    """coc/rulebook/draw-setup-hand/a"""
    firsts = {_new(None, seed).state.first for seed in range(8)}
    assert firsts == {0, 1}

    assert _new(None, 3).state.first == below(Chance(3), 2)
    view = _new().view(0)
    assert [len(player["hand"]) for player in view["players"]] == [8, 8]
    assert [player["deck"] for player in view["players"]] == [42, 42]
    assert view["players"][1]["hand"] == [None] * 8
    assert (len(view["stories"]), view["story_deck"]) == (3, 7)
    assert [len(player["domains"]) for player in view["players"]] == [3, 3]
    assert (view["day"], view["night"]) == (False, False)


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_settles_his_mulligan_before_the_other_is_asked(first: int) -> None:
    """coc/rulebook/draw-setup-hand/b, coc/rulebook/draw-setup-hand/c: once each, before anything is resourced."""
    game = _new(first)
    assert (asked(game), keys(game)) == ((first, "mulligan"), ["keep", "mulligan"])
    before = sorted(game.state.hand[first])
    game.choose("mulligan")
    assert sorted(game.state.hand[first]) != before
    assert len(game.state.hand[first]) == 8
    assert len(game.state.deck[first]) == 42
    assert (asked(game), keys(game)) == ((1 - first, "mulligan"), ["keep", "mulligan"])
    game.choose("keep")
    assert (asked(game), step(game)) == ((first, "resource"), "first resources")
    assert [entry.seat for entry in game.log if entry.kind == "mulligan"] == [first]


def test_three_cards_become_resources_and_five_are_the_hand() -> None:
    """coc/basics/3: the first player first, one card for each domain."""
    game = _new(1)
    game.play("keep", "keep")
    for seat in (1, 0):
        for domain in range(3):
            assert asked(game) == (seat, "resource")
            game.choose(0)
            assert [len(d.resources) for d in game.state.domains[seat]] == [1] * (domain + 1) + [0] * (2 - domain)
    assert game.state.active == 1


def test_the_first_players_first_turn_is_short() -> None:
    """coc/basics/3: one card instead of two and no story phase; the second player's first turn is a whole one."""
    game = _new(0)
    _through_setup(game)
    assert (game.state.turn, game.state.active) == (1, 0)
    assert len(game.state.hand[0]) == 6
    phases: list[tuple[int, str]] = []
    while game.state.turn < 3:
        game.choose(next((word for word in ("none", "pass", "done") if word in keys(game)), keys(game)[0]))
    for entry in game.log:
        if entry.kind == "phase":
            phases.append((entry.seat, entry.after))
    order = ["beginning", "refresh", "draw", "resource", "operations"]
    assert [name for seat, name in phases if seat == 0][:6] == [*order, "end"]
    assert [name for seat, name in phases if seat == 1][:7] == [*order, "story", "end"]
    assert [entry.seat for entry in game.log if entry.kind == "drawn"][:3] == [0, 1, 1]


def test_a_corrected_card_is_read_as_corrected() -> None:
    """coc/rulebook/most-recent-printing: whichever printing is looked up."""
    facts = load("lcg-4")
    one, two = facts["core/torch-the-joint"], facts["forgotten-lore/torch-the-joint"]
    assert (one.cost, one.faction, one.subtypes) == (two.cost, two.faction, two.subtypes)
    assert facts["core/slavering-gug"].subtypes == ("Monster", "Gug")


def test_a_first_game_has_one_of_two_neutral_packets() -> None:
    """coc/rulebook/first-game-packets"""
    assert {"A": range(141, 148), "B": range(148, 155)} == PACKETS
    facts = load("lcg-4")
    for name, numbers in PACKETS.items():
        neutral = [
            facts[card].number for card in starter("agency", "cthulhu", name).cards if facts[card].faction == "neutral"
        ]
        assert neutral == list(numbers)


@in_all_editions
def test_at_most_three_conspiracies_of_one_title(edition: str) -> None:
    """coc/rulebook/conspiracy-copy-limit: the collectible game allowed four."""
    era = edition.partition("-")[0]
    pool = [
        card
        for card in load(edition).values()
        if card.type == "conspiracy" and card.set.startswith("ccg") == (era == "ccg")
    ]
    conspiracy = pool[0].id

    def problems(copies: int) -> list[str]:
        deck = Deck("test", {conspiracy: copies})
        return [each.ruling for each in check(deck, edition) if each.cards == (conspiracy,)]

    most = 4 if edition == "ccg-2.0" else 3
    assert problems(most) == []
    assert problems(most + 1) == (
        ["coc/basics/2.1"] if edition == "ccg-2.0" else ["coc/rulebook/conspiracy-copy-limit"]
    )


def test_an_invulnerable_character_cannot_be_wounded_at_all() -> None:
    """coc/rulebook/invulnerability"""
    rock = lab_card("rock", keywords=(("invulnerability", 1),))
    one = lab_card(
        "stone-thrower", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()), type="support"
    )
    every = lab_card("hailstorm", action(Wound(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[one, every, BELL]), Side(play=[rock]))
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(play=[one, every, BELL]), Side(play=[rock, "bag-man"]))
    assert keys(game) == ["pass", f"use {BELL}", f"use {every}", f"use {one}"]
    game.choose(f"use {every}")
    assert (card(game, rock).wounds, uid(game, rock) in game.state.play) == (0, True)


@in_all_editions
def test_an_insane_character_has_no_statistics(edition: str) -> None:
    """coc/rulebook/insanity-statistics, coc/rule/2.34-insanity/c: the last document leaves its printed cost open."""
    lunatic = lab_card(
        "lunatic", action(Wound(), Choose(CHARACTER), cost=ExhaustThis()), skill=5, icons=(0, 2, 1, 1), cost=3,
        faction="hastur", subtypes=("Lunatic",), keywords=(("fast", 1),),
    )  # fmt: skip
    game = build(Side(play=[At(lunatic, insane=True), BELL]), edition=edition)
    g, me = table(game), uid(game, lunatic)
    assert (skill(game, lunatic), icons(game, lunatic)) == (0, [0, 0, 0, 0])
    assert values.faction(g, me) is None
    assert not values.has_subtype(g, me, "Lunatic")
    assert not values.has(g, me, "fast")
    assert keys(game) == ["pass", f"use {BELL}"]
    assert values.printed_cost(g, me) == (None if edition == "lcg-4" else 0)


def test_a_turn_goes_through_every_phase() -> None:
    """coc/basics/4"""
    game = build(Side(play=[BELL]), Side(play=[BELL]), step="end of turn")
    for name in ("refresh actions", "draw actions", "resource actions", "operations", "story actions"):
        pass_to(game, name)
        assert (step(game), game.state.active, asked(game)) == (name, 1, (1, "action"))
