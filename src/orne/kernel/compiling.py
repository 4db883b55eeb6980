"""What the compiled build must know of a class; in pure Python, which needs no other package, it says nothing.

``free_list_len=1`` keeps the memory of one object that is gone for the next: for what is made and dropped all the time.
It must not be said of a class whose objects may hold a stack that waits (options and decisions, by who names them).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Leave a class as it is."""
        return lambda kind: kind
