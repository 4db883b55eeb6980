"""Spoilt files: whatever Orne reads, damaged at random, must be refused in one sentence or be playable.

Everything follows from the number of the file, so that any finding can be made again.
"""

from __future__ import annotations

import json
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from orne.arkham.campaign import Campaign, Member, begin
from orne.arkham.guides import usual
from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.arkham.rulebook import new_game as new_scenario
from orne.campaign import files as campaign_files
from orne.coc.rulebook import RULEBOOK as COC
from orne.coc.rulebook import new_game
from orne.decks import arkham as investigators
from orne.decks.arkham import files as investigator_files
from orne.decks.coc import check, files, shipped, starter, story_deck
from orne.kernel.errors import LONGEST, UserError
from orne.kernel.game import Game
from orne.kernel.reading import game_from, read_data
from orne.kernel.records import digest
from orne.kernel.rng import Chance, below
from orne.lab.games import INVESTIGATORS, arkham_game, edition_of, starter_game
from orne.lab.spoiling import spoil

PLAYED = 20
"""Decisions made at random on what is accepted."""
SECONDS = 30
"""A file takes a moment; one that takes this long never ends."""
VARIANTS = 12
"""Examples of each kind, of which one is spoilt."""


class Found(AssertionError):
    """A spoilt file that was not refused as it should be, or was taken and cannot be played."""


class Kind(NamedTuple):
    """A kind of file: an example by number, and how it is read and used."""

    name: str
    suffix: str
    example: Callable[[int], bytes]
    use: Callable[[Path, Chance], None]


def check_file(number: int, keep: Path | None = None) -> bool:
    """Spoil one file, read it and use it; whether it was accepted. A file with a finding is kept where it is told."""
    kind = KINDS[number % len(KINDS)]
    chance = Chance(f"spoilt file {number}")
    data = spoil(example(kind.name, below(chance, VARIANTS)), chance)
    if below(chance, 4):
        data = sealed(data)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"spoilt{kind.suffix}"
        path.write_bytes(data)
        problem = _problem(kind, path, chance)
    if problem is None or isinstance(problem, UserError):
        wrong = _bad_sentence(problem)
        if not wrong:
            return problem is None
    else:
        wrong = f"{type(problem).__name__}: {problem}"
    kept = ""
    if keep is not None:
        file = keep.with_name(f"{keep.stem}-{number}{kind.suffix}")
        file.write_bytes(data)
        kept = f"; it is kept in {file}"
    raise Found(f"spoilt file {number}, a {kind.name}: {wrong[:LONGEST]}{kept}") from problem


def sealed(data: bytes) -> bytes:
    """A save that says of itself that its halves belong together: whoever spoils one on purpose can do that too."""
    try:
        whole = json.loads(data)
        if not isinstance(whole, dict) or "check" not in whole:
            return data
        return json.dumps({**whole, "check": digest(whole)}).encode()
    except (ValueError, RecursionError):
        return data


def _problem(kind: Kind, path: Path, chance: Chance) -> Exception | None:
    """What came of using a file, if not all went well."""
    try:
        with _in_time():
            kind.use(path, chance)
    except Exception as error:
        return error
    return None


def _bad_sentence(problem: UserError | None) -> str:
    """What is wrong with how a file was refused, or nothing."""
    words = str(problem or "")
    if len(words) > LONGEST:
        return f"refused in {len(words)} letters"
    if not words.isprintable():
        return "refused in something that is not one printable line"
    return ""


@contextmanager
def _in_time() -> Iterator[None]:
    """Raise TimeoutError where something does not end; only the main thread can be stopped like that."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(*_: object) -> None:
        raise TimeoutError(f"not done after {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# ---- using what was read


def _play(game: Game[Any], chance: Chance) -> None:
    """Make decisions at random and look at everything a table shows."""
    for _ in range(PLAYED):
        if game.decision is None:
            break
        game.choose(below(chance, len(game.options)))
        for seat in range(game.state.seats):
            game.view(seat)
    Game.load(game.save())
    list(game.log)
    _ = game.result


def _use_game(path: Path, chance: Chance) -> None:
    _play(game_from(read_data(path), path), chance)


def _use_deck(path: Path, chance: Chance) -> None:
    deck = files.read(path)
    check(deck, "lcg-4")
    for suffix in (".txt", ".o8d"):
        with suppress(UserError):
            files.write(deck, path.with_name(f"copy{suffix}"), overwrite=True)
    game = new_game([deck.each(), shipped("starter-agency+hastur-a").each()], deck.story or story_deck(), 1)
    _play(game, chance)


def _use_investigator(path: Path, chance: Chance) -> None:
    deck = investigator_files.read(path)
    investigators.check(deck)
    for suffix in (".txt", ".json"):
        investigator_files.write(deck, path.with_name(f"copy{suffix}"), overwrite=True)
    person = {"id": deck.investigator, "deck": list(deck.each())}
    _play(new_scenario(usual().scenarios[0], [person], 1), chance)


def _use_campaign(path: Path, chance: Chance) -> None:
    campaign = campaign_files.read(path)
    campaign_files.write(path.with_name("copy.json"), campaign)
    game = campaign.start() if campaign.game is None else campaign.resume()
    _play(game, chance)
    campaign.keep(game)
    campaign_files.write(path.with_name("copy.json"), campaign)


# ---- examples


@cache
def example(name: str, variant: int) -> bytes:
    """An example of a kind of file, made once."""
    return next(kind for kind in KINDS if kind.name == name).example(variant)


def _some_play(game: Game[Any], variant: int) -> Game[Any]:
    chance = Chance(variant)
    for _ in range((0, 7, 20, 45, 80, 130)[variant % 6]):
        if game.decision is None:
            break
        game.choose(below(chance, len(game.options)))
    return game


def _coc_game(variant: int) -> Game[Any]:
    start = starter_game(variant, edition=edition_of(variant), ask_always=variant % 4 == 3)
    return _some_play(Game(COC, start), variant)


def _arkham_game(variant: int) -> Game[Any]:
    """A scenario from its beginning, or from a late position where the number is odd."""
    return _some_play(Game(ARKHAM, arkham_game(variant * 5, ask_always=variant % 4 == 3)), variant)


def _coc_position(variant: int) -> Game[Any]:
    """A game that begins in the middle of another."""
    game = _coc_game(variant)
    while not game.at_boundary and game.decision is not None:
        game.choose(0)
    start = {"position": game.rules.encode(game.state), "edition": game.start["edition"]}
    return _some_play(Game(COC, start), 1)


def _save(game: Game[Any]) -> bytes:
    return game.save().encode()


def _record(game: Game[Any]) -> bytes:
    return json.dumps(game.record()).encode()


def _campaign(variant: int) -> bytes:
    campaign: Campaign = begin(("easy", "standard", "hard", "expert")[variant % 4], variant)
    for name in INVESTIGATORS[: 1 + variant % 3]:
        deck = investigators.shipped(f"starter-{name}")
        campaign.members.append(Member(f"player of {name}", deck.investigator, dict(deck.cards)))
    if variant % 2:
        campaign.keep(_some_play(campaign.start(), variant))
    return json.dumps(campaign.data(), ensure_ascii=False, indent=1).encode()


def _coc_deck(variant: int, suffix: str) -> bytes:
    names = ("agency", "hastur", "cthulhu", "syndicate")
    return files.render(starter(names[variant % 4], names[(variant + 1) % 4], "A"), suffix).encode()


def _investigator_deck(variant: int, suffix: str) -> bytes:
    deck = investigators.shipped(f"starter-{INVESTIGATORS[variant % len(INVESTIGATORS)]}")
    return investigator_files.render(deck, suffix).encode()


KINDS = (
    Kind("save of Call of Cthulhu", ".json", lambda n: _save(_coc_game(n)), _use_game),
    Kind("save of Arkham Horror", ".json", lambda n: _save(_arkham_game(n)), _use_game),
    Kind("record of Call of Cthulhu", ".json", lambda n: _record(_coc_game(n)), _use_game),
    Kind("record of Arkham Horror", ".json", lambda n: _record(_arkham_game(n)), _use_game),
    Kind("position of Call of Cthulhu", ".json", lambda n: _record(_coc_position(n)), _use_game),
    Kind("position of Arkham Horror", ".json", lambda n: _record(_arkham_game(2 * n + 1)), _use_game),
    Kind("campaign", ".json", _campaign, _use_campaign),
    Kind("text deck of Call of Cthulhu", ".txt", lambda n: _coc_deck(n, ".txt"), _use_deck),
    Kind("deck of OCTGN", ".o8d", lambda n: _coc_deck(n, ".o8d"), _use_deck),
    Kind("text deck of Arkham Horror", ".txt", lambda n: _investigator_deck(n, ".txt"), _use_investigator),
    Kind("deck of ArkhamDB", ".json", lambda n: _investigator_deck(n, ".json"), _use_investigator),
)
