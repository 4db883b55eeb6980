"""Domains gained in play, those that cards are attached to, and resources that move between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.coc.rules import leaving
from orne.coc.rules.moving import EVERYBODY, PUBLIC, move
from orne.coc.state import DOMAIN, RESOURCE, Domain

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def gain_domain(g: CocTable, seat: int, source: Use | None) -> bool:
    """The top card of a player's deck becomes a face-down, undrained, empty domain (coc/basics/5.1)."""
    deck = g.state.deck[seat]
    if not deck:  # an earlier part of the same effect may have emptied it
        return False
    become_domain(g, deck[-1], seat, source)
    return True


def become_domain(g: CocTable, uid: int, seat: int, source: Use | None) -> None:
    """A card that is out of play becomes a face-down, undrained, empty domain of a player.

    Whoever could see it before knows what it is.
    """
    known = EVERYBODY if g.state.cards[uid].zone in PUBLIC else 0
    g.state.domains[seat].append(Domain(False, (), uid))
    g.note("domain gained", -1, source.holder if source else -1, seat, after=len(g.state.domains[seat]))
    move(g, uid, DOMAIN, known=known)


def domain_of(g: CocTable, uid: int) -> tuple[int, int] | None:
    """Whose domain a resource is attached to, and which."""
    if g.state.cards[uid].zone != RESOURCE:
        return None
    return next(
        (
            (seat, number)
            for seat in (0, 1)
            for number, domain in enumerate(g.state.domains[seat])
            if uid in domain.resources
        ),
        None,
    )


def move_resource(g: CocTable, uid: int, to: int, source: Use | None) -> bool:
    """Move a resource to another domain of the same player; it stays the card that it is."""
    found = domain_of(g, uid)
    if found is None or found[1] == to:
        return False
    seat, number = found
    side = g.state.domains[seat]
    old, new = side[number], side[to]
    side[number] = Domain(old.drained, tuple(each for each in old.resources if each != uid), old.face)
    side[to] = Domain(new.drained, (*new.resources, uid), new.face)
    g.state.touch()
    g.note("resource moved", uid, source.holder if source else -1, seat, number + 1, to + 1)
    return True


def choose_domain(g: CocTable, seat: int, prompt: str, source: int = -1) -> int:
    """Ask a player for one of their domains."""
    options = [g.option(f"domain {number + 1}", value=number) for number in range(len(g.state.domains[seat]))]
    return int(g.decide(seat, "domain", prompt, options, source))


def attach_from_play(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Attach each of some cards in play to a domain of its owner's choice as a resource."""
    done = [
        leaving.attach_to_domain(
            g, [uid], owner, choose_domain(g, owner, f"Attach {g.title(uid)} to which domain?"), source
        )
        for uid, owner in [(uid, g.state.cards[uid].owner) for uid in uids]
    ]
    return bool(done) and all(done)
