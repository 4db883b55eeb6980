"""What may be wished for when an environment is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Final

from orne.environments.setting import BotChoice, Setting
from orne.kernel.errors import UserError, echo, suggested

OF_ONE_GAME: Final = {
    "Call of Cthulhu": ("decks", "opponent", "seat"),
    "Arkham Horror": ("investigators", "scenario", "difficulty", "earlier", "shaping"),
}
"""What can be wished for in one game and not in the other."""


def refuse_unknown(wishes: Mapping[str, object], setting: Callable[..., Setting], *more: str) -> None:
    """Refuse a wish that neither the setting nor the environment around it knows; these are the names of ``more``."""
    known = [*signature(setting).parameters, *more, "render_mode"]
    for name in wishes:
        if name in known:
            continue
        for game, of_it in OF_ONE_GAME.items():
            if name in of_it and not set(of_it) & set(known):
                raise UserError(f"{echo(name)} can be wished for in {game}, not here; {suggested(name, known)}")
        raise UserError(f"Nothing called {echo(name)} can be wished for here; {suggested(name, known)}")


def bots_by_seat(bots: Mapping[int, BotChoice] | None) -> dict[int, BotChoice]:
    """The seats that bots play."""
    if bots is not None and not isinstance(bots, Mapping):
        raise UserError(f'Bots are given by the seats they play, such as {{1: "greedy"}}, not as {echo(bots)}.')
    return dict(bots or {})


def refuse_other_than_names(**wishes: object) -> None:
    """Refuse wishes that are not lists of names."""
    for wish, value in wishes.items():
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise UserError(f"{wish} is a list of names, not {echo(value)}.")
        refuse_other_than_text(**{f"{wish}[{place}]": each for place, each in enumerate(value)})


def refuse_other_than_text(**wishes: object) -> None:
    """Refuse wishes that are not names."""
    for wish, value in wishes.items():
        if not isinstance(value, str):
            raise UserError(f"{wish} is a name, not {echo(value)}.")
