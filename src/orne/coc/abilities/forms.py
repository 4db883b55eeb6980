"""What a card is in play as, where an effect puts it there as another type of card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from orne.coc.abilities.ability import Ability, sentence
from orne.coc.facts import STRUGGLE_NAMES
from orne.kernel.language.selector import article

if TYPE_CHECKING:
    from orne.coc.abilities.use import Condition, Use
    from orne.coc.catalogue import Kind
    from orne.coc.facts import CardFacts
    from orne.coc.index import Index
    from orne.coc.selector import Sel


@dataclass(frozen=True, slots=True)
class EntersAsCopy(Ability):
    """Played from hand for X, the card is a printed copy of a character in play of printed cost X or less.

    It stays one until it leaves play, and returns to its owner's hand as the original leaves
    (coc/errata/yuggoth-contract/f79-doppelganger, coc/faq/doppelganger-remains-a-copy).
    """

    what: Sel

    @property
    def text(self) -> str:
        """What it copies."""
        return sentence(
            f"when you play this card from your hand, choose {self.what.phrase()} with printed cost X or less: this "
            "card is a printed copy of it until it leaves play, and returns to its owner's hand as that one leaves play"
        )

    def sort_into(self, kind: Kind) -> None:
        """The rules ask as the card is played."""
        kind.enters_as_copy = self


@dataclass(frozen=True, slots=True)
class CommitsAs(Ability):
    """A passive under which its card may commit in the commit steps as though it were a character, exhausting.

    It is that character as long as it is committed (coc/faq/guardian-pillar-commit-window, guardian-pillar-type).
    """

    form: Form
    while_: Condition

    @property
    def text(self) -> str:
        """When it may commit as what."""
        what = f"exhaust this card to commit it as {self.form.text}, which it is as long as it is committed"
        return sentence(f"{self.while_.text}, you may, when you commit characters, {what}")

    def sort_into(self, kind: Kind) -> None:
        """It works in play; the rules watch for it where there is one."""
        kind.commits_as = self
        kind.passive.append(self)

    def enter(self, index: Index, use: Use) -> None:
        """Enter its card among those that may commit without being characters."""
        index.commits_as = (*index.commits_as, (self, use))


@dataclass(frozen=True, slots=True)
class Form(Ability):
    """A character that a card becomes as it enters play or commits: it has these values, and its own title and faction.

    None of them is printed on the card (coc/rule/2.26-printed/a). It is that only while it is in play.
    """

    skill: int
    icons: tuple[int, int, int, int] = (0, 0, 0, 0)
    subtypes: tuple[str, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()

    @property
    def text(self) -> str:
        """What it is, in words."""
        what = " ".join((*self.subtypes, "character"))
        parts = [f"skill {self.skill}"]
        parts += [name.capitalize() if name != "toughness" else f"Toughness +{n}" for name, n in self.keywords]
        parts += [f"{number} {STRUGGLE_NAMES[icon]}" for icon, number in enumerate(self.icons) if number]
        values = f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]
        texts = "".join(f" “{ability.text}”" for ability in self.abilities)
        return f"{article(what)} {what} with {values}{texts}"

    def facts(self, base: CardFacts) -> CardFacts:
        """The facts of the card while it is that character."""
        return replace(
            base,
            type="character",
            skill=self.skill,
            icons=self.icons,
            subtypes=(*base.subtypes, *self.subtypes),
            keywords=self.keywords,
        )

    def sort_into(self, kind: Kind) -> None:
        """It is not at work itself."""
