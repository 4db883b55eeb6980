"""Buying and upgrading cards between scenarios, one at a time (arkham/basics/3.3)."""

from __future__ import annotations

from collections.abc import Mapping

from orne.arkham.campaign import ACTIVE, Campaign, Member
from orne.arkham.facts import CardFacts, load
from orne.decks.arkham import InvestigatorDeck, check, total_experience
from orne.decks.arkham.access import access
from orne.decks.arkham.legality import size_for
from orne.decks.shared.violation import Violation
from orne.kernel.errors import Forbidden, UserError, echo

Facts = Mapping[str, CardFacts]
DECK_SIZE = "ahlcg/deckbuilding/deck-size"


def price(card: CardFacts) -> int:
    """What a new card costs: its level, at least 1; an exceptional one double."""
    return max(1, worth(card))


def worth(card: CardFacts) -> int:
    """The experience a card stands for: its level, twice that for an exceptional card."""
    return (card.level or 0) * (2 if card.exceptional else 1)


def upgrade_price(old: CardFacts, new: CardFacts) -> int:
    """What a higher level costs: the difference, at least 1."""
    return max(1, worth(new) - worth(old))


def buy(
    campaign: Campaign, investigator: str, card: str, remove: str | None = None, *, facts: Facts | None = None
) -> int:
    """Buy a card; another leaves a deck that is full for it unless it is permanent. Returns what it cost.

    What a card does to the deck's size holds for the next purchase (ahlcg/deckbuilding/purchase-effects-immediate).
    """
    facts = load() if facts is None else facts
    member = buyer(campaign, investigator)
    new = _for_sale_to(member, card, facts)
    cost = price(new)
    _refuse_poor(member, new, cost, _price_ruling(new))
    deck = dict(member.deck)
    if new.permanent:
        if remove is not None:
            raise Forbidden(
                "ahlcg/permanent/a", f"{new.title} is permanent and outside the deck's size, so no card leaves for it."
            )
    elif remove is not None:
        _take_out(member, deck, remove, card, facts)
    elif missing(member, facts=facts) <= 0:
        hint = "" if lower_level(member, new, facts) is None else ", or upgrade the one it has"
        raise Forbidden(
            "ahlcg/campaign/purchase-deck-size",
            f"The deck of {member.name} must keep its size: name a card that leaves for {new.title}{hint}.",
        )
    deck[card] = deck.get(card, 0) + 1
    _settle(member, deck, cost, facts)
    return cost


def upgrade(campaign: Campaign, investigator: str, card: str, *, facts: Facts | None = None) -> int:
    """Replace a lower level of the same title with a higher one, paying the difference. Returns what it cost.

    Where the deck has several lower levels, the highest of them is replaced. Naming a card of the deck means the next
    higher level of it.
    """
    facts = load() if facts is None else facts
    member = buyer(campaign, investigator)
    new = _for_sale(_wanted(member, card, facts), facts)
    old = lower_level(member, new, facts)
    if old is None:
        has = any(each in facts and facts[each].title == new.title for each in member.deck)
        why = "has it at that level or higher already" if has else "has no lower level of it"
        raise Forbidden(
            "ahlcg/campaign/upgrade-difference",
            f"{new.title} ({new.level}) upgrades nothing: the deck of {member.name} {why}.",
        )
    cost = upgrade_price(old, new)
    _refuse_poor(member, new, cost, "ahlcg/campaign/upgrade-difference")
    deck = dict(member.deck)
    _drop(deck, old.id)
    deck[new.id] = deck.get(new.id, 0) + 1
    _settle(member, deck, cost, facts)
    return cost


def fill_up(campaign: Campaign, investigator: str, card: str, *, facts: Facts | None = None) -> None:
    """Take a card of level 0 for free into a deck that lost cards, as long as it is below its size."""
    facts = load() if facts is None else facts
    member = buyer(campaign, investigator)
    new = _for_sale_to(member, card, facts)
    if missing(member, facts=facts) <= 0:
        wanted = _wanted_size(member, member.deck, facts)
        raise Forbidden(
            "ahlcg/deckbuilding/forced-removal",
            f"The deck of {member.name} has all of its {wanted} cards, so {new.title} must be bought.",
        )
    if new.level:
        raise Forbidden("ahlcg/deckbuilding/forced-removal", f"{new.title} is above level 0 and must be bought.")
    _settle(member, {**member.deck, card: member.deck.get(card, 0) + 1}, 0, facts)


def missing(member: Member, deck: Mapping[str, int] | None = None, *, facts: Facts | None = None) -> int:
    """How many cards a deck is short of its size."""
    facts = load() if facts is None else facts
    deck = member.deck if deck is None else deck
    has = sum(copies for card, copies in deck.items() if card in facts and _takes_room(facts[card]))
    return _wanted_size(member, deck, facts) - has


def _wanted_size(member: Member, deck: Mapping[str, int], facts: Facts) -> int:
    """How many cards that count the deck has when it is full."""
    return size_for(facts[member.investigator], {facts[card]: n for card, n in deck.items() if card in facts})


def _takes_room(card: CardFacts) -> bool:
    """Whether a card counts towards the size of a deck."""
    return for_sale(card) and not card.permanent


def buyer(campaign: Campaign, investigator: str) -> Member:
    """The investigator who buys, if they may now."""
    campaign.refuse_unless_between()
    member = campaign.member(investigator)
    if member.lost:
        raise Forbidden(
            "ahlcg/campaign/lost-investigators-unavailable",
            f"{member.name} is out of the campaign ({member.status}) and buys nothing.",
        )
    if member.status != ACTIVE:
        raise Forbidden("ahlcg/campaign/leaver-data-kept", f"{member.player} has left, so {member.name} buys nothing.")
    return member


def lower_level(member: Member, new: CardFacts, facts: Facts) -> CardFacts | None:
    """The card of the deck that a higher level of it replaces: the highest, if there are several."""
    lower = [
        facts[card]
        for card in member.deck
        if card in facts and facts[card].title == new.title and -1 < _level(facts[card]) < _level(new)
    ]
    return max(lower, key=_level, default=None)


def _level(card: CardFacts) -> int:
    """A card's level, below all others where it has none."""
    return -1 if card.level is None else card.level


def _wanted(member: Member, card: str, facts: Facts) -> str:
    """The card itself, or the next higher level of one that is in the deck."""
    if card not in member.deck or card not in facts:
        return card
    own = facts[card]
    higher = [each for each in facts.values() if each.title == own.title and (each.level or 0) > (own.level or 0)]
    return min(higher, key=lambda each: each.level or 0).id if higher else card


def _for_sale(card: str, facts: Facts) -> CardFacts:
    """A card that can be bought at all: one with a level."""
    if card not in facts:
        raise UserError(f"No card has the id {echo(card)}.")
    new = facts[card]
    if not for_sale(new):
        raise Forbidden("ahlcg/campaign/purchase-cost", f"{new.title} has no level and cannot be bought.")
    return new


def _for_sale_to(member: Member, card: str, facts: Facts) -> CardFacts:
    """A card that this investigator may have: whatever they could pay, that is asked first."""
    new = _for_sale(card, facts)
    for wrong in access({new: 1}, facts[member.investigator]):
        raise _illegal(member, wrong)
    return new


def _illegal(member: Member, wrong: Violation) -> Forbidden:
    return Forbidden(wrong.ruling, f"The deck of {member.name} would not be legal: {wrong.reason}.")


def for_sale(card: CardFacts) -> bool:
    """Whether a card can be bought by anybody."""
    return card.level is not None and card.weakness is None and card.signature_of is None


def _price_ruling(card: CardFacts) -> str:
    """The rule that sets the price of a new card."""
    if card.exceptional:
        return "ahlcg/deckbuilding/exceptional-cost"
    return "ahlcg/campaign/purchase-cost" if card.level else "ahlcg/campaign/purchase-minimum-one"


def _refuse_poor(member: Member, new: CardFacts, cost: int, ruling: str) -> None:
    if cost > member.experience:
        raise Forbidden(ruling, f"{new.title} costs {cost} experience, and {member.name} has {member.experience}.")


def _take_out(member: Member, deck: dict[str, int], remove: str, bought: str, facts: Facts) -> None:
    """Take the card out that makes room; what must be in the deck stays in it."""
    if remove not in deck:
        title = facts[remove].title if remove in facts else remove
        raise Forbidden("ahlcg/campaign/purchase-deck-size", f"{title} is not in the deck of {member.name}.")
    old = facts[remove]
    if old.weakness is not None:
        raise Forbidden("ahlcg/campaign/purchase-protected-cards", f"{old.title} is a weakness and cannot be removed.")
    if old.signature_of is not None:
        raise Forbidden(
            "ahlcg/campaign/purchase-protected-cards", f"{old.title} is a signature card and cannot be removed."
        )
    if old.level is None or old.permanent:
        raise Forbidden(
            "ahlcg/deckbuilding/size-exclusions",
            f"{old.title} does not count towards the deck's size, so its leaving makes no room.",
        )
    if remove == bought:
        raise Forbidden(
            "ahlcg/campaign/purchase-deck-size", f"{old.title} cannot make room for itself; name another card."
        )
    _drop(deck, remove)


def _drop(deck: dict[str, int], card: str) -> None:
    deck[card] -= 1
    if not deck[card]:
        del deck[card]


def _settle(member: Member, deck: dict[str, int], cost: int, facts: Facts) -> None:
    """Change the deck if the result is legal, and pay; one that is still to be filled up may be too small."""
    wrong = violations(member, deck, facts)
    if missing(member, deck, facts=facts) < 0:
        raise Forbidden(
            "ahlcg/campaign/purchase-deck-size",
            f"The deck of {member.name} would be too large; name a card that leaves.",
        )
    if wrong:
        raise _illegal(member, wrong[0])
    member.deck = deck
    member.experience -= cost


def violations(member: Member, deck: Mapping[str, int], facts: Facts) -> list[Violation]:
    """What would be wrong with a member's deck, whatever its size and whatever its cards have cost."""
    cards = {card: copies for card, copies in deck.items() if copies}
    whole = InvestigatorDeck(member.investigator, cards, earned=member.earned)
    found = check(whole, "campaign", experience=total_experience(whole, facts=facts), facts=facts)
    return [each for each in found if each.ruling != DECK_SIZE]
