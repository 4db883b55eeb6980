"""Who goes to which story: plans for committing, judged by reckoning the struggles without playing them.

Rollouts plan in every turn, so this is made to be quick: the characters at a story are bits of a number, the weakest
first, and what a story comes to is reckoned once for all who may be there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from orne.bots.coc.evaluation import WIN, strength_by, token_points
from orne.coc import values
from orne.coc.facts import TOKENS_TO_WIN
from orne.coc.rules.commitment import commit_refusal
from orne.coc.rules.success import STORIES_TO_WIN
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


class Fighter:
    """A character as a story sees it."""

    __slots__ = ("fast", "hardy", "icons", "sane", "skill", "uid", "worth")

    def __init__(
        self, uid: int, skill: int, icons: list[int], fast: bool, sane: bool, hardy: bool, worth: float
    ) -> None:
        self.uid = uid
        self.skill = skill
        self.icons = icons
        self.fast = fast
        self.sane = sane
        """Terror does nothing to it."""
        self.hardy = hardy
        """One more wound does not destroy it."""
        self.worth = worth


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
        present = [g.committed[story] for story in self.stories]
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
        self._told: dict[int, float] = {}
        """What tokens gained at a story are worth, once that was asked."""

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

    def _reckon(self, at: int, attackers: int, defenders: int) -> float:
        """Resolve a story roughly: the loser of a struggle gives up the least they can."""
        points = 0.0
        mine: list[Fighter] = []
        theirs: list[Fighter] = []
        number = 0
        for fighter in self.fighters:
            if attackers >> number & 1:
                mine.append(fighter)
                points -= TIRED * fighter.worth
            if defenders >> number & 1:
                theirs.append(fighter)
            number += 1
        gained = lost = 0
        for struggle in self._struggles[at]:
            winner = _winner(mine, theirs, struggle)
            if winner < 0:
                continue
            sign = 1.0 if winner == 0 else -1.0
            losers = theirs if winner == 0 else mine
            if struggle == TERROR:
                for place, fighter in enumerate(losers):
                    if not fighter.sane:
                        del losers[place]
                        points += sign * GOES_INSANE * fighter.worth
                        break
            elif struggle == COMBAT and losers:
                if any(fighter.hardy for fighter in losers):
                    points += sign * 2.0
                else:
                    points += sign * losers.pop(0).worth
            elif struggle == ARCANE:
                # The strongest stands last.
                points += sign * (TIRED * mine[-1].worth if winner == 0 else 1.0)
            elif struggle == INVESTIGATION:
                gained += 1 - winner
                lost += winner
        skill = against = 0
        for fighter in mine:
            skill += fighter.skill
        for fighter in theirs:
            against += fighter.skill
        if skill > against:
            gained += 1 if against > 0 else 2
        key = (at << 8 | gained) << 8 | lost
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = self._tokens(self.stories[at], [gained, lost])
        return points + told

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


def _winner(mine: list[Fighter], theirs: list[Fighter], struggle: int) -> int:
    """Which side wins a struggle, 0 being the attacker; -1 for nobody."""
    icons = 0
    for fighter in mine:
        icons += fighter.icons[struggle]
    more = icons
    for fighter in theirs:
        more -= fighter.icons[struggle]
    if more:
        return 0 if more > 0 else 1
    if not icons:
        return -1
    fast = any(fighter.fast for fighter in mine)
    return -1 if fast == any(fighter.fast for fighter in theirs) else 0 if fast else 1


def _bits(number: Mapping[int, int], uids: Sequence[int]) -> int:
    """Some characters as bits."""
    found = 0
    for uid in uids:
        found |= 1 << number[uid]
    return found


def _fighter(g: CocTable, uid: int) -> Fighter:
    """A character's numbers."""
    icons = [values.icons(g, uid, struggle) for struggle in STRUGGLES]
    skill, toughness, fast = values.skill(g, uid), values.toughness(g, uid), values.has(g, uid, "fast")
    hardy = g.state.cards[uid].wounds < toughness or not g.can_be_wounded(uid)
    worth = strength_by(g, uid, skill, icons, toughness, fast)
    return Fighter(uid, skill, icons, fast, not g.can_go_insane(uid), hardy, worth)


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
        first = second = where = -1
        for at in rest:
            for story in stories:
                before = attackers[story]
                attackers[story] = before | 1 << at
                points = _opposed(reckoning, attackers)
                attackers[story] = before
                if points > least:
                    first, where, now, least = at, story, points, points + LEAST
        if first < 0:  # two at once where one alone would not do
            for number in range(len(rest) - 1):
                for story in stories:
                    before = attackers[story]
                    attackers[story] = before | 1 << rest[number] | 1 << rest[number + 1]
                    points = _opposed(reckoning, attackers)
                    attackers[story] = before
                    if points > least:
                        first, second, where = rest[number], rest[number + 1], story
                        now, least = points, points + LEAST
        if first < 0:
            break
        for at in (first, second):
            if at >= 0:
                attackers[where] |= 1 << at
                found.append((at, where))
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
