"""What a text says cannot be done is not done (coc/rule/2.2-cannot/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.index import index_of
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable


def refusal(g: CocTable, verb: str, uid: int) -> Refusal | None:
    """Why something cannot be done with a card: ``commit``, ``restore``, ``be destroyed``, ``go insane`` and so on."""
    forbidden = index_of(g).cannot
    if not forbidden:
        return None
    for forbids, use in forbidden.get(verb, ()):
        if immunity.affects(g, use, forbids.what, uid) and (forbids.while_ is None or forbids.while_.test(g, use)):
            return Refusal("coc/rule/2.2-cannot/a", "{} forbids {} to {}", g.title(use.holder), g.title(uid), verb)
    return None
