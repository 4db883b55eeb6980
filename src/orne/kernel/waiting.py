"""Rules kept waiting in the middle of a question, where the package ``greenlet`` is installed.

It is never needed: a stack that waits is a cache, and what it holds can be had from its keyframe and the answers since.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from threading import local
from typing import Any, Final

from orne.kernel.decision import Decision


def _found() -> Any:
    """The package, or None."""
    try:
        return import_module("greenlet")
    except ImportError:
        return None


_greenlet: Final = _found()
AT_HAND: Final[bool] = _greenlet is not None
_current: Final[Any] = _greenlet.getcurrent if AT_HAND else None


_OF_THE_THREAD: Final[Any] = local()


def _this_thread() -> object:
    """What tells the thread that asks from all others, those included that have ended; the standard one is slow."""
    try:
        token: object = _OF_THE_THREAD.token
    except AttributeError:
        token = _OF_THE_THREAD.token = object()
    return token


def wait(decision: Decision) -> int:
    """Called from inside of a stack: give a question to whoever began it or let it go on, and wait for the answer."""
    answer: int = _current().parent.switch(decision)
    return answer


class Stack:
    """A call that can wait for answers, tied to the thread it was begun in.

    What is called must not hold the stack: it ends when nobody holds it any more, and is collected in no other way.
    """

    __slots__ = ("_begun_in", "_call", "waits")

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Any = _greenlet.greenlet(call)
        self._begun_in = _this_thread()
        self.waits = False
        """Whether it waits for an answer; otherwise it has returned."""

    def begin(self) -> Decision | None:
        """Call, and give the question at which it waits, or None when it has returned."""
        asked: Decision | None = self._call.switch()
        self.waits = asked is not None
        return asked

    @property
    def may_go_on(self) -> bool:
        """Whether it waits for an answer, and in this thread."""
        return self.waits and self._begun_in is _this_thread()

    def go_on(self, answer: int) -> Decision | None:
        """Give it the answer it waits for; what it comes to, as in the beginning."""
        self.waits = False
        self._call.parent = _current()
        asked: Decision | None = self._call.switch(answer)
        self.waits = asked is not None
        return asked
