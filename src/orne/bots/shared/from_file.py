"""Anybody's bot: a class in a Python file, named ``my_bot.py:Bot``, beside the bots that come with a game.

Such a file is run as it is. It is for whoever lets bots play each other on their own machine; a table or a server that
is told a bot's name by others looks among the bots of the game alone.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

from orne.bots.shared.bot import Bot, Bots, make
from orne.bots.shared.statistics import Reason, Statistics
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import IllegalChoice, UserError, clipped, echo, listed, suggested
from orne.kernel.game import Game

SUFFIX = ".py"
_MISTAKES = (Exception, SystemExit)
"""What may come out of somebody's file; one that calls exit() must not end a run without a word."""


class BotError(UserError):
    """A bot from a file that could not answer, or gave an answer that was not offered."""


def is_file(name: str) -> bool:
    """Whether a bot is named by its file, and not one of those that come with a game."""
    return f"{SUFFIX}:" in name or name.endswith(SUFFIX) or "/" in name


def check(bots: Bots, name: str, folder: Path | None = None) -> None:
    """Refuse a name that stands for no bot, in one sentence; a path is taken from a folder, or from where we are."""
    if is_file(name):
        _class_of(_path(name, folder), _class_name(name))
    elif name not in bots:
        near = suggested(name, [*bots])
        raise UserError(f"There is no bot called {echo(name)}; {near} A bot of your own is named my_bot.py:Bot.")


def digest(name: str, folder: Path | None = None) -> str:
    """A short name for what is in the file of a bot; empty for a bot that comes with a game."""
    return blake2b(_path(name, folder).read_bytes(), digest_size=8).hexdigest() if is_file(name) else ""


def make_any(bots: Bots, name: str, seed: int, folder: Path | None = None) -> Bot:
    """Make a bot of the game by its name, or one from a file; the same seed plays the same way."""
    if not is_file(name):
        return make(bots, name, seed)
    path = _path(name, folder)
    found = _class_of(path, _class_name(name))
    try:
        made = found(seed) if _takes(found, seed) else found()
    except _MISTAKES as error:
        raise BotError(f"{name} cannot be made: {_told(error, path)}.") from None
    return FromFile(name, made, path)


class FromFile:
    """A bot from a file, whose mistakes are told in a sentence that names it."""

    def __init__(self, name: str, bot: Any, path: Path) -> None:
        self.name = name
        self.statistics = Statistics()
        self._bot = bot
        self._path = path

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Its reasons, where it tells any."""
        return tuple(getattr(self._bot, "reasons", ()))

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        """Ask it; an option, its key or its number from 0 will do."""
        before = game.copy()
        try:
            with self.statistics.answering():
                answer = self._bot.choose(game, decision)
        except _MISTAKES as error:
            told = _told(error, self._path)
            raise BotError(f"{self.name} failed at “{clipped(decision.prompt, 60)}”: {told}.") from None
        if not game.is_where(before):
            raise BotError(
                f"{self.name} played on in the game itself at “{clipped(decision.prompt, 60)}”; a bot looks ahead in "
                f"game.resample(seat, seed) or game.copy()."
            )
        try:
            return decision.options[decision.index(answer)]
        except IllegalChoice:
            offered = listed([f"“{key}”" for key in decision.keys], 120)
            said = echo(answer.key if isinstance(answer, Option) else answer)
            raise BotError(f"{self.name} answered {said}, which is not offered; offered: {offered}.") from None


def _path(name: str, folder: Path | None) -> Path:
    """The file that a bot is in, whole, so that every process finds it."""
    said = name.rpartition(":")[0] if f"{SUFFIX}:" in name else name
    return ((folder or Path()) / said).absolute()


def _class_name(name: str) -> str:
    """The class that is named behind the file."""
    path, colon, found = name.rpartition(":")
    if not colon or not path.endswith(SUFFIX) or not found.isidentifier():
        raise UserError(
            f"{echo(name)} does not say which class is the bot: write the file and the class, my_bot.py:Bot."
        )
    return found


@cache
def _class_of(path: Path, name: str) -> Callable[..., Any]:
    """The class in a file, if it can be a bot."""
    found = getattr(_module(path), name, None)
    if found is None:
        classes = [each for each, value in vars(_module(path)).items() if _may_play(value)]
        there = f"it has {listed(classes)}" if classes else "nothing in it has choose(game, decision)"
        raise UserError(f"There is no {echo(name)} in {path.name}; {there}.")
    if not inspect.isclass(found):
        raise UserError(f"{name} in {path.name} is not a class; a bot is a class with choose(self, game, decision).")
    if not _may_play(found):
        raise UserError(f"{name} in {path.name} is not a bot: it needs a method choose(self, game, decision).")
    if not _takes(found) and not _takes(found, 0):
        raise UserError(f"{name} in {path.name} cannot be made: its __init__ may ask for a seed and nothing else.")
    return found


def _may_play(value: object) -> bool:
    """Whether something has the one method of a bot, taking a game and a decision."""
    method = getattr(value, "choose", None)
    if not inspect.isclass(value) or not callable(method):
        return False
    try:
        inspect.signature(method).bind("self", "game", "decision")
    except TypeError:
        return False
    return True


@cache
def _module(path: Path) -> ModuleType:
    """Run a file once; what lies beside it can be imported by it."""
    if not path.is_file():
        raise UserError(f"There is no file {path.name} in {path.parent}.")
    spec = importlib.util.spec_from_file_location(f"orne_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Behind everything else, so that no neighbour takes the place of a module of Python.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except _MISTAKES as error:
        raise UserError(f"{path.name} cannot be run: {_told(error, path)}.") from None
    return module


def _takes(found: Callable[..., Any], *words: int) -> bool:
    """Whether a class can be made from this: a seed, or nothing where it leaves nothing to chance."""
    try:
        inspect.signature(found).bind(*words)
    except TypeError:
        return False
    return True


def _told(error: BaseException, path: Path) -> str:
    """An error in a few words: what, and the last line of the bot's file, or of one beside it, that led there."""
    if isinstance(error, SyntaxError):
        return f"{error.msg}, line {error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [each for each in frames if Path(each.filename).parent == path.parent]
    last = (own or frames)[-1:]
    where = "".join(f" in line {each.lineno} of {Path(each.filename).name}" for each in last)
    words = f": {error}".rstrip(".") if str(error) else ""
    return f"{type(error).__name__}{clipped(words, 120)}{where}"
