"""Immunity: what it keeps off, and what it does not."""

from __future__ import annotations

from dataclasses import dataclass

from orne.arkham import values
from orne.arkham.abilities import Paying, Use, free, revelation
from orne.arkham.immunity import ENCOUNTER_CARDS, PLAYER_CARDS
from orne.arkham.language import SELF, Do, Gain, Immune, Take
from orne.arkham.rules import readiness
from orne.arkham.rules.entering import into_play
from orne.arkham.rules.leaving import discard
from orne.arkham.table import ArkhamTable
from orne.kernel.refusal import Refusal
from orne.rulings.laboratory.arkham import BASIC, DUST, FIEND, lab_card, scholar, uid_of
from orne.rulings.showing.arkham import Foe, Show, shows
from orne.rulings.showing.arkham_probes import damage, exhausted, host, resources, threat, zone

IDOL = lab_card("unmoved-idol", Immune(SELF, PLAYER_CARDS), type="enemy")
HELPER = lab_card("stoic-friend", Immune(SELF, ENCOUNTER_CARDS), health=1)
STING = lab_card("sting", revelation(Take(1)), type="treachery")


@dataclass(frozen=True, slots=True)
class ExhaustEnemy(Paying):
    """Exhaust an enemy at the investigator's location, whatever it is immune to."""

    text: str = "exhaust an enemy at your location"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """A ready enemy must be there."""
        return None if self._ready(g, use) else Refusal("ahlcg/immune/d", "no ready enemy is at your location")

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Exhaust it."""
        readiness.exhaust(g, g.choose_card(use.seat, "Which enemy?", self._ready(g, use), "exhaust", use.holder))

    def _ready(self, g: ArkhamTable, use: Use) -> list[int]:
        here = values.enemies_at(g, g.state.place[use.seat])
        return [each for each in here if not g.state.cards[each].exhausted]


def _hang(g: ArkhamTable, use: Use) -> None:
    """Put the Dust on the Idol."""
    into_play(g, uid_of(g, DUST)).host = uid_of(g, IDOL)


def _sweep(g: ArkhamTable, use: Use) -> None:
    """Discard the Idol and what is attached to it."""
    for each in (*g.index.attachments[uid_of(g, IDOL)], uid_of(g, IDOL)):
        discard(g, each)


BROOM = lab_card("broom", free(Do(_hang)), free(Do(_sweep)))
TOLL = lab_card("toll", free(Gain(1), ExhaustEnemy()))


@shows("ahlcg/immune/a")
def a_weapon_does_not_reach_it_and_bare_hands_do(show: Show) -> None:
    """The fight of a Knife is an effect of the card, the basic action is not."""
    show.lab(scholar(play=["core/knife"]), enemies=[Foe(IDOL, engaged=0)])
    show.offers(*BASIC, "fight lab/unmoved-idol", "evade lab/unmoved-idol", "end turn")
    show.answer("fight lab/unmoved-idol")
    show.sees(damage(IDOL), 1)
    show.answer("evade lab/unmoved-idol")
    show.sees(exhausted(IDOL), True)
    show.sees(threat(IDOL), None)


@shows("ahlcg/immune/a")
def what_is_defeated_leaves_whatever_it_is_immune_to(show: Show) -> None:
    """An asset immune to encounter cards that took a treachery's damage is discarded by the rules."""
    show.lab(scholar(play=[HELPER]), encounter_deck=(STING, DUST), step="1.4 encounter cards", active=None)
    show.offers("damage lab/scholar", "damage lab/stoic-friend")
    show.answer("damage lab/stoic-friend")
    show.sees(zone(HELPER), "discard pile")
    show.asked(0, "turn")


@shows("ahlcg/immune/b")
def its_attack_can_be_cancelled(show: Show) -> None:
    """Dodge cancels the attack of an enemy immune to player cards."""
    show.lab(scholar(hand=["core/dodge"]), enemies=[Foe(IDOL, engaged=0)])
    show.answer("resource")
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.asked(0, "turn")
    show.sees(damage("lab/scholar"), 0)


@shows("ahlcg/immune/b")
def what_is_attached_to_it_is_not_immune(show: Show) -> None:
    """The attachment is discarded by the effect that leaves the enemy where it is."""
    show.lab(scholar(play=[BROOM]), enemies=[Foe(IDOL, engaged=0)], set_aside=[DUST])
    show.answer("use lab/broom ability 1")
    show.sees(zone(DUST), "play")
    show.sees(host(DUST), IDOL)
    show.answer("use lab/broom ability 2")
    show.sees(zone(DUST), "encounter discard pile")
    show.sees(zone(IDOL), "play")
    show.asked(0, "turn")


@shows("ahlcg/immune/d")
def a_cost_may_be_paid_with_an_immune_enemy(show: Show) -> None:
    """An enemy immune to player cards may be exhausted to pay for one."""
    show.lab(scholar(play=[TOLL]), enemies=[Foe(IDOL, engaged=0), Foe(FIEND, engaged=0)])
    show.answer("use lab/toll")
    show.offers("exhaust lab/unmoved-idol", "exhaust lab/fiend")
    show.answer("exhaust lab/unmoved-idol")
    show.sees(exhausted(IDOL), True)
    show.sees(exhausted(FIEND), False)
    show.sees(resources(0), 6)
    show.answer("use lab/toll")
    show.lacks("use lab/toll")
