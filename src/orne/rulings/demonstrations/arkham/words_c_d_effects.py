"""Cancelled and delayed effects."""

from __future__ import annotations

from orne.arkham.rules import chaos
from orne.rulings.laboratory.arkham import MINION
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    damage,
    encounter_discard,
    exhausted,
    happened,
    harm_on,
    horror,
    log,
    resources,
    threat,
)

ATTIC = (Place("attic"), "hallway")


@shows("ahlcg/cancel/a")
def two_dodges_for_one_attack_the_second_is_not_asked_for(show: Show) -> None:
    """An attack that one Dodge has cancelled is not offered to another."""
    show.lay(
        Inv(hand=["dodge"]), Inv("wendy-adams", hand=["dodge"]), locations=ATTIC, enemies=[Foe("icy-ghoul", engaged=0)]
    )
    show.answer("resource")
    show.asked(0, "reaction")
    show.offers("play core/dodge", "pass")
    show.answer("pass")
    show.asked(1, "reaction")
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.asked(0, "turn")
    show.sees(damage("core/roland-banks"), 0)
    show.sees(resources(0), 6)
    show.sees(resources(1), 4)


@shows("ahlcg/cancel/a", "ahlcg/costs/a", editions=("2016", "2016-letter"))
def dodge_after_aquinnah_cancels_all_and_her_cost_stays_paid(show: Show) -> None:
    """Dodge cancels the attack that Aquinnah turned aside, and the horror paid for her stays."""
    show.lay(
        Inv("wendy-adams", hand=["dodge"], play=["aquinnah-1"]),
        locations=ATTIC,
        enemies=[Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", engaged=0)],
    )
    show.answer("draw", "attack core/icy-ghoul")
    show.offers("react core/aquinnah-1", "play core/dodge", "pass")
    show.answer("react core/aquinnah-1")
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.offers("damage core/wendy-adams", "damage core/aquinnah-1")
    show.answer("damage core/wendy-adams", "horror core/wendy-adams")
    show.sees(damage("core/icy-ghoul"), 0)
    show.sees(damage("core/ghoul-minion"), 0)
    show.sees(damage("core/wendy-adams"), 1)
    show.sees(horror("core/wendy-adams"), 1)
    show.sees(horror("core/aquinnah-1"), 1)
    show.sees(exhausted("core/aquinnah-1"), True)
    show.asked(0, "turn")


@shows("ahlcg/dealing-damage-horror/h", "ahlcg/dealing-damage-horror/j")
def aquinnah_turns_the_damage_of_an_attack_on_another_enemy(show: Show) -> None:
    """The Ghoul Minion's damage defeats the Swarm of Rats; its horror Wendy takes herself."""
    show.lay(
        Inv("wendy-adams", play=["aquinnah-1"]),
        locations=ATTIC,
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0), Foe("icy-ghoul", exhausted=True)],
    )
    show.answer("draw", "attack core/ghoul-minion", "react core/aquinnah-1")
    show.asked(0, "damage")
    show.offers("damage core/icy-ghoul", "damage core/swarm-of-rats")
    show.answer("damage core/swarm-of-rats")
    show.offers("horror core/wendy-adams", "horror core/aquinnah-1")
    show.answer("horror core/wendy-adams")
    show.sees(encounter_discard(), ["swarm-of-rats"])
    show.sees(harm_on("wendy-adams"), [0, 1])
    show.sees(horror("aquinnah-1"), 1)
    show.sees(log("turned aside", "damaged"), ["turned aside ghoul-minion", "damaged swarm-of-rats"])
    show.asked(0, "turn")


@shows("ahlcg/delayed-effects/a", "ahlcg/delayed-effects/b")
def a_delayed_effect_starts_by_itself_after_the_test(show: Show) -> None:
    """On the hard side a failed skull brings a ghoul once the test is over."""
    show.lay(
        Inv(),
        locations=[Place("core/cellar", clues=1)],
        bag=(chaos.SKULL,),
        difficulty="hard",
        encounter_deck=["core/ancient-evils", MINION, "core/ancient-evils"],
    )
    show.answer("investigate core/cellar")
    show.sees(threat(MINION), 0)
    show.sees(happened("test fails", "engaged"), ["test fails", "engaged"])
