"""The exact chance of a skill test: every token in the bag is tried, none is drawn.

What players might still do (reactions, cards that redraw a token) is left out: the chance is that of the test as it
stands, with what is committed now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT
from orne.arkham.rules import chaos
from orne.arkham.rules.skill_test import counted, icons, no_tokens, standing, treated_as, usable
from orne.arkham.scenario import scenario_of
from orne.arkham.skill_test import SkillTest

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

__all__ = ["Odds", "of_action", "of_plain", "of_test", "percent", "with_cards"]
"""What is public; docs/library.md says so too."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The numbers of a test before its token."""

    value: int
    """Skill, icons and bonuses, and tokens revealed so far."""
    difficulty: int
    chance: Fraction
    fails_on: tuple[str, ...]
    """The tokens that fail the test as the next one, each once, in the order of the bag."""

    @property
    def percent(self) -> int:
        """The chance in whole per cent."""
        return percent(self.chance)


def percent(chance: Fraction) -> int:
    """A chance in whole per cent; 100 and 0 only where it is certain or impossible."""
    return int(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def of_test(g: ArkhamTable, test: SkillTest) -> Odds:
    """The numbers of a test that is under way, with what is committed to it."""
    value = standing(g, test)
    difficulty = max(0, test.difficulty(g))
    if test.automatic is not None or no_tokens(g, test.seat):
        succeeds = test.automatic is not False and (test.automatic is True or max(0, value) >= difficulty)
        return Odds(value, difficulty, Fraction(int(succeeds)), ())
    worth = _Worth(g, test, value, difficulty)
    left = chaos.remaining(g.state.bag, test.tokens)
    fails = tuple(token for token in dict.fromkeys(left) if not worth.after(Counter(left), token, 0))
    return Odds(value, difficulty, worth.chance(Counter(left), 0), fails)


def with_token(g: ArkhamTable, test: SkillTest, token: str) -> Fraction:
    """The chance of a test once a token that is revealed has been resolved."""
    if test.automatic is not None:
        return of_test(g, test).chance
    worth = _Worth(g, test, standing(g, test), max(0, test.difficulty(g)))
    return worth.after(Counter(chaos.remaining(g.state.bag, test.tokens)), token, 0)


def with_cards(g: ArkhamTable, test: SkillTest, cards: Sequence[int]) -> Odds:
    """The numbers of a test if these cards were committed too."""
    return with_icons(g, test, sum(icons(g, uid, test.skill) for uid in cards))


def with_icons(g: ArkhamTable, test: SkillTest, more: int) -> Odds:
    """The numbers of a test if that many more icons were committed."""
    test.bonus += more
    try:
        return of_test(g, test)
    finally:
        test.bonus -= more


def of_action(g: ArkhamTable, seat: int, kind: str, target: int = -1) -> Odds | None:
    """The numbers of a basic investigate, fight or evade action, nothing committed; None for other actions.

    Where a text lets another skill stand in, it is the better one that is used.
    """
    if kind == INVESTIGATE:
        place = g.state.place[seat]
        with_ = values.investigated_with(g, place)
        skill, aim = INTELLECT if with_ is None else with_, place
        difficulty: Callable[[ArkhamTable], int] = lambda g: values.shroud(g, place)  # noqa: E731
    elif kind == FIGHT:
        skill, aim, difficulty = COMBAT, target, lambda g: values.fight(g, target)
    elif kind == EVADE:
        skill, aim, difficulty = AGILITY, target, lambda g: values.evade(g, target)
    else:
        return None
    ways = [of_test(g, SkillTest(seat, each, difficulty, kind, aim)) for each in usable(g, seat, skill)]
    return max(ways, key=lambda way: way.chance)


def of_plain(g: ArkhamTable, seat: int, skill: int, difficulty: int) -> Odds:
    """The numbers of a plain test of a skill against a number."""
    return of_test(g, SkillTest(seat, skill, lambda g: difficulty))


class _Worth:
    """What each token does to one test, worked out once."""

    def __init__(self, g: ArkhamTable, test: SkillTest, value: int, difficulty: int) -> None:
        self.value = value
        self.difficulty = difficulty
        scenario = scenario_of(g)
        self.sure: dict[str, bool] = {}
        """Tokens that decide the test by themselves."""
        self.modifier: dict[str, int] = {}
        self.again: set[str] = set()
        for token in set(g.state.bag):
            if chaos.is_number(token):
                self.modifier[token] = counted(g, test, int(token))
            elif treated_as(g, test, token) == chaos.AUTO_FAIL:
                self.sure[token] = False
            elif token == chaos.ELDER_SIGN:
                self._elder_sign(g, test.seat)
            else:
                self.modifier[token] = counted(g, test, scenario.token_modifier(g, test.seat, token))
                if scenario.reveals_another(g, test.seat, token):
                    self.again.add(token)

    def _elder_sign(self, g: ArkhamTable, seat: int) -> None:
        """The investigator's own effect; a blank investigator has none."""
        uid = g.state.investigators[seat]
        sign = g.kind(uid).elder_sign
        if sign is None or uid in g.index.blank:
            self.modifier[chaos.ELDER_SIGN] = 0
        elif sign.is_success(g, seat):
            self.sure[chaos.ELDER_SIGN] = True
        else:
            self.modifier[chaos.ELDER_SIGN] = sign.modifier(g, seat)

    def chance(self, left: Counter[str], modifier: int) -> Fraction:
        """The chance with these tokens in the bag, those revealed before having given a modifier."""
        number = left.total()
        if not number:
            return Fraction(int(max(0, self.value + modifier) >= self.difficulty))
        return sum(
            (Fraction(copies, number) * self.after(left, token, modifier) for token, copies in left.items() if copies),
            Fraction(0),
        )

    def after(self, left: Counter[str], token: str, modifier: int) -> Fraction:
        """The chance once a token has been revealed; one that asks for another stays out of the bag."""
        if token in self.sure:
            return Fraction(int(self.sure[token]))
        modifier += self.modifier[token]
        if token in self.again:
            return self.chance(left - Counter((token,)), modifier)
        return Fraction(int(max(0, self.value + modifier) >= self.difficulty))
