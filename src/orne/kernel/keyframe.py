"""When the driver keeps a state to go on from."""

from __future__ import annotations

from enum import Enum


class Keyframe(Enum):
    """When a keyframe is taken of a step."""

    BEFORE = "before"
    AT_QUESTION = "at its question"
    """It asks before it changes anything: a keyframe can wait until it does."""
    NONE = "none"
    """It hardly ever asks; when it does, it is run again together with the steps before it."""
