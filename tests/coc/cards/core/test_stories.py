"""The ten stories of the Core Set: what their winner may execute."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.cards import text
from orne.coc.position import At, Side, Story, build
from orne.coc.state import State
from orne.kernel.game import Game
from tests.coc.laboratory import IDLER
from tests.coc.look import discard, hand, idle, in_play, keys, pile, seen, side, step, tokens_by_story
from tests.look import prompt, seat_asked

LAB, GHOUL, DEEP_ONE = "laboratory-assistant", "degenerate-ghoul", "young-deep-one"
OTHERS = ("dreamwalkers", "frozen-in-time", "nowhere-to-hide")


def won(story: str, you: Side | None = None, opponent: Side | None = None, **rest: Any) -> Game[State]:
    """Seat 0's Laboratory Assistant is about to win a story with an Investigation struggle."""
    you = you or Side()
    you.play = [At(LAB, story=0, exhausted=True), IDLER, *you.play]
    stories = [Story(story, (4, 1)), *[each for each in OTHERS if each != story][:2]]
    game = build(you, opponent, step="stories resolve", **{"stories": stories, **rest})
    game.choose(f"place core/{story}")
    return game


def executed(story: str, you: Side | None = None, opponent: Side | None = None, **rest: Any) -> Game[State]:
    """The same, and the story is executed."""
    game = won(story, you, opponent, **rest)
    assert seat_asked(game) == 0
    assert keys(game) == ["no", "yes"]
    game.choose("yes")
    return game


@pytest.mark.parametrize("story", ["nowhere-to-hide", "rotting-away", "the-call-of-cthulhu", "the-other-path"])
def test_the_winner_need_not_execute_a_story(story: str) -> None:
    game = won(story)
    before = hand(game, 0), in_play(game, 0)
    game.choose("no")
    assert (hand(game, 0), in_play(game, 0)) == before
    assert pile(game, 0, "won") == [story]
    assert len(tokens_by_story(game)) == 3
    assert story not in tokens_by_story(game)
    assert step(game) == "last story actions"


# ---- Nowhere to Hide


def test_nowhere_to_hide_clears_every_story() -> None:
    game = executed(
        "nowhere-to-hide",
        stories=[
            Story("nowhere-to-hide", (4, 3)),
            Story("dreamwalkers", (1, 4)),
            Story("frozen-in-time", (2, 0)),
            Story("the-bootleg-whiskey-cover-up", (0, 3)),
        ],
        story_deck=["rotting-away"],
    )
    assert tokens_by_story(game) == {
        "rotting-away": (0, 0),
        "dreamwalkers": (0, 0),
        "frozen-in-time": (0, 0),
        "the-bootleg-whiskey-cover-up": (0, 0),
    }
    assert step(game) == "last story actions"


# ---- The Shadow out of Time


def test_the_shadow_out_of_time_exchanges_hand_cards_for_the_top_of_the_discard_pile() -> None:
    game = executed(
        "the-shadow-out-of-time",
        Side(hand=[GHOUL, GHOUL, "mad-artist"], discard=[DEEP_ONE, "bag-man", "regeneration"]),
        Side(hand=["mi-go-scout"], discard=["g-men"]),
    )
    assert seat_asked(game) == 0
    assert keys(game) == ["done", "exchange core/degenerate-ghoul", "exchange core/mad-artist"]
    game.choose("exchange core/mad-artist")
    assert keys(game) == ["done", "exchange core/degenerate-ghoul"]
    game.play("exchange core/degenerate-ghoul", "done")
    assert hand(game, 0) == ["bag-man", GHOUL, "regeneration"]
    assert discard(game, 0) == [DEEP_ONE, "mad-artist", GHOUL]
    assert seat_asked(game) == 1
    assert keys(game) == ["done", "exchange core/mi-go-scout"]
    game.choose("exchange core/mi-go-scout")
    assert hand(game, 1) == ["g-men"]
    assert discard(game, 1) == ["mi-go-scout"]
    assert step(game) == "last story actions"


def test_the_shadow_out_of_time_exchanges_no_more_than_lies_in_the_pile() -> None:
    """coc/rule/2.12-exchange"""
    game = executed("the-shadow-out-of-time", Side(hand=[GHOUL, "mad-artist"], discard=[DEEP_ONE]), Side(hand=[LAB]))
    game.choose("exchange core/degenerate-ghoul")
    assert hand(game, 0) == ["mad-artist", DEEP_ONE]
    assert hand(game, 1) == [LAB]
    assert step(game) == "last story actions"


def test_the_shadow_out_of_time_says_nothing_of_who_exchanges_nothing() -> None:
    game = executed("the-shadow-out-of-time", Side(hand=[GHOUL], discard=[DEEP_ONE]), Side(hand=[LAB], discard=[GHOUL]))
    game.play("exchange core/degenerate-ghoul", "done")
    told = [words for words in game.sentences(0) if "exchange" in words]
    assert told == ["You exchange 1 card with the discard pile (The Shadow out of Time)."]


# ---- Opening Night


def test_opening_night_raises_all_characters_insane() -> None:
    """Willpower and Terror icons do not keep them sane."""
    game = executed(
        "opening-night",
        Side(discard=["g-men", "regeneration", "45-pistols"]),
        Side(discard=[GHOUL, "watcher-of-the-woods", "forest-sister", "small-ghouls"]),
    )
    assert seat_asked(game) == 1
    assert keys(game) == [
        "first core/degenerate-ghoul",
        "first core/forest-sister",
        "first core/small-ghouls",
        "first core/watcher-of-the-woods",
    ]
    game.play("first core/small-ghouls", "first core/degenerate-ghoul", "first core/watcher-of-the-woods")
    assert in_play(game, 0) == [LAB, "lab/idler", "g-men"]
    assert in_play(game, 1) == ["small-ghouls", GHOUL, "watcher-of-the-woods", "forest-sister"]
    assert all(seen(game, each)["state"] == "insane" for each in ("g-men", GHOUL, "watcher-of-the-woods"))
    assert discard(game, 0) == ["regeneration", "45-pistols"]
    assert discard(game, 1) == []
    assert step(game) == "last story actions"


def test_opening_night_brings_one_copy_of_a_unique_card_for_each_owner() -> None:
    game = executed(
        "opening-night",
        Side(discard=["ygolonac", "ygolonac"]),
        Side(discard=["ygolonac"], play=[GHOUL]),
    )
    game.choose("first core/ygolonac")
    assert in_play(game, 0) == [LAB, "lab/idler", "ygolonac"]
    assert discard(game, 0) == ["ygolonac"]
    assert in_play(game, 1) == [GHOUL, "ygolonac#2"]


def test_opening_night_brings_heroic_beside_villainous_since_the_insane_have_no_keywords() -> None:
    """coc/rule/2.34-insanity/c"""
    game = executed("opening-night", Side(play=["ygolonac"], discard=["undercover-security"]))
    assert in_play(game, 0) == [LAB, "lab/idler", "ygolonac", "undercover-security"]
    assert seen(game, "undercover-security")["state"] == "insane"


# ---- Ancient Apocrypha


def test_ancient_apocrypha_makes_domains_of_the_dead() -> None:
    game = executed(
        "ancient-apocrypha",
        Side(discard=[GHOUL, "regeneration", "bag-man"], deck=["mad-artist", LAB, LAB], domains=["agency:1"]),
        Side(discard=["45-pistols", "mad-genius"]),
    )
    mine, theirs = side(game, 0), side(game, 1)
    assert mine["domains"][1] == {"drained": False, "resources": ["core/degenerate-ghoul", "core/bag-man"]}
    assert (len(mine["domains"]), mine["deck"], mine["discard"]) == (2, 2, ["core/regeneration"])
    assert theirs["domains"][3] == {"drained": False, "resources": ["core/mad-genius"]}, "each player's own"
    assert (len(theirs["domains"]), theirs["deck"], theirs["discard"]) == (4, 9, ["core/45-pistols"])
    assert step(game) == "last story actions"


# ---- The Call of Cthulhu


def test_the_call_of_cthulhu_lets_each_player_take_a_card() -> None:
    game = executed(
        "the-call-of-cthulhu",
        Side(deck=[LAB, GHOUL, GHOUL, "regeneration"]),
        Side(deck=["bag-man", LAB, "bag-man"]),
    )
    assert seat_asked(game) == 0
    assert keys(game) == ["take core/degenerate-ghoul", "take core/laboratory-assistant", "take core/regeneration"]
    game.choose("take core/regeneration")
    assert seat_asked(game) == 1
    assert keys(game) == ["take core/bag-man", "take core/laboratory-assistant"]
    game.choose("take core/bag-man")
    assert hand(game, 0) == ["regeneration"]
    assert hand(game, 1) == ["bag-man"]
    assert game.view(1)["players"][0]["hand"] == [None]
    assert game.view(0)["players"][1]["hand"] == [None]
    assert sorted(entry.seat for entry in game.log if entry.kind == "deck shuffled") == [0, 1]
    assert step(game) == "last story actions"


def test_the_call_of_cthulhu_takes_the_last_card_of_a_deck() -> None:
    """coc/basics/10.7"""
    game = won("the-call-of-cthulhu", Side(deck=[LAB, GHOUL]), Side(deck=[LAB]))
    game.play("yes", "take core/degenerate-ghoul")
    assert game.over
    assert game.state.winner == 0


# ---- Through the Gates, Rotting Away


def test_through_the_gates_takes_the_strong() -> None:
    """coc/rule/2.26-printed/c: printed skill, and that of an insane card cannot be read"""
    game = executed(
        "through-the-gates",
        Side(play=["mad-artist", "altar-of-the-blessed", "mi-go-scout"]),
        Side(play=["hired-muscle", At("mi-go-warrior", insane=True), "ygolonac", "bag-man"]),
    )
    assert seat_asked(game) == 1
    assert keys(game) == ["first core/hired-muscle", "first core/ygolonac"]
    game.choose("first core/ygolonac")
    assert in_play(game, 0) == [LAB, "lab/idler", "mad-artist", "altar-of-the-blessed"]
    assert in_play(game, 1) == ["mi-go-warrior", "bag-man"]
    assert discard(game, 1) == ["ygolonac", "hired-muscle"]
    assert [entry.kind for entry in game.log].count("sacrificed") == 3
    assert step(game) == "last story actions"


def test_rotting_away_takes_the_weak() -> None:
    game = executed(
        "rotting-away",
        Side(play=["mad-artist", "altar-of-the-blessed", "mi-go-scout"]),
        Side(play=["g-men", At(GHOUL, insane=True), "bag-man"]),
    )
    assert seat_asked(game) == 0
    assert keys(game) == ["first core/laboratory-assistant", "first core/mad-artist"]
    game.choose("first core/mad-artist")
    assert in_play(game, 0) == ["lab/idler", "altar-of-the-blessed", "mi-go-scout"]
    assert in_play(game, 1) == ["g-men", GHOUL]
    assert discard(game, 0) == ["mad-artist", LAB]
    assert discard(game, 1) == ["bag-man"]


def test_sacrifices_of_a_story_let_a_serpent_answer() -> None:
    game = executed("rotting-away", None, Side(play=["serpent-from-yoth"]))
    assert discard(game, 1) == ["serpent-from-yoth"]
    assert discard(game, 0) == [LAB]
    assert idle(game)


# ---- Frozen in Time


def test_frozen_in_time_asks_for_every_resource() -> None:
    """coc/errata/core/f163-frozen-in-time/a, coc/errata/core/f163-frozen-in-time/b"""
    mine = [[LAB, GHOUL, DEEP_ONE], ["bag-man", "mad-artist"], ["g-men"]]
    game = executed("frozen-in-time", Side(domains=mine, deck=[LAB] * 10), Side(domains=[[LAB]], deck=[LAB] * 3))
    for number, card in enumerate((LAB, GHOUL, DEEP_ONE, "bag-man", "mad-artist", "g-men")):
        assert seat_asked(game) == 0
        assert keys(game) == [f"destroy core/{card}", f"discard 2 for core/{card}"]
        game.choose(f"{'destroy' if number in (1, 3) else 'discard 2 for'} core/{card}")
    assert seat_asked(game) == 1
    game.choose("destroy core/laboratory-assistant#2")
    assert [each["resources"] for each in side(game, 0)["domains"]] == [
        [f"core/{LAB}", f"core/{DEEP_ONE}"],
        ["core/mad-artist"],
        ["core/g-men"],
    ]
    assert side(game, 0)["deck"] == 2
    assert len(side(game, 0)["discard"]) == 8 + 2
    assert side(game, 1)["domains"][0]["resources"] == []
    assert side(game, 1)["deck"] == 3
    assert step(game) == "last story actions"


def test_frozen_in_time_as_printed_asks_for_one_domain_of_each_player() -> None:
    """The oldest document has no erratum for it: the resources of one domain, which the player picks."""
    mine = [[LAB, GHOUL], ["bag-man"], ["g-men", "mad-artist"]]
    game = executed(
        "frozen-in-time",
        Side(domains=mine, deck=[LAB] * 10),
        Side(domains=[[DEEP_ONE], []], deck=[LAB] * 3),
        edition="ccg-2.0",
    )
    assert seat_asked(game) == 0
    assert keys(game) == ["pick domain 1", "pick domain 2", "pick domain 3"]
    game.choose("pick domain 3")
    assert keys(game) == ["destroy core/g-men", "discard 2 for core/g-men"]
    game.play("destroy core/g-men", "discard 2 for core/mad-artist")
    assert seat_asked(game) == 1
    assert keys(game) == ["pick domain 1", "pick domain 2"]
    game.choose("pick domain 2")
    assert [len(each["resources"]) for each in side(game, 0)["domains"]] == [2, 1, 1]
    assert [len(each["resources"]) for each in side(game, 1)["domains"]] == [1, 0]
    assert (side(game, 0)["deck"], side(game, 1)["deck"]) == (8, 3)
    assert step(game) == "last story actions"


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0"])
def test_frozen_in_time_asks_for_every_resource_in_the_living_game(edition: str) -> None:
    game = executed("frozen-in-time", Side(domains=[[LAB], [GHOUL]], deck=[LAB] * 10), edition=edition)
    assert keys(game) == [f"destroy core/{LAB}", f"discard 2 for core/{LAB}"]
    game.choose(f"destroy core/{LAB}")
    assert keys(game) == [f"destroy core/{GHOUL}", f"discard 2 for core/{GHOUL}"]


def test_frozen_in_time_destroys_what_the_deck_cannot_pay_for() -> None:
    game = executed("frozen-in-time", Side(domains=["agency:2"], deck=[LAB]))
    assert side(game, 0)["domains"][0]["resources"] == []
    assert side(game, 0)["deck"] == 1


def test_frozen_in_time_lets_a_player_discard_his_last_two_cards() -> None:
    game = executed("frozen-in-time", Side(domains=[[GHOUL]], deck=[LAB] * 2))
    assert keys(game) == ["destroy core/degenerate-ghoul", "discard 2 for core/degenerate-ghoul"]
    game.choose("discard 2 for core/degenerate-ghoul")
    assert game.state.winner == 1


# ---- Dreamwalkers


def test_a_won_conspiracy_given_back_goes_to_its_owners_discard_pile() -> None:
    """A conspiracy never lay in the story deck (coc/rule/2.23-zones-of-play/c)."""
    game = won("dreamwalkers", Side(won=["rotting-away"]), Side(won=["the-bootleg-whiskey-cover-up"]))
    game.choose("yes")
    assert pile(game, 1, "won") == []
    assert discard(game, 1) == ["the-bootleg-whiskey-cover-up"]


# ---- The Other Path


def test_the_other_path_adds_a_token_where_a_player_has_two_or_fewer() -> None:
    game = executed(
        "the-other-path",
        stories=[Story("the-other-path", (4, 0)), Story("dreamwalkers", (2, 3)), Story("frozen-in-time", (3, 0))],
    )
    assert seat_asked(game) == 0
    assert keys(game) == ["done", "place core/dreamwalkers"]
    asked = "Put a success token on which story where you have 2 or fewer success tokens? (up to one)"
    assert prompt(game) == asked
    game.choose("place core/dreamwalkers")
    assert seat_asked(game) == 1
    assert keys(game) == ["done", "place core/frozen-in-time"]
    game.choose("done")
    assert tokens_by_story(game)["dreamwalkers"] == (3, 3)
    assert tokens_by_story(game)["frozen-in-time"] == (3, 0)
    assert step(game) == "last story actions"


def test_the_other_path_is_offered_to_nobody_who_is_ahead_everywhere() -> None:
    game = executed(
        "the-other-path",
        stories=[Story("the-other-path", (4, 0)), Story("dreamwalkers", (3, 4)), Story("frozen-in-time", (4, 3))],
    )
    assert tokens_by_story(game)["dreamwalkers"] == (3, 4)
    assert step(game) == "last story actions"


# ---- winning in general


def test_a_defender_who_wins_a_story_executes_it_too() -> None:
    game = build(
        Side(play=[At("innsmouth-troublemaker", story=0, exhausted=True), IDLER]),
        Side(play=[At(LAB, story=0, exhausted=True)]),
        stories=[Story("nowhere-to-hide", (0, 4)), Story("dreamwalkers", (4, 0)), "frozen-in-time"],
        step="stories resolve",
    )
    assert seat_asked(game) == 1
    assert keys(game) == ["none", "place core/nowhere-to-hide"]
    game.choose("place core/nowhere-to-hide")
    assert seat_asked(game) == 1
    assert keys(game) == ["no", "yes"]
    game.choose("yes")
    assert tokens_by_story(game)["dreamwalkers"] == (0, 0)
    assert pile(game, 1, "won") == ["nowhere-to-hide"]
    assert seen(game, "innsmouth-troublemaker")["story"] is None
    assert step(game) == "last story actions"


def test_what_each_player_does_is_said_of_them_throughout() -> None:
    words = "Each player puts a card from their deck into their hand (search for it, then shuffle)."
    assert text("core/the-call-of-cthulhu") == words
