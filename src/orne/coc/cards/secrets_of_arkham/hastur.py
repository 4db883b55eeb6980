"""Hastur, Secrets of Arkham."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("secrets-of-arkham")

STAYS_OUT = Cannot("commit", SELF)
GOES_OVER = action(opponent(take_control("ever", ITSELF)), cost=Pay(2))
YOURS_INSANE = CHARACTER & IS_INSANE & YOURS
IN_REFRESH = "during the refresh phase insane characters you control cannot be restored"

card("poltergeist", STAYS_OUT, Cannot("be restored", YOURS_INSANE, REFRESH, IN_REFRESH), GOES_OVER)
card(
    "poltergeist",
    STAYS_OUT,
    Cannot("be restored", YOURS_INSANE, words="nothing can restore insane characters you control"),
    GOES_OVER,
    until="lcg-1.4",
)

card("carcosa", action(a_player(OneOf(DiscardCards(1), Mill(5))), cost=All(ExhaustThis(), Pay(2))))

card("messenger-from-hali", forced(THIS_ENTERS_PLAY, destroy(everything(CARD_IN_PLAY & keyword("day")))))

card("writhing-wall", disrupt(TRIGGERED_EFFECT_USED, Then(CancelIt(), Draw())))

card("infected-by-madness", action(each_player(Mill(per(YOURS_INSANE)))))

card(
    "implant-fear",
    action(
        opponent(Then(DiscardHand(), to_hand(picks(CARD & IN_DISCARD, 2, up_to=True)))),
        during=YOUR_OPERATIONS,
    ),
)
