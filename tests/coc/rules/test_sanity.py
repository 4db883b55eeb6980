"""Going insane, being insane, and being restored (coc/rule/2.34-insanity)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, Gives, Trigger, Use, action, response
from orne.coc.events import LEAVES_PLAY, RESTORED
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    Also,
    Do,
    Draw,
    ExhaustThis,
    Gain,
    Wound,
    chosen,
    everything,
    faction,
    gain,
    go_insane,
    restore_and_ready,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import entering, sanity
from orne.coc.state import EXHAUSTED, INSANE, READY
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, BELL, PAUSE, event, in_all_editions, lab_card
from tests.coc.look import card, entries, icons, keys, skill, table, uid, zone
from tests.look import asked, happened

MADNESS = event("madness", go_insane(), Choose(CHARACTER))
MADDEN_ANY = event("madden-any", go_insane(), Choose(CARD))


# ---- insanity (2.34, coc/basics/7.2)


def _bury(g: CocTable, use: Use) -> bool:
    """Put a card of your discard pile into play insane."""
    return entering.put_into_play(g, chosen(0).cards(g, use)[0], use.seat, use, insane=True)


EXHUME = event("exhume", Do(_bury), Choose(CARD & IN_DISCARD))


# ---- insane cards that are not characters (2.34/e to h)


TOOL = lab_card("tool", type="support", cost=2, subtypes=("Item",))
TRICK = event("trick", Draw())
RESTORE = event("restore-it", restore_and_ready(), Choose(CHARACTER))
SEES_RESTORED = lab_card(
    "sees-restored", response(Trigger(RESTORED, lambda g, use, event: True, "after a character is restored"), Draw())
)


def test_an_insane_character_cannot_go_insane_again() -> None:
    """coc/rule/2.34-insanity/a: not by an effect, and not in a Terror struggle, where it is not even committed."""
    game = build(Side(hand=[MADNESS, PAUSE], play=[At("bag-man", insane=True)]))
    assert keys(game) == ["pass", "play lab/pause"]
    assert not sanity.can_go_insane(table(game), uid(game, "bag-man"))


def test_one_insane_character_must_be_restored_in_the_refresh_phase() -> None:
    """coc/rule/2.34-insanity/b: no declining; it comes back exhausted."""
    game = build(
        Side(play=[At("bag-man", insane=True), At("mad-artist", insane=True), At("triggerman", exhausted=True), PAUSE]),
        step="refresh",
    )
    assert asked(game) == (0, "restore")
    assert keys(game) == ["restore core/bag-man", "restore core/mad-artist"]
    game.choose("restore core/mad-artist")
    assert card(game, "mad-artist").state == EXHAUSTED
    assert card(game, "bag-man").state == INSANE
    assert card(game, "triggerman").state == READY


def test_an_insane_character_is_a_character_without_anything() -> None:
    """coc/rule/2.34-insanity/c: nothing changes its values."""
    boost = event("boost", Gain((("skill", 2), (values.COMBAT, 1), ("willpower", 1)), everything(CHARACTER)))
    game = build(Side(hand=[boost, PAUSE], play=[At("g-men", insane=True), "bag-man"]))
    game.choose("play lab/boost")
    g = table(game)
    gmen = uid(game, "g-men")
    assert values.is_character(g, gmen)
    assert (skill(game, "g-men"), icons(game, "g-men")) == (0, [0, 0, 0, 0])
    assert values.faction(g, gmen) is None
    assert not values.has_subtype(g, gmen, "Government")
    assert not values.has(g, gmen, "willpower")
    assert values.toughness(g, gmen) == 0
    assert g.title(gmen) == "G-Men"
    assert card(game, "g-men").controller == 0


def test_an_insane_character_may_be_targeted_and_the_rest_of_the_effect_works() -> None:
    """coc/rule/2.34-insanity/d"""
    both = event("boost-and-draw", Also(gain(skill=1), Draw()), Choose(CHARACTER))
    game = build(Side(hand=[both, PAUSE], play=[At("bag-man", insane=True), "mad-artist"]))
    game.choose("play lab/boost-and-draw")
    assert keys(game) == ["choose core/bag-man", "choose core/mad-artist"]
    game.choose("choose core/bag-man")
    assert skill(game, "bag-man") == 0
    assert len(game.state.hand[0]) == 2


def test_one_wound_destroys_an_insane_character() -> None:
    hit = event("hit", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[hit, PAUSE], play=[At("g-men", insane=True)]))
    game.choose("play lab/hit")
    assert zone(game, "g-men") == "discard"


def test_going_insane_loses_tokens_attachments_and_commitment() -> None:
    """coc/faq/insane-loses-tokens-and-attachments"""
    game = build(
        Side(hand=[MADNESS], play=[At("bag-man", story=0, success=(2, 0)), At("shotgun", on="bag-man"), PAUSE]),
        stories=[BARE], step="actions after defenders commit",
    )  # fmt: skip
    game.choose("play lab/madness")
    seen = card(game, "bag-man")
    assert (seen.state, seen.story, seen.success, seen.face_down) == (INSANE, -1, (0, 0), True)
    assert zone(game, "shotgun") == "discard"
    assert [each[0] for each in entries(game, "destroyed")] == ["shotgun"]


def test_a_wounded_character_is_destroyed_instead_of_going_insane() -> None:
    """coc/basics/10.13"""
    game = build(Side(hand=[MADNESS, PAUSE], play=[At("hired-muscle", wounds=1)]))
    game.choose("play lab/madness")
    assert zone(game, "hired-muscle") == "discard"
    assert "insane" not in happened(game)


@pytest.mark.parametrize("safe", ["triggerman", "degenerate-ghoul"])
def test_willpower_and_terror_icons_protect(safe: Any) -> None:
    """coc/basics/7.2"""
    game = build(Side(hand=[MADNESS, PAUSE], play=[safe]))
    assert keys(game) == ["pass", "play lab/pause"]
    game = build(Side(hand=[MADNESS, PAUSE], play=[safe, "bag-man"]))
    game.play("play lab/madness", f"choose core/{safe}")
    assert card(game, safe).state == READY


def test_entering_play_insane_is_not_protected_against() -> None:
    game = build(Side(hand=[EXHUME, PAUSE], discard=["triggerman"]))
    game.choose("play lab/exhume")
    assert card(game, "triggerman").state == INSANE


@in_all_editions
def test_an_insane_character_has_no_statistics(edition: str) -> None:
    """coc/rulebook/insanity-statistics, coc/rule/2.34-insanity/c: the last document leaves its printed cost open."""
    lunatic = lab_card(
        "lunatic", action(Wound(), Choose(CHARACTER), cost=ExhaustThis()), skill=5, icons=(0, 2, 1, 1), cost=3,
        faction="hastur", subtypes=("Lunatic",), keywords=(("fast", 1),),
    )  # fmt: skip
    game = build(Side(play=[At(lunatic, insane=True), BELL]), edition=edition)
    g, me = table(game), uid(game, lunatic)
    assert (skill(game, lunatic), icons(game, lunatic)) == (0, [0, 0, 0, 0])
    assert values.faction(g, me) is None
    assert not values.has_subtype(g, me, "Lunatic")
    assert not values.has(g, me, "fast")
    assert keys(game) == ["pass", f"use {BELL}"]
    assert values.printed_cost(g, me) == (None if edition == "lcg-4" else 0)


# ---- cards that are not characters


def test_an_insane_support_card_is_a_character_until_it_is_restored() -> None:
    """coc/rule/2.34-insanity/e and f: restoring it is not restoring a character."""
    game = build(Side(hand=[MADDEN_ANY, RESTORE, PAUSE], play=[TOOL, SEES_RESTORED]))
    g = table(game)
    assert not values.is_character(g, uid(game, TOOL))
    game.play("play lab/madden-any", "choose lab/tool")
    g = table(game)
    assert values.is_character(g, uid(game, TOOL))
    assert not values.is_support(g, uid(game, TOOL))
    assert (skill(game, TOOL), icons(game, TOOL)) == (0, [0, 0, 0, 0])
    assert not values.has_subtype(g, uid(game, TOOL), "Item")
    assert uid(game, TOOL) in g.index.characters[0]
    game.play("play lab/restore-it", "choose lab/tool")
    assert asked(game)[1] == "action", "nothing answers"
    g = table(game)
    assert values.is_support(g, uid(game, TOOL))
    assert not values.is_character(g, uid(game, TOOL))
    assert card(game, TOOL).state == READY


def test_an_insane_attachment_leaves_its_host() -> None:
    """coc/rule/2.34-insanity/e"""
    game = build(Side(hand=[MADDEN_ANY, PAUSE], play=["bag-man", At("patrol-wagon", on="bag-man")]))
    game.play("play lab/madden-any", "choose core/patrol-wagon")
    assert card(game, "patrol-wagon").host == -1
    assert values.toughness(table(game), uid(game, "bag-man")) == 0
    assert game.rules.problems(game.state) == []


def test_a_restored_event_is_discarded() -> None:
    """coc/rule/2.34-insanity/g"""
    game = build(Side(hand=[RESTORE, PAUSE], play=[At(TRICK, insane=True)]))
    game.choose("play lab/restore-it")
    assert zone(game, TRICK) == "discard"
    assert game.rules.problems(game.state) == []


def test_a_restored_attachment_does_not_lie_loose() -> None:
    """coc/rule/2.33-attachments/b, coc/rule/2.34-insanity/f: going insane took it off what it was on."""
    game = build(Side(hand=[RESTORE, PAUSE], play=[At("45-pistols", insane=True)]))
    game.choose("play lab/restore-it")
    assert zone(game, "45-pistols") == "discard"
    assert game.rules.problems(game.state) == []


def test_an_event_may_enter_play_insane() -> None:
    """coc/rule/2.34-insanity/e"""
    game = build(Side(hand=[EXHUME, PAUSE], discard=["patrol-wagon"]))
    game.choose("play lab/exhume")
    assert card(game, "patrol-wagon").state == INSANE
    game = build(Side(hand=[EXHUME, PAUSE], discard=[TRICK]))
    game.choose("play lab/exhume")
    assert values.is_character(table(game), uid(game, TRICK))


def test_an_insane_support_card_leaves_play_as_what_it_is() -> None:
    """coc/rule/2.34-insanity/h"""
    was_character = Trigger(
        LEAVES_PLAY,
        lambda g, use, event: event.before is not None and values.left_as(g, event.before) == "character",
        "after a character leaves play",
    )
    was_support = Trigger(
        LEAVES_PLAY,
        lambda g, use, event: event.before is not None and values.left_as(g, event.before) == "support",
        "after a support leaves",
    )
    hears_character = lab_card("hears-character", response(was_character, Draw()))
    hears_support = lab_card("hears-support", response(was_support, Draw()))
    hit = event("hit", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[hit, PAUSE], play=[At(TOOL, insane=True), hears_character, hears_support]))
    game.play("play lab/hit", "choose lab/tool")
    assert zone(game, TOOL) == "discard"
    assert keys(game) == ["pass", "use lab/hears-support"]


# ---- no faction


def test_an_insane_character_has_no_faction_but_is_not_neutral() -> None:
    """coc/rule/2.38-neutral-no-faction/a"""
    neutral = lab_card("neutral-one")
    pick = event("pick-neutral", Wound(), Choose(CHARACTER & faction("neutral")))
    game = build(Side(hand=[pick, PAUSE], play=[At("bag-man", insane=True), neutral]))
    g = table(game)
    assert values.has_no_faction(g, uid(game, "bag-man"))
    assert values.has_no_faction(g, uid(game, neutral))
    game.choose("play lab/pick-neutral")
    assert zone(game, neutral) == "discard"
    assert card(game, "bag-man").state == INSANE


@pytest.mark.parametrize(
    ("other", "holds"),
    [("laboratory-assistant", True), (At("bag-man", insane=True), False), ("lab/neutral-one", False)],
)
def test_all_of_one_faction_fails_with_a_card_of_none(other: Any, holds: Any) -> None:
    """coc/rule/2.38-neutral-no-faction/b, coc/example/2.38-arctic-ethnologist"""
    from orne.coc.language import all_yours_are

    lab_card("neutral-one")
    ethnologist = lab_card(
        "ethnologist",
        Gives(CHARACTER, values.COMBAT, 1, while_=all_yours_are("miskatonic")),
        faction="miskatonic",
        resources=("miskatonic",),
    )
    game = build(Side(play=[ethnologist, other]), ask_always=True)
    assert icons(game, ethnologist) == ([0, 1, 0, 0] if holds else [0, 0, 0, 0])
