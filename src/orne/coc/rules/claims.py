"""Claims: the cards a cost asks for, looked at together and beside the targets (coc/rule/2.13-paying-costs/c)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from orne.coc.abilities import Claim
from orne.coc.rules.moving import move
from orne.coc.selector import IN_PLAY, IN_YOUR_HAND, exists, legal_targets
from orne.coc.state import DISCARD, EXHAUSTED, INSANE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Triggered, Use
    from orne.coc.rules.initiating import Initiation
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable

EXHAUST: Final = "exhaust"
GO_INSANE: Final = "go insane"
LEAVE: Final = "leave"
KEEP: Final = "keep"
"""What a cost does to a card; a card that is needed as a target is claimed by the number of its choice."""
_STILL_ABLE: Final = frozenset(((EXHAUST, GO_INSANE), (EXHAUST, LEAVE), (EXHAUST, KEEP), (KEEP, EXHAUST)))
"""What may be done to a card that has paid already: some cards are exhausted and sacrificed for one cost."""

Spent = tuple[tuple[int, str | int], ...]
"""Cards taken already, each with what for."""


def payable(g: CocTable, use: Use, claims: Sequence[Claim], spent: Spent = ()) -> bool:
    """Whether every claim finds a card, in their order, given the cards taken already."""
    if not claims:
        return True
    for _ in _payments(g, use, claims, spent):
        return True
    return False


def _payments(g: CocTable, use: Use, claims: Sequence[Claim], spent: Spent = ()) -> Iterator[Spent]:
    """The ways to find a card for every claim."""
    if not claims:
        yield spent
        return
    way, cards = claims[0]
    for uid in cards:
        if _free(g, use, uid, way, spent):
            yield from _payments(g, use, claims[1:], (*spent, (uid, way)))


def _free(g: CocTable, use: Use, uid: int, way: str | int, spent: Spent) -> bool:
    """Whether a card can be taken for one thing more; a target must still be one when the cost is paid."""
    for other, before in spent:
        if other != uid or (before, way) in _STILL_ABLE:
            continue
        if isinstance(before, int) and (
            (isinstance(way, int) and way != before) or (way in (EXHAUST, KEEP) and _stays_target(g, use, uid, before))
        ):
            continue
        return False
    return True


def _stays_target(g: CocTable, use: Use, uid: int, choice: int) -> bool:
    """Whether a target is still what the text has a player choose when it is exhausted to pay."""
    return _supposed(g, ((uid, EXHAUST),), lambda: bool(use.ability.choose[choice].what.test(g, use, uid)))


def _supposed(g: CocTable, spent: Spent, holds: Callable[[], bool]) -> bool:
    """Whether something holds on the table as it would be when some cards have paid."""
    real = g.state
    g.state = real.copy()
    try:
        for uid, way in spent:
            if way == KEEP:
                continue
            if way == EXHAUST:
                g.state.edit(uid).state = EXHAUSTED
                continue
            attachments = g.index.attachments.get(uid, ())
            if way == LEAVE:
                move(g, uid, DISCARD)
            else:
                g.state.edit(uid).state = INSANE
                g.state.changed()
            for each in attachments:
                move(g, each, DISCARD)
        return holds()
    finally:
        g.state = real


def finds_nothing(g: CocTable, use: Use, what: Sel, leaving: bool) -> bool:
    """Whether a selector means no card, and would mean none on the table as it would be when some have paid.

    Cards that leave go to discard piles, and nothing comes into a hand or into play. There a card could turn into one
    of those meant that is blank now, or that goes insane where such a card counts as costing nothing.
    """
    if not what.printed or g.state.catalogue.gives_subtypes:
        return False
    if what.place == IN_PLAY:
        return g.rules.face_down_prints_nothing and not g.index.blank and not exists(g, use, what)
    return (what.place == IN_YOUR_HAND or not leaving) and not exists(g, use, what)


def brings_about(g: CocTable, use: Use) -> bool:
    """Whether paying would itself give the effect something to do: an attachment, say, falls with the card it is on."""
    ability = use.ability
    if ability.cost is None or ability.effect.is_barren(g, use, True):
        return False
    claims = ability.cost.claims(g, use)
    if not any(_has_leave(g, claim) for claim in claims) and ability.effect.is_barren(g, use, False):
        return False
    for spent in _payments(g, use, claims):
        if any(way != KEEP for _, way in spent) and _supposed(g, spent, lambda: bool(ability.possible(g, use))):
            return True
    return False


def _has_leave(g: CocTable, claim: Claim) -> bool:
    """Whether a card leaves when a claim is paid: the one that pays, or what is attached to one that goes insane."""
    if claim.way == GO_INSANE:
        attachments = g.index.attachments
        return any(uid in attachments for uid in claim.cards)
    return claim.way not in (EXHAUST, KEEP)


def leaves_targets(g: CocTable, use: Use) -> bool:
    """Whether the cost can be paid without what must be chosen.

    An effect whose only target would pay for it could not be carried out (coc/faq/no-if-able-must-resolve-whole).
    """
    paid = use.ability.cost.claims(g, use)
    if not paid:
        return True
    targets = [
        Claim(index, legal_targets(g, use, choose.what))
        for index, choose in enumerate(use.ability.choose)
        if choose.may_lack is None
        for _ in range(1 if choose.up_to else choose.number(g, use))
    ]
    return payable(g, use, [*targets, *paid])


def left_by_cost(g: CocTable, use: Use, choice: int, cards: list[int]) -> list[int]:
    """Those of some targets that the cost can be paid without, or all where it cannot: there the effect may fail."""
    cost = getattr(use.ability, "cost", None)
    paid = cost.claims(g, use) if cost is not None and len(cards) > 1 else ()
    if not paid:
        return cards
    return [uid for uid in cards if payable(g, use, [Claim(choice, [uid]), *paid])] or cards


def _about_itself(g: CocTable, use: Use) -> list[Claim]:
    """This card, which the cost must leave alone where the effect is about it and nothing else."""
    effect = getattr(use.ability, "effect", None)  # a toll has none
    could = getattr(getattr(effect, "who", None), "could", None)
    return [Claim(KEEP, [use.holder])] if could is not None and list(could(g, use)) == [use.holder] else []


def _leaves_itself(g: CocTable, use: Use) -> bool:
    """Whether the cost can be paid without the card that the effect is about.

    What gives this card something cannot be paid for with this card (coc/faq/no-if-able-must-resolve-whole).
    """
    paid = use.ability.cost.claims(g, use)
    for claim in paid:
        if claim.way in (GO_INSANE, LEAVE) and use.holder in claim.cards:
            break
    else:
        return True
    return payable(g, use, [*_about_itself(g, use), *paid])


def pick(
    g: CocTable,
    use: Use,
    claim: Claim,
    later: Sequence[Claim],
    prompt: str,
    verb: str,
    no: Callable[[int], Refusal | None],
) -> int | None:
    """Let the player pick a card that pays and leaves enough for what is claimed later, and if possible the targets."""
    targets = tuple((uid, index) for index, pair in enumerate(use.targets) for uid, _ in pair)
    about = _about_itself(g, use)
    for taken, kept in ((targets, about), ((), [])):
        cards = [uid for uid in claim.cards if payable(g, use, [*kept, claim._replace(cards=[uid]), *later], taken)]
        if cards:
            return g.choose_card(use.seat, prompt, cards, verb, use.holder, partial(_pay_refusal, g, cards, no))
    return None


def _pay_refusal(g: CocTable, cards: Collection[int], no: Callable[[int], Refusal | None], uid: int) -> Refusal | None:
    """Why a card does not pay: it cannot, or it could and is wanted for something else; or None."""
    found = no(uid)
    if found is not None or uid in cards:
        return found
    return Refusal("coc/rule/2.13-paying-costs/c", "{} is a target, or must pay for the rest of the cost", g.title(uid))


def change_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why using an ability would change nothing: only what can be carried out may be triggered.

    coc/faq/no-if-able-must-resolve-whole
    """
    ability: Triggered | Initiation = use.ability
    if not g.rules.chosen_marks_targeting and any(choose.worded_chosen for choose in ability.choose):
        return None  # what is chosen only as it resolves may turn out to be nothing
    if ability.possible is not None and not ability.possible(g, use) and not brings_about(g, use):
        return Refusal("coc/faq/no-if-able-must-resolve-whole", "it would change nothing now")
    if ability.cost is not None and ability.choose and not leaves_targets(g, use):
        return Refusal("coc/faq/no-if-able-must-resolve-whole", "paying for it would take its target away")
    if ability.cost is not None and not _leaves_itself(g, use):
        return Refusal("coc/faq/no-if-able-must-resolve-whole", "paying for it would take away what it is about")
    return None
