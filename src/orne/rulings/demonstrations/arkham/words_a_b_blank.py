"""Blank text boxes."""

from __future__ import annotations

from orne.arkham.facts import COMBAT
from orne.arkham.language import AT_THIS, INVESTIGATOR, YOU, Blank, Gives
from orne.rulings.laboratory.arkham import HALL, LOFT, lab_card, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import location, skill

GLOOM = lab_card("gloom", Blank(INVESTIGATOR & AT_THIS), type="enemy", keywords=("hunter", "aloof"))
LUCKY = lab_card("lucky", Gives(YOU, COMBAT, 1), type="investigator")


@shows("ahlcg/blank/a", idle=False)
def roland_answers_the_defeat_of_the_detective_who_blanked_him(show: Show) -> None:
    """After the defeat the Detective is gone, and the text box is there again."""
    show.lay(
        Inv(),
        locations=[Place("hallway", clues=1)],
        enemies=[Foe("stubborn-detective", engaged=0, owner=0, damage=1)],
        bag=("0",),
    )
    show.answer("fight core/stubborn-detective")
    show.offers("react core/roland-banks", "pass")


@shows("ahlcg/blank/a")
def an_enemy_that_blanks_investigators_does_so_where_it_goes(show: Show) -> None:
    """The aloof hunter arrives without engaging, and what the investigator's text gave is gone."""
    show.lab(scholar(LUCKY, play=[pause()]), enemies=[Foe(GLOOM, at=LOFT)], step="3.2 hunters move", active=None)
    show.sees(location(GLOOM), HALL)
    show.sees(skill(0, "combat"), 3)
    show.asked(0, "window")
