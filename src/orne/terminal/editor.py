"""The line in which answers are typed: Tab completes, the arrows bring back what was typed before, ctrl-Z pauses."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.shortcuts import CompleteStyle

Words = Callable[[str], Sequence[str]]


class _Offered(Completer):
    """What may be meant by what is typed so far."""

    def __init__(self) -> None:
        self.words: Words | None = None

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Every line that begins like this one."""
        typed = document.text_before_cursor
        if self.words is not None:
            for line in self.words(typed):
                yield Completion(line, start_position=-len(typed))


class Editor:
    """Reads lines at a terminal that can paint."""

    def __init__(self, repaint: Callable[[], None]) -> None:
        # The line is drawn where it stands: nobody has to ask the terminal where that is, and some would not answer.
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")
        self._offered = _Offered()
        self._repaint = repaint
        self._plain: PromptSession[str] = PromptSession(reserve_space_for_menu=0)
        self._session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            completer=self._offered,
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            reserve_space_for_menu=0,
            key_bindings=self._keys(),
        )
        self._size: Size | None = None
        for session in (self._plain, self._session):
            session.app.before_render += self._look_at_size

    def read(self, prompt: str, words: Words | None) -> str:
        """Read a line; EOFError for ctrl-D, KeyboardInterrupt for ctrl-C."""
        self._offered.words = words
        self._size = None
        return (self._session if words is not None else self._plain).prompt(prompt)

    def _look_at_size(self, app: Application[str]) -> None:
        """Show the page for the size that the window has now; the line is drawn below it afterwards."""
        size = app.output.get_size()
        if self._size not in (None, size):
            self._repaint()
        self._size = size

    def _keys(self) -> KeyBindings:
        """Ctrl-Z leaves the terminal to the shell; coming back, the page is there again."""
        keys = KeyBindings()

        @keys.add("c-z")
        def paused(event: KeyPressEvent) -> None:
            run_in_terminal(lambda: pause(self._repaint))

        return keys


def pause(repaint: Callable[[], None]) -> None:
    """Stop until the shell lets the game go on."""
    os.kill(0, signal.SIGTSTP)
    repaint()
