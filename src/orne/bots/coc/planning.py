"""Who goes to which story: plans for committing, judged by reckoning the struggles without playing them.

Rollouts plan in every turn, so this is made to be quick: the characters at a story are bits of a number, the weakest
first, and what a story comes to is reckoned once for all who may be there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
LEAST = 0.01
"""What a change must gain at least."""
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

    def __init__(self, g: CocTable, most: int | None = None) -> None:
        """``most`` is how many of each side are thought of, the strongest; all where nothing is said."""
        self.g = g
        self.attacker = g.state.active
        self.stories: list[int] = list(g.state.row)
        able = [
            [uid for uid in g.index.characters[seat] if commit_refusal(g, uid) is None]
            for seat in (self.attacker, 1 - self.attacker)
        ]
        present = [g.index.committed[story] for story in self.stories]
        there = [uid for sides in present for side in sides for uid in side]
        self.fighters: list[Fighter] = sorted(
            [_fighter(g, uid) for uid in sorted({*able[0], *able[1], *there})], key=_worth
        )
        """Everybody who is or may come to a story, the weakest first; bit n stands for number n."""
        number = {fighter.uid: at for at, fighter in enumerate(self.fighters)}
        self.able: list[list[int]] = [
            sorted([number[uid] for uid in side], key=lambda at: -self.fighters[at].worth)[:most] for side in able
        ]
        """The numbers of those who may commit, attackers and defenders, the strongest first."""
        self.present: list[tuple[int, int]] = [
            (_bits(number, sides[self.attacker]), _bits(number, sides[1 - self.attacker])) for sides in present
        ]
        """Who is at each story already, attackers and defenders."""
        self._number = number
        self._width = len(self.fighters)
        self._struggles = [tuple(values.struggles(g, story)) for story in self.stories]
        self._known: list[dict[int, float]] = [{} for _ in self.stories]

    def attackers(self, plan: Mapping[int, int]) -> list[int]:
        """Who attacks at each story once a plan is carried out."""
        found = [sides[0] for sides in self.present]
        for uid, story in plan.items():
            found[self.stories.index(story)] |= 1 << self._number[uid]
        return found

    def story(self, at: int, attackers: int, defenders: int) -> float:
        """What a story comes to, in points for the attacker."""
        if not attackers:
            return 0.0
        known = self._known[at]
        key = attackers << self._width | defenders
        found = known.get(key)
        if found is None:
            found = known[key] = self._reckon(at, attackers, defenders)
        return found

    def _side(self, bits: int) -> list[Fighter]:
        return [fighter for at, fighter in enumerate(self.fighters) if bits >> at & 1]

    def _reckon(self, at: int, attackers: int, defenders: int) -> float:
        """Resolve a story roughly: the loser of a struggle gives up the least they can."""
        sides = [self._side(attackers), self._side(defenders)]
        points = 0.0
        for fighter in sides[0]:
            points -= TIRED * fighter.worth
        tokens = [0, 0]
        for struggle in self._struggles[at]:
            winner = _winner(sides, struggle)
            if winner < 0:
                continue
            sign = 1.0 if winner == 0 else -1.0
            losers = sides[1 - winner]
            if struggle == TERROR:
                for fighter in losers:
                    if not fighter.sane:
                        losers.remove(fighter)
                        points += sign * GOES_INSANE * fighter.worth
                        break
            elif struggle == COMBAT and losers:
                if any(fighter.hardy for fighter in losers):
                    points += sign * 2.0
                else:
                    points += sign * losers.pop(0).worth
            elif struggle == ARCANE:
                # The strongest stands last.
                points += sign * (TIRED * sides[0][-1].worth if winner == 0 else 1.0)
            elif struggle == INVESTIGATION:
                tokens[winner] += 1
        skill = [0, 0]
        for side in (0, 1):
            for fighter in sides[side]:
                skill[side] += fighter.skill
        if skill[0] > skill[1]:
            tokens[0] += 1 if skill[1] > 0 else 2
        return points + self._tokens(self.stories[at], tokens)

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


def _bits(number: Mapping[int, int], uids: Sequence[int]) -> int:
    """Some characters as bits."""
    found = 0
    for uid in uids:
        found |= 1 << number[uid]
    return found


def _fighter(g: CocTable, uid: int) -> Fighter:
    """A character's numbers."""
    icons = tuple([values.icons(g, uid, struggle) for struggle in STRUGGLES])
    return Fighter(
        uid,
        values.skill(g, uid),
        icons,  # type: ignore[arg-type]
        values.has(g, uid, "fast"),
        not g.can_go_insane(uid),
        g.state.cards[uid].wounds < values.toughness(g, uid) or not g.can_be_wounded(uid),
        strength(g, uid),
    )


def attack(reckoning: Reckoning, *, opposed: bool) -> Plan:
    """A plan of attack: against the best defence, or as if nobody defended."""
    attackers = [sides[0] for sides in reckoning.present]
    defenders = [sides[1] for sides in reckoning.present]
    stories = list(range(len(attackers)))
    if not opposed:
        return _plan(reckoning, _climb(reckoning, reckoning.able[0], stories, attackers, defenders, True))
    found: list[tuple[int, int]] = []
    rest = list(reckoning.able[0])
    now = _opposed(reckoning, attackers)
    while rest:
        least = now + LEAST
        best: tuple[tuple[int, ...], int] | None = None
        for together in ([(at,) for at in rest], list(pairwise(rest))):
            for each in together:
                for story in stories:
                    before = attackers[story]
                    for at in each:
                        attackers[story] |= 1 << at
                    points = _opposed(reckoning, attackers)
                    attackers[story] = before
                    if points > least:
                        best, now, least = (each, story), points, points + LEAST
            if best is not None:
                break
        if best is None:
            break
        for at in best[0]:
            attackers[best[1]] |= 1 << at
            found.append((at, best[1]))
            rest.remove(at)
    return _plan(reckoning, found)


def defence(reckoning: Reckoning, attackers: Plan | None = None) -> Plan:
    """The best defence against attackers: those committed, or those of a plan."""
    defenders = [sides[1] for sides in reckoning.present]
    return _plan(reckoning, _defend(reckoning, reckoning.attackers(attackers or {}), defenders))


def _opposed(reckoning: Reckoning, attackers: list[int]) -> float:
    """What an attack comes to against its best defence."""
    defenders = [sides[1] for sides in reckoning.present]
    _defend(reckoning, attackers, defenders)
    total = 0.0
    for at, each in enumerate(attackers):
        total += reckoning.story(at, each, defenders[at])
    return total


def _defend(reckoning: Reckoning, attackers: list[int], defenders: list[int]) -> list[tuple[int, int]]:
    """Add whoever helps to the defenders; who that is, and where."""
    attacked = [at for at, each in enumerate(attackers) if each]
    return _climb(reckoning, reckoning.able[1], attacked, attackers, defenders, False)


def _climb(
    reckoning: Reckoning, able: list[int], stories: list[int], attackers: list[int], defenders: list[int], attack: bool
) -> list[tuple[int, int]]:
    """Add to one side, one by one, whoever makes it best; two at once where one alone would not."""
    found: list[tuple[int, int]] = []
    rest = list(able)
    sign = 1.0 if attack else -1.0
    own = attackers if attack else defenders
    now = [reckoning.story(at, attackers[at], defenders[at]) for at in range(len(attackers))]
    while rest:
        first = second = where = -1
        least = LEAST
        for at in rest:
            for story in stories:
                more = own[story] | 1 << at
                sides = (more, defenders[story]) if attack else (attackers[story], more)
                gain = sign * (reckoning.story(story, sides[0], sides[1]) - now[story])
                if gain > least:
                    first, where, least = at, story, gain + LEAST
        if first < 0:
            for number in range(len(rest) - 1):
                for story in stories:
                    more = own[story] | 1 << rest[number] | 1 << rest[number + 1]
                    sides = (more, defenders[story]) if attack else (attackers[story], more)
                    gain = sign * (reckoning.story(story, sides[0], sides[1]) - now[story])
                    if gain > least:
                        first, second, where, least = rest[number], rest[number + 1], story, gain + LEAST
        if first < 0:
            break
        for at in (first, second):
            if at >= 0:
                own[where] |= 1 << at
                found.append((at, where))
                rest.remove(at)
        now[where] = reckoning.story(where, attackers[where], defenders[where])
    return found


def _plan(reckoning: Reckoning, found: Sequence[tuple[int, int]]) -> Plan:
    """Numbers of characters and stories as a plan."""
    return {reckoning.fighters[at].uid: reckoning.stories[story] for at, story in found}
