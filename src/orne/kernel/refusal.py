"""Every "no" has a reason, and the reason has the id of the ruling that forbids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from orne.kernel.compiling import mypyc_attr

if TYPE_CHECKING:
    from orne.kernel.decision import Option


@mypyc_attr(free_list_len=1)
class Refusal:
    """Why something is not allowed; the sentence is put together only when it is asked for.

    The ruling is empty where no rule is needed to say so: nothing is called what somebody asks about.
    """

    __slots__ = ("args", "ruling", "template")

    def __init__(self, ruling: str, template: str, *args: Any) -> None:
        self.ruling = ruling
        self.template = template
        self.args = args

    @property
    def sentence(self) -> str:
        """The reason in words."""
        return self.template.format(*self.args)

    def __str__(self) -> str:
        return f"{self.sentence}: {self.ruling}" if self.ruling else self.sentence

    def __repr__(self) -> str:
        return f"<Refusal {self}>"


class Form(NamedTuple):
    """One thing that could be done with a card: the option it would be, and the refusal of the check on it, if any."""

    verb: str
    cards: tuple[int, ...]
    note: str
    refusal: Refusal | None


class Reasons(NamedTuple):
    """What there is to say to "why not?": what is offered after all, or else why nothing of the kind is."""

    offered: Sequence[Option]
    refusals: list[Refusal]
