"""What the parts of a server share: the store, threads for rooms, processes for bots, and what was settled."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from platformdirs import user_data_path

from orne.games import load_rulebooks
from orne.server.bot_workers import BotWorkers
from orne.server.decks import Shelf
from orne.server.lookback import Replays
from orne.server.settings import ServerSettings
from orne.server.showing import Demonstrations
from orne.store.database import Store

P = ParamSpec("P")
T = TypeVar("T")


class Services:
    """What the parts of a server share."""

    def __init__(self, settings: ServerSettings) -> None:
        load_rulebooks()
        self.settings = settings
        self.store = Store(settings.store)
        self.address = f"srv_{secrets.token_hex(8)}"
        """Where other processes that serve the same tables reach this one."""
        self.shelf = Shelf(_decks_beside(self.store) if settings.local else None)
        self.replays = Replays()
        self.demonstrations = Demonstrations()
        self.threads = ThreadPoolExecutor(settings.threads, thread_name_prefix="orne-room")
        self.workers = BotWorkers(settings.workers)
        self.advisers = BotWorkers(settings.advisers)
        """Apart from those that play, so that no table waits for somebody's hint."""

    async def apart(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something in a thread, so that sockets need not wait for it; whoever is cancelled waits for its end."""
        loop = asyncio.get_running_loop()
        working = loop.run_in_executor(self.threads, partial(work, *args, **kwargs))
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            # A thread cannot be stopped: a lock let go of now would let a second one at the same room.
            while not working.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait((working,))
            raise

    def close(self) -> None:
        """Let go of everything."""
        self.workers.close()
        self.advisers.close()
        self.threads.shutdown(wait=True, cancel_futures=True)
        self.store.close()


def _decks_beside(store: Store) -> Path:
    """The folder for decks: beside the store where that is a file, else in the user's data folder."""
    if store.is_sqlite and store.url.database:
        return Path(store.url.database).parent / "decks"
    return user_data_path("orne", appauthor=False) / "decks"
