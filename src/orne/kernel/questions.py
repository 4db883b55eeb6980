"""What is to be chosen, put as a question."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_CHOICE: Final = re.compile(r"(\w+(?: to)?) (up to )?(an?|one|\d+|X) (.*)")


@cache
def which(order: str) -> str:
    """An order such as "choose a character" as the question it puts: "Which character?"."""
    words = order[:1].upper() + order[1:]
    found = _CHOICE.fullmatch(words)
    if found is None:
        return f"{words}?"
    verb, up_to, number, what = found.groups()
    which_of = "Which" if verb == "Choose" else f"{verb} which"
    if up_to:
        return f"{which_of} {what}? (up to {number})"
    return f"{which_of} {what}?" if number in ("a", "an") else f"{which_of} {number} {what}?"
