"""What leaves or happens together is one batch, ordered by the player the rules name."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import AttachTo, Choose, Gives, Use, action, disrupt, forced, response
from orne.coc.events import WOUND
from orne.coc.language import (
    CHARACTER,
    OTHER,
    STORY,
    YOURS,
    Also,
    CancelWound,
    Do,
    ExhaustThis,
    Pay,
    PlaceSuccess,
    Wound,
    destroy,
    everything,
    go_insane,
    remove_from_game,
    return_to_hand,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.table import CocTable
from tests.coc.laboratory import BORE, GUN, OAF, PAUSE, PAWN, Say, in_all_editions, lab_card, on
from tests.coc.look import discard, hand, idle, keys, log, said
from tests.look import asked

NEW = ("lcg-3.0", "lcg-4")
MADNESS = lab_card("mass-madness", action(go_insane(everything(CHARACTER)), cost=ExhaustThis()), type="support")
GUARD = lab_card("guardian-of-sanity", Gives(CHARACTER & OTHER & YOURS, "willpower", 1))


# ---- effects on several cards


@in_all_editions
@pytest.mark.parametrize("first", [GUARD, PAWN])
def test_who_is_affected_first_is_ordered_where_it_matters(edition: str, first: str) -> None:
    """coc/rule/1.7-simultaneous-effects/a,
    coc/rule/1.7-simultaneous-effects/e: by the active player; in older documents by the controller."""
    game = build(Side(play=[MADNESS, PAUSE]), Side(play=[GUARD, PAWN, PAUSE]), edition=edition)
    game.choose(f"use {MADNESS}")
    assert (asked(game)[0], keys(game)) == (0 if edition in NEW else 1, [f"first {GUARD}", f"first {PAWN}"])
    game.choose(f"first {first}")
    mad = ["insane guardian-of-sanity"]
    assert log(game, "insane") == (mad if first == PAWN else [*mad, "insane pawn"])
    assert idle(game)


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


# ---- answers to several cards

LEAVES = on(events.LEAVES_PLAY, lambda g, use, event: g.kind(event.subject).is_character)


def _take(g: CocTable, use: Use) -> bool:
    """Put that card into its owner's hand."""
    from orne.coc.rules import hands

    hands.to_hand(g, use.event.subject, use)
    return True


@in_all_editions
@pytest.mark.parametrize("picked", [PAWN, BORE])
def test_a_response_about_that_card_answers_the_one_its_player_picks(edition: str, picked: str) -> None:
    """coc/timing/responses-step-scope"""
    digger = lab_card("grave-digger", response(LEAVES, Do(_take), cost=ExhaustThis()), type="support")
    blast = lab_card("blast-all", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[blast, digger, PAUSE]), Side(play=[PAWN, BORE]), edition=edition)
    game.play(f"use {blast}", f"first {PAWN}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {digger} {BORE}", f"use {digger} {PAWN}"])
    game.choose(f"use {digger} {picked}")
    assert (hand(game, 1), idle(game)) == ([picked], True)


def test_copies_that_left_for_different_places_are_told_apart() -> None:
    """coc/timing/responses-step-scope"""
    diarist = lab_card("diarist", response(LEAVES, Say("noted")), type="support")
    purge = lab_card(
        "purge",
        action(Also(remove_from_game(), destroy(everything(CHARACTER))), Choose(CHARACTER), cost=ExhaustThis()),
        type="support",
    )
    game = build(Side(play=[purge, diarist, PAUSE]), Side(play=[PAWN, PAWN]))
    game.play(f"use {purge}", f"choose {PAWN}")
    assert keys(game) == ["pass", f"use {diarist} {PAWN} discard", f"use {diarist} {PAWN} removed"]
    game.play(f"use {diarist} {PAWN} removed", f"use {diarist}")
    assert (said(game), idle(game)) == (["noted", "noted"], True)


def test_cards_that_nobody_may_know_are_not_named() -> None:
    """coc/timing/responses-step-scope: of two cards drawn, the drawing is answered, not the card."""
    from orne.coc.language import Draw

    pump = lab_card("double-pump", action(Draw(2), cost=ExhaustThis()), type="support")
    spy = lab_card("card-spy", response(on(events.DRAWS), Say("seen")), type="support")
    game = build(Side(play=[pump, PAUSE], deck=[PAWN, BORE, OAF]), Side(play=[spy]))
    game.choose(f"use {pump}")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {spy}"])
    game.choose(f"use {spy}")
    assert keys(game) == ["pass", f"use {spy}"], "once for each"
    game.choose(f"use {spy}")
    assert (said(game), idle(game)) == (["seen", "seen"], True)


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
