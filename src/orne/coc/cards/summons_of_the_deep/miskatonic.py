"""Miskatonic University, Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("summons-of-the-deep")

card(
    "chess-prodigy",
    Whenever(
        commits(SELF, your_turn=True),
        Lasting(DecidedBy(AFFECTED, INVESTIGATION, named=True), STORY_OF_THIS, naming=ANY_STRUGGLE),
    ),
)


def TAKE_AND_CALM(it: Ref) -> Effect:
    """Take the card; no Combat struggle is resolved where the attached character is."""
    return Also(to_hand(it), Lasting(NoStruggle(AFFECTED, COMBAT), STORY_OF_HOST))


card(
    "rabbits-foot",
    AttachTo(CHARACTER & faction("miskatonic")),
    response(
        HOST_COMMITS,
        Reveal(TOP_CARD, by_case((CHARACTER, TAKE_AND_CALM), (CARD, to_hand), who=TOP_CARD)),
    ),
)
card(
    "hapless-graduate-student",
    Replaces(would_draw(), Nothing("leave it where it is"), may=True),
    forced(draws(), go_insane(ITSELF)),
)
card("field-researcher", response(declines_story(), Execute(EVENT_CARD), cost=ExhaustThis(named=True)))
card(
    "literature-professor",
    GivesAbility(SELF, disrupt(story_is_replaced(), ChooseNextStory()), while_=all_yours_are("miskatonic")),
)
