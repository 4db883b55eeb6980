"""The Order of the Silver Twilight, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card(
    "initiate-of-huang-hun",
    response(THIS_ENTERS_PLAY, each_player(return_to_hand(pick(CHARACTER & YOURS)), if_able=True)),
)
card(
    "the-doorway",
    disrupt(TRIGGERED_EFFECT_USED, return_to_hand(), Choose(CHARACTER & YOURS & IS_COMMITTED), cost=ExhaustThis()),
)
card(
    "eon-chart",
    AttachTo(CHARACTER & YOURS),
    action(
        Also(
            Lasting(GivesStruggle(AFFECTED, None, 1), pick(STORY), naming=ANY_STRUGGLE),
            AtEndOfPhase("sacrifice", THE_HOST),
            AtEndOfPhase("shuffle", ITSELF),
        ),
        limit=once("phase"),
    ),
)
card(
    "master-of-the-myths",
    action(Then(put_into_play(THIS_ONE), AtEndOfPhase("return", THIS_ONE)), cost=Pay(1), zone=HAND),
)

SORCERER = CHARACTER & subtype("Sorcerer")
TOKEN = PlaceSuccess(pick(STORY))
MORE = you_control_more(SORCERER)
card("magnus-stiles", action(TOKEN, during=MORE, cost=SacrificeOne(SORCERER), limit=once("turn")))
card("magnus-stiles", action(TOKEN, during=MORE, cost=SacrificeOne(SORCERER), limit=once("round")), until="lcg-1.4")
