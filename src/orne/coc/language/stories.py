"""Stories that go back to their deck, and cards that count as won stories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Condition
from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, ITSELF, Ref
from orne.coc.rules import success

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["BecomeWonStory", "ReplaceStory", "has_tokens"]


@dataclass(frozen=True, slots=True)
class ReplaceStory(Doing):
    """Put a story under the story deck; the next one comes into its place, where the success tokens stay."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return (
            f"put {self.who.text} under the story deck; the next story takes its place; "
            "its success tokens stay where they are"
        )

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story to come."""
        return bool(g.state.story_deck) and any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Replace it."""
        stories = self.who.cards(g, use)
        done = [success.put_under(g, story, use) for story in stories]
        return bool(done) and all(done)


@dataclass(frozen=True, slots=True)
class BecomeWonStory(Doing):
    """A card in play counts as a won story of its owner from now on."""

    who: Ref = ITSELF

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"move {self.who.text} to its owner's won stories, as one of them"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is there."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Move it."""
        done = [success.count_as_won(g, uid, use) for uid in self.who.cards(g, use)]
        return bool(done) and all(done)


def has_tokens(number: int) -> Condition:
    """The card itself has as many success tokens, or more."""
    return Condition(
        lambda g, use: sum(g.state.cards[use.holder].success) >= number,
        f"this card has {number} or more success tokens",
    )
