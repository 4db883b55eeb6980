"""What to do with an action: fight what is near, find clues, do what the act asks, prepare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, PARLEY, RESIGN, Use
from orne.arkham.rules import cannot, locations, playing, travel
from orne.arkham.rules.actions import actions_left
from orne.arkham.rules.slots import SLOTS
from orne.arkham.rules.turn import Basic
from orne.arkham.state import NOWHERE
from orne.bots.arkham import aims
from orne.bots.arkham.arms import is_armed, is_good_weapon, is_weapon, is_well_armed
from orne.bots.arkham.evaluation import near_death
from orne.bots.arkham.peeking import Guess, Peek
from orne.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

Sees = Callable[[int], Peek | Guess | None]
"""What tells the test that an option, by its number, leads to; None where it leads to none."""
Tries = Callable[[list[Option]], list[float] | None]
"""What tries options out and says what each comes to; None where that cannot be told."""
MEETING_PLACES = {"core/the-barrier": "core/hallway"}
"""Acts that advance where the investigators meet with enough clues."""
ACTION = 4.0
"""What an action is worth, in points of the evaluation."""
CLUE, PRIZE, VICTORY, DOOM, ENTRANCE = 14.0, 36.0, 12.0, 9.0, 60.0
"""What a clue, an enemy the act is about, another worth having, one doom less and a location to enter are worth."""
FOLLOWED = 2.0
"""What it costs that an engaged enemy comes along."""
HURRY = 1.6
"""How much more clues are worth when the last agenda is there, as long as no enemy is in the way."""
LATE = 5
"""With this little doom to go on the last agenda, no time is left to prepare."""


def ready_for_the_worst(g: ArkhamTable) -> bool:
    """Whether to wake what sleeps behind the act: somebody is well armed, or time runs out."""
    return any(is_well_armed(g, seat) for seat in g.players()) or aims.rounds_left(g) <= LATE


class Plan:
    """One question of what to do in a turn, and what each answer is worth."""

    def __init__(self, g: ArkhamTable, decision: Decision, sees: Sees, tries: Tries) -> None:
        self.g = g
        self.decision = decision
        self.sees = sees
        self.tries = tries
        self.seat = decision.seat
        seat = self.seat
        self.uid = g.state.investigators[seat]
        self.here = g.state.place[seat]
        self.engaged = [uid for uid in values.engaged_with(g, seat) if not g.state.cards[uid].exhausted]
        self.actions = actions_left(g, seat)
        self.armed = is_armed(g, seat)
        self.well_armed = is_well_armed(g, seat)
        self.clues_missing = max(0, aims.clues_wanted(g) - aims.clues_held(g))
        self.hurry = 1.0 if g.state.agenda_deck or self.engaged else HURRY
        self.goal = self._goal()

    def best(self) -> Option:
        """The option worth most."""
        options = self.decision.options
        points = [self.points(index, option) for index, option in enumerate(options)]
        return options[points.index(max(points))]

    # ---- where to

    def _goal(self) -> int:
        """The location to go to, or NOWHERE where this one will do."""
        g = self.g
        act = g.state.act
        if act != NOWHERE and g.kind(act).slug in MEETING_PLACES and not self.clues_missing:
            return self._meeting_place(g.kind(act).slug)
        far = locations.distances(g, self.here)
        best, most = NOWHERE, 0.0
        for place in g.state.locations:
            if place in far and (place == self.here or travel.can_enter(g, self.seat, place)):
                rate = self._rate(place, far[place])
                if rate > most:
                    best, most = place, rate
        return NOWHERE if best == self.here else best

    def _meeting_place(self, act: str) -> int:
        wanted = MEETING_PLACES.get(act)
        for uid in self.g.state.locations:
            if self.g.kind(uid).slug == wanted and uid != self.here:
                return uid
        return NOWHERE

    def _rate(self, place: int, steps: int) -> float:
        """What going to a location and doing the best there brings for each action it takes."""
        g = self.g
        rate = 0.0
        if place != self.here and place in aims.places_to_enter(g, self.seat):
            rate = ENTRANCE / steps
        found = min(self.clues_missing, aims.clues_at(g, place) - self._others_at(place))
        if found > 0:
            effort = found / aims.chance_of_a_clue(g, self.seat, place)
            if cannot.forbidder(g, INVESTIGATE, place) >= 0:
                effort += 2.0
            rate = max(rate, CLUE * found / (steps + effort))
        for uid in values.enemies_at(g, place):
            gain = self._gain(uid)
            if gain:
                rate = max(rate, gain / (steps + aims.actions_to_defeat(g, self.seat, uid)))
        return rate - 0.1 * sum(self._risk(uid, steps) for uid in self._waiting_at(place)) if steps else rate

    def _others_at(self, place: int) -> int:
        """The other investigators at a location, who will look around there themselves."""
        return sum(1 for seat in self.g.investigators_at(place) if seat != self.seat)

    def _gain(self, uid: int) -> float:
        """What it is worth to go after an enemy."""
        g = self.g
        gain = DOOM * aims.gathers_doom(g, uid)
        if aims.is_prize(g, uid) and aims.act_is_about_enemies(g, self.seat):
            gain += PRIZE
        return gain

    # ---- what options are worth

    def points(self, index: int, option: Option) -> float:
        """What an option is worth, an idle action being worth nothing."""
        value = option.value
        if option.verb == "end turn":
            return 0.5 if self.actions < 1 or self.engaged else -1.0
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
            return -8.0
        return calm + (self._draw() if basic.kind == "draw" else self._resource())

    def _provoked(self, kind: str) -> float:
        """What the attacks of opportunity cost."""
        if kind in (FIGHT, EVADE, PARLEY, RESIGN):
            return 0.0
        return sum(self._attack_cost(uid) for uid in self.engaged)

    def _attack_cost(self, uid: int) -> float:
        """What an attack by an enemy costs."""
        facts = self.g.kind(uid).facts
        return 2.0 * facts.damage + 3.0 * facts.horror + self._danger(uid)

    def _danger(self, uid: int) -> float:
        """How much nearer to defeat an attack by an enemy brings an investigator."""
        facts = self.g.kind(uid).facts
        health, sanity = values.remaining_health(self.g, self.uid), values.remaining_sanity(self.g, self.uid)
        more = near_death(health - facts.damage) - near_death(health)
        return more + near_death(sanity - facts.horror) - near_death(sanity)

    def _test(self, seen: Peek | Guess) -> float:
        g = self.g
        chance = float(seen.chance)
        if seen.kind == FIGHT:
            return self._fight(seen, chance)
        if seen.kind == EVADE:
            if aims.falls_when_evaded(g, seen.target):
                return chance * PRIZE
            return chance * self._attack_cost(seen.target) * (1.0 if self.actions <= 1 else 0.6)
        if not g.state.cards[seen.target].clues or cannot.forbidder(g, "discover", self.uid) >= 0:
            return -3.0
        return self.hurry * CLUE * chance if self.clues_missing else 1.0

    def _fight(self, seen: Peek | Guess, chance: float) -> float:
        """Hurting an enemy is worth a part of it, the more so if it is about to attack."""
        g = self.g
        uid = seen.target
        left = max(1, values.remaining_health(g, uid))
        worth = 6.0 + self._attack_cost(uid) + 3.0 * left + DOOM * aims.gathers_doom(g, uid)
        if uid not in self.engaged:
            worth -= self._danger(uid)
        if aims.is_prize(g, uid):
            worth += PRIZE if aims.act_is_about_enemies(g, self.seat) else VICTORY
        points = chance * worth * min(seen.damage, left) / left
        if seen.damage >= left:
            points += 2.0 * chance
        if values.has_keyword(g, uid, "retaliate"):
            points -= (1 - chance) * self._attack_cost(uid) * 0.6
        return points

    def _move(self, target: int) -> float:
        g = self.g
        if self.goal == NOWHERE:
            return -3.0
        now, then = locations.distances(g, self.here), locations.distances(g, target)
        if self.goal not in then or then[self.goal] >= now.get(self.goal, 99):
            return -3.0
        ready = 0.0 if self.armed or not self._weapon_in_hand() else -3.0
        ready -= FOLLOWED * len(self.engaged)
        return 7.0 + ready - sum(self._meeting(uid) for uid in self._waiting_at(target))

    def _waiting_at(self, place: int) -> list[int]:
        """The enemies that will engage whoever comes to a location."""
        cards = self.g.state.cards
        return [uid for uid in values.enemies_at(self.g, place) if not cards[uid].exhausted and cards[uid].threat < 0]

    def _meeting(self, uid: int) -> float:
        """What it costs to run into an enemy."""
        bother = 2.0 if not self.armed and not self._gain(uid) else 0.0
        return bother + 0.3 * self._risk(uid, 1)

    def _risk(self, uid: int, steps: int) -> float:
        """How much nearer to defeat going to an enemy brings an investigator, unless it falls before it can attack."""
        soon = steps + aims.actions_to_defeat(self.g, self.seat, uid) <= self.actions
        return 0.0 if soon else self._danger(uid)

    def _draw(self) -> float:
        hand = len(self.g.state.hand[self.seat])
        return (3.4 if not self.well_armed and not self._weapon_in_hand() else 2.0) - (2.0 if hand >= 7 else 0.0)

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
                return self._test(seen) - self._provoked(word) - 0.3 * bool(kind.facts.uses)
        if option.verb == "play" and kind.facts.type == "asset":
            return self._asset(use.holder) - (0.0 if free else self._provoked("play"))
        return self._tried(option, free=free)

    def _act(self, index: int) -> float:
        """What it is worth to do what the act asks."""
        seen = self.sees(index)
        return self.hurry * 2.0 * CLUE * (float(seen.chance) if seen else 1.0) - self._provoked("activate")

    def _resign(self) -> float:
        """Leaving is for the last action, if nothing but defeat or the end of time would follow."""
        g = self.g
        if self.actions > 1 or not aims.leaving_is_harmless(g):
            return -100.0
        hurt = sum(g.kind(uid).facts.damage for uid in self.engaged)
        fear = sum(g.kind(uid).facts.horror for uid in self.engaged)
        lost = hurt >= values.remaining_health(g, self.uid) or fear >= values.remaining_sanity(g, self.uid)
        if lost:
            return 120.0
        return 40.0 if aims.rounds_left(g) <= 1 else -100.0

    def _tried(self, option: Option, *, free: bool) -> float:
        """What an option that no rule speaks about gains over doing nothing, by trying it."""
        stop = self.decision.options[-1]
        points = self.tries([option, stop])
        if points is None:
            return -1.0
        # Whoever ends the turn keeps the actions in this reckoning, whoever acts has paid for the action.
        gain = points[0] - points[1]
        return gain if free else gain + ACTION * 0.9

    def _asset(self, uid: int) -> float:
        """What it is worth to play an asset now."""
        g = self.g
        facts = g.kind(uid).facts
        if is_weapon(g, uid):
            good = is_good_weapon(g, uid)
            if self.armed:
                return 6.0 if good and not self.well_armed else 0.5
            return 10.5 if good else 6.0
        taken = [slot for other in values.assets(g, self.seat) for slot in g.kind(other).facts.slots]
        for slot in set(facts.slots):
            if taken.count(slot) + facts.slots.count(slot) > SLOTS[slot]:
                return -2.0
        price = playing.cost(g, self.seat, uid)
        if not self.armed and self._weapon_in_hand() and g.state.resources[self.seat] - price < 3:
            return -1.0
        return (9.5 if "ally" in facts.slots else 6.0) - 0.3 * price

    def _weapon_in_hand(self) -> bool:
        return any(is_weapon(self.g, uid) for uid in self.g.state.hand[self.seat])
