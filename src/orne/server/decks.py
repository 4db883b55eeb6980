"""Decks as the page builds them: shipped, saved on one's own machine, read from files with what is wrong there."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from orne.decks.shared.lines import CARD
from orne.decks.shared.problems import DeckFileError
from orne.games import GAMES
from orne.kernel.errors import UserError, clipped, echo, in_full, printable
from orne.kernel.files import write_text
from orne.server.games import SERVED

DECK_ID = re.compile(r"[a-z0-9][a-z0-9+-]{0,59}")
_CARD_TAG = re.compile(r"<card\b[^>]*>[^<]*</card>")
_ADDRESS = re.compile(r"\s*https?://\S+\s*")
ROUNDS = 5
"""How often a file is read again without the lines that were wrong: each time up to twenty of them are told."""


def deck_of(game: str, data: dict[str, str], edition: str) -> Any:
    """The deck that a seat keeps: by its id, or from its text. No name is ever taken for a path."""
    served = SERVED[game]
    if text := data.get("list"):
        try:
            return served.parse(text, data.get("title") or "Deck", edition)
        except DeckFileError:
            _refuse_another_games(game, [each for each in SERVED if each != game and _read(text, "", each, None).whole])
            raise
    name = data.get("id", "")
    if not name:
        raise UserError("It is not known any more which deck this was.")
    if name not in served.shipped():
        _refuse_another_games(game, [each for each in SERVED if name in SERVED[each].shipped()])
    return served.deck(name)


def _refuse_another_games(game: str, others: list[str]) -> None:
    """Say so where a deck is one of another game."""
    if others:
        raise UserError(f"This is a deck of {GAMES[others[0]].title}, and the game is {GAMES[game].title}.")


class Shelf:
    """The decks that were saved on one's own machine, each a plain text file; a host has none."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def names(self, game: str) -> list[str]:
        """The decks that were saved."""
        if self._folder is None or not (self._folder / game).is_dir():
            return []
        found = (path.stem for path in (self._folder / game).glob("*.txt"))
        return sorted(name for name in found if DECK_ID.fullmatch(name))

    def text(self, game: str, name: str) -> str | None:
        """The text of a saved deck; None where there is none of that name."""
        if name not in self.names(game):
            return None
        return self._path(game, name).read_text("utf-8")

    def save(self, game: str, name: str, text: str) -> None:
        """Save a deck, over the one of the same name."""
        if not DECK_ID.fullmatch(name):
            raise UserError(f"{echo(name)} cannot be a deck's id; use small letters, digits and hyphens.")
        if name in SERVED[game].shipped():
            raise UserError("That deck comes with Orne and stays as it is; save yours under another name.")
        path = self._path(game, name)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            raise UserError("The deck cannot be saved: its folder cannot be made.") from None
        write_text(path, text, overwrite=True)

    def remove(self, game: str, name: str) -> bool:
        """Delete a saved deck; whether there was one."""
        if name not in self.names(game):
            return False
        self._path(game, name).unlink(missing_ok=True)
        return True

    def _path(self, game: str, name: str) -> Path:
        """Where a deck is saved."""
        if self._folder is None:
            raise UserError("This host saves no decks: they stay in your browser.")
        return self._folder / game / f"{name}.txt"


@dataclass(frozen=True)
class BadLine:
    """A line of a deck file that was not understood."""

    line: int | None
    text: str
    sentence: str
    choices: tuple[str, ...] = ()
    """The cards it may have meant."""


@dataclass(frozen=True)
class Read:
    """What was understood of a deck file, and what was not."""

    game: str
    edition: str
    deck: Any | None
    problems: tuple[BadLine, ...]
    address: str = ""
    """Where the data of the deck is, if only its address was given: nothing is fetched from there."""

    @property
    def whole(self) -> bool:
        """Whether everything was understood, and there is something."""
        return self.deck is not None and not self.problems


def read(text: str, name: str, game: str | None, edition: str | None) -> Read:
    """Read a deck file of either game; lines that are wrong are left out and listed."""
    for each, served in SERVED.items():
        if game in (None, each) and (address := served.data_at(text)):
            return Read(each, served.editions[0], None, (), address)
    if _ADDRESS.fullmatch(text):
        raise UserError("Orne knows addresses of decks at ArkhamDB only; paste the list of cards instead.")
    meant = [each for each, served in SERVED.items() if served.claims(text)]
    tried = [_read(text, name, each, edition) for each in meant or SERVED]
    found = next((each for each in tried if each.game == game and each.whole), None)
    found = found or min(tried, key=lambda each: (each.deck is None, len(each.problems)))
    if game in (None, found.game):
        return _with_choices(found)
    if found.whole:
        _refuse_another_games(str(game), [found.game])
    return _with_choices(_read(text, name, str(game), edition))


def _read(text: str, name: str, game: str, edition: str | None) -> Read:
    """Read a deck file of one game."""
    served = SERVED[game]
    edition = edition if edition in served.editions else served.editions[0]
    title = _title_of(name)
    text, unknown = served.without_unknown(text)
    problems = [BadLine(None, each, f"No card of Orne's has the code {echo(each)}.") for each in unknown]
    lines = text.splitlines()
    for _ in range(ROUNDS):
        try:
            return Read(game, edition, served.parse("\n".join(lines) + "\n", title, edition), tuple(problems))
        except DeckFileError as error:
            found = [(why, at) for why, at in error.found if 0 < at <= len(lines) and lines[at - 1].strip()]
            if not found:
                # Where nothing is left but what was wrong, that is said already.
                said = any(each.line for each in problems) and not any(CARD.fullmatch(line.strip()) for line in lines)
                more = () if said else (BadLine(None, "", _sentence(str(error))),)
                return Read(game, edition, None, (*problems, *more))
            for why, at in found:
                words = lines[at - 1]
                problems.append(BadLine(at, clipped(printable(words.strip()), 120), _sentence(why)))
                lines[at - 1] = _CARD_TAG.sub("", words) if _CARD_TAG.search(words) else ""
        except UserError as error:
            return Read(game, edition, None, (*problems, BadLine(None, "", _sentence(str(error)))))
    return Read(game, edition, None, tuple(problems))


def _with_choices(read: Read) -> Read:
    """With the cards that the lines may have meant which were not understood."""
    nearest = cache(SERVED[read.game].nearest)
    problems = (
        replace(each, choices=tuple(nearest(_title(each.text), read.edition))) if each.line is not None else each
        for each in read.problems
    )
    return replace(read, problems=tuple(problems))


def _title_of(file: str) -> str:
    """What a deck is called whose file alone has a name; one that was written from a title is turned back into it."""
    stem = Path(file).stem[:60]
    return (stem.replace("-", " ").capitalize() if DECK_ID.fullmatch(stem) else stem) or "Deck"


def _title(line: str) -> str:
    """What a line seems to name: without copies, tags and brackets."""
    words = re.sub(r"<[^>]*>", " ", line).strip()
    match = CARD.fullmatch(words)
    return re.sub(r"\([^)]*\)", "", match["card"] if match else words).strip("*• ")


def _sentence(words: str) -> str:
    """A problem as a sentence."""
    return in_full(words.removeprefix("This deck: ").removeprefix("This deck, "))
