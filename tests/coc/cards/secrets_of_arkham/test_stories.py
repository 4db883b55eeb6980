"""The stories of Secrets of Arkham: what their winner may execute."""

from __future__ import annotations

from typing import Any

from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import IDLER, PAUSE, PAWN, lab_card
from tests.coc.look import Coc, discard, hand, idle, in_play, keys, pile, step, tokens_by_story
from tests.look import seat_asked

SET = "secrets-of-arkham"
LAB = "laboratory-assistant"
NOON, DUSK = (lab_card(f"sst-{word}", type="support", keywords=((word, 1),)) for word in ("day", "night"))


def won(story: str, you: Side | None = None, opponent: Side | None = None, **rest: Any) -> Coc:
    """Seat 0 is about to win a story of the set with an Investigation struggle."""
    you = you or Side()
    you.play = [At(LAB, story=0, exhausted=True), IDLER, *you.play]
    stories = [Story(f"{SET}/{story}", (4, 1)), *rest.pop("others", ("frozen-in-time", "nowhere-to-hide"))]
    game = build(you, opponent, step="stories resolve", stories=stories, **rest)
    game.choose(f"place {SET}/{story}")
    return game


def executed(story: str, you: Side | None = None, opponent: Side | None = None, **rest: Any) -> Coc:
    """The same, and the story is executed."""
    game = won(story, you, opponent, **rest)
    assert (seat_asked(game), keys(game)) == (0, ["no", "yes"])
    game.choose("yes")
    return game


def over(game: Coc) -> bool:
    """Whether the story phase has gone on."""
    return step(game) == "last story actions" and idle(game)


def in_any_order(game: Coc) -> None:
    """Answer which of several cards goes first."""
    while keys(game)[0].startswith("first"):
        game.choose(keys(game)[0])


def test_a_story_need_not_be_executed() -> None:
    game = won("the-thing-at-the-gate", Side(play=[PAWN]))
    game.choose("no")
    assert in_play(game, 0) == [LAB, IDLER, PAWN]
    assert over(game)


# ---- The Secrets of Arkham


def test_the_other_stories_are_executed_in_any_order() -> None:
    game = executed(
        "the-secrets-of-arkham",
        Side(play=[PAWN, PAUSE]),
        Side(play=[PAWN], hand=["bag-man"]),
        others=(f"{SET}/the-thing-at-the-gate", Story(f"{SET}/obsessive-research", (2, 1)), PLOT),
    )
    assert keys(game) == [f"execute {SET}/obsessive-research", f"execute {SET}/the-thing-at-the-gate"]
    game.choose(f"execute {SET}/obsessive-research")
    in_any_order(game)
    assert ([len(hand(game, seat)) for seat in (0, 1)], in_play(game, 1)) == ([8, 8], [])
    assert tokens_by_story(game)[f"{SET}/obsessive-research"] == (2, 1)
    assert over(game)


PLOT = lab_card("sst-plot", type="conspiracy")


def test_a_story_that_cannot_be_carried_out_is_passed_over() -> None:
    """Dreamwalkers needs a won story of each player."""
    game = executed("the-secrets-of-arkham", Side(play=[PAWN]), others=("dreamwalkers", f"{SET}/the-thing-at-the-gate"))
    in_any_order(game)
    assert (in_play(game, 0), pile(game, 0, "won")) == ([IDLER], [f"{SET}/the-secrets-of-arkham"])
    assert over(game)


# ---- They Come at Night


def test_each_player_names_a_card_and_all_copies_are_sacrificed() -> None:
    game = executed(
        "they-come-at-night", Side(play=[PAWN, "bag-man"]), Side(play=[At(PAWN, insane=True), "bag-man", PAUSE])
    )
    every = ["name Bag Man", "name Idler", "name Laboratory Assistant", "name Pause", "name Pawn"]
    assert (seat_asked(game), keys(game)) == (0, [*every, "name a card that is not in play"])
    game.choose("name Pawn")
    assert (seat_asked(game), keys(game)) == (1, [*every, "name a card that is not in play"])
    game.choose("name Idler")
    in_any_order(game)
    assert (in_play(game, 0), in_play(game, 1)) == ([LAB, "bag-man"], ["bag-man#2", PAUSE])
    assert (sorted(discard(game, 0)), discard(game, 1)) == ([IDLER, PAWN], [PAWN])
    assert over(game)


def test_naming_what_is_not_in_play_does_nothing() -> None:
    game = executed("they-come-at-night")
    game.play("name a card that is not in play", "name a card that is not in play")
    assert (in_play(game, 0), over(game)) == ([LAB, IDLER], True)


def test_a_card_attached_face_down_is_not_named_nor_a_copy_of_anything() -> None:
    under = At("shotgun", on="core/bag-man", by_effect=True, face_down=True)
    nothing = "name a card that is not in play"
    game = executed("they-come-at-night", Side(play=["bag-man", under]))
    assert keys(game) == ["name Bag Man", "name Idler", "name Laboratory Assistant", nothing]
    game = executed("they-come-at-night", Side(play=["bag-man", under]), Side(play=[PAWN, At("shotgun", on=PAWN)]))
    game.play("name Shotgun", nothing)
    assert (in_play(game, 0), in_play(game, 1)) == ([LAB, IDLER, "bag-man", "shotgun"], [PAWN])
    assert (discard(game, 1), over(game)) == (["shotgun"], True)


# ---- Obsessive Research


def test_everybody_draws_up_to_eight_cards() -> None:
    many = ["bag-man"] * 9
    game = executed("obsessive-research", Side(hand=["bag-man"]), Side(hand=many))
    assert ([len(hand(game, seat)) for seat in (0, 1)], over(game)) == ([8, 9], True)


# ---- Change of Plans


def test_everybody_attaches_their_hand_to_a_domain() -> None:
    game = executed("change-of-plans", Side(hand=["bag-man", PAWN]), Side(hand=["shotgun"], domains=["", "agency:1"]))
    assert (seat_asked(game), keys(game)) == (0, ["domain 1", "domain 2", "domain 3"])
    game.choose("domain 2")
    assert (seat_asked(game), keys(game)) == (1, ["domain 1", "domain 2"])
    game.choose("domain 2")
    mine, theirs = game.view(None)["players"]
    assert sorted(mine["domains"][1]["resources"]) == ["core/bag-man", PAWN]
    assert theirs["domains"][1]["resources"] == ["filler/agency", "core/shotgun"]
    assert (hand(game, 0), hand(game, 1), over(game)) == ([], [], True)


def test_an_empty_hand_is_attached_by_doing_nothing() -> None:
    game = executed("change-of-plans", Side(hand=[PAWN], domains=[""]), Side(hand=[]))
    assert (game.view(None)["players"][0]["domains"][0]["resources"], over(game)) == ([PAWN], True)


# ---- The Terror out of Dunwich


def test_all_resources_but_one_on_each_domain_are_destroyed() -> None:
    game = executed(
        "the-terror-out-of-dunwich",
        Side(domains=[["bag-man", "shotgun"], ["bag-man"], ""]),
        Side(domains=[["mad-artist", "shotgun"]]),
    )
    assert (seat_asked(game), keys(game)) == (0, ["keep core/bag-man domain 1", "keep core/shotgun domain 1"])
    game.choose("keep core/shotgun domain 1")
    assert seat_asked(game) == 1
    assert discard(game, 0) == []
    game.choose("keep core/mad-artist domain 1")
    mine, theirs = game.view(None)["players"]
    assert [domain["resources"] for domain in mine["domains"]] == [["core/shotgun"], ["core/bag-man"], []]
    assert [domain["resources"] for domain in theirs["domains"]] == [["core/mad-artist"]]
    assert (discard(game, 0), discard(game, 1), over(game)) == (["bag-man"], ["shotgun"], True)


# ---- The Innsmouth Threat, The Thing at the Gate, The Secret of the North Woods


def test_all_success_tokens_are_removed() -> None:
    game = executed("the-innsmouth-threat", others=(Story("frozen-in-time", (1, 4)), Story(PLOT, (3, 0))))
    assert set(tokens_by_story(game).values()) == {(0, 0)}
    assert over(game)


def test_all_characters_are_sacrificed() -> None:
    game = executed("the-thing-at-the-gate", Side(play=[At(PAWN, insane=True)]), Side(play=[PAWN, PAUSE]))
    in_any_order(game)
    assert (in_play(game, 0), in_play(game, 1), over(game)) == ([IDLER], [PAUSE], True)


def test_a_player_without_such_a_character_does_not_keep_the_other_from_it() -> None:
    game = executed("the-secret-of-the-north-woods", Side(), Side(discard=[PAWN]))
    assert (in_play(game, 1), over(game)) == ([PAWN], True)


# ---- The Dreams of Kingsport


def test_everybody_searches_for_a_day_card_or_for_a_night_card() -> None:
    game = executed(
        "the-dreams-of-kingsport", Side(deck=[DUSK, NOON, LAB, LAB]), Side(deck=[LAB, DUSK, "bag-man", LAB])
    )
    day, night = (
        f"pick each player puts a {time} card from their deck into play (search for it, then shuffle)"
        for time in ("Day", "Night")
    )
    assert keys(game) == [day, night]
    game.choose(night)
    assert (seat_asked(game), keys(game)) == (0, ["nothing", f"take {DUSK}"])
    game.choose(f"take {DUSK}")
    assert (seat_asked(game), keys(game)) == (1, ["nothing", f"take {DUSK}"])
    game.choose("nothing")
    assert (in_play(game, 0), in_play(game, 1), over(game)) == ([LAB, IDLER, DUSK], [], True)


# ---- The Well


def test_each_player_gives_a_won_story_back_then_day_and_night_are_destroyed() -> None:
    game = executed(
        "the-well",
        Side(play=[NOON], won=["rotting-away"]),
        Side(play=[DUSK, PAUSE], won=["opening-night", "the-other-path"]),
    )
    assert (seat_asked(game), keys(game)) == (1, ["give back core/opening-night", "give back core/the-other-path"])
    game.choose("give back core/opening-night")
    assert (pile(game, 0, "won"), pile(game, 1, "won")) == ([f"{SET}/the-well"], ["the-other-path"])
    assert (in_play(game, 0), in_play(game, 1), over(game)) == ([LAB, IDLER], [PAUSE], True)
