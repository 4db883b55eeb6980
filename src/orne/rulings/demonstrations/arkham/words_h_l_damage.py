"""Health, damage and healing."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import ASSET, YOU, Discard, Do, Gives
from orne.arkham.rules.damage import damage_enemy, deal, heal
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, FIEND, SCHOLAR, harm, lab_card, scholar, told, uid_of
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    damage,
    discard,
    encounter_discard,
    gone,
    health,
    horror,
    in_play,
    trauma,
)

BELT = lab_card("belt", Gives(YOU, "health", 2))


def _cure(g: ArkhamTable, use: Use) -> None:
    """Heal 3 damage and 1 horror."""
    heal(g, g.state.investigators[use.seat], 3, 1)


KIT = lab_card("kit", free(Do(_cure), Discard()))
PRICK = harm(1)


def dealing(slug: str, number: int, of_horror: int, *, direct: bool = False) -> str:
    """A card with a free ability: take damage and horror."""

    def do(g: ArkhamTable, use: Use) -> None:
        deal(g, use.seat, number, of_horror, direct=direct, source=use)

    words = f"take {number} {'direct ' * direct}damage and {of_horror} {'direct ' * direct}horror"
    return lab_card(slug, free(told(words, do)))


HURT_1_0 = dealing("hurt-1-0", 1, 0)


def striking(number: int) -> str:
    """A card that deals the fiend so much damage."""
    words = f"deal {number} damage to the fiend"
    return lab_card(
        f"fiend-strike-{number}",
        free(told(words, lambda g, use: damage_enemy(g, uid_of(g, FIEND), number, use.seat))),
    )


STRIKES = {number: striking(number) for number in (2, 3, 4)}

BLESSING = lab_card("health-blessing", Gives(ASSET, "health", 1))


@shows("ahlcg/health-and-damage/b", "ahlcg/health-and-damage/c")
def damage_up_to_health_defeats_an_investigator(show: Show) -> None:
    """Daisy with 4 damage plays on; with 5 she has a physical trauma."""
    show.lay(Inv("daisy-walker", damage=3, play=[PRICK]), Inv())
    show.answer(f"use {PRICK}")
    show.sees(gone(0), "")
    show.sees(damage("core/daisy-walker"), 4)
    show.answer(f"use {PRICK}")
    show.sees(gone(0), "damage")
    show.sees(trauma(0), (1, 0))


@shows("ahlcg/heal/b")
def healing_removes_what_there_is(show: Show) -> None:
    """St. Mary's Hospital heals the single damage that is there."""
    show.lay(
        Inv(damage=1),
        locations=["st-marys-hospital"],
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
    )
    show.answer("use core/st-marys-hospital")
    show.sees(damage("core/roland-banks"), 0)


@shows("ahlcg/health-and-damage/g")
def losing_health_can_defeat(show: Show) -> None:
    """With a belt of +2 health, 7 damage do not yet defeat an investigator whose health is 7."""
    show.lab(scholar(damage=6, play=[PRICK, BELT]), scholar(DREAMER))
    show.answer(f"use {PRICK}")
    show.sees(gone(0), "")
    show.sees(gone(1), "")


@shows("ahlcg/heal/a", "ahlcg/heal/b")
def healing_removes_at_most_what_is_there(show: Show) -> None:
    """Healing 3 damage and 1 horror takes off the 2 damage there are and 1 horror."""
    show.lab(scholar(damage=2, horror=2, play=[KIT]))
    show.answer("use lab/kit")
    show.sees(damage(SCHOLAR), 0)
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/health-and-damage/a", "ahlcg/health-and-damage/d")
def an_enemy_is_defeated_at_its_health_or_above(show: Show) -> None:
    """Of 3 health it keeps 2 damage as tokens; with 3 or 4 it goes to the encounter discard pile."""
    for number, card in STRIKES.items():
        show.lab(scholar(play=[card]), enemies=[Foe(FIEND, engaged=0)])
        show.answer(f"use {card}")
        show.sees(encounter_discard(), [FIEND] if number > 2 else [])
        show.sees(damage(FIEND), 0 if number > 2 else 2)
    show.asked(0, "turn")


@shows("ahlcg/health-and-damage/e")
def an_asset_falls_at_its_health(show: Show) -> None:
    """The Guard Dog takes 1 damage three times, and lies in the discard pile after the third."""
    show.lay(Inv(play=["guard-dog", HURT_1_0]))
    for number in (1, 2, 3):
        show.answer("use lab/hurt-1-0")
        show.offers("damage roland-banks", "damage guard-dog")
        show.answer("damage guard-dog")
        show.sees(damage("guard-dog"), number % 3)
        show.sees(discard(), ["guard-dog"] if number == 3 else [])


@shows("ahlcg/health-and-damage/f")
def an_asset_without_health_takes_no_damage_and_gains_no_health(show: Show) -> None:
    """A text that gives assets 1 health gives none to the Holy Rosary, and one more to the Beat Cop."""
    show.lay(Inv(play=["holy-rosary", "beat-cop", BLESSING, HURT_1_0]))
    show.sees(health("holy-rosary"), None)
    show.sees(health("beat-cop"), 3)
    show.answer("use lab/hurt-1-0")
    show.offers("damage roland-banks", "damage beat-cop")
    show.answer("damage roland-banks")
    show.sees(damage("roland-banks"), 1)
    show.sees(in_play(), ["holy-rosary", "beat-cop", BLESSING, HURT_1_0])
