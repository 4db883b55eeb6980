"""What a text says cannot be done is not done (coc/rule/2.2-cannot/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities.passives import AT_A_STORY
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


def closed(g: CocTable, uid: int, story: int) -> Refusal | None:
    """Why a character cannot commit to one story, where a text closes that story to it."""
    forbidden = index_of(g).cannot
    if not forbidden:
        return None
    for forbids, use in forbidden.get(AT_A_STORY, ()):
        if forbids.to is None or not forbids.to.test(g, use, story) or not immunity.affects(g, use, forbids.what, uid):
            continue
        if forbids.while_ is None or forbids.while_.test(g, use):
            words = "{} forbids {} to commit to {}"
            return Refusal("coc/rule/2.2-cannot/a", words, g.title(use.holder), g.title(uid), g.title(story))
    return None
