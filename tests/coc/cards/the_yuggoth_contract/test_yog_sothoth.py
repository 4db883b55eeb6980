"""Yog-Sothoth's cards of The Yuggoth Contract."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, action
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, ExhaustThis, Wound
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, BORE, GUN, IDLE, OAF, PAUSE, PAWN, lab_card, there
from tests.coc.look import (
    Coc,
    card,
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    seen,
    side,
    state_of,
    step,
    table,
    uid,
)
from tests.look import happened, reasons, seat_asked

SET = "the-yuggoth-contract"
NIGHTGAUNT, SKIN, DEAD, SHOGGOTH, SKULL, ONE, STONE, CULTIST, YOG, GUIDANCE, RECKLESS = (
    f"{SET}/{slug}"
    for slug in (
        "hunting-nightgaunt",
        "casting-off-the-skin",
        "speak-to-the-dead",
        "crazed-shoggoth",
        "cursed-skull",
        "all-are-one",
        "curse-of-the-stone",
        "cultist-of-the-key",
        "yog-sothoth",
        "spiritual-guidance",
        "reckless-elder-thing",
    )
)


CHARMED_SWORD = lab_card("yc-charmed-sword", type="support", subtypes=("Spell",))
DUSK = lab_card("yc-dusk", keywords=(("night", 1),), type="support")


# ---- Hunting Nightgaunt


def test_no_neutral_character_commits_by_night() -> None:
    theirs = f"commit {NIGHTGAUNT} core/dreamwalkers"
    game = build(Side(play=[PAWN, "bag-man"]), Side(play=[BORE, NIGHTGAUNT, DUSK]), step="active player commits")
    assert "commit core/bag-man core/dreamwalkers" in keys(game)
    assert not any(PAWN in key for key in keys(game))
    assert reasons(game, f"commit {PAWN}")
    game.choose("commit core/bag-man core/dreamwalkers")
    assert (seat_asked(game), keys(game)) == (1, [theirs, "done"])
    game.choose("done")
    assert idle(game)


def test_neutral_characters_commit_while_it_is_not_night() -> None:
    game = build(Side(play=[PAWN]), Side(play=[BORE, NIGHTGAUNT]), step="active player commits")
    game.choose("commit lab/pawn core/dreamwalkers")
    assert keys(game) == ["commit lab/bore core/dreamwalkers", f"commit {NIGHTGAUNT} core/dreamwalkers", "done"]


# ---- Casting off the Skin


def test_casting_off_the_skin_gives_terror_and_combat_for_each_character_there() -> None:
    game = build(
        Side(
            hand=[SKIN],
            play=[there(PAWN), there(BORE), there("bag-man", 1), OAF, PAUSE],
            domains=["yog-sothoth:2"],
        ),
        Side(play=[there(OAF), OAF]),
        step="actions after defenders commit",
    )
    game.choose(f"play {SKIN} domain 1")
    assert keys(game) == ["choose core/bag-man", "choose lab/bore", "choose lab/pawn"]
    game.choose("choose lab/pawn")
    assert icons(game, PAWN) == [3, 3, 0, 0]
    assert icons(game, BORE) == [0, 0, 0, 0]
    assert keys(game) == IDLE
    assert idle(game)


def test_casting_off_the_skin_counts_once() -> None:
    """Who comes or goes later changes nothing."""
    game = build(
        Side(hand=[SKIN], play=[there(PAWN), PAUSE, GUN], domains=["yog-sothoth:2"]),
        Side(play=[there(BORE)]),
        step="actions after defenders commit",
    )
    game.choose(f"play {SKIN} domain 1")
    assert icons(game, PAWN) == [2, 2, 0, 0]
    game.play("use lab/gun", "choose lab/bore")
    assert discard(game, 1) == [BORE]
    assert icons(game, PAWN) == [2, 2, 0, 0]


def test_casting_off_the_skin_needs_a_committed_character_of_yours() -> None:
    game = build(Side(hand=[SKIN], play=[PAWN, PAUSE], domains=["yog-sothoth:2"]))
    assert keys(game) == IDLE
    assert reasons(game, f"play {SKIN}")


# ---- Speak to the Dead


def test_speak_to_the_dead_discards_four_and_takes_two() -> None:
    game = build(
        Side(
            hand=[DEAD],
            play=[PAUSE],
            deck=[PAWN, BORE, BORE, OAF, PAWN, PAWN],
            discard=["dampen-light"],
            domains=["yog-sothoth:3"],
        ),
        Side(discard=["bag-man"]),
    )
    game.choose(f"play {DEAD} domain 1")
    assert keys(game) == ["put core/dampen-light", "put lab/bore", "put lab/bore#2", "put lab/oaf", "put lab/pawn"]
    game.choose("put lab/bore")
    assert keys(game) == ["put core/dampen-light", "put lab/bore#2", "put lab/oaf", "put lab/pawn"]
    game.choose("put core/dampen-light")
    assert sorted(hand(game, 0)) == ["dampen-light", BORE]
    assert discard(game, 0) == [PAWN, BORE, OAF, DEAD]
    assert deck(game, 0) == [PAWN, PAWN]
    assert keys(game) == IDLE
    assert idle(game)


def test_speak_to_the_dead_with_too_small_a_deck_brings_nothing_back() -> None:
    game = build(
        Side(hand=[DEAD], play=[PAUSE], deck=[PAWN] * 3, discard=["dampen-light"], domains=["yog-sothoth:3"]),
    )
    game.choose(f"play {DEAD} domain 1")
    assert hand(game, 0) == []
    assert (game.state.winner, game.state.over_reason) == (1, "empty deck")


# ---- Crazed Shoggoth


def test_crazed_shoggoth_commits_where_the_opponent_says() -> None:
    """coc/rule/2.10-ready-exhausted-committed/i: not in a commit step, so it does not exhaust"""
    game = build(Side(play=[SHOGGOTH, PAUSE, PAWN]), Side(play=[OAF]))
    game.choose("pass")
    assert seat_asked(game) == 1
    assert keys(game) == [
        "commit to core/ancient-apocrypha",
        "commit to core/dreamwalkers",
        "commit to core/frozen-in-time",
    ]
    game.choose("commit to core/dreamwalkers")
    assert happened(game, "passive") == ["passive"]
    assert (seen(game, SHOGGOTH)["story"], state_of(game, SHOGGOTH)) == ("core/dreamwalkers", "ready")
    assert (seat_asked(game), keys(game)) == (0, IDLE)
    game.choose("pass")
    assert step(game) == "active player commits"
    assert keys(game) == [
        "commit lab/pawn core/ancient-apocrypha",
        "commit lab/pawn core/dreamwalkers",
        "commit lab/pawn core/frozen-in-time",
        "done",
    ]
    game.choose("done")
    assert (step(game), keys(game)) == ("actions after attackers commit", IDLE)
    game.choose("pass")
    assert (seat_asked(game), keys(game)) == (1, ["commit lab/oaf core/dreamwalkers", "done"])
    assert idle(game)


def test_crazed_shoggoth_commits_exhausted_as_well() -> None:
    """coc/rule/2.10-ready-exhausted-committed/i"""
    game = build(Side(play=[At(SHOGGOTH, exhausted=True), PAUSE]))
    game.play("pass", "commit to core/frozen-in-time")
    assert (seen(game, SHOGGOTH)["story"], state_of(game, SHOGGOTH)) == ("core/frozen-in-time", "exhausted")


def test_crazed_shoggoth_stays_home_insane_or_on_the_opponents_turn_or_if_it_cannot() -> None:
    for mine in (
        Side(play=[At(SHOGGOTH, insane=True), PAUSE]),
        Side(play=[SHOGGOTH, At("ghoul-taint", on=SHOGGOTH), PAUSE]),
    ):
        game = build(mine)
        game.choose("pass")
        assert (step(game), keys(game)) == ("story actions", IDLE)
        assert seen(game, SHOGGOTH)["story"] is None
        assert happened(game, "passive") == []
    game = build(Side(play=[SHOGGOTH]), Side(play=[PAUSE]), active=1)
    game.choose("pass")
    assert (step(game), keys(game)) == ("story actions", IDLE)
    assert seen(game, SHOGGOTH)["story"] is None


# ---- Cursed Skull


def test_cursed_skull_makes_the_opponent_sacrifice_a_character() -> None:
    game = build(
        Side(play=[SKULL, PAUSE, PAWN], domains=["neutral:1"]),
        Side(play=[BORE, "cthulhu", "altar-of-the-blessed", At(OAF, insane=True)]),
    )
    assert keys(game) == ["pass", "use lab/pause", f"use {SKULL} domain 1"]
    game.choose(f"use {SKULL} domain 1")
    assert discard(game, 0) == [SKULL]
    assert seat_asked(game) == 1
    assert keys(game) == ["sacrifice core/cthulhu", "sacrifice lab/bore", "sacrifice lab/oaf"]
    game.choose("sacrifice lab/bore")
    assert discard(game, 1) == [BORE]
    assert drained(game) == [True]
    assert keys(game) == IDLE
    assert idle(game)


def test_cursed_skull_needs_a_character_that_the_opponent_controls() -> None:
    """The text does not say "if able"."""
    game = build(Side(play=[SKULL, PAUSE, PAWN], domains=["neutral:1"]), Side(play=[GUN]))
    assert keys(game) == IDLE
    assert reasons(game, f"use {SKULL}")


# ---- All are One


def test_all_are_one_sends_each_of_three_cards_elsewhere() -> None:
    game = build(Side(hand=[ONE], play=[PAUSE], deck=["cthulhu", BORE, OAF, PAWN], domains=["yog-sothoth:2"]))
    game.choose(f"play {ONE} domain 1")
    assert keys(game) == ["discard core/cthulhu", "discard lab/bore", "discard lab/oaf"]
    game.choose("discard lab/bore")
    assert keys(game) == ["take core/cthulhu", "take lab/oaf"]
    game.choose("take core/cthulhu")
    assert (discard(game, 0), hand(game, 0), deck(game, 0)) == ([BORE, ONE], ["cthulhu"], [OAF, PAWN])
    assert game.view(1)["players"][0]["deck_known"] == {"1": OAF}, "they were revealed"
    assert keys(game) == IDLE
    assert idle(game)


def test_all_are_one_goes_as_far_as_the_cards_do() -> None:
    """coc/rule/2.6-up-to/c"""
    game = build(Side(hand=[ONE], play=[PAUSE], deck=[BORE, OAF], domains=["yog-sothoth:2"]))
    game.play(f"play {ONE} domain 1", "discard lab/oaf")
    assert (discard(game, 0), hand(game, 0), deck(game, 0)) == ([OAF], [BORE], [])
    assert (game.state.winner, game.state.over_reason) == (1, "empty deck")


# ---- Curse of the Stone


def test_curse_of_the_stone_costs_a_card_for_each_character() -> None:
    game = build(
        Side(hand=[STONE], play=[PAUSE, PAWN], domains=["yog-sothoth:2"]),
        Side(play=[BORE, At(OAF, insane=True), "altar-of-the-blessed"], deck=[PAWN, BORE, OAF]),
    )
    assert keys(game) == ["pass", f"play {STONE} domain 1", "use lab/pause"]
    game.choose(f"play {STONE} domain 1")
    assert discard(game, 1) == [PAWN, BORE]
    assert (discard(game, 0), side(game, 0)["deck"]) == ([STONE], 10)
    assert keys(game) == IDLE
    assert idle(game)


def test_curse_of_the_stone_needs_a_character_that_the_opponent_controls() -> None:
    game = build(Side(hand=[STONE], play=[PAUSE, PAWN], domains=["yog-sothoth:2"]), Side(play=["altar-of-the-blessed"]))
    assert keys(game) == IDLE
    assert reasons(game, f"play {STONE}")


# ---- Cultist of the Key


def arcane(game: Coc, story: str) -> int:
    return values.struggles(table(game), uid(game, story)).count(values.ARCANE)


@pytest.mark.parametrize(("way", "change"), [("gain Arcane", 1), ("lose Arcane", -1)])
def test_cultist_of_the_key_adds_or_takes_an_arcane_struggle(way: str, change: int) -> None:
    game = build(Side(play=[CULTIST, PAUSE]), stories=["core/ancient-apocrypha", "core/dreamwalkers", BARE])
    before = arcane(game, "dreamwalkers")
    game.choose(f"use {CULTIST}")
    assert keys(game) == ["choose core/ancient-apocrypha", "choose core/dreamwalkers", f"choose {BARE}"]
    game.choose("choose core/dreamwalkers")
    assert keys(game) == ["gain Arcane", "lose Arcane"]
    game.choose(way)
    assert arcane(game, "dreamwalkers") == before + change
    assert state_of(game, CULTIST) == "exhausted"
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert arcane(game, "dreamwalkers") == before


def test_an_exhausted_cultist_of_the_key_does_nothing() -> None:
    assert keys(build(Side(play=[At(CULTIST, exhausted=True), PAUSE]))) == IDLE


# ---- Yog-Sothoth


def yog(*pile: str, others: tuple[str, ...] = (), **rest: Any) -> Coc:
    return build(
        Side(play=[YOG, PAUSE], discard=pile, domains=["neutral:2"]),
        Side(play=others, discard=["dampen-light"]),
        **rest,
    )


def test_yog_sothoth_plays_a_spell_from_the_discard_pile_for_nothing() -> None:
    game = yog("a-single-glimpse", "dampen-light", "bred-to-survive", PAWN, others=(BORE, OAF))
    assert keys(game) == ["pass", "use lab/pause", f"use {YOG} domain 1"]
    game.choose(f"use {YOG} domain 1")
    assert keys(game) == ["choose core/a-single-glimpse", "choose core/dampen-light"]
    game.choose("choose core/a-single-glimpse")
    assert (seat_asked(game), keys(game)) == (1, ["sacrifice lab/bore", "sacrifice lab/oaf"])
    game.choose("sacrifice lab/oaf")
    assert (discard(game, 0), deck(game, 0)[-1]) == (["dampen-light", "bred-to-survive", PAWN], "a-single-glimpse")
    assert (in_play(game, 1), drained(game)) == ([BORE], [True])
    assert keys(game) == IDLE
    assert idle(game)


def test_yog_sothoth_needs_a_spell_that_can_be_played_now() -> None:
    """A Disrupt answers nothing here, and one spell is for the operations phase alone."""
    assert keys(yog("power-drain", "bred-to-survive")) == IDLE
    assert keys(yog(CHARMED_SWORD)) == IDLE, "a Spell that is not an event card"
    game = yog("gathering-at-the-stones", "a-single-glimpse", others=(BORE,), step="story actions")
    assert keys(game) == IDLE
    assert reasons(game, f"use {YOG}")


def test_yog_sothoth_needs_two_resources() -> None:
    game = build(Side(play=[YOG, PAUSE], discard=["dampen-light"], domains=["neutral:1", "neutral:1"]))
    assert keys(game) == IDLE


# ---- Spiritual Guidance

VOLLEY = lab_card(
    "yc-volley", action(Wound(number=3), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()), type="support"
)


def guided(*cards: str) -> Coc:
    return build(
        Side(play=[VOLLEY, PAUSE]),
        Side(hand=[GUIDANCE, *cards], play=[PAWN, OAF], domains=["yog-sothoth:1"]),
    )


def test_spiritual_guidance_cancels_all_wounds_for_a_character_card() -> None:
    game = guided("bag-man", BORE, "dampen-light")
    game.play(f"use {VOLLEY}", "choose lab/pawn")
    assert (seat_asked(game), keys(game)) == (1, ["pass", f"play {GUIDANCE} domain 1"])
    game.choose(f"play {GUIDANCE} domain 1")
    assert keys(game) == ["discard core/bag-man", "discard lab/bore"]
    game.choose("discard lab/bore")
    assert card(game, PAWN).wounds == 0
    assert in_play(game, 1) == [PAWN, OAF]
    assert discard(game, 1) == [BORE, GUIDANCE]
    assert keys(game) == IDLE
    assert idle(game)


def test_spiritual_guidance_needs_a_character_card_in_hand() -> None:
    game = guided("altar-of-the-blessed")
    game.play(f"use {VOLLEY}", "choose lab/pawn")
    assert discard(game, 1) == [PAWN]
    assert keys(game) == IDLE


def test_spiritual_guidance_is_for_your_own_characters() -> None:
    game = build(
        Side(play=[VOLLEY, PAUSE, BORE]),
        Side(hand=[GUIDANCE, "bag-man"], play=[PAWN], domains=["yog-sothoth:1"]),
    )
    game.play(f"use {VOLLEY}", "choose lab/bore")
    assert discard(game, 0) == [BORE]
    assert keys(game) == IDLE


# ---- Reckless Elder Thing


def test_reckless_elder_thing_is_wounded_as_it_commits() -> None:
    game = build(Side(play=[RECKLESS, PAUSE]), Side(play=[OAF]), step="active player commits")
    game.play(f"commit {RECKLESS} core/dreamwalkers")
    assert card(game, RECKLESS).wounds == 1
    assert seen(game, RECKLESS)["story"] == "core/dreamwalkers"
    assert (step(game), keys(game)) == ("actions after attackers commit", IDLE)
    assert idle(game)


def test_reckless_elder_thing_may_die_of_it() -> None:
    game = build(Side(play=[At(RECKLESS, wounds=1), PAWN]), step="active player commits")
    game.play(f"commit {RECKLESS} core/dreamwalkers", "done")
    assert discard(game, 0) == [RECKLESS]


def test_a_committed_reckless_elder_thing_hears_no_other_commit() -> None:
    game = build(Side(play=[there(RECKLESS), PAUSE]), Side(play=[OAF]), step="defender commits")
    game.play("commit lab/oaf core/ancient-apocrypha")
    assert card(game, RECKLESS).wounds == 0
