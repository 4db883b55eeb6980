"""Costs, the word "cannot", cancelled events."""

from __future__ import annotations

from orne.arkham.abilities import FIGHT, MOVE, Use, action, event, forced, free
from orne.arkham.events import PLAYED
from orne.arkham.language import YOU, Cannot, Do, ExtraCost, Fight, Gain, TakeHorror, when
from orne.arkham.rules.engagement import engage
from orne.arkham.rules.fight import fight
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from orne.rulings.laboratory.arkham import BASIC, DREAMER, FIEND, SCHOLAR, SHY, lab_card, scholar, uid_of
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    damage,
    discard_size,
    entries,
    gone,
    horror,
    location,
    resources,
    round_number,
    threat,
)

BLADE = lab_card("blade", cost=3)


def _taunt(g: ArkhamTable, use: Use) -> None:
    """Engage an enemy here and fight it."""
    target = uid_of(g, SHY)
    engage(g, target, use.seat)
    fight(g, use.seat, target, source=use)


DARE = lab_card("dare", event(Do(_taunt), word=FIGHT), type="event")
MUD = lab_card("mud", ExtraCost(lambda g, use, seat, kind: 2 if kind in (MOVE, FIGHT) else 0))
SLOW_BLOW = lab_card("slow-blow", event(Fight(), word=FIGHT), type="event")
STICK = lab_card("stick", action(Fight(), word=FIGHT))
VOICES = lab_card("voices", Cannot("play", YOU), type="treachery")
QUICK_THING = lab_card("quick-thing", keywords=("fast",))
SLOW_THING = lab_card("slow-thing")


def _stop(g: ArkhamTable, use: Use) -> None:
    """Cancel the event."""
    assert use.event is not None
    use.event.cancelled = True


PURSE = lab_card("purse", event(Gain(3), limit=Limit(1, "round", True)), type="event", cost=1)
CURSE = lab_card("curse", forced(when(PLAYED, lambda g, use, e: True, "an event is played"), Do(_stop)))
FRIEND = lab_card("soft-friend", sanity=1)
LORE = lab_card("lore", free(Gain(5), TakeHorror(1)))


@shows("ahlcg/costs/b", "ahlcg/costs/e")
def the_printed_cost_goes_from_ones_own_resources(show: Show) -> None:
    """Of 5 resources 3 are paid; where there are only 2, another's resources do not help."""
    show.lab(scholar(hand=[BLADE]))
    show.answer("play lab/blade")
    show.sees(resources(0), 2)
    show.lab(scholar(hand=[BLADE], resources=2), scholar(DREAMER, resources=9))
    show.lacks("play lab/blade")


@shows("ahlcg/costs/l", "ahlcg/aloof/c")
def a_check_counts_what_the_ability_itself_will_change(show: Show) -> None:
    """An event that engages an aloof enemy and then fights it may be played."""
    show.lab(scholar(hand=[DARE]), enemies=[Foe(SHY)])
    show.answer("play lab/dare")
    show.sees(threat(SHY), 0)
    show.sees(damage(SHY), 1)


@shows("ahlcg/costs/i")
def an_action_whose_whole_cost_cannot_be_paid_is_not_offered(show: Show) -> None:
    """With two actions, moves and fights that cost three are not offered; with three they are."""
    show.lab(scholar(play=[MUD, STICK], hand=[SLOW_BLOW], actions=2), enemies=[Foe(FIEND, exhausted=True)])
    show.offers("investigate lab/hall", "draw", "resource", "engage lab/fiend", "end turn")
    show.lab(scholar(play=[MUD, STICK], hand=[SLOW_BLOW], actions=3), enemies=[Foe(FIEND, exhausted=True)])
    show.includes("play lab/slow-blow", "use lab/stick", "move lab/loft")
    show.answer("play lab/slow-blow")
    show.sees(actions(0), 3)
    show.sees(round_number(), 3)
    show.sees(entries("additional action"), [("lab/mud", 0, None, 2)])


@shows("ahlcg/cannot/a")
def cannot_is_absolute(show: Show) -> None:
    """Under a text that forbids playing cards not even a fast one is offered."""
    show.lab(scholar(hand=[QUICK_THING, SLOW_THING], threat=[VOICES]))
    show.offers(*BASIC, "end turn")


@shows("ahlcg/cannot/a", "ahlcg/enemy-engagement/b")
def an_engaged_enemy_that_cannot_enter_is_left_behind(show: Show) -> None:
    """The rats come along wherever their investigator goes, but not into the hallway with a Barricade."""
    foes = ["fight swarm-of-rats", "evade swarm-of-rats"]
    for attached, engaged, there, offered in (((), 0, "hallway", foes), (("barricade",), None, "attic", [])):
        show.lay(
            Inv(at=1),
            locations=[Place("hallway", attached=attached), "attic"],
            enemies=[Foe("swarm-of-rats", engaged=0)],
        )
        show.answer("move hallway")
        show.sees(threat("swarm-of-rats"), engaged)
        show.sees(location("swarm-of-rats"), there)
        show.offers_of("fight evade engage", *offered)


@shows("ahlcg/cancel/b", "ahlcg/cancel/c")
def a_cancelled_event_counts_as_played_and_is_discarded(show: Show) -> None:
    """The cancelled event is discarded, and its cost and its limit stay used."""
    show.lab(scholar(hand=[PURSE, PURSE], play=[CURSE]))
    show.answer("play lab/purse")
    show.sees(resources(0), 4)
    show.sees(actions(0), 2)
    show.sees(discard_size(0), 1)
    show.lacks("play lab/purse")


@shows("ahlcg/costs/j")
def horror_as_a_cost_may_be_put_on_assets_and_comes_before_the_effect(show: Show) -> None:
    """An asset may take the horror of a cost; where the horror defeats its payer the effect does not come."""
    show.lab(scholar(play=[LORE, FRIEND]))
    show.answer("use lab/lore", "horror lab/soft-friend")
    show.sees(resources(0), 10)
    show.sees(horror(SCHOLAR), 0)
    show.lab(scholar(horror=6, play=[LORE]), scholar(DREAMER))
    show.answer("use lab/lore")
    show.sees(gone(0), "horror")
    show.sees(resources(0), 0)
