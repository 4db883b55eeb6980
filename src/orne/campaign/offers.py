"""What an investigator may buy between scenarios, and for how much."""

from __future__ import annotations

from dataclasses import dataclass

from orne.arkham.campaign import Campaign
from orne.arkham.facts import load
from orne.campaign.purchases import Facts, buyer, for_sale, lower_level, price, upgrade_price, violations


@dataclass(frozen=True)
class Offer:
    """A card on offer, and what it costs."""

    card: str
    price: int
    replaces: str | None = None
    """The lower level it takes the place of, where it is an upgrade."""


def offers(campaign: Campaign, investigator: str, *, facts: Facts | None = None) -> list[Offer]:
    """Everything an investigator may use one more copy of: upgrades first, then by price, affordable or not."""
    facts = load() if facts is None else facts
    member = buyer(campaign, investigator)
    found: list[Offer] = []
    for card in facts.values():
        if not for_sale(card):
            continue
        more = {**member.deck, card.id: member.deck.get(card.id, 0) + 1}
        old = lower_level(member, card, facts)
        if old is not None and not violations(member, {**more, old.id: more[old.id] - 1}, facts):
            found.append(Offer(card.id, upgrade_price(old, card), old.id))
        if not violations(member, more, facts):
            found.append(Offer(card.id, price(card)))
    return sorted(found, key=lambda offer: (offer.replaces is None, offer.price, facts[offer.card].title))
