"""Numbers that cards count with: X, how many there are, what was paid, what this card or another has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Amount, Number, Paid
from orne.coc.facts import FACTION_NAMES, STRUGGLE_NAMES
from orne.coc.selector import Sel, candidates, in_play_words
from orne.coc.state import PLAY

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "COST_OF_PAID",
    "MARGIN",
    "OVERPAYMENT", "PRINTED_SKILL_OF_PAID", "SKILL_OF_IT",
    "SKILL_OF_PAID",
    "SKILL_OF_THIS",
    "TOKENS_HERE",
    "YOUR_DOMAINS",
    "X",
    "amount_of",
    "hand_up_to",
    "icons_attached",
    "icons_of_each",
    "in_words",
    "other_resource_types",
    "per",
    "small_domains",
    "total",
]  # fmt: skip

X = Number(lambda g, use, uid: use.x, "X")
"""The X that was paid."""


def per(what: Sel, each: int = 1) -> Number:
    """So many for each card of a kind."""
    return Number(
        lambda g, use, uid: len(candidates(g, use, what)), f"for each {what.bare()}{in_play_words(what)}", each
    )


def total(what: Sel) -> Number:
    """The number of cards of a kind."""
    return Number(
        lambda g, use, uid: len(candidates(g, use, what)), f"the number of {what.plural()}{in_play_words(what)}"
    )


def other_resource_types(faction: str) -> Number:
    """So many for each type of resource other than a faction's on the domain that pays; neutral is a type, too."""

    def of(g: CocTable, use: Use, uid: int) -> int:
        purse = use.memory
        return sum(icon != faction for icon in purse.icons) if purse is not None else 0

    words = f"for each type of resource other than {FACTION_NAMES[faction]} on the domain you drain for it"
    return Number(of, words)


def icons_of_each(icon: int) -> Number:
    """So many for each icon of a kind that a card has itself."""
    return Number(lambda g, use, uid: values.icons(g, uid, icon), f"for each {STRUGGLE_NAMES[icon]} icon they have")


def icons_attached(icon: int) -> Number:
    """So many for each icon of a kind printed on the characters attached to this card, however they came there.

    coc/faq/twisted-choreographer-other-attachments
    """

    def of(g: CocTable, use: Use, uid: int) -> int:
        attached = (each for each in g.index.attachments.get(use.holder, ()) if not g.state.cards[each].face_down)
        facts = (g.kind(each).facts for each in attached)
        return sum(each.icons[icon] for each in facts if each.type == "character")

    return Number(of, f"for each {STRUGGLE_NAMES[icon]} icon printed on characters attached to it")


def _skill_of_this(g: CocTable, use: Use, uid: int) -> int:
    """The skill this card has, or had as what it answers destroyed it."""
    event = use.event
    if event is not None and event.skill is not None and g.state.cards[use.holder].zone != PLAY:
        return event.skill
    return values.skill(g, use.holder)


SKILL_OF_THIS = Number(_skill_of_this, "this card's skill")
SKILL_OF_IT = Number(
    lambda g, use, uid: sum(values.skill(g, it) for it, _ in use.targets[0]) if use.targets else 0, "its skill"
)
"""The skill of the card that was chosen."""
TOKENS_HERE = Number(lambda g, use, uid: sum(g.state.cards[use.holder].success), "for each success token on this card")
YOUR_DOMAINS = Number(lambda g, use, uid: len(g.state.domains[use.seat]), "your number of domains")


def small_domains(most: int) -> Number:
    """So many for each of your domains with few resources."""
    return Number(
        lambda g, use, uid: sum(len(domain.resources) <= most for domain in g.state.domains[use.seat]),
        f"for each domain of yours with {most} or fewer resources",
    )


def hand_up_to(number: int) -> Number:
    """As many cards as a hand lacks to have a number."""
    return Number(
        lambda g, use, uid: max(0, number - len(g.state.hand[use.seat])), f"it takes to have {number} in your hand"
    )


MARGIN = Number(
    lambda g, use, uid: use.event.amount if use.event is not None else 0, "for each icon by which it was won"
)
"""By how many icons the struggle that is answered was won."""


OVERPAYMENT = Number(lambda g, use, uid: use.event.amount if use.event is not None else 0, "what was overpaid")
"""By how much was overpaid what is answered."""


def _of_paid(worth: Callable[[CocTable, int], int], paid: Callable[[Paid], int]) -> Amount:
    """A value of what paid; before anything is paid, the most that what could pay comes to."""

    def number(g: CocTable, use: Use, uid: int) -> int:
        if use.spent is not None:
            return sum(map(paid, use.spent))
        cost = getattr(use.ability, "cost", None)
        claims = cost.claims(g, use) if cost is not None else ()
        return sum(max((worth(g, each) for each in claim.cards), default=0) for claim in claims)

    return number


SKILL_OF_PAID = Number(_of_paid(values.skill, lambda paid: paid.skill), "the skill of what paid for it")
PRINTED_SKILL_OF_PAID = Number(
    _of_paid(lambda g, uid: values.printed_skill(g, uid) or 0, lambda paid: paid.printed_skill),
    "the printed skill of what paid for it",
)
COST_OF_PAID = Number(
    _of_paid(lambda g, uid: values.printed_cost(g, uid) or 0, lambda paid: paid.cost or 0),
    "the printed cost of what paid for it",
)


def amount_of(number: int | Number, g: CocTable, use: Use, uid: int = -1) -> int:
    """A number, whether it is printed or worked out."""
    return number if isinstance(number, int) else number(g, use, uid)


def in_words(number: int | Number) -> str:
    """A number as a text has it."""
    return str(number) if isinstance(number, int) else number.words
