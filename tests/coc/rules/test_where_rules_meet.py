"""Positions in which two rules meet: costs and cancelling, control and what waits, limits and new controllers."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, action, disrupt, response
from orne.coc.events import SACRIFICE, WOUND
from orne.coc.language import (
    CHARACTER,
    OPPONENT_TRIGGERS,
    OPPONENTS,
    YOURS,
    AtEndOfPhase,
    CancelIt,
    Draw,
    ExhaustThis,
    SacrificeOne,
    Wound,
    destroy,
    everything,
    once,
    pick,
    take_control,
)
from orne.coc.position import Side, build
from orne.rulings.laboratory.coc import SIREN
from tests.coc.laboratory import IDLE, OAF, PAUSE, PAWN, Say, event, in_all_editions, lab_card, on, tool
from tests.coc.look import card, discard, hand, idle, in_play, keys, pass_to_phase, said, zone
from tests.look import asked, reasons

STOP = tool("meet-stop", disrupt(OPPONENT_TRIGGERS, CancelIt(), cost=ExhaustThis()))
SPARE = tool("meet-spare", disrupt(on(SACRIFICE), CancelIt(), cost=ExhaustThis()))
ALTAR = tool("meet-altar", action(Draw(), cost=SacrificeOne(CHARACTER), limit=once("phase")))


@in_all_editions
def test_what_is_cancelled_has_been_paid_for_and_its_cost_may_be_answered(edition: str) -> None:
    """coc/timing/disrupts-step/b, coc/rule/2.9-limit/b: the sacrifice has been made, and the limit is used up."""
    mourner = tool("meet-mourner", response(on(SACRIFICE), Say("mourned")))
    game = build(Side(play=[ALTAR, PAWN, OAF, mourner, PAUSE]), Side(play=[STOP]), edition=edition)
    game.play(f"use {ALTAR}", f"sacrifice {PAWN}", f"use {STOP}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {mourner}"])
    game.choose(f"use {mourner}")
    assert (hand(game, 0), discard(game, 0), said(game)) == ([], [PAWN], ["mourned"])
    assert reasons(game, f"use {ALTAR}") == ["its limit is used up: once per phase: coc/rule/2.9-limit/b"]
    assert keys(game) == IDLE


@in_all_editions
def test_a_sacrifice_that_is_to_pay_and_escapes_pays_for_nothing(edition: str) -> None:
    """coc/rule/2.13-paying-costs/g: nobody else is asked for, as a Forced Response would (2.13-paying-costs/h)."""
    altar = tool("meet-free-altar", action(Draw(), cost=SacrificeOne(CHARACTER)))
    game = build(Side(play=[altar, PAWN, OAF, PAUSE]), Side(play=[SPARE]), edition=edition)
    game.play(f"use {altar}", f"sacrifice {PAWN}", f"use {SPARE}")
    assert (hand(game, 0), in_play(game, 0)) == ([], [altar, PAWN, OAF, PAUSE])
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {altar}", f"use {PAUSE}"])


@in_all_editions
@pytest.mark.parametrize(("way", "where"), [("sacrifice", "play"), ("destroy", "discard"), ("return", "hand")])
def test_control_changes_while_something_waits_for_the_end_of_the_phase(edition: str, way: str, where: str) -> None:
    """coc/rule/1.13-gaining-control/c: nobody sacrifices another's card; the rest happens, and it goes to its owner."""
    later = event(f"meet-{way}", AtEndOfPhase(way), Choose(CHARACTER))
    game = build(Side(hand=[later], play=[PAWN, PAUSE], domains=[""] * 3), Side(play=[SIREN]), edition=edition)
    game.play(f"play {later}", f"use {SIREN}")
    assert card(game, PAWN).controller == 1
    pass_to_phase(game, "story")
    assert (zone(game, PAWN), card(game, PAWN).owner) == (where, 0)
    assert (PAWN in hand(game, 0)) is (way == "return")


@in_all_editions
def test_what_is_borrowed_for_the_phase_has_gone_home_before_it_could_be_sacrificed(edition: str) -> None:
    """coc/rule/1.4-duration-of-effects/a: what lasts until the end of the phase is over as the end comes."""
    borrow = tool("meet-borrow", action(take_control("phase"), Choose(CHARACTER), cost=ExhaustThis()))
    later = event("meet-own", AtEndOfPhase("sacrifice"), Choose(CHARACTER & YOURS))
    game = build(Side(hand=[later], play=[borrow, PAUSE]), Side(play=[PAWN]), edition=edition)
    game.play(f"use {borrow}", f"play {later}")
    pass_to_phase(game, "story")
    assert (zone(game, PAWN), card(game, PAWN).controller) == ("play", 1)


@in_all_editions
def test_a_card_whose_limit_is_used_up_gives_its_new_controller_nothing(edition: str) -> None:
    """coc/rule/2.9-limit/b: it has not left play, and is the same object."""
    well = lab_card("meet-well", action(Draw(), limit=once("phase")))
    game = build(Side(play=[well, PAUSE]), Side(play=[SIREN, PAUSE]), edition=edition)
    game.play(f"use {well}", f"use {SIREN}", "pass")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PAUSE}#2"])
    assert reasons(game, f"use {well}") == ["its limit is used up: once per phase: coc/rule/2.9-limit/b"]


@in_all_editions
def test_an_ability_resolves_though_a_disrupt_has_destroyed_its_card(edition: str) -> None:
    """coc/timing/disrupts-step/b: only what is cancelled does not happen."""
    killer = lab_card("meet-killer", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
    trap = tool("meet-trap", disrupt(OPPONENT_TRIGGERS, destroy(pick(CHARACTER & OPPONENTS)), cost=ExhaustThis()))
    game = build(Side(play=[killer, PAUSE]), Side(play=[PAWN, trap]), edition=edition)
    game.play(f"use {killer}", f"choose {PAWN}", f"use {trap}")
    assert (zone(game, killer), zone(game, PAWN)) == ("discard", "discard")
    assert keys(game) == IDLE


@in_all_editions
def test_of_two_wounds_at_once_each_may_be_disrupted(edition: str) -> None:
    """coc/rule/2.13-paying-costs/j: once for each time its condition is met."""
    hail = event("meet-hail", Wound(everything(CHARACTER)))
    cloak = tool("meet-cloak", disrupt(on(WOUND), CancelIt()))
    game = build(Side(hand=[hail], play=[PAWN, PAUSE]), Side(play=[PAWN, cloak]), edition=edition)
    game.choose(f"play {hail}")
    for answer in (f"use {cloak}", "pass"):
        assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {cloak}"])
        game.choose(answer)
    assert sorted((zone(game, PAWN), zone(game, PAWN, 2))) == ["discard", "play"]
    assert idle(game)
