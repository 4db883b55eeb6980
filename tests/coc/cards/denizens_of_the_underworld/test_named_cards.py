"""Cards of Denizens of the Underworld that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    SELF,
    STORY,
    TERROR,
    DecidedBy,
    Draw,
    ExhaustThis,
    Gives,
    action,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import (
    BARE,
    BOUNCE,
    FIGHT,
    FULL,
    GUN,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    lab_card,
    there,
    tool,
)
from tests.coc.look import (
    deck,
    discard,
    hand,
    idle,
    in_play,
    keys,
    said,
    state_of,
    step,
    tokens,
    zone,
)
from tests.look import asked, reasons

SET = "denizens-of-the-underworld"
STRONG = lab_card("du-strong", skill=5)

# ---- Jacob Finnegan

JACOB = f"{SET}/jacob-finnegan"


def test_jacob_finnegan_adds_a_token_where_he_succeeds() -> None:
    game = build(
        Side(play=[there(JACOB), PAUSE]),
        Side(play=[there(PAWN)]),
        stories=[BARE, FIGHT, FULL],
        step="stories resolve",
    )
    assert (step(game), tokens(game)) == ("last story actions", [2, 0])
    assert JACOB in in_play(game, 0)
    assert idle(game)


def test_jacob_finnegan_goes_under_the_deck_where_he_fails() -> None:
    game = build(
        Side(play=[there(JACOB), PAUSE]),
        Side(play=[there(STRONG)]),
        stories=[BARE, FIGHT, FULL],
        step="stories resolve",
    )
    assert (deck(game, 0)[-1], tokens(game)) == (JACOB, [0, 0])
    assert idle(game)


# ---- Immurement

IMMUREMENT = f"{SET}/immurement"


def test_immurement_needs_the_fullest_domain() -> None:
    game = build(
        Side(hand=[IMMUREMENT], play=[PAUSE], domains=["syndicate:2", "agency:1"], drained=[1]), Side(play=[OAF])
    )
    assert keys(game) == IDLE
    assert "your domains with the most resources are drained" in reasons(game, f"play {IMMUREMENT}")[0]
    assert idle(game)


# ---- Hali's Directive

HALI = f"{SET}/halis-directive"
TEACHER = lab_card("du-teacher", action(Draw(), cost=ExhaustThis()))

STEADY = lab_card("du-steady", action(Draw(), cost=ExhaustThis()), keywords=(("willpower", 1),))


@pytest.mark.parametrize("who", [TEACHER, STEADY])
def test_halis_directive_cancels_an_effect_and_drives_its_character_insane(who: str) -> None:
    game = build(Side(play=[who, PAUSE]), Side(hand=[HALI], domains=["hastur:2"]))
    game.choose(f"use {who}")
    assert (asked(game)[0], keys(game)) == (1, ["pass", f"play {HALI} domain 1"])
    game.choose(f"play {HALI} domain 1")
    assert (hand(game, 0), state_of(game, who)) == ([], "insane" if who == TEACHER else "exhausted")
    assert keys(game) == IDLE
    assert idle(game)


def test_halis_directive_does_not_meet_passives_and_support_cards() -> None:
    patron = lab_card("du-patron", DecidedBy(STORY, TERROR), Gives(SELF, "skill", 1))
    game = build(Side(play=[there(patron), GUN, PAWN, PAUSE]), Side(hand=[HALI], domains=["hastur:2"], play=[OAF]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {PAWN}")
    assert (discard(game, 0), keys(game)) == ([PAWN], IDLE)
    assert idle(game)


# ---- Josef Meiger

MEIGER = f"{SET}/josef-meiger"
IDOL = tool("du-idol", subtypes=("Artifact",))
RITE = tool("du-rite", subtypes=("Ritual",))


def test_josef_meiger_finds_a_treasure_as_he_commits() -> None:
    game = build(
        Side(play=[MEIGER, PAUSE], deck=[PAWN, IDOL, RITE, GUN, PAWN]),
        stories=[BARE, FIGHT, FULL],
        step="active player commits",
    )
    game.choose(f"commit {MEIGER} {BARE}")
    assert keys(game) == ["pass", f"use {MEIGER}"]
    game.choose(f"use {MEIGER}")
    assert keys(game) == ["nothing", f"take {IDOL}", f"take {RITE}"]
    game.choose(f"take {RITE}")
    assert RITE in in_play(game, 0)
    assert idle(game)


def test_treasures_fall_with_josef_meiger() -> None:
    game = build(Side(hand=[BOUNCE], play=[MEIGER, IDOL, RITE, PAUSE]), Side(play=[IDOL]))
    game.choose(f"play {BOUNCE}")
    while "first" in keys(game)[0]:
        game.choose(keys(game)[0])
    assert (sorted(discard(game, 0)), in_play(game, 1)) == (sorted([BOUNCE, IDOL, RITE]), [IDOL])
    assert (zone(game, MEIGER), said(game), keys(game)) == ("hand", [], IDLE)
    assert idle(game)
