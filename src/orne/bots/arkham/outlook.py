"""How things look to one investigator in a turn: what enemies threaten, and what it is worth to be rid of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.facts import AGILITY, COMBAT
from orne.arkham.rules.actions import actions_left
from orne.arkham.state import NOBODY
from orne.bots.arkham import aims, chances
from orne.bots.arkham.arms import is_armed, is_weapon, is_well_armed
from orne.bots.arkham.evaluation import near_death
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

CLUE, PRIZE, VICTORY, DOOM = 14.0, 36.0, 12.0, 12.0
"""What a clue, an enemy the act is about, another worth having and, to each investigator, a doom less are worth."""
NO_TIME_FOR_NAMES = 5.0
"""What a clue is worth when the time left will do only for the enemies that the act has brought already."""
LAST_ROUNDS = 3
WIN = 100.0
"""What an enemy is worth whose defeat wins."""
DESPERATE = 0.2
"""How much it matters to come near defeat when time is about to run out on the last fight."""
HURRY = 1.6
"""How much more clues are worth when the last agenda is there, as long as no enemy is in the way."""
ACTION, MOST_SAVED = 4.0, 5.0
"""What an action is worth that somebody else need not spend on an enemy, and how many of them count at most."""
AT_AN_ENEMY = frozenset(("fight", "evade"))
"""The verbs of options that say whom to fight or to evade with a card."""
USUAL_BONUS, USUAL_DAMAGE = 1, 2
"""What is usual for a weapon."""
SOON = 4.0
"""Whoever needs more actions than this to defeat an enemy is no help against it."""


class Outlook:
    """What one investigator reckons with."""

    def __init__(self, g: ArkhamTable, seat: int, doom: float = DOOM) -> None:
        self.g = g
        self.seat = seat
        self.doom = doom
        """What a doom less is worth to each investigator."""
        self._to_defeat: dict[int, float] = {}
        self._ends: dict[int, float] = {}
        self.uid = g.state.investigators[seat]
        self.here = g.state.place[seat]
        self.engaged = [uid for uid in values.engaged_with(g, seat) if not g.state.cards[uid].exhausted]
        self.actions = actions_left(g, seat)
        self.armed = is_armed(g, seat)
        self.well_armed = is_well_armed(g, seat)
        self.clues_missing = max(0, aims.clues_wanted(g) - aims.clues_held(g))
        self.after_enemies = aims.act_is_about_enemies(g, seat)
        self.clue = self._clue()
        self.last_fight = self.after_enemies and not g.state.act_deck and not aims.act_price(g)
        """Whether nothing but the defeat of an enemy is left to do."""
        self.prize = WIN if self.last_fight else PRIZE
        self.care = DESPERATE if self.last_fight and aims.rounds_left(g) <= LAST_ROUNDS else 1.0

    def _clue(self) -> float:
        """What a clue is worth now."""
        g = self.g
        if self.after_enemies:
            late = aims.rounds_left(g) <= LAST_ROUNDS and any(aims.is_quarry(g, uid) for uid in values.enemies(g))
            return NO_TIME_FOR_NAMES if late else CLUE
        return CLUE if g.state.agenda_deck or self.engaged else CLUE * HURRY

    def weapon_in_hand(self) -> bool:
        """Whether there is a weapon to play."""
        return any(is_weapon(self.g, uid) for uid in self.g.state.hand[self.seat])

    # ---- what enemies do

    def attack_cost(self, uid: int, seat: int = NOBODY) -> float:
        """What an attack by an enemy on an investigator costs, on this one where nobody is named."""
        facts = self.g.kind(uid).facts
        return 2.0 * facts.damage + 3.0 * facts.horror + self.danger(uid, seat)

    def danger(self, uid: int, seat: int = NOBODY) -> float:
        """How much nearer to defeat an attack by an enemy brings an investigator."""
        g = self.g
        facts = g.kind(uid).facts
        whom = self.uid if seat == NOBODY else g.state.investigators[seat]
        health, sanity = values.remaining_health(g, whom), values.remaining_sanity(g, whom)
        more = near_death(health - facts.damage) - near_death(health)
        return self.care * (more + near_death(sanity - facts.horror) - near_death(sanity))

    def waiting_at(self, place: int) -> list[int]:
        """The enemies that will engage whoever comes to a location."""
        cards = self.g.state.cards
        return [uid for uid in values.enemies_at(self.g, place) if not cards[uid].exhausted and cards[uid].threat < 0]

    def to_defeat(self, uid: int) -> float:
        """About how many actions this investigator needs to be rid of an enemy, reckoned once."""
        known = self._to_defeat.get(uid)
        if known is None:
            known = self._to_defeat[uid] = aims.actions_to_defeat(self.g, self.seat, uid)
        return known

    def risk(self, uid: int, steps: int) -> float:
        """How much nearer to defeat going to an enemy brings an investigator, unless it falls before it can attack."""
        soon = steps + self.to_defeat(uid) <= self.actions
        return 0.0 if soon else self.danger(uid)

    # ---- what their end is worth

    def gain(self, uid: int) -> float:
        """What it is worth to go after an enemy."""
        g = self.g
        gain = self._doom(uid)
        if self.after_enemies and aims.is_quarry(g, uid):
            gain += self.prize
        return gain + self.rescue(uid)

    def _doom(self, uid: int) -> float:
        """What the doom is worth that an enemy's defeat spares: as many rounds for everybody."""
        return self.doom * self.g.state.seats * aims.doom_spared(self.g, uid)

    def rescue(self, uid: int) -> float:
        """What it is worth to help whoever is engaged with an enemy; nothing where one is not better at it."""
        g = self.g
        other = g.state.cards[uid].threat
        if other < 0 or other == self.seat or g.state.cards[uid].exhausted:
            return 0.0
        mine = self.to_defeat(uid)
        saved = aims.actions_to_defeat(g, other, uid) - mine
        if mine > SOON or saved <= 0:
            return 0.0
        return ACTION * min(saved, MOST_SAVED) + self.attack_cost(uid, other)

    def end_of(self, uid: int) -> float:
        """What it is worth that an enemy is gone, the more so if it is about to attack; reckoned once."""
        known = self._ends.get(uid)
        if known is None:
            known = self._ends[uid] = self._end_of(uid)
        return known

    def _end_of(self, uid: int) -> float:
        g = self.g
        threat = g.state.cards[uid].threat
        worth = 6.0 + 3.0 * max(1, values.remaining_health(g, uid)) + self._doom(uid)
        if threat >= 0:
            worth += self.attack_cost(uid, threat)
        else:
            worth += self.attack_cost(uid) - (0.0 if uid in self.engaged else self.danger(uid))
        if self.after_enemies and aims.is_quarry(g, uid):
            return worth + self.prize
        return worth + VICTORY if aims.is_prize(g, uid) else worth


def target(g: ArkhamTable, decision: Decision) -> Option:
    """Whom to fight or to evade with a card, where there are several."""
    look = Outlook(g, decision.seat)
    return max(decision.options, key=lambda option: _worth_aiming_at(look, option))


def _worth_aiming_at(look: Outlook, option: Option) -> float:
    g, uid = look.g, option.cards[0]
    if option.verb == "evade":
        return look.attack_cost(uid) * chances.of_skill(g, look.seat, AGILITY, values.evade(g, uid))
    left = max(1, values.remaining_health(g, uid))
    chance = chances.of_skill(g, look.seat, COMBAT, values.fight(g, uid), USUAL_BONUS)
    return look.end_of(uid) * max(0.01, chance) * min(USUAL_DAMAGE, left) / left
