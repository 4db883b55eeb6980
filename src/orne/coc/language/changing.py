"""Icons and struggles that change for a time: into others, of a kind of one's choice, one more or one less."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import GivesStruggle, Number
from orne.coc.language.doing import Doing
from orne.coc.language.gaining import Lasting, Naming, until_words
from orne.coc.language.numbers import amount_of
from orne.coc.language.references import IT, ITSELF, Ref, could_alter
from orne.coc.language.select import AFFECTED
from orne.coc.rules.lasting import last
from orne.coc.values import STRUGGLE_NAMES, STRUGGLES

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "ICON", "ChangeIcon", "ChangeIconAtChoice", "GainIconOfChoice", "GainOrLoseIcon", "GainsOrLoses",
    "LoseNow", "change_icon", "change_icon_at_choice", "gain_icon_of_choice", "gains_or_loses",
    "gains_or_loses_icon", "lose_icons", "lose_now",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class ChangeIcon(Doing):
    """One icon of a kind becomes others for a time; without such an icon there is nothing to change."""

    icon: int
    into: tuple[int, int, int, int]
    who: Ref = ITSELF
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        name = STRUGGLE_NAMES[self.icon]
        others = " and ".join(f"{number} {STRUGGLE_NAMES[icon]}" for icon, number in enumerate(self.into) if number)
        until = until_words(self.until).rstrip()
        return f"change 1 {name} icon of {self.who.text} into {others} {until}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them has such an icon."""
        return any(values.icons(g, uid, self.icon) > 0 for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Take the one and give the others."""
        cards = [uid for uid in self.who.cards(g, use) if values.icons(g, uid, self.icon) > 0]
        if not cards:
            return False
        last(g, "add", cards, (self.icon, -1), use, self.until)
        for icon, number in enumerate(self.into):
            if number:
                last(g, "add", cards, (icon, number), use, self.until)
        return True


def change_icon(icon: int, into: tuple[int, int, int, int], who: Ref = ITSELF, until: str = "phase") -> ChangeIcon:
    """One icon of a kind becomes others."""
    return ChangeIcon(icon, into, who, until)


ICON = Naming(
    "name a kind of icon",
    "icon",
    "name",
    "Name which kind of icon?",
    lambda g, uid: [(STRUGGLE_NAMES[icon], icon) for icon in STRUGGLES],
)
"""Terror, Combat, Arcane or Investigation."""


@dataclass(frozen=True, slots=True)
class GainIconOfChoice(Doing):
    """Cards gain icons of one kind, which the player names (coc/faq/soothsayer-single-icon-type)."""

    number: int | Number = 1
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        number = self.number
        such = number.added("such icon") if isinstance(number, Number) else f"{number:+d} such icon{'s' * (number > 1)}"
        return f"{ICON.text}; give {self.who.text} {such} {until_words(self.until).rstrip()}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is any number of icons, and somebody could have them."""
        return could_alter(g, use, self.who) and amount_of(self.number, g, use) > 0

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the kind, and let them last."""
        number = amount_of(self.number, g, use)
        cards = self.who.cards(g, use)
        if not cards or number <= 0:
            return False
        return last(g, "add", cards, (ICON.ask(g, use, cards[0]), number), use, self.until)


def gain_icon_of_choice(who: Ref = IT, number: int | Number = 1, until: str = "phase") -> GainIconOfChoice:
    """Cards gain icons of one kind, which the player names."""
    return GainIconOfChoice(number, who, until)


@dataclass(frozen=True, slots=True)
class GainOrLoseIcon(Doing):
    """A card has one icon more or less for a time, as the player likes: of a kind, or of one that the player names.

    It may lose what it does not have, which counts against what it gains (coc/rule/2.28-icon-removal/c).
    """

    icon: int | None
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        one = "1 icon of your choice" if self.icon is None else f"1 {STRUGGLE_NAMES[self.icon]} icon"
        return f"{until_words(self.until)}{self.who.text} gains or loses {one}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card."""
        return could_alter(g, use, self.who)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, and let it last."""
        cards = self.who.cards(g, use)
        if not cards:
            return False
        icons = STRUGGLES if self.icon is None else (self.icon,)
        options = [g.option("gain", note=STRUGGLE_NAMES[icon], value=(icon, 1)) for icon in icons]
        options += [g.option("lose", note=STRUGGLE_NAMES[icon], value=(icon, -1)) for icon in icons]
        title = g.title(cards[0])
        prompt = f"Which icon does {title} gain or lose?" if len(icons) > 1 else f"Does {title} gain or lose the icon?"
        return last(g, "add", cards, g.decide(use.seat, "icon", prompt, options, use.holder), use, self.until)


@dataclass(frozen=True, slots=True)
class LoseNow(Doing):
    """Cards lose all icons of some kinds, or keywords, that they have now, gained ones included.

    What they gain later they have (coc/example/1.6-glaaki-removes-gained-icons).
    """

    what: tuple[int | str, ...]
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        kinds = [f"all {STRUGGLE_NAMES[each]} icons" if isinstance(each, int) else each.title() for each in self.what]
        what = "all icons" if self.what == STRUGGLES else " and ".join(kinds)
        has, from_it = ("have", "them") if self.who.everything else ("has", "it")
        return f"take {what} that {self.who.text} {has} now from {from_it} {until_words(self.until).rstrip()}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them can be changed; it may lose what it does not have (coc/rule/2.28-icon-removal/c)."""
        return could_alter(g, use, self.who)

    def do(self, g: CocTable, use: Use) -> bool:
        """Take as much of each as there is."""
        cards = self.who.cards(g, use)
        held = [(uid, each, values.net(g, uid, each)) for uid in cards for each in self.what]
        for uid, each, number in held:
            if number > 0:
                last(g, "add", [uid], (each, -number), use, self.until)
        return bool(cards) or self.who.everything


def lose_now(*what: int | str, who: Ref = IT, until: str = "phase") -> LoseNow:
    """Cards lose all icons of some kinds, or keywords, that they have now."""
    return LoseNow(what, who, until)


def lose_icons(who: Ref = IT, until: str = "phase") -> LoseNow:
    """Cards lose all icons they have now."""
    return LoseNow(STRUGGLES, who, until)


class GainsOrLoses(Doing):
    """A story has one struggle of a kind more or less for a time, as the player likes.

    A story without such a struggle has none to lose.
    """

    __slots__ = ("less", "more", "struggle", "who")

    who: Ref

    def __init__(self, struggle: int, who: Ref, until: str) -> None:
        self.struggle = struggle
        self.who = who
        self.more = Lasting(GivesStruggle(AFFECTED, struggle, 1), who, until)
        self.less = Lasting(GivesStruggle(AFFECTED, struggle, -1), who, until)

    @property
    def text(self) -> str:
        """The effect in words."""
        name = STRUGGLE_NAMES[self.struggle]
        return f"{until_words(self.more.until)}{self.who.text} gains or loses 1 {name} struggle"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, and let it last."""
        stories = self.who.cards(g, use)
        if not stories:
            return False
        name = STRUGGLE_NAMES[self.struggle]
        options = [g.option("gain", note=name, value=True)]
        if self.struggle in values.struggles(g, stories[0]):
            options.append(g.option("lose", note=name, value=False))
        prompt = f"Does {g.title(stories[0])} gain or lose the struggle?"
        gains: bool = g.decide(use.seat, "struggle", prompt, options, use.holder)
        return (self.more if gains else self.less).do(g, use)


def gains_or_loses(struggle: int, who: Ref = IT, until: str = "phase") -> GainsOrLoses:
    """A story has one struggle of a kind more or less, as the player likes."""
    return GainsOrLoses(struggle, who, until)


@dataclass(frozen=True, slots=True)
class ChangeIconAtChoice(Doing):
    """One icon of a kind becomes another for a time, which the player names."""

    icon: int
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        until = until_words(self.until).rstrip()
        return f"change 1 {STRUGGLE_NAMES[self.icon]} icon of {self.who.text} into one of your choice {until}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them has such an icon."""
        return any(values.icons(g, uid, self.icon) > 0 for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the kind, take the one and give the other."""
        cards = [uid for uid in self.who.cards(g, use) if values.icons(g, uid, self.icon) > 0]
        if not cards:
            return False
        icon = ICON.ask(g, use, cards[0])
        last(g, "add", cards, (self.icon, -1), use, self.until)
        return last(g, "add", cards, (icon, 1), use, self.until)


def change_icon_at_choice(icon: int, who: Ref = IT, until: str = "phase") -> ChangeIconAtChoice:
    """One icon of a kind becomes another that the player names."""
    return ChangeIconAtChoice(icon, who, until)


def gains_or_loses_icon(who: Ref = IT, until: str = "phase") -> GainOrLoseIcon:
    """A card has one icon more or less, of a kind that the player names."""
    return GainOrLoseIcon(None, who, until)
