"""Code exchanged in a running program: every function of a module does what another text of the module says."""

from __future__ import annotations

import gc
from collections import defaultdict
from types import CodeType, FunctionType
from typing import Any

Place = tuple[str, int]
"""Where a function is written: its name with those around it, and its first line."""


class Exchange:
    """The functions of some modules as they are now, wherever they are held."""

    def __init__(self, within: tuple[str, ...]) -> None:
        self._functions: dict[str, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(within):
                self._functions[each.__code__.co_filename].append(each)

    def exchange(self, path: str, before: str, after: str) -> int:
        """Let the functions of a module do what its other text says; how many were changed.

        None are where the difference is outside functions: that was run when the module was loaded.
        """
        old, new = _by_place(before, path), _by_place(after, path)
        changed = 0
        for function in self._functions[path]:
            code: CodeType = function.__code__
            place = code.co_qualname, code.co_firstlineno
            alike = old.get(place, [])
            if code not in alike or len(alike) != len(new[place]):
                continue  # it is of another text than this
            other = new[place][alike.index(code)]
            if other != code:
                function.__code__ = other
                changed += 1
        return changed


def _by_place(text: str, path: str) -> dict[Place, list[CodeType]]:
    """The code of every function in a text; several lambdas may begin in one line."""
    found: dict[Place, list[CodeType]] = defaultdict(list)

    def add(code: CodeType) -> None:
        held: tuple[Any, ...] = code.co_consts
        for each in held:
            if isinstance(each, CodeType):
                found[each.co_qualname, each.co_firstlineno].append(each)
                add(each)

    add(compile(text, path, "exec"))
    return found
