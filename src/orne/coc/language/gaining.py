"""What cards gain or lose for a time: skill, icons, keywords, subtypes and other things that last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from orne.coc.language.select import IT, Ref
from orne.coc.lists import legal_subtypes
from orne.coc.rules.lasting import last
from orne.coc.state import INSANE
from orne.coc.values import STRUGGLE_NAMES

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


@dataclass(frozen=True, slots=True)
class Gain:
    """Cards gain or lose something until the end of the phase: skill, icons, or a keyword."""

    changes: tuple[tuple[int | str, int], ...]
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"give {self.who.text} {change_words(self.changes)} until the end of the {self.until}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it would hold for one of them."""
        return _would_hold(g, use, self.who)

    def do(self, g: CocTable, use: Use) -> bool:
        """Make the change last for the cards meant now."""
        cards = self.who.cards(g, use)
        done = [last(g, "add", cards, (attribute, amount), use, self.until) for attribute, amount in self.changes]
        return all(done) if cards else self.who.everything


def _would_hold(g: CocTable, use: Use, who: Ref) -> bool:
    """Whether there is a card for what lasts; an insane one ignores it, and may only be chosen for it all the same.

    coc/rule/2.34-insanity/d
    """
    cards = g.state.cards
    return any(not who.everything or cards[uid].state != INSANE for uid in who.could(g, use))


def gain(who: Ref = IT, *, skill: int = 0, icons: tuple[int, int, int, int] = (0, 0, 0, 0), keyword: str = "") -> Gain:
    """Skill, icons or a keyword until the end of the phase."""
    changes: list[tuple[int | str, int]] = [("skill", skill)] if skill else []
    changes += [(icon, number) for icon, number in enumerate(icons) if number]
    if keyword:
        changes.append((keyword, 1))
    return Gain(tuple(changes), who)


def change_words(changes: tuple[tuple[int | str, int], ...]) -> str:
    """Changes in words: +1 skill, two Combat icons, Willpower."""
    words: list[str] = []
    for attribute, amount in changes:
        if attribute == "skill":
            words.append(f"{amount:+d} skill")
        elif isinstance(attribute, int):
            words.append(f"{amount:+d} {STRUGGLE_NAMES[attribute]}")
        else:
            words.append(str(attribute).capitalize())
    return " and ".join(words)


@dataclass(frozen=True, slots=True)
class Lasts:
    """Something else that holds for cards until the end of the phase."""

    kind: str
    words: str
    value: Any = True
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.words

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it would hold for one of them."""
        return _would_hold(g, use, self.who)

    def do(self, g: CocTable, use: Use) -> bool:
        """Make it last."""
        if self.who.none_to_do(g, use):
            return True
        cards = self.who.cards(g, use)
        return last(g, self.kind, cards, self.value, use, self.until) and bool(cards)


@dataclass(frozen=True, slots=True)
class NameSubtype:
    """Cards gain a subtype that the player names, one that some legal card has.

    coc/rule/1.14-adding-and-removing-subtypes
    """

    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"name a subtype; until the end of the {self.until} {self.who.text} has it"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it would hold for one of them."""
        return _would_hold(g, use, self.who)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the subtype and give it."""
        cards = self.who.cards(g, use)
        options = [g.option("name", note=name, value=name) for name in legal_subtypes(g.rules.name)]
        subtype = g.decide(use.seat, "subtype", "Name a subtype", options, use.holder)
        return last(g, "subtype", cards, subtype, use, self.until) and bool(cards)
