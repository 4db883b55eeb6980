"""Success tokens that are taken off stories, whosever they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities import Claim
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, Ref
from orne.coc.language.select import STORY
from orne.coc.rules import success
from orne.coc.selector import NOT_MEANT, Sel, candidates
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["DiscardSuccess", "DiscardYourSuccess", "RemoveSuccess", "tokens_at_most"]


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
class DiscardSuccess(Doing):
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


@dataclass(frozen=True, slots=True)
class RemoveSuccess(Doing):
    """Discard up to a number of success tokens, of either side, from the story meant."""

    number: int
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"discard up to {self.number} success tokens, of either side, from {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return any(any(g.state.cards[story].success) for story in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask how many of which side, and take them off."""
        for story in self.who.cards(g, use):
            yours, theirs = (g.state.cards[story].success[seat] for seat in (use.seat, 1 - use.seat))
            options = [
                g.option("discard from", story, note=_sides(mine, number - mine), value=(mine, number - mine))
                for number in range(self.number, 0, -1)
                for mine in range(number, -1, -1)
                if mine <= yours and number - mine <= theirs
            ]
            options.append(g.option("none", value=(0, 0)))
            counts = g.decide(use.seat, "discard", "Discard which success tokens?", options, use.holder)
            for seat, number in zip((use.seat, 1 - use.seat), counts, strict=True):
                success.remove(g, seat, story, use, number)
        return True


@dataclass(frozen=True, slots=True)
class DiscardYourSuccess(WithoutResources):
    """Discard success tokens of your own from whichever stories, a number or X.

    A cost changes something (coc/rule/2.13-paying-costs/b), so X is not 0.
    """

    number: int | str = "X"
    one_story: bool = False
    """All of them must come from one story."""
    least_x = 1

    @property
    def sets_x(self) -> bool:
        """Whether the player sets how many."""
        return isinstance(self.number, str)

    def most_x(self, g: CocTable, use: Use) -> int:
        """As many as there are, on all stories or on one."""
        tokens = [g.state.cards[story].success[use.seat] for story in g.state.row]
        return max(tokens, default=0) if self.one_story else sum(tokens)

    def _number(self, use: Use) -> int:
        return self.number if isinstance(self.number, int) else use.x

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"discard {self.number} of your success tokens from {'one story' if self.one_story else 'stories'}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be as many."""
        if self.most_x(g, use) >= self._number(use):
            return None
        words = (
            "you have fewer than {} success tokens on every story"
            if self.one_story
            else "you have fewer than {} success tokens"
        )
        return Refusal(RULING, words, self._number(use))

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Ask for one after the other, or for the story they come from."""
        if self.one_story:
            number = self._number(use)
            able = [story for story in g.state.row if g.state.cards[story].success[use.seat] >= number]
            prompt = f"Discard {number} success tokens of yours from which story?"
            story = g.choose_card(use.seat, prompt, able, "discard from", use.holder)
            success.remove(g, use.seat, story, use, number)
            return True
        for left in range(self._number(use), 0, -1):
            able = [story for story in g.state.row if g.state.cards[story].success[use.seat]]
            if not able:
                return False
            prompt = f"Discard a success token of yours from which story? ({left} to go)"
            success.remove(g, use.seat, g.choose_card(use.seat, prompt, able, "discard from", use.holder), use)
        return True


def _sides(yours: int, theirs: int) -> str:
    """How many of each side."""
    if yours == theirs:
        return f"{yours} of each side"
    parts = [f"{number} of {whose}" for number, whose in ((yours, "yours"), (theirs, "theirs")) if number]
    return " and ".join(parts)
