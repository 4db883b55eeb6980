"""A card that leaves play and comes back is another card, and what was begun goes on without the card that began it."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, Use, action, disrupt, forced, response
from orne.coc.events import WOUND
from orne.coc.language import (
    CHARACTER,
    COMMITTED_HERE,
    EVENT_CARD,
    ITSELF,
    THIS_IS_WOUNDED,
    THIS_ONE,
    Do,
    ExhaustThis,
    exhaust,
    gain,
    go_insane,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import entering, leaving
from orne.coc.state import READY
from orne.coc.table import CocTable
from tests.coc.laboratory import GUN, OAF, PAUSE, Say, in_all_editions, lab_card, on
from tests.coc.look import card, idle, keys, said, skill, zone
from tests.look import asked


def comes_back(g: CocTable, use: Use) -> bool:
    """Return that card to its owner's hand and put it into play."""
    uid = use.event.subject
    return leaving.return_to_hand(g, [uid], use) and entering.put_into_play(g, uid, g.state.cards[uid].owner, use)


USED_AGAINST_ME = on(events.USE, lambda g, use, event: event.seat != use.seat)
REVOLVING_DOOR = lab_card("revolving-door", disrupt(USED_AGAINST_ME, Do(comes_back)), type="support")
SWING_DOOR = lab_card("swing-door", response(on(WOUND), Do(comes_back)), type="support")


@in_all_editions
@pytest.mark.parametrize("word", ["itself", "this-one"])
def test_an_effect_on_itself_does_not_reach_the_card_that_came_back(edition: str, word: str) -> None:
    """coc/rule/2.23-zones-of-play/d"""
    who = ITSELF if word == "itself" else THIS_ONE
    braggart = lab_card(f"braggart-{word}", action(gain(who, skill=2), cost=ExhaustThis()))
    game = build(Side(play=[braggart, PAUSE]), Side(play=[REVOLVING_DOOR, PAUSE]), edition=edition)
    game.choose(f"use {braggart}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {REVOLVING_DOOR}"])
    game.choose(f"use {REVOLVING_DOOR}")
    assert idle(game)
    assert (zone(game, braggart), skill(game, braggart)) == ("play", 1)


@in_all_editions
def test_a_card_that_came_back_does_not_answer_what_befell_it_before(edition: str) -> None:
    """coc/rule/2.23-zones-of-play/d"""
    sufferer = lab_card("sufferer", response(THIS_IS_WOUNDED, Say("ouch")), keywords=(("toughness", 3),))
    game = build(Side(play=[GUN, SWING_DOOR, PAUSE]), Side(play=[sufferer, PAUSE]), edition=edition)
    game.choose(f"use {GUN}")
    if asked(game)[0] == 1:
        assert keys(game) == ["pass", f"use {sufferer}"]
        game.choose("pass")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {SWING_DOOR}"])
    game.choose(f"use {SWING_DOOR}")
    assert idle(game)
    assert (card(game, sufferer).wounds, said(game)) == (0, [])


@in_all_editions
def test_the_card_answered_is_not_the_one_that_came_back(edition: str) -> None:
    """coc/rule/2.23-zones-of-play/d"""
    jailer = lab_card("jailer", forced(on(WOUND), exhaust(EVENT_CARD)), type="support")
    hinge = lab_card("hinge", forced(on(WOUND), Do(comes_back)), type="support")
    game = build(Side(play=[GUN, hinge, jailer, PAUSE]), Side(play=[OAF, PAUSE]), edition=edition)
    game.choose(f"use {GUN}")
    assert keys(game) == [f"resolve {hinge}", f"resolve {jailer}"]
    other = game.copy()
    game.choose(f"resolve {hinge}")
    other.choose(f"resolve {jailer}")
    for each in (game, other):
        assert idle(each)
        assert (card(each, OAF).state, card(each, OAF).wounds) == (READY, 0)


@in_all_editions
def test_brady_may_shoot_and_go_and_the_shot_is_not_lost(edition: str) -> None:
    """coc/faq/chess-prodigy-naming/b: what has been initiated resolves unless it is cancelled."""
    shooter = At("jack-brass-brady", story=0, exhausted=True)
    game = build(
        Side(play=[shooter, At("shotgun", on="core/jack-brass-brady"), PAUSE], domains=["agency:1", "", ""]),
        Side(play=[At(OAF, story=0, exhausted=True), PAUSE]),
        edition=edition,
        step="last story actions",
    )
    game.choose("use core/jack-brass-brady gained core/shotgun domain 1")
    game.choose(f"choose {OAF}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", "use core/jack-brass-brady"])
    game.choose("use core/jack-brass-brady")
    assert idle(game)
    assert (zone(game, "jack-brass-brady"), zone(game, "shotgun")) == ("hand", "discard")
    assert card(game, OAF).wounds == 1


def sends_away(g: CocTable, use: Use) -> bool:
    """Return that card to its owner's hand."""
    return leaving.return_to_hand(g, [use.event.subject], use)


@in_all_editions
def test_military_advisor_may_be_sent_away_and_the_wound_is_not_lost(edition: str) -> None:
    """coc/faq/chess-prodigy-naming/b"""
    usher = lab_card("usher", disrupt(USED_AGAINST_ME, Do(sends_away), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=["military-advisor", GUN, PAUSE], domains=["agency:2", "", ""]),
        Side(play=[OAF, usher, PAUSE]),
        edition=edition,
    )
    game.play(f"use {GUN}", "choose core/military-advisor", "pass", "use core/military-advisor domain 1")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {usher}"])
    game.choose(f"use {usher}")
    assert idle(game)
    assert (zone(game, "military-advisor"), card(game, OAF).wounds) == ("hand", 1)


def test_who_goes_insane_meanwhile_has_not_lost_the_story_he_shot_at() -> None:
    """coc/faq/chess-prodigy-naming/b"""
    sniper = lab_card("far-sniper", action(gain(skill=2), Choose(CHARACTER & COMMITTED_HERE)))
    fright = lab_card("sudden-fright", disrupt(USED_AGAINST_ME, go_insane(EVENT_CARD)), type="support")
    game = build(
        Side(play=[At(sniper, story=0, exhausted=True), PAUSE]),
        Side(play=[At(OAF, story=0, exhausted=True), fright, PAUSE]),
        step="last story actions",
    )
    game.play(f"use {sniper}", f"choose {OAF}", f"use {fright}")
    assert idle(game)
    assert skill(game, OAF) == 3
