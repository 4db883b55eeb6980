"""Ready, exhausted and committed."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import AttachTo, Blanks, Choose, MustCommit, Use, action
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    HOST,
    IS_EXHAUSTED,
    IS_READY,
    IT,
    STORY,
    SUPPORT,
    Do,
    Draw,
    ExhaustThis,
    Lasting,
    Pay,
    chosen,
    destroy,
    everything,
    exhaust,
    ready,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import readiness
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.rules.commitment import commit_by_effect
from orne.coc.state import EXHAUSTED, INSANE
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, BELL, PAUSE, PAWN, event, in_all_editions, lab_card
from tests.coc.look import card, entries, keys, side, table, uid
from tests.look import happened


def _commit_all(g: CocTable, use: Use) -> bool:
    """Commit the chosen character to the chosen story."""
    return all(
        commit_by_effect(g, who, where, use) for who in chosen(0).cards(g, use) for where in chosen(1).cards(g, use)
    )


SEND = event("send", Do(_commit_all), Choose(CHARACTER), Choose(STORY))


def test_ready_and_committed_are_independent() -> None:
    """coc/rule/2.10-ready-exhausted-committed/a and i: an effect commits ready or exhausted, and exhausts nobody."""
    game = build(
        Side(hand=[SEND, SEND], play=["mad-artist", At("bag-man", exhausted=True), "triggerman",
                                      At("young-deep-one", exhausted=True)]),
        stories=[BARE], step="story actions",
    )  # fmt: skip
    game.play("play lab/send", "choose core/mad-artist")
    game.play("play lab/send", "choose core/bag-man")
    seen = {each["card"]: (each["state"], each["story"]) for each in side(game, 0)["play"]}
    assert seen == {
        "core/mad-artist": ("ready", BARE), "core/bag-man": ("exhausted", BARE),
        "core/triggerman": ("ready", None), "core/young-deep-one": ("exhausted", None),
    }  # fmt: skip
    game.choose("done")
    assert "story resolves" in happened(game)


STORY_CARD = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)


def test_an_effect_may_change_the_story_of_a_committed_character() -> None:
    """coc/rule/2.10-ready-exhausted-committed/i"""
    game = build(
        Side(hand=[SEND], play=[At("mad-artist", exhausted=True, story=0), PAUSE]), stories=[BARE, STORY_CARD],
        step="actions after defenders commit",
    )  # fmt: skip
    game.play("play lab/send", "choose lab/quiet-story")
    assert card(game, "mad-artist").story == uid(game, STORY_CARD)
    assert card(game, "mad-artist").state == EXHAUSTED


def test_an_effect_commits_no_defender_where_nobody_attacks() -> None:
    """coc/faq/military-bike-defender"""
    game = build(
        Side(play=[At("mad-artist", story=0)]), Side(hand=[SEND], play=["bag-man", PAUSE]), stories=[BARE, STORY_CARD],
        step="actions after defenders commit",
    )  # fmt: skip
    game.play("play lab/send", "choose core/bag-man", "choose lab/quiet-story")
    assert card(game, "bag-man").story == -1


@pytest.mark.parametrize("tired", [False, True])
def test_must_commit_needs_a_ready_character(tired: Any) -> None:
    """coc/rule/2.10-ready-exhausted-committed/j"""
    order = event("order", Lasting(MustCommit(AFFECTED), IT), Choose(CHARACTER))
    game = build(
        Side(hand=[order], play=[At("mad-artist", exhausted=tired), "bag-man"]), stories=[BARE], step="story actions"
    )
    game.play("play lab/order", "choose core/mad-artist")
    if tired:
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"]
        game.choose("done")
        assert card(game, "mad-artist").story == -1
    else:
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"], "the one who must commit is committed"
        assert game.state.plan == ((uid(game, "mad-artist"), uid(game, BARE)),)
        game.choose("done")
        assert entries(game, "committed")[0][0] == "mad-artist"
        assert entries(game, "story resolves")


def test_an_exhausted_card_works_except_for_costs_that_exhaust_it() -> None:
    """coc/rule/2.10-ready-exhausted-committed/d and b"""
    both = lab_card("two-ways", action(Draw(), cost=ExhaustThis()), action(Draw(2), cost=Pay(1)))
    game = build(Side(play=[both], domains=["agency:1"]))
    assert keys(game) == ["pass", "use lab/two-ways ability 1", "use lab/two-ways ability 2 domain 1"]
    game.choose("use lab/two-ways ability 1")
    assert not readiness.is_ready(table(game), uid(game, both))
    assert keys(game) == ["pass", "use lab/two-ways ability 2 domain 1"]


READY_ALL = event("ready-all", ready(everything(CARD)))
EXHAUST_ALL = event("exhaust-all", exhaust(everything(CARD)))


def test_only_the_exhausted_are_readied_and_only_the_ready_exhausted() -> None:
    """coc/rule/2.10-ready-exhausted-committed/e and f: the insane are neither."""
    cast: list[str | At] = ["mad-artist", At("bag-man", exhausted=True), At("triggerman", insane=True)]
    game = build(Side(hand=[READY_ALL, PAUSE], play=cast))
    game.choose("play lab/ready-all")
    assert [each[0] for each in entries(game, "readied")] == ["bag-man"]
    assert card(game, "triggerman").state == INSANE
    game = build(Side(hand=[EXHAUST_ALL, PAUSE], play=cast))
    game.choose("play lab/exhaust-all")
    assert [each[0] for each in entries(game, "exhausted")] == ["mad-artist"]
    g = table(game)
    triggerman = uid(game, "triggerman")
    assert not readiness.is_ready(g, triggerman)
    assert not readiness.can_exhaust(g, triggerman)


GAG = lab_card("va-gag", AttachTo(CARD), Blanks(HOST), type="support", cost=0)


@in_all_editions
def test_support_cards_are_ready_or_exhausted_as_characters_are(edition: str) -> None:
    """coc/rule/2.10-ready-exhausted-committed/b and l"""
    fresh = event("va-fresh", destroy(), Choose((CHARACTER | SUPPORT) & IS_READY))
    tired = event("va-tired", destroy(), Choose((CHARACTER | SUPPORT) & IS_EXHAUSTED))
    bag, mad = At("bag-man", exhausted=True), At("mad-artist", insane=True)
    game = build(
        Side(hand=[fresh, tired], play=[PAWN, BELL, bag, mad, At(GAG, on=PAWN, exhausted=True)]), edition=edition
    )
    game.choose(f"play {fresh}")
    assert keys(game) == [f"choose {BELL}", f"choose {PAWN}"]
    game.choose(f"choose {BELL}")
    game.choose(f"play {tired}")
    assert keys(game) == ["choose core/bag-man", f"choose {GAG}"]


def test_a_face_down_card_is_neither_ready_nor_exhausted_by_the_way_it_is_turned() -> None:
    """coc/rule/2.10-ready-exhausted-committed/l"""

    def sack(g: CocTable, use: Use) -> bool:
        """Attach Bag Man face down to this card."""
        return attach_by_effect(g, uid(game, "bag-man"), use.holder, use, face_down=True)

    bag = lab_card("va-sack", action(Do(sack), cost=ExhaustThis()), type="support", cost=0)
    game = build(Side(play=[bag, At("bag-man", exhausted=True), BELL]))
    game.choose(f"use {bag}")
    g, who = table(game), uid(game, "bag-man")
    assert card(game, "bag-man").face_down
    assert not readiness.is_exhausted(g, who)
    assert not readiness.can_exhaust(g, who)
    sleeper = lab_card("va-sleeper", keywords=(("dormant", 1),))
    game = build(Side(hand=[sleeper], play=[BELL]), stories=[BARE])
    game.choose(f"lay {sleeper} {BARE}")
    assert not readiness.is_ready(table(game), uid(game, sleeper))
    assert not readiness.is_exhausted(table(game), uid(game, sleeper))


COVER_UP = "core/the-bootleg-whiskey-cover-up"


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0"])
def test_characters_uncommit_once_their_story_has_resolved(edition: str) -> None:
    """coc/rule/2.10-ready-exhausted-committed/m"""
    game = build(
        Side(play=[At(PAWN, story=0), At("bag-man", story=1), BELL]), Side(play=[At("mad-artist", story=0)]),
        stories=[BARE, COVER_UP], step="stories resolve", edition=edition,
    )  # fmt: skip
    while game.view(None)["step"] != "last story actions":
        game.choose(0)
    assert [each.story for each in game.state.cards if each.zone == 2] == [-1] * 4
