"""What a card takes over from another: its keywords and triggered abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.language.gaining import until_words
from orne.coc.language.references import IT, ITSELF, Ref
from orne.coc.rules.lasting import last
from orne.coc.state import INSANE

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["GainAbilitiesOf"]


@dataclass(frozen=True, slots=True)
class GainAbilitiesOf:
    """Cards gain the keywords and triggered abilities that another card has now, printed or gained."""

    of: Ref = IT
    who: Ref = ITSELF
    until: str = "phase"

    @property
    def text(self) -> str:
        """The effect in words."""
        whose = "its" if self.of.text == "it" else f"{self.of.text}'s"
        until = until_words(self.until).rstrip()
        return f"give {self.who.text} {whose} keywords and triggered abilities {until}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them is sane: an insane character has nothing to be copied."""
        return any(g.state.cards[uid].state != INSANE for uid in self.of.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Let each of them last."""
        mine = self.who.cards(g, use)
        theirs = self.of.cards(g, use)
        if not mine or not theirs:
            return False
        uid = theirs[0]
        keywords = [(name, values.net(g, uid, name)) for name in values.KEYWORDS if values.has(g, uid, name)]
        abilities = _triggered_abilities(g, uid)
        for keyword in keywords:
            last(g, "add", mine, keyword, use, self.until)
        for ability in abilities:
            last(g, "copy", mine, ability, use, self.until)
        return True


def _triggered_abilities(g: CocTable, uid: int) -> list[tuple[int, int]]:
    """The triggered abilities a card has now, printed or gained: where each is printed, and its place there."""
    index = g.index
    places = g.kind(uid).places
    return [
        (grant.kind, grant.place) if grant is not None else (home, places[id(ability)])
        for group in (*index.actions, *index.answers.values())
        for holder, ability, home, _, grant in group
        if holder == uid
    ]
