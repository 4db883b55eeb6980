"""Setting up a scenario: investigators and decks, difficulty, who plays whom, how undo works."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from orne.arkham.editions import FAQ, edition
from orne.arkham.rulebook import new_game
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.scenario import MODULES, scenario
from orne.arkham.standalone import CULTISTS, LITA, USUAL, Past, before, ends_of, past
from orne.bots.arkham import BOTS
from orne.decks.arkham import InvestigatorDeck, available, check, draw_weaknesses, for_standalone, named
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.terminal import saves
from orne.terminal.opening import fresh_seed, until_right
from orne.terminal.saves import HUMAN, Saved
from orne.terminal.screen import Screen

SCENARIO = "the-gathering"
DIFFICULTY = "standard"
INVESTIGATOR = "roland"
STARTER = "starter-"
GOT_AWAY_BEFORE = "the-devourer-below"
"""The scenario that wants to know which cultists got away."""
NOBODY = "nobody"
WAYS = {undo.SAME: "the same token again", undo.NEW: "another one", undo.VISIBLE: "not at all"}
LEAD = 0
"""The seat that leads."""


@dataclass
class Wishes:
    """What the players want; empty where nothing was said."""

    scenario: str = ""
    difficulty: str = ""
    investigators: list[str] = field(default_factory=list)
    """Each a starter deck by the first name, a deck that comes with Orne, or a deck file."""
    bots: list[str] = field(default_factory=list)
    """Each ``SEAT=NAME``, seats counted from 1."""
    undo: str = ""
    real_bag: bool = False
    seed: int | None = None
    ask_always: bool = False
    earlier: list[str] = field(default_factory=list)
    """How each earlier scenario of the campaign is taken to have ended, in order."""
    got_away: str | None = None
    """The cultists who got away, with commas between."""
    lita: int | None = None
    """Who has Lita Chantler in the deck, seats counted from 1."""
    rules: str = FAQ.name
    """The reading of the rules."""
    tokens: list[str] = field(default_factory=list)
    """Symbols added to the chaos bag."""

    @property
    def open(self) -> bool:
        """Whether everything is left to be asked."""
        return not (self.scenario or self.difficulty or self.investigators)


def ask(screen: Screen, wishes: Wishes) -> Saved | None:
    """Ask for what is not said yet; gives the unfinished game instead, where the players go on with that."""
    screen.say(Text("\nOrne · Arkham Horror: The Card Game\n", "bold"))
    unfinished = left()
    if unfinished is not None:
        title = scenario(unfinished.game.state.scenario).title
        words = f"There is an unfinished game: {title}, round {unfinished.game.state.round}."
        if screen.read(f"{words} Go on with it? (Enter: yes, n: no) ").lower() not in ("n", "no"):
            return unfinished
    screen.say("Enter takes what stands in brackets.", style="dim")
    wishes.scenario = until_right(screen, f"Scenario ({', '.join(MODULES)}) [{SCENARIO}]: ", SCENARIO, _one_of(MODULES))
    for each in before(wishes.scenario):
        ends = ends_of(each)
        prompt = f"How did {scenario(each).title} end ({', '.join(ends)})? [{USUAL}]: "
        wishes.earlier.append(until_right(screen, prompt, USUAL, _one_of(ends)))
    if wishes.got_away is None and wishes.scenario == GOT_AWAY_BEFORE:
        wishes.got_away = _ask_who_got_away(screen, wishes.earlier)
    prompt = f"Difficulty ({', '.join(DIFFICULTIES)}) [{DIFFICULTY}]: "
    wishes.difficulty = until_right(screen, prompt, DIFFICULTY, _one_of(DIFFICULTIES))
    firsts = ", ".join(name.removeprefix(STARTER) for name in available() if name.startswith(STARTER))
    prompt = f"Investigators, one to four ({firsts}, or deck files) [{INVESTIGATOR}]: "
    until_right(screen, prompt, INVESTIGATOR, lambda words: _party(wishes, words))
    _ask_how(screen, wishes)
    return None


def _party(wishes: Wishes, words: str) -> str:
    """Take down the investigators named in a line, if they can play together."""
    names = words.replace(",", " ").split()
    decks_of(names)
    wishes.investigators = names
    return words


def _ask_who_got_away(screen: Screen, earlier: Sequence[str]) -> str:
    """Ask which cultists got away; without a word it is as after the usual end."""
    usual = past(GOT_AWAY_BEFORE, earlier).log["cultists_got_away"]

    def known(words: str) -> str:
        names = {"all": ",".join(CULTISTS), "none": ""}.get(words, words)
        past(GOT_AWAY_BEFORE, earlier, [name for name in names.split(",") if name.strip()])
        return names

    prompt = f"Which cultists got away (all, none, or names with commas)? [{'all' if usual else 'none'}]: "
    return until_right(screen, prompt, "all" if usual else "none", known)


def _ask_how(screen: Screen, wishes: Wishes) -> None:
    """Ask who plays whom, who has Lita Chantler, how undo works, and whose bag it is."""
    seats = len(wishes.investigators)
    story = past(wishes.scenario, wishes.earlier, None)
    if story.lita != "nobody" and wishes.lita is None:

        def seat(words: str) -> str:
            if words != NOBODY:
                _lita(story, int(words) if words.isdecimal() and len(words) < 3 else 0, seats)
            return words

        who = "1" if story.lita == "lead" or seats == 1 else f"1 to {seats}"
        chosen = until_right(screen, f"Who has Lita Chantler (seat {who}, or {NOBODY})? [{NOBODY}]: ", NOBODY, seat)
        wishes.lita = None if chosen == NOBODY else int(chosen)
    if seats > 1 and not wishes.bots:

        def bots(words: str) -> str:
            found = [] if words == NOBODY else words.replace(",", " ").split()
            who_plays(found, seats)
            wishes.bots = found
            return words

        until_right(screen, f"Who is played by a bot (such as 2=greedy, or {NOBODY})? [{NOBODY}]: ", NOBODY, bots)
    if not wishes.undo:
        ways = ", ".join(f"{way}: {words}" for way, words in WAYS.items())
        wishes.undo = until_right(screen, f"Undo past a token ({ways}) [{undo.SAME}]: ", undo.SAME, undo.check)
    if not wishes.real_bag:
        prompt = "Do you draw the tokens from a bag of your own (yes, no)? [no]: "
        wishes.real_bag = until_right(screen, prompt, "no", _one_of(("yes", "no"))) == "yes"


def _one_of(names: Collection[str]) -> Callable[[str], str]:
    """A check that an answer is one of some names."""

    def known(name: str) -> str:
        if name not in names:
            raise UserError(f"There is no “{name[:40]}”; there are {', '.join(names)}.")
        return name

    return known


def left() -> Saved | None:
    """The game that was left, if it can still be played."""
    path = saves.autosave("arkham")
    if not path.exists():
        return None
    try:
        saved = saves.read(path, "arkham")
    except UserError:
        return None
    return None if saved.game.over else saved


def decks_of(names: Sequence[str]) -> list[InvestigatorDeck]:
    """The decks of those who play together, fit for a scenario played alone."""
    if not 1 <= len(names) <= 4:
        raise UserError(f"A scenario is for one to four investigators, not {len(names)}.")
    decks: list[InvestigatorDeck] = []
    for name in names:
        deck = for_standalone(named(name))
        if any(each.investigator == deck.investigator for each in decks):
            raise UserError(f"Each investigator may be played once; {name} is there twice.")
        if wrong := check(deck, "standalone"):
            raise UserError(f"The deck {name} is not legal: {wrong[0].reason} (see orne deck check).")
        decks.append(deck)
    return decks


def begin(wishes: Wishes) -> Saved:
    """Begin a new scenario."""
    seed = wishes.seed if wishes.seed is not None else fresh_seed()
    names = wishes.investigators or [INVESTIGATOR]
    decks = decks_of(names)
    players = who_plays(wishes.bots, len(names))
    away = None if wishes.got_away is None else [name for name in wishes.got_away.split(",") if name.strip()]
    story = past(wishes.scenario or SCENARIO, wishes.earlier, away)
    investigators: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat, whole in enumerate(decks):
        deck = draw_weaknesses(whole, f"{seed} {seat}", taken)
        taken += deck.each()
        trauma = story.trauma if seat == LEAD else (0, 0)
        investigators.append({"id": deck.investigator, "deck": list(deck.each()), "trauma": list(trauma)})
    if wishes.lita is not None:
        investigators[_lita(story, wishes.lita, len(names))]["deck"].append(LITA)
    difficulty = wishes.difficulty or DIFFICULTY
    game = new_game(
        wishes.scenario or SCENARIO,
        investigators,
        seed,
        difficulty=difficulty,
        log=story.log,
        bag=story.bag(difficulty, wishes.tokens),
        lead=LEAD,
        ask_always=wishes.ask_always,
        real_bag=wishes.real_bag,
        undo=undo.check(wishes.undo or undo.SAME),
        edition=edition(wishes.rules).name,
    )
    return Saved(game, players)


def _lita(story: Past, number: int, seats: int) -> int:
    """The seat whose deck Lita Chantler joins, if what went before allows it."""
    if not 1 <= number <= seats:
        raise UserError(f"--lita {number}: say a seat from 1 to {seats}.")
    if story.lita == "nobody" or (story.lita == "lead" and number - 1 != LEAD):
        who = "only the lead investigator, seat 1," if story.lita == "lead" else "nobody"
        raise UserError(f"After what went before, {who} may have Lita Chantler in the deck.")
    return number - 1


def who_plays(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who plays each seat: people, except where a bot was named."""
    players = [HUMAN] * seats
    for each in bots:
        seat, _, name = each.partition("=")
        if not seat.isdecimal() or len(seat) > 2 or not 1 <= int(seat) <= seats or name not in BOTS:
            raise UserError(f"--bot {each}: say a seat from 1 to {seats} and {' or '.join(BOTS)}, such as 2=greedy.")
        players[int(seat) - 1] = name
    if HUMAN not in players:
        raise UserError("Somebody must sit at the keyboard; give at least one seat no bot.")
    return tuple(players)


def set_aside() -> None:
    """Keep the unfinished game of before under another name, so that a new one does not overwrite it."""
    path = saves.autosave("arkham")
    if left() is not None:
        path.replace(path.with_name("previous-arkham.json"))
