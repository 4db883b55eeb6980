"""What is paid, with what, and before what."""

from __future__ import annotations

from orne.arkham.abilities import ACTION, Ability, Use, action, event, free
from orne.arkham.language import DiscardCards, Do, Exhaust, Gain
from orne.arkham.registry import behaviour
from orne.arkham.rules.resources import gain_resources
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import BASIC, DREAMER, PAPER, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    clues,
    damage,
    discard,
    doom_in_play,
    encounter_discard,
    exhausted,
    hand,
    harm_on,
    log,
    resources,
)

COSTLY_MEMORY = lab_card("costly-memory", type="event", weakness="signature", cost=99)
BARGAIN = lab_card("bargain", event(Gain(3), DiscardCards(1)), type="event", cost=1)
ALTAR = lab_card("altar", free(Gain(1), DiscardCards(1)))


def _fee(g: ArkhamTable, use: Use) -> None:
    """Pay 2 resources."""
    gain_resources(g, use.seat, -2)


LEDGER = lab_card("ledger", action(Do(_fee), Exhaust()))


def _borrow(g: ArkhamTable, use: Use) -> None:
    """Resolve the ledger's ability without its costs."""
    ability = next(each for each in behaviour(LEDGER) if isinstance(each, Ability) and each.kind == ACTION)
    ability.effect.do(g, use)


THUMB = lab_card("thumb", free(Do(_borrow)))


@shows("ahlcg/costs/d")
def several_costs_are_paid_together(show: Show) -> None:
    """A resource and a card are paid as one: the card played pays for nothing, nor does a weakness; both or neither."""
    for rest in ({"hand": [BARGAIN, COSTLY_MEMORY]}, {"hand": [BARGAIN, PAPER], "resources": 0}):
        show.lab(scholar(**rest))
        show.offers(*BASIC, "end turn")
    show.lab(scholar(hand=[BARGAIN, COSTLY_MEMORY, PAPER], resources=1))
    show.offers(*BASIC, "play lab/bargain", "end turn")
    show.answer("play lab/bargain")
    show.sees(discard(), [PAPER, BARGAIN])
    show.sees(hand(), [COSTLY_MEMORY])
    show.sees(resources(0), 3)


@shows("ahlcg/costs/c", "ahlcg/costs/f")
def what_stands_before_the_colon_is_paid_first(show: Show) -> None:
    """Beat Cop is discarded and an enemy hurt after that; from the hand he is no payment."""
    foes = [Foe("ghoul-minion", engaged=0)]
    show.lay(Inv(play=["beat-cop"]), enemies=foes)
    show.answer("use beat-cop")
    show.sees(discard(), ["beat-cop"])
    show.sees(damage("ghoul-minion"), 1)
    show.sees(
        log("discarded", "resolves", "damaged"), ["discarded beat-cop", "resolves beat-cop", "damaged ghoul-minion"]
    )
    show.lay(Inv(hand=["beat-cop"]), enemies=foes)
    show.offers_of("use")


@shows("ahlcg/costs/f", "ahlcg/costs/g")
def cards_for_a_cost_come_from_ones_own_hand(show: Show) -> None:
    """With an empty hand the cost cannot be paid, whatever another holds or the discard pile has."""
    show.lab(scholar(play=[ALTAR], discard=[PAPER]), scholar(DREAMER, hand=[PAPER]))
    show.offers(*BASIC, "end turn")
    show.lab(scholar(play=[ALTAR], hand=[PAPER]), scholar(DREAMER, hand=[PAPER]))
    show.offers(*BASIC, "use lab/altar", "end turn")
    show.answer("use lab/altar")
    show.sees(hand(0), [])
    show.sees(hand(1), [PAPER])
    show.sees(resources(0), 6)


@shows("ahlcg/costs/k")
def ignored_costs_are_those_before_the_colon(show: Show) -> None:
    """Nothing is exhausted and no action spent, but what the effect itself charges is paid."""
    show.lab(scholar(play=[LEDGER, THUMB]))
    show.answer("use lab/thumb")
    show.sees(resources(0), 3)
    show.sees(actions(0), 3)
    show.sees(exhausted(LEDGER), False)
    show.answer("use lab/ledger")
    show.sees(resources(0), 1)
    show.sees(actions(0), 2)
    show.sees(exhausted(LEDGER), True)


@shows("ahlcg/cancel/d", "ahlcg/cancel/a")
def a_cancelled_treachery_was_drawn_and_is_discarded(show: Show) -> None:
    """Ward of Protection stops Ancient Evils: no doom; the treachery is in its pile and the Ward's costs are paid."""
    show.lay(
        Inv("daisy-walker", hand=["ward-of-protection"], resources=1),
        encounter_deck=["ancient-evils", "ghoul-minion"],
        step="1.4 encounter cards",
        active=None,
    )
    show.asked(0, "reaction")
    show.offers("play ward-of-protection", "pass")
    show.answer("play ward-of-protection")
    show.sees(doom_in_play(), 0)
    show.sees(encounter_discard(), ["ancient-evils"])
    show.sees(log("encounter"), ["encounter ancient-evils"])
    show.sees(harm_on("daisy-walker"), [0, 1])
    show.sees(resources(0), 0)
    show.sees(discard(), ["ward-of-protection"])
    show.asked(0, "turn")
    show.lay(
        Inv("daisy-walker", hand=["ward-of-protection"], resources=1),
        encounter_deck=["ancient-evils", "ghoul-minion"],
        step="1.4 encounter cards",
        active=None,
    )
    show.answer("pass")
    show.sees(doom_in_play(), 1)
    show.sees(encounter_discard(), ["ancient-evils"])


@shows("ahlcg/clues/f")
def clues_at_a_location_are_those_lying_on_it(show: Show) -> None:
    """Roland's special gives 3 where a clue still lies and 1 where none does; the clues he holds do not count."""
    for here, dealt in ((0, 0), (2, 2)):
        show.lay(
            Inv(clues=3, play=["rolands-38-special"]),
            locations=[Place("hallway", clues=here)],
            enemies=[Foe("ravenous-ghoul", engaged=0)],
            bag=["-4"],
        )
        show.answer("use rolands-38-special")
        show.sees(damage("ravenous-ghoul"), dealt)
        show.sees(clues("hallway"), here)
