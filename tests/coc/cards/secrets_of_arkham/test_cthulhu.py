"""Cthulhu's cards of Secrets of Arkham."""

from __future__ import annotations

import pytest

from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, IDLE, OAF, PAUSE, PAWN, lab_card, there
from tests.coc.look import discard, drained, icons, idle, in_play, keys, pass_to_phase, seen, state_of
from tests.look import asked

SET = "secrets-of-arkham"
FISH = lab_card("sac-fish", subtypes=("Deep One",))
WHALE = lab_card("sac-whale", subtypes=("Deep One",), unique=True)
ELDER = lab_card("sac-elder", subtypes=("Ancient One",))

# ---- Hydra

HYDRA = f"{SET}/hydra"


def test_hydra_brings_back_a_deep_one_from_your_discard_pile() -> None:
    game = build(
        Side(play=[HYDRA, WHALE, PAUSE], discard=[FISH, PAWN, WHALE, "young-deep-one"], domains=["cthulhu:2"]),
        Side(discard=[FISH]),
    )
    assert keys(game) == ["pass", "use lab/pause", f"use {HYDRA} domain 1"]
    game.choose(f"use {HYDRA} domain 1")
    assert keys(game) == ["choose core/young-deep-one", f"choose {FISH}"], "there is a unique Whale already"
    game.choose(f"choose {FISH}")
    assert in_play(game, 0) == [HYDRA, WHALE, PAUSE, FISH]
    assert (state_of(game, FISH), drained(game), keys(game)) == ("ready", [True], IDLE)
    assert idle(game)


def test_hydra_needs_a_deep_one_in_your_own_discard_pile_and_two_resources() -> None:
    game = build(Side(play=[HYDRA, PAUSE], discard=[PAWN], domains=["cthulhu:2"]), Side(discard=[FISH]))
    assert keys(game) == IDLE
    game = build(Side(play=[HYDRA, PAUSE], discard=[FISH], domains=["cthulhu:1"]))
    assert keys(game) == IDLE


# ---- Lord of Y'ha-nthlei

LORD = f"{SET}/lord-of-yha-nthlei"


def test_the_lord_readies_any_exhausted_deep_one() -> None:
    game = build(
        Side(play=[At(LORD, exhausted=True), FISH, At(PAWN, exhausted=True), PAUSE], domains=["cthulhu:1"]),
        Side(play=[At(FISH, exhausted=True), At(WHALE, insane=True)]),
    )
    game.choose(f"use {LORD} domain 1")
    assert keys(game) == [f"choose {FISH}#2", f"choose {LORD}"]
    game.choose(f"choose {LORD}")
    assert (state_of(game, LORD), state_of(game, f"{FISH}#2"), drained(game)) == ("ready", "exhausted", [True])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_lord_needs_an_exhausted_deep_one() -> None:
    game = build(Side(play=[LORD, At(PAWN, exhausted=True), PAUSE], domains=["cthulhu:1"]))
    assert keys(game) == IDLE


# ---- Primal Fear

FEAR = f"{SET}/primal-fear"


def test_primal_fear_blanks_a_character_without_terror_for_the_phase() -> None:
    game = build(
        Side(hand=[FEAR], play=[PAUSE, "demon-lover"], domains=["cthulhu:1"]), Side(play=[OAF, "young-deep-one"])
    )
    game.choose(f"play {FEAR} domain 1")
    assert keys(game) == ["choose core/young-deep-one", f"choose {OAF}"]
    game.choose(f"choose {OAF}")
    assert seen(game, OAF)["keywords"] == []
    assert (discard(game, 0), keys(game)) == ([FEAR], ["pass", "use core/demon-lover", "use lab/pause"])
    assert idle(game)
    pass_to_phase(game, "story")
    assert seen(game, OAF)["keywords"] == ["toughness +2"]


def test_primal_fear_needs_a_character_without_terror() -> None:
    game = build(Side(hand=[FEAR], play=[PAUSE], domains=["cthulhu:1"]), Side(play=["demon-lover"]))
    assert keys(game) == IDLE


# ---- Carl Stanford

CARL = f"{SET}/carl-stanford"
MASK = lab_card("sac-mask", type="support", subtypes=("Mask",))
CULTIST = lab_card("sac-cultist", subtypes=("Cultist",))
ROBE = lab_card("sac-robe", type="support", subtypes=("Cultist",))


def test_carl_stanford_grows_with_a_cultist_or_a_mask() -> None:
    game = build(Side(play=[CARL, CULTIST, MASK, ROBE, PAWN, PAUSE]), Side(play=[CULTIST, MASK]))
    assert icons(game, CARL) == [1, 0, 1, 0]
    game.choose(f"use {CARL}")
    assert keys(game) == [f"sacrifice {CULTIST}", f"sacrifice {MASK}"]
    game.choose(f"sacrifice {MASK}")
    assert icons(game, CARL) == [1, 2, 3, 0]
    game.choose(f"use {CARL}")
    assert (icons(game, CARL), discard(game, 0)) == ([1, 4, 5, 0], [MASK, CULTIST])
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, CARL) == [1, 0, 1, 0]


# ---- Deep One Rising

RISING = f"{SET}/deep-one-rising"


def test_deep_one_rising_destroys_a_character_when_it_is_played() -> None:
    game = build(Side(hand=[RISING], play=[PAWN, PAUSE], domains=["cthulhu:4"]), Side(play=[OAF, FISH, ELDER]))
    game.choose(f"play {RISING} domain 1")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {OAF}", f"choose {PAWN}"])
    game.choose(f"choose {OAF}")
    assert (discard(game, 1), in_play(game, 0)) == ([OAF], [PAWN, PAUSE, RISING])
    assert keys(game) == IDLE
    assert idle(game)


def test_deep_one_rising_takes_your_own_where_there_is_nobody_else() -> None:
    game = build(Side(hand=[RISING], play=[PAWN, PAUSE], domains=["cthulhu:4"]), Side(play=[FISH, ELDER]))
    game.choose(f"play {RISING} domain 1")
    assert discard(game, 0) == [PAWN]
    assert idle(game)


# ---- Giving Thanks

THANKS = f"{SET}/giving-thanks"
ROW: list[str | Story] = [Story(BARE, (4, 4)), "core/dreamwalkers", "core/frozen-in-time"]


def test_giving_thanks_is_attached_to_a_story() -> None:
    game = build(Side(hand=[THANKS], play=[PAUSE], domains=["cthulhu:1"]))
    game.choose(f"play {THANKS} domain 1")
    assert keys(game) == ["attach core/ancient-apocrypha", "attach core/dreamwalkers", "attach core/frozen-in-time"]
    game.choose("attach core/dreamwalkers")
    assert (in_play(game, 0), keys(game)) == ([PAUSE, THANKS], IDLE)
    assert idle(game)


@pytest.mark.parametrize("winner", [0, 1])
def test_giving_thanks_readies_all_your_deep_ones_whoever_wins_its_story(winner: int) -> None:
    """coc/timing/responses-on-leaving-play/a: it is used although it has gone with the story."""
    tired = At(FISH, exhausted=True)
    sides = [
        Side(play=[At(THANKS, on=BARE), tired, At(WHALE, exhausted=True), At(OAF, exhausted=True), PAUSE]),
        Side(play=[tired]),
    ]
    sides[winner].play = [*sides[winner].play, there(ELDER)]
    game = build(*sides, stories=ROW, active=winner, step="stories resolve")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {THANKS}"])
    assert discard(game, 0) == [THANKS]
    game.choose(f"use {THANKS}")
    assert (state_of(game, FISH), state_of(game, WHALE)) == ("ready", "ready")
    assert (state_of(game, OAF), state_of(game, f"{FISH}#2")) == ("exhausted", "exhausted")
    assert idle(game)


def test_giving_thanks_is_not_used_for_another_story_nor_without_an_exhausted_deep_one() -> None:
    game = build(
        Side(play=[At(THANKS, on="core/dreamwalkers"), At(FISH, exhausted=True), there(ELDER), PAUSE]),
        stories=ROW,
        step="stories resolve",
    )
    assert (keys(game), THANKS in in_play(game, 0)) == (IDLE, True)
    game = build(Side(play=[At(THANKS, on=BARE), FISH, there(ELDER), PAUSE]), stories=ROW, step="stories resolve")
    assert (keys(game), discard(game, 0)) == (IDLE, [THANKS])
    assert idle(game)
