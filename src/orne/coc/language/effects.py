"""What abilities do: verbs about the cards they mean. Each says whether all of it happened, which "then" asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc.abilities import Effect, Possible, Use
from orne.coc.language.drawing import DiscardCards, DiscardRandom, Draw, Mill, SearchIntoPlay
from orne.coc.language.gaining import Gain, Lasting, Later, gain, name_subtype
from orne.coc.language.joining import Also, IfAble, IfOverpaid, Then, ThenChoose
from orne.coc.language.picking import Pick, taken
from orne.coc.language.select import CAN_BE_RESTORED, CAN_BE_WOUNDED, CAN_GO_INSANE, IT, THIS_ONE, Ref
from orne.coc.rules import batches, commitment, control, entering, hands, leaving, readiness, sanity, success, wounds
from orne.coc.rules.moving import prophesy
from orne.coc.state import DISCARD, INSANE, NOWHERE, ROW

if TYPE_CHECKING:
    from orne.coc.rules.batches import Batch
    from orne.coc.table import CocTable

__all__ = [
    "Also", "DiscardCards", "DiscardRandom", "Draw", "Gain", "IfAble", "IfOverpaid", "Lasting", "Later", "Mill",
    "SearchIntoPlay", "Then", "ThenChoose", "gain", "name_subtype",
]  # fmt: skip
"""What joins effects and what lasts is said beside the verbs of this module, so cards take all of it from here."""


@dataclass(frozen=True, slots=True)
class Wound:
    """Deal wounds."""

    who: Ref = IT
    number: int = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"wound {self.who.text}" if self.number == 1 else f"deal {self.number} wounds to {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether somebody can be wounded."""
        return any(CAN_BE_WOUNDED.test(g, use, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Wound them together, or in order where one of them keeps another from being wounded."""
        if self.who.none_to_do(g, use):
            return True
        cards = taken(self.who, g, use, lambda uid: CAN_BE_WOUNDED.test(g, use, uid), "wound")
        if len(cards) > 1 and batches.one_shields_another(g, cards, wounds.SHIELDS):
            return batches.in_order(g, cards, use, lambda g, uid, use: wounds.wound(g, [uid], use, self.number))
        return wounds.wound(g, cards, use, self.number)


Able = Callable[["CocTable", int, Use], bool]
"""Whether something can be done to a card."""


@dataclass(frozen=True, slots=True)
class Verb:
    """One of the plain verbs, done to each card that is meant."""

    word: str
    verb: Callable[[CocTable, int, Use], bool]
    who: Ref = IT
    able: Able | None = None
    """What must hold of a card for this to change it; None where it always does."""
    batch: Batch = batches.one_by_one
    """How several cards are gone through."""

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.word.format(self.who.text) if "{}" in self.word else f"{self.word} {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it could change one of them."""
        able = self.able
        return any(able is None or able(g, uid, use) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it to each; all must succeed."""
        able = self.able
        cards = taken(self.who, g, use, lambda uid: able is None or able(g, uid, use), self.word.split()[0])
        if not cards:
            return self.who.everything
        if len(cards) == 1:
            return self.verb(g, cards[0], use)
        return self.batch(g, cards, use, self.verb)


def _may_be_tried(g: CocTable) -> bool:
    """Whether an effect may be triggered on what it cannot affect, as in older editions (coc/rule/2.2-cannot/b)."""
    return not g.rules.cannot_forbids_targeting


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
            and (_may_be_tried(g) or control.can_take_control(g, uid, use.seat))
        ),
        batches.in_order,
    )


def put_into_play(who: Ref = IT) -> Verb:
    """Put cards into play under your control."""
    return Verb(
        "put {} into play",
        lambda g, uid, use: entering.put_into_play(g, uid, use.seat, use),
        who,
        lambda g, uid, use: _may_be_tried(g) or entering.entering_refusal(g, uid, use.seat) is None,
        batches.entering,
    )


def to_hand(who: Ref = IT) -> Verb:
    """Put cards that are out of play into their owners' hands."""

    def move(g: CocTable, uid: int, use: Use) -> bool:
        hands.to_hand(g, uid, use)
        return True

    return Verb("put {} into its owner's hand", move, who)


def return_from_discard() -> Verb:
    """Return the card itself from the discard pile to its owner's hand."""

    def move(g: CocTable, uid: int, use: Use) -> bool:
        card = g.state.cards[uid]
        if card.zone != DISCARD or card.obj != use.card.obj:
            return False
        hands.to_hand(g, uid, use)
        return True

    return Verb("return {} to your hand", move, THIS_ONE)


@dataclass(frozen=True, slots=True)
class Leave:
    """Cards leave play together, in one of the ways the rules tell apart."""

    word: str
    verb: Callable[[CocTable, Sequence[int], Use | None], bool]
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.word.format(self.who.text)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them can leave so."""
        can_leave = leaving.can_leave_by(self.verb)
        return any(_may_be_tried(g) or can_leave(g, uid) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Let all go at once."""
        if isinstance(self.who, Pick):
            return self._go(g, use, self.who)
        return self.who.none_to_do(g, use) or self.verb(g, self.who.cards(g, use), use)

    def _go(self, g: CocTable, use: Use, who: Pick) -> bool:
        """Let go what is picked; a sacrifice that escapes is followed by another (coc/rule/2.13-paying-costs/h)."""
        can_leave = leaving.can_leave_by(self.verb)
        verb = self.word.split()[0]
        tried: list[int] = []

        def able(uid: int) -> bool:
            return can_leave(g, uid) and uid not in tried

        while True:
            cards = who.take(g, use, able, verb)
            if self.verb(g, cards, use):
                return True
            if not cards or self.verb is not leaving.sacrifice:
                return False
            tried += cards
            who.forget(use)


def destroy(who: Ref = IT) -> Leave:
    """Destroy cards."""
    return Leave("destroy {}", leaving.destroy, who)


def sacrifice(who: Ref = IT) -> Leave:
    """Sacrifice cards."""
    return Leave("sacrifice {}", leaving.sacrifice, who)


def return_to_hand(who: Ref = IT) -> Leave:
    """Return cards in play to their owners' hands."""
    return Leave("return {} to its owner's hand", leaving.return_to_hand, who)


def remove_from_game(who: Ref = IT) -> Leave:
    """Remove cards in play from the game."""
    return Leave("remove {} from the game", leaving.remove_from_game, who)


@dataclass(frozen=True, slots=True)
class Prophesy:
    """What the Action of a Prophecy does: the event lies face up on top of its owner's deck."""

    text: str = "put this card face up on top of its owner's deck"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Put it there."""
        prophesy(g, use.holder)
        return True


@dataclass(frozen=True, slots=True)
class PlaceSuccess:
    """Put a success token on your side of the stories meant."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put a success token on your side of {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story to put it on."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Place it; the fifth wins the story."""
        stories = self.who.cards(g, use)
        return batches.in_order(g, stories, use, lambda g, story, use: success.place(g, use.seat, story, use))


@dataclass(frozen=True, slots=True)
class WinStory:
    """Win the chosen story, whatever its tokens.

    No card but a story may move an unwon story to a won pile (coc/rule/3.4-story-totals/c). A text that has a player
    win it says so outright, and that overrides the general rule (coc/faq/explicit-text-overrides): Drawing the Sign,
    printed after the rule, would otherwise do nothing at all.
    """

    who: Ref = IT
    text: str = "win it"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story to win."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Win it as with the last token."""
        stories = [story for story in self.who.cards(g, use) if g.state.cards[story].zone == ROW]
        for story in stories:
            success.win_story(g, use.seat, story)
        return bool(stories)


@dataclass(frozen=True, slots=True)
class CancelWound:
    """Cancel one wound of those about to be placed."""

    text: str = "cancel 1 of those wounds"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Take one off; the last one cancels the whole."""
        event = use.event
        if event is None or event.amount <= 0:
            return False
        event.amount -= 1
        event.cancelled = event.amount == 0
        return True


@dataclass(frozen=True, slots=True)
class CancelIt:
    """Cancel what is being disrupted; its costs stay paid (coc/rule/2.13-paying-costs/f)."""

    text: str = "cancel it"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Cancel it."""
        if use.event is None:
            return False
        use.event.cancelled = True
        return True


class Do:
    """An odd effect: a plain function that carries its sentence as its docstring.

    ``possible`` says when it could change anything; without it, it may always be tried.
    """

    __slots__ = ("function", "of_event", "possible")

    def __init__(self, function: Callable[[CocTable, Use], bool], possible: Possible | None = None) -> None:
        self.function = function
        self.possible = possible
        # Read off the function itself, so that no card can forget to say it.
        code = getattr(function, "__code__", None)
        self.of_event = code is not None and "event" in code.co_names

    @property
    def text(self) -> str:
        """The function's sentence, without a capital: it may stand in the middle of one."""
        words = " ".join((self.function.__doc__ or "").split()).rstrip(".")
        return words[:1].lower() + words[1:]

    def do(self, g: CocTable, use: Use) -> bool:
        """Call it."""
        return self.function(g, use)


def would_destroy(g: CocTable, effect: Effect, use: Use, uid: int) -> bool:
    """Whether an effect about to be executed says that it destroys a card; an odd function does not say."""
    if isinstance(effect, Leave):
        return effect.verb is leaving.destroy and uid in effect.who.cards(g, use)
    if isinstance(effect, Then | Also):
        return any(would_destroy(g, part, use, uid) for part in effect.effects)
    if isinstance(effect, IfAble):
        return would_destroy(g, effect.effect, use, uid)
    if isinstance(effect, IfOverpaid):
        return use.overpaid >= 1 and would_destroy(g, effect.effect, use, uid)
    return False
