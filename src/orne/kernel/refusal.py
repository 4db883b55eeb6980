"""Every "no" has a reason, and the reason has the id of the ruling that forbids."""

from __future__ import annotations

from typing import Any


class Refusal:
    """Why something is not allowed; the sentence is put together only when it is asked for."""

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
        return f"{self.sentence}: {self.ruling}"

    def __repr__(self) -> str:
        return f"<Refusal {self}>"
