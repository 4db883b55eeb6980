"""An investigator for rollouts: the same plan as ever, with tests reckoned at once and texts read instead of tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, Use
from orne.arkham.language.moving import GainAction
from orne.arkham.language.skill_tests import Evading, Fight, Investigate
from orne.arkham.rules import playing, round
from orne.arkham.rules.chart import NUMBER
from orne.arkham.rules.slots import SLOTS
from orne.arkham.rules.turn import Basic
from orne.arkham.state import NOWHERE
from orne.bots.arkham import aims, answering
from orne.bots.arkham.answering import DOOM
from orne.bots.arkham.arms import is_weapon
from orne.bots.arkham.committing import BEFORE_THE_TOKEN
from orne.bots.arkham.features import way
from orne.bots.arkham.goals import goal
from orne.bots.arkham.greedy import meets_the_worst
from orne.bots.arkham.guessing import Guess, against, guesses
from orne.bots.arkham.helping import commit
from orne.bots.arkham.outlook import AT_AN_ENEMY, CLUE
from orne.bots.arkham.plan import BETTER, MOVE, WEAPON, Plan, ready_for_the_worst
from orne.bots.arkham.weapons import blow, hardest_blow
from orne.bots.arkham.worth import OF_NO_USE, of_asset, of_use
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game
from orne.kernel.table import Declines, GameOver, Policy

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

MYTHOS: Final = NUMBER["1.1 mythos phase begins"]
TURNS_OVER: Final = NUMBER["2.3 investigation phase ends"]
CARE = 0.1
"""How much it matters to come near defeat in the last fight: whoever does not win it has lost."""
GOOD_ACTION, FIRST = 12.0, 0.1
"""What the best action must be worth for another one to be bought, which is done first."""
SHORT, HURRY = 10, 2.0
"""With less doom than this to come time grows short, and how much more clues are worth when there is none left."""
LATE = 6
"""With less doom than this to come, coming near defeat matters less and less: the end of time is one as well."""
EARLY = 14
"""With more doom than this to come there is time to prepare where it is safest, before the first act advances."""
WAITING = -0.5
"""What it is worth to advance with time to prepare: less than anything that prepares."""
HASTE = 7.0
"""What a move towards the goal is worth more for each time that a clue is worth more than usual."""
EASY, LIGHT = 0.5, 6.0
"""A chance to find a clue that needs no lamp, and what one is worth where it is smaller."""


class QuickBot:
    """Answers as rollouts do."""

    name = "quick"

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Answer the pending decision of a game."""
        return quick(cast("ArkhamTable", game.table))(decision)


def quick(g: ArkhamTable) -> Policy:
    """A policy for every seat at a table."""

    def answer(decision: Decision) -> Option:
        kind = decision.kind
        if kind == "turn":
            return QuickPlan(g, decision).best()
        if kind == "commit" and g.test is not None:
            return commit(g, g.test, decision)
        if kind == "yes or no" and meets_the_worst(g, decision):
            return decision.options[0 if ready_for_the_worst(g) else 1]
        if decision.options[0].verb in AT_AN_ENEMY:
            return QuickPlan(g, decision).aimed()
        return answering.answer(g, decision)

    return answer


def declining(g: ArkhamTable) -> Declines:
    """What quick players turn down unseen: all windows but the last of their own tests, where chances are paid for."""

    def declines(seat: int, kind: str) -> bool:
        if kind != "window":
            return False
        test = g.test
        return test is None or test.seat != seat or test.step < BEFORE_THE_TOKEN

    return declines


def play_on(g: ArkhamTable, last: int) -> float:
    """Play to the beginning of a round, or to the end of the scenario; how far the group came at its farthest."""
    state = g.state
    farthest = 0.0
    try:
        while not state.over:
            if state.step == TURNS_OVER:
                farthest = max(farthest, way(g))
            if state.round >= last and state.step == MYTHOS:
                break
            round.step(g)
    except GameOver:
        pass
    return farthest


class QuickPlan(Plan):
    """A plan that reckons by what cards say."""

    def __init__(self, g: ArkhamTable, decision: Decision) -> None:
        super().__init__(g, decision, self._seen, lambda wanted: None, doom=DOOM)
        self._at_leisure = (self.look.clue, self.look.care)
        self._moves: list[int] = []
        """The numbers of moves that have not been weighed yet."""
        self._best = 0
        """The number of the best option so far."""
        self._only_the_best = False
        """Whether nobody asks what the others are worth."""
        self._hardest_blow = -1.0
        """How hard the investigator hits as things are, once that was asked."""
        if self.look.last_fight:
            self.look.care = min(self.look.care, CARE)
        left = aims.doom_to_come(g)
        if left < SHORT and self.look.clues_missing:
            self.look.clue *= 1.0 + HURRY * (SHORT - left) / SHORT
        if left < LATE:
            self.look.care = min(self.look.care, max(CARE, left / LATE))

    def _seen(self, index: int) -> Guess | None:
        """The test that an option leads to, against whom it is worth most; None where it leads to none."""
        found = guesses(self.g, self.seat, self.decision.options[index])
        if len(found) < 2:
            return found[0] if found else None
        return max(found, key=self._test)

    def _find_goal(self) -> int:
        """Where to go is decided without hurry or fear."""
        look = self.look
        clue, care = look.clue, look.care
        look.clue, look.care = self._at_leisure
        found = goal(look)
        look.clue, look.care = clue, care
        return found

    def best(self) -> Option:
        """The option worth most, the first of several; moves are weighed last, as often none can be the best."""
        options = self.decision.options
        self._only_the_best = True
        for index, option in enumerate(options):
            value = option.value
            if isinstance(value, Basic) and value.kind == "move":
                self._moves.append(index)
            else:
                self._weigh(index, option)
        self._weigh_moves()
        return options[self._best]

    def _is_beaten(self, points: float) -> bool:
        """Whether something is better, and nothing more need be known."""
        return self._only_the_best and points < self.most

    def _weigh(self, index: int, option: Option) -> None:
        points = self.points(index, option)
        if points > self.most or (points == self.most and index < self._best):
            self._best, self.most = index, points

    def _weigh_moves(self) -> None:
        """Weigh the moves, unless something is better than any move can be."""
        moves, self._moves = self._moves, []
        if moves and self.most <= self._move_at_most() - self._provoked("move"):
            for index in moves:
                self._weigh(index, self.decision.options[index])

    def ranked(self) -> list[Option]:
        """The options, the one worth most first."""
        points: list[tuple[float, int]] = []
        for index, option in enumerate(self.decision.options):
            worth = self.points(index, option)
            self.most = max(self.most, worth)
            points.append((-worth, index))
        return [self.decision.options[index] for _, index in sorted(points)]

    def aimed(self) -> Option:
        """Whom to fight or to evade with a card."""
        options = self.decision.options
        source = self.decision.source
        effect = _at_an_enemy(self.g, source) if source >= 0 else None
        if effect is None:
            return max(options, key=lambda option: self.look.attack_cost(option.cards[0]))
        use = self.g.use_of(source, self.seat)
        return max(options, key=lambda option: self._test(against(self.g, use, effect, option.cards[0])))

    def points(self, index: int, option: Option) -> float:
        """What an option is worth."""
        if option.verb == "advance" and self._may_wait():
            return WAITING
        return super().points(index, option)

    def _may_wait(self) -> bool:
        """Whether the first act had better wait: nobody is near, and there is time to prepare."""
        g = self.g
        early = len(g.state.act_deck) >= 2 and aims.doom_to_come(g) > EARLY
        return early and not self.look.engaged and not ready_for_the_worst(g)

    def _move(self, target: int) -> float:
        """What a move is worth: more in a hurry."""
        points = super()._move(target)
        return points + self._haste() if points > 0.0 else points

    def _haste(self) -> float:
        """What a move is worth more in a hurry."""
        return HASTE * (self.look.clue / CLUE - 1.0)

    def _move_at_most(self) -> float:
        """What no move is worth more than."""
        return MOVE + max(0.0, self._haste())

    def _tried(self, option: Option, *, free: bool) -> float:
        """What an option that no rule speaks about is worth."""
        use = option.value
        if not isinstance(use, Use):
            return OF_NO_USE
        if free and use.ability is not None and isinstance(use.ability.effect, GainAction):
            self._weigh_moves()
            return self.most + FIRST if self.most >= GOOD_ACTION else OF_NO_USE
        points = of_use(self.look, use)
        provokes = not free and use.word not in (FIGHT, EVADE) and (use.ability is None or use.ability.provokes)
        return points - self._provoked("use") if provokes else points

    def _asset(self, uid: int) -> float:
        """What it is worth to play an asset now, and to lose what must make room for it."""
        g, look = self.g, self.look
        lost = self._making_room(uid)
        if is_weapon(g, uid):
            if self._hardest_blow < 0.0:
                self._hardest_blow = hardest_blow(g, self.seat)
            better = BETTER * (blow(g, self.seat, uid) - self._hardest_blow)
            return WEAPON + max(0.0, better) - lost if better >= 1.0 or not look.armed else 0.5 - lost
        price = playing.cost(g, self.seat, uid)
        if not look.armed and look.weapon_in_hand() and g.state.resources[self.seat] - price < 3:
            return -1.0
        return of_asset(g, uid) + self._light(uid) - lost - 0.3 * price

    def _light(self, uid: int) -> float:
        """What an asset is worth more that makes it easier to look around, where that is hard."""
        g, look = self.g, self.look
        if not look.clues_missing or not _gives_light(g, uid):
            return 0.0
        place = look.here if self.goal == NOWHERE else self.goal
        if not aims.clues_at(g, place) or aims.chance_of_a_clue(g, self.seat, place) >= EASY:
            return 0.0
        return LIGHT

    def _making_room(self, uid: int) -> float:
        """What the assets are worth that must go for another."""
        g = self.g
        lost = 0.0
        slots = g.kind(uid).facts.slots
        if not slots:
            return 0.0
        held = values.assets(g, self.seat)
        taken = [slot for other in held for slot in g.kind(other).facts.slots]
        for slot in set(slots):
            over = taken.count(slot) + slots.count(slot) - SLOTS[slot]
            if over > 0:
                there = sorted(of_asset(g, other) for other in held if slot in g.kind(other).facts.slots)
                lost += sum(there[:over])
        return lost


def _gives_light(g: ArkhamTable, uid: int) -> bool:
    """Whether a card makes it easier to look around."""
    for ability in g.kind(uid).triggered:
        if isinstance(ability.effect, Investigate) and ability.effect.shroud < 0:
            return True
    return False


def _at_an_enemy(g: ArkhamTable, uid: int) -> Fight | Evading | None:
    """What a card does to an enemy in a test."""
    kind = g.kind(uid)
    for ability in (*kind.triggered, *([kind.played] if kind.played is not None else ())):
        if isinstance(ability.effect, Fight | Evading):
            return ability.effect
    return None
