"""What is done with domains as such: drained all at once, made of a card, their resources moved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.events import DESTROY
from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, THIS_ONE, Ref
from orne.coc.rules import domains, leaving, paying
from orne.coc.state import DISCARD

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["BecomeDomain", "DestroyOnEach", "DrainAll", "MoveResource"]


@dataclass(frozen=True, slots=True)
class DrainAll(Doing):
    """Drain all of one's domains that are not drained."""

    text: str = "drain all your domains"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one is not drained."""
        return any(not domain.drained for domain in g.state.domains[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Drain them in their order; a domain gained meanwhile is not meant."""
        undrained = [number for number, domain in enumerate(g.state.domains[use.seat]) if not domain.drained]
        done = [paying.drain(g, use.seat, number, use) for number in undrained]
        return all(done)


@dataclass(frozen=True, slots=True)
class DestroyOnEach(Doing):
    """Destroy a resource of one's choice on each domain of an opponent."""

    text: str = "choose a resource on each of an opponent's domains and destroy them"

    def _filled(self, g: CocTable, use: Use) -> list[tuple[int, ...]]:
        return [domain.resources for domain in g.state.domains[1 - use.seat] if domain.resources]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a resource."""
        return bool(self._filled(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Any of them may be destroyed."""
        return [(DESTROY, uid) for resources in self._filled(g, use) for uid in resources]

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for each domain, then destroy them all."""
        prompt = "Destroy which resource of this domain?"
        chosen = [
            g.choose_card(use.seat, prompt, resources, "destroy", use.holder) for resources in self._filled(g, use)
        ]
        for uid in chosen:
            leaving.discard_resource(g, uid, use, "destroyed")
        return bool(chosen)


@dataclass(frozen=True, slots=True)
class MoveResource(Doing):
    """Move a resource to another domain of the same player."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"move {self.who.text} to another of your domains"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a resource, and another domain."""
        return len(g.state.domains[use.seat]) > 1 and any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the domain of each, and move it there."""
        done = [self._move(g, use, uid) for uid in self.who.cards(g, use)]
        return bool(done) and all(done)

    def _move(self, g: CocTable, use: Use, uid: int) -> bool:
        found = domains.domain_of(g, uid)
        if found is None:
            return False
        others = [number for number in range(len(g.state.domains[found[0]])) if number != found[1]]
        options = [g.option("to", note=f"domain {number + 1}", value=number) for number in others]
        if not options:
            return False
        to = g.decide(use.seat, "domain", f"Move {g.title(uid)} to which domain?", options, use.holder)
        return domains.move_resource(g, uid, to, use)


@dataclass(frozen=True, slots=True)
class BecomeDomain(Doing):
    """The card itself, sacrificed for it, comes back face down as an undrained, empty domain of yours."""

    who: Ref = THIS_ONE

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put {self.who.text} into play face down as one of your domains"

    possible = None
    """It is asked before the card has been sacrificed."""

    def do(self, g: CocTable, use: Use) -> bool:
        """Let it be one, if it lies in a discard pile still."""
        cards = [uid for uid in self.who.cards(g, use) if g.state.cards[uid].zone == DISCARD]
        for uid in cards:
            domains.become_domain(g, uid, use.seat, use)
        return bool(cards)
