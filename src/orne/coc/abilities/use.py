"""An ability in use, and what it is put together from: cost, effect, condition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from orne.coc.events import Event
from orne.coc.state import Card
from orne.kernel import limits
from orne.kernel.compiling import mypyc_attr
from orne.kernel.language import condition, joining, reference
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable

Amount = Callable[["CocTable", "Use", int], int]
"""A number worked out from the board: the table, the use, and the card it is about."""
Possible = Callable[["CocTable", "Use"], bool]
"""Whether an effect could change anything now, looked at before its targets are designated."""
Condition = condition.Condition["CocTable", "Use"]


class Effect(joining.Effect["CocTable", "Use"], Protocol):
    """What an ability does, and what the rules ask it besides; ``Doing`` in the language answers for most."""

    @property
    def parts(self) -> tuple[Effect, ...]: ...

    @property
    def who(self) -> reference.Ref[CocTable, Use] | None: ...

    @property
    def designates(self) -> Sel | None: ...

    @property
    def of_event(self) -> bool: ...

    @property
    def by_payment(self) -> bool: ...

    @property
    def makes_copies(self) -> bool: ...

    @property
    def alternatives(self) -> tuple[str, ...]: ...

    @property
    def overpaying(self) -> tuple[str, ...]: ...

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]: ...

    def is_barren(self, g: CocTable, use: Use, leaving: bool) -> bool: ...

    def counts_nothing(self, g: CocTable, use: Use) -> bool: ...

    def finds_nobody(self, g: CocTable, use: Use) -> bool: ...


class CharactersPlayed(condition.Condition["CocTable", "Use"]):
    """An opponent has played a number of characters this phase: the rules count them where a card asks for it."""

    __slots__ = ()

    def __init__(self, number: int) -> None:
        super().__init__(
            lambda g, use: limits.used(g.state.uses, characters_played_by(1 - use.seat)) >= number,
            f"if an opponent has played {number} or more characters this phase",
        )


def characters_played_by(seat: int) -> str:
    """Under which the characters are counted that a player has played."""
    return f"characters played by {seat}"


RESTRICTION: Final = "coc/timing/initiation-substeps/b"
"""The ruling by which a condition restricts, where it names none of its own."""


class Grant(NamedTuple):
    """Where an ability comes from that a card has beside those printed on it."""

    word: str
    """``gained`` from a passive, ``copied``, or ``lasting``."""
    kind: int
    place: int
    """The kind of card whose text has it, and its place there."""
    giver: int
    """The card that gives it; -1 for a copy, which needs its origin no longer."""
    number: int
    """The giver's object, or which of several copies of the same text it is."""


class Paid(NamedTuple):
    """A card that paid for something, with its values as it did."""

    card: Card
    skill: int
    cost: int | None
    icons: tuple[int, ...]
    printed_skill: int = 0


@mypyc_attr(free_list_len=1)
class Use:
    """An ability in use: who uses it, on which card it stands, what was chosen and paid."""

    __slots__ = (
        "ability", "cancelled", "card", "domain", "event", "grant", "holder", "home", "leaving", "locked",
        "memory", "overpaid", "paid", "picked", "played", "seat", "spent", "targets", "told", "x",
    )  # fmt: skip

    free: ClassVar[bool] = False
    """Whether an event card is played without its own cost being paid."""
    from_pile: ClassVar[bool] = False
    """Whether an event card is played from the discard pile as though from the hand."""
    as_from_hand: ClassVar[bool] = False
    """Whether an event card is played from the discard pile or another place as though from the hand."""

    def __init__(
        self,
        ability: Any,
        holder: int,
        card: Card,
        seat: int,
        home: int,
        event: Event | None = None,
        grant: Grant | None = None,
    ) -> None:
        self.ability = ability
        self.holder = holder
        """The card the ability is on, also when it was gained."""
        self.card = card
        """That card's record when the use began: last-known information."""
        self.seat = seat
        self.home = home
        """The kind of card the text is printed on; a name in copied text keeps meaning that card."""
        self.event = event
        """What it answers."""
        self.grant = grant
        """Where the card has the ability from, unless it is printed on it."""
        self.targets: list[list[tuple[int, int]]] = []
        self.domain = -1
        self.x = 0
        self.paid = 0
        self.overpaid = 0
        self.played = False
        """True for an event card played, and for a card being played."""
        self.cancelled = False
        """True once something has cancelled it."""
        self.told = -1
        """Where the log tells of it, once it has been announced."""
        self.leaving = False
        """True where the card answers its own leaving, as though it were still there."""
        self.locked = False
        """True once targets are designated: they are then checked again, not chosen."""
        self.picked: dict[int, list[tuple[int, int]]] | None = None
        """What was picked without being targeted, by what asked for it, the latest last."""
        self.spent: list[Paid] | None = None
        """The cards that paid for it, as they were."""
        self.memory: Any = None
        """What was named for a lasting text; for a card's own cost, the domain that would pay."""

    def again(self) -> Use:
        """The same use with nothing chosen yet: an option may be taken more than once, from copies of a game."""
        new = type(self)(self.ability, self.holder, self.card, self.seat, self.home, self.event, self.grant)
        new.domain, new.leaving = self.domain, self.leaving
        return new

    def seen_by(self, seat: int) -> Use:
        """The same use with another player as "you": what was chosen and paid stays, what is picked is theirs."""
        new = PartOfAnother(self.ability, self.holder, self.card, seat, self.home, self.event, self.grant)
        new.first = self.user
        new.targets, new.domain, new.x, new.memory = self.targets, self.domain, self.x, self.memory
        new.paid, new.overpaid, new.played = self.paid, self.overpaid, self.played
        new.leaving, new.locked, new.spent = self.leaving, self.locked, self.spent
        return new

    def remember(self, key: int, cards: list[tuple[int, int]]) -> None:
        """Remember what was picked, as the latest."""
        if self.picked is None:
            self.picked = {}
        self.picked.pop(key, None)
        self.picked[key] = cards

    def on(self, uid: int) -> Use:
        """What befalls one card of several by it: the same, but for what only happens at the same time."""
        return self

    @property
    def user(self) -> int:
        """Whose effect it is, whoever carries it out."""
        return self.seat

    @property
    def me(self) -> int:
        """The card its own name means: itself, unless the text was copied (coc/faq/copied-text-keeps-names)."""
        return self.holder if self.card.kind == self.home else -1


class PartOfAnother(Use):
    """What an effect of one player has another carry out: it stays that player's effect."""

    __slots__ = ("first",)

    def __init__(
        self,
        ability: Any,
        holder: int,
        card: Card,
        seat: int,
        home: int,
        event: Event | None = None,
        grant: Grant | None = None,
    ) -> None:
        super().__init__(ability, holder, card, seat, home, event, grant)
        self.first = seat
        """Who used it."""

    @property
    def user(self) -> int:
        """Whose effect it is."""
        return self.first


class AtOnce(Use):
    """What several effects do to cards at the same moment, each to its own."""

    __slots__ = ("parts",)

    def __init__(self, parts: dict[int, Use]) -> None:
        first = next(iter(parts.values()))
        super().__init__(first.ability, first.holder, first.card, first.seat, first.home, first.event, first.grant)
        self.parts = parts

    def on(self, uid: int) -> Use:
        """The effect that befalls a card."""
        return self.parts[uid]


class FreeUse(Use):
    """An event card that an effect has played, wherever it lies: its own cost is not paid."""

    __slots__ = ()
    free = True


class UseFromPile(Use):
    """An event card that is played from the discard pile as though from the hand."""

    __slots__ = ()
    from_pile = True
    as_from_hand = True


class UseFromElsewhere(Use):
    """An event card that is played from the top of a deck or a domain as though from the hand."""

    __slots__ = ()
    as_from_hand = True


class Claim(NamedTuple):
    """A card that a cost asks for: what is done to it, and which cards it may be.

    A card that must be left as a target has the number of its choice as its way.
    """

    way: str | int
    cards: list[int]


class Cost(Protocol):
    """What stands before "to" in an ability."""

    @property
    def resources(self) -> int:
        """The resources it asks for, X being 0."""

    @property
    def asks_x(self) -> bool:
        """Whether it asks for X resources."""

    @property
    def sets_x(self) -> bool:
        """Whether it asks for X of something else than resources."""

    @property
    def exhausts_this(self) -> bool:
        """Whether the card that its ability is on must be ready, because it is exhausted to pay."""

    @property
    def least_x(self) -> int:
        """The lowest X that its text allows."""

    def most_x(self, g: CocTable, use: Use) -> int:
        """The highest X that it can set."""

    @property
    def text(self) -> str: ...

    def refusal(self, g: CocTable, use: Use) -> Refusal | None: ...

    def claims(self, g: CocTable, use: Use) -> list[Claim]:
        """The cards it asks for, in the order in which they are paid."""

    def pay(self, g: CocTable, use: Use, later: Sequence[Claim] = ()) -> bool:
        """Pay it so that what is claimed later can still be paid."""
