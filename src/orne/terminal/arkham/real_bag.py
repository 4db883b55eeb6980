"""The token that was drawn from the players' own bag, as they type it."""

from __future__ import annotations

from rich.text import Text

from orne.kernel.decision import Decision
from orne.kernel.errors import UserError
from orne.kernel.search import folded


def tokens(decision: Decision) -> Text:
    """The tokens that may have been drawn, without numbers: a number that is typed is a token's."""
    return Text("  " + "   ".join(option.note for option in decision.options), "bold cyan")


def meant(decision: Decision, words: str) -> int:
    """The option of the token that is meant: ``-1``, ``+1`` or ``1``, a symbol or a part of its name."""
    known = [option.note for option in decision.options]
    typed = words.casefold().removeprefix("token").strip().replace("−", "-").replace("–", "-")
    for each in (typed, f"+{typed}"):
        if each in known:
            return known.index(each)
    part = folded(typed)
    found = [token for token in known if part and not part.isdecimal() and part in folded(token)]
    if len(found) == 1:
        return known.index(found[0])
    if not typed:
        raise UserError(f"Type the token that was drawn: {', '.join(known)}.")
    several = f"may be {' or '.join(found)}" if found else "is not a token that can be drawn now"
    raise UserError(f"“{words[:40]}” {several}; type one of {', '.join(known)}.")
