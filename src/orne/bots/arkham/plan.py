"""What to do with an action: fight what is near, find clues, do what the act asks, prepare."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, PARLEY, RESIGN, Ability, Use
from orne.arkham.language.costs import DiscardCards, Resources, SpendClues
from orne.arkham.rules import cannot, locations, playing
from orne.arkham.rules.slots import SLOTS
from orne.arkham.rules.turn import Basic
from orne.arkham.state import NOWHERE
from orne.bots.arkham import aims
from orne.bots.arkham.arms import is_weapon
from orne.bots.arkham.goals import ALLY, MEETING_PLACES, goal
from orne.bots.arkham.guessing import Guess
from orne.bots.arkham.outlook import CLUE, DOOM, PRIZE, Outlook
from orne.bots.arkham.peeking import Peek
from orne.bots.arkham.weapons import blow, hardest_blow, ready_for_the_worst
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

__all__ = ["MEETING_PLACES", "Plan", "ready_for_the_worst"]

Sees = Callable[[int], Peek | Guess | None]
"""What tells the test that an option, by its number, leads to; None where it leads to none."""
Tries = Callable[[list[Option]], list[float] | None]
"""What tries options out and says what each comes to; None where that cannot be told."""
ACTION = 4.0
"""What an action is worth, in points of the evaluation."""
CARD, RESOURCE = 2.5, 1.2
"""What a card and a resource are worth to whoever pays with them."""
FOLLOWED = 2.0
"""What it costs that an engaged enemy comes along."""
SPARED = 0.8
"""How much of an attack counts as spared by an evasion with actions still to come: a fight might end it for good."""
UNBOUND = 6.0
"""What it is worth to be rid of whoever keeps an investigator from finding clues."""
CLEAR = 12.0
"""Whatever is worth this much is not held against options that must be tried: they cost much and bring less."""
HELP = 0.7
"""How much of what committed cards add to a chance counts: they are gone afterwards."""
SHOT = 2.5
"""What it is worth to save a shot for later."""
CAUGHT = 1.5
"""How many attacks it counts for to come to an enemy with the last action."""
MOVE = 7.0
"""What a move towards the goal is worth at most."""
WEAPON, BETTER = 5.0, 7.0
"""What a weapon is worth to whoever has none, and each point of damage that it deals more than what there is."""
UNKNOWN = -2
"""A goal that nobody has asked about yet."""


class Plan:
    """One question of what to do in a turn, and what each answer is worth."""

    def __init__(self, g: ArkhamTable, decision: Decision, sees: Sees, tries: Tries, doom: float = DOOM) -> None:
        self.g = g
        self.decision = decision
        self.sees = sees
        self.tries = tries
        self.seat = decision.seat
        self.look = Outlook(g, decision.seat, doom)
        self._goal = UNKNOWN
        self.most = -math.inf
        """What the best option so far is worth."""
        self._attacks = -1.0
        """What the attacks of opportunity cost, once that was asked."""

    @property
    def goal(self) -> int:
        """The location to go to, or NOWHERE; it is looked for when it is first asked about."""
        if self._goal == UNKNOWN:
            self._goal = self._find_goal()
        return self._goal

    def _find_goal(self) -> int:
        return goal(self.look)

    def best(self) -> Option:
        """The option worth most."""
        best = self.decision.options[0]
        for index, option in enumerate(self.decision.options):
            points = self.points(index, option)
            if points > self.most:
                best, self.most = option, points
        return best

    # ---- what options are worth

    def points(self, index: int, option: Option) -> float:
        """What an option is worth, an idle action being worth nothing."""
        value = option.value
        if option.verb == "end turn":
            return 0.5 if self.look.actions < 1 or self.look.engaged else -1.0
        if option.verb == "advance":
            return 50.0
        if isinstance(value, Basic):
            return self._basic(index, value)
        if isinstance(value, Use):
            return self._use(index, option, value)
        return 0.0

    def _basic(self, index: int, basic: Basic) -> float:
        if basic.kind in (INVESTIGATE, FIGHT, EVADE):
            seen = self.sees(index)
            return self._test(seen) - self._provoked(basic.kind) if seen else -5.0
        calm = -self._provoked(basic.kind)
        if basic.kind == "move":
            return calm + self._move(basic.target)
        if basic.kind == "engage":
            return calm + self._engage(basic.target)
        return calm + (self._draw() if basic.kind == "draw" else self._resource())

    def _provoked(self, kind: str) -> float:
        """What the attacks of opportunity cost."""
        if kind in (FIGHT, EVADE, PARLEY, RESIGN):
            return 0.0
        if self._attacks < 0.0:
            self._attacks = 0.0
            for uid in self.look.engaged:
                self._attacks += self.look.attack_cost(uid)
        return self._attacks

    # ---- tests

    def _test(self, seen: Peek | Guess) -> float:
        """What a test is worth; where even a sure one is beaten already, what that would be worth."""
        g, look = self.g, self.look
        if seen.kind == FIGHT:
            return self._fight(seen)
        if seen.kind == EVADE:
            worth = self._evaded(seen.target)
            return worth if self._is_beaten(worth) else _chance(seen) * worth
        if not g.state.cards[seen.target].clues or cannot.forbidder(g, "discover", look.uid) >= 0:
            return -3.0
        if not look.clues_missing:
            return 1.0
        return look.clue if self._is_beaten(look.clue) else look.clue * _chance(seen)

    def _is_beaten(self, points: float) -> bool:
        """Whether something is known to be better than this, so that the chance of it need not be reckoned."""
        return False

    def _fight(self, seen: Peek | Guess) -> float:
        """Hurting an enemy is worth a part of its end; missing it may cost somebody something."""
        left = max(1, values.remaining_health(self.g, seen.target))
        end, part = self.look.end_of(seen.target), min(seen.damage, left)
        surely = end * part / left + (2.0 if seen.damage >= left else 0.0)
        if self._is_beaten(surely):
            return surely
        chance = _chance(seen)
        points = chance * end * part / left
        if seen.damage >= left:
            points += 2.0 * chance
        return points - (1 - chance) * self._missed(seen)

    def _missed(self, seen: Peek | Guess) -> float:
        """What it costs to miss: a ready enemy may strike back, and a partner engaged with it is hit instead."""
        g = self.g
        card = g.state.cards[seen.target]
        cost = 0.0
        if not card.exhausted and values.has_keyword(g, seen.target, "retaliate"):
            cost = self.look.attack_cost(seen.target) * 0.6
        return cost + 2.0 * seen.damage if card.threat >= 0 and card.threat != self.seat else cost

    def _evaded(self, uid: int) -> float:
        """What it is worth to have evaded an enemy."""
        if aims.falls_when_evaded(self.g, uid):
            return PRIZE
        worth = self.look.attack_cost(uid) * (1.0 if self.look.actions <= 1 else SPARED)
        bound = self.look.actions > 1 and cannot.forbidder(self.g, "discover", self.look.uid) == uid
        return worth + UNBOUND if bound and self.look.clues_missing else worth

    def _engage(self, uid: int) -> float:
        """Whoever fights better takes an enemy off a partner."""
        other = self.g.state.cards[uid].threat
        if other < 0 or other == self.seat or self.look.gain(uid) <= 0 or self.look.actions < 2:
            return -8.0
        return 0.8 * (self.look.attack_cost(uid, other) - self.look.attack_cost(uid)) - 1.0

    # ---- moving and preparing

    def _move(self, target: int) -> float:
        g, look = self.g, self.look
        if self.goal == NOWHERE:
            return -3.0
        now, then = locations.distances(g, look.here), locations.distances(g, target)
        if self.goal not in then or then[self.goal] >= now.get(self.goal, 99):
            return -3.0
        ready = 0.0 if look.armed or not look.weapon_in_hand() else -3.0
        ready -= FOLLOWED * len(look.engaged)
        return MOVE + ready - sum(self._meeting(uid) for uid in look.waiting_at(target))

    def _meeting(self, uid: int) -> float:
        """What it costs to run into an enemy."""
        bother = 2.0 if not self.look.armed and not self.look.gain(uid) else 0.0
        bother += CAUGHT * self.look.attack_cost(uid) if self.look.actions <= 1 else 0.0
        return bother + 0.3 * self.look.risk(uid, 1)

    def _draw(self) -> float:
        hand = len(self.g.state.hand[self.seat])
        lacking = not self.look.well_armed and not self.look.weapon_in_hand()
        return (3.4 if lacking else 2.0) - (2.0 if hand >= 7 else 0.0)

    def _resource(self) -> float:
        g = self.g
        wanted = [
            playing.cost(g, self.seat, uid)
            for uid in g.state.hand[self.seat]
            if g.kind(uid).facts.type == "asset" and playing.cost(g, self.seat, uid) > g.state.resources[self.seat]
        ]
        return 2.8 if wanted else 1.0

    # ---- cards

    def _use(self, index: int, option: Option, use: Use) -> float:
        g = self.g
        kind = g.kind(use.holder)
        ability = use.ability
        word = ability.word if ability is not None else ""
        fast = option.verb == "play" and "fast" in kind.facts.keywords
        free = fast or (option.verb == "use" and ability is not None and ability.kind == "free")
        if word == RESIGN:
            return self._resign()
        if use.holder == g.state.act and not free:
            return self._act(index)
        if word in (FIGHT, EVADE, INVESTIGATE) and not free:
            seen = self.sees(index)
            if seen is not None:
                return self._test(seen) - self._provoked(word) - self._used_up(use.holder, seen)
        if ability is not None and word == PARLEY:
            if aims.gives_itself_up(ability):
                return 2.0 + self.look.end_of(use.holder) - _price(ability)
            if aims.wins_somebody_over(ability):
                return ALLY * aims.ally_to_win(g, self.seat, use.holder)
        if self.look.clues_missing and use.holder == cannot.forbidder(g, INVESTIGATE, self.look.here):
            return 0.7 * self.look.clue * aims.chance_to_open(g, self.seat, use.holder) - self._provoked("activate")
        if option.verb == "play" and kind.facts.type == "asset":
            return self._asset(use.holder) - (0.0 if free else self._provoked("play"))
        return self._tried(option, free=free)

    def _used_up(self, uid: int, seen: Peek | Guess) -> float:
        """What a shot or a charge is worth: the great enemies are what they are for."""
        if not self.g.kind(uid).facts.uses:
            return 0.0
        return SHOT if seen.kind == FIGHT and not aims.is_quarry(self.g, seen.target) else 0.3

    def _act(self, index: int) -> float:
        """What it is worth to do what the act asks."""
        seen = self.sees(index)
        return 2.0 * self.look.clue * (float(seen.chance) if seen else 1.0) - self._provoked("activate")

    def _resign(self) -> float:
        """Leaving is for the last action, if nothing but defeat or the end of time would follow."""
        g, look = self.g, self.look
        if look.actions > 1 or not aims.leaving_is_harmless(g):
            return -100.0
        hurt = sum(g.kind(uid).facts.damage for uid in look.engaged)
        fear = sum(g.kind(uid).facts.horror for uid in look.engaged)
        lost = hurt >= values.remaining_health(g, look.uid) or fear >= values.remaining_sanity(g, look.uid)
        if lost:
            return 120.0
        return 40.0 if aims.rounds_left(g) <= 1 else -100.0

    def _tried(self, option: Option, *, free: bool) -> float:
        """What an option that no rule speaks about gains over doing nothing, by trying it."""
        if self.most >= CLEAR:
            return -1.0
        stop = self.decision.options[-1]
        points = self.tries([option, stop])
        if points is None:
            return -1.0
        # Whoever ends the turn keeps the actions in this reckoning, whoever acts has paid for the action.
        gain = points[0] - points[1]
        return gain if free else gain + ACTION * 0.9

    def _asset(self, uid: int) -> float:
        """What it is worth to play an asset now."""
        g, look = self.g, self.look
        facts = g.kind(uid).facts
        if is_weapon(g, uid):
            better = BETTER * (blow(g, self.seat, uid) - hardest_blow(g, self.seat))
            return WEAPON + max(0.0, better) if better >= 1.0 or not look.armed else 0.5
        taken = [slot for other in values.assets(g, self.seat) for slot in g.kind(other).facts.slots]
        for slot in set(facts.slots):
            if taken.count(slot) + facts.slots.count(slot) > SLOTS[slot]:
                return -2.0
        price = playing.cost(g, self.seat, uid)
        if not look.armed and look.weapon_in_hand() and g.state.resources[self.seat] - price < 3:
            return -1.0
        return (9.5 if "ally" in facts.slots else 6.0) - 0.3 * price


def _chance(seen: Peek | Guess) -> float:
    """The chance of a test with a part of what could help it."""
    chance = float(seen.chance)
    return chance + HELP * max(0.0, seen.helped - chance)


def _price(ability: Ability) -> float:
    """What the costs of an ability are worth to whoever pays them."""
    price = 0.0
    for cost in ability.costs:
        if isinstance(cost, Resources):
            price += RESOURCE * cost.number
        elif isinstance(cost, DiscardCards):
            price += CARD * cost.number
        elif isinstance(cost, SpendClues):
            price += CLUE / 2 * cost.number
    return price
