"""Shub-Niggurath's cards of Secrets of Arkham."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.position import At, Side, build
from tests.coc.laboratory import GUN, IDLE, PAUSE, PAWN, lab_card
from tests.coc.look import (
    Coc,
    card,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    table,
    uid,
    zone,
)

SET = "secrets-of-arkham"
COMMANDER, YOUNG, GOAT, AGELESS, HAND, SURGEON = (
    f"{SET}/{slug}"
    for slug in (
        "mi-go-commander",
        "rampaging-dark-young",
        "albino-goat-spawn",
        "ageless-mi-go",
        "the-mothers-hand",
        "mi-go-surgeon",
    )
)
DRONE, QUEEN = (lab_card(name, subtypes=("Mi-Go",), icons=(0, 1, 0, 0)) for name in ("sas-drone", "sas-queen"))
SCHOLAR = f"{SET}/hermetic-scholar"
NOON = lab_card("sas-noon", keywords=(("day", 1),), type="support")
DUSK = lab_card("sas-dusk", keywords=(("night", 1),), type="support")


def toughness(game: Coc, name: str, number: int = 1) -> int:
    return values.net(table(game), uid(game, name, number), "toughness")


# ---- Mi-Go Commander, Mi-Go Surgeon


@pytest.mark.parametrize(("giver", "given"), [(COMMANDER, (0, 1, 0, 0)), (SURGEON, (0, 0, 1, 0))])
def test_every_mi_go_has_an_icon_more(giver: str, given: tuple[int, ...]) -> None:
    """Its own side's, the opponent's, and itself; no other character."""
    game = build(
        Side(hand=[giver], play=[DRONE, "bag-man", PAUSE], domains=["shub-niggurath:4"]),
        Side(play=[QUEEN]),
    )
    assert icons(game, DRONE) == [0, 1, 0, 0]
    printed = game.state.catalogue.kinds[card(game, giver).kind].facts.icons
    assert keys(game) == ["pass", f"play {giver} domain 1", "use lab/pause"]
    game.choose(f"play {giver} domain 1")
    for name, own in ((DRONE, (0, 1, 0, 0)), (QUEEN, (0, 1, 0, 0)), (giver, printed)):
        assert icons(game, name) == [a + b for a, b in zip(own, given, strict=True)]
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    assert keys(game) == IDLE
    assert idle(game)


def test_two_surgeons_give_two_icons_and_an_insane_one_gives_none() -> None:
    game = build(Side(play=[DRONE, SURGEON, SURGEON, At(SURGEON, insane=True)]))
    assert icons(game, DRONE) == [0, 1, 2, 0]


# ---- Rampaging Dark Young


def rampage(**rest: object) -> Coc:
    cards = {"hand": ["mi-go-warrior", "altar-of-the-blessed", "shub-niggurath"], "discard": ["young-deep-one"]}
    return build(
        Side(play=[At(YOUNG, wounds=2), GUN, PAUSE], **(cards | rest)),  # type: ignore[arg-type]
        Side(play=[PAWN], discard=["mi-go-scout"]),
    )


def test_rampaging_dark_young_is_followed_by_a_cheap_character() -> None:
    game = rampage()
    game.play("use lab/gun", f"choose {YOUNG}")
    assert discard(game, 0) == ["young-deep-one", YOUNG]
    assert keys(game) == ["pass", f"use {YOUNG}"]
    game.choose(f"use {YOUNG}")
    # printed cost 3 or less, a character, and one's own; it costs 5 itself
    assert keys(game) == ["put core/mi-go-warrior hand", "put core/young-deep-one discard"]
    game.choose("put core/mi-go-warrior hand")
    assert in_play(game, 0) == ["lab/gun", "lab/pause", "mi-go-warrior"]
    assert hand(game, 0) == ["altar-of-the-blessed", "shub-niggurath"]
    assert keys(game) == IDLE
    assert idle(game)


def test_rampaging_dark_young_may_fetch_one_from_the_discard_pile() -> None:
    game = rampage()
    game.play("use lab/gun", f"choose {YOUNG}", f"use {YOUNG}", "put core/young-deep-one discard")
    assert discard(game, 0) == [YOUNG]
    assert "young-deep-one" in in_play(game, 0)
    assert keys(game) == IDLE


def test_rampaging_dark_young_finds_nobody() -> None:
    game = rampage(hand=["altar-of-the-blessed"], discard=["shub-niggurath"])
    game.play("use lab/gun", f"choose {YOUNG}")
    assert discard(game, 0) == ["shub-niggurath", YOUNG]
    assert keys(game) == IDLE
    assert idle(game)


def test_rampaging_dark_young_that_was_not_in_play_is_not_answered() -> None:
    game = build(
        Side(hand=["mi-go-warrior", SCHOLAR], play=[PAUSE], deck=[YOUNG] + [PAWN] * 5, domains=["yog-sothoth:3"])
    )
    game.choose(f"play {SCHOLAR} domain 1")
    assert discard(game, 0) == [YOUNG] + [PAWN] * 3
    assert keys(game) == IDLE
    assert idle(game)


# ---- Albino Goat-spawn


def test_a_day_card_wounds_the_goat_spawn() -> None:
    game = build(
        Side(hand=[NOON, DUSK], play=[GOAT, PAUSE], domains=["neutral:1", "neutral:1"]),
        Side(play=[GOAT]),
    )
    game.choose(f"play {DUSK} domain 1")
    assert [card(game, GOAT, number).wounds for number in (1, 2)] == [0, 0]
    game.choose(f"play {NOON} domain 2")
    assert keys(game) == [f"resolve {GOAT}", f"resolve {GOAT}#2"]
    game.choose(f"resolve {GOAT}#2")
    assert [card(game, GOAT, number).wounds for number in (1, 2)] == [1, 1]
    assert keys(game) == IDLE
    assert idle(game)


def test_the_third_day_card_destroys_the_goat_spawn() -> None:
    game = build(Side(hand=[NOON], play=[At(GOAT, wounds=2), PAUSE], domains=["neutral:1"]))
    game.choose(f"play {NOON} domain 1")
    assert discard(game, 0) == [GOAT]
    assert keys(game) == IDLE


# ---- Ageless Mi-Go


def test_your_mi_go_are_tougher() -> None:
    game = build(Side(hand=[AGELESS], play=[DRONE, "bag-man", PAUSE], domains=["shub-niggurath:2"]), Side(play=[QUEEN]))
    game.choose(f"play {AGELESS} domain 1")
    assert [toughness(game, name) for name in (DRONE, AGELESS, QUEEN, "bag-man")] == [1, 1, 0, 0]
    assert keys(game) == IDLE


def test_the_toughness_goes_with_the_ageless_mi_go() -> None:
    game = build(Side(play=[At(DRONE, wounds=1), At(AGELESS, wounds=1), GUN, PAUSE]))
    assert toughness(game, DRONE) == 1
    game.play("use lab/gun", f"choose {AGELESS}")
    assert discard(game, 0) == [AGELESS, DRONE]
    assert keys(game) == IDLE


# ---- The Mother's Hand


def played(*domains: str, drained_: tuple[int, ...] = (2,)) -> Coc:
    return build(
        Side(hand=[HAND], play=[PAUSE], domains=domains, drained=drained_),
        Side(domains=["neutral:1", "neutral:2"], drained=[2]),
    )


def test_the_mothers_hand_refreshes_a_domain_if_overpaid() -> None:
    game = played("shub-niggurath:4", "shub-niggurath:1", "")
    game.choose(f"play {HAND} domain 1")
    assert keys(game) == ["pass", f"use {HAND}"]
    game.choose(f"use {HAND}")
    assert keys(game) == ["refresh opponent's domain 2", "refresh your domain 1", "refresh your domain 2"]
    game.choose("refresh your domain 1")
    assert (drained(game, 0), drained(game, 1)) == ([False, True, False], [False, True])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_mothers_hand_may_refresh_an_opponents_domain() -> None:
    game = played("shub-niggurath:4", "shub-niggurath:1", "")
    game.play(f"play {HAND} domain 1", f"use {HAND}", "refresh opponent's domain 2")
    assert (drained(game, 0), drained(game, 1)) == ([True, True, False], [False, False])
    assert keys(game) == IDLE


def test_the_mothers_hand_paid_for_exactly_refreshes_nothing() -> None:
    game = played("shub-niggurath:3", "shub-niggurath:1", "")
    game.choose(f"play {HAND} domain 1")
    assert keys(game) == IDLE
    assert idle(game)


def test_the_mothers_hand_put_into_play_refreshes_nothing() -> None:
    game = build(
        Side(hand=[HAND], play=[At(YOUNG, wounds=2), GUN, PAUSE], domains=["neutral:4", "neutral:1"], drained=[2])
    )
    game.play("use lab/gun", f"use {YOUNG}")
    assert zone(game, HAND) == "play"
    assert keys(game) == IDLE
