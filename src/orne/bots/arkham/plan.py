"""What to do with an action: fight what is near, find clues, advance, prepare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from orne.arkham import locations, playing, values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, Use
from orne.arkham.acting import Basic, actions_left
from orne.arkham.slots import SLOTS
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.bots.arkham.evaluation import near_death
from orne.bots.arkham.peeking import Peek, peek
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game

if TYPE_CHECKING:
    from orne.bots.arkham.greedy import ArkhamGreedy

MEETING_PLACES = {"core/the-barrier": "core/hallway"}
"""Acts that advance where the investigators meet with enough clues."""
ACTION = 4.0
"""What an action is worth, in points of the evaluation."""


GOOD_WEAPON = 3
"""A weapon that costs so much is one to meet the worst with."""
LATE = 5
"""With so little doom to go on the last agenda there is no more time to prepare."""


def is_weapon(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is something to fight with."""
    return any(text.word == FIGHT for text in g.kind(uid).triggered)


def loaded(g: ArkhamTable, uid: int) -> bool:
    """Whether a card has uses left, or needs none."""
    return not g.kind(uid).facts.uses or g.state.cards[uid].tokens > 0


def ready_for_the_worst(g: ArkhamTable) -> bool:
    """Whether to wake what sleeps behind the act: somebody is well armed, or time runs out."""
    for seat in g.players():
        for uid in values.assets(g, seat):
            if is_weapon(g, uid) and loaded(g, uid) and (g.kind(uid).facts.cost or 0) >= GOOD_WEAPON:
                return True
    if g.state.agenda == NOWHERE or g.state.agenda_deck:
        return False
    return (g.kind(g.state.agenda).facts.doom or 0) - values.doom_in_play(g) <= LATE


class Plan:
    """One question what to do in a turn, and what each answer is worth."""

    def __init__(self, game: Game[Any], decision: Decision, bot: ArkhamGreedy) -> None:
        self.game = game
        self.g = cast(ArkhamTable, game.table)
        self.decision = decision
        self.bot = bot
        self.seat = decision.seat
        g, seat = self.g, self.seat
        self.uid = g.state.investigators[seat]
        self.here = g.state.place[seat]
        self.engaged = [uid for uid in values.engaged_with(g, seat) if not g.state.cards[uid].exhausted]
        self.actions = actions_left(g, seat)
        self.armed = any(is_weapon(g, uid) and loaded(g, uid) for uid in values.assets(g, seat))
        self.well_armed = any(
            is_weapon(g, uid) and loaded(g, uid) and (g.kind(uid).facts.cost or 0) >= GOOD_WEAPON
            for uid in values.assets(g, seat)
        )
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
        state = g.state
        act = state.act
        facts = g.kind(act).facts if act != NOWHERE else None
        if facts is not None and facts.clues is not None:
            held = sum(state.cards[uid].clues for uid in state.investigators)
            if held >= g.per_investigator(facts.clues):
                return self._meeting_place(g.kind(act).slug)
            return self._nearest_clues()
        foes = [uid for uid in values.enemies(g) if g.kind(uid).facts.victory]
        places = [g.location_of(uid) for uid in foes]
        return places[0] if places and places[0] != self.here else NOWHERE

    def _meeting_place(self, act: str) -> int:
        wanted = MEETING_PLACES.get(act)
        for uid in self.g.state.locations:
            if self.g.kind(uid).slug == wanted and uid != self.here:
                return uid
        return NOWHERE

    def _nearest_clues(self) -> int:
        """The nearest location that has clues or is not known yet, the easier ones first."""
        g = self.g
        if g.state.cards[self.here].clues:
            return NOWHERE
        far = locations.distances(g, self.here)
        found = []
        for uid in g.state.locations:
            card = g.state.cards[uid]
            if uid in far and uid != self.here and (card.clues or not card.revealed):
                if locations.can_enter(g, self.seat, uid):
                    found.append((far[uid] + (g.kind(uid).facts.shroud or 0) / 3.0, uid))
        return min(found)[1] if found else NOWHERE

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
            seen = peek(self.game, index)
            return self._test(seen) - self._provoked(basic.kind) if seen else -5.0
        calm = -self._provoked(basic.kind)
        if basic.kind == "move":
            return calm + self._move(basic.target)
        if basic.kind == "engage":
            return -8.0
        return calm + (self._draw() if basic.kind == "draw" else self._resource())

    def _provoked(self, kind: str) -> float:
        """What the attacks of opportunity cost."""
        if kind in (FIGHT, EVADE, "parley", "resign"):
            return 0.0
        return sum(self._attack_cost(uid) for uid in self.engaged)

    def _attack_cost(self, uid: int) -> float:
        """What an attack by an enemy costs."""
        facts = self.g.kind(uid).facts
        health, sanity = values.remaining_health(self.g, self.uid), values.remaining_sanity(self.g, self.uid)
        cost = 2.0 * facts.damage + 3.0 * facts.horror
        cost += near_death(health - facts.damage) - near_death(health)
        return cost + near_death(sanity - facts.horror) - near_death(sanity)

    def _test(self, seen: Peek) -> float:
        g = self.g
        chance = float(seen.chance)
        if seen.kind == FIGHT:
            left = max(1, values.remaining_health(g, seen.target))
            done = min(seen.damage, left) / left
            threat = 6.0 + self._attack_cost(seen.target) + 3.0 * left
            if g.kind(seen.target).facts.victory:
                threat += 30.0
            risk = 0.0
            if values.has_keyword(g, seen.target, "retaliate"):
                risk = (1 - chance) * self._attack_cost(seen.target) * 0.6
            return chance * done * threat - risk + (2.0 * chance if seen.damage >= left else 0.0)
        if seen.kind == EVADE:
            return chance * self._attack_cost(seen.target) * (1.0 if self.actions <= 1 else 0.6)
        clues = g.state.cards[seen.target].clues
        return (14.0 * chance if self._wants_clues() else 1.0) if clues else -3.0

    def _wants_clues(self) -> bool:
        g = self.g
        if g.state.act == NOWHERE:
            return False
        needed = g.per_investigator(g.kind(g.state.act).facts.clues or 0)
        return sum(g.state.cards[uid].clues for uid in g.state.investigators) < needed

    def _move(self, target: int) -> float:
        g = self.g
        if self.goal == NOWHERE:
            return -3.0
        now, then = locations.distances(g, self.here), locations.distances(g, target)
        if self.goal not in then or then[self.goal] >= now.get(self.goal, 99):
            return -3.0
        ready = 0.0 if self.armed or not self._weapon_in_hand() else -3.0
        foes = sum(1 for uid in values.enemies_at(g, target) if not g.state.cards[uid].exhausted)
        return 7.0 + ready - (2.0 if not self.armed else 0.0) * foes

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
        if word == "resign":
            return -100.0
        if word in (FIGHT, EVADE, INVESTIGATE) and not free:
            seen = peek(self.game, index)
            if seen is not None:
                return self._test(seen) - self._provoked(word) - 0.3 * bool(kind.facts.uses)
        if option.verb == "play" and kind.facts.type == "asset":
            return self._asset(use.holder) - (0.0 if free else self._provoked("play"))
        return self._tried(option, free=free)

    def _tried(self, option: Option, *, free: bool) -> float:
        """What an option that no rule speaks about gains over doing nothing, by trying it."""
        stop = self.decision.options[-1]
        points = self.bot.points(self.game, self.decision, [option, stop])
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
            good = (facts.cost or 0) >= GOOD_WEAPON
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
        return (7.5 if "ally" in facts.slots else 5.0) - 0.3 * price

    def _weapon_in_hand(self) -> bool:
        return any(is_weapon(self.g, uid) for uid in self.g.state.hand[self.seat])
