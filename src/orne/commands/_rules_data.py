"""``orne rules coverage``, ``diff``, ``export`` and ``run``: the rulings as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orne.commands import refuse_no_place
from orne.games import GAMES
from orne.kernel.errors import UserError, echo
from orne.kernel.files import shown, write_text
from orne.kernel.log_words import plural
from orne.rulings.comparing import differences
from orne.rulings.coverage import STATES, coverage
from orne.terminal.style import WARNING, console

MOST_FAILURES = 20


def tell_coverage(game: str | None, *, as_json: bool, with_open: bool) -> int:
    """Say how much of the rules is demonstrated, by game, kind and edition, and name what is open."""
    found = [coverage(each) for each in _games(game)]
    if as_json:
        print(json.dumps({each.game: each.data() for each in found}, indent=1))
        return 0
    out = console()
    for each in found:
        table = Table(box=None, pad_edge=False)
        table.add_column(GAMES[each.game].title, style="bold")
        for state in ("claims", *STATES):
            table.add_column(state, justify="right")
        _add(table, "all", each.total)
        for kind, numbers in each.kinds.items():
            _add(table, kind, numbers)
        for edition, numbers in each.editions.items():
            _add(table, f"in {edition}", numbers)
        out.print(table)
        out.print()
        for id in each.open if with_open else ():
            out.print(id, markup=False)
    return 0


def tell_differences(one: str, other: str, *, as_json: bool) -> int:
    """Say in what two editions of a game differ."""
    game = _game_of(one, other)
    found = differences(game, one, other)
    if as_json:
        data = [{"id": each.claim.id, one: each.one, other: each.other} for each in found]
        print(json.dumps(data, indent=1, ensure_ascii=False))
        return 0
    out = console()
    for each in found:
        out.print(each.claim.id, style="bold", markup=False)
        out.print(Padding(Text(f"{one}: {each.one}"), (0, 0, 0, 4)))
        out.print(Padding(Text(f"{other}: {each.other}"), (0, 0, 0, 4)))
    out.print(f"{plural(len(found), 'claim')}; — stands where an edition says nothing of the matter.")
    return 0


def export(path: Path, game: str | None) -> int:
    """Write the demonstrations to a file that is not there yet."""
    # Imported here for the sake of start-up time: it makes the cards of the laboratory.
    from orne.rulings.exporting import exported

    refuse_no_place(path)
    data = exported(_games(game))
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n", overwrite=False)
    number = sum(len(part["demonstrations"]) for part in data["games"].values())
    print(f"Wrote {plural(number, 'demonstration')} to {shown(path)}.")
    return 0


def play_export(path: Path) -> int:
    """Play the demonstrations of a file; the exit code is 1 where one goes otherwise."""
    # Imported here for the sake of start-up time: it makes the cards of the laboratory.
    from orne.rulings.running import outcomes, read

    found = list(outcomes(read(path)))
    failed = [each for each in found if each.failure]
    out = console()
    for each in failed[:MOST_FAILURES]:
        out.print(f"{each.game} {each.name}, {each.edition} ({', '.join(each.claims)})", style="bold", markup=False)
        out.print(Padding(Text(each.failure, WARNING), (0, 0, 0, 4)))
    if len(failed) > MOST_FAILURES:
        out.print(f"And {len(failed) - MOST_FAILURES} more.")
    out.print(f"{len(found) - len(failed):,} of {plural(len(found), 'demonstration')} went as recorded.")
    return 1 if failed else 0


def _add(table: Table, name: str, numbers: Mapping[str, int]) -> None:
    table.add_row(name, str(sum(numbers.values())), *(str(numbers[state]) for state in STATES))


def _games(game: str | None) -> Sequence[str]:
    return list(GAMES) if game is None else [game]


def _game_of(*editions: str) -> str:
    """The game that all these are editions of."""
    for game in GAMES.values():
        if set(editions) <= set(game.editions):
            return game.name
    known = [name for game in GAMES.values() for name in game.editions]
    for each in editions:
        if each not in known:
            raise UserError(f"There is no edition called {echo(each)}; there are {', '.join(known)}.")
    raise UserError(f"{' and '.join(editions)} are editions of different games; there is nothing to compare.")
