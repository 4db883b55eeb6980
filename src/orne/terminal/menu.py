"""The numbered options of a question; those about the same card share a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from orne.kernel.decision import Decision, Option
from orne.table.shared.labels import Labels
from orne.terminal.style import columns, fit

FEW = 4
"""Up to this many options stand one below the other."""
MANY = 15
"""More options than this, all of them short, stand in three columns."""
NUMBER = 4
FEW_CARDS = 2
"""An option about more cards than this has a line of its own."""


def lines(
    labels: Labels, decision: Decision, width: int, notes: Mapping[int, str] | None = None
) -> list[RenderableType]:
    """The options of a decision, numbered from 1; notes stand behind the options they are about."""
    notes = notes or {}
    groups = _groups(decision.options)
    enter = labels.default(decision)
    if any(len(group) > 1 for group in groups):
        head = max(len(_head(labels, decision, group[0])) for group in groups if len(group) > 1)
        return [
            _together(labels, decision, group, head, width)
            if len(group) > 1
            else _alone(labels, decision, group[0], enter, notes)
            for group in groups
        ]
    found: list[Text] = [_alone(labels, decision, number, enter, notes) for number in range(len(decision.options))]
    longest = max(len(line) for line in found)
    if len(found) > MANY and longest < width // 3:
        return [columns(found, 3)]
    if len(found) > FEW and longest < width // 2 - 5:
        return [columns(found, 2)]
    return list(found)


def _groups(options: Sequence[Option]) -> list[list[int]]:
    """Options that do the same with the same card, differing only in where."""
    found: list[list[int]] = []
    for number, option in enumerate(options):
        before = options[found[-1][0]] if found else None
        if before is not None and 0 < len(option.cards) <= FEW_CARDS and _about(before) == _about(option):
            found[-1].append(number)
        else:
            found.append([number])
    return found


def _about(option: Option) -> tuple[str, tuple[int, ...]]:
    """What an option does with which card."""
    return option.verb, option.cards[:1]


def _alone(labels: Labels, decision: Decision, number: int, enter: int | None, notes: Mapping[int, str]) -> Text:
    """An option on a line of its own."""
    line = Text.assemble(_number(number), labels.label(decision.options[number], decision.seat))
    if number in notes:
        line.append(f"  {notes[number]}", "cyan")
    if number == enter:
        line.append("  Enter", "dim")
    return line


def _together(labels: Labels, decision: Decision, group: Sequence[int], head: int, width: int) -> Text:
    """Several options on one line: what they share, then the numbers and where."""
    line = Text.assemble(" " * NUMBER, f"{_head(labels, decision, group[0]):<{head}}")
    room = (width - NUMBER - head) // len(group) - NUMBER - 1
    for number in group:
        option = decision.options[number]
        where = [labels.g.title(uid) for uid in option.cards[1:]] + ([option.note] if option.note else [])
        words = " ".join(where)
        line.append(" ").append(_number(number)).append(fit(words, max(8, min(room, 22))))
    line.rstrip()
    return line


def _head(labels: Labels, decision: Decision, number: int) -> str:
    """What the options of a group share; what the question says already is not said again."""
    option = decision.options[number]
    if option.verb in ("commit", "resource"):
        return labels.name(option.cards[0], decision.seat)
    return f"{option.verb.replace('-', ' ').capitalize()} {labels.name(option.cards[0], decision.seat)}"


def _number(number: int) -> Text:
    """An option's number, from 1."""
    return Text(f"{number + 1:>{NUMBER - 1}} ", "bold cyan")
