"""Hastur, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

TOME, ARTIFACT, ITEM = subtype("Tome"), subtype("Artifact"), subtype("Item")

card("crazed-arsonist", action(destroy(), Choose(SUPPORT & subtype("Location")), cost=DriveThisInsane()))

card("the-sirens-of-hell", response(goes_insane(CHARACTER), by_case((IS_INSANE, destroy), who=EVENT_CARD)))

card(
    "obsessive-playwright",
    action(to_hand(pick(SUPPORT & (TOME | ARTIFACT) & IN_DISCARD)), cost=DriveThisInsane()),
)

card(
    "harbinger-of-insanity",
    action(
        take_control("phase", pick(CHARACTER & printed_skill(most=2))),
        cost=SacrificeOne(CHARACTER & subtype("Cultist")),
    ),
)

card(
    "hastur",
    action(lose_now("willpower", TERROR, who=everything(CHARACTER & OPPONENTS)), cost=Pay(2)),
)

card("the-yellow-sign", action(gain(icons=(3, 0, 1, 0)), Choose(CHARACTER)))

card("swooping-byakhee", forced(THIS_ENTERS_PLAY, opponent(DiscardCards(1))))

card(
    "renowned-sculptor",
    action(
        Also(put_into_play(pick(SUPPORT & (ARTIFACT | ITEM) & IN_HAND)), AtEndOfPhase("return", ENTERED)),
        cost=DriveThisInsane(),
    ),
)

card("wraith", forced(THIS_ENTERS_YOUR_DISCARD_FROM_PLAY, opponent(DiscardRandom())))

card(
    "dangerous-inmate",
    action(go_insane(), Choose(CHARACTER & printed_skill(most=2) & CAN_GO_INSANE), cost=DriveThisInsane()),
)

card("thing-from-nightmare", CostChange(SELF, -per(CHARACTER & IS_INSANE), minimum=1, own=True))

card("lost-to-the-madness", action(go_insane(everything(CHARACTER))))

card("fledgling-byakhee", Gives(SELF, TERROR, 2, IS_NIGHT), Gives(SELF, ARCANE, 1, IS_NIGHT))
