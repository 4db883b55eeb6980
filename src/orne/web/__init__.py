"""The table in the browser: its source, and the page that ``make page`` builds from it."""

from __future__ import annotations

from pathlib import Path

BUILT = Path(__file__).with_name("built")
"""Where the built page lies: ``index.html`` and what it fetches."""
