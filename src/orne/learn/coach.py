"""The coach: one card for a position, where there is something new to say; it never stands in the way."""

from __future__ import annotations

from dataclasses import dataclass

from orne.learn.lesson import Lesson, Said
from orne.learn.looking import Look
from orne.table.shared.data import Handle
from orne.table.shared.messages import Page

END = "The end"


@dataclass(frozen=True, slots=True)
class CoachCard:
    """What a coach says now, as data."""

    step: int
    """How many have been told with this one; the end of the game is the last."""
    of: int
    title: str
    words: str
    points: tuple[Handle, ...]
    """What is pointed at: cards and places by their handles on the same page."""
    tries: int | None
    """The option to try, by its number in the question; None where any will do."""


class Coach:
    """Tells each step of a lesson once, when it first comes up; whatever the learner does is answered as it is."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._told: dict[int, int] = {}
        """At which position each step was told."""

    def card(self, page: Page) -> CoachCard | None:
        """What there is to say to a page; the same page has the same card, and after an undo it is told again."""
        lesson = self.lesson
        if page.ended is not None:
            won = page.seat in page.ended.winners
            return CoachCard(lesson.size, lesson.size, END, lesson.won if won else lesson.lost, (), None)
        if page.question is None:
            return None
        look = Look(page, page.question)
        self._told = {step: n for step, n in self._told.items() if n <= page.n}
        for step in self._order(page.n):
            said = lesson.steps[step].say(look)
            if said is not None:
                self._told[step] = page.n
                return self._card(step, said)
        return None

    def lines(self, page: Page) -> list[str]:
        """The same in lines of text: what it is about, the words, and what to try."""
        card = self.card(page)
        if card is None:
            return []
        told = [f"{card.step} of {card.of} · {card.title}", card.words]
        if card.tries is not None and page.question is not None:
            told.append(f"Try: {page.question.options[card.tries].label}.")
        return told

    @property
    def told(self) -> tuple[str, ...]:
        """The titles of the steps that have been told, in that order."""
        return tuple(self.lesson.steps[step].title for step in self._told)

    def _order(self, n: int) -> list[int]:
        """The steps to try: what was told at this very position first, then what presses, then the rest in order."""
        here = [step for step, when in self._told.items() if when == n]
        left = [step for step in range(len(self.lesson.steps)) if step not in self._told]
        return here or sorted(left, key=lambda step: (not self.lesson.steps[step].pressing, step))

    def _card(self, step: int, said: Said) -> CoachCard:
        return CoachCard(
            step=list(self._told).index(step) + 1,
            of=self.lesson.size,
            title=self.lesson.steps[step].title,
            words=said.words,
            points=said.points,
            tries=None if said.tries is None else said.tries.i,
        )
