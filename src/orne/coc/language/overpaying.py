"""What overpaying adds to an effect, in words: each word that asks for it says so itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orne.coc.abilities import Effect


def overpaying(effect: Effect) -> Iterator[str]:
    """What an effect and its parts do only where somebody overpaid."""
    said: str = getattr(effect, "overpaying", "")
    if said:
        yield said
        return
    part: Any
    for part in (*getattr(effect, "effects", ()), getattr(effect, "effect", None)):
        if part is not None:
            yield from overpaying(part)
