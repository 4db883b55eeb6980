"""Costs: what stands before "to". Each must change something of your own (coc/rule/2.13-paying-costs/b and c).

The cards a cost asks for are its claims. All claims of one ability are looked at together, and beside its targets.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from orne.coc.abilities import Claim
from orne.coc.rules import cannot, leaving, readiness, sanity
from orne.coc.rules.moving import move
from orne.coc.selector import Sel, candidates, legal_targets, meant_refusal
from orne.coc.state import DISCARD, EXHAUSTED, INSANE, PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Cost, Use
    from orne.coc.table import CocTable

EXHAUST, GO_INSANE, LEAVE = "exhaust", "go insane", "leave"
"""What a cost does to a card; a card that is needed as a target is claimed by the number of its choice."""
_STILL_ABLE = frozenset(((EXHAUST, GO_INSANE), (EXHAUST, LEAVE)))
"""What may be done to a card that has paid already: some cards are exhausted and sacrificed for one cost."""

Spent = tuple[tuple[int, str | int], ...]
"""Cards taken already, each with what for."""


# ---- claims beside each other


def payable(g: CocTable, use: Use, claims: Sequence[Claim], spent: Spent = ()) -> bool:
    """Whether every claim finds a card, in their order, given the cards taken already."""
    return any(True for _ in _payments(g, use, claims, spent))


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
            (isinstance(way, int) and way != before) or (way == EXHAUST and _stays_target(g, use, uid, before))
        ):
            continue
        return False
    return True


def _stays_target(g: CocTable, use: Use, uid: int, choice: int) -> bool:
    """Whether a target is still what the text has a player choose when it is exhausted to pay."""
    with _supposed(g, ((uid, EXHAUST),)):
        return bool(use.ability.choose[choice].what.test(g, use, uid))


@contextmanager
def _supposed(g: CocTable, spent: Spent) -> Iterator[None]:
    """Look at the table as it would be when some cards have paid."""
    real = g.state
    g.state = real.copy()
    try:
        for uid, way in spent:
            attachments = () if way == EXHAUST else g.index.attachments.get(uid, ())
            if way == LEAVE:
                move(g, uid, DISCARD)
            else:
                g.state.edit(uid).state = EXHAUSTED if way == EXHAUST else INSANE
                g.state.changed()
            for each in attachments:
                move(g, each, DISCARD)
        yield
    finally:
        g.state = real


def brings_about(g: CocTable, use: Use) -> bool:
    """Whether paying would itself give the effect something to do: an attachment, say, falls with the card it is on."""
    cost = use.ability.cost
    for spent in _payments(g, use, cost.claims(g, use)) if cost is not None else ():
        if spent:
            with _supposed(g, spent):
                if use.ability.possible(g, use):
                    return True
    return False


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
        for _ in range(1 if choose.up_to else choose.count)
    ]
    return payable(g, use, [*targets, *paid])


def _pick(
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
    for taken in (targets, ()):
        cards = [uid for uid in claim.cards if payable(g, use, [claim._replace(cards=[uid]), *later], taken)]
        if cards:
            return g.choose_card(use.seat, prompt, cards, verb, use.holder, partial(_pay_refusal, g, cards, no))
    return None


def _pay_refusal(g: CocTable, cards: Collection[int], no: Callable[[int], Refusal | None], uid: int) -> Refusal | None:
    """Why a card does not pay: it cannot, or it could and is wanted for something else; or None."""
    found = no(uid)
    if found is not None or uid in cards:
        return found
    return Refusal("coc/rule/2.13-paying-costs/c", "{} is a target, or must pay for the rest of the cost", g.title(uid))


# ---- resources


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay resources by draining one domain; X is the player's to choose."""

    amount: int | str

    @property
    def resources(self) -> int:
        """The resources it asks for, X being 0."""
        return self.amount if isinstance(self.amount, int) else 0

    @property
    def asks_x(self) -> bool:
        """Whether the player sets X."""
        return isinstance(self.amount, str)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"pay {self.amount}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """Domains are looked at where payments are listed."""
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Resources are paid by the rules, once for the whole cost."""
        return True


class _WithoutResources:
    """A cost that drains no domain."""

    __slots__ = ()
    resources = 0
    asks_x = False


# ---- the card itself


@dataclass(frozen=True, slots=True)
class ExhaustThis(_WithoutResources):
    """Exhaust the card the ability is on; ``named`` when the text says its title."""

    named: bool = False
    text: str = "exhaust this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be ready."""
        if self.named and use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if not readiness.can_exhaust(g, use.holder):
            return readiness.not_ready(g, use.holder)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """This card."""
        return [Claim(EXHAUST, [use.holder])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Exhaust it."""
        return readiness.exhaust(g, use.holder, use)


@dataclass(frozen=True, slots=True)
class SacrificeThis(_WithoutResources):
    """Sacrifice the card the ability is on, which the text names."""

    text: str = "sacrifice this card"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be in play, and be the card that is named."""
        if use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if g.state.cards[use.holder].zone != PLAY:
            return Refusal("coc/rule/2.13-paying-costs/c", "{} is not in play", g.title(use.holder))
        return cannot.refusal(g, "be sacrificed", use.holder)

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """This card."""
        return [Claim(LEAVE, [use.holder])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Sacrifice it; it stays sacrificed when the effect is cancelled (coc/example/2.13-predatory-byakhee)."""
        return leaving.sacrifice(g, [use.holder], use)


@dataclass(frozen=True, slots=True)
class DiscardThisProphecy(_WithoutResources):
    """Discard the card itself, face up, from the top of its owner's deck (coc/mechanic/prophecy/b)."""

    text: str = "discard this card from the top of your deck"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must lie there face up."""
        deck = g.state.deck[use.seat]
        if not deck or deck[-1] != use.holder or g.state.cards[use.holder].face_down:
            return Refusal("coc/mechanic/prophecy/c", "{} does not lie face up on your deck", g.title(use.holder))
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Discard it."""
        return leaving.discard_from_deck(g, use.seat, 1, use) == 1


# ---- one of your cards


@dataclass(frozen=True, slots=True)
class SacrificeOne(_WithoutResources):
    """Sacrifice one of your cards."""

    what: Sel
    able: Sel = field(init=False, compare=False)
    """Those of them that can pay."""

    def __post_init__(self) -> None:
        """Put the selector together once."""
        object.__setattr__(self, "able", self.what & _YOURS & _SACRIFICEABLE)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"sacrifice {(_YOURS & self.what).phrase()}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control one."""
        if not self.claims(g, use)[0].cards:
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no {} to sacrifice", self.what.noun)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """One of those that nothing forbids to sacrifice."""
        return [Claim(LEAVE, candidates(g, use, self.able))]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose and sacrifice it; the use remembers how it was."""
        no = partial(meant_refusal, g, use, self.able)
        uid = _pick(g, use, self.claims(g, use)[0], later, "Sacrifice which card?", "sacrifice", no)
        if uid is None:
            return False
        use.memory = g.state.cards[uid]
        return leaving.sacrifice(g, [uid], use)


@dataclass(frozen=True, slots=True)
class ExhaustOne(_WithoutResources):
    """Exhaust one of your ready cards."""

    what: Sel
    able: Sel = field(init=False, compare=False)
    """Those of them that can pay."""

    def __post_init__(self) -> None:
        """Put the selector together once."""
        object.__setattr__(self, "able", self.what & _YOURS & _READY)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"exhaust {(_YOURS & self.what).phrase()}"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control one that is ready."""
        if not self.claims(g, use)[0].cards:
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no ready {} for this", self.what.noun)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """One of those that are ready."""
        return [Claim(EXHAUST, candidates(g, use, self.able))]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose and exhaust it."""
        no = partial(meant_refusal, g, use, self.able)
        uid = _pick(g, use, self.claims(g, use)[0], later, "Exhaust which card?", "exhaust", no)
        return uid is not None and readiness.exhaust(g, uid, use)


@dataclass(frozen=True, slots=True)
class DriveInsane(_WithoutResources):
    """Make one of your characters insane; one that cannot go insane is no payment (coc/rule/2.13-paying-costs/c)."""

    what: Sel
    able: Sel = field(init=False, compare=False)
    """Those of them that can pay."""

    def __post_init__(self) -> None:
        """Put the selector together once."""
        object.__setattr__(self, "able", self.what & _YOURS & _UNWOUNDED)

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"drive {self.what.phrase()} you control insane"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """One of them must be able to go insane."""
        if not self.claims(g, use)[0].cards:
            return Refusal("coc/rule/2.13-paying-costs/c", "you control no {} that can go insane", self.what.noun)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """One of those that can go insane; a wounded one would be destroyed instead."""
        mine = candidates(g, use, self.able)
        return [Claim(GO_INSANE, [uid for uid in mine if sanity.can_go_insane(g, uid)])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose it and drive it insane."""

        def no(uid: int) -> Refusal | None:
            return meant_refusal(g, use, self.able, uid) or sanity.insanity_refusal(g, uid)

        uid = _pick(g, use, self.claims(g, use)[0], later, "Drive which character insane?", "insane", no)
        return uid is not None and sanity.go_insane(g, uid, use)


_YOURS = Sel(lambda g, use, uid: g.state.cards[uid].controller == use.seat, after=("you control",))
_READY = Sel(lambda g, use, uid: readiness.can_exhaust(g, uid), no=lambda g, use, uid: readiness.not_ready(g, uid))
_SACRIFICEABLE = Sel(
    lambda g, use, uid: cannot.refusal(g, "be sacrificed", uid) is None,
    no=lambda g, use, uid: cannot.refusal(g, "be sacrificed", uid),
)
_UNWOUNDED = Sel(
    lambda g, use, uid: not g.state.cards[uid].wounds,
    no=lambda g, use, uid: Refusal(
        "coc/rule/2.13-paying-costs/c", "{} is wounded, and would be destroyed instead", g.title(uid)
    ),
)


# ---- the hand


@dataclass(frozen=True, slots=True)
class DiscardHand(_WithoutResources):
    """Discard your whole hand; without a card there is no hand (coc/rule/2.21-player-hand)."""

    text: str = "discard your hand"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be a card in it, other than the one whose ability it is: an event is played first."""
        if all(uid == use.holder for uid in g.state.hand[use.seat]):
            return Refusal("coc/rule/2.21-player-hand", "you have no hand")
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """It asks for no card in play."""
        return []

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Discard all of it."""
        for uid in tuple(g.state.hand[use.seat]):
            leaving.discard_from_hand(g, uid, use)
        return True


# ---- several


class All:
    """Several costs, all of them paid, in their order; they are looked at together before anything is used."""

    __slots__ = ("asks_x", "costs", "resources")

    def __init__(self, *costs: Cost) -> None:
        self.costs = costs
        self.resources = sum(cost.resources for cost in costs)
        """What they ask for in all, which one domain pays."""
        self.asks_x = any(cost.asks_x for cost in costs)
        """Whether the player sets X."""

    @property
    def text(self) -> str:
        """The costs in words."""
        return " and ".join(cost.text for cost in self.costs)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """The first that cannot be paid, or that cannot be paid beside the others."""
        for cost in self.costs:
            found = cost.refusal(g, use)
            if found is not None:
                return found
        if not payable(g, use, self.claims(g, use)):
            return Refusal("coc/rule/2.13-paying-costs/c", "you cannot {} with the cards you control", self.text)
        return None

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """The claims of all of them."""
        return [claim for cost in self.costs for claim in cost.claims(g, use)]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Pay one after the other."""
        for index, cost in enumerate(self.costs, 1):
            rest = [claim for each in self.costs[index:] for claim in each.claims(g, use)]
            if not cost.pay(g, use, [*rest, *later]):
                return False
        return True
