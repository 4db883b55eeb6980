"""Core set: the five investigators."""

from __future__ import annotations

from orne.arkham.language import *

card(
    "core/roland-banks",
    reaction(YOU_DEFEAT_ENEMY, Discover(), limit=ONCE_PER_ROUND),
    ElderSign(CLUES_HERE),
)

card("core/daisy-walker", ExtraAction("Tome"), ElderSign(0, Draw(count(ASSET & trait("Tome") & YOURS))))

card(
    "core/skids-otoole",
    free(GainAction(), Resources(2), during=DURING_YOUR_TURN, limit=ONCE_PER_TURN),
    ElderSign(2, Gain(2)),
)

card(
    "core/agnes-baker",
    reaction(THIS_TAKES_HORROR, Harm(1), Choose(ENEMY & HERE), limit=ONCE_PER_PHASE),
    ElderSign(HORROR_ON_YOU),
)

card(
    "core/wendy-adams",
    reaction(YOU_REVEAL_TOKEN, Cancel("it and reveal another"), DiscardCards(1), limit=ONCE_PER_TEST),
    ElderSign(0, succeeds=while_there_is(kind_of_card("core/wendys-amulet") & CARD_IN_PLAY)),
)
