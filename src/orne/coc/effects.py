"""What abilities do: verbs about the cards they mean. Each says whether all of it happened, which "then" asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from orne.coc import commitment, control, entering, hands, leaving, readiness, sanity, success, wounds
from orne.coc.abilities import Effect
from orne.coc.lasting import last
from orne.coc.select import IT, Ref
from orne.coc.values import STRUGGLE_NAMES

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


@dataclass(frozen=True, slots=True)
class Wound:
    """Deal wounds."""

    who: Ref = IT
    number: int = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"wound {self.who.text}" if self.number == 1 else f"deal {self.number} wounds to {self.who.text}"

    def do(self, g: CocTable, use: Use) -> bool:
        """Wound them together."""
        return wounds.wound(g, self.who.cards(g, use), use, self.number)


@dataclass(frozen=True, slots=True)
class Verb:
    """One of the plain verbs, done to each card that is meant."""

    word: str
    verb: Callable[[CocTable, int, Use], bool]
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.word.format(self.who.text) if "{}" in self.word else f"{self.word} {self.who.text}"

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it to each; all must succeed."""
        cards = self.who.cards(g, use)
        done = [self.verb(g, uid, use) for uid in cards]
        return bool(done) and all(done)


def exhaust(who: Ref = IT) -> Verb:
    """Exhaust cards."""
    return Verb("exhaust", readiness.exhaust, who)


def ready(who: Ref = IT) -> Verb:
    """Ready cards."""
    return Verb("ready", readiness.ready, who)


def go_insane(who: Ref = IT) -> Verb:
    """Make characters insane."""
    return Verb("drive {} insane", sanity.go_insane, who)


def restore_and_ready(who: Ref = IT) -> Verb:
    """Restore characters, ready."""
    return Verb("restore and ready", lambda g, uid, use: sanity.restore(g, uid, use, ready=True), who)


def uncommit(who: Ref = IT) -> Verb:
    """Remove characters from their stories."""
    return Verb("remove {} from its story", commitment.uncommit, who)


def take_control(until: str, who: Ref = IT) -> Verb:
    """Take control of cards."""
    words = "take control of {}" + (" until the end of the phase" if until == "phase" else "")
    return Verb(words, lambda g, uid, use: control.take_control(g, uid, use.seat, use, until), who)


def put_into_play(who: Ref = IT) -> Verb:
    """Put cards into play under your control."""
    return Verb("put {} into play", lambda g, uid, use: entering.put_into_play(g, uid, use.seat, use), who)


def to_hand(who: Ref = IT) -> Verb:
    """Put cards that are out of play into their owners' hands."""

    def move(g: CocTable, uid: int, use: Use) -> bool:
        hands.to_hand(g, uid, use)
        return True

    return Verb("put {} into its owner's hand", move, who)


@dataclass(frozen=True, slots=True)
class Leave:
    """Cards leave play together, in one of the ways the rules tell apart."""

    word: str
    verb: Callable[[CocTable, list[int], Use], bool]
    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.word.format(self.who.text)

    def do(self, g: CocTable, use: Use) -> bool:
        """Let all go at once."""
        return self.verb(g, self.who.cards(g, use), use)


def destroy(who: Ref = IT) -> Leave:
    """Destroy cards."""
    return Leave("destroy {}", leaving.destroy, who)


def sacrifice(who: Ref = IT) -> Leave:
    """Sacrifice cards."""
    return Leave("sacrifice {}", leaving.sacrifice, who)


def return_to_hand(who: Ref = IT) -> Leave:
    """Return cards in play to their owners' hands."""
    return Leave("return {} to its owner's hand", leaving.return_to_hand, who)


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards."""

    number: int = 1

    @property
    def text(self) -> str:
        """The effect in words."""
        return "draw a card" if self.number == 1 else f"draw {self.number} cards"

    def do(self, g: CocTable, use: Use) -> bool:
        """Draw them."""
        return hands.draw(g, use.seat, self.number, use)


@dataclass(frozen=True, slots=True)
class EachPlayerDiscards:
    """Each player chooses and discards cards from hand, the active player first."""

    number: int = 1
    text: str = "each player chooses and discards a card from his hand"

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask each in turn."""
        seats = (g.state.active, 1 - g.state.active)
        done = [hands.choose_and_discard(g, seat, self.number, use) for seat in seats]
        return all(done)


class Then:
    """Effects joined by "then": the later ones need the earlier to have succeeded (coc/rule/1.3-multiple-effects/b)."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    @property
    def text(self) -> str:
        """The effects in words."""
        return ". Then, ".join(effect.text for effect in self.effects)

    def do(self, g: CocTable, use: Use) -> bool:
        """Go on as long as each succeeds."""
        return all(effect.do(g, use) for effect in self.effects)


class Also:
    """Independent effects: one failing does not stop the others (coc/rule/1.3-multiple-effects/a)."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    @property
    def text(self) -> str:
        """The effects in words."""
        return "; ".join(effect.text for effect in self.effects)

    def do(self, g: CocTable, use: Use) -> bool:
        """Try each."""
        done = [effect.do(g, use) for effect in self.effects]
        return all(done)


@dataclass(frozen=True, slots=True)
class IfOverpaid:
    """An effect that needs overpaying (coc/rule/2.14-paid-overpaid-cost/c)."""

    effect: Effect

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"if you overpaid, {self.effect.text}"

    def do(self, g: CocTable, use: Use) -> bool:
        """Do it if overpaid."""
        return use.overpaid >= 1 and self.effect.do(g, use)


@dataclass(frozen=True, slots=True)
class Gain:
    """Cards gain or lose something until the end of the phase: skill, icons, or a keyword."""

    changes: tuple[tuple[int | str, int], ...]
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"until the end of the {self.until} {self.who.text} gets {change_words(self.changes)}"

    def do(self, g: CocTable, use: Use) -> bool:
        """Make the change last for the cards meant now."""
        cards = self.who.cards(g, use)
        for attribute, amount in self.changes:
            last(g, "add", cards, (attribute, amount), use, self.until)
        return bool(cards)


def gain(who: Ref = IT, *, skill: int = 0, icons: tuple[int, int, int, int] = (0, 0, 0, 0), keyword: str = "") -> Gain:
    """Skill, icons or a keyword until the end of the phase."""
    changes: list[tuple[int | str, int]] = [("skill", skill)] if skill else []
    changes += [(icon, number) for icon, number in enumerate(icons) if number]
    if keyword:
        changes.append((keyword, 1))
    return Gain(tuple(changes), who)


def change_words(changes: tuple[tuple[int | str, int], ...]) -> str:
    """Changes in words: +1 skill, two Combat icons, Willpower."""
    words: list[str] = []
    for attribute, amount in changes:
        if attribute == "skill":
            words.append(f"{amount:+d} skill")
        elif isinstance(attribute, int):
            words.append(f"{amount:+d} {STRUGGLE_NAMES[attribute]}")
        else:
            words.append(str(attribute).capitalize())
    return " and ".join(words)


@dataclass(frozen=True, slots=True)
class Lasts:
    """Something else that holds for cards until the end of the phase."""

    kind: str
    words: str
    value: Any = True
    who: Ref = IT
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        return self.words

    def do(self, g: CocTable, use: Use) -> bool:
        """Make it last."""
        cards = self.who.cards(g, use)
        return last(g, self.kind, cards, self.value, use, self.until) and bool(cards)


@dataclass(frozen=True, slots=True)
class PlaceSuccess:
    """Put a success token on your side of the chosen story."""

    who: Ref = IT
    text: str = "put a success token on your side of it"

    def do(self, g: CocTable, use: Use) -> bool:
        """Place it; the fifth wins the story."""
        done = [success.place(g, use.seat, story, use) for story in self.who.cards(g, use)]
        return all(done)


@dataclass(frozen=True, slots=True)
class CancelWound:
    """Cancel one wound of those about to be placed."""

    text: str = "cancel 1 of those wounds"

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

    def do(self, g: CocTable, use: Use) -> bool:
        """Cancel it."""
        if use.event is None:
            return False
        use.event.cancelled = True
        return True


class Do:
    """An odd effect: a plain function that carries its sentence as its docstring."""

    __slots__ = ("function",)

    def __init__(self, function: Callable[[CocTable, Use], bool]) -> None:
        self.function = function

    @property
    def text(self) -> str:
        """The function's sentence."""
        return " ".join((self.function.__doc__ or "").split()).rstrip(".")

    def do(self, g: CocTable, use: Use) -> bool:
        """Call it."""
        return self.function(g, use)
