"""The lessons there are, by the name of their game."""

from __future__ import annotations

from collections.abc import Mapping

from orne.learn.arkham import LESSON as ARKHAM
from orne.learn.coc import LESSON as COC
from orne.learn.lesson import Lesson

LESSONS: Mapping[str, Lesson] = {lesson.game: lesson for lesson in (COC, ARKHAM)}
