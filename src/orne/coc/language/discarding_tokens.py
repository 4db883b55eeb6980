"""Success tokens that are taken off stories, whosever they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.language.select import STORY
from orne.coc.rules import success
from orne.coc.selector import NOT_MEANT, Sel, candidates
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["DiscardSuccess", "tokens_at_most"]


def tokens_at_most(most: int) -> Sel:
    """Stories with few success tokens, both sides taken together."""
    return Sel(
        lambda g, use, uid: sum(g.state.cards[uid].success) <= most,
        after=(f"with {most} or fewer success tokens",),
        no=lambda g, use, uid: Refusal(
            NOT_MEANT, "{} has {} success tokens, not {} or fewer", g.title(uid), sum(g.state.cards[uid].success), most
        ),
    )


@dataclass(frozen=True, slots=True)
class DiscardSuccess:
    """Discard an exact number of success tokens, of either side, from one story of a kind (coc/rule/2.6-up-to/a)."""

    number: int = 1
    what: Sel = STORY

    @property
    def text(self) -> str:
        """The effect in words."""
        tokens = "1 success token" if self.number == 1 else f"exactly {self.number} success tokens"
        return f"discard {tokens}, of either side, from {self.what.phrase()}"

    def _stories(self, g: CocTable, use: Use) -> list[int]:
        """The stories that have enough of them."""
        stories = immunity.reached(g, use, candidates(g, use, self.what))
        return [story for story in stories if sum(g.state.cards[story].success) >= self.number]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether a story has enough of them."""
        return bool(self._stories(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask from where and of which side, and take them off."""
        options = []
        for story in self._stories(g, use):
            yours, theirs = (g.state.cards[story].success[seat] for seat in (use.seat, 1 - use.seat))
            for mine in range(self.number, -1, -1):
                if mine <= yours and self.number - mine <= theirs:
                    note = _sides(mine, self.number - mine)
                    options.append(g.option("discard from", story, note=note, value=(story, mine)))
        if not options:
            return False
        story, mine = g.decide(use.seat, "discard", "Discard which success tokens?", options, use.holder)
        success.remove(g, use.seat, story, use, mine)
        success.remove(g, 1 - use.seat, story, use, self.number - mine)
        return True


def _sides(yours: int, theirs: int) -> str:
    """So many of each side."""
    if yours == theirs:
        return f"{yours} of each side"
    parts = [f"{number} of {whose}" for number, whose in ((yours, "yours"), (theirs, "theirs")) if number]
    return " and ".join(parts)
