"""When ctrl-C comes at a bad moment: it is taken up as soon as that is over."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put ctrl-C off: an import that breaks off may keep its lock, and whoever imports it later waits for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Only the main thread is interrupted.
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
