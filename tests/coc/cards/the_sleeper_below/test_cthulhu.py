"""Cthulhu's cards of The Sleeper Below."""

from __future__ import annotations

from orne.coc.language import CHARACTER, IS_EXHAUSTED, everything, ready
from orne.coc.position import Side, build
from tests.coc.laboratory import BOUNCE, PAUSE, event, lab_card
from tests.coc.look import drained, hand, idle, in_play, keys, pass_to_phase, state_of, zone
from tests.look import asked, reasons

SCULPTOR = "the-sleeper-below/bone-sculptor"
WRAITH = lab_card("bs-wraith", cost=0)
ARISE = event("bs-arise", ready(everything(CHARACTER & IS_EXHAUSTED)))
USE = f"use {SCULPTOR} domain 1"


def test_the_sculptor_brings_back_a_character_of_any_pile_for_the_phase() -> None:
    game = build(
        Side(play=[SCULPTOR, PAUSE], discard=["patsy", "thing-from-the-stars"], domains=["cthulhu:3"]),
        Side(discard=["bag-man", "short-fuse"]),
    )
    assert keys(game) == ["pass", f"use {PAUSE}", USE]
    game.choose(USE)
    assert (asked(game), keys(game)) == ((0, "x"), ["x 1", "x 2", "x 3"])
    game.choose("x 3")
    assert keys(game) == ["choose core/bag-man", "choose core/patsy"]
    game.choose("choose core/bag-man")
    assert in_play(game, 0) == [SCULPTOR, PAUSE, "bag-man"]
    assert (state_of(game, SCULPTOR), drained(game)) == ("exhausted", [True])
    assert idle(game)
    pass_to_phase(game, "story")
    assert (zone(game, "bag-man"), in_play(game, 0)) == ("removed", [SCULPTOR, PAUSE])


def test_x_is_at_least_1_also_for_a_character_that_costs_nothing() -> None:
    game = build(Side(play=[SCULPTOR, PAUSE], discard=[WRAITH], domains=["cthulhu:2"]))
    game.choose(USE)
    assert keys(game) == ["x 1", "x 2"]
    game = build(Side(play=[SCULPTOR, PAUSE], discard=[WRAITH], domains=[""]))
    assert keys(game) == ["pass", f"use {PAUSE}"]


def test_what_has_left_play_meanwhile_is_not_removed() -> None:
    game = build(Side(hand=[BOUNCE], play=[SCULPTOR, PAUSE], discard=["patsy"], domains=["cthulhu:1"]))
    game.play(USE, f"play {BOUNCE}", "choose core/patsy")
    pass_to_phase(game, "story")
    assert hand(game, 0) == ["patsy"]


def test_each_sculptor_works_once_in_a_turn() -> None:
    """coc/rule/2.9-limit/b"""
    game = build(
        Side(hand=[ARISE], play=[SCULPTOR, SCULPTOR, PAUSE], discard=["patsy", WRAITH], domains=["", "agency:1"] * 2)
    )
    game.play(f"use {SCULPTOR} domain 2", "choose core/patsy", f"play {ARISE}")
    assert state_of(game, SCULPTOR) == "ready"
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {SCULPTOR}#2 domain 4"]
    said = "its limit is used up: once per turn: coc/rule/2.9-limit/b"
    assert reasons(game, f"use {SCULPTOR}") == [said]
    assert idle(game)
