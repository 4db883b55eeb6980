"""What the compiled build must know of a class; in pure Python, which needs no other package, it says nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Leave a class as it is."""
        return lambda kind: kind
