"""What leaves or happens together is one batch, ordered by the player the rules name."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import AttachTo, Choose, Gives, action, disrupt, forced, response
from orne.coc.events import WOUND
from orne.coc.language import (
    CHARACTER,
    OTHER,
    STORY,
    YOURS,
    CancelWound,
    ExhaustThis,
    Pay,
    PlaceSuccess,
    Wound,
    destroy,
    everything,
    go_insane,
    return_to_hand,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import GUN, PAUSE, PAWN, Say, in_all_editions, lab_card, on
from tests.coc.look import discard, idle, keys, log, said
from tests.look import asked

NEW = ("lcg-3.0", "lcg-4")
MADNESS = lab_card("mass-madness", action(go_insane(everything(CHARACTER)), cost=ExhaustThis()), type="support")
GUARD = lab_card("guardian-of-sanity", Gives(CHARACTER & OTHER & YOURS, "willpower", 1))


# ---- effects on several cards


@in_all_editions
@pytest.mark.parametrize("first", ["bodyguard", "pawn"])
def test_wounds_are_dealt_in_order_where_one_keeps_another_from_being_wounded(edition: str, first: str) -> None:
    """coc/rule/1.7-simultaneous-effects/a, coc/rule/1.7-simultaneous-effects/e"""
    bodyguard = lab_card("bodyguard", Gives(CHARACTER & OTHER & YOURS, "invulnerability", 1))
    rain = lab_card("rain-of-frogs", action(Wound(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[rain, PAUSE]), Side(play=[PAWN, bodyguard, PAUSE]), edition=edition)
    game.choose(f"use {rain}")
    assert (asked(game)[0], keys(game)) == (0 if edition in NEW else 1, [f"first {bodyguard}", f"first {PAWN}"])
    game.choose(f"first lab/{first}")
    assert log(game, "destroyed") == ["destroyed bodyguard", "destroyed pawn"][: 2 if first == "bodyguard" else 1]
    assert idle(game)


def test_tokens_on_several_stories_are_placed_in_the_active_players_order_where_one_is_won() -> None:
    """coc/rule/1.7-simultaneous-effects/a"""
    lab_card("plain-batch", type="story", cost=0, faction=None, resources=())
    gift = lab_card("gift-to-all", action(PlaceSuccess(everything(STORY)), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[PAUSE]),
        Side(play=[gift, PAUSE]),
        stories=[Story("lab/plain-batch", (0, 4)), Story("core/dreamwalkers", (0, 1)), "core/opening-night"],
    )
    game.play("pass", f"use {gift}")
    assert (asked(game)[0], len(keys(game))) == (0, 3)
    game.choose("first core/dreamwalkers")
    game.choose("first core/opening-night")
    assert log(game, "success token") == [
        "success token dreamwalkers", "success token opening-night", "success token plain-batch",
    ]  # fmt: skip


# ---- attachments go with their host

HAT = lab_card("top-hat", AttachTo(CHARACTER), type="support", cost=0)
COAT = lab_card("raincoat", AttachTo(CHARACTER), type="support", cost=0)


@in_all_editions
@pytest.mark.parametrize("way", ["destroyed", "returned", "insane"])
def test_attachments_that_go_together_go_in_their_controllers_order(edition: str, way: str) -> None:
    """coc/rule/1.7-simultaneous-effects/c, coc/rule/1.12-card-states/e, coc/rule/1.12-card-states/g"""
    word = "destroyed" if edition in NEW else "discarded"
    verbs: dict[str, Any] = {"destroyed": destroy, "returned": return_to_hand, "insane": go_insane}
    tool = lab_card(f"make-{way}", action(verbs[way](), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[tool, PAUSE]), Side(play=[PAWN, At(HAT, on=PAWN), At(COAT, on=PAWN), PAUSE]), edition=edition
    )
    game.choose(f"use {tool}")
    assert (asked(game)[0], keys(game)) == (1, [f"first {COAT}", f"first {HAT}"])
    game.choose(f"first {COAT}")
    assert log(game, way, word)[-3:] == [f"{way} pawn", f"{word} raincoat", f"{word} top-hat"]
    assert (discard(game, 1)[-2:], idle(game)) == ([COAT, HAT], True)


@in_all_editions
def test_destruction_is_answered_afterwards_too(edition: str) -> None:
    """coc/rule/1.12-card-states/e, coc/rule/1.12-card-states/g: a card may even answer its own."""
    count = lab_card("undertakers-count", forced(on(events.DESTROY), Say("one")), type="support")
    martyr = lab_card(
        "martyr", response(on(events.DESTROY, lambda g, use, e: e.subject == use.me, own_leaving=True), Say("amen"))
    )
    game = build(Side(play=[GUN, count, PAUSE]), Side(play=[martyr, At(HAT, on=martyr)]), edition=edition)
    game.choose(f"use {GUN}")
    assert said(game) == (["one", "one"] if edition in NEW else ["one"])
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {martyr}"])
    game.choose(f"use {martyr}")
    assert (said(game)[-1], idle(game)) == ("amen", True)


# ---- wounds of one effect

VOLLEY = lab_card("volley-of-three", action(Wound(number=3), Choose(CHARACTER), cost=ExhaustThis()), type="support")
PLATE = lab_card("plate", disrupt(on(WOUND, lambda g, use, event: event.amount > 0), CancelWound(), cost=Pay(1)))


@in_all_editions
def test_a_wound_may_be_cancelled_once_for_each_as_often_as_it_can_be_paid(edition: str) -> None:
    """coc/rule/2.13-paying-costs/j"""
    game = build(
        Side(play=[VOLLEY, PAUSE]),
        Side(play=[PLATE, PAUSE], domains=["agency:1", "agency:1", "agency:1"]),
        edition=edition,
    )
    game.play(f"use {VOLLEY}", f"use {PLATE} domain 1")
    assert keys(game) == ["pass", f"use {PLATE} domain 2", f"use {PLATE} domain 3"]
    game.play(f"use {PLATE} domain 2", f"use {PLATE} domain 3")
    assert (log(game, "wounded", "destroyed"), idle(game)) == ([], True)
