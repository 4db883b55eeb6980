"""Neutral cards, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

card("feint", action(gain(skill=-2, icons=(0, -1, 0, 0)), Choose(CHARACTER)))

card("diseased-sewer-rats", forced(THIS_IS_PLAYED, Wound(), Choose(CHARACTER & skill_at_most(2) & CAN_BE_WOUNDED)))

card("magnifying-glass", AttachTo(CHARACTER), Gives(HOST, INVESTIGATION, 1))

# What stands in a line of its own without a trigger word is not part of the Response.
card(
    "azathoth",
    response(THIS_ENTERS_PLAY, all_players_sacrifice((CHARACTER | SUPPORT) & ~titled("Azathoth"))),
    Whenever(turn_ends(ANYBODY), LoseGame()),
)

card("seeker-of-mysteries", CostChange(CHARACTER & cost_at_least(5), -1, minimum=1))

card(
    "the-greatest-fear",
    response(
        goes_insane(CHARACTER),
        Then(
            that_player(DiscardRandom(2), words="its controller"),
            MayRepeat(discarded(EVENT | SUPPORT), PlaceSuccess(pick(STORY))),
        ),
    ),
)

card(
    "terrors-in-the-dark",
    forced(THIS_IS_PLAYED, destroy(everything(CARD_IN_PLAY & keyword("day")))),
    response(plays(CARD, OPPONENT, from_hand=True), that_player(Mill())),
)

card(
    "dimensional-rift",
    action(destroy(everything(CHARACTER | SUPPORT)), cost=All(ExhaustThis(), Pay(3), SacrificeThis())),
)
