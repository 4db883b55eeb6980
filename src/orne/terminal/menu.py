"""The options of a question in lines: their numbers, what they do, to what, for what, and with what chance."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rich.text import Text

from orne.table.shared.data import Chance
from orne.table.shared.question_data import Hint, Option, Question
from orne.terminal.lines import columns, cut, fit, flow, wrapped
from orne.terminal.style import CYAN, GREY, WARNING

FULL, SHORT, SHORTEST = 0, 1, 2
"""How much is said: everything; one line for each option; only what cannot be left out."""
FEW = 4
"""Up to this many options stand one below the other."""
NUMBER = 4
FREE = "for nothing"
LEAST_WHERE = 8
"""How many letters of a place are shown, at least."""
PAIR = 2
"""An option about more cards than these has a line of its own."""
ABILITY, TOKEN, ONE_ACTION = "ability", "token", "1 action"


def lines(question: Question, width: int, level: int = FULL) -> list[Text]:
    """The options of a question; the number before each is what is typed."""
    if are_said_as_they_are(question):
        first, *rest = (Text(name, f"bold {CYAN}") for name in names(question))
        return flow([Text.assemble("  ", first), *rest], width, "   ", 2)
    groups = _groups(question.options)
    if level == SHORTEST and _are_a_table(groups):
        return _table(question, groups, width)
    head = max((len(_head(question, group[0])) for group in groups if len(group) > 1), default=0)
    found = [
        _together(question, group, head, width, level) if len(group) > 1 else _alone(question, group[0], width, level)
        for group in groups
    ]
    above = _warnings(question, width) if level == SHORTEST else []
    if all(len(each) == 1 for each in found) and len(found) > FEW:
        longest = max(each[0].cell_len for each in found)
        for number in (3, 2):
            if longest <= (width - 2 * (number - 1)) // number:
                return [*above, *columns(found, number, width)]
    return [*above, *(line for each in found for line in each)]


def _warnings(question: Question, width: int) -> list[Text]:
    """What options are warned of that only have a mark."""
    said = dict.fromkeys(
        option.hint.warn for option in question.options if option.hint is not None and option.hint.warn
    )
    return [line for words in said for line in wrapped(Text(f"! {words}", WARNING), width, 2)]


def are_said_as_they_are(question: Question) -> bool:
    """Whether the options are numbers or tokens, so that what is typed is what is meant."""
    return question.form == "number" or {option.verb for option in question.options} == {TOKEN}


def names(question: Question) -> list[str]:
    """What is typed for each option, where that is not its place in the list."""
    return [option.note or option.label.lower() for option in question.options]


def number_of(question: Question, option: Option) -> str:
    """What is typed for an option: the number of a domain that pays, else its place from 1."""
    if question.form == "pay" and option.note.rpartition(" ")[2].isdecimal():
        return option.note.rpartition(" ")[2]
    return str(option.i + 1)


def label(option: Option) -> str:
    """An option in words; what an ability does says more than its number."""
    if option.note.startswith(ABILITY) and option.hint is not None and option.hint.adds:
        return option.label.removesuffix(f" ({option.note})")
    return option.label


def percent(chance: Chance) -> str:
    """A chance in whole per cent."""
    return f"{round(100 * Fraction(*chance))} %"


def _groups(options: Sequence[Option]) -> list[list[Option]]:
    """Options that do the same with the same card, differing only in where."""
    found: list[list[Option]] = []
    for option in options:
        if found and option.group and len(option.cards) <= PAIR and found[-1][0].group == option.group:
            found[-1].append(option)
        else:
            found.append([option])
    return found


def _alone(question: Question, option: Option, width: int, level: int) -> list[Text]:
    """An option by itself."""
    line = Text.assemble(_number(question, option), label(option))
    for each in _details(option.hint, level):
        if level == SHORTEST and each.style == GREY and line.cell_len + 2 + each.cell_len > width // 2 - 1:
            continue  # two columns are worth more
        line.append("  ").append_text(each)
    if option.i == question.primary:
        line.append("  Enter", GREY)
    return wrapped(line, width, NUMBER + 2) if level == FULL else [cut(line, width)]


def _are_a_table(groups: Sequence[Sequence[Option]]) -> bool:
    """Whether several cards can go to the same places each."""
    wheres = [tuple(option.short for option in group) for group in groups if len(group) > 1]
    return len(wheres) > FEW and len(set(wheres)) == 1


def _table(question: Question, groups: Sequence[Sequence[Option]], width: int) -> list[Text]:
    """Cards in columns, the places said once."""
    several = [group for group in groups if len(group) > 1]
    wheres = ", ".join(option.short for option in several[0])
    found = [Text(f"    numbers for {wheres}:", GREY)]
    each = (width - 2) // 2
    cells: list[list[Text]] = []
    heads = [_head(question, group[0]) for group in several]
    if len({head.partition(" ")[0] for head in heads}) == 1 and question.form != "plan":
        heads = [head.partition(" ")[2] for head in heads]
    for group, head in zip(several, heads, strict=True):
        numbers = Text("").join(_number(question, option) for option in group)
        cells.append([Text.assemble(fit(f"    {head}", each - numbers.cell_len), numbers)])
    found += columns(cells, 2, width)
    return [*found, *(line for group in groups if len(group) == 1 for line in _alone(question, group[0], width, SHORT))]


def _together(question: Question, group: Sequence[Option], head: int, width: int, level: int) -> list[Text]:
    """Several options: what they share, then the numbers and where."""
    needed = sum(len(option.short) + NUMBER + 1 for option in group)
    head = min(head, max(width // 3, width - NUMBER - needed))
    groups = [Text.assemble(" " * NUMBER, fit(_head(question, group[0]), head))]
    room = max(LEAST_WHERE, (width - NUMBER - head) // len(group) - NUMBER - 1)
    longest = min(room, max(len(option.short or FREE) for option in group))
    for option in group:
        part = Text.assemble(_number(question, option, 2), fit(option.short or FREE, longest))
        over = option.hint.overpays if option.hint is not None else None
        if over:
            part.append(f" ({over} too much)", GREY)
        if option.i == question.primary:
            part.append(" Enter", GREY)
        groups.append(part)
    groups += _details(group[0].hint, level, grouped=True)
    found = flow(groups, width, "  ", NUMBER + 4)
    return found if level == FULL or len(found) == 1 else flow(groups[: len(group) + 1], width, "  ", NUMBER + 4)


def _head(question: Question, option: Option) -> str:
    """What the options of a group share; who goes where needs no verb."""
    words = option.label
    for tail in (f" ({option.short})", f" to {option.short}", f" {option.short}"):
        if words.endswith(tail):
            words = words.removesuffix(tail)
            break
    return words.partition(" ")[2] if question.form == "plan" else words


def _details(hint: Hint | None, level: int, *, grouped: bool = False) -> list[Text]:
    """What is known of an option before it is chosen."""
    if hint is None:
        return []
    found: list[Text] = []
    if hint.chance is not None:
        found.append(Text(percent(hint.chance), f"bold {CYAN}"))
    if hint.warn:
        found.append(Text("!" if level == SHORTEST else f"! {hint.warn}", WARNING))
    if level == SHORTEST:
        short = hint.cost.removeprefix(ONE_ACTION).removeprefix(" and ")
        return [*found, Text(short, GREY)] if short and not grouped else found
    costs = [f"costs {hint.cost}" if hint.cost[:1].isdecimal() or hint.cost == "X" else hint.cost] if hint.cost else []
    if hint.overpays and not grouped:
        costs.append(f"{hint.overpays} too much")
    if costs:
        found.append(Text(", ".join(costs), GREY))
    if hint.adds:
        found.append(Text(" ".join(hint.adds.split()), f"italic {GREY}"))
    return found


def _number(question: Question, option: Option, width: int = NUMBER - 1) -> Text:
    """What is typed for an option."""
    return Text(f"{number_of(question, option):>{width}} ", f"bold {CYAN}")
