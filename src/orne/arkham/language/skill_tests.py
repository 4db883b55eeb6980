"""Skill tests: plain ones, fighting, evading and investigating with a card, and what changes them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, Ability, Doing, Effect, Use, free
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, SKILLS
from orne.arkham.language.conditions import in_test_of
from orne.arkham.language.costs import Resources
from orne.arkham.language.joining import name_of
from orne.arkham.language.select import ENEMY, ENGAGED, FIGHTABLE, HERE
from orne.arkham.numbers import Number, amount_words
from orne.arkham.rules import skill_test
from orne.arkham.rules.chaos import AUTO_FAIL, BAD_SYMBOLS, ELDER_SIGN, SKULL
from orne.arkham.rules.evade import evade
from orne.arkham.rules.fight import fight
from orne.arkham.rules.investigate import can_investigate, investigate
from orne.arkham.rules.skill_test import reverse_sign, treated_as
from orne.arkham.selector import Sel, exists, meant_refusal, open_candidates
from orne.arkham.sentences import listed
from orne.arkham.skill_test import Result, Revealing, SkillTest
from orne.arkham.state import NOBODY
from orne.arkham.table import ArkhamTable

__all__ = [
    "AUTO_FAIL", "BAD_SYMBOLS", "ELDER_SIGN", "SKULL", "Evading", "Fight", "Investigate", "MoreClues", "MoreDamage",
    "RevealTokens", "Revealed", "ReverseSign", "Test", "TestBonus", "pay_for",
]  # fmt: skip


class Test(Doing):
    """A test of a skill, or of one of several, against a number; its results are effects."""

    __slots__ = ("difficulty", "fail", "skills", "success")
    __test__ = False  # not a test case

    possible = None

    def __init__(
        self,
        skill: int | tuple[int, ...],
        difficulty: int,
        *,
        success: Effect | None = None,
        fail: Effect | None = None,
    ) -> None:
        self.skills = (skill,) if isinstance(skill, int) else skill
        self.difficulty = difficulty
        self.success = success
        self.fail = fail

    @property
    def is_test(self) -> bool:
        """It is nothing else."""
        return True

    @property
    def text(self) -> str:
        """The test and its results in words."""
        told = f"test {' or '.join(SKILLS[each] for each in self.skills)} ({self.difficulty})"
        told += f"; on a success, {self.success.text}" if self.success is not None else ""
        return told + (f"; on a failure, {self.fail.text}" if self.fail is not None else "")

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Perform it, at once or when a test under way is over."""
        skill = self.skills[0]
        if len(self.skills) > 1:
            names = [(SKILLS[each], each) for each in self.skills]
            skill = int(g.choose_one(use.seat, "Which skill do you test?", names, use.holder))

        def prepare(test: SkillTest) -> None:
            title = g.title(use.holder)
            seat = _whom(g, use)
            if self.success is not None:
                by_text = lambda g, test: _result(g, use, self.success)  # noqa: E731
                test.on_success.append(Result(title, by_text, seat, effect=self.success))
            if self.fail is not None:
                test.on_fail.append(Result(title, lambda g, test: _result(g, use, self.fail), seat, effect=self.fail))

        return skill_test.plain_test(g, use.seat, skill, self.difficulty, use, prepare).success


def _whom(g: ArkhamTable, use: Use) -> int:
    """Whom the results of a test concern: whoever was chosen for it need not be the tester."""
    people = g.state.investigators
    chosen = [people.index(uid) for uid, _ in use.targets[-1] if uid in people] if use.targets else []
    return chosen[-1] if chosen else NOBODY


def _result(g: ArkhamTable, use: Use, effect: Effect | None) -> None:
    if effect is not None:
        g.carry_out(effect, use)


class Revealed:
    """What a card does once if one of some symbols is revealed in its test (ahlcg/chaos-tokens/g)."""

    __slots__ = ("afterwards", "effect", "symbols", "words")

    def __init__(self, symbols: Collection[str], effect: Effect, *, afterwards: bool = False) -> None:
        self.symbols = frozenset(symbols)
        self.effect = effect
        self.afterwards = afterwards
        """Whether it is done when the test is over."""
        if self.symbols == frozenset(BAD_SYMBOLS):
            self.words = "a symbol other than the elder sign"
        else:
            self.words = " or ".join(f"the {each}" for each in sorted(self.symbols))

    @property
    def text(self) -> str:
        """It in words."""
        later = " afterwards" if self.afterwards else ""
        return f"if {self.words} is revealed, {self.effect.text}{later}"

    def prepare(self, use: Use, test: SkillTest) -> None:
        """Let it follow from the tokens of a test."""

        def rider(g: ArkhamTable, test: SkillTest, token: str) -> None:
            symbols = self.symbols
            if token not in symbols or sum(treated_as(g, test, each) in symbols for each in test.tokens) != 1:
                return
            if self.afterwards:
                test.effects.append(lambda g, test: g.carry_out(self.effect, use))
            else:
                g.carry_out(self.effect, use)

        test.token_text.append(rider)


class Fight(Doing):
    """A fight with a bonus to the skill and to the damage."""

    __slots__ = ("bonus", "damage", "revealed", "skill", "standard")

    word = FIGHT
    target: ClassVar[Sel] = ENEMY & HERE & FIGHTABLE
    needs = "there is an enemy to fight"

    def __init__(
        self,
        bonus: int | Number = 0,
        *,
        damage: int | Number = 0,
        standard: Number | None = None,
        skill: int = COMBAT,
        revealed: Revealed | None = None,
    ) -> None:
        self.bonus = bonus
        self.damage = damage
        """What it deals beside the standard 1."""
        self.standard = standard
        """What takes the place of the standard 1; bonuses come on top."""
        self.skill = skill
        self.revealed = revealed

    @property
    def text(self) -> str:
        """The fight in words."""
        bonus, damage = self.bonus, self.damage
        told = [f"{bonus:+d} {SKILLS[self.skill]}"] if isinstance(bonus, int) and bonus else []
        told += [amount_words(bonus, SKILLS[self.skill])] if isinstance(bonus, Number) else []
        told += [f"{damage:+d} damage"] if isinstance(damage, int) and damage else []
        told += [amount_words(damage, "damage")] if isinstance(damage, Number) else []
        told += [f"{self.standard.words} as its standard damage"] if self.standard is not None else []
        told += [f"{SKILLS[self.skill]} instead of combat"] if self.skill != COMBAT else []
        after = f"; {self.revealed.text}" if self.revealed is not None else ""
        return f"fight{' with ' if told else ''}{listed(told)}{after}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether there is an enemy to fight."""
        if not g.index.immunity:
            return exists(g, use, self.target)
        return bool(open_candidates(g, use, self.target))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Choose the enemy and fight it."""
        target = _choose_enemy(g, use, self.target, "fight")
        if target < 0:
            return False
        bonus, damage = self.bonus, self.damage

        def prepare(test: SkillTest) -> None:
            if isinstance(damage, Number):
                test.adjust.append(lambda g, test: _hit(test, damage.of(g, use)))
            if (standard := self.standard) is not None:
                test.adjust.append(lambda g, test: _hit(test, standard.of(g, use) - 1))
            if self.revealed is not None:
                self.revealed.prepare(use, test)

        more = bonus if isinstance(bonus, int) else lambda g: bonus.of(g, use)
        extra = damage if isinstance(damage, int) else 0
        return fight(g, use.seat, target, source=use, skill=self.skill, bonus=more, damage_bonus=extra, prepare=prepare)


def _hit(test: SkillTest, more: int) -> None:
    test.damage += more


def _choose_enemy(g: ArkhamTable, use: Use, what: Sel, verb: str) -> int:
    """Choose the enemy that is fought or evaded with a card, or -1."""
    targets = open_candidates(g, use, what)
    if not targets:
        g.note("no effect", use.holder, seat=use.seat)
        return -1
    return g.choose_card(
        use.seat,
        f"{verb.capitalize()} which enemy?",
        targets,
        verb,
        use.holder,
        lambda uid: meant_refusal(g, use, what, uid),
    )


class Evading(Doing):
    """An attempt to evade an enemy with a card; what happens on success besides is done to the enemy."""

    __slots__ = ("effect", "revealed", "skill")

    word = EVADE
    target: ClassVar[Sel] = ENEMY & HERE & ENGAGED
    needs = "an enemy is engaged with you"

    def __init__(self, *, skill: int = AGILITY, also: Effect | None = None, revealed: Revealed | None = None) -> None:
        self.skill = skill
        self.effect = also
        self.revealed = revealed

    @property
    def text(self) -> str:
        """The attempt in words."""
        with_ = f" with {SKILLS[self.skill]} instead of agility" if self.skill != AGILITY else ""
        also = f"; on a success, {self.effect.text}" if self.effect is not None else ""
        after = f"; {self.revealed.text}" if self.revealed is not None else ""
        return f"evade{with_}{also}{after}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether an enemy is engaged with one."""
        return bool(open_candidates(g, use, self.target))

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Choose the enemy and try."""
        target = _choose_enemy(g, use, self.target, "evade")
        if target < 0:
            return False
        part = use.choosing(((target, g.state.cards[target].obj),))

        def prepare(test: SkillTest) -> None:
            if self.effect is not None:
                usual, also = test.on_success[0], self.effect
                both = lambda g, test: g.as_one(lambda: (usual.do(g, test), also.do(g, part)))  # noqa: E731
                test.on_success[0] = usual._replace(do=both, effect=also)
            if self.revealed is not None:
                self.revealed.prepare(use, test)

        return evade(g, use.seat, target, source=use, skill=self.skill, prepare=prepare)


class Investigate(Doing):
    """An investigation of one's location with a card."""

    __slots__ = ("effect", "shroud", "skill")

    word = INVESTIGATE
    needs = "your location can be investigated"

    def __init__(self, *, shroud: int = 0, skill: int | None = None, instead: Effect | None = None) -> None:
        self.shroud = shroud
        self.skill = skill
        self.effect = instead
        """What success brings in place of a clue."""

    @property
    def text(self) -> str:
        """The investigation in words."""
        with_ = f" with {SKILLS[self.skill]}" if self.skill not in (None, INTELLECT) and self.skill is not None else ""
        shroud = f"; your location gets {self.shroud:+d} shroud for it" if self.shroud else ""
        instead = f"; success brings no clues, but {self.effect.text}" if self.effect is not None else ""
        return f"investigate{with_}{shroud}{instead}"

    def possible(self, g: ArkhamTable, use: Use) -> bool:
        """Whether nothing forbids it."""
        return can_investigate(g, use.seat)

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Investigate."""

        def prepare(test: SkillTest) -> None:
            effect = self.effect
            if effect is not None:
                test.on_success = [Result(name_of(effect), lambda g, test: effect.do(g, use), effect=effect)]

        return investigate(g, use.seat, source=use, shroud=self.shroud, skill=self.skill, prepare=prepare)


# ---- what changes a test


class TestBonus(Doing):
    """A bonus to the present test, or to the one that is answered."""

    __slots__ = ("number", "skill")
    __test__ = False  # not a test case

    possible = None

    def __init__(self, number: int, skill: int | None = None) -> None:
        self.number = number
        self.skill = skill

    @property
    def text(self) -> str:
        """The bonus in words."""
        skill = f" {SKILLS[self.skill]}" if self.skill is not None else ""
        return f"get {self.number:+d}{skill} for this test"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Add it."""
        test = _present(g, use)
        if test is None:
            return False
        test.bonus += self.number
        return True


def _present(g: ArkhamTable, use: Use) -> SkillTest | None:
    """The test that is answered, else the one under way."""
    answered: Any = use.event.test if use.event is not None else None
    return answered if isinstance(answered, SkillTest) else g.test


def pay_for(skill: int) -> Ability:
    """Spend a resource for a bonus in one's own test of a skill, as often as one likes."""
    return free(TestBonus(1, skill), Resources(1), during=in_test_of(skill))


class MoreDamage(Doing):
    """The attack deals more damage."""

    __slots__ = ("number",)

    adjusts = True
    possible = None

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """It in words."""
        return f"that attack deals {self.number} more damage"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Add to the damage."""
        test = _present(g, use)
        if test is None:
            return False
        test.damage += self.number
        return True


class MoreClues(Doing):
    """The investigation discovers more clues."""

    __slots__ = ("number",)

    adjusts = True
    possible = None

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def text(self) -> str:
        """It in words."""
        return f"discover {self.number} more clue{'s' if self.number > 1 else ''}"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Add to the clues."""
        if g.test is None:
            return False
        g.test.clues += self.number
        return True


class ReverseSign(Doing):
    """The minus of the token that was revealed counts as a plus."""

    __slots__ = ()

    text = "make the minus of that token a plus"
    possible = None

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Turn it."""
        if use.event is None:
            return False
        reverse_sign(g, use.event)
        return True


class RevealTokens(Doing):
    """Reveal several tokens instead of one, resolve some of them, and ignore the others."""

    __slots__ = ("number", "resolved")

    possible = None

    def __init__(self, number: int, resolved: int = 1) -> None:
        self.number = number
        self.resolved = resolved

    @property
    def text(self) -> str:
        """It in words."""
        return f"reveal {self.number} tokens instead, resolve {self.resolved} of them, and ignore the rest"

    def do(self, g: ArkhamTable, use: Use) -> bool:
        """Change the plan."""
        if use.event is None:
            return False
        use.event.revealing = Revealing(self.number, self.resolved)
        return True
