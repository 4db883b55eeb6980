"""Signs that not every terminal can write, and the letters that stand for them there."""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

LETTERS = {
    "★": "*",
    "☆": ".",
    "●": "*",
    "○": ".",
    "↑": "^",
    "→": ">",
    "✗": "x",
    "✓": "v",
    "✖": "X",
    "■": "#",
    "◆": "#",
    "◇": "?",
    "»": "+",
    "›": ">",
    "│": "|",
    "─": "-",
    "└": "`",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "~",
    "·": "-",
    "•": "*",
    "×": "x",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
}
"""Each a single letter, so that columns stay columns."""
ERRORS = "orne-signs"


def _letters(error: UnicodeError) -> tuple[str, int]:
    """Letters for what cannot be written."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_letter, error.object[error.start : error.end])), error.end


def _letter(sign: str) -> str:
    """The letter for a sign: its own, that of a letter with an accent, or a question mark."""
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return LETTERS.get(sign) or plain[:1] or "?"


def write_letters(stream: TextIO) -> None:
    """Let a stream write letters for the signs that its encoding does not have."""
    codecs.register_error(ERRORS, _letters)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and not (stream.encoding or "").lower().startswith("utf"):
        reconfigure(errors=ERRORS)
