"""The Order of the Silver Twilight, The Order of the Silver Twilight."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-order-of-the-silver-twilight")

card("secret-handshake", action(gain(icons=(0, 1, 1, 0)), Choose(CHARACTER & faction("silver-twilight") & YOURS)))
card("lord-jeffrey-farrington", forced(THIS_ENTERS_PLAY, return_to_hand(), Choose(CHARACTER)))
# Its own text has no "another": exhausted to pay, it cannot be exhausted once more for being readied itself.
card("lodge-barkeep", response(is_readied(CHARACTER & OTHER), exhaust(EVENT_CARD), cost=ExhaustThis(named=True)))
card(
    "silver-twilight-collector",
    Gives(SELF, COMBAT, TOKENS_HERE),
    forced(is_destroyed(CHARACTER & (subtype("Monster") | subtype("Creature"))), PlaceSuccess(ITSELF)),
)

OURS = CHARACTER & faction("silver-twilight")
card("the-silver-twilight-lodge", CostChange(OURS, -1, minimum=1, first="turn"))
card("the-silver-twilight-lodge", CostChange(OURS, -1, minimum=1, first="round"), until="lcg-3.0")
card(
    "ritual-of-the-lance",
    response(is_sacrificed(CHARACTER & YOURS), PlaceSuccess(ITSELF)),
    action(destroy(everything(CHARACTER)), cost=All(DiscardTokens(5), SacrificeThis())),
)
card(
    "ritual-of-summoning",
    action(PlaceSuccess(ITSELF), cost=SacrificeOne(CHARACTER)),
    action(put_into_play(pick(CHARACTER & IN_HAND)), cost=DiscardTokens(5)),
)
