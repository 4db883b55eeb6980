"""Dealing damage and horror, and being defeated."""

from __future__ import annotations

from orne.arkham.abilities import Use, reaction
from orne.arkham.events import DAMAGE
from orne.arkham.language import Do, when
from orne.arkham.rules.damage import deal
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import SCHOLAR, lab_card, once, scholar
from orne.rulings.showing.arkham import Foe, In, Inv, Show, shows
from orne.rulings.showing.arkham_probes import damage, gone, horror, owner, zone

ALLY = lab_card("sturdy-ally", slots=("ally",), health=2, sanity=2)
BLOW = once("blow-3", lambda g, seat: deal(g, seat, 3, 0))


def _prevent(g: ArkhamTable, use: Use) -> None:
    """Prevent 1 damage to yourself."""
    assert use.event is not None
    use.event.assigned[g.state.investigators[use.seat]][0] -= 1


WARD = lab_card("small-ward", reaction(when(DAMAGE, lambda g, use, e: True, "damage"), Do(_prevent)))
SHOCK = once("blow-2-2", lambda g, seat: deal(g, seat, 2, 2))


@shows("ahlcg/dealing-damage-horror/d", "ahlcg/dealing-damage-horror/e")
def an_asset_takes_no_more_than_would_defeat_it(show: Show) -> None:
    """An asset with health 2 and 1 damage takes just one of 3 damage."""
    show.lab(scholar(play=[BLOW, In(ALLY, damage=1)]))
    show.answer("use lab/blow-3", "damage lab/sturdy-ally")
    show.sees(damage(SCHOLAR), 2)
    show.sees(zone(ALLY), "discard pile")
    show.sees(owner(ALLY), 0)


@shows("ahlcg/dealing-damage-horror/f", "ahlcg/dealing-damage-horror/h")
def all_is_placed_together_and_then_defeats_are_checked(show: Show) -> None:
    """After assigning, a prevention may come; then everything that is left is placed together."""
    show.lab(scholar(play=[SHOCK, ALLY, WARD]))
    show.answer(
        "use lab/blow-2-2",
        "damage lab/sturdy-ally",
        "damage lab/scholar",
        "horror lab/sturdy-ally",
        "horror lab/scholar",
    )
    show.offers("react lab/small-ward", "pass")
    show.sees(damage(ALLY), 0)
    show.sees(horror(SCHOLAR), 0)
    show.answer("react lab/small-ward")
    show.sees(damage(ALLY), 1)
    show.sees(horror(ALLY), 1)
    show.sees(damage(SCHOLAR), 0)
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/defeat/b")
def losing_sanity_defeats_at_once(show: Show) -> None:
    """Dreams of R'lyeh takes a sanity from Agnes, whose 7 horror now defeat her."""
    show.lay(
        Inv("core/agnes-baker", horror=7),
        Inv(),
        encounter_deck=["core/dreams-of-rlyeh", "core/ancient-evils", "core/ancient-evils"],
        step="1.4 encounter cards",
        active=None,
        scenario="the-midnight-masks",
        locations=["rivertown"],
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
    )
    show.sees(gone(0), "horror")
    show.sees(gone(1), "")


@shows("ahlcg/dealing-damage-horror/f")
def an_enemy_that_falls_with_its_prey_engages_nobody_first(show: Show) -> None:
    """Both are defeated together, so the enemy is not free for a moment between."""
    people = (Inv(hand=["dynamite-blast"], damage=7), Inv("daisy-walker"))
    show.lay(*people, enemies=[Foe("young-deep-one", engaged=0, damage=1)])
    show.answer("play core/dynamite-blast")
    show.sees(gone(0), "damage")
    show.sees(gone(1), "")
    show.sees(zone("core/young-deep-one"), "encounter discard pile")
    show.sees(damage("core/daisy-walker"), 3)
    show.sees(horror("core/daisy-walker"), 0)
    show.asked(1, "turn")
