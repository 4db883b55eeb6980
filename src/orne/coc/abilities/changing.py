"""Passives that change what cards are worth or say: values, keywords, icons, subtypes, factions, texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from orne.coc.abilities.ability import Ability, sentence, while_true
from orne.coc.abilities.everybody import as_the_one_meant, of_any
from orne.coc.abilities.numbers import Number
from orne.coc.abilities.triggered import Triggered
from orne.coc.abilities.use import Amount, Condition, Use
from orne.coc.facts import STRUGGLE_NAMES, STRUGGLES

if TYPE_CHECKING:
    from orne.coc.index import Index
    from orne.coc.selector import Sel

LOSE_ALL: Final = -1000
UNCOUNTED: Final = "skill not counted"
"""Given like a keyword: the skill of such a character is not compared at stories (coc/rule/2.30-counting-skill)."""
UNCOUNTED_ICONS = "icons not counted"
"""Given like a keyword: the icons of such a character are not counted in struggles."""


@dataclass(frozen=True, slots=True)
class ChangesCards(Ability):
    """A passive that changes some cards."""

    to: Sel

    @property
    def reaches_others(self) -> bool:
        """Whether it changes another card."""
        return not self.to.definite

    @property
    def changes_cards(self) -> bool:
        """It does."""
        return True

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would make it mean."""
        return replace(self, to=of_any(self.to))


@dataclass(frozen=True, slots=True)
class Gives(ChangesCards):
    """A passive that adds to or takes from a value of some cards, while a condition holds.

    ``attribute`` is ``skill``, an icon (0 to 3), ``toughness`` or another keyword; a keyword is held while its sum is
    above 0, so taking it away for certain means ``LOSE_ALL``.
    """

    attribute: int | str
    amount: int | Amount
    while_: Condition | None = None
    amount_text: str = ""
    attached: bool = False
    """It works while an effect has attached the card to another (coc/rule/1.15-attaching-through-card-effects/f)."""

    @property
    def text(self) -> str:
        """Who gets what."""
        return self.text_with(())

    def joins(self, other: Ability) -> bool:
        """Several things for the same cards are given in one sentence."""
        return isinstance(other, Gives) and (self.to, self.while_) == (other.to, other.while_)

    def text_with(self, more: Iterable[Any]) -> str:
        """All that these cards get: a verb is said once, and so is what several amounts are for each of."""
        verbs: list[str] = []
        things: list[list[str]] = []
        each = ""
        for given in (self, *more):
            verb, _, words = given.given().partition(" ")
            if verb not in verbs[-1:]:
                verbs.append(verb)
                things.append([])
                each = ""
            if each and words.endswith(each):
                things[-1][-1] = things[-1][-1].removesuffix(each)
            things[-1].append(words)
            amount = given.amount
            each = f" {amount.words}" if isinstance(amount, Number) and amount.is_each else ""
        words = " and ".join(f"{verb} {_listed(gifts)}" for verb, gifts in zip(verbs, things, strict=True))
        return sentence(f"{while_true(self.while_)}{self.to.plural()} {words}")

    def given(self) -> str:
        """What it gives, in words; ``{}`` in an amount's own words stands for what it is an amount of."""
        attribute = self.attribute
        one = self.to.definite
        if attribute == UNCOUNTED:
            return "does not count its skill at stories" if one else "do not count their skill at stories"
        if attribute == UNCOUNTED_ICONS:
            return "does not count its icons at stories" if one else "do not count their icons at stories"
        if self.amount == LOSE_ALL:
            what = f"{STRUGGLE_NAMES[attribute]} icons" if isinstance(attribute, int) else attribute.capitalize()
            return f"{'loses' if one else 'lose'} all {what}"
        if isinstance(attribute, str) and attribute not in ("skill", "toughness"):
            return f"{'has' if one else 'have'} {attribute.capitalize()}"
        get = "gets" if one else "get"
        name = STRUGGLE_NAMES[attribute] if isinstance(attribute, int) else attribute
        if isinstance(self.amount, Number):
            return f"{get} {self.amount.added(name)}"
        if "{}" in self.amount_text:
            return f"{get} {self.amount_text.format(name)}"
        amount = self.amount_text or (f"{self.amount:+d}" if isinstance(self.amount, int) else "")
        if name in amount:
            return f"{get} {amount}"
        return f"{get} Toughness {amount}" if attribute == "toughness" else f"{get} {amount} {name}"

    def shields(self, words: frozenset[str]) -> bool:
        """Whether it gives others one of some keywords."""
        return self.attribute in words and self.reaches_others

    def for_any_player(self) -> Ability:
        """An amount is worked out for the player as whom the card is meant."""
        amount = self.amount
        if not isinstance(amount, int):
            amount = as_the_one_meant(amount, self.to, self.while_)
        return replace(self, to=of_any(self.to, self.while_), while_=None, amount=amount)

    @property
    def while_attached(self) -> bool:
        """As its text says."""
        return self.attached

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under the value it changes."""
        index.statics.setdefault(self.attribute, []).append((self, use))
        if self.while_ is not None:
            index.conditional = True


def _listed(words: list[str]) -> str:
    """One thing after the other, "and" before the last."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else words[0]


@dataclass(frozen=True, slots=True)
class GivesAbility(ChangesCards):
    """A passive that gives some cards a triggered ability."""

    ability: Triggered
    while_: Condition | None = None

    @property
    def text(self) -> str:
        """Who has which text."""
        verb = "has" if self.to.definite else "have"
        return sentence(f"{while_true(self.while_)}{self.to.plural()} {verb}: “{self.ability.text}”")

    @property
    def triggered(self) -> Triggered:
        """The text given."""
        return self.ability

    @property
    def steady(self) -> bool:
        """Whether the same cards have it until one comes, goes, commits or works differently."""
        return self.to.steady and (self.while_ is None or self.while_.steady)

    def for_any_player(self) -> Ability:
        """Those that any of the players as "you" would give it to."""
        return replace(self, to=of_any(self.to, self.while_), while_=None)

    def listens(self) -> Iterable[tuple[str, str]]:
        """What the text given answers."""
        return self.ability.listens()

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among those that give texts."""
        index.gives = (*index.gives, (self, use))


@dataclass(frozen=True, slots=True)
class GivesSubtype(ChangesCards):
    """A passive that gives some cards a subtype, one that was named where none is said."""

    name: str = ""
    attached: bool = False
    """It works while an effect has attached the card to another (coc/rule/1.15-attaching-through-card-effects/f)."""

    @property
    def while_attached(self) -> bool:
        """As its text says."""
        return self.attached

    @property
    def text(self) -> str:
        """Who has which subtype."""
        while_ = "while attached, " * self.attached
        return sentence(f"{while_}{self.to.plural()} {'has' if self.to.definite else 'have'} {self._words()}")

    def _words(self) -> str:
        return f"the subtype {self.name}" if self.name else "that subtype"

    def enter(self, index: Index, use: Use) -> None:
        """Enter it under the subtype it gives."""
        index.subtypes.setdefault(self.name or str(use.memory), []).append((self, use))


@dataclass(frozen=True, slots=True)
class LosesIcons(ChangesCards):
    """A passive under which some cards have no printed icons, of all kinds or of some."""

    icons: tuple[int, ...] = STRUGGLES

    @property
    def text(self) -> str:
        """Who loses which."""
        names = " and ".join(STRUGGLE_NAMES[icon] for icon in self.icons) + " " if len(self.icons) < 4 else ""
        words = "loses its" if self.to.definite else "lose their"
        return sentence(f"{self.to.plural()} {words} printed {names}icons")

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what sets printed values."""
        index.icons_lost = (*index.icons_lost, (self, use))


@dataclass(frozen=True, slots=True)
class SkillIs(ChangesCards):
    """A passive that sets the skill of some cards, or only the one printed; what others add comes on top.

    Where it counts ``last``, nothing does (coc/faq/hand-of-aforgomon).
    """

    skill: int
    printed: bool = False
    last: bool = False

    @property
    def text(self) -> str:
        """Whose skill is what."""
        if self.to.noun in ("it", "they"):
            whose = "its" if self.to.noun == "it" else "their"
            return sentence(f"{whose} {'printed ' * self.printed}skill is {self.skill}")
        words = f"the {'printed ' * self.printed}skill of {self.to.plural()} is {self.skill}"
        return sentence(words + ", whatever changes it" * self.last)

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what sets skill."""
        if self.last:
            index.final_skills = (*index.final_skills, (self, use))
        else:
            index.skills = (*index.skills, (self, use))


@dataclass(frozen=True, slots=True)
class FactionIs(ChangesCards):
    """A passive under which some cards are of a faction that was named, whatever is printed on them."""

    @property
    def text(self) -> str:
        """Who is of that faction."""
        return sentence(f"{self.to.plural()} {'is' if self.to.definite else 'are'} of that faction")

    def enter(self, index: Index, use: Use) -> None:
        """Enter it among what changes factions."""
        index.factions = (*index.factions, (self, use))
