"""Core set: Survivor."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.immunity import unaffected
from orne.arkham.language import *
from orne.arkham.rules import engagement, travel
from orne.arkham.table import ArkhamTable
from orne.kernel.decision import Option

card("core/leather-coat")

card("core/dig-deep", pay_for(WILLPOWER), pay_for(AGILITY))

# ---- items

card(
    "core/scavenging",
    reaction(investigates_by(2), ToHand(IT), Choose(CARD & trait("Item") & IN_DISCARD), Exhaust()),
)

card(
    "core/baseball-bat",
    action(Fight(2, damage=1, revealed=Revealed((SKULL, AUTO_FAIL), DiscardCard(), afterwards=True))),
)

card("core/rabbits-foot", reaction(YOU_FAIL, Draw(), Exhaust()))

# ---- evading

card("core/stray-cat", free(Evade(), Choose(ENEMY & HERE & EVADABLE & ~ELITE), Discard()))

card("core/cunning-distraction", event(Evade(everything(ENEMY & HERE & EVADABLE)), word=EVADE))


def _scatter(g: ArkhamTable, use: Use) -> None:
    """The evading investigator may disengage from all their other enemies, and may move along a connection."""
    test = g.test
    if test is None:
        return
    seat = test.seat
    engaged = [uid for uid in values.engaged_with(g, seat) if g.state.cards[uid].threat == seat]
    others = [uid for uid in engaged if uid != test.target and not unaffected(g, uid)]
    if others and g.yes(seat, "Disengage from your other enemies?", use.holder):
        engagement.disengage_all(g, seat, but=test.target)
    options = [Option(g, "move", (place,), "", place) for place in travel.destinations(g, seat)]
    if options:
        place = g.decide(seat, "move", "Move to which location?", [*options, Option(g, "stay", value=-1)], use.holder)
        if place >= 0:
            travel.move_investigator(g, seat, place, use)
    engagement.engage_ready(g)


card("core/survival-instinct", Committed(Do(_scatter), when=in_a(EVADE)))

card("core/close-call-2", event(IntoEncounterDeck(THAT), trigger=after_evading(ENEMY & HERE & ~WEAKNESS & ~ELITE)))

# ---- failing

card("core/look-what-i-found", event(Discover(2), trigger=fails(INVESTIGATE, 2)))

card("core/lucky", event(TestBonus(2), trigger=YOU_WOULD_FAIL, possible=FAILURE_IS_NOT_AUTOMATIC))

card("core/lucky-2", event(Also(TestBonus(2), Draw()), trigger=YOU_WOULD_FAIL))

card("core/will-to-survive-3", event(Until("turn", NoTokens()), during=DURING_YOUR_TURN))

# ---- Aquinnah

card(
    "core/aquinnah-1",
    reaction(
        attacks(YOU, for_damage=True),
        TurnAside(),
        Choose(ENEMY & HERE & ANOTHER),
        Exhaust(),
        HurtThis(horror=1),
    ),
)
