"""What abilities do: verbs about the cards they mean. Each says whether all of it happened, which "then" asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Effect, Possible, Use
from orne.coc.events import GO_INSANE
from orne.coc.language.about import About
from orne.coc.language.doing import Doing, OfOne
from orne.coc.language.picking import Pick, is_barren, remember_entered, taken
from orne.coc.language.references import IT, THIS_ONE, Ref
from orne.coc.language.select import CAN_BE_RESTORED, CAN_GO_INSANE, MAY_BE_YOURS, MAY_ENTER, MAY_ENTER_FOR_YOU
from orne.coc.rules import batches, cannot, commitment, control, entering, hands, leaving, piles, readiness, sanity
from orne.coc.rules.moving import prophesy
from orne.coc.state import DECK, DISCARD, HAND, INSANE, LIMBO, NOWHERE, REMOVED
from orne.kernel.language.joining import may_change

if TYPE_CHECKING:
    from orne.coc.rules.batches import Batch
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable

__all__ = [
    "CancelIt", "Do", "GoesTo", "LoseGame", "Nothing", "Prophesy", "Verb", "exhaust", "go_insane",
    "go_insane_for_certain", "instead", "keep_this", "onto_deck", "put_into_play", "put_into_play_for_owner", "ready",
    "remove_this", "restore", "restore_and_ready", "return_from_discard", "take_control", "to_hand", "top_this",
    "uncommit",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class LoseGame(Doing):
    """You are eliminated: the other player wins at once."""

    text: str = "you are eliminated from the game"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """End the game."""
        g.win(1 - use.seat, "eliminated")
        return True


@dataclass(frozen=True, slots=True)
class Nothing(Doing):
    """Nothing happens, which a text allows in place of something."""

    text: str
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Leave it."""
        return True


Able = Callable[["CocTable", int, Use], bool]
"""Whether something can be done to a card."""


@dataclass(frozen=True, slots=True)
class Verb(Doing):
    """One of the plain verbs, done to each card that is meant."""

    word: str
    verb: Callable[[CocTable, int, Use], bool]
    who: Ref = IT
    able: Able | None = None
    """What must hold of a card for this to change it; None where it always does."""
    batch: Batch = batches.one_by_one
    """How several cards are gone through."""
    legal: Sel | None = None
    """Which cards may be chosen for it at all, whatever the words of the choice."""

    @property
    def designates(self) -> Sel | None:
        """What the choice of its card is limited to, where that is chosen."""
        return self.legal if self.who is IT else None

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.word.format(self.who.text) if "{}" in self.word else f"{self.word} {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it could change one of them."""
        able = self.able
        for uid in self.who.could(g, use):  # noqa: SIM110 (the first one is enough, and most have but one)
            if able is None or able(g, uid, use):
                return True
        return False

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool:
        """Whether paying for it could give it no card."""
        return is_barren(g, use, self.who, leaving)

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """What it does to which cards."""
        insane = self.verb is sanity.go_insane or self.verb is sanity.go_insane_for_certain
        verb = GO_INSANE if insane else self.word.split()[0]
        return [(verb, uid) for uid in self.who.could(g, use)]

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it to each; all must succeed."""
        able = self.able
        cards = taken(self.who, g, use, lambda uid: able is None or able(g, uid, use), self.word.split()[0])
        if not cards:
            return self.who.everything
        if len(cards) == 1:
            return self.verb(g, cards[0], use)
        return self.batch(g, cards, use, self.verb)


def may_be_tried(g: CocTable, who: Ref) -> bool:
    """Whether an effect may be triggered on what a text protects, as in older editions (coc/rule/2.2-cannot/b).

    What is picked is no target.
    """
    return not g.rules.cannot_forbids_targeting and not isinstance(who, Pick)


def are_several(who: Ref) -> bool:
    """Whether a reference is to several cards, as its words say."""
    return who.everything or who.text == "them" or " and " in who.text or (isinstance(who, Pick) and who.count > 1)


def exhaust(who: Ref = IT) -> Verb:
    """Exhaust cards."""
    return Verb("exhaust", readiness.exhaust, who, lambda g, uid, use: readiness.can_exhaust(g, uid))


def ready(who: Ref = IT) -> Verb:
    """Ready cards."""
    return Verb("ready", readiness.ready, who, lambda g, uid, use: readiness.can_ready(g, uid))


def go_insane(who: Ref = IT) -> Verb:
    """Make characters insane."""
    return Verb(
        "drive {} insane",
        sanity.go_insane,
        who,
        lambda g, uid, use: CAN_GO_INSANE.test(g, use, uid),
        batches.in_order,
    )


def go_insane_for_certain(who: Ref = IT) -> Verb:
    """Make characters insane, whatever Willpower and Terror icons they have."""
    return Verb(
        "drive {} insane, ignoring Willpower and Terror icons",
        sanity.go_insane_for_certain,
        who,
        lambda g, uid, use: sanity.can_go_insane_for_certain(g, uid),
        batches.in_order,
    )


def restore(who: Ref = IT) -> Verb:
    """Restore characters, exhausted."""
    return Verb(
        "restore",
        sanity.restore,
        who,
        lambda g, uid, use: g.state.cards[uid].state == INSANE and CAN_BE_RESTORED.test(g, use, uid),
        batches.in_order,
    )


def restore_and_ready(who: Ref = IT) -> Verb:
    """Restore characters, ready."""
    return Verb(
        "restore and ready",
        lambda g, uid, use: sanity.restore(g, uid, use, ready=True),
        who,
        lambda g, uid, use: g.state.cards[uid].state == INSANE and CAN_BE_RESTORED.test(g, use, uid),
        batches.in_order,
    )


def uncommit(who: Ref = IT) -> Verb:
    """Remove characters from their stories."""
    return Verb(
        "remove {} from its story",
        commitment.uncommit,
        who,
        lambda g, uid, use: g.state.cards[uid].story != NOWHERE,
    )


def take_control(until: str, who: Ref = IT) -> Verb:
    """Take control of cards."""
    words = "take control of {}" + (" for the rest of the phase" if until == "phase" else "")
    return Verb(
        words,
        lambda g, uid, use: control.take_control(g, uid, use.seat, use, until),
        who,
        lambda g, uid, use: (
            g.state.cards[uid].controller != use.seat
            and (
                control.choice_refusal(g, uid, use.seat, use) is None
                if may_be_tried(g, who)
                else control.can_take_control(g, uid, use.seat, use)
            )
        ),
        batches.in_order,
        MAY_BE_YOURS,
    )


def put_into_play_for_owner(who: Ref = IT, *, insane: bool = False) -> Verb:
    """Put cards into play, each under its owner's control, insane perhaps."""

    def put(g: CocTable, uid: int, use: Use) -> bool:
        done = entering.put_into_play(g, uid, g.state.cards[uid].owner, use, insane=insane)
        return done and remember_entered(g, use, uid)

    def able(g: CocTable, uid: int, use: Use) -> bool:
        refusal = entering.choice_refusal if may_be_tried(g, who) else entering.entering_refusal
        return refusal(g, uid, g.state.cards[uid].owner, use, insane=insane) is None

    whose = "their owners'" if are_several(who) else "its owner's"
    words = "put {} into play" + ", insane," * insane + f" under {whose} control"
    return Verb(words, put, who, able, batches.entering_for_owners, None if insane else MAY_ENTER)


def put_into_play(who: Ref = IT, *, yours: bool = False, insane: bool = False) -> Verb:
    """Put cards into play under your control, which the text says where they may be another player's; or insane."""

    def put(g: CocTable, uid: int, use: Use) -> bool:
        return entering.put_into_play(g, uid, use.seat, use, insane=insane) and remember_entered(g, use, uid)

    def able(g: CocTable, uid: int, use: Use) -> bool:
        refusal = entering.choice_refusal if may_be_tried(g, who) else entering.entering_refusal
        return refusal(g, uid, use.seat, use, insane=insane) is None

    words = "put {} into play" + " as a card of yours" * yours + " insane" * insane
    return Verb(words, put, who, able, batches.entering, None if insane else MAY_ENTER_FOR_YOU)


def to_hand(who: Ref = IT) -> Verb:
    """Put cards that are out of play into their owners' hands."""

    def move(g: CocTable, uid: int, use: Use) -> bool:
        able = not piles.is_kept(g, uid)
        hands.to_hand(g, uid, use)
        return able

    whose = "their owners' hands" if are_several(who) else "its owner's hand"
    return Verb(f"put {{}} into {whose}", move, who, lambda g, uid, use: not piles.is_kept(g, uid))


def onto_deck(who: Ref = IT) -> Verb:
    """Put cards that are out of play on top of their owners' decks."""

    def move(g: CocTable, uid: int, use: Use) -> bool:
        hands.to_deck(g, uid, use)
        return True

    return Verb("put {} on top of its owner's deck", move, who)


def return_from_discard() -> Verb:
    """Return the card itself from the discard pile to its owner's hand."""

    def move(g: CocTable, uid: int, use: Use) -> bool:
        if not there(g, uid, use):
            return False
        hands.to_hand(g, uid, use)
        return True

    def there(g: CocTable, uid: int, use: Use) -> bool:
        card = g.state.cards[uid]
        obj = use.event.obj if use.leaving and use.event is not None else use.card.obj
        return card.zone == DISCARD and card.obj == obj and not piles.is_kept(g, uid)

    return Verb("return {} to its owner's hand", move, THIS_ONE, there)


def keep_this() -> Verb:
    """An event that resolves returns to its owner's hand instead of being discarded."""
    return Verb("return {} to its owner's hand", _keep, THIS_ONE, _is_in_limbo)


def top_this() -> Verb:
    """An event that resolves is put on top of its owner's deck instead of being discarded."""
    return Verb("put {} on top of its owner's deck", _top, THIS_ONE, _is_in_limbo)


def remove_this() -> Verb:
    """An event that resolves is removed from the game instead of being discarded."""
    return Verb("remove {} from the game", _remove, THIS_ONE, _is_in_limbo)


def _top(g: CocTable, uid: int, use: Use) -> bool:
    if not _is_in_limbo(g, uid, use):
        return False
    leaving.put_event_on_deck(g, uid, use)
    return True


def _remove(g: CocTable, uid: int, use: Use) -> bool:
    if not _is_in_limbo(g, uid, use):
        return False
    leaving.remove_event(g, uid, use)
    return True


def _is_in_limbo(g: CocTable, uid: int, use: Use) -> bool:
    return g.state.cards[uid].zone == LIMBO


def _keep(g: CocTable, uid: int, use: Use) -> bool:
    if not _is_in_limbo(g, uid, use):
        return False
    hands.to_hand(g, uid, use)
    return True


@dataclass(frozen=True, slots=True)
class Prophesy(Doing):
    """What the Action of a Prophecy does: the event lies face up on top of its owner's deck."""

    text: str = "put this card face up on top of its owner's deck"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Put it there."""
        prophesy(g, use.holder)
        return True


@dataclass(frozen=True, slots=True)
class CancelIt(Doing):
    """Cancel what is being disrupted; its costs stay paid (coc/rule/2.13-paying-costs/f)."""

    text: str = "cancel it"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether no text keeps it from being cancelled."""
        return cannot.cancelling_refusal(g, use.event) is None

    def do(self, g: CocTable, use: Use) -> bool:
        """Cancel it."""
        if use.event is None or not self.possible(g, use):
            return False
        use.event.cancelled = True
        return True


class Instead(OfOne):
    """What is disrupted does not happen; the effect takes its place (coc/rule/1.8-replacement-effects)."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{self.effect.text} instead"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether the effect could change anything."""
        return may_change(g, use, self.effect)

    def do(self, g: CocTable, use: Use) -> bool:
        """Let the one not happen, and the other happen."""
        if use.event is None:
            return False
        use.event.cancelled = True
        return self.effect.do(g, use)


def instead(effect: Effect) -> Instead:
    """Something else than what is disrupted."""
    return Instead(effect)


@dataclass(frozen=True, slots=True)
class GoesTo(Doing):
    """A card bound for the discard pile goes elsewhere: ``hand``, ``top``, ``bottom`` or ``removed``."""

    place: str
    possible = None

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"it goes {_PLACES[self.place][2]} instead"

    def do(self, g: CocTable, use: Use) -> bool:
        """Alter where it goes."""
        if use.event is None:
            return False
        use.event.to, use.event.bottom, _ = _PLACES[self.place]
        return True


_PLACES = {
    "hand": (HAND, False, "to its owner's hand"),
    "top": (DECK, False, "to the top of its owner's deck"),
    "bottom": (DECK, True, "to the bottom of its owner's deck"),
    "removed": (REMOVED, False, "out of the game"),
}


class Do(Doing):
    """An odd effect: a plain function that carries its sentence as its docstring.

    ``possible`` says when it could change anything; without it, it may always be tried. ``about`` says what it does to
    which cards, for those that would cancel that; a card says so in any case, be it ``NOTHING``.
    """

    __slots__ = ("function", "possible", "reads_event", "says")

    def __init__(
        self,
        function: Callable[[CocTable, Use], bool],
        possible: Possible | None = None,
        *,
        about: About | None = None,
    ) -> None:
        self.function = function
        self.possible = possible
        self.says = about
        # Read off the function itself, so that no card can forget to say it.
        code = getattr(function, "__code__", None)
        self.reads_event = code is not None and "event" in code.co_names

    @property
    def of_event(self) -> bool:
        """Whether the function looks at the event."""
        return self.reads_event

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """What it says it does."""
        return self.says(g, use) if self.says is not None else ()

    @property
    def text(self) -> str:
        """The function's sentence, without a capital: it may stand in the middle of one."""
        words = " ".join((self.function.__doc__ or "").split()).rstrip(".")
        return words[:1].lower() + words[1:]

    def do(self, g: CocTable, use: Use) -> bool:
        """Call it."""
        return self.function(g, use)
