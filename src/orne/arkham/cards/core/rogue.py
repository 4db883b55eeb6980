"""Core set: Rogue."""

from __future__ import annotations

from orne.arkham.language import *

# ---- weapons

card("core/switchblade", action(Fight(damage=if_(succeed_by(2), 1))))

card("core/41-derringer", action(Fight(2, damage=if_(succeed_by(2), 1)), UseUp("ammo")))

card("core/backstab", event(Fight(damage=2, skill=AGILITY)))

card("core/sneak-attack", event(Harm(2), Choose(ENEMY & HERE & EXHAUSTED)))

# ---- assets

card("core/burglary", action(Investigate(instead=Gain(3)), Exhaust()))

card("core/pickpocketing", reaction(YOU_EVADE, Draw(), Exhaust()))

card("core/leo-de-luca", ExtraAction())

card("core/leo-de-luca-1", ExtraAction())

card("core/hard-knocks", pay_for(COMBAT), pay_for(AGILITY))

# ---- slipping away

card("core/elusive", event(SlipAway(HAVEN), during=DURING_YOUR_TURN))

card("core/cat-burglar-1", Gives(YOU, AGILITY, 1), action(SlipAway(ENTERABLE), Exhaust(), provokes=False))

# ---- luck

card("core/sure-gamble-3", event(ReverseSign(), trigger=YOU_REVEAL_NEGATIVE))

card("core/hot-streak-4", event(Gain(10)))

card("core/opportunist", Committed(own_test_only=True, returns=succeed_by(3)))
