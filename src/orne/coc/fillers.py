"""Cards that stand for any card: what lies in a position as a resource where nobody said which card it is."""

from __future__ import annotations

from orne.coc.facts import FACTION_NAMES, CardFacts

NO_ICONS = (0, 0, 0, 0)


def _filler(faction: str) -> CardFacts:
    """A character without text that has its faction's resource icon, and that no deck can hold."""
    return CardFacts(
        id=f"filler/{faction}",
        set="filler",
        number=None,
        title=f"Any {faction.replace('-', ' ').title()} card",
        descriptor=None,
        type="character",
        faction=faction,
        unique=False,
        cost=3,
        cost_is_x=False,
        skill=1,
        skill_is_x=False,
        icons=NO_ICONS,
        subtypes=(),
        keywords=(),
        steadfast=(),
        resources=(faction,),
        boosters=NO_ICONS,
        struggles=NO_ICONS,
        keywords_only=True,
        octgn_id=None,
    )


FILLERS = {facts.id: facts for facts in map(_filler, FACTION_NAMES)}
