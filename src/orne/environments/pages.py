"""The tables of docs/environments.md, written from what the code says: ``make columns``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from orne.arkham.rules import chart as round_chart
from orne.coc.rules import chart as turn_chart
from orne.environments import columns_arkham, columns_coc
from orne.environments.columns import OPTION, Layout
from orne.environments.words import ARKHAM, COC, SHARED, SPARE

PAGE = Path("docs/environments.md")


def columns(layout: Layout) -> str:
    """A table of columns; those of the same meaning share a line."""
    lines = ["| number | name | from | to | meaning |", "| --- | --- | --- | --- | --- |"]
    together: dict[tuple[str, int, int], list[int]] = {}
    for place, each in enumerate(layout.columns):
        together.setdefault((each.meaning, each.least, each.most), []).append(place)
    for (meaning, least, most), places in together.items():
        names = [layout.columns[place].name for place in places]
        name = f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` … `{names[-1]}`"
        lines.append(f"| {', '.join(map(str, places))} | {name} | {least} | {most} | {meaning} |")
    return "\n".join(lines)


def listed(words: Sequence[str], first: int = 1) -> str:
    """Words with their numbers."""
    return ", ".join(f"{number} {word}" for number, word in enumerate(words, first)) + "."


def others() -> str:
    """What is said of words without a number."""
    return f"Any other word: {SPARE} + CRC-32 of the word modulo {SHARED}."


def parts() -> dict[str, str]:
    """What stands between the marks of each name."""
    return {
        "coc table": columns(columns_coc.TABLE),
        "coc card": columns(columns_coc.CARD),
        "coc questions": f"{listed(COC.kinds)} {others()}",
        "coc verbs": f"{listed(COC.verbs)} {others()}",
        "coc steps": listed(turn_chart.NAMES, 0),
        "arkham table": columns(columns_arkham.TABLE),
        "arkham card": columns(columns_arkham.CARD),
        "arkham questions": f"{listed(ARKHAM.kinds)} {others()}",
        "arkham verbs": f"{listed(ARKHAM.verbs)} {others()}",
        "arkham steps": listed(round_chart.NAMES, 0),
        "option": columns(OPTION),
    }


def written(text: str) -> str:
    """The page with its tables as they are now."""
    for name, part in parts().items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        if pattern.search(text) is None:
            raise ValueError(f"{PAGE} has no place for the table “{name}”")
        text = pattern.sub(lambda _, whole=f"{begin}\n{part}\n{end}": whole, text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
