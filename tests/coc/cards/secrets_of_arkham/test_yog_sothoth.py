"""Yog-Sothoth's cards of Secrets of Arkham."""

from __future__ import annotations

from orne.coc import values
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, FIGHT, IDLE, OAF, PAUSE, PAWN, lab_card, there
from tests.coc.look import (
    Coc,
    deck,
    discard,
    drained,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    side,
    table,
    uid,
)
from tests.look import kind_asked, reasons

SET = "secrets-of-arkham"
GROUND, ANCIENTS, GATEKEEPER, SCHOLAR, CHANT, WIZARD = (
    f"{SET}/{slug}"
    for slug in (
        "things-in-the-ground",
        "calling-down-the-ancients",
        "gatekeeper",
        "hermetic-scholar",
        "chant-of-thoth",
        "wizard-of-yog-sothoth",
    )
)
RESOLVE = "stories resolve"
DUSK = lab_card("say-dusk", keywords=(("night", 1),), type="support")
BRUTE = lab_card("say-brute", skill=2, icons=(0, 1, 0, 0))


# ---- Calling Down the Ancients


def ancients(*mine: str | At, theirs: tuple[str | At, ...] = ()) -> Coc:
    return build(Side(hand=[ANCIENTS], play=[PAUSE, *mine], domains=["yog-sothoth:2"]), Side(play=theirs))


def test_calling_down_the_ancients_destroys_one_of_the_weakest() -> None:
    """coc/rule/2.29-lowest-highest/b"""
    game = ancients(PAWN, BRUTE, theirs=(BORE, "cthulhu"))
    game.choose(f"play {ANCIENTS} domain 1")
    assert keys(game) == ["choose lab/bore", "choose lab/pawn"]
    game.choose("choose lab/bore")
    assert discard(game, 1) == [BORE]
    assert discard(game, 0) == [ANCIENTS]
    assert in_play(game, 0) == ["lab/pause", PAWN, BRUTE]
    assert keys(game) == IDLE
    assert idle(game)


def test_calling_down_the_ancients_finds_the_only_character_the_weakest() -> None:
    """coc/rule/2.29-lowest-highest/a"""
    game = ancients(BRUTE)
    game.choose(f"play {ANCIENTS} domain 1")
    assert discard(game, 0) == [BRUTE, ANCIENTS]
    assert keys(game) == IDLE


def test_an_insane_character_without_skill_is_the_weakest() -> None:
    game = ancients(PAWN, theirs=(At(BRUTE, insane=True),))
    game.choose(f"play {ANCIENTS} domain 1")
    assert discard(game, 1) == [BRUTE]
    assert keys(game) == IDLE


def test_calling_down_the_ancients_is_not_offered_without_characters() -> None:
    game = ancients()
    assert keys(game) == IDLE
    assert reasons(game, f"play {ANCIENTS}")


# ---- Gatekeeper


def gate(other: str, domains: tuple[str, ...] = ("neutral:2",), library: int = 5) -> Coc:
    """One Combat struggle, which is won 2 to 0 by the one, 1 to 0 by the other."""
    return build(
        Side(play=[there(GATEKEEPER), there(other)], domains=domains),
        Side(play=[there(OAF)], deck=[PAWN] * library),
        stories=[FIGHT, "core/dreamwalkers", "core/frozen-in-time"],
        step=RESOLVE,
    )


def test_gatekeeper_discards_three_cards_after_a_struggle_won_by_two() -> None:
    game = gate(BRUTE)
    assert keys(game) == ["pass", f"use {GATEKEEPER} domain 1"]
    game.choose(f"use {GATEKEEPER} domain 1")
    assert discard(game, 1) == [PAWN] * 3
    assert side(game, 0)["deck"] == 10
    assert drained(game, 0) == [True]
    assert idle(game)


def test_gatekeeper_needs_the_margin_and_two_resources() -> None:
    for game in (gate(PAWN), gate(BRUTE, ("neutral:1", "neutral:1"))):
        assert kind_asked(game) == "resource"
        assert discard(game, 1) == []


# ---- Hermetic Scholar


def test_hermetic_scholar_costs_each_player_four_cards() -> None:
    game = build(
        Side(hand=[SCHOLAR], play=[PAUSE], deck=[PAWN] * 4 + [BORE] * 3, domains=["yog-sothoth:3"]),
        Side(deck=[OAF] * 4 + [BRUTE]),
    )
    game.choose(f"play {SCHOLAR} domain 1")
    assert discard(game, 0) == [PAWN] * 4
    assert discard(game, 1) == [OAF] * 4
    assert (deck(game, 0), deck(game, 1)) == ([BORE] * 3, [BRUTE])
    assert keys(game) == IDLE
    assert idle(game)


def test_whoever_cannot_discard_as_many_discards_all_and_loses() -> None:
    game = build(
        Side(hand=[SCHOLAR], play=[PAUSE], domains=["yog-sothoth:3"]),
        Side(deck=[OAF] * 3),
    )
    game.choose(f"play {SCHOLAR} domain 1")
    assert len(discard(game, 0)) == 4
    assert discard(game, 1) == [OAF] * 3
    assert (game.state.winner, game.state.over_reason) == (0, "empty deck")


# ---- Chant of Thoth

SKULL = "the-yuggoth-contract/cursed-skull"
GLIMPSE = "a-single-glimpse"


def chant(*pile: str, domains: tuple[str, ...] = ("yog-sothoth:1", "yog-sothoth:2", "yog-sothoth:1")) -> Coc:
    return build(
        Side(hand=[CHANT], play=[PAUSE], discard=pile, domains=domains),
        Side(play=[BORE], discard=["dampen-light"]),
    )


def test_chant_of_thoth_lets_spells_and_artifacts_be_played_from_the_discard_pile() -> None:
    """The other printing says the same."""
    game = chant(GLIMPSE, SKULL, "burrowing-beneath", "power-drain", PAWN)
    game.choose(f"play {CHANT} domain 1")
    assert keys(game) == ["choose core/a-single-glimpse", "choose core/power-drain", f"choose {SKULL}"]
    game.play(f"choose core/{GLIMPSE}", f"choose {SKULL}", "done")
    assert keys(game) == [
        "pass",
        f"play core/{GLIMPSE} discard domain 2",
        f"play {SKULL} discard domain 2",
        f"play {SKULL} discard domain 3",
        "use lab/pause",
    ]
    game.choose(f"play core/{GLIMPSE} discard domain 2")
    assert (discard(game, 1), deck(game, 0)[-1]) == (["dampen-light", BORE], GLIMPSE)
    assert keys(game) == ["pass", f"play {SKULL} discard domain 3", "use lab/pause"]
    game.choose(f"play {SKULL} discard domain 3")
    assert in_play(game, 0) == ["lab/pause", SKULL]
    assert discard(game, 0) == ["burrowing-beneath", "power-drain", PAWN, CHANT]
    assert drained(game, 0) == [True, True, True]
    assert keys(game) == IDLE
    assert idle(game)


def test_the_chant_ends_with_the_phase() -> None:
    game = chant("dampen-light", SKULL)
    game.play(f"play {CHANT} domain 1", "choose core/dampen-light", "done")
    assert keys(game)[1:3] == [f"play core/dampen-light discard domain {number}" for number in (2, 3)]
    pass_to_phase(game, "story")
    assert keys(game) == IDLE


def test_chant_of_thoth_needs_a_spell_or_artifact_in_your_discard_pile() -> None:
    game = chant("burrowing-beneath", PAWN)
    assert keys(game) == IDLE
    assert reasons(game, f"play {CHANT}")


# ---- Wizard of Yog-Sothoth


def test_the_wizard_is_mightier_by_night() -> None:
    game = build(Side(hand=[DUSK], play=[WIZARD, PAUSE], domains=["neutral:1"]), Side(play=[BRUTE]))
    assert icons(game, WIZARD) == [0, 2, 0, 0]
    game.choose(f"play {DUSK} domain 1")
    assert icons(game, WIZARD) == [1, 2, 2, 0]
    assert values.net(table(game), uid(game, WIZARD), "toughness") == 1
    assert icons(game, BRUTE) == [0, 1, 0, 0]
    assert keys(game) == IDLE
    assert idle(game)


def test_a_wounded_wizard_does_not_outlive_the_night() -> None:
    game = build(
        Side(hand=["burrowing-beneath"], play=[At(WIZARD, wounds=1), DUSK, PAUSE], domains=["shub-niggurath:3"]),
    )
    game.play("play core/burrowing-beneath domain 1", f"choose {DUSK}")
    assert sorted(discard(game, 0)) == sorted(["burrowing-beneath", DUSK, WIZARD])
    assert keys(game) == IDLE
