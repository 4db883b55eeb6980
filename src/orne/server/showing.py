"""Demonstrations of rulings, played once and then kept: one is played at a time, so that no table waits for many."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from orne import rulings
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.rulings import Claim
from orne.rulings.showing import finding
from orne.rulings.showing.demonstration import Demonstration, of_claim
from orne.rulings.showing.show import NotShown
from orne.server.answers import NotThere
from orne.server.limits import TooMuch
from orne.table.demonstrating import replayed
from orne.table.shared.plain import text

MOST_KEPT = 16_000_000
"""Characters of replays that are kept ready."""
MOST_WAITING = 40
"""Requests that wait for a demonstration to be played, at most."""
T = TypeVar("T")


class Apart(Protocol):
    """Does something in a thread."""

    def __call__(self, work: Callable[..., T], *args: Any) -> Awaitable[T]: ...


class Demonstrations:
    """The demonstrations that were asked for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, str], str] = OrderedDict()
        self._size = 0
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def of(self, apart: Apart, ruling: str, edition: str | None) -> str:
        """The replays of a claim as JSON: in one edition, or each in its newest."""
        return await self._in_turn(apart, self._told, ruling, edition)

    async def game(self, apart: Apart, ruling: str, name: str, edition: str | None, after: int | None) -> Game[Any]:
        """The game as it stands after some steps of a demonstration, or in its first position."""
        return await self._in_turn(apart, _game, ruling, name, edition, after)

    async def _in_turn(self, apart: Apart, work: Callable[..., T], *args: Any) -> T:
        """Do something when nothing else of the kind is done; whoever waits holds no thread."""
        if self._waiting >= MOST_WAITING:
            raise TooMuch("Too many demonstrations are asked for at once; wait a moment.")
        self._waiting += 1
        try:
            async with self._lock:
                return await apart(work, *args)
        finally:
            self._waiting -= 1

    def _told(self, ruling: str, edition: str | None) -> str:
        """The replays of a claim, those played before as they were kept."""
        claim = claim_of(ruling)
        several = _shown(claim, edition)
        editions = dict.fromkeys(name for each in of_claim(claim.id) for name in each.editions)
        parts = [self._replay(each, edition or finding.newest(each)) for each in several]
        head = json.dumps({"ruling": claim.id, "editions": list(editions)}, ensure_ascii=False)
        return f'{head[:-1]}, "demonstrations": [{",".join(parts)}]}}'

    def _replay(self, demonstration: Demonstration, edition: str) -> str:
        """One replay as JSON."""
        key = (demonstration.game, demonstration.name, edition)
        found = self._kept.pop(key, None)
        if found is None:
            try:
                found = text(replayed(demonstration, edition))
            except NotShown as failed:
                raise UserError(f"This demonstration does not show here what it says: {failed}.") from None
            self._size += len(found)
        self._kept[key] = found
        while self._size > MOST_KEPT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
        return found


def claim_of(ruling: str) -> Claim:
    """A claim by its id; of a section, its first."""
    try:
        return rulings.within(ruling)[0]
    except UserError as error:
        raise NotThere(str(error)) from None


def _shown(claim: Claim, edition: str | None) -> list[Demonstration]:
    try:
        return list(finding.shown(claim, edition))
    except UserError as error:
        raise NotThere(str(error)) from None


def _game(ruling: str, name: str, edition: str | None, after: int | None) -> Game[Any]:
    try:
        found = finding.named(claim_of(ruling), name, edition)
    except UserError as error:
        raise NotThere(str(error)) from None
    return finding.game_at(found, edition or finding.newest(found), after)
