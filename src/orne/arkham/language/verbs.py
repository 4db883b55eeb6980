"""What the verbs have in common: whom they are about, and the words for it."""

from __future__ import annotations

from collections.abc import Callable

from orne.arkham.abilities import Doing, Use
from orne.arkham.language.select import ITSELF, YOURSELF
from orne.arkham.selector import Ref
from orne.arkham.table import ArkhamTable

Possible = Callable[[ArkhamTable, Use], bool]


def seats(g: ArkhamTable, uids: list[int]) -> list[int]:
    """The seats of investigators, without those who are gone."""
    state = g.state
    found = [state.investigators.index(uid) for uid in uids]
    return [seat for seat in found if not state.gone[seat]]


def does(who: Ref, verb: str, rest: str) -> str:
    """Somebody does something: you as an order, them by their name."""
    if who is YOURSELF:
        return f"{verb} {rest}"
    several = who.everything or who.text in ("they", "them")
    third = verb if several else f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"
    return f"{'they' if who.text == 'them' else who.text} {third} {rest}"


def whom(who: Ref) -> str:
    """Somebody to whom something is done, in words."""
    return "yourself" if who is YOURSELF else "them" if who.text == "they" else who.text


def without_anybody(who: Ref) -> bool:
    """Whether an effect happens though whoever it speaks to is gone (effects/c): on its own card, or on all of a kind.

    Of a kind that is described by "you" there is nothing left then.
    """
    return who is ITSELF or who.everything


class ToCards(Doing):
    """Something that is done to cards, or by investigators, and needs nobody besides them."""

    __slots__ = ("who",)

    def __init__(self, who: Ref) -> None:
        self.who = who

    @property
    def needs_nobody(self) -> bool:
        """Whether the cards can be found without an investigator."""
        return without_anybody(self.who)


def there_is_one(who: Ref) -> Possible | None:
    """Whether an effect has anybody to be about; None for the card itself and the investigator."""
    if who is ITSELF or who is YOURSELF:
        return None
    could = who.could
    return lambda g, use: any(True for _ in could(g, use))
