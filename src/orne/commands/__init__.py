"""The commands of ``orne``, one module each.

A module here becomes a command by defining ``add(subparsers)``, which declares its arguments and sets ``run`` as their
default, and ``run(args) -> int``, which returns the exit code. Heavy imports belong inside ``run``: every start of
``orne`` imports every command to learn its arguments.
"""

from __future__ import annotations

import argparse
from typing import TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What ``add`` is given: argparse has no public name for it."""
