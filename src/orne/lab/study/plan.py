"""The plan of a study: who plays what against whom, how often; read from a TOML file, or made by a program."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from orne.games import ARKHAM, COC, GAMES
from orne.kernel.errors import UserError, clipped, echo, listed, suggested
from orne.kernel.files import read_bytes
from orne.set_up.shared.seeds import LARGEST_SEED

MOST_SEEDS = 1_000_000
MOST_NAMES = 1_000
"""Names in one list of a plan."""
LARGEST_FILE = 1_000_000


@dataclass(frozen=True)
class Plan:
    """What a study plays: everything named is combined with everything else, once for every seed."""

    game: str
    players: tuple[str, ...]
    """Bots of the game, or of a file: ``my_bot.py:Bot``."""
    decks: tuple[tuple[str, ...], ...]
    """What is played with: single decks in Call of Cthulhu, groups of one to four in Arkham Horror."""
    seeds: tuple[int, ...]
    opponents: tuple[str, ...] = ()
    """Whom the players meet; without them they meet each other, and one that is alone meets itself."""
    field: tuple[str, ...] = ()
    """The decks that the decks meet; without them they meet each other, and one that is alone meets itself."""
    mirrors: bool = False
    """Whether decks that meet each other meet themselves too."""
    scenarios: tuple[str, ...] = ()
    difficulties: tuple[str, ...] = ()
    edition: str = ""
    statistics: bool = True
    """Whether cards, opening hands and the course of the games are looked at."""
    name: str = ""
    folder: Path | None = dataclasses.field(default=None, compare=False)
    """Where paths in it begin; where we are, if nothing is said."""

    def __post_init__(self) -> None:
        """Check it, and fill in what is usual."""
        if self.game not in GAMES:
            raise UserError(f"game must be {' or '.join(GAMES)}, not {echo(self.game)}.")
        game = GAMES[self.game]
        if not self.edition:
            object.__setattr__(self, "edition", game.editions[0])
        if self.edition not in game.editions:
            raise UserError(f"edition must be one of {', '.join(game.editions)}, not {echo(self.edition)}.")
        for key in KEYS:
            value = getattr(self, key.name, None)
            if game.name not in key.games:
                if value:
                    raise UserError(f"{key.name} is for {key.title}; a plan for {game.title} leaves it out.")
            elif not value and key.usual:
                object.__setattr__(self, key.name, key.usual)
            elif not value and key.required:
                raise UserError(f"{key.name} is missing; it must be {key.wanted}.")
            elif value:
                self._settle(key, value)

    def _settle(self, key: Key, value: Any) -> None:
        """Take what a key is given, from Python as from a file: a list or a tuple, a name or a group of one."""
        meant = key.meant(_plain(value))
        object.__setattr__(self, key.name, meant)
        if isinstance(meant, tuple) and len(set(meant)) < len(meant):
            twice = next(each for each in meant if meant.count(each) > 1)
            said = echo(" & ".join(twice) if isinstance(twice, tuple) else twice)
            raise UserError(f"{key.name} names {said} twice; once is enough.")

    def place(self, name: str) -> str:
        """A deck's name, or the path of its file from where the plan is."""
        path = (self.folder or Path()) / name
        return str(path) if path.is_file() else name

    def data(self) -> dict[str, Any]:
        """What makes it this plan and no other, as plain data; its name and its place do not."""
        return {key.name: _plain(getattr(self, key.name)) for key in KEYS if key.name not in ("name", "first_seed")}


def _plain(value: Any) -> Any:
    """Tuples as lists, as JSON and TOML have them."""
    return [_plain(each) for each in value] if isinstance(value, list | tuple | range) else value


@contextmanager
def in_key(name: str) -> Iterator[None]:
    """Say in which key of a plan the mistake is."""
    try:
        yield
    except UserError as error:
        words = str(error)
        raise UserError(f"{name}: {words[:1].lower()}{words[1:]}") from None


# ---- reading


@dataclass(frozen=True)
class Key:
    """One key of a plan: what it must be, and the games it is for."""

    name: str
    wanted: str
    read: Callable[[Any], Any]
    """The value that is meant; None where it is not as wanted."""
    games: tuple[str, ...] = tuple(GAMES)
    required: bool = False
    usual: tuple[str, ...] = ()
    """What is meant where nothing is said."""

    def meant(self, value: Any) -> Any:
        """The value that is meant; what is not as wanted is refused."""
        found = self.read(value)
        if found is None:
            raise UserError(f"{self.name} must be {self.wanted}, not {_said(value)}.")
        return found

    @property
    def title(self) -> str:
        """The games it is for, in words."""
        return " and ".join(GAMES[game].title for game in self.games)


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and 0 < len(value) <= 200 else None


def _flag(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _names(value: Any) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_NAMES:
        return None
    return tuple(value) if all(_text(each) is not None for each in value) else None


def _groups(value: Any) -> tuple[tuple[str, ...], ...] | None:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_NAMES:
        return None
    found = [_names(each) if isinstance(each, list) else _names([each]) for each in value]
    return None if None in found else tuple(each for each in found if each is not None)


def _whole(value: Any) -> int | None:
    return value if type(value) is int and 0 <= value <= LARGEST_SEED else None


def _seeds(value: Any) -> tuple[int, ...] | None:
    """A number of seeds, from 1 on, or a list of them."""
    if type(value) is int and 1 <= value <= MOST_SEEDS:
        return tuple(range(1, value + 1))
    if isinstance(value, list) and 1 <= len(value) <= MOST_SEEDS and all(_whole(each) is not None for each in value):
        return tuple(value)
    return None


_A_LIST = "a list of names, such as"
KEYS = (
    Key("game", f"{' or '.join(GAMES)}", lambda value: value if _text(value) else None, required=True),
    Key("name", "a text", _text),
    Key("players", f'{_A_LIST} ["greedy", "random"]', _names, required=True),
    Key("opponents", f'{_A_LIST} ["random"]', _names, (COC.name,)),
    Key("decks", f'{_A_LIST} ["roland", "daisy"], or of lists of names', _groups, required=True),
    Key("field", f'{_A_LIST} ["starter-agency+hastur-a"]', _names, (COC.name,)),
    Key("mirrors", "true or false", _flag, (COC.name,)),
    Key("scenarios", f'{_A_LIST} ["the-gathering"]', _names, (ARKHAM.name,), required=True),
    Key("difficulties", f'{_A_LIST} ["standard", "hard"]', _names, (ARKHAM.name,), usual=("standard",)),
    Key("seeds", f"a number from 1 to {MOST_SEEDS:,}, or a list of whole numbers from 0", _seeds, required=True),
    Key("first_seed", "a whole number from 0", _whole),
    Key("edition", "a text", _text),
    Key("statistics", "true or false", _flag),
)


def read(path: Path | str) -> Plan:
    """Read a plan from a TOML file; whatever is wrong with it is told in one sentence that names the file."""
    path = Path(path)
    text = read_bytes(path, LARGEST_FILE, "give the path of a plan, a TOML file.")
    try:
        plan = from_data(tomllib.loads(text.decode("utf-8")), path.parent)
    except UnicodeDecodeError:
        raise UserError(f"{path.name} is not a plan: it is not text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{path.name} is not TOML: {clipped(str(error), 100)}.") from None
    except UserError as error:
        raise UserError(f"{path.name}: {error}") from None
    return replace(plan, name=plan.name or path.stem)


def from_data(data: Mapping[str, Any], folder: Path | None = None) -> Plan:
    """A plan from what a TOML file says."""
    keys = {key.name: key for key in KEYS}
    for name in data:
        if name not in keys:
            raise UserError(f"there is no key {echo(name)} in a plan; {suggested(name, keys)}")
    found: dict[str, Any] = {}
    for name, key in keys.items():
        if name not in data:
            if key.required and key.games == tuple(GAMES):
                raise UserError(f"{name} is missing; it must be {key.wanted}.")
            continue
        found[name] = key.meant(data[name])
    if (first := found.pop("first_seed", None)) is not None:
        if isinstance(data["seeds"], list):
            raise UserError("first_seed goes with a number of seeds; leave it out where seeds is a list.")
        found["seeds"] = tuple(range(first, first + len(found["seeds"])))
    return Plan(**found, folder=folder)


def _said(value: Any) -> str:
    """A value of a plan in a sentence: a short list is told whole."""
    if isinstance(value, list):
        return f"[{listed([echo(each) for each in value], 60)}]"
    return echo(value)
