"""Effects that commit characters to stories, whatever step it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.picking import taken
from orne.coc.language.references import IT, Ref
from orne.coc.rules import commitment, readiness
from orne.coc.selector import IN_ROW, Sel
from orne.coc.state import NOWHERE, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "STORY_OF_HOST", "STORY_OF_THIS", "WHERE_THIS_IS", "CommitTo",
]  # fmt: skip


def _story_of_this(g: CocTable, use: Use) -> list[int]:
    """The story this card is committed to, or was when its ability was used."""
    story = use.card.story
    return [story] if story != NOWHERE and g.state.cards[story].zone == ROW else []


STORY_OF_THIS = Ref(_story_of_this, "this card's story")


def _story_of_host(g: CocTable, use: Use) -> list[int]:
    """The story to which the card this one is attached to is committed."""
    host = use.card.host
    story = g.state.cards[host].story if host != NOWHERE else NOWHERE
    return [story] if story != NOWHERE and g.state.cards[story].zone == ROW else []


STORY_OF_HOST = Ref(_story_of_host, "that story")
WHERE_THIS_IS = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].story, "this card's story", place=IN_ROW)
"""The story to which this card is committed, wherever that is."""


@dataclass(frozen=True, slots=True)
class CommitTo:
    """Commit characters to a story, ready or not; they are exhausted only where the text says so.

    coc/rule/2.10-ready-exhausted-committed/i
    """

    where: Ref
    who: Ref = IT
    exhausting: bool = False

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{'exhaust and ' * self.exhausting}commit {self.who.text} to {self.where.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them can be committed there."""
        return any(self._fits(g, use, story) for story in self.where.could(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Whom it commits, and exhausts."""
        verbs = ("exhaust", "commit") if self.exhausting else ("commit",)
        return [(verb, uid) for verb in verbs for uid in self.who.could(g, use)]

    def _fits(self, g: CocTable, use: Use, story: int) -> bool:
        return any(commitment.can_be_committed(g, uid, story) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Commit them; who cannot be committed is exhausted all the same (coc/rule/1.3-multiple-effects/a)."""
        stories = taken(self.where, g, use, lambda story: self._fits(g, use, story), "commit to")
        if not stories:
            return False
        cards = [(uid, g.state.cards[uid].obj) for uid in self.who.cards(g, use)]
        done = bool(cards) or self.who.everything
        if self.exhausting:
            for uid, _ in cards:
                done &= readiness.exhaust(g, uid, use)
        for uid, obj in cards:
            there = g.state.cards[uid].obj == obj
            done &= there and commitment.commit_by_effect(g, uid, stories[0], use)
        return done
