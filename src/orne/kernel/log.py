"""Everything that happened, with what it happened to, what did it, and in which step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple


class Entry(NamedTuple):
    """One thing that happened.

    ``cause`` is the place in the log of the entry that brought this one about (-1: none); ``source`` is the card whose
    text did it, or -1 where the rules themselves did, so an entry is a card effect or a game effect and nothing else.
    """

    kind: str
    step: str
    seat: int
    subject: int
    source: int
    cause: int
    before: Any
    after: Any


new_entry: Final[Callable[[type[Entry], tuple[Any, ...]], Entry]] = tuple.__new__
"""Makes an entry of all its values: much is written down, and a named tuple's own way takes four times as long."""


class LogChain:
    """A log that many positions share: a parent chain, and the entries added since.

    More may be written behind those entries by rules that go on from here: they are not of this log.
    """

    __slots__ = ("_added", "_written", "parent", "size")

    def __init__(self, parent: LogChain | None, written: list[Entry]) -> None:
        self.parent = parent
        self._written = written
        self._added = len(written)
        self.size: int = len(written) + (parent.size if parent else 0)

    @property
    def entries(self) -> list[Entry]:
        """What was added to the parent chain."""
        return self._written[: self._added]

    @property
    def adds_nothing(self) -> bool:
        """Whether nothing was added to the parent chain."""
        return not self._added

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Entry]:
        links: list[LogChain] = []
        link: LogChain | None = self
        while link is not None:
            links.append(link)
            link = link.parent
        for each in reversed(links):
            yield from each.entries
