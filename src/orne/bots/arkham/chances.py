"""The chance of a skill test as a plain number, reckoned quickly: rollouts ask for thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from orne.arkham import odds
from orne.arkham.rules import chaos
from orne.arkham.rules.skill_test import counted, no_tokens, standing, treated_as
from orne.arkham.scenario import scenario_of
from orne.arkham.skill_test import SkillTest

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

NUMBERS: Final = {f"{number:+}" if number else "0": number for number in range(-99, 100)}
"""The tokens that bear a number."""
NEVER, ALWAYS = -1_000, 1_000
"""What stands for a token that fails or passes a test by itself."""


class Chances:
    """The chance of one test for any number of icons more, the bag gone through once."""

    __slots__ = ("_difficulty", "_g", "_known", "_tokens", "_value", "test")

    def __init__(self, g: ArkhamTable, test: SkillTest) -> None:
        self._g = g
        self.test = test
        self._value = standing(g, test)
        self._difficulty = max(0, test.difficulty(g))
        self._tokens = _modifiers(g, test)
        self._known: dict[int, float] = {}

    def with_more(self, more: int = 0) -> float:
        """The chance with a number of icons more; the same as ``odds`` works out exactly."""
        known = self._known.get(more)
        if known is None:
            known = self._known[more] = self._reckoned(more)
        return known

    def passes(self, token: str) -> bool:
        """Whether the test is passed with a token that is revealed."""
        known = _of_bag(self._g, self.test, (token,))
        return known is not None and (not self._difficulty or self._value + known[0] >= self._difficulty)

    def now(self, more: int) -> bool:
        """Whether the test is passed as it stands, its tokens revealed, with a number more."""
        return self._value + more >= self._difficulty

    def _reckoned(self, more: int) -> float:
        value, tokens = self._value + more, self._tokens
        if tokens is None:
            self.test.bonus += more
            try:
                return float(odds.of_test(self._g, self.test).chance)
            finally:
                self.test.bonus -= more
        if not self._difficulty:  # a value below 0 counts as 0
            return 1.0 - tokens.count(NEVER) / len(tokens)
        least = self._difficulty - value
        return sum(1 for modifier in tokens if modifier >= least) / len(tokens)


def _modifiers(g: ArkhamTable, test: SkillTest) -> list[int] | None:
    """What each token in the bag adds to a test; None where one asks for another."""
    if test.automatic is not None:
        return [ALWAYS if test.automatic else NEVER]
    if no_tokens(g, test.seat):
        return [0]
    state = g.state
    if test.tokens or g.index.tokens_times:
        return _of_bag(g, test, tuple(chaos.remaining(state.bag, test.tokens)))
    # Most tests are reckoned with the whole bag: what it holds for an investigator is kept until a card changes.
    key = (state.investigators[test.seat], "tokens")
    bag, known = state.values.get(key, ((), None))
    if bag is not state.bag:
        known = _of_bag(g, test, state.bag)
        state.values[key] = state.bag, known
    return cast(list[int] | None, known)


def _of_bag(g: ArkhamTable, test: SkillTest, bag: tuple[str, ...]) -> list[int] | None:
    """What each of these tokens adds; an empty bag adds nothing."""
    if not bag:
        return [0]
    known: dict[str, int] = {}
    scenario = scenario_of(g)
    for token in set(bag):
        number = NUMBERS.get(token)
        if number is not None:
            known[token] = counted(g, test, number)
        elif treated_as(g, test, token) == chaos.AUTO_FAIL:
            known[token] = NEVER
        elif token == chaos.ELDER_SIGN:
            known[token] = _elder_sign(g, test.seat)
        else:
            if scenario.reveals_another(g, test.seat, token):
                return None
            known[token] = counted(g, test, scenario.token_modifier(g, test.seat, token))
    return [known[token] for token in bag]


def _elder_sign(g: ArkhamTable, seat: int) -> int:
    """What the investigator's own token adds; a blank investigator's adds nothing."""
    uid = g.state.investigators[seat]
    sign = g.kind(uid).elder_sign
    if sign is None or uid in g.index.blank:
        return 0
    return ALWAYS if sign.is_success(g, seat) else sign.modifier(g, seat)


def chance(g: ArkhamTable, test: SkillTest, more: int = 0) -> float:
    """The chance of a test as it stands, with a number of icons more."""
    return Chances(g, test).with_more(more)


def of_skill(g: ArkhamTable, seat: int, skill: int, difficulty: int, bonus: int = 0) -> float:
    """The chance of a plain test of a skill against a number."""
    test = SkillTest(seat, skill, lambda g: difficulty)
    test.bonus = bonus
    return chance(g, test)
