"""Selectors of this game: where they look, and which cards an ability may target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from orne.coc import immunity
from orne.coc import state as zones
from orne.coc.state import DISCARD, HAND, PLAY, ROW
from orne.kernel.language import selector
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

Test = selector.Test["CocTable", "Use"]
No = selector.No["CocTable", "Use"]

NOT_MEANT: Final = "coc/rule/1.9-choosing-targets/b"

IN_PLAY: Final = "play"
IN_ROW: Final = "row"
IN_YOUR_DISCARD: Final = "your discard pile"
IN_ANY_DISCARD: Final = "a discard pile"
IN_YOUR_HAND: Final = "your hand"
IN_DOMAINS: Final = "domains"
IN_YOUR_DECK: Final = "your deck"
AMONG_REMOVED: Final = "removed from the game"


IN_THEIR_HAND: Final = "an opponent's hand"


CHARACTERS: Final = 1
CONTROLLED: Final = 2
OPPOSED: Final = 4
"""What the index lists already: the characters in play, those you control, those that an opponent controls."""


class Sel(selector.Sel["CocTable", "Use"]):
    """Which cards: a test, where to look for them, and the words for it."""

    __slots__ = ("listed", "printed", "rest", "unlisted")
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
        listed: int = 0,
        printed: bool = False,
    ) -> None:
        super().__init__(test, noun, before, after, place, no, parts, steady)
        self.listed = listed
        """Which of its tests every card of a list in the index passes."""
        self.unlisted: tuple[Test, ...] = () if listed else (test,)
        """Its other tests."""
        self.rest: Test | None = None if listed else test
        """All of these as one."""
        self.printed = printed
        """Whether it goes by what is printed on a card, where that lies and whose it is."""

    def __and__(self, other: Sel) -> Sel:
        both = super().__and__(other)
        both.listed = self.listed | other.listed
        both.unlisted = (*self.unlisted, *other.unlisted)
        if len(both.unlisted) > 1:
            both.rest = selector.all_of(both.unlisted)
        else:
            both.rest = both.unlisted[0] if both.unlisted else None
        both.printed = self.printed and other.printed
        return both

    def __or__(self, other: Sel) -> Sel:
        either = super().__or__(other)
        either.printed = self.printed and other.printed
        return either

    def there(self) -> Test:
        """The test for the cards of its own place only, where it is joined with one that looks elsewhere."""
        test, zone = self.test, _ZONES.get(self.place)
        if zone is None:
            return test
        return lambda g, use, uid: g.state.cards[uid].zone == zone and test(g, use, uid)


_ZONES: Final = {
    IN_PLAY: PLAY,
    IN_ROW: ROW,
    IN_YOUR_DISCARD: DISCARD,
    IN_ANY_DISCARD: DISCARD,
    IN_YOUR_HAND: HAND,
    IN_THEIR_HAND: HAND,
    IN_DOMAINS: zones.RESOURCE,
    IN_YOUR_DECK: zones.DECK,
}


_PLACE_NAMES: Final = {
    "": "in play",
    IN_PLAY: "in play",
    IN_ROW: "a story or conspiracy",
    IN_YOUR_DISCARD: "in your discard pile",
    IN_ANY_DISCARD: "in a discard pile",
    IN_YOUR_HAND: "in your hand",
    IN_THEIR_HAND: "in an opponent's hand",
    IN_DOMAINS: "a resource on a domain",
    IN_YOUR_DECK: "in your deck",
    AMONG_REMOVED: "removed from the game",
}


def in_play_words(what: Sel) -> str:
    """That cards are looked for in play, where the words for them do not say where they are."""
    return " in play" if not what.after and what.place in ("", IN_PLAY, IN_ROW, f"{IN_PLAY}+{IN_ROW}") else ""


def legal_targets(g: CocTable, use: Use, what: Sel) -> list[int]:
    """The cards an ability may target: those meant that are not immune to it (coc/rule/2.36-immune/a)."""
    return immunity.reached(g, use, candidates(g, use, what), chosen=True)


def target_refusal(g: CocTable, use: Use, what: Sel, uid: int) -> Refusal | None:
    """Why a card is not a legal target of an ability, or None: ``legal_targets`` with a reason for a single card."""
    found = meant_refusal(g, use, what, uid)
    if found is None and immunity.is_immune(g, uid, use, chosen=True):
        return Refusal("coc/rule/2.36-immune/a", "{} is immune to {}", g.title(uid), g.title(use.holder))
    return found


def next_target_refusal(g: CocTable, use: Use, what: Sel, chosen: Sequence[int], uid: int) -> Refusal | None:
    """The same where some cards have been chosen for it before: none is chosen twice."""
    if uid in chosen:
        return Refusal("coc/rule/1.9-choosing-targets/d", "{} is chosen already", g.title(uid))
    return target_refusal(g, use, what, uid)


def meant_refusal(g: CocTable, use: Use, what: Sel, uid: int) -> Refusal | None:
    """Why a card is none of the candidates of a selector, or None."""
    if uid not in look(g, use, what.place):
        if what.place in ("", IN_PLAY) and uid in g.state.row:
            return what.why_not(g, use, uid) or Refusal(
                "coc/rule/1.9-choosing-targets/b", "{} is not {}", g.title(uid), "a character or support card"
            )
        places = " or ".join(_PLACE_NAMES[part] for part in what.place.split("+"))
        return Refusal("coc/rule/1.2-working-effects/c", "{} is not {}", g.title(uid), places)
    return what.why_not(g, use, uid)


def candidates(g: CocTable, use: Use, what: Sel) -> list[int]:
    """The cards a selector means now."""
    characters = _listed(g, use, what)
    if characters is None:
        test = what.test
        return [uid for uid in look(g, use, what.place) if test(g, use, uid)]
    rest = what.rest
    return [uid for uid in characters if rest(g, use, uid)] if rest is not None else characters[:]


def one_by_one(g: CocTable, use: Use, what: Sel) -> Iterator[int]:
    """The same, each worked out as it is asked for: often the first is all that is looked at."""
    characters = _listed(g, use, what)
    if characters is None:
        test = what.test
        return (uid for uid in look(g, use, what.place) if test(g, use, uid))
    rest = what.rest
    return (uid for uid in characters if rest(g, use, uid)) if rest is not None else iter(characters)


def _listed(g: CocTable, use: Use, what: Sel) -> list[int] | None:
    """The characters in play among which all are that a selector means, as the index lists them; None otherwise."""
    listed = what.listed
    if not listed & CHARACTERS or what.place != IN_PLAY:
        return None
    index = g.state.index or g.index
    if listed == CHARACTERS:
        return index.everybody
    if use.seat == zones.ANYBODY or (listed & CONTROLLED and listed & OPPOSED):
        return None
    return index.characters[use.seat if listed & CONTROLLED else 1 - use.seat]


def exists(g: CocTable, use: Use, what: Sel, count: int = 1) -> bool:
    """Whether at least ``count`` cards are meant."""
    characters, rest = _listed(g, use, what), what.rest
    if characters is not None and rest is None:
        return len(characters) >= count
    if count <= 0:
        return True
    test = what.test if characters is None or rest is None else rest
    for uid in look(g, use, what.place) if characters is None else characters:
        if test(g, use, uid):
            count -= 1
            if not count:
                return True
    return False


def look(g: CocTable, use: Use, place: str) -> Iterable[int]:
    """Where a selector looks; in play unless its words name another place (coc/rule/1.2-working-effects/c)."""
    state = g.state
    if place in ("", IN_PLAY):
        return state.play
    if place == IN_ROW:
        return state.row
    if place == IN_YOUR_DISCARD:
        return state.discard[use.seat]
    if place == IN_ANY_DISCARD:
        return (*state.discard[g.state.active], *state.discard[1 - g.state.active])
    if place == IN_YOUR_HAND:
        return state.hand[use.seat]
    if place == IN_THEIR_HAND:
        return state.hand[1 - use.seat]
    if place == IN_YOUR_DECK:
        return state.deck[use.seat]
    if place == AMONG_REMOVED:
        return state.removed
    if place == IN_DOMAINS:
        return [uid for side in state.domains for domain in side for uid in domain.resources]
    return [uid for part in place.split("+") for uid in look(g, use, part)]
