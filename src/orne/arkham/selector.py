"""Selectors of this game: where they look, and which cards an effect may choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.arkham.immunity import immune, open_to
from orne.kernel.language import reference, selector
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

Test = selector.Test["ArkhamTable", "Use"]
No = selector.No["ArkhamTable", "Use"]
Ref = reference.Ref["ArkhamTable", "Use"]

NOT_MEANT: Final = "ahlcg/target/a"

IN_PLAY: Final = "play"
ENEMIES: Final = "enemies"
LOCATIONS: Final = "locations"
INVESTIGATORS: Final = "investigators"
IN_YOUR_HAND: Final = "your hand"
IN_YOUR_DISCARD: Final = "your discard pile"

_PLACE_NAMES: Final = {
    "": "in play",
    IN_PLAY: "in play",
    ENEMIES: "an enemy in play",
    LOCATIONS: "a location in play",
    INVESTIGATORS: "an investigator in the game",
    IN_YOUR_HAND: "in your hand",
    IN_YOUR_DISCARD: "in your discard pile",
}


class Sel(selector.Sel["ArkhamTable", "Use"]):
    """Which cards: a test, where to look for them, and the words for it."""

    __slots__ = ("same",)
    not_meant = NOT_MEANT

    def __init__(
        self,
        test: Test,
        noun: str = "",
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        place: str = "",
        no: No | None = None,
        parts: tuple[Test, ...] = (),
        steady: bool = False,
        same: bool = False,
    ) -> None:
        super().__init__(test, noun, before, after, place, no, parts, steady)
        self.same = same
        """Whether it means one and the same card while a text lies in play: the card itself, or its investigator."""

    def there(self) -> Test:
        """The test for the cards of its own place only, where it is joined with one that looks elsewhere."""
        test, place = self.test, self.place
        return lambda g, use, uid: uid in look(g, use, place) and test(g, use, uid)

    def __invert__(self) -> Sel:
        new = super().__invert__()
        words = " ".join(self.before)
        if words[:1].isupper() and not self.noun and not self.after:  # a trait says enough without a noun
            new.no = lambda g, use, uid: Refusal(NOT_MEANT, f"{{}} is {words}", g.name(uid))
        return new

    @property
    def definite(self) -> bool:
        """Whether it means one certain card: also you, your location, and a card by its title."""
        noun = self.noun
        return noun in ("you", "it") or noun.startswith("your ") or noun[:1].isupper() or super().definite

    def phrase(self) -> str:
        """One such card, in words."""
        words = self.bare()
        if self.definite:
            return super().phrase() if self.noun.startswith("attached ") else words
        if words.startswith("other "):
            return f"an{words}"
        return f"the {words}" if words.startswith("nearest ") else super().phrase()


def look(g: ArkhamTable, use: Use, place: str) -> Sequence[int]:
    """Where a selector looks; in play unless its words name another place."""
    state = g.state
    if place in ("", IN_PLAY):
        return state.play
    if place == ENEMIES:
        return g.index.enemies
    if place == LOCATIONS:
        return state.locations
    if place == INVESTIGATORS:
        return [state.investigators[seat] for seat in g.players()]
    if place == IN_YOUR_HAND:
        return state.hand[use.seat]
    if place == IN_YOUR_DISCARD:
        return state.discard[use.seat]
    return [uid for part in place.split("+") for uid in look(g, use, part)]


def candidates(g: ArkhamTable, use: Use, what: Sel) -> list[int]:
    """The cards a selector means now."""
    test = what.test
    return [uid for uid in look(g, use, what.place) if test(g, use, uid)]


def exists(g: ArkhamTable, use: Use, what: Sel) -> bool:
    """Whether a selector means any card now."""
    test = what.test
    return any(test(g, use, uid) for uid in look(g, use, what.place))


def open_candidates(g: ArkhamTable, use: Use, what: Sel) -> list[int]:
    """The cards meant that an effect may choose and change: those that are not immune to it (ahlcg/immune/a)."""
    return open_to(g, candidates(g, use, what), use.holder)


def meant_refusal(g: ArkhamTable, use: Use, what: Sel, uid: int) -> Refusal | None:
    """Why an effect may not choose a card, or None: ``open_candidates`` with a reason for a single card."""
    found = what.why_not(g, use, uid)
    if found is None and uid not in look(g, use, what.place):
        return _elsewhere(g, what.place, uid)
    if found is None and immune(g, uid, use.holder):
        return Refusal("ahlcg/immune/a", "{} is immune to {}", g.name(uid), g.title(use.holder))
    return found


def _elsewhere(g: ArkhamTable, place: str, uid: int) -> Refusal:
    """Say that a card is not where a selector looks; what is in play as something else says as what."""
    state = g.state
    if uid in state.locations or uid in state.investigators or uid in (state.act, state.agenda):
        return Refusal(NOT_MEANT, "{} is the {} {}", g.name(uid), g.kind(uid).facts.type, g.title(uid))
    places = " or ".join(_PLACE_NAMES[part] for part in place.split("+"))
    return Refusal(NOT_MEANT, f"{{}} is not {places}", g.name(uid))
