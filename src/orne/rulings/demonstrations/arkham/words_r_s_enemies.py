"""Enemies that retaliate, enemies that spawn, and surge."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import ENEMY as FOE
from orne.arkham.language import LOCATION, YOUR_OWN_LOCATION, Cannot, Discard, Do, Prey, Spawn, titled
from orne.arkham.rules import encounter_draw
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    AGNES,
    CRYPT,
    DAISY,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    lab_card,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import damage, exhausted, happened, harm_on, location, log, threat, zone


def _call(g: ArkhamTable, use: Use) -> None:
    """Draw an encounter card."""
    encounter_draw.draw_encounter(g, use.seat)


RUSH = lab_card("rush-again", type="treachery", keywords=("surge",))
ROPE = lab_card("rope", free(Do(_call), Discard()))
ATTIC = (Place("attic"), "hallway")
CHAINS = lab_card("chains", Cannot("attack", FOE))
WASP = lab_card("wasp", type="enemy", keywords=("retaliate",))
PICKY = lab_card("picky", Prey(lambda g, u, seat: seat, "the second"), type="enemy")
WANDERER = lab_card("wanderer", Spawn(LOCATION & ~YOUR_OWN_LOCATION), type="enemy")
LOST = lab_card("lost", Spawn(LOCATION & titled("Nowhere")), type="enemy")


@shows("ahlcg/retaliate/a", "ahlcg/retaliate/b")
def a_retaliating_enemy_strikes_after_the_test_and_stays_ready(show: Show) -> None:
    """The Ghoul Priest strikes after the failed test, stays ready and attacks again in the enemy phase."""
    show.lay(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-4",))
    show.answer("fight core/ghoul-priest")
    show.sees(harm_on("core/roland-banks"), (2, 2))
    show.sees(exhausted("core/ghoul-priest"), False)
    show.sees(happened("test fails", "attacks"), ["test fails", "attacks"])
    show.answer("end turn")
    show.sees(happened("attacks"), ["attacks"] * 2)


@shows("ahlcg/retaliate/c")
def an_enemy_engaged_with_another_retaliates_too(show: Show) -> None:
    """The missed blow hits Daisy, and Goat Spawn, engaged with her, strikes back at Roland."""
    show.lay(Inv(), Inv(DAISY), enemies=[Foe("goat-spawn", engaged=1)], bag=("-4",))
    show.answer("fight core/goat-spawn")
    show.sees(harm_on("core/daisy-walker"), (1, 0))
    show.sees(harm_on("core/roland-banks"), (1, 0))


@shows("ahlcg/retaliate/a", "ahlcg/retaliate/d")
def an_exhausted_enemy_does_not_retaliate(show: Show) -> None:
    """An exhausted Wizard of the Order makes no attack after a failed one."""
    show.lay(Inv(), enemies=[Foe("wizard-of-the-order", at="hallway", exhausted=True)], bag=("-4",))
    show.answer("fight core/wizard-of-the-order")
    show.sees(harm_on("core/roland-banks"), (0, 0))
    show.sees(happened("attacks"), [])


@shows("ahlcg/surge/b")
def a_card_drawn_outside_the_mythos_phase_surges_too(show: Show) -> None:
    """Drawn in a turn by a card, it surges, and another card follows."""
    show.lab(scholar(play=[ROPE]), encounter_deck=[RUSH, FIEND, DUST])
    show.answer("use lab/rope")
    show.sees(happened("encounter"), ["encounter"] * 2)
    show.sees(threat(FIEND), 0)


@shows("ahlcg/retaliate/a", "arkham/basics/6.31", editions=("2016", "2016-letter"))
def a_retaliating_enemy_may_be_dodged_and_stays_ready(show: Show) -> None:
    """Dodge cancels the Ghoul Priest's retaliation, and the Priest stays ready."""
    show.lay(Inv(hand=["dodge"]), locations=ATTIC, bag=("auto-fail",), enemies=[Foe("ghoul-priest", engaged=0)])
    show.answer("fight core/ghoul-priest")
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.asked(0, "turn")
    show.sees(damage("core/roland-banks"), 0)
    show.sees(exhausted("core/ghoul-priest"), False)


@shows("ahlcg/retaliate/a", "ahlcg/cannot/a")
def a_ban_on_attacking_holds_for_retaliation(show: Show) -> None:
    """An enemy that cannot attack does not strike back at a failed attack."""
    show.lab(scholar(play=[CHAINS]), enemies=[Foe(WASP, engaged=0)], bag=("-8",))
    show.answer("fight lab/wasp")
    show.sees(happened("test fails", "attacks"), ["test fails"])
    show.asked(0, "turn")


@shows("ahlcg/spawn/b", "ahlcg/spawn/h", "ahlcg/timing/1-4-enemy")
def a_drawn_enemy_engages_the_drawer_whatever_its_prey(show: Show) -> None:
    """An enemy without spawn instruction engages its drawer, though its prey is somebody else."""
    show.lab(scholar(play=[pause()]), scholar(DREAMER), encounter_deck=[PICKY, DUST], **MYTHOS)
    show.sees(threat(PICKY), 0)


@shows("ahlcg/spawn/d", "ahlcg/spawn/g")
def the_drawer_chooses_among_legal_places_and_the_enemy_engages_who_is_there(show: Show) -> None:
    """Of two places that fit, the drawer chooses one, and the enemy engages the investigator there."""
    show.lab(
        scholar(), scholar(DREAMER, at=1), encounter_deck=[WANDERER, DUST], locations=[HALL, LOFT, CRYPT], **MYTHOS
    )
    show.asked(0, "spawn")
    show.offers("spawn lab/loft", "spawn lab/crypt")
    show.answer("spawn lab/loft")
    show.sees(threat(WANDERER), 1)


@shows("ahlcg/spawn/c")
def an_enemy_without_a_legal_place_is_discarded(show: Show) -> None:
    """An enemy whose spawn location is not in play is discarded."""
    show.lab(scholar(play=[pause()]), encounter_deck=[LOST, DUST], **MYTHOS)
    show.sees(zone(LOST), "encounter discard pile")
    show.sees(log("nowhere to spawn"), ["nowhere to spawn lab/lost"])


@shows("ahlcg/spawn/a", "ahlcg/spawn/g", "ahlcg/spawn-prey-instructions/a")
def an_enemy_spawns_where_its_instruction_says(show: Show) -> None:
    """Icy Ghoul appears in the Cellar and engages Roland there; an Acolyte appears in the empty Attic."""
    show.lay(
        Inv(at=1, play=["beat-cop"]),
        Inv(DAISY),
        lead=1,
        locations=["hallway", "cellar"],
        encounter_deck=["icy-ghoul", "dissonant-voices", "dissonant-voices"],
        **MYTHOS,
    )
    show.sees(threat("core/icy-ghoul"), 0)
    show.lay(
        Inv(play=[pause()]), locations=["hallway", "attic"], encounter_deck=["acolyte", "dissonant-voices"], **MYTHOS
    )
    show.sees(location("core/acolyte"), "attic")


@shows("ahlcg/spawn/h", "ahlcg/spawn-prey-instructions/b", idle=False)
def prey_decides_whom_an_enemy_engages_as_it_spawns_or_readies(show: Show) -> None:
    """Without prey the lead chooses whom Flesh-Eater engages; Ravenous Ghoul takes its prey as it readies."""
    show.lay(
        Inv(DAISY, at=1),
        Inv(at=1, play=["beat-cop"]),
        locations=["hallway", "attic"],
        encounter_deck=["flesh-eater", "dissonant-voices", "dissonant-voices"],
        **MYTHOS,
    )
    show.asked(0, "engage")
    show.offers("engage core/daisy-walker", "engage core/roland-banks")
    show.lay(
        Inv(AGNES),
        Inv(damage=6),
        enemies=[Foe("ravenous-ghoul", at="hallway", exhausted=True)],
        step="4.3 ready",
        active=None,
    )
    show.sees(threat("core/ravenous-ghoul"), 1)
