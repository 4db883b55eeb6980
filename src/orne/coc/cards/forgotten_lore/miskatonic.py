"""Miskatonic University, Forgotten Lore."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("forgotten-lore")

card("professor-albert-wilmarth", Gives(CHARACTER & subtype("Monster"), UNCOUNTED, 1))
card("omega-alumnus", action(change_icon_at_choice(INVESTIGATION), Choose(CHARACTER), cost=Pay(1)))
card(
    "thomas-olney",
    response(
        is_destroyed(CHARACTER & OTHER & YOURS),
        put_into_play(those(EVENT_CARD, CARD & IN_DISCARD & YOU_OWN)),
        cost=Pay(2),
    ),
)
card(
    "seeker-of-the-profane",
    Whenever(
        phase_begins("story", ANYBODY),
        each_player(PayOrElse(Pay(2), Lasting(Cannot("commit", CHARACTER & YOURS & skill_at_most(2))))),
    ),
)
card(
    "professor-lake",
    forced(
        plays(CARD, ANYBODY),
        that_player(Lasting(PlaysOnly(OF_ANOTHER_FACTION_THAN_THAT), naming=FACTION_OF_THAT)),
    ),
)
card(
    "notebook-sketches",
    AttachTo(CHARACTER & YOURS),
    Gives(HOST, "skill", 1),
    action(
        Lasting(CostChange(NAMED, 4, yours=False), until=YOUR_NEXT_TURN, naming=TITLE), cost=ExhaustThis(named=True)
    ),
)
