"""Miskatonic University, Dreamlands."""

from __future__ import annotations

from orne.coc.abilities import WhenWon
from orne.coc.language import Draw
from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, MIND, PAUSE, PAWN, lab_card
from tests.coc.look import Coc, discard, hand, idle, in_play, keys, state_of
from tests.look import asked, reasons

SET = "dreamlands"
NIGHT = f"{SET}/the-setting-sun"

# ---- Twila Katherine Price

TWILA = f"{SET}/twila-katherine-price-3"
GIFT = lab_card("dl-gift", WhenWon(Draw()), type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))


def at(story: str, *more: str) -> Coc:
    """Twila Katherine Price stands ready at a story."""
    return build(
        Side(play=[At(TWILA, story=0), *more, PAUSE], domains=["miskatonic:2"]),
        stories=[story, FIGHT, MIND],
        step="actions after attackers commit",
    )


def test_by_day_or_where_there_is_nothing_to_resolve_she_does_nothing() -> None:
    assert keys(at(GIFT)) == IDLE
    assert keys(at(BARE, NIGHT)) == IDLE


# ---- Obsessive Insomniac

SLEEPLESS = f"{SET}/obsessive-insomniac"


def test_obsessive_insomniac_gives_resources_for_cards() -> None:
    game = build(Side(play=[SLEEPLESS, PAUSE], domains=[["peeler", "t-men"]]))
    first, second = f"use {SLEEPLESS} ability 1", f"use {SLEEPLESS} ability 2"
    assert keys(game) == sorted([*IDLE, second])
    game.choose(second)
    assert (len(hand(game, 0)), keys(game)) == (1, sorted([*IDLE, first]))
    game.choose(first)
    assert keys(game) == ["discard core/peeler domain 1", "discard core/t-men domain 1"]
    game.choose("discard core/t-men domain 1")
    assert (discard(game, 0), state_of(game, SLEEPLESS)) == (["t-men"], "ready")
    assert keys(game) == sorted([*IDLE, second])
    assert idle(game)


def test_without_a_resource_it_stays_exhausted() -> None:
    assert keys(build(Side(play=[At(SLEEPLESS, exhausted=True), PAUSE]))) == IDLE


# ---- Horrid Dreams

DREAMS = f"{SET}/horrid-dreams"


def dreamt(top: str, *theirs: str, edition: str = "lcg-4") -> Coc:
    """The opponent's top card is discarded by Horrid Dreams."""
    game = build(
        Side(hand=[DREAMS], play=["syndicate-liaison", PAUSE], domains=["miskatonic:3"]),
        Side(play=theirs, deck=[top, *[FILLER] * 5], domains=[["peeler", "peeler"]]),
        edition=edition,
    )
    game.choose(f"play {DREAMS} domain 1")
    return game


def test_horrid_dreams_takes_a_card_of_the_faction_it_finds() -> None:
    game = dreamt("extortionist", "hard-case", "bag-man", PAWN, "t-men")
    assert (asked(game)[0], keys(game)) == (
        1,
        ["sacrifice core/bag-man", "sacrifice core/hard-case"],
    )
    game.choose("sacrifice core/bag-man")
    assert discard(game, 1) == ["extortionist", "bag-man"]
    assert in_play(game, 1) == ["hard-case", PAWN, "t-men"]
    assert keys(game) == IDLE
    assert idle(game)


def test_neutral_is_not_a_faction_that_could_be_the_same() -> None:
    game = dreamt(PAWN, PAWN, "peeler")
    assert (discard(game, 1), keys(game)) == ([PAWN], IDLE)
    assert reasons(game, f"play {DREAMS}")
    assert idle(game)
