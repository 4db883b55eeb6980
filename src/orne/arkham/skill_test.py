"""A skill test under way: what the rules and the cards know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from orne.arkham.abilities import Effect, Use
from orne.arkham.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


Difficulty = Callable[["ArkhamTable"], int]


class Result(NamedTuple):
    """One result of a test: its name, what it does, whom it concerns if not the tester, and the card it is from.

    The effect is what a card's text does in it, so that it can be told beforehand.
    """

    name: str
    do: Callable[[ArkhamTable, SkillTest], Any]
    seat: int = NOBODY
    card: int = NOWHERE
    effect: Effect | None = None


class SkillTest:
    """A skill test under way."""

    __slots__ = (
        "adjust", "automatic", "bonus", "clues", "committed", "committing", "damage", "difficulty",
        "effects", "facing", "kind", "margin", "on_fail", "on_success", "seat", "skill", "source", "step", "success",
        "target", "token_text", "tokens", "turned", "value", "varying",
    )  # fmt: skip

    def __init__(
        self, seat: int, skill: int, difficulty: Difficulty, kind: str = "", target: int = -1, source: Use | None = None
    ) -> None:
        self.seat = seat
        self.skill = skill
        self.difficulty = difficulty
        self.kind = kind
        """``fight``, ``evade``, ``investigate`` or nothing."""
        self.target = target
        self.source = source
        self.step = 1
        """How far it has come: ST.1 to ST.8."""
        self.bonus = 0
        """Bonuses for this test alone."""
        self.varying: Callable[[ArkhamTable], int] | None = None
        """One that follows the game while the test is under way (ahlcg/modifiers/a)."""
        self.damage = 1
        """What an attack deals on success."""
        self.clues = 1
        """What an investigation discovers on success."""
        self.adjust: list[Callable[[ArkhamTable, SkillTest], Any]] = []
        """What changes the size of the results when they are known: texts of weapons about their damage."""
        self.committing: list[int] = []
        """Who is asked for cards, and then who is still to be asked unless somebody commits one."""
        self.committed: list[tuple[int, int]] = []
        self.tokens: list[str] = []
        """The tokens that were revealed and resolved."""
        self.facing = ""
        """The token that is revealed and may still be answered before it is resolved."""
        self.turned: set[int] = set()
        """The places of those whose minus counts as a plus."""
        self.automatic: bool | None = None
        self.on_success: list[Result] = []
        self.on_fail: list[Result] = []
        self.effects: list[Callable[[ArkhamTable, SkillTest], Any]] = []
        """What waits until after the test."""
        self.token_text: list[Callable[[ArkhamTable, SkillTest, str], Any]] = []
        """Riders on revealed tokens: a weapon's text about symbols."""
        self.value = 0
        self.margin = 0
        self.success = False

    @property
    def about(self) -> int:
        """The card it is about: what is fought, evaded or investigated, else what asks for the test."""
        if self.target != NOWHERE:
            return self.target
        return NOWHERE if self.source is None else self.source.holder

    def again(self) -> SkillTest:
        """The same test once more, to try something on: written out, because a compiled object cannot be copied."""
        test = SkillTest(self.seat, self.skill, self.difficulty, self.kind, self.target, self.source)
        test.step, test.bonus, test.varying = self.step, self.bonus, self.varying
        test.damage, test.clues, test.adjust = self.damage, self.clues, list(self.adjust)
        test.committed, test.tokens, test.turned = list(self.committed), list(self.tokens), set(self.turned)
        test.committing = list(self.committing)
        test.facing = self.facing
        test.automatic, test.effects, test.token_text = self.automatic, list(self.effects), list(self.token_text)
        test.on_success, test.on_fail = list(self.on_success), list(self.on_fail)
        test.value, test.margin, test.success = self.value, self.margin, self.success
        return test


class Revealing(NamedTuple):
    """How many tokens are revealed and how many of those resolved, or which ones without drawing any."""

    number: int = 1
    resolved: int = 1
    instead: tuple[str, ...] = ()


ONE_TOKEN: Final = Revealing()
