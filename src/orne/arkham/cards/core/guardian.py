"""Core set: Guardian."""

from __future__ import annotations

from orne.arkham.language import *

# ---- level 0

card("core/45-automatic", action(Fight(1, damage=1), UseUp("ammo")))

card("core/physical-training", pay_for(WILLPOWER), pay_for(COMBAT))

card("core/beat-cop", Gives(YOU, COMBAT, 1), free(Harm(1), Choose(ENEMY & HERE), Discard()))

card(
    "core/first-aid",
    DiscardedWhenEmpty(),
    action(HealEither(1, THEY), Choose(INVESTIGATOR & HERE & HURT), UseUp("supplies")),
)

card("core/machete", action(Fight(1, damage=if_(NO_OTHER_ENEMY_ENGAGED, 1))))

card("core/guard-dog", reaction(THIS_IS_HURT_BY_ATTACK, Harm(1, THE_ATTACKER)))

card("core/evidence", event(Discover(), trigger=YOU_DEFEAT_ENEMY))

card("core/dodge", event(Cancel("that attack"), trigger=attacks(INVESTIGATOR & HERE)))

card(
    "core/dynamite-blast",
    event(
        Harm(3, everything((ENEMY | INVESTIGATOR) & AT_IT)),
        Choose(LOCATION & HERE_OR_CONNECTING & MEETING, verb="blast"),
    ),
)

card("core/vicious-blow", Committed(MoreDamage(1), when=in_a(FIGHT)))


# ---- above level 0

card(
    "core/extra-ammunition-1",
    event(AddUses(3, "ammo"), Choose(ASSET & trait("Firearm") & CONTROLLED & HERE & uses("ammo"), verb="load")),
)

card(
    "core/police-badge-2",
    Gives(YOU, WILLPOWER, 1),
    free(GainAction(2, active=True), Discard(), during=TURN_OF_SOMEBODY_HERE),
)

card("core/beat-cop-2", Gives(YOU, COMBAT, 1), free(Harm(1), Choose(ENEMY & HERE), Exhaust(), HurtThis(damage=1)))

card("core/shotgun-4", action(Fight(3, standard=margin_from(1, 5)), UseUp("ammo")))
