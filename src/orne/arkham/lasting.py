"""What lasts for a while: passives inside a card's effects, found again by the kind of card and their number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from orne.arkham.abilities import Text
    from orne.arkham.passives import Passive

_PARTS: Final = ("effect", "effects", "success", "fail", "otherwise", "on_success", "revealed")
"""Where effects hold others, and texts their effect."""


class Lasts(Protocol):
    """An effect that lets passives hold for a while."""

    passives: tuple[Passive, ...]


def lasting_parts(texts: Iterable[Text]) -> Iterator[Lasts]:
    """The effects of some texts that last, in the order in which they stand there."""
    for text in texts:
        yield from _inside(text)


def _inside(part: Any) -> Iterator[Lasts]:
    if getattr(part, "passives", None):
        yield part
    for name in _PARTS:
        inner = getattr(part, name, None)
        for each in inner if isinstance(inner, tuple) else (inner,):
            if each is not None:
                yield from _inside(each)
