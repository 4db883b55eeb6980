"""A card that leaves play and comes back is another card, and what was begun goes on without the card that began it."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Use, action, disrupt, forced, response
from orne.coc.events import WOUND
from orne.coc.language import (
    EVENT_CARD,
    ITSELF,
    THIS_IS_WOUNDED,
    THIS_ONE,
    DiscardCards,
    Do,
    ExhaustThis,
    exhaust,
    gain,
)
from orne.coc.position import Side, build
from orne.coc.rules import entering, leaving
from orne.coc.state import READY
from orne.coc.table import CocTable
from tests.coc.laboratory import GUN, IDLE, OAF, PAUSE, Say, event, in_all_editions, lab_card, on
from tests.coc.look import card, discard, idle, keys, said, skill, zone
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


@pytest.mark.parametrize("edition", ["lcg-1.4", "lcg-3.0", "lcg-4"])
def test_only_the_last_document_makes_a_card_new_between_hand_and_discard_pile(edition: str) -> None:
    """coc/rule/2.23-zones-of-play/e: by Chant of Thoth it may be played from the pile, where it has come again."""
    chant, spell, drop = "secrets-of-arkham/chant-of-thoth", "core/binding", event("no-drop", DiscardCards(1))
    game = build(
        Side(
            hand=[chant, "gathering-at-the-stones", drop],
            play=[OAF, PAUSE],
            discard=[spell],
            domains=["yog-sothoth:1", "yog-sothoth:2", "miskatonic:1"],
        ),
        edition=edition,
    )
    from_pile = f"play {spell} discard domain 3"
    game.play(f"play {chant} domain 1")
    assert keys(game) == ["pass", from_pile, "play core/gathering-at-the-stones domain 2", f"play {drop}", *IDLE[1:]]
    game.play("play core/gathering-at-the-stones domain 2", f"choose {spell}", f"play {drop}")
    assert discard(game, 0)[-2:] == [spell.removeprefix("core/"), drop]
    assert keys(game) == (IDLE if edition == "lcg-4" else ["pass", from_pile, *IDLE[1:]])
    assert idle(game)
