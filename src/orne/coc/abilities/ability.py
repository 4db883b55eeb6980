"""What every ability says of itself: its text, where the rules look for it, what it enters in the index."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from orne.coc.abilities.triggered import Triggered
    from orne.coc.abilities.use import Condition, Use
    from orne.coc.catalogue import Kind
    from orne.coc.index import Index

_YOU: Final = re.compile(r"\byou(rs?)?\b", re.IGNORECASE)


class Ability:
    """A line of a card's text."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The ability as a sentence."""
        return ""

    @property
    def word(self) -> str:
        """What abilities of its sort on one card are numbered by: its trigger word, or what kind of passive it is."""
        return type(self).__name__

    @property
    def triggered(self) -> Triggered | None:
        """The triggered ability it is, or gives to other cards."""
        return None

    @property
    def reaches_others(self) -> bool:
        """Whether it can concern, while at work, another card than its own or the one it is attached to."""
        return False

    @property
    def of_players(self) -> bool:
        """Whether it is a player's, where a story has it, as players use it or play cards under it."""
        return False

    @property
    def speaks_to_you(self) -> bool:
        """Whether its text has the word that means every player on a story (coc/faq/conspiracy-has-no-controller)."""
        # The ruling is about the word itself; the text is put together from what the ability declares.
        return _YOU.search(self.text) is not None

    def joins(self, other: Ability) -> bool:
        """Whether it is said in one sentence with the ability before it."""
        return False

    def text_with(self, more: Iterable[Any]) -> str:
        """One sentence for this ability and those that join it."""
        return self.text

    def shields(self, words: frozenset[str]) -> bool:
        """Whether it gives other cards one of some keywords, or forbids one of some things to be done to them."""
        return False

    def for_any_player(self) -> Ability:
        """On a story, the same where any of the players as "you" makes it reach a card, once."""
        return self

    @property
    def changes_cards(self) -> bool:
        """Whether it changes what cards are worth or say: an insane card ignores that (coc/rule/2.34-insanity/d)."""
        return False

    def hush(self, held: Iterable[int], blank: set[int], printed: set[int]) -> None:
        """As a lasting text, add the cards it blanks: wholly, or their printed text box alone."""

    def listens(self) -> Iterable[tuple[str, str]]:
        """What it may answer: pairs of how it is listed and the kind of event."""
        return ()

    def sort_into(self, kind: Kind) -> None:
        """Say where the rules look for it on a card of this kind: a passive works while the card is in play."""
        kind.passive.append(self)

    @property
    def while_attached(self) -> bool:
        """Whether it works while an effect has attached its card to another one, and only then."""
        return False

    def enter(self, index: Index, use: Use) -> None:
        """Enter it in the index of what is at work."""


def while_true(condition: Condition | None) -> str:
    """The beginning of a sentence that holds while a condition does."""
    return f"{condition.text}, " if condition is not None else ""


def sentence(words: str) -> str:
    """A capital at the beginning and a full stop at the end."""
    words = words.strip()
    end = "" if words[-1:] in ".”" else "."
    return words[:1].upper() + words[1:] + end
