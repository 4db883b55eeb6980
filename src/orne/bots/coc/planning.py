"""Who goes to which story: plans for committing, judged by reckoning the struggles without playing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from orne.bots.coc.evaluation import WIN, strength, token_points
from orne.coc import values
from orne.coc.rules.commitment import commit_refusal
from orne.coc.rules.success import STORIES_TO_WIN, TOKENS_TO_WIN
from orne.coc.values import ARCANE, COMBAT, INVESTIGATION, STRUGGLES, TERROR

if TYPE_CHECKING:
    from orne.coc.table import CocTable

Plan = dict[int, int]
"""Characters and the stories they go to."""
GOES_INSANE = 0.65
"""How much of a character is lost when it goes insane."""
TIRED = 0.1
"""What it costs to have an attacker exhausted in the opponent's turn, as a part of its worth."""


class Fighter(NamedTuple):
    """A character as a story sees it."""

    uid: int
    skill: int
    icons: tuple[int, int, int, int]
    fast: bool
    sane: bool
    """Terror does nothing to it."""
    hardy: bool
    """One more wound does not destroy it."""
    worth: float


class Reckoning:
    """The characters and stories of one story phase, and what they would come to."""

    def __init__(self, g: CocTable) -> None:
        self.g = g
        self.attacker = g.state.active
        self._fighters: dict[int, Fighter] = {}
        self._known: dict[tuple[int, frozenset[int], frozenset[int]], float] = {}
        self.present = {
            story: (frozenset(sides[self.attacker]), frozenset(sides[1 - self.attacker]))
            for story, sides in g.index.committed.items()
        }
        self._struggles = {story: values.struggles(g, story) for story in g.state.row}

    def able(self, seat: int) -> list[int]:
        """The characters of a seat that may commit, the strongest first."""
        found = [uid for uid in self.g.index.characters[seat] if commit_refusal(self.g, uid) is None]
        return sorted(found, key=lambda uid: -self.fighter(uid).worth)

    def fighter(self, uid: int) -> Fighter:
        """A character's numbers, looked up once."""
        found = self._fighters.get(uid)
        if found is None:
            g = self.g
            icons = tuple(values.icons(g, uid, struggle) for struggle in STRUGGLES)
            found = self._fighters[uid] = Fighter(
                uid,
                values.skill(g, uid),
                icons,  # type: ignore[arg-type]
                values.has(g, uid, "fast"),
                not g.can_go_insane(uid),
                g.state.cards[uid].wounds < values.toughness(g, uid) or not g.can_be_wounded(uid),
                strength(g, uid),
            )
        return found

    def story(self, story: int, attackers: Iterable[int], defenders: Iterable[int]) -> float:
        """What a story comes to, in points for the attacker."""
        key = (story, frozenset(attackers), frozenset(defenders))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckon(*key)
        return found

    def _reckon(self, story: int, attackers: frozenset[int], defenders: frozenset[int]) -> float:
        """Resolve a story roughly: the loser of a struggle gives up the least they can."""
        if not attackers:
            return 0.0
        fighter_of = self.fighter
        sides = [sorted([fighter_of(uid) for uid in side], key=_worth) for side in (attackers, defenders)]
        points = -TIRED * sum([fighter.worth for fighter in sides[0]])
        tokens = [0, 0]
        for struggle in self._struggles[story]:
            winner = _winner(sides, struggle)
            if winner < 0:
                continue
            sign = 1.0 if winner == 0 else -1.0
            losers = sides[1 - winner]
            if struggle == TERROR:
                lost = next((fighter for fighter in losers if not fighter.sane), None)
                if lost is not None:
                    losers.remove(lost)
                    points += sign * GOES_INSANE * lost.worth
            elif struggle == COMBAT and losers:
                if any(fighter.hardy for fighter in losers):
                    points += sign * 2.0
                else:
                    points += sign * losers.pop(0).worth
            elif struggle == ARCANE:
                points += sign * (TIRED * max(fighter.worth for fighter in sides[winner]) if winner == 0 else 1.0)
            elif struggle == INVESTIGATION:
                tokens[winner] += 1
        skill = [sum([fighter.skill for fighter in side]) for side in sides]
        if skill[0] > skill[1]:
            tokens[0] += 1 if skill[1] > 0 else 2
        return points + self._tokens(story, tokens)

    def _tokens(self, story: int, gained: list[int]) -> float:
        """What tokens gained at a story are worth, winning it included."""
        state = self.g.state
        success = state.cards[story].success
        mine, theirs = success[self.attacker], success[1 - self.attacker]
        after = [mine + gained[0], theirs + gained[1]]
        for side, seat in ((1, 1 - self.attacker), (0, self.attacker)):
            if after[side] >= TOKENS_TO_WIN:
                sign = 1.0 if side == 0 else -1.0
                if len(state.won[seat]) == STORIES_TO_WIN - 1:
                    return sign * WIN / 10
                rest = token_points(theirs, mine) if side == 0 else token_points(mine, theirs)
                own = token_points(mine, theirs) if side == 0 else token_points(theirs, mine)
                return sign * (130.0 + rest - own)
        before = token_points(mine, theirs) - token_points(theirs, mine)
        return token_points(after[0], after[1]) - token_points(after[1], after[0]) - before


def _worth(fighter: Fighter) -> float:
    return fighter.worth


def _winner(sides: list[list[Fighter]], struggle: int) -> int:
    """Which side wins a struggle, 0 being the attacker; -1 for nobody."""
    mine = theirs = 0
    for fighter in sides[0]:
        mine += fighter.icons[struggle]
    for fighter in sides[1]:
        theirs += fighter.icons[struggle]
    if mine != theirs:
        return 0 if mine > theirs else 1
    if not mine:
        return -1
    fast = [any(fighter.fast for fighter in side) for side in sides]
    return -1 if fast[0] == fast[1] else fast.index(True)


def attack(reckoning: Reckoning, *, opposed: bool) -> Plan:
    """A plan of attack: against the best defence, or as if nobody defended."""
    able = reckoning.able(reckoning.attacker)
    stories = list(reckoning.g.state.row)

    def points(plan: Plan) -> float:
        if opposed:
            answer = defence(reckoning, plan)
            return _total(reckoning, plan, answer)
        return _total(reckoning, plan, {})

    return _climb(able, stories, points, {})


def defence(reckoning: Reckoning, attackers: Plan | None = None) -> Plan:
    """The best defence against attackers: those committed, or those of a plan."""
    plan = attackers or {}
    stories = [story for story in reckoning.g.state.row if reckoning.present[story][0] or story in plan.values()]
    able = reckoning.able(1 - reckoning.attacker)
    return _climb(able, stories, lambda answer: -_total(reckoning, plan, answer), {})


def _total(reckoning: Reckoning, attackers: Plan, defenders: Plan) -> float:
    """What all stories come to, in points for the attacker."""
    total = 0.0
    for story, (here, there) in reckoning.present.items():
        mine = here.union(uid for uid, where in attackers.items() if where == story)
        if mine:
            theirs = there.union(uid for uid, where in defenders.items() if where == story)
            total += reckoning.story(story, mine, theirs)
    return total


def _climb(able: list[int], stories: list[int], points: Callable[[Plan], float], start: Plan) -> Plan:
    """Add to a plan, one by one, whoever makes it best; two at once where one alone would not."""
    plan = dict(start)
    best = points(plan)
    while True:
        rest = [uid for uid in able if uid not in plan]
        tries = [{**plan, uid: story} for uid in rest for story in stories]
        better = _best(tries, points, best)
        if better is None and len(rest) > 1:
            pairs = pairwise(rest)
            better = _best([{**plan, a: story, b: story} for a, b in pairs for story in stories], points, best)
        if better is None:
            return plan
        best, plan = better


def _best(tries: list[Plan], points: Callable[[Plan], float], least: float) -> tuple[float, Plan] | None:
    """The best of some plans, if it is better than what there is."""
    found: tuple[float, Plan] | None = None
    for plan in tries:
        value = points(plan)
        if value > least + 0.01:
            least = value
            found = (value, plan)
    return found
