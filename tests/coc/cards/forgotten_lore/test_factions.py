"""Cthulhu, Hastur, Shub-Niggurath and Yog-Sothoth, Forgotten Lore."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, Use, Whenever, action
from orne.coc.language import CARD, IN_DISCARDS, SUPPORT, THIS, THIS_LEAVES, CocTable, Do, ExhaustThis, destroy, to_hand
from orne.coc.position import At, Side, build
from orne.coc.rules.moving import move
from orne.coc.state import DECK
from orne.kernel.errors import ImpossiblePosition
from tests.coc.laboratory import BARE, BLANK, FIGHT, IDLE, MIND, OAF, PAUSE, PAWN, lab_card, there
from tests.coc.look import Coc, card, discard, hand, icons, idle, in_play, keys, pile, seen, tokens, zone
from tests.look import asked, reasons

SET = "forgotten-lore"
LCG = pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
STORIES = [BARE, FIGHT, MIND]

# ---- Bokrug

BOKRUG = f"{SET}/bokrug"


def test_bokrug_is_not_blanked() -> None:
    game = build(Side(hand=[BLANK], play=[PAUSE]), Side(play=[BOKRUG]))
    game.choose(f"play {BLANK}")
    assert "toughness +3" in seen(game, BOKRUG)["keywords"]
    assert idle(game)
    veiled = build(
        Side(play=[there(BOKRUG), there(OAF), PAUSE]),
        stories=["the-bootleg-whiskey-cover-up", FIGHT, MIND],
        step="last story actions",
    )
    assert [bool(seen(veiled, each)["keywords"]) for each in (BOKRUG, OAF)] == [True, False]


# ---- White Out

WHITE_OUT = f"{SET}/white-out"


def test_on_your_own_turn_there_is_no_white_out() -> None:
    game = build(
        Side(hand=[WHITE_OUT], play=[there(PAWN), PAUSE], domains=["hastur:2"]),
        stories=[FIGHT, BARE, MIND],
        step="actions after attackers commit",
    )
    assert keys(game) == IDLE


# ---- Aspiring Artist

ARTIST = f"{SET}/aspiring-artist"


@LCG
def test_put_into_play_aspiring_artist_draws_nothing(edition: str) -> None:
    """coc/example/2.24-aspiring-artist"""
    game = build(Side(hand=[ARTIST, "lab/from-hand"], play=[PAUSE]), edition=edition)
    game.choose("play lab/from-hand")
    assert (in_play(game, 0), hand(game, 0), keys(game)) == ([PAUSE, ARTIST], [], IDLE)
    assert idle(game)


def test_with_a_won_story_aspiring_artist_draws_nothing() -> None:
    game = build(Side(hand=[ARTIST], play=[PAUSE], domains=["hastur:1"], won=["dreamwalkers"]), stories=STORIES)
    game.choose(f"play {ARTIST} domain 1")
    assert keys(game) == IDLE


@pytest.mark.parametrize(("edition", "artist"), [("lcg-4", True), ("lcg-3.0", False)])
def test_aspiring_artist_is_an_artist_by_the_last_document(edition: str, artist: bool) -> None:
    """coc/errata/forgotten-lore/f112-aspiring-artist/b"""
    game = build(Side(play=[ARTIST, PAUSE]), edition=edition)
    assert ("Artist" in game.state.catalogue.kinds[card(game, ARTIST).kind].subtypes) is artist


# ---- Bringer of Fire

BRINGER = f"{SET}/bringer-of-fire"


def test_one_bringer_alone_or_beside_an_exhausted_one_burns_nobody() -> None:
    assert keys(build(Side(play=[BRINGER, PAUSE]), Side(play=[PAWN, BRINGER]))) == IDLE
    assert keys(build(Side(play=[BRINGER, At(BRINGER, exhausted=True), PAUSE]), Side(play=[PAWN]))) == IDLE


# ---- Glimpse of the Void

GLIMPSE = f"{SET}/glimpse-of-the-void"


def test_a_glimpse_of_the_void_is_had_in_your_operations_phase() -> None:
    game = build(
        Side(hand=[GLIMPSE], play=[PAUSE], domains=["shub-niggurath:4"]), stories=STORIES, step="story actions"
    )
    assert keys(game) == IDLE
    assert reasons(game, f"play {GLIMPSE}")


# ---- Displaced Chthonian

WORM = f"{SET}/displaced-chthonian"


@pytest.mark.parametrize("active", [0, 1])
def test_displaced_chthonian_costs_each_player_a_support_card_a_turn(active: int) -> None:
    game = build(
        Side(play=[WORM, "lab/gun", "lab/bell"]), Side(play=["lab/gun", "lab/bell"]), step="turn begins", active=active
    )
    bell, gun = [f"sacrifice lab/{each}{'#2' * active}" for each in ("bell", "gun")]
    assert (asked(game)[0], keys(game)) == (active, [bell, gun])
    game.choose(gun)
    assert (discard(game, active), discard(game, 1 - active)) == (["lab/gun"], [])


def test_who_has_no_support_card_gives_none() -> None:
    game = build(Side(play=[WORM]), Side(play=[PAUSE]), step="turn begins")
    assert (discard(game, 0), discard(game, 1), in_play(game, 0)) == ([], [], [WORM])


# ---- Blood Magician

BLOOD = f"{SET}/blood-magician"
ICONS = ("Arcane", "Combat", "Investigation", "Terror")


def test_blood_magician_gives_or_takes_an_icon() -> None:
    game = build(Side(play=[BLOOD, PAUSE], domains=["yog-sothoth:1", "yog-sothoth:1"]), Side(play=["peeler"]))
    game.choose(f"use {BLOOD} domain 1")
    game.choose("choose core/peeler")
    assert keys(game) == [f"{way} {icon}" for way in ("gain", "lose") for icon in ICONS]
    game.choose("lose Combat")
    assert icons(game, "peeler") == [0, 1, 0, 0]
    game.choose(f"use {BLOOD} domain 2")
    game.choose(f"choose {BLOOD}")
    game.choose("gain Terror")
    assert (icons(game, BLOOD), keys(game)) == ([1, 0, 0, 0], IDLE)
    assert idle(game)


def test_an_icon_that_is_not_there_may_be_lost_and_counts_against_one_that_is_gained() -> None:
    """coc/rule/2.28-icon-removal/c"""
    game = build(Side(play=[BLOOD, PAUSE], domains=["yog-sothoth:1"] * 3), Side(play=["peeler"]))
    for number, way, arcane in ((1, "lose", 0), (2, "gain", 0), (3, "gain", 1)):
        game.play(f"use {BLOOD} domain {number}", "choose core/peeler", f"{way} Arcane")
        assert icons(game, "peeler") == [0, 2, arcane, 0]
    assert idle(game)


# ---- Wilbur Whateley

WILBUR = f"{SET}/wilbur-whateley"


def grown(number: int, won: tuple[str, ...] = ()) -> Coc:
    """Wilbur Whateley succeeds at a story, with success tokens on him already."""
    return build(
        Side(play=[there(WILBUR, success=(number, 0)), PAUSE], won=won), stories=STORIES, step="stories resolve"
    )


def test_wilbur_whateley_grows_with_every_success() -> None:
    game = grown(1)
    assert (card(game, WILBUR).success, tokens(game), keys(game)) == ((2, 0), [2, 0], IDLE)
    assert idle(game)


def test_with_four_tokens_wilbur_whateley_is_a_won_story() -> None:
    game = grown(3)
    assert (in_play(game, 0), pile(game, 0, "won"), keys(game)) == ([PAUSE], [WILBUR], IDLE)
    assert (game.result, idle(game)) == ("", True)


def test_as_the_third_won_story_wilbur_whateley_wins_the_game() -> None:
    game = grown(3, ("dreamwalkers", "frozen-in-time"))
    assert game.result == "Player 1 has won three stories."


# ---- Snow Graves

GRAVES = f"{SET}/snow-graves"
MINE, THEIRS = f"attach {GRAVES} player 1", f"attach {GRAVES} player 2"


def _shuffle_this_in(g: CocTable, use: Use) -> bool:
    """Shuffle this card into its owner's deck."""
    move(g, use.holder, DECK)
    return True


RELIC = lab_card("fl-relic", Whenever(THIS_LEAVES, Do(_shuffle_this_in)), type="support", cost=0)
RAZE = lab_card("fl-raze", action(destroy(), Choose(SUPPORT & ~THIS), cost=ExhaustThis()), type="support", cost=0)
DIG = lab_card("fl-dig", action(to_hand(), Choose(CARD & IN_DISCARDS), cost=ExhaustThis()), type="support", cost=0)


def buried(pile: str, mine: Side, theirs: Side | None = None, edition: str = "lcg-4") -> Coc:
    """Snow Graves are laid on a discard pile."""
    game = build(mine, theirs, edition=edition, stories=STORIES)
    game.choose(f"play {GRAVES}")
    assert keys(game) == [MINE, THEIRS]
    game.choose(pile)
    assert (in_play(game, 0)[-1], idle(game)) == (GRAVES, True)
    return game


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
@pytest.mark.parametrize(("pile", "kept"), [(MINE, True), (THEIRS, False)])
def test_snow_graves_keep_the_dead_of_one_discard_pile(pile: str, kept: bool, edition: str) -> None:
    game = buried(
        pile,
        Side(hand=[GRAVES, "lab/from-discard"], play=[DIG, PAUSE], discard=["peeler"]),
        Side(discard=["t-men"]),
        edition,
    )
    assert keys(game) == sorted([*IDLE, f"use {DIG}", *([] if kept else ["play lab/from-discard"])])
    game.choose(f"use {DIG}")
    wanted = "peeler" if kept else "t-men"
    game.choose(f"choose core/{wanted}")
    assert (discard(game, 0), discard(game, 1)) == (["peeler"], ["t-men"])
    assert bool(reasons(game, "play lab/from-discard")) is kept
    assert idle(game)


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
@pytest.mark.parametrize(("pile", "goes"), [(MINE, "discard"), (THEIRS, "deck")])
def test_what_is_shuffled_in_only_after_it_has_left_play_stays_in_the_pile(pile: str, goes: str, edition: str) -> None:
    """coc/faq/stygian-eye-snow-graves"""
    game = buried(pile, Side(hand=[GRAVES], play=[RAZE, RELIC]), edition=edition)
    game.choose(f"use {RAZE}")
    game.choose(f"choose {RELIC}")
    assert zone(game, RELIC) == goes
    assert idle(game)


def test_once_snow_graves_are_gone_the_pile_is_open() -> None:
    game = buried(MINE, Side(hand=[GRAVES, "lab/from-discard"], play=[RAZE, PAUSE], discard=["peeler"]))
    game.choose(f"use {RAZE}")
    game.choose(f"choose {GRAVES}")
    assert keys(game) == sorted([*IDLE, "play lab/from-discard"])
    assert idle(game)


def test_a_position_says_on_which_pile_snow_graves_lie() -> None:
    game = build(Side(hand=["lab/from-discard"], play=[At(GRAVES, pile=0), PAUSE], discard=["peeler"]))
    assert (keys(game), seen(game, GRAVES)["pile"]) == (IDLE, 0)
    with pytest.raises(ImpossiblePosition, match="attached to a discard pile"):
        build(Side(play=[GRAVES]))
