"""The games that Orne plays, each with its rules, cards, decks, bots and set-up: the one place where they are listed.

Whatever is different from game to game is asked of an entry here; nothing above this module compares a game's name.
Imports inside functions keep start-up quick: a command loads what it needs of the game it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from orne.arkham.editions import EDITIONS as READINGS
from orne.coc.errata import EDITIONS
from orne.kernel.errors import UserError, echo
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.coc.wishes import CocWishes
from orne.set_up.shared.wishes import Wishes

if TYPE_CHECKING:
    from orne.bots.shared import Bots
    from orne.decks.shared.violation import Violation
    from orne.kernel.game import Game
    from orne.kernel.rulebook import Rulebook
    from orne.set_up.shared.seated import Seated

__all__ = ["ARKHAM", "COC", "GAMES", "CardGame", "Cards", "Decks", "read"]
"""What is public; docs/library.md says so too."""

BEING_SET_UP: Final = "being set up"
"""How far a game has come whose first turn has not begun."""


class Facts(Protocol):
    """What is printed on a card of any game."""

    @property
    def id(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def type(self) -> str: ...


class Search(Protocol):
    """Finds the cards that fit some words and filters; where there are none, a UserError says so."""

    def __call__(
        self,
        query: str,
        edition: str | None = None,
        *,
        set_name: str | None = None,
        faction: str | None = None,
        type_name: str | None = None,
    ) -> Sequence[Facts]: ...


@dataclass(frozen=True)
class Cards:
    """The cards of a game."""

    facts: Callable[[str], Mapping[str, Facts]]
    """What is printed on each card, by its id, as an edition has it."""
    text: Callable[[str, str], str | None]
    """What a card says in an edition, in our words; None where it cannot be played yet."""
    implemented: Callable[[], frozenset[str]]
    """The cards that can be played."""
    find: Callable[[str, str], Sequence[Facts]]
    """The cards that some words mean, in an edition."""
    search: Search


class Deck(Protocol):
    """What every deck says of itself."""

    @property
    def name(self) -> str: ...

    @property
    def size(self) -> int: ...


@dataclass(frozen=True)
class Decks:
    """The decks of a game: reading, checking, writing them, and those that come with Orne."""

    available: Callable[[], tuple[str, ...]]
    """The names of the decks that come with Orne."""
    named: Callable[[str, str], Deck]
    """The deck that is meant by a name or a path, in an edition."""
    claims: Callable[[str], bool]
    """Whether a name or a path can only be that of a deck for this game."""
    check: Callable[[Any, str, str, int | None], list[Violation]]
    """What makes a deck illegal in an edition and a format, with some experience to spend."""
    write: Callable[[Any, Path, str, bool], None]
    """Write a deck to a file as an edition names its cards, if need be over another one."""
    formats: tuple[str, ...]
    """The ways to build a deck, the usual one first."""
    experience: bool
    """Whether experience is spent on decks."""


@dataclass(frozen=True)
class CardGame:
    """One game. What takes a while to import is made when it is asked for, so that ``orne --help`` need not wait."""

    name: str
    """What it is called on a command line and in records."""
    title: str
    full_title: str
    editions: tuple[str, ...]
    """The editions or readings of its rules, the usual one first."""
    wishes: type[Wishes]
    """What a new game may be told."""
    chief_settings: tuple[str, ...]
    """The options that matter most, for whoever gives one of another game."""
    cards_package: str
    """Where the behaviour of its cards is written."""
    turn: Callable[[Any], str]
    """How far a game has come, in a few words, by its state."""
    begin: Callable[[Any], Seated]
    """A new game as somebody wishes it."""
    rulebook: Callable[[], Rulebook[Any]]
    cards: Callable[[], Cards]
    decks: Callable[[], Decks]
    bots: Callable[[], Bots]


def _refuse_those_of_others(wishes: object, game: CardGame) -> None:
    """Refuse to begin a game by anything but its own wishes."""
    if not isinstance(wishes, game.wishes):
        given = "with those of another game" if isinstance(wishes, Wishes) else f"with {echo(wishes)}"
        own = f"GAMES[{game.name!r}].wishes(seed=7)"
        raise UserError(f"{game.title} is begun with its own wishes, such as {own}, not {given}.")


# ---- Call of Cthulhu


def _coc_rulebook() -> Rulebook[Any]:
    from orne.coc.rulebook import RULEBOOK

    return RULEBOOK


def _coc_begin(wishes: CocWishes) -> Seated:
    from orne.set_up.coc.begin import begin

    _refuse_those_of_others(wishes, COC)
    return begin(wishes)


def _coc_cards() -> Cards:
    from orne.coc.cards import implemented, text
    from orne.coc.facts import find, load
    from orne.coc.search import search

    return Cards(facts=load, text=text, implemented=implemented, find=find, search=search)


def _coc_decks() -> Decks:
    from orne.decks.coc import available, check, named, write
    from orne.decks.coc.legality import FORMATS
    from orne.decks.coc.shipped import claims

    return Decks(
        available=available,
        named=named,
        claims=claims,
        check=lambda deck, edition, format, experience: check(deck, edition, format),
        write=lambda deck, path, edition, overwrite: write(deck, path, edition, overwrite=overwrite),
        formats=FORMATS,
        experience=False,
    )


def _coc_bots() -> Bots:
    from orne.bots.coc import BOTS

    return BOTS


COC = CardGame(
    name="coc",
    title="Call of Cthulhu",
    full_title="Call of Cthulhu: The Card Game",
    editions=EDITIONS,
    wishes=CocWishes,
    chief_settings=("--deck", "--opponent", "--edition"),
    cards_package="orne.coc.cards",
    turn=lambda state: f"turn {state.turn}" if state.turn else BEING_SET_UP,
    begin=_coc_begin,
    rulebook=_coc_rulebook,
    cards=_coc_cards,
    decks=_coc_decks,
    bots=_coc_bots,
)

# ---- Arkham Horror


def _arkham_rulebook() -> Rulebook[Any]:
    from orne.arkham.rulebook import RULEBOOK

    return RULEBOOK


def _arkham_round(state: Any) -> str:
    from orne.arkham.rules.chart import PHASES

    return BEING_SET_UP if PHASES[state.step] == "set-up" else f"round {state.round}"


def _arkham_begin(wishes: ArkhamWishes) -> Seated:
    from orne.set_up.arkham.begin import begin

    _refuse_those_of_others(wishes, ARKHAM)
    return begin(wishes)


def _arkham_cards() -> Cards:
    from orne.arkham.card_text import text
    from orne.arkham.facts import find, load
    from orne.arkham.registry import implemented
    from orne.arkham.search import search

    return Cards(
        facts=lambda edition: load(),
        text=lambda card, edition: text(card),
        implemented=implemented,
        find=lambda query, edition: find(query),
        search=search,
    )


def _arkham_decks() -> Decks:
    from orne.decks.arkham import available, check, named, write
    from orne.decks.arkham.legality import FORMATS
    from orne.decks.arkham.shipped import claims

    return Decks(
        available=available,
        named=lambda name, edition: named(name),
        claims=claims,
        check=lambda deck, edition, format, experience: check(deck, format, experience=experience),
        write=lambda deck, path, edition, overwrite: write(deck, path, overwrite=overwrite),
        formats=FORMATS,
        experience=True,
    )


def _arkham_bots() -> Bots:
    from orne.bots.arkham import BOTS

    return BOTS


ARKHAM = CardGame(
    name="arkham",
    title="Arkham Horror",
    full_title="Arkham Horror: The Card Game",
    editions=tuple(READINGS),
    wishes=ArkhamWishes,
    chief_settings=("--investigator", "--bot", "--rules"),
    cards_package="orne.arkham.cards",
    turn=_arkham_round,
    begin=_arkham_begin,
    rulebook=_arkham_rulebook,
    cards=_arkham_cards,
    decks=_arkham_decks,
    bots=_arkham_bots,
)

# ---- all of them

GAMES: Mapping[str, CardGame] = {game.name: game for game in (COC, ARKHAM)}
USUAL = COC
"""The game that is meant where none is named."""


def load_rulebooks() -> None:
    """Make the rules of every game known, so that whatever is in a save or record can be played."""
    for game in GAMES.values():
        game.rulebook()


def read(path: Path | str) -> Game[Any]:
    """The game that is in a file: a save, or a record, which is played through."""
    # Imported here, since most commands read no file.
    from orne.kernel.reading import game_from, read_data

    load_rulebooks()
    path = Path(path)
    return game_from(read_data(path), path)


def load_laboratory(said: str, games: Collection[str] = tuple(GAMES)) -> None:
    """Make the cards of the laboratory known where the data of a game names one: it began in a demonstration."""
    if any(name in said for name in ('"lab/', '"laboratory')):
        # Imported here, since no other game needs them, and none should meet them.
        from orne.rulings.showing.demonstration import demonstrations

        for game in games:
            demonstrations(game)
