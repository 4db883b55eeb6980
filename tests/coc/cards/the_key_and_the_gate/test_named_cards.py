"""Cards of The Key and the Gate that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CHARACTER,
    IN_HAND,
    OPPONENTS,
    YOURS,
    Choose,
    ExhaustThis,
    action,
    opponent,
    pick,
    put_into_play,
    sacrifice,
    take_control,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import (
    BARE,
    BORE,
    BURN,
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
    card,
    cards_of,
    deck,
    discard,
    hand,
    icons,
    idle,
    in_play,
    keys,
    seen,
    side,
    skill,
    state_of,
    step,
    tokens,
)
from tests.look import asked

SET = "the-key-and-the-gate"
MAGE = lab_card("kg-mage", icons=(0, 0, 2, 0), skill=2)
YITHIAN = lab_card("kg-yithian", subtypes=("Yithian",))
STRONG = lab_card("kg-strong", skill=3)
DEAR = lab_card("kg-dear", cost=3)
LORE = lab_card("kg-lore-story", type="story", struggles=(0, 0, 1, 0))
CURSE = tool("kg-curse", action(opponent(sacrifice(pick(CHARACTER & YOURS))), cost=ExhaustThis()))

# ---- Professor Nathaniel Peaslee

PEASLEE = f"{SET}/professor-nathaniel-peaslee"


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_only_the_last_document_keeps_peaslee_to_operations(edition: str) -> None:
    game = build(
        Side(play=[PEASLEE, PAUSE], domains=["yog-sothoth:1"]), Side(play=[PAWN]), step="story actions", edition=edition
    )
    assert keys(game) == (IDLE if edition == "lcg-4" else [*IDLE, f"use {PEASLEE} domain 1"])
    assert idle(game)


# ---- Fthaggua

FTHAGGUA = f"{SET}/fthaggua"


def test_fthaggua_grows_by_those_who_are_destroyed() -> None:
    game = build(Side(play=[FTHAGGUA, GUN, PAUSE]), Side(play=[PAWN]))
    assert (skill(game, FTHAGGUA), icons(game, FTHAGGUA)) == (2, [1, 1, 0, 0])
    game.choose(f"use {GUN}")
    assert (asked(game), keys(game)) == ((0, "yes or no"), ["no", "yes"])
    game.choose("no")
    assert asked(game) == (1, "yes or no")
    game.choose("no")
    assert (skill(game, FTHAGGUA), icons(game, FTHAGGUA), discard(game, 1)) == (3, [2, 2, 0, 0], [])
    assert (card(game, PAWN).face_down, keys(game)) == (True, IDLE)
    assert idle(game)


def test_a_player_stops_fthaggua_with_two_cards_of_their_deck() -> None:
    game = build(Side(play=[FTHAGGUA, GUN, PAUSE]), Side(play=[PAWN], deck=[OAF, BORE, STRONG]))
    game.choose(f"use {GUN}")
    game.choose("no")
    game.choose("yes")
    assert (discard(game, 1), deck(game, 1), skill(game, FTHAGGUA)) == ([PAWN, OAF, BORE], [STRONG], 2)
    assert keys(game) == IDLE
    assert idle(game)


# ---- Lost Oracle

ORACLE = f"{SET}/lost-oracle"


def test_lost_oracle_takes_a_token_off_from_the_discard_pile() -> None:
    game = build(
        Side(play=[there(MAGE), PAUSE], discard=[ORACLE], deck=[PAWN, OAF, BORE]),
        Side(play=[PAUSE]),
        stories=[LORE, Story(BARE, (0, 2)), FULL],
        step="stories resolve",
    )
    game.choose("none")
    assert keys(game) == ["pass", f"use {ORACLE}"]
    game.choose(f"use {ORACLE}")
    assert keys(game) == [f"discard from {BARE} 1 of theirs", f"discard from {LORE} 1 of yours"]
    game.choose(f"discard from {BARE} 1 of theirs")
    assert (tokens(game, 1), discard(game, 0), deck(game, 0)) == ([0, 1], [ORACLE, PAWN, OAF], [BORE])
    assert idle(game)


def test_lost_oracle_does_nothing_in_play() -> None:
    game = build(
        Side(play=[there(MAGE), ORACLE, PAUSE]), stories=[LORE, Story(BARE, (0, 2)), FULL], step="stories resolve"
    )
    game.choose("none")
    assert step(game) == "last story actions"
    assert idle(game)


# ---- Yithian Scout

SCOUT = f"{SET}/yithian-scout"


def test_yithian_scout_calls_another_as_it_dies() -> None:
    game = build(Side(play=[SCOUT, GUN, PAUSE], deck=[PAWN, SCOUT, OAF]))
    game.choose(f"use {GUN}")
    assert keys(game) == ["pass", f"use {SCOUT}"]
    game.choose(f"use {SCOUT}")
    assert keys(game) == ["nothing", f"take {SCOUT}"]
    game.choose(f"take {SCOUT}")
    assert (hand(game, 0), discard(game, 0)) == ([SCOUT], [SCOUT])
    assert idle(game)


@pytest.mark.parametrize("top", [PAWN, BURN])
def test_yithian_scout_returns_where_no_character_is_discarded(top: str) -> None:
    game = build(Side(play=[PAUSE], discard=[SCOUT]), Side(deck=[top, OAF, OAF]))
    assert keys(game) == [*IDLE, f"use {SCOUT}"]
    game.choose(f"use {SCOUT}")
    assert discard(game, 1) == [top]
    assert (SCOUT in in_play(game, 0)) == (top == BURN)
    assert keys(game) == IDLE
    assert idle(game)


# ---- Frozen Time

FROZEN = f"{SET}/frozen-time"


def test_frozen_time_silences_the_card_it_is_on() -> None:
    game = build(Side(play=[GUN, PAUSE]), Side(play=[PAWN, At(FROZEN, on=GUN)]))
    assert keys(game) == IDLE
    assert idle(game)


# ---- Rite of the Silver Gate

RITE = f"{SET}/rite-of-the-silver-gate"


@pytest.mark.parametrize(("top", "gone"), [(DEAR, "top"), (OAF, "card"), (MAGE, "card"), (STRONG, "card")])
def test_the_rite_discards_the_dearer_card(top: str, gone: str) -> None:
    middling = lab_card("kg-middling", cost=2)
    game = build(Side(play=[RITE, PAUSE]), Side(play=[middling], deck=[top, PAWN, PAWN]))
    game.choose(f"use {RITE}")
    assert keys(game) == [f"choose {middling}", f"choose {PAUSE}", f"choose {RITE}"]
    game.choose(f"choose {middling}")
    assert discard(game, 1) == [top if gone == "top" else middling]
    assert (card(game, RITE).success, state_of(game, RITE), keys(game)) == ((1, 0), "exhausted", IDLE)
    assert idle(game)


def test_the_rite_goes_under_the_deck_with_its_third_token() -> None:
    game = build(Side(play=[At(RITE, success=(2, 0)), PAUSE]), Side(play=[DEAR], deck=[PAWN, PAWN]))
    game.choose(f"use {RITE}")
    game.choose(f"choose {DEAR}")
    assert (deck(game, 0)[-1], discard(game, 1), keys(game)) == (RITE, [DEAR], IDLE)
    assert idle(game)


# ---- Studying the Void

VOID = f"{SET}/studying-the-void"


def test_studying_the_void_discards_the_top_of_each_deck() -> None:
    game = build(Side(hand=[VOID], play=[PAUSE], deck=[OAF, BORE], domains=["yog-sothoth:3"]), Side(deck=[PAWN, BORE]))
    game.choose(f"play {VOID}")
    assert (discard(game, 0), discard(game, 1), keys(game)) == ([OAF, VOID], [PAWN], IDLE)
    assert idle(game)


def test_studying_the_void_is_used_inside_the_pile() -> None:
    """coc/rule/2.32-playing-events/d"""
    game = build(
        Side(play=[there(MAGE), PAUSE], discard=[VOID], deck=[PAWN, OAF, BORE]),
        stories=[LORE, BARE, FULL],
        step="stories resolve",
    )
    game.choose("none")
    assert keys(game) == ["pass", f"use {VOID}"]
    game.choose(f"use {VOID}")
    assert keys(game) == [f"discard {OAF}", f"discard {PAWN}", "done"]
    game.choose(f"discard {PAWN}")
    assert keys(game) == [f"discard {OAF}", "done"]
    game.choose("done")
    assert (discard(game, 0), deck(game, 0), step(game)) == ([VOID, PAWN], [OAF, BORE], "last story actions")
    assert idle(game)


# ---- Interstellar Migration

MIGRATION = f"{SET}/interstellar-migration"


def test_interstellar_migration_returns_a_yithian() -> None:
    game = build(Side(hand=[MIGRATION], play=[YITHIAN, PAWN, PAUSE], domains=["yog-sothoth:2"]), Side(play=[YITHIAN]))
    game.choose(f"play {MIGRATION} ability 1 domain 1")
    assert keys(game) == [f"choose {YITHIAN}", f"choose {YITHIAN}#2"]
    game.choose(f"choose {YITHIAN}#2")
    assert (hand(game, 1), keys(game)) == ([YITHIAN], IDLE)
    assert idle(game)


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_only_the_last_document_keeps_interstellar_migration_to_the_story_phase(edition: str) -> None:
    game = build(Side(play=[PAUSE], discard=[MIGRATION, YITHIAN]), edition=edition)
    assert keys(game) == (IDLE if edition == "lcg-4" else [*IDLE, f"use {MIGRATION} ability 2"])
    assert idle(game)


# ---- Prepared Alienist

ALIENIST = f"{SET}/prepared-alienist"
LURE = tool("kg-lure", action(take_control("turn"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()))
GATE = tool("kg-gate", action(put_into_play(), Choose(CHARACTER & IN_HAND), cost=ExhaustThis()))


@pytest.mark.parametrize("exhausted", [False, True])
def test_a_ready_prepared_alienist_forbids_control_and_entering(exhausted: bool) -> None:
    game = build(Side(hand=[OAF], play=[LURE, GATE, PAUSE]), Side(play=[At(ALIENIST, exhausted=exhausted), PAWN]))
    assert keys(game) == ([*IDLE[:1], f"use {GATE}", f"use {LURE}", IDLE[1]] if exhausted else IDLE)
    assert idle(game)


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
def test_nobody_is_chosen_to_be_exchanged_while_a_prepared_alienist_is_ready(edition: str) -> None:
    """coc/rule/2.2-cannot/b: in older editions the exchange may be tried, and fails."""
    peaslee = f"{SET}/professor-nathaniel-peaslee"
    game = build(
        Side(play=[peaslee, ALIENIST, PAUSE], domains=["yog-sothoth:1"]), Side(play=[PAWN, OAF]), edition=edition
    )
    if edition != "lcg-1.4":
        assert keys(game) == IDLE
        return
    assert keys(game) == [*IDLE, f"use {peaslee} domain 1"]
    game.play(f"use {peaslee} domain 1", f"choose {PAWN}")
    assert (in_play(game, 0), in_play(game, 1)) == ([peaslee, ALIENIST, PAUSE], [PAWN, OAF])
    assert (keys(game), idle(game)) == (IDLE, True)


# ---- Andrew Chapman

CHAPMAN = f"{SET}/andrew-chapman"


def test_andrew_chapman_saves_from_the_final_wound_only() -> None:
    """coc/faq/andrew-chapman-khopesh: whatever card deals the wounds."""
    game = build(
        Side(hand=[BORE], play=[CHAPMAN, lab_card("kg-hardy", keywords=(("toughness", 1),)), PAUSE]),
        Side(play=[GUN, At(GUN)]),
        active=1,
    )
    game.choose(f"use {GUN}")
    game.choose("choose lab/kg-hardy")
    assert seen(game, "lab/kg-hardy")["wounds"] == 1
    game.choose("pass")
    game.choose(f"use {GUN}#2")
    game.choose("choose lab/kg-hardy")
    assert keys(game) == ["pass", f"use {CHAPMAN}"]
    game.choose(f"use {CHAPMAN}")
    assert (cards_of(game, 0)["lab/kg-hardy"]["wounds"], discard(game, 0)) == (1, [BORE])
    assert card(game, CHAPMAN).success == (1, 0)
    assert idle(game)


def test_andrew_chapman_saves_from_a_sacrifice() -> None:
    game = build(Side(hand=[BORE], play=[CHAPMAN, PAUSE]), Side(play=[CURSE]), active=1)
    game.choose(f"use {CURSE}")
    assert keys(game) == ["pass", f"use {CHAPMAN}"]
    game.choose(f"use {CHAPMAN}")
    assert (in_play(game, 0), hand(game, 0), card(game, CHAPMAN).success) == ([CHAPMAN, PAUSE], [], (1, 0))
    assert idle(game)


def test_andrew_chapman_needs_a_card_and_an_opponents_effect() -> None:
    game = build(Side(play=[CHAPMAN, PAWN, GUN, PAUSE], hand=[BORE]), Side(play=[GUN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {PAWN}")
    assert (discard(game, 0), hand(game, 0)) == ([PAWN], [BORE])
    assert idle(game)
    game = build(Side(play=[CHAPMAN, PAWN, PAUSE]), Side(play=[GUN]), active=1)
    game.choose(f"use {GUN}")
    game.choose(f"choose {PAWN}")
    assert discard(game, 0) == [PAWN]
    assert idle(game)


# ---- Nikola Tesla

TESLA = f"{SET}/nikola-tesla"


def test_nikola_tesla_counts_effects_from_the_discard_pile_and_spends_them_as_he_dies() -> None:
    game = build(
        Side(play=[TESLA, GUN, BURN, PAUSE], discard=[SCOUT]),
        Side(hand=[PAWN], deck=[PAWN, OAF]),
        stories=[BARE, FIGHT, FULL],
    )
    game.choose(f"use {SCOUT}")
    assert card(game, TESLA).success == (1, 0)
    game.choose(f"use {BURN}")
    assert card(game, TESLA).success == (1, 0)
    game.choose(f"use {GUN}")
    assert keys(game) == ["pass", f"use {TESLA}"]
    game.choose(f"use {TESLA}")
    assert keys(game) == [f"put {BARE}", f"put {FIGHT}", f"put {FULL}"]
    game.choose(f"put {FIGHT}")
    assert (tokens(game, 1), TESLA in discard(game, 0), keys(game)) == ([1, 0], True, IDLE)
    assert idle(game)


def test_nikola_tesla_without_tokens_has_nothing_to_move() -> None:
    game = build(Side(play=[TESLA, GUN, PAUSE]))
    game.choose(f"use {GUN}")
    assert (discard(game, 0), keys(game)) == ([TESLA], IDLE)
    assert idle(game)


# ---- The Festival

FESTIVAL = f"{SET}/the-festival"


def test_the_festival_changes_a_resource_for_a_card_of_the_deck() -> None:
    game = build(
        Side(play=[FESTIVAL, PAUSE], deck=[PAWN, OAF, BORE], domains=[[PAWN], [STRONG], []], drained=[1, 3]),
        Side(domains=[[OAF]]),
    )
    game.choose(f"use {FESTIVAL} ability 1")
    assert keys(game) == [f"sacrifice {STRONG} domain 2", f"sacrifice {PAWN} domain 1"]
    game.choose(f"sacrifice {STRONG} domain 2")
    assert keys(game) == [f"take {BORE}", f"take {OAF}", f"take {PAWN}"]
    game.choose(f"take {OAF}")
    assert keys(game) == ["domain 1", "domain 3"]
    game.choose("domain 3")
    assert [domain["resources"] for domain in side(game, 0)["domains"]] == [[PAWN], [], [OAF]]
    assert (discard(game, 0), keys(game)) == ([STRONG], IDLE)
    assert idle(game)


def test_the_festival_becomes_a_resource_from_the_discard_pile() -> None:
    game = build(Side(play=[PAUSE], discard=[FESTIVAL, FESTIVAL], domains=["", ""]))
    assert keys(game) == [*IDLE, f"use {FESTIVAL} ability 2", f"use {FESTIVAL}#2 ability 2"]
    game.choose(f"use {FESTIVAL} ability 2")
    game.choose("domain 2")
    assert [domain["resources"] for domain in side(game, 0)["domains"]] == [[], [FESTIVAL]]
    assert keys(game) == IDLE
    assert idle(game)


def test_the_festival_needs_a_drained_domain() -> None:
    game = build(Side(play=[FESTIVAL, PAUSE], domains=[[PAWN], [STRONG]]))
    assert keys(game) == IDLE
    assert idle(game)
