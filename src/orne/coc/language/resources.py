"""Cards that become resources on domains, and domains that are drained for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.language.doing import Doing
from orne.coc.language.references import IT, Ref
from orne.coc.rules import domains, hands, leaving, paying
from orne.coc.rules.moving import attach_resource
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "DrainFullest", "DrainItsDomain", "OwnersResource", "SearchToDomain", "TopOfPileToDomains", "TopToEachDomain",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class TopToEachDomain(Doing):
    """Each of your domains gets a card off the top of your deck as a resource."""

    text: str = "each of your domains gets a card off the top of your deck as a resource"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Go from domain to domain, as far as the deck goes."""
        for number in range(len(g.state.domains[use.seat])):
            deck = g.state.deck[use.seat]
            if not deck:
                return False
            attach_resource(g, deck[-1], use.seat, number)
        return True


@dataclass(frozen=True, slots=True)
class TopOfPileToDomains(Doing):
    """Attach the top cards of your discard pile as resources, each to a domain of its own."""

    number: int

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"attach the top {self.number} cards of your discard pile to {self.number} different domains of yours"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are enough domains, and cards beside what pays for it."""
        return len(g.state.domains[use.seat]) >= self.number and bool(g.state.discard[use.seat])

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for a domain for each, the topmost card first."""
        cards = g.state.discard[use.seat][-self.number :][::-1]
        free = list(range(len(g.state.domains[use.seat])))
        if len(cards) < self.number or len(free) < self.number:
            return False
        for uid in cards:
            options = [g.option(f"domain {number + 1}", uid, value=number) for number in free]
            number = g.decide(use.seat, "domain", f"Attach {g.title(uid)} to which domain?", options, use.holder)
            free.remove(number)
            attach_resource(g, uid, use.seat, number)
        return True


@dataclass(frozen=True, slots=True)
class SearchToDomain(Doing):
    """Search your deck for any card, attach it to a drained domain of yours as a resource, and shuffle."""

    text: str = (
        "search your deck for a card, attach it to a drained domain of yours as a resource, and shuffle your deck"
    )

    def _drained(self, g: CocTable, use: Use) -> list[int]:
        return [number for number, domain in enumerate(g.state.domains[use.seat]) if domain.drained]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of your domains is drained."""
        return bool(self._drained(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for the card and the domain."""
        drained = self._drained(g, use)
        if not drained:
            return False
        uid = g.choose_card(
            use.seat, "Take which card from your deck?", list(g.state.deck[use.seat]), "take", use.holder
        )
        options = [g.option(f"domain {number + 1}", value=number) for number in drained]
        domain = g.decide(use.seat, "domain", f"Attach {g.title(uid)} to which domain?", options, use.holder)
        attach_resource(g, uid, use.seat, domain)
        hands.shuffle_after_search(g, use.seat)
        return True


@dataclass(frozen=True, slots=True)
class OwnersResource(Doing):
    """Cards in play become resources, each on a domain of its owner's choice."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"its owner attaches {self.who.text} to one of their domains of their choice as a resource"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one whose owner has a domain."""
        cards = g.state.cards
        return any(bool(g.state.domains[cards[uid].owner]) for uid in self.who.could(g, use))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """Which cards leave play so."""
        return [(leaving.INTO_DOMAIN, uid) for uid in self.who.could(g, use)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask the owner of each, and attach it."""
        done = True
        for uid in self.who.cards(g, use):
            owner = g.state.cards[uid].owner
            domain = domains.choose_domain(g, owner, f"Attach {g.title(uid)} to which domain?", use.holder)
            done &= leaving.attach_to_domain(g, [uid], owner, domain, use)
        return done


@dataclass(frozen=True, slots=True)
class DrainItsDomain(WithoutResources):
    """Drain the domain of yours on which the card that is answered lies as a resource."""

    text: str = "drain that domain"

    def _domain(self, g: CocTable, use: Use) -> int:
        uid = use.event.subject if use.event is not None else -1
        mine = g.state.domains[use.seat]
        return next((number for number, domain in enumerate(mine) if uid in domain.resources), -1)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie on one that is not drained."""
        domain = self._domain(g, use)
        if domain < 0 or g.state.domains[use.seat][domain].drained:
            return Refusal(RULING, "that domain is drained")
        return None

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Drain it."""
        return paying.drain(g, use.seat, self._domain(g, use), use)


@dataclass(frozen=True, slots=True)
class DrainFullest(WithoutResources):
    """Drain one of your domains that has the most resources; where several tie, whichever you like.

    coc/faq/immurement-tied-domains
    """

    text: str = "drain one of your domains with the most resources"

    def _able(self, g: CocTable, use: Use) -> list[int]:
        domains = g.state.domains[use.seat]
        most = max((len(domain.resources) for domain in domains), default=0)
        return [number for number, domain in enumerate(domains) if len(domain.resources) == most and not domain.drained]

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """One of them must not be drained."""
        return None if self._able(g, use) else Refusal(RULING, "your domains with the most resources are drained")

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Ask which, and drain it."""
        options = [g.option("drain", note=f"domain {number + 1}", value=number) for number in self._able(g, use)]
        if not options:
            return False
        domain = g.decide(use.seat, "drain", "Which domain do you drain?", options, use.holder)
        return paying.drain(g, use.seat, domain, use)
