"""Hastur's cards of Secrets of Arkham."""

from __future__ import annotations

from orne.coc import values
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, IDLE, OAF, PAUSE, PAWN, lab_card, tool
from tests.coc.look import cards_of, deck, discard, drained, hand, idle, in_play, keys, pass_to, skill, state_of, table
from tests.look import asked

SET = "secrets-of-arkham"

# ---- Poltergeist

POLTERGEIST = f"{SET}/poltergeist"


def test_the_poltergeist_cannot_commit() -> None:
    game = build(Side(play=[POLTERGEIST, BORE]), step="active player commits")
    assert keys(game) == [
        "commit lab/bore core/ancient-apocrypha",
        "commit lab/bore core/dreamwalkers",
        "commit lab/bore core/frozen-in-time",
        "done",
    ]


def test_the_poltergeist_is_given_to_an_opponent_for_good() -> None:
    game = build(Side(play=[POLTERGEIST, PAUSE], domains=["hastur:2"]), Side(play=[PAUSE], domains=["agency:1"]))
    assert keys(game) == ["pass", "use lab/pause", f"use {POLTERGEIST} domain 1"]
    game.choose(f"use {POLTERGEIST} domain 1")
    assert (in_play(game, 0), in_play(game, 1)) == ([PAUSE], [POLTERGEIST, f"{PAUSE}#2"])
    assert (cards_of(game, 1)[POLTERGEIST]["owner"], drained(game)) == (0, [True])
    assert keys(game) == ["pass", "use lab/pause#2"]
    assert idle(game)
    pass_to(game, "refresh actions")
    assert POLTERGEIST in in_play(game, 1)


def test_the_poltergeist_is_not_given_away_unpaid() -> None:
    assert keys(build(Side(play=[POLTERGEIST, PAUSE], domains=["hastur:1"]))) == IDLE


# ---- Carcosa

CARCOSA = f"{SET}/carcosa"
DEAR = lab_card("sah-dear", cost=9)
HAND, DECK = "pick discard a card of your choice from your hand", "pick discard the top 5 cards of your deck"


def test_carcosa_has_a_player_discard_a_card_of_their_hand() -> None:
    game = build(Side(hand=[DEAR], play=[CARCOSA, PAUSE], domains=["hastur:2"]), Side(hand=[OAF, BORE]))
    assert keys(game) == ["pass", "use lab/pause", f"use {CARCOSA} domain 1"]
    game.choose(f"use {CARCOSA} domain 1")
    assert (asked(game), keys(game)) == ((0, "player"), ["opponent", "you"])
    game.choose("opponent")
    assert (asked(game), keys(game)) == ((1, "pick"), [HAND, DECK])
    game.choose(HAND)
    assert keys(game) == [f"discard {BORE}", f"discard {OAF}"]
    game.choose(f"discard {BORE}")
    assert (hand(game, 1), discard(game, 1), hand(game, 0)) == ([OAF], [BORE], [DEAR])
    assert (state_of(game, CARCOSA), drained(game), keys(game)) == ("exhausted", [True], IDLE)
    assert idle(game)


def test_carcosa_has_a_player_discard_five_cards_of_their_deck() -> None:
    game = build(Side(hand=[PAWN], play=[CARCOSA, PAUSE], domains=["hastur:2"]), Side(hand=[OAF]))
    game.play(f"use {CARCOSA} domain 1", "you")
    assert (asked(game), keys(game)) == ((0, "pick"), [HAND, DECK])
    game.choose(DECK)
    assert (len(deck(game, 0)), len(discard(game, 0)), len(deck(game, 1))) == (5, 5, 10)
    assert idle(game)


def test_a_player_without_a_hand_discards_from_the_deck() -> None:
    game = build(Side(play=[CARCOSA, PAUSE], domains=["hastur:2"]), Side())
    game.play(f"use {CARCOSA} domain 1", "opponent")
    assert (len(deck(game, 1)), keys(game)) == (5, IDLE)
    assert idle(game)


def test_carcosa_is_exhausted_and_paid_for() -> None:
    assert keys(build(Side(play=[CARCOSA, PAUSE], domains=["hastur:1"]), Side(hand=[OAF]))) == IDLE
    assert keys(build(Side(play=[At(CARCOSA, exhausted=True), PAUSE], domains=["hastur:2"]))) == IDLE


# ---- Messenger from Hali

MESSENGER = f"{SET}/messenger-from-hali"
SUN, MOON = tool("sah-sun", keywords=(("day", 1),)), tool("sah-moon", keywords=(("night", 1),))
LARK = lab_card("sah-lark", keywords=(("day", 1),))


def test_the_messenger_destroys_all_day_cards_as_it_enters_play() -> None:
    game = build(
        Side(hand=[MESSENGER, SUN], play=[LARK, BORE, PAUSE], domains=["hastur:3"]),
        Side(play=[SUN, MOON, At(LARK, insane=True)]),
    )
    game.choose(f"play {MESSENGER} domain 1")
    assert (discard(game, 0), discard(game, 1)) == ([LARK], [SUN])
    assert (in_play(game, 0), in_play(game, 1)) == ([BORE, PAUSE, MESSENGER], [MOON, LARK])
    assert (values.is_night(table(game)), values.is_day(table(game))) == (True, False)
    assert keys(game) == ["pass", f"play {SUN}", "use lab/pause"]
    assert idle(game)


def test_the_messenger_destroys_a_conspiracy_by_day() -> None:
    noon = lab_card("sah-noon", type="conspiracy", keywords=(("day", 1),))
    row = ["core/ancient-apocrypha", "core/dreamwalkers", "core/frozen-in-time"]
    game = build(Side(hand=[MESSENGER], play=[PAUSE], domains=["hastur:3"]), stories=[*row, noon])
    game.choose(f"play {MESSENGER} domain 1")
    assert [each["card"] for each in game.view(None)["stories"]] == row
    assert (keys(game), idle(game)) == (IDLE, True)


def test_a_day_card_that_comes_later_stays() -> None:
    game = build(Side(hand=[SUN], play=[MESSENGER, PAUSE], domains=[""]))
    game.choose(f"play {SUN}")
    assert in_play(game, 0) == [MESSENGER, PAUSE, SUN]
    assert (values.is_night(table(game)), values.is_day(table(game))) == (True, True)
    assert idle(game)


# ---- Writhing Wall

WALL = f"{SET}/writhing-wall"


def test_writhing_wall_cancels_a_triggered_effect_and_draws_a_card() -> None:
    game = build(
        Side(hand=["agoraphobia"], play=[PAUSE], domains=["hastur:2"]),
        Side(hand=[WALL], play=[PAWN], deck=[OAF, BORE], domains=["hastur:3"]),
    )
    game.choose("play core/agoraphobia domain 1")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"play {WALL} domain 1"])
    game.choose(f"play {WALL} domain 1")
    assert (in_play(game, 1), hand(game, 1), discard(game, 0)) == ([PAWN], [OAF], ["agoraphobia"])
    assert (drained(game), drained(game, 1), discard(game, 1)) == ([True], [True], [WALL])
    assert keys(game) == IDLE
    assert idle(game)


def test_writhing_wall_cancels_an_ability_in_play_and_your_own() -> None:
    game = build(Side(hand=[WALL], play=["demon-lover", PAUSE], domains=["hastur:3"]), Side(play=[PAWN]))
    game.play("use core/demon-lover", f"choose {PAWN}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"play {WALL} domain 1"])
    game.choose(f"play {WALL} domain 1")
    assert (skill(game, PAWN), len(hand(game, 0)), state_of(game, "demon-lover")) == (1, 1, "exhausted")
    assert idle(game)


def test_writhing_wall_does_not_cancel_the_playing_of_a_card_or_a_passive() -> None:
    game = build(Side(hand=["ghost"], play=[PAUSE], domains=["hastur:1"]), Side(hand=[WALL], domains=["hastur:3"]))
    game.choose("play core/ghost domain 1")
    assert (in_play(game, 0), keys(game)) == ([PAUSE, "ghost"], IDLE)


# ---- Infected by Madness

INFECTED = f"{SET}/infected-by-madness"
MAD = At(PAWN, insane=True)


def test_infected_by_madness_has_each_player_discard_a_card_for_each_insane_character() -> None:
    game = build(
        Side(hand=[INFECTED], play=[MAD, MAD, BORE, PAUSE], deck=[OAF, BORE, PAWN], domains=["hastur:1"]),
        Side(play=[MAD], deck=[BORE, OAF]),
    )
    game.choose(f"play {INFECTED} domain 1")
    assert (discard(game, 0), deck(game, 0)) == ([OAF, BORE, INFECTED], [PAWN])
    assert (discard(game, 1), deck(game, 1)) == ([BORE], [OAF])
    assert keys(game) == IDLE
    assert idle(game)


def test_infected_by_madness_passes_over_a_player_without_insane_characters() -> None:
    game = build(Side(hand=[INFECTED], play=[BORE, PAUSE], domains=["hastur:1"]), Side(play=[MAD]))
    game.choose(f"play {INFECTED} domain 1")
    assert (len(deck(game, 0)), len(deck(game, 1)), discard(game, 0)) == (10, 9, [INFECTED])
    assert idle(game)


def test_infected_by_madness_needs_an_insane_character() -> None:
    assert keys(build(Side(hand=[INFECTED], play=[BORE, PAUSE], domains=["hastur:1"]), Side(play=[OAF]))) == IDLE


# ---- Implant Fear

IMPLANT = f"{SET}/implant-fear"


def test_implant_fear_exchanges_an_opponents_hand_for_up_to_two_cards_of_their_discard_pile() -> None:
    game = build(
        Side(hand=[IMPLANT, DEAR], play=[PAUSE], domains=["hastur:4"]),
        Side(hand=[OAF, BORE], discard=[PAWN]),
    )
    game.choose(f"play {IMPLANT} domain 1")
    assert (asked(game), keys(game)) == ((1, "put"), ["done", f"put {BORE}", f"put {OAF}", f"put {PAWN}"])
    game.choose(f"put {PAWN}")
    assert keys(game) == ["done", f"put {BORE}", f"put {OAF}"]
    game.choose(f"put {OAF}")
    assert (sorted(hand(game, 1)), discard(game, 1)) == ([OAF, PAWN], [BORE])
    assert (hand(game, 0), discard(game, 0), keys(game)) == ([DEAR], [IMPLANT], IDLE)
    assert idle(game)


def test_implant_fear_may_leave_an_opponent_without_a_hand() -> None:
    game = build(Side(hand=[IMPLANT], play=[PAUSE], domains=["hastur:4"]), Side(hand=[OAF]))
    game.play(f"play {IMPLANT} domain 1", "done")
    assert (hand(game, 1), discard(game, 1), keys(game)) == ([], [OAF], IDLE)
    assert idle(game)


def test_implant_fear_needs_a_hand_and_your_operations_phase() -> None:
    """coc/rule/2.21-player-hand: who has no card has no hand."""
    assert keys(build(Side(hand=[IMPLANT], play=[PAUSE], domains=["hastur:4"]), Side(discard=[OAF]))) == IDLE
    mine = Side(hand=[IMPLANT], play=[PAUSE], domains=["hastur:4"])
    game = build(mine, Side(hand=[OAF]), step="draw actions")
    assert keys(game) == IDLE
    game = build(mine, Side(hand=[OAF]), active=1)
    assert keys(game) == IDLE
