"""Cards that are in play as another type of card than they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.abilities import Ability, Form
from orne.coc.language.doing import Doing
from orne.coc.language.picking import remember_entered
from orne.coc.rules import entering

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = ["BecomeCharacter"]


class BecomeCharacter(Doing):
    """An event card that resolves enters play as a character, and is one for as long as it is there."""

    __slots__ = ("form",)

    def __init__(
        self,
        *abilities: Ability,
        skill: int,
        icons: tuple[int, int, int, int] = (0, 0, 0, 0),
        subtypes: tuple[str, ...] = (),
        keywords: tuple[str, ...] = (),
    ) -> None:
        self.form = Form(skill, icons, subtypes, tuple((name, 1) for name in keywords), abilities)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"put this card into play as {self.form.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether nothing keeps such a character out of play."""
        form = g.state.catalogue.forms.get(g.state.cards[use.holder].kind)
        return form is None or entering.form_refusal(g, use.holder, form, use) is None

    def do(self, g: CocTable, use: Use) -> bool:
        """Put it into play."""
        done = entering.enter_as_form(g, use.holder, use.seat, use)
        return done and remember_entered(g, use, use.holder)
