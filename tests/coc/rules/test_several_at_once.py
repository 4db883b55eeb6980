"""One ability with several events to answer: the player who orders effects orders these as well."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, Whenever, action, forced
from orne.coc.language import CHARACTER, SUPPORT, Do, ExhaustThis, destroy, everything, return_to_hand
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.rules.desk import BORE, OAF, PAWN, Say, asked, idle, in_all_editions, keys, on, said


def named(g, use) -> bool:
    """Name that card."""
    g.note("said", use.holder, use.holder, use.seat, after=g.title(use.event.subject))
    return True


CATASTROPHE = lab_card("catastrophe", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
FALLS = on(events.LEAVES_PLAY)
MOURNER = lab_card("chief-mourner", forced(FALLS, Do(named)), type="support")
GRAVESTONE = lab_card("carved-gravestone", Whenever(FALLS, Do(named)), type="support")
RAVEN = lab_card("croaking-raven", forced(FALLS, Say("caw")), type="support")


@in_all_editions
@pytest.mark.parametrize("witness", [MOURNER, GRAVESTONE])
@pytest.mark.parametrize("order", [("Oaf", "Pawn"), ("Pawn", "Oaf")])
def test_the_active_player_orders_the_answers_of_one_card(edition: str, witness: str, order: tuple[str, str]) -> None:
    """coc/rule/1.7-simultaneous-effects/a, coc/timing/forced-response-order, coc/timing/passive-order"""
    game = build(Side(play=[CATASTROPHE, witness, OAF, PAUSE]), Side(play=[PAWN, PAUSE]), edition=edition)
    game.choose(f"use {CATASTROPHE}")
    assert (asked(game), keys(game)) == ((0, "order"), [f"resolve {witness} {OAF}", f"resolve {witness} {PAWN}"])
    game.choose(f"resolve {witness} lab/{order[0].lower()}")
    assert idle(game)
    assert said(game) == list(order)


def test_nobody_is_asked_where_the_answers_are_the_same() -> None:
    game = build(Side(play=[CATASTROPHE, RAVEN, OAF, PAUSE]), Side(play=[PAWN, PAUSE]))
    game.choose(f"use {CATASTROPHE}")
    assert idle(game)
    assert said(game) == ["caw", "caw"]


def test_nobody_orders_answers_about_cards_that_are_chosen() -> None:
    """The words "its owner's hand" are about the card chosen, not about the one that fell."""
    porter = lab_card("porter", forced(FALLS, return_to_hand(), Choose(SUPPORT)), type="support")
    game = build(Side(play=[CATASTROPHE, porter, OAF, PAUSE]), Side(play=[PAWN, PAUSE]))
    game.choose(f"use {CATASTROPHE}")
    assert asked(game) == (0, "choose")


def test_answers_of_two_cards_to_two_events_have_keys_of_their_own() -> None:
    game = build(Side(play=[CATASTROPHE, MOURNER, RAVEN, MOURNER, OAF, PAUSE]), Side(play=[BORE, BORE, PAUSE]))
    game.choose(f"use {CATASTROPHE}")
    game.choose(f"first {BORE}#2")
    offered = [
        f"resolve {mourner} {dead}" for mourner in (MOURNER, f"{MOURNER}#2") for dead in (BORE, f"{BORE}#2", OAF)
    ]
    assert keys(game) == sorted([*offered, f"resolve {RAVEN}"])
    while asked(game)[1] == "order":
        assert len(keys(game)) == len(set(keys(game)))
        game.choose(keys(game)[-1])
    assert idle(game)
    assert sorted(said(game)) == ["Bore"] * 4 + ["Oaf"] * 2 + ["caw"] * 3
