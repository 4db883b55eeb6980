"""One thread that looks after every game this process keeps: leases are renewed, and failed writes tried again."""

from __future__ import annotations

import time
from threading import Condition, Thread
from typing import Protocol


class Beating(Protocol):
    """What wants to be looked after."""

    due: float
    """When, on the clock that never goes back."""

    def beat(self) -> None:
        """Do what is to be done, and say when that is again."""


class Heart:
    """Lets each of several beat when it is due."""

    def __init__(self) -> None:
        self._all: list[Beating] = []
        self._changed = Condition()
        self._thread: Thread | None = None

    def add(self, each: Beating) -> None:
        """Look after another one."""
        with self._changed:
            self._all.append(each)
            # In a process that was forked, no thread of the first one lives.
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._run, name="orne-store", daemon=True)
                self._thread.start()
            self._changed.notify()

    def remove(self, each: Beating) -> None:
        """Let one be."""
        with self._changed:
            if each in self._all:
                self._all.remove(each)
            self._changed.notify()

    def look_again(self) -> None:
        """Somebody is due at another time."""
        with self._changed:
            self._changed.notify()

    def _run(self) -> None:
        """Wait and let them beat, until nobody is left."""
        while True:
            with self._changed:
                if not self._all:
                    self._thread = None
                    return
                wait = min(each.due for each in self._all) - time.monotonic()
                if wait > 0:
                    self._changed.wait(wait)
                    continue
                ready = [each for each in self._all if each.due <= time.monotonic()]
            for each in ready:
                each.beat()


HEART = Heart()
