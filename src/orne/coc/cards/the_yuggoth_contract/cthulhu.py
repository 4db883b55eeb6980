"""Cthulhu, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

SERPENT, DEEP_ONE = CHARACTER & subtype("Serpent"), CHARACTER & subtype("Deep One")

card("brood-of-yig", action(change_icon(TERROR, (0, 1, 0, 0)), cost=Pay(1)))

card("shrine-to-yig", Gives(SERPENT & YOURS, TERROR, 1))

card("feathered-serpent", action(change_icon(TERROR, (0, 1, 1, 0))))

card(
    "labyrinth-of-a-dead-city",
    AttachTo(STORY),
    Cannot("commit", CHARACTER & printed_skill(most=1), to=HOST_STORY),
)

card(
    "stygian-idol",
    AttachTo(SERPENT),
    Gives(HOST, TERROR, 2),
    action(Lasting(CostChange(SERPENT, -1, minimum=1, next_only=True)), cost=ExhaustThis(named=True)),
)

card("degenerate-serpent-cultist", action(change_icon(TERROR, (0, 0, 1, 0)), cost=Pay(1)))

card(
    "cthulhu",
    action(
        SacrificeIt(),
        Choose(CHARACTER & OPPONENTS, opponent_chooses=True, words="an opponent chooses a character they control"),
        cost=Pay(3),
    ),
)

card(
    "deep-one-scout",
    action(put_into_play(pick(DEEP_ONE & cost_at_most(3) & IN_HAND)), cost=ExhaustOne(DEEP_ONE, 2)),
)

card("river-of-serpents", action(gain(icons=(2, 0, 0, 0)), Choose(SERPENT), cost=ExhaustThis(named=True)))

card("yig", Gives(SERPENT, TERROR, 1), action(change_icon(TERROR, (0, 2, 1, 0))))

card(
    "disguised-threat",
    action(put_into_play(pick(SERPENT & IN_HAND)), cost=SacrificeOne(CHARACTER & ~subtype("Serpent"))),
)

EVERYBODY_THERE = Wound(everything(CHARACTER & COMMITTED_THERE))
card("feeding-frenzy", disrupt(wounded_in_struggle(COMBAT), EVERYBODY_THERE))
# coc/timing/disrupt-immediate: in older editions every Disrupt resolves ahead of what it answers
card("feeding-frenzy", disrupt(would_be(WOUND, CHARACTER, by=COMBAT_STRUGGLE), EVERYBODY_THERE), until="lcg-3.0")

card(
    "the-cave-on-the-hill",
    action(Then(uncommit(pick(CHARACTER & YOURS & IS_COMMITTED)), ready(PICKED)), cost=ExhaustThis(named=True)),
)
