"""Effects that commit characters to stories, whatever step it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.picking import remember_entered, taken
from orne.coc.language.references import IT, THAT_STORY, Ref
from orne.coc.rules import commitment, entering, readiness, tolls
from orne.coc.selector import IN_ROW, Sel
from orne.coc.state import NOWHERE, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "ANOTHER_STORY", "CAN_COMMIT_THERE", "STORY_OF_HOST", "STORY_OF_THIS", "THAT_STORY", "UNRESOLVED", "WHERE_IT_IS",
    "WHERE_ONE_COMMITTED", "WHERE_THIS_IS", "WITH_CHARACTERS", "CommitTo", "EnterCommitted",
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


WITH_CHARACTERS = Sel(
    lambda g, use, uid: any(g.committed[uid]),
    after=("where characters are committed",),
    place=IN_ROW,
)
ANOTHER_STORY = Sel(lambda g, use, uid: use.event is None or uid != use.event.subject, before=("other",), place=IN_ROW)
"""Another story than the one that is answered."""


def _is_unresolved(g: CocTable, use: Use, uid: int) -> bool:
    now = g.state.resolving
    return now is None or uid in now.waiting


UNRESOLVED = Sel(_is_unresolved, before=("unresolved",), place=IN_ROW)
"""A story that has not resolved in this phase."""


CAN_COMMIT_THERE = Sel(
    lambda g, use, uid: any(commitment.can_be_committed(g, uid, story) for story in THAT_STORY.cards(g, use)),
    after=("that can be committed to that story",),
)
"""An effect can commit it to the story at which what is answered happens."""


def _is_where_it_is(g: CocTable, use: Use, story: int) -> bool:
    cards = g.state.cards
    return bool(use.targets) and any(
        cards[uid].obj == obj and cards[uid].story == story and uid not in g.index.silenced
        for uid, obj in use.targets[0]
    )


WHERE_IT_IS = Sel(_is_where_it_is, "its story", place=IN_ROW)
"""The story to which the card for which a lasting text was made is committed, while that card has what it gains."""


@dataclass(frozen=True, slots=True)
class EnterCommitted(Doing):
    """The card itself enters play committed to a story, which is neither committing nor exhausting.

    coc/faq/commit-by-effect-does-not-exhaust. Nobody defends where nobody attacks (coc/faq/military-bike-defender).
    """

    where: Ref

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put this card into play committed to {self.where.text}"

    def _open(self, g: CocTable, use: Use, story: int) -> bool:
        return use.seat == g.state.active or commitment.is_attacked(g, story)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story for it, and it may enter play."""
        if entering.entering_refusal(g, use.holder, use.seat, use) is not None:
            return False
        return any(self._open(g, use, story) for story in self.where.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask where, and let it enter there."""
        stories = taken(self.where, g, use, lambda story: self._open(g, use, story), "commit to")
        if not stories or not entering.put_into_play(g, use.holder, use.seat, use):
            return False
        commitment.stand_committed(g, [use.holder], stories[0])
        remember_entered(g, use, use.holder)
        return True


def _one_committed_there(g: CocTable, use: Use, uid: int) -> bool:
    return use.event is not None and sum(card.story == uid for card in use.event.cards) == 1


WHERE_ONE_COMMITTED = Sel(
    _one_committed_there, "story", after=("to which exactly 1 character has committed",), place=IN_ROW
)
"""A story to which a player has committed exactly one character in the commit step that is answered."""


@dataclass(frozen=True, slots=True)
class CommitTo(Doing):
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
        """Whether one of them can be committed there, and what is demanded for that can be paid."""
        if g.state.catalogue.has_tolls and tolls.commit_refusal(g, use.seat) is not None:
            return False
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
        if not stories or (g.state.catalogue.has_tolls and not self._pays(g, use, stories[0])):
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

    def _pays(self, g: CocTable, use: Use, story: int) -> bool:
        """Pay what is demanded for committing characters, where one of them can be (coc/rule/2.13-paying-costs/d)."""
        able = self._fits(g, use, story) and tolls.commit_refusal(g, use.seat) is None
        return able and tolls.pay_to_commit(g, use.seat)
