"""Enemies: engaging, fighting and evading them."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import ENGAGES
from orne.arkham.language import Discard, Do, Gain, after
from orne.arkham.rules.engagement import engage
from orne.arkham.rules.evade import evaded_together
from orne.arkham.table import ArkhamTable
from orne.arkham.values import enemies_at, engaged_with
from orne.rulings.laboratory.arkham import (
    BASIC,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    GIANT,
    HALL,
    LOFT,
    MYTHOS,
    SCHOLAR,
    SHY,
    lab_card,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    damage,
    doom,
    exhausted,
    happened,
    harm_on,
    horror,
    location,
    log,
    place,
    resources,
    threat,
    times,
    zone,
)

ALARM = lab_card("alarm", forced(after(ENGAGES, lambda g, use, e: e.seat == use.seat, "an enemy engages"), Gain(1)))
BRUTE = lab_card("deadly-brute", type="enemy", damage=9)


def _shake(g: ArkhamTable, use: Use) -> None:
    """Evade what is engaged with you."""
    evaded_together(g, engaged_with(g, use.seat), use.seat, use)


SMOKE = lab_card("smoke", free(Do(_shake), Discard()))


def _lure(g: ArkhamTable, use: Use) -> None:
    """Engage an enemy here."""
    engage(g, enemies_at(g, g.state.place[use.seat])[0], use.seat)


BAIT = lab_card("bait", free(Do(_lure), Discard()))
ATTIC = (Place("attic"), "hallway")


@shows("ahlcg/forced-abilities/a")
def a_forced_ability_starts_by_itself(show: Show) -> None:
    """The Acolyte has its doom without anybody being asked."""
    show.lay(Inv(play=[pause()]), locations=("hallway", "attic"), encounter_deck=("acolyte", DUST), **MYTHOS)
    show.sees(doom("core/acolyte"), 1)
    show.asked(0, "window")


@shows("ahlcg/enemy-cards/b")
def entering_a_location_of_a_ready_enemy_engages_it(show: Show) -> None:
    """An investigator who moves to a ready enemy is engaged by it."""
    show.lab(scholar(), enemies=[Foe(FIEND, at=LOFT)])
    show.answer("move lab/loft")
    show.sees(threat(FIEND), 0)
    show.asked(0, "turn")


@shows("ahlcg/enemy-cards/e")
def engaged_enemies_attack_in_the_enemy_phase(show: Show) -> None:
    """The engaged enemy deals its damage and horror in the enemy phase."""
    show.lab(scholar(play=[pause()]), enemies=[Foe(FIEND, engaged=0)], **ENEMY_PHASE)
    show.answer("pass")
    show.sees(damage(SCHOLAR), 1)
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/enemy-engagement/d")
def prey_decides_who_is_engaged_and_the_lead_breaks_ties(show: Show) -> None:
    """Ravenous Ghoul engages whoever has the least health left; in a tie the lead chooses."""
    step: dict[str, Any] = {"step": "4.3 ready", "active": None, "lead": 1}
    foe = [Foe("ravenous-ghoul", at="hallway", exhausted=True)]
    show.lay(Inv(damage=6), Inv("daisy-walker"), enemies=foe, **step)
    show.sees(threat("core/ravenous-ghoul"), 0)
    show.lay(Inv(damage=4), Inv("daisy-walker"), enemies=foe, **step)
    show.asked(1, "engage")
    show.offers("engage core/daisy-walker", "engage core/roland-banks")


@shows("ahlcg/enemy-engagement/g")
def an_aloof_enemy_that_readies_stays_unengaged(show: Show) -> None:
    """Of two enemies that ready here, the aloof one engages nobody and the other does."""
    foes = [Foe(SHY, exhausted=True), Foe(FIEND, exhausted=True)]
    show.lab(scholar(play=[pause()]), enemies=foes, step="4.3 ready", active=None)
    show.sees(threat(SHY), None)
    show.sees(threat(FIEND), 0)
    show.sees(exhausted(SHY), False)


@shows("ahlcg/engage-action/b", "ahlcg/engage-action/d")
def the_engage_action_is_for_enemies_here_that_one_is_not_engaged_with(show: Show) -> None:
    """Exhausted, aloof and others' enemies here may be engaged, not one's own nor one elsewhere."""
    foes = [Foe(FIEND, engaged=0), Foe(FIEND, exhausted=True), Foe(FIEND, engaged=1), Foe(FIEND, at=LOFT), Foe(SHY)]
    show.lab(scholar(), scholar(DREAMER), enemies=foes)
    show.offers_of("engage", "engage lab/fiend#2", "engage lab/fiend#3", "engage lab/shy")


@shows("ahlcg/engage-action/c")
def engaging_anothers_enemy_shifts_it_in_one_step(show: Show) -> None:
    """The enemy changes over without being disengaged on the way."""
    show.lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)])
    show.answer("engage lab/fiend")
    show.sees(threat(FIEND), 0)
    show.sees(happened("disengaged", "engaged"), ["engaged"])
    show.asked(0, "turn")


@shows("ahlcg/evade/e")
def an_exhausted_engaged_enemy_evaded_stays_exhausted(show: Show) -> None:
    """Only the engagement ends, with a spell as with the basic action."""
    for action, hand in (("evade lab/fiend", []), ("play core/blinding-light", ["core/blinding-light"])):
        foe = [Foe(FIEND, engaged=0, exhausted=True)]
        show.lab(scholar(hand=hand), enemies=foe, bag=("+1",))
        show.answer(action)
        show.sees(exhausted(FIEND), True)
        show.sees(threat(FIEND), None)
        show.sees(times("exhausted"), 0)
    show.sees(log("disengaged"), ["disengaged lab/fiend"])


@shows("ahlcg/evade/f")
def only_ones_own_enemy_can_be_evaded(show: Show) -> None:
    """Another investigator's enemy may be fought and engaged, but not evaded."""
    show.lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1), Foe(SHY, at=LOFT)])
    show.offers_of("fight", "fight lab/fiend")
    show.offers_of("engage", "engage lab/fiend")
    show.offers_of("evade")
    show.why_not("evade fiend", "ahlcg/evade/f")
    show.why_not("evade shy", "ahlcg/evade/a")


@shows("ahlcg/fight-action/b")
def a_weapon_changes_the_damage(show: Show) -> None:
    """The .45 Automatic deals 2 damage, which defeats a Ghoul Minion."""
    show.lay(Inv(play=["45-automatic"]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("use core/45-automatic")
    show.sees(zone("core/ghoul-minion"), "encounter discard pile")


@shows("ahlcg/fight-action/e")
def every_enemy_here_may_be_fought(show: Show) -> None:
    """An enemy engaged with the fighter, with another or with nobody may be fought, not one elsewhere."""
    foes = [Foe(FIEND, engaged=0), Foe(FIEND, exhausted=True), Foe(FIEND, engaged=1), Foe(FIEND, at=LOFT)]
    show.lab(scholar(), scholar(DREAMER), enemies=foes)
    show.offers_of("fight", "fight lab/fiend", "fight lab/fiend#2", "fight lab/fiend#3")


@shows("ahlcg/enemy-engagement/b", "ahlcg/massive/f", "ahlcg/massive/c")
def engaged_enemies_come_along_massive_ones_stay(show: Show) -> None:
    """The engaged enemy moves with the investigator; the massive one attacks and stays behind."""
    show.lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(GIANT)])
    show.answer("move lab/loft", "attack lab/fiend")
    show.sees(location(FIEND), LOFT)
    show.sees(location(GIANT), HALL)
    show.sees(threat(GIANT), None)
    show.sees(threat(FIEND), 0)
    show.sees(damage(SCHOLAR), 3)


@shows("ahlcg/enemy-engagement/h")
def engaging_is_one_event_whoever_does_it(show: Show) -> None:
    """The same text answers an enemy the investigator engages and one that engages the investigator."""
    show.lab(scholar(play=[ALARM]), enemies=[Foe(SHY), Foe(FIEND, at=LOFT)])
    show.answer("engage lab/shy")
    show.sees(resources(0), 6)
    show.answer("move lab/loft")
    show.sees(resources(0), 7)


@shows("ahlcg/elimination/b")
def attacks_of_opportunity_end_with_the_investigator(show: Show) -> None:
    """The first of three attacks defeats them, and the other two do not follow."""
    foes = [Foe(BRUTE, engaged=0), Foe(FIEND, engaged=0), Foe(FIEND, engaged=0)]
    show.lab(scholar(), scholar(DREAMER, at=1), enemies=foes)
    show.answer("resource")
    show.offers("attack lab/deadly-brute", "attack lab/fiend", "attack lab/fiend#2")
    show.answer("attack lab/deadly-brute")
    show.sees(happened("attacks", "resources"), ["attacks"])
    show.asked(1, "turn")


@shows("ahlcg/fight-action/c")
def a_failed_attack_on_anothers_enemy_hurts_that_investigator(show: Show) -> None:
    """The attack's damage goes to the one it is engaged with."""
    show.lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)], bag=("-1",))
    show.answer("fight lab/fiend")
    show.sees(damage(DREAMER), 1)
    show.sees(damage(SCHOLAR), 0)


@shows("ahlcg/fight-action/d")
def whom_a_failed_attack_hurts_is_seen_when_it_has_failed(show: Show) -> None:
    """Whoever the enemy is engaged with when the attack has failed is hurt, and nobody if it was evaded."""
    show.lab(scholar(), scholar(DREAMER, play=[SMOKE]), enemies=[Foe(FIEND, engaged=1)], bag=("-1",))
    show.answer("pass", "fight lab/fiend")
    show.offers("use lab/smoke", "pass")
    show.answer("use lab/smoke")
    show.sees(damage(DREAMER), 0)
    show.offers(*BASIC, "fight lab/fiend", "engage lab/fiend", "end turn")
    show.lab(scholar(), scholar(DREAMER, play=[BAIT]), enemies=[Foe(FIEND, engaged=0)], bag=("-1",))
    show.answer("pass", "fight lab/fiend", "use lab/bait")
    show.sees(damage(SCHOLAR), 0)
    show.sees(damage(DREAMER), 1)
    show.offers(*BASIC, "fight lab/fiend", "engage lab/fiend", "end turn")


@shows("ahlcg/fight-action/d", "ahlcg/retaliate/b")
def a_failed_attack_on_anothers_retaliator_hurts_the_other_then_the_attacker(show: Show) -> None:
    """Roland's miss hurts Wendy, and the Ghoul Priest engaged with her then strikes back at Roland."""
    show.lay(Inv(), Inv("wendy-adams"), locations=ATTIC, bag=("auto-fail",), enemies=[Foe("ghoul-priest", engaged=1)])
    show.answer("fight core/ghoul-priest")
    show.sees(damage("core/wendy-adams"), 1)
    show.sees(horror("core/wendy-adams"), 0)
    show.sees(damage("core/roland-banks"), 2)
    show.sees(horror("core/roland-banks"), 2)
    show.sees(threat("core/ghoul-priest"), 1)
    show.asked(0, "turn")


@shows("ahlcg/enemy-engagement/a", "ahlcg/enemy-engagement/f")
def elusive_leaves_every_enemy_behind(show: Show) -> None:
    """Both engagements are broken, and Daisy goes where no enemy is; ready or exhausted, they stay where they were."""
    show.lay(
        Inv("daisy-walker", at=1, hand=["elusive"]),
        locations=["hallway", "parlor", "your-house", Place("attic", revealed=False), "study"],
        enemies=[
            Foe("ghoul-minion", engaged=0),
            Foe("swarm-of-rats", engaged=0, exhausted=True),
            Foe("acolyte", at="hallway"),
        ],
    )
    show.answer("play elusive")
    show.offers("move your-house", "move study")
    show.answer("move study")
    show.sees(place(0), "study")
    for enemy in ("ghoul-minion", "swarm-of-rats"):
        show.sees(threat(enemy), None)
        show.sees(location(enemy), "parlor")
    show.sees(harm_on("daisy-walker"), [0, 0])
    show.sees(actions(0), 3)
