"""Who knows cards in decks that The Yuggoth Contract has somebody look at, reveal or put there."""

from __future__ import annotations

import pytest

from orne.coc.position import Side, build
from tests.coc.laboratory import BORE, OAF, PAUSE, PAWN
from tests.coc.look import Coc, idle

SET = "the-yuggoth-contract"
MACHETE = f"{SET}/machete"
DECK = [PAWN, OAF, BORE, MACHETE, PAUSE, PAWN, OAF]
Known = dict[str, str]


def known(game: Coc, deck: int) -> tuple[Known, Known]:
    """What each seat knows of a deck, by place from the top."""
    mine, theirs = (game.view(seat)["players"][deck]["deck_known"] for seat in (0, 1))
    return mine, theirs


@pytest.mark.parametrize(
    ("card", "answers", "seen"),
    [
        ("museum-curator", ["use {}", "none"], {"3": PAWN, "4": OAF, "5": BORE, "6": MACHETE, "7": PAUSE}),
        ("museum-curator", ["use {}", f"put {PAUSE}"], {"3": PAWN, "4": OAF, "5": BORE, "6": MACHETE}),
        ("smugglers", [], {"7": BORE}),
    ],
)
def test_who_looks_at_their_deck_or_puts_cards_under_it_knows_them_alone(
    card: str, answers: list[str], seen: Known
) -> None:
    it = f"{SET}/{card}"
    game = build(
        Side(
            hand=[it, *([BORE] if card == "smugglers" else ())],
            play=[PAUSE],
            domains=["syndicate:3" if card == "smugglers" else "miskatonic:2"],
            deck=DECK,
        )
    )
    game.play(f"play {it} domain 1", *(answer.format(it) for answer in answers))
    assert (known(game, 0), idle(game)) == ((seen, {}), True)


def test_the_mi_go_brain_cylinder_shows_its_controller_alone() -> None:
    cylinder = f"{SET}/mi-go-brain-cylinder"
    game = build(Side(play=[cylinder, f"{SET}/mi-go-guard", PAUSE], deck=DECK))
    game.play(f"use {cylinder}", f"top {OAF}")
    assert (known(game, 0), idle(game)) == (({"1": OAF, "2": PAWN}, {}), True)


def test_the_view_from_within_shows_a_deck_to_the_opponent_of_its_owner() -> None:
    view = f"{SET}/the-view-from-within"
    game = build(Side(hand=[view], play=[PAUSE], domains=["syndicate:1"]), Side(deck=DECK))
    game.play(f"play {view} domain 1", f"top {BORE}", f"top {OAF}", f"top {MACHETE}")
    assert known(game, 1) == ({"1": BORE, "2": OAF, "3": MACHETE, "4": PAWN}, {})
    assert idle(game)


def test_exploring_the_ruins_reveals_to_everybody() -> None:
    ruins, rest = f"{SET}/exploring-the-ruins", {"4": PAWN, "5": OAF, "6": BORE}
    game = build(Side(hand=[ruins], play=[PAUSE], domains=["agency:1"], deck=DECK))
    game.play(f"play {ruins} domain 1")
    assert (known(game, 0), idle(game)) == ((rest, rest), True)
