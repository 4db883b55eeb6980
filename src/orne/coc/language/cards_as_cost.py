"""Cards that pay: exhausted, sacrificed, returned, driven insane, wounded. They are remembered as they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Claim, Paid
from orne.coc.facts import STRUGGLE_NAMES, STRUGGLES
from orne.coc.language.cost import RULING, WithoutResources
from orne.coc.rules import cannot, leaving, readiness, sanity, wounds
from orne.coc.rules.claims import EXHAUST, GO_INSANE, KEEP, LEAVE, pick
from orne.coc.selector import CONTROLLED, Sel, candidates, exists, meant_refusal
from orne.coc.state import NOWHERE, PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "DiscardThis", "DriveInsane", "DriveThisInsane", "ExhaustAll", "ExhaustForIcons", "ExhaustHost", "ExhaustOne",
    "ExhaustThis", "ReadyThis", "ReturnOne", "ReturnThis", "SacrificeHost", "SacrificeOne", "SacrificeThis",
    "ShuffleThis", "WoundHost", "WoundOne", "WoundOneForCertain", "WoundThis",
]  # fmt: skip

Act = Callable[["CocTable", int, "Use"], bool]


class Way:
    """Something done to a card to pay: how it is claimed, in words, whether it can be done, and doing it."""

    __slots__ = ("act", "claimed", "no", "prompt", "verb", "words")

    def __init__(
        self,
        claimed: str,
        words: str,
        verb: str,
        prompt: str,
        no: Callable[[CocTable, int], Refusal | None],
        act: Act,
    ) -> None:
        self.claimed = claimed
        self.words = words
        self.verb = verb
        self.prompt = prompt
        self.no = no
        """Why it cannot be done to a card, or None."""
        self.act = act

    def done(self, g: CocTable, use: Use, uid: int) -> bool:
        """Do it; the use remembers the card as it was."""
        icons = tuple(values.icons(g, uid, icon) for icon in STRUGGLES)
        printed = values.printed_skill(g, uid) or 0
        paid = Paid(g.state.cards[uid], values.skill(g, uid), values.printed_cost(g, uid), icons, printed)
        use.spent = [*(use.spent or ()), paid]
        return self.act(g, uid, use)


def _not_ready(g: CocTable, uid: int) -> Refusal | None:
    return None if readiness.can_exhaust(g, uid) else readiness.not_ready(g, uid)


def _not_mad(g: CocTable, uid: int) -> Refusal | None:
    """Only what can go insane pays so; a wounded one would be destroyed instead."""
    if g.state.cards[uid].wounds:
        return Refusal(RULING, "{} is wounded, and would be destroyed instead", g.title(uid))
    return sanity.insanity_refusal(g, uid)


def _leaves_by(verb: str) -> Callable[[CocTable, int], Refusal | None]:
    return lambda g, uid: cannot.refusal(g, verb, uid)


_EXHAUST = Way(
    EXHAUST,
    "exhaust {}",
    "exhaust",
    "Exhaust which card?",
    _not_ready,
    lambda g, uid, use: readiness.exhaust(g, uid, use, as_cost=True),
)
_READY = Way(
    EXHAUST, "ready {}", "ready", "Ready which card?", readiness.readying_refusal, readiness.ready
)  # fmt: skip
_SACRIFICE = Way(
    LEAVE,
    "sacrifice {}",
    "sacrifice",
    "Sacrifice which card?",
    _leaves_by("be sacrificed"),
    lambda g, uid, use: leaving.sacrifice(g, [uid], use),
)
_DISCARD = Way(
    LEAVE,
    "discard {} from play",
    "discard",
    "Discard which card from play?",
    _leaves_by("be discarded"),
    lambda g, uid, use: leaving.discard_from_play(g, [uid], use),
)
_RETURN = Way(
    LEAVE,
    "return {} to its owner's hand",
    "return",
    "Return which card?",
    _leaves_by("return to hand"),
    lambda g, uid, use: leaving.return_to_hand(g, [uid], use),
)
_SHUFFLE = Way(
    LEAVE,
    "shuffle {} into its owner's deck",
    "shuffle",
    "Shuffle which card into its owner's deck?",
    _leaves_by("put into a deck"),
    lambda g, uid, use: leaving.shuffle_into_deck(g, [uid], use),
)
_INSANE = Way(
    GO_INSANE,
    "drive {} insane",
    "insane",
    "Drive which character insane?",
    _not_mad,
    sanity.go_insane,
)
_WOUND = Way(
    KEEP,
    "wound {}",
    "wound",
    "Wound which character?",
    wounds.wound_refusal,
    lambda g, uid, use: wounds.wound(g, [uid], use),
)


_WOUND_FOR_CERTAIN = Way(
    KEEP,
    "wound {}, which cannot be cancelled",
    "wound",
    "Wound which character?",
    wounds.wound_refusal,
    lambda g, uid, use: wounds.wound(g, [uid], use, for_certain=True),
)

# ---- the card itself, and the one it is attached to


BEARER = "the attached character"


@dataclass(frozen=True, slots=True)
class OfThis(WithoutResources):
    """Something done to the card the ability is on, or to the one that is attached to."""

    way: Way
    named: bool = False
    """The text says its title, so copied text means another card (coc/faq/copied-text-keeps-names)."""
    host: str = ""
    """The words for the card that it is attached to, where it is that one."""

    @property
    def text(self) -> str:
        """The cost in words."""
        return self.way.words.format(self.host or "this card")

    @property
    def exhausts_this(self) -> bool:
        """Whether it is the card itself, and is exhausted."""
        return self.way is _EXHAUST and not self.host

    def _card(self, g: CocTable, use: Use) -> int:
        if not self.host:
            return use.holder
        card = g.state.cards[use.holder]
        return card.host if card.obj == use.card.obj else use.card.host

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """It must be in play, be the card that is named, be yours, and in a state to pay."""
        if self.named and use.me < 0:
            return Refusal("coc/faq/copied-text-keeps-names", "the text names another card")
        if self.exhausts_this:
            return None if readiness.can_exhaust(g, use.holder) else readiness.not_ready(g, use.holder)
        uid = self._card(g, use)
        if uid == NOWHERE or (self.host and g.state.cards[uid].controller != use.seat):
            return Refusal(RULING, "you do not control what {} is attached to", g.title(use.holder))
        if g.state.cards[uid].zone != PLAY:
            return Refusal(RULING, "{} is not in play", g.title(uid))
        return self.way.no(g, uid)

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """That card."""
        return [Claim(self.way.claimed, [self._card(g, use) if self.host else use.holder])]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Do it; it stays done when the effect is cancelled (coc/example/2.13-predatory-byakhee)."""
        if self.host:
            return self.way.done(g, use, self._card(g, use))
        return self.way.act(g, use.holder, use)


def ExhaustThis(named: bool = False) -> OfThis:
    """Exhaust the card the ability is on; ``named`` when the text says its title."""
    return OfThis(_EXHAUST, named)


def ReadyThis() -> OfThis:
    """Ready the card the ability is on."""
    return OfThis(_READY)


def SacrificeThis() -> OfThis:
    """Sacrifice the card the ability is on, which the text names."""
    return OfThis(_SACRIFICE, named=True)


def DiscardThis() -> OfThis:
    """Discard the card the ability is on from play."""
    return OfThis(_DISCARD, named=True)


def ReturnThis() -> OfThis:
    """Return the card the ability is on to its owner's hand."""
    return OfThis(_RETURN, named=True)


def ShuffleThis() -> OfThis:
    """Shuffle the card the ability is on into its owner's deck."""
    return OfThis(_SHUFFLE, named=True)


def DriveThisInsane() -> OfThis:
    """Drive the card the ability is on insane."""
    return OfThis(_INSANE, named=True)


def WoundThis() -> OfThis:
    """Wound the card the ability is on."""
    return OfThis(_WOUND, named=True)


def ExhaustHost(named: str = BEARER) -> OfThis:
    """Exhaust the character that this card is attached to."""
    return OfThis(_EXHAUST, host=named)


def SacrificeHost() -> OfThis:
    """Sacrifice the character that this card is attached to."""
    return OfThis(_SACRIFICE, host=BEARER)


def WoundHost() -> OfThis:
    """Wound the character that this card is attached to."""
    return OfThis(_WOUND, host=BEARER)


# ---- some of your cards


_YOURS = Sel(lambda g, use, uid: g.state.cards[uid].controller == use.seat, after=("you control",), listed=CONTROLLED)


class OfCards(WithoutResources):
    """Something done to cards of yours: one, a number of them, or X, which is then how many pay."""

    __slots__ = ("able", "number", "way", "what")

    def __init__(self, way: Way, what: Sel, number: int | str = 1) -> None:
        self.way = way
        self.what = what
        self.number = number
        no = way.no
        can = Sel(lambda g, use, uid: no(g, uid) is None, no=lambda g, use, uid: no(g, uid))
        self.able = what & _YOURS & can
        """Those of them that can pay."""

    @property
    def sets_x(self) -> bool:
        """Whether the player sets how many."""
        return isinstance(self.number, str)

    def most_x(self, g: CocTable, use: Use) -> int:
        """As many as can pay."""
        return len(candidates(g, use, self.able))

    def _count(self, use: Use) -> int:
        return self.number if isinstance(self.number, int) else use.x

    @property
    def text(self) -> str:
        """The cost in words."""
        what = _YOURS & self.what
        return self.way.words.format(what.phrase() if self.number == 1 else f"{self.number} {what.plural()}")

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """You must control as many that can pay."""
        count = self._count(use)
        if exists(g, use, self.able, count):
            return None
        if count == 1:
            return Refusal(RULING, _NONE[self.way.verb], self.what.noun)
        there = len(candidates(g, use, self.able))
        return Refusal(RULING, "you control {} of {} {} that can pay", there, count, self.what.plural())

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """Each may be any of those that can pay."""
        return [Claim(self.way.claimed, candidates(g, use, self.able)) for _ in range(self._count(use))]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Choose them one after the other, and do it to each."""
        no = partial(meant_refusal, g, use, self.able)
        for left in range(self._count(use) - 1, -1, -1):
            claim = Claim(self.way.claimed, candidates(g, use, self.able))
            uid = pick(g, use, claim, [*[claim] * left, *later], self.way.prompt, self.way.verb, no)
            if uid is None or not self.way.done(g, use, uid):
                return False
        return True


@dataclass(frozen=True, slots=True)
class ExhaustAll(WithoutResources):
    """Exhaust all of your cards of a kind; one of them that is not ready cannot pay its part."""

    what: Sel

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"exhaust all {(_YOURS & self.what).plural()}"

    def _mine(self, g: CocTable, use: Use) -> list[int]:
        return candidates(g, use, self.what & _YOURS)

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be one, and every one must be ready."""
        mine = self._mine(g, use)
        if not mine:
            return Refusal(RULING, _NONE[_EXHAUST.verb], self.what.noun)
        return next((found for uid in mine if (found := _not_ready(g, uid)) is not None), None)

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """Each of them."""
        return [Claim(EXHAUST, [uid]) for uid in self._mine(g, use)]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Exhaust them."""
        return all(_EXHAUST.done(g, use, uid) for uid in self._mine(g, use))


class ExhaustForIcons(WithoutResources):
    """Exhaust any number of your cards: X is how many icons of a kind they have together."""

    __slots__ = ("able", "icon", "what")

    def __init__(self, what: Sel, icon: int) -> None:
        self.what = what
        self.icon = icon
        can = Sel(lambda g, use, uid: _not_ready(g, uid) is None, no=lambda g, use, uid: _not_ready(g, uid))
        self.able = what & _YOURS & can
        """Those of them that can pay."""

    @property
    def text(self) -> str:
        """The cost in words."""
        what = (_YOURS & self.what).plural()
        return f"exhaust any number of {what} (X is how many {STRUGGLE_NAMES[self.icon]} icons they have)"

    def refusal(self, g: CocTable, use: Use) -> Refusal | None:
        """There must be one, as a cost changes something."""
        if candidates(g, use, self.able):
            return None
        return Refusal(RULING, _NONE[_EXHAUST.verb], self.what.noun)

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """At least one of those that can pay."""
        return [Claim(EXHAUST, candidates(g, use, self.able))]

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Ask for one after the other until the player is done."""
        use.x = 0
        no = partial(meant_refusal, g, use, self.able)
        first = True
        while able := candidates(g, use, self.able):
            options = g.card_options(able, _EXHAUST.verb)
            if not first:
                options.append(g.option("done", value=-1))
            uid = g.decide(use.seat, _EXHAUST.verb, "Exhaust which card? Its icons count", options, use.holder, no)
            if uid < 0:
                break
            use.x += values.icons(g, uid, self.icon)
            if not _EXHAUST.done(g, use, uid):
                return False
            first = False
        return True


_NONE = {
    "sacrifice": "you control no {} to sacrifice",
    "exhaust": "you control no ready {} for this",
    "insane": "you control no {} that can go insane",
    "return": "you control no {} to return",
    "wound": "you control no {} that can be wounded",
}


def ExhaustOne(what: Sel, number: int | str = 1) -> OfCards:
    """Exhaust one of your ready cards, or several."""
    return OfCards(_EXHAUST, what, number)


def SacrificeOne(what: Sel, number: int | str = 1) -> OfCards:
    """Sacrifice one of your cards, or several."""
    return OfCards(_SACRIFICE, what, number)


def DriveInsane(what: Sel, number: int | str = 1) -> OfCards:
    """Make one of your characters insane, or several; one that cannot go insane is no payment."""
    return OfCards(_INSANE, what, number)


def ReturnOne(what: Sel, number: int | str = 1) -> OfCards:
    """Return one of your cards in play to its owner's hand, or several."""
    return OfCards(_RETURN, what, number)


def WoundOne(what: Sel, number: int | str = 1) -> OfCards:
    """Wound one of your characters, or several."""
    return OfCards(_WOUND, what, number)


def WoundOneForCertain(what: Sel) -> OfCards:
    """Wound one of your characters, which nothing can cancel."""
    return OfCards(_WOUND_FOR_CERTAIN, what)
