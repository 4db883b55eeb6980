"""The games as environments for whoever trains a program: PettingZoo, Gymnasium and OpenSpiel.

``call_of_cthulhu`` and ``arkham_horror`` make environments; ``openspiel`` registers both games with OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec

from orne.kernel.errors import UserError


class MissingExtra(UserError, ImportError):
    """A package that Orne is not installed with."""


def need(extra: str, *packages: str) -> None:
    """Say in one sentence what to install where a package is missing."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise MissingExtra(f"This needs {' and '.join(missing)}: pip install 'orne[{extra}]' installs it.")


need("environments", "numpy", "gymnasium", "pettingzoo")

__all__ = ["MissingExtra", "arkham_horror", "call_of_cthulhu", "openspiel"]
