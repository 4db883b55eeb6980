"""Orne: an engine, a table, opponents and a laboratory for two card games."""

from __future__ import annotations

from typing import Final

__all__ = ["__version__"]

__version__: Final = "0.1.0"
"""The version of Orne: the one place where it is said; the package takes it from here."""
