"""Neutral cards, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card("obsessive-inmate", StaysCommitted(SELF))
card(
    "secret-stiletto",
    AttachTo(CHARACTER & YOURS),
    disrupt(
        you_win(COMBAT, by=3, host_here=True), Wound(), Choose(CHARACTER & OPPONENTS & CAN_BE_WOUNDED), cost=Pay(2)
    ),
)

card("clever-zoog", Gives(CHARACTER & YOURS & OTHER & COMMITTED_HERE, ARCANE, 1))
card("the-spawn-of-madness", response(succeeds(opposed=True), RefreshDomains()))
card("samantha-grace", MoreStories())
card("conspiracy-theorist", ConspiracyNeeded())
card(
    "parallel-universe",
    action(AttachThis(pick(STORY)), cost=Pay(1), zone=HAND),
    DecidedBy(HOST_STORY, BY_SKILL, attached=True),
)
card(
    "julia-brown-17",
    Gives(SELF, "skill", per(CHARACTER & IS_INSANE)),
    disrupt(
        would_be(GO_INSANE, SELF, by=TERROR_STRUGGLE),
        instead(
            Then(
                sacrifice(ITSELF),
                SearchIntoPlay(titled("Julia Brown") | titled("The Sleepwalker"), committed_to=STORY_OF_THIS),
            )
        ),
    ),
)


def descendant(cost: Cost) -> tuple[Triggered, ...]:
    """Both ways of its Action, for what each of them costs."""
    return (
        action(Then(put_into_play(THIS_ONE), AtEndOfPhase("return", THIS_ONE)), cost=cost, zone=HAND),
        action(return_from_discard(), cost=cost, zone=DISCARD),
    )


card("descendant-of-eibon", *descendant(DiscardYourSuccess(2, one_story=True)))
card("descendant-of-eibon", *descendant(DiscardYourSuccess(2)), until="lcg-1.4")
card(
    "strange-delusions",
    AttachTo(CHARACTER | SUPPORT),
    action(
        Lasting(FactionIs(AFFECTED), THE_HOST_CARD, naming=FACTION),
        cost=ExhaustThis(named=True),
    ),
)
