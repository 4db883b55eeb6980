"""Keywords: gained ones, doubled ones, and that they are not asked about."""

from __future__ import annotations

from orne.arkham.abilities import Use, revelation
from orne.arkham.language import Do
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DUST, LOFT, MYTHOS, SCHOLAR, lab_card, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import damage, happened, threat


def _surge(g: ArkhamTable, use: Use) -> None:
    """This gains surge."""
    use.memory = "surge"


WAVE = lab_card("wave", revelation(Do(_surge)), type="treachery", keywords=("surge",))
BRUTE = lab_card("brute", type="enemy", keywords=("hunter", "retaliate"))
FLOOD = lab_card("surging-flood", type="treachery", keywords=("surge",))


@shows("ahlcg/gains/c", "ahlcg/keywords/b")
def a_gained_keyword_works_and_two_are_as_one(show: Show) -> None:
    """False Lead without clues gains Surge; having Surge twice brings one more card, not two."""
    show.lay(Inv(play=[pause()]), encounter_deck=("false-lead", DUST, DUST, DUST), **MYTHOS)
    show.sees(happened("encounter"), ["encounter"] * 2)
    show.lab(scholar(play=[pause()]), encounter_deck=(WAVE, DUST, DUST, DUST), **MYTHOS)
    show.sees(happened("encounter"), ["encounter"] * 2)


@shows("ahlcg/keywords/c")
def keywords_are_not_asked_about(show: Show) -> None:
    """Surge, Hunter and Retaliate happen without anybody being asked."""
    show.lab(scholar(), enemies=[Foe(BRUTE, at=LOFT)], encounter_deck=(FLOOD, DUST, DUST), **MYTHOS)
    show.sees(happened("encounter"), ["encounter"] * 2)
    show.asked(0, "turn")
    show.answer("end turn")
    show.asked(0, "turn")
    show.sees(threat(BRUTE), 0)
    show.sees(damage(SCHOLAR), 1)
    show.lab(scholar(), enemies=[Foe(BRUTE, engaged=0)], bag=("-8",))
    show.answer("fight lab/brute")
    show.asked(0, "turn")
    show.sees(damage(SCHOLAR), 1)
