"""The question on the page: who or what asks, what is at stake, what has been chosen, and the options."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rich.text import Text

from orne.table.shared.data import Card, Test
from orne.table.shared.messages import Page
from orne.table.shared.question_data import Question
from orne.terminal import menu
from orne.terminal.lines import flow, ruled, wrapped
from orne.terminal.style import CYAN, GREEN, GREY

HINT = "why not … · card … · undo · help"
ENEMY = "enemy"
PLACES = ("location", ENEMY)
"""Cards whose text does not say what is at stake in a test that is about them."""
MOST_TEXT = {menu.FULL: 8, menu.SHORT: 3, menu.SHORTEST: 2}
"""Lines of a card's text, at most."""


def lines(page: Page, question: Question, who: str, width: int, level: int, coached: Sequence[str]) -> list[Text]:
    """Everything that is to be read before one answers."""
    found = [ruled("", width, HINT)]
    found += [line for words in coached for line in wrapped(Text(words, f"italic {CYAN}"), width, 2)]
    found += _prompt(page, question, who, width)
    found += _text(page, question, width, level)
    if page.test is not None:
        found += _test(page, page.test, width, level)
    return [*found, *_chosen(page, question, width, level), *menu.lines(question, width, level)]


def _prompt(page: Page, question: Question, who: str, width: int) -> list[Text]:
    """The question, and the card that asks it."""
    asks = _card(page, question.source)
    line = Text.assemble((f"{who}: " if who else "", "bold"))
    trail = [words for words in question.trail if words]
    if trail:
        line.append(f"{' › '.join(trail)} › ", GREY)
    elif asks is not None and asks.title and asks.title not in question.prompt and page.test is None:
        line.append(f"{asks.title}: ", "bold")
    line.append(question.prompt, "bold")
    note = _how(question)
    if note:
        line.append(f"  {note}", GREY)
    return wrapped(line, width, 2)


def _how(question: Question) -> str:
    """How a question is answered that is not answered by one number."""
    if question.form == "several" and question.pick == "each" and question.max > 1:
        return "(several at once: 1 3; Enter: done)" if question.primary is not None else "(several at once: 1 3)"
    if question.form == "plan":
        may_be_done = any(option.harmless for option in question.options)
        return "(several at once: 1 4; then done)" if may_be_done else "(several at once: 1 4)"
    if question.form == "order":
        return "(an order: 2 1 3; Enter: as listed)"
    if question.form == "number":
        return f"({question.min} to {question.max})"
    return ""


def _text(page: Page, question: Question, width: int, level: int) -> list[Text]:
    """What the card says that asks, or that the test is about."""
    if question.form == "window" or not question.text:
        return []
    asks = _card(page, question.source)
    if asks is not None and asks.type in PLACES and page.test is not None:
        return []
    if asks is not None and asks.type == ENEMY and question.assign is not None:
        return []  # An attack is assigned, whatever else the enemy says.
    title = f"{asks.title}: " if asks is not None and page.test is not None else ""
    found = wrapped(Text(f"{title}{question.text}", f"italic {GREY}"), width, 2)
    most = MOST_TEXT[level]
    return found if len(found) <= most else [*found[: most - 1], Text.assemble(found[most - 1], ("…", GREY))]


def _test(page: Page, test: Test, width: int, level: int) -> list[Text]:
    """The skill test under way: its numbers, its chance, and what it is about."""
    investigators = page.view.investigators if page.view.game == "arkham" else ()
    name = investigators[test.seat].name if test.seat < len(investigators) else ""
    head = Text(f"{name}: {test.skill} {test.value} against {test.difficulty}", f"bold {CYAN}")
    groups = [head]
    if test.result is not None:
        how = "succeeds" if test.result.success else "fails"
        groups.append(Text(f"{how} by {test.result.by}", "bold"))
    elif test.revealed and (chance := Fraction(*test.chance)) in (0, 1):
        # What fails by itself counts as nothing.
        value = test.value if chance or test.value < test.difficulty else 0
        how = "succeeds" if chance else "fails"
        groups.append(Text(f"{how} by {abs(max(0, value) - test.difficulty)} as it stands", "bold"))
    else:
        chance = Fraction(*test.chance)
        exact = f" ({chance})" if chance.denominator > 1 else ""
        groups.append(Text(f"{menu.percent(test.chance)}{exact}", "bold"))
    if test.revealed:
        groups.append(Text(f"revealed: {', '.join(test.revealed)}"))
    elif failing := sorted((each.token for each in test.tokens if not each.passes), key=_rank):
        groups.append(Text(f"fails on {', '.join(failing)}", GREY))
    if test.success and test.result is None:
        groups.append(Text(f"success {test.success}", GREY))
    found = flow(groups, width, "  ", 2)
    if level == menu.FULL and len(test.parts) > 1:
        parts = [f"{part.source} {part.n:+d}" if n else f"{part.source} {part.n}" for n, part in enumerate(test.parts)]
        found += wrapped(Text(f"  {', '.join(parts)}", GREY), width, 4)
    return found


def _rank(token: str) -> tuple[bool, int]:
    """Numbers from the greatest down, then symbols."""
    return (False, -int(token)) if token.lstrip("+-").isdecimal() else (True, 0)


def _chosen(page: Page, question: Question, width: int, level: int) -> list[Text]:
    """What has been chosen so far, and what is proposed."""
    found: list[Text] = []
    named = [card.title for h in question.chosen if (card := _card(page, h)) is not None]
    if named and (question.form != "plan" or level == menu.FULL):
        found += wrapped(Text(f"✓ chosen: {', '.join(named)}", GREEN), width, 4)
    assign = question.assign
    if assign is not None:
        shares = [
            f"{title} {' and '.join(points)}"
            for share in assign.to
            if (points := [f"{n} {word}" for n, word in zip(share.start, ("damage", "horror"), strict=True) if n])
            and (title := _title(page, share.h))
        ]
        found += wrapped(Text(f"Enter: {', '.join(shares)}; or point by point:", GREY), width, 4)
    return found


def _card(page: Page, h: str | None) -> Card | None:
    """A card on the page."""
    question = page.question
    shown = question.cards if question is not None else ()
    return next((card for card in (*page.cards, *shown) if card.h == h), None) if h is not None else None


def _title(page: Page, h: str) -> str:
    card = _card(page, h)
    return "" if card is None else card.title
