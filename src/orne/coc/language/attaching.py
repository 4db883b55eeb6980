"""Cards that an effect attaches to others, and takes off again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.picking import is_barren, taken
from orne.coc.language.references import ITSELF, Ref
from orne.coc.rules import attaching
from orne.coc.state import PLAY

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "Attach", "AttachFaceDown", "AttachThis", "MoveThis", "UnattachThis",
]  # fmt: skip


def _is_there(g: CocTable, use: Use) -> bool:
    """Whether the card that names itself has not left play since (coc/rule/2.23-zones-of-play/d)."""
    return use.me >= 0 and (use.card.zone != PLAY or g.state.cards[use.me].obj == use.card.obj)


@dataclass(frozen=True, slots=True)
class AttachThis(Doing):
    """Attach the card itself to another one; it is then an Attachment support card."""

    to: Ref

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"attach this card to {self.to.text}; it is then an Attachment support card"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is something to attach it to, and it is the card that is named."""
        return use.me >= 0 and any(True for _ in self.to.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Attach it; an event card that resolves, or a card in hand, comes into play so."""
        hosts = taken(self.to, g, use, lambda uid: True, "attach to") if _is_there(g, use) else []
        if not hosts:
            return False
        if g.state.cards[use.me].zone != PLAY:
            return attaching.attach_from_elsewhere(g, use.me, hosts[0], use.seat, use)
        return attaching.attach_by_effect(g, use.me, hosts[0], use)


@dataclass(frozen=True, slots=True)
class Attach(Doing):
    """Attach cards that are out of play to one in play, as Attachment support cards of yours."""

    who: Ref = field()  # what most effects answer is no default
    to: Ref = ITSELF

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"attach {self.who.text} to {self.to.text}; there it is an Attachment support card"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card out of play, and something to attach it to."""
        cards = g.state.cards
        able = any(cards[uid].zone != PLAY for uid in self.who.could(g, use))
        return able and any(True for _ in self.to.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Attach them."""
        hosts = self.to.cards(g, use)
        if not hosts:
            return False
        cards = taken(self.who, g, use, lambda uid: True, "attach")
        done = [attaching.attach_from_elsewhere(g, uid, hosts[0], use.seat, use) for uid in cards]
        return bool(done) and all(done)


@dataclass(frozen=True, slots=True)
class MoveThis(Doing):
    """Take the card itself, which is an attachment, off its host and attach it to another card."""

    to: Ref

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"take this card off its host and attach it to {self.to.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is something else to attach it to, and it is the card that is named."""
        return use.me >= 0 and any(True for _ in self.to.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for its new host, and attach it there."""
        hosts = taken(self.to, g, use, lambda uid: True, "attach to") if _is_there(g, use) else []
        return bool(hosts) and attaching.reattach(g, use.me, hosts[0], use)


@dataclass(frozen=True, slots=True)
class AttachFaceDown(Doing):
    """Attach cards that are out of play face down to one in play, as blank Attachment support cards of yours."""

    who: Ref = field()  # what most effects answer is no default
    to: Ref = ITSELF

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"attach {self.who.text} to {self.to.text} face down; there it is an Attachment without text"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card, and something to attach it to."""
        return any(True for _ in self.to.could(g, use)) and any(True for _ in self.who.could(g, use))

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give it no card."""
        return is_barren(g, use, self.who, leaving)

    def do(self, g: CocTable, use: Use) -> bool:
        """Attach them."""
        hosts = self.to.cards(g, use)
        if not hosts:
            return False
        cards = taken(self.who, g, use, lambda uid: True, "attach")
        done = [attaching.attach_from_elsewhere(g, uid, hosts[0], use.seat, use, face_down=True) for uid in cards]
        return bool(done) and all(done)


@dataclass(frozen=True, slots=True)
class UnattachThis(Doing):
    """Take the card itself off its host; it is what it was before."""

    text: str = "take this card off its host; it is a character again"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Take it off."""
        return attaching.unattach(g, use.holder, use)
