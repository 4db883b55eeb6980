"""Looking things up at the table: what a ruling says, and what a word means.

Imports inside functions keep start-up quick: the rulings are read when somebody asks for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from orne.kernel.errors import UserError, echo
from orne.terminal.style import GREY

if TYPE_CHECKING:
    from orne.terminal.orders import AtTable

MOST_LISTED = 30


def rules(session: AtTable, words: str) -> None:
    """Show a ruling by its id, or list those in which all the words occur."""
    from orne import rulings

    game = session.room.game.rules.name
    found = rulings.within(words) if "/" in words and " " not in words else rulings.search(words, game)
    if not found:
        raise UserError(f"No ruling has all the words {echo(words)}; try fewer of them.")
    if len(found) == 1:
        head, *rest = rulings.lines(found[0].id, session.edition or None)
        session.show([Text(head, "bold"), *(Text(line) for line in rest)], "Rules")
        return
    lines: list[Text] = []
    for claim in found[:MOST_LISTED]:
        lines += [Text(claim.id, "bold"), Text(f"  {rulings.sentence(claim.id, session.edition or None)}")]
    if len(found) > MOST_LISTED:
        lines.append(Text(f"{len(found) - MOST_LISTED} more; say more words.", GREY))
    session.show(lines, "Rules")


def glossary(session: AtTable, words: str) -> None:
    """Say what a word of this game means, or list all that are explained."""
    from orne.learn import glossary

    game = session.room.game.rules.name
    lines: list[Text] = []
    if not words:
        session.show([Text(", ".join(term.term for term in glossary.terms(game)))], "Glossary")
        return
    for term in glossary.look_up(words, game):
        said = Text.assemble((term.term, "bold"), f": {term.words}")
        lines.append(said.append(f"  [{', '.join(term.rulings)}]", GREY))
    session.show(lines, "Glossary")
