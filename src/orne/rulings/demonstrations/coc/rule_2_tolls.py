"""Additional costs that a card in play demands for committing characters or for triggering cards."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import action, disrupt
from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    SUPPORT,
    CancelIt,
    DiscardCards,
    Draw,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Toll,
    subtype,
)
from orne.rulings.laboratory.coc import BARE, IDLE, PAUSE, PAWN, on, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import committed_to, discard, drained, hand_size, log, state, times

LADY = tool("lady-of-the-gate", Toll("commit", CHARACTER & OPPONENTS, Pay(2)))
TAX = tool("tax-on-tools", Toll("trigger", SUPPORT & subtype("Tool"), DiscardCards(1)))
OFFERING = tool("offering-for-tools", Toll("trigger", SUPPORT & subtype("Tool"), SacrificeOne(CHARACTER)))
DRILL = tool("taxed-drill", action(Draw(), cost=ExhaustThis()), subtypes=("Tool",))
GATE = tool("gate-of-offerings", Toll("commit", CHARACTER & OPPONENTS, SacrificeOne(CHARACTER)))
MERCY = tool("mercy-for-the-offered", disrupt(on(events.SACRIFICE), CancelIt(), cost=ExhaustThis()))


@shows("coc/rule/2.13-paying-costs/d")
def committing_may_cost_resources_that_it_did_not_cost(show: Show) -> None:
    """Each character of the opponent needs a domain drained for 2; with one such domain left, only one commits."""
    show.lay(
        Side(play=[PAWN, "bag-man"], domains=["agency:2", "agency:3", "agency:1"]),
        Side(play=[LADY, "mad-artist"]),
        stories=[BARE],
        step="active player commits",
    )
    show.offers("done", f"commit {PAWN} {BARE}", f"commit bag-man {BARE}")
    show.answer(f"commit {PAWN} {BARE}")
    show.offers("drain domain 1", "drain domain 2")
    show.answer("drain domain 2")
    show.sees(drained(0), [False, True, False])
    show.offers("done", f"commit bag-man {BARE}")
    show.answer("done")
    show.sees(log("committed"), ["committed pawn"])
    show.sees(state(PAWN), "exhausted")
    show.asked(1, "commit")
    show.answer(f"commit mad-artist {BARE}")
    show.sees(drained(1), [False, False, False])


@shows("coc/rule/2.13-paying-costs/d")
def who_cannot_pay_what_is_demanded_cannot_commit(show: Show) -> None:
    """With one resource, where two are demanded, nobody is offered."""
    show.lay(Side(play=[PAWN, PAUSE], domains=["agency:1"]), Side(play=[LADY]), stories=[BARE], step="story actions")
    show.answer("pass")
    show.sees(committed_to(PAWN), None)
    show.sees(log("committed"), [])


@shows("coc/rule/2.13-paying-costs/d")
def triggering_may_cost_a_card(show: Show) -> None:
    """The Drill is used by whoever can discard a card for it as well; without a card it is not offered."""
    show.lay(Side(play=[DRILL, PAUSE]), Side(play=[TAX]))
    show.offers(*IDLE)
    show.lay(Side(play=[DRILL, PAUSE], hand=["bag-man"]), Side(play=[TAX]))
    show.answer(f"use {DRILL}")
    show.sees(discard(0), ["bag-man"])
    show.sees(hand_size(0), 1)


@shows("coc/rule/2.13-paying-costs/d")
def several_additional_costs_are_paid_together(show: Show) -> None:
    """Where two cards each demand a character, one character does not pay both."""
    show.lay(Side(play=[DRILL, PAWN, PAUSE]), Side(play=[OFFERING, OFFERING]))
    show.offers(*IDLE)
    show.lay(Side(play=[DRILL, PAWN, PAWN, PAUSE]), Side(play=[OFFERING, OFFERING]))
    show.answer(f"use {DRILL}", f"sacrifice {PAWN}")
    show.sees(discard(0), [PAWN, PAWN])
    show.sees(hand_size(0), 1)


@shows("coc/rule/2.13-paying-costs/d")
def who_is_gone_when_it_has_been_paid_does_not_commit(show: Show) -> None:
    """Pervasive Toxemia demands a wounded character once; a character that dies of it does not commit."""
    toxemia = "the-thousand-young/pervasive-toxemia"
    show.lay(Side(play=[PAWN, "hired-muscle", "bag-man", PAUSE]), stories=[toxemia, BARE], step="active player commits")
    show.answer(f"commit {PAWN} {BARE}")
    show.asked(0, "wound")
    show.offers(f"wound {PAWN}", "wound hired-muscle", "wound bag-man")
    show.answer(f"wound {PAWN}")
    show.sees(discard(0), [PAWN])
    show.asked(0, "commit")
    stories = (toxemia, BARE)
    show.offers("done", *(f"commit {each} {story}" for each in ("hired-muscle", "bag-man") for story in stories))
    show.answer(f"commit hired-muscle {BARE}", f"commit bag-man {BARE}")
    show.sees(log("committed"), ["committed hired-muscle", "committed bag-man"])
    show.sees(times("wounded"), 1)


@shows("coc/rule/2.13-paying-costs/d")
def who_has_not_paid_after_all_does_not_commit(show: Show) -> None:
    """The sacrifice that committing costs is cancelled by a Disrupt, and the Pawn is not committed."""
    show.lay(Side(play=[PAWN, "bag-man"]), Side(play=[GATE, MERCY]), stories=[BARE], step="active player commits")
    show.answer(f"commit {PAWN} {BARE}", "sacrifice bag-man")
    show.asked(1, "disrupt")
    show.answer(f"use {MERCY}")
    show.asked(0, "commit")
    show.offers("done", f"commit {PAWN} {BARE}", f"commit bag-man {BARE}")
    show.answer("done")
    show.sees(log("sacrificed", "committed"), [])
