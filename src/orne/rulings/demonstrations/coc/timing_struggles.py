"""When a struggle counts its icons."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import disrupt
from orne.coc.language import CHARACTER, OPPONENTS, everything, gain
from orne.coc.selector import Sel
from orne.rulings.laboratory.coc import BELL, OAF, lab_card, on
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import log

COMBAT_STORY = lab_card("brawl-story", type="story", struggles=(0, 1, 0, 1))
FIGHTER = lab_card("fighter", icons=(0, 2, 0, 0), skill=2)


def _boost(moment: str) -> str:
    slug = f"boost-{moment.replace(' ', '-')}"
    trigger = on(moment, lambda g, u, e: e.struggle == 1)
    effect = gain(everything(CHARACTER & OPPONENTS & ~_FIGHTERS), icons=(0, 3, 0, 0))
    return lab_card(slug, disrupt(trigger, effect), type="support")


_FIGHTERS = Sel(lambda g, use, uid: g.kind(uid).slug == FIGHTER, "fighter")
TRICKS = (
    (_boost(events.STRUGGLE_BEFORE), FIGHTER),
    (_boost(events.STRUGGLE_BEGINS), FIGHTER),
    (_boost(events.STRUGGLE_WOULD), OAF),
    (_boost(events.STRUGGLE_WON), OAF),
)


@shows("coc/timing/disrupt-struggle-when-resolves", "coc/timing/disrupt-struggle-would-win-lose")
def icons_count_until_the_totals_are_taken(show: Show) -> None:
    """Icons given before the count decide the struggle, those given after it come too late."""
    for trick, wounded in TRICKS:
        show.lay(
            Side(play=[At(FIGHTER, story=0, exhausted=True), trick, BELL]),
            Side(play=[At(OAF, story=0, exhausted=True)]),
            stories=[COMBAT_STORY],
            step="stories resolve",
        )
        show.answer(f"use {trick}")
        show.sees(log("wounded"), [f"wounded {wounded.partition('/')[2]}"])
