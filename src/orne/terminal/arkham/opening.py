"""Setting up a scenario: investigators and decks, difficulty, who plays whom, how undo works."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from orne.arkham import guides
from orne.arkham.campaign import title
from orne.arkham.editions import FAQ, edition
from orne.arkham.facts import folded
from orne.arkham.guide import LEAD as TO_THE_LEAD
from orne.arkham.rulebook import new_game
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.scenario import scenario
from orne.arkham.standalone import Past, choices_before, choosable, ends_before, past
from orne.bots import BOTS
from orne.decks.arkham import InvestigatorDeck, available, check, draw_weaknesses, for_standalone, named
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.terminal import saves
from orne.terminal.opening import fresh_seed, until_right
from orne.terminal.saves import HUMAN, Saved
from orne.terminal.screen import Screen

DIFFICULTY = "standard"
INVESTIGATOR = "roland"
STARTER = "starter-"
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
    past: list[str] = field(default_factory=list)
    """What else is taken to have happened, each ``NOTE=NAMES`` with commas between the names of cards."""
    story_assets: list[str] = field(default_factory=list)
    """Who has a story asset from before in the deck, each ``SEAT=CARD``, seats counted from 1."""
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
    names, first = guides.scenario_names(), first_scenario()
    wishes.scenario = until_right(screen, f"Scenario ({', '.join(names)}) [{first}]: ", first, _one_of(names))
    for each, ends in ends_before(wishes.scenario).items():
        prompt = f"How did {scenario(each).title} end ({', '.join(ends)})? [{ends[0]}]: "
        wishes.earlier.append(until_right(screen, prompt, ends[0], _one_of(ends)))
    if not wishes.past:
        wishes.past = [_ask_past(screen, wishes, note) for note in choices_before(wishes.scenario)]
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


def first_scenario() -> str:
    """The scenario where none is named."""
    return guides.usual().scenarios[0]


def _ask_past(screen: Screen, wishes: Wishes, note: str) -> str:
    """Ask which cards a note of the past lists; without a word it is as after the usual end."""
    usual = past(wishes.scenario, wishes.earlier).log[note]

    def known(words: str) -> str:
        names = {"all": ",".join(choosable(wishes.scenario, note)), "none": ""}.get(words, words)
        past(wishes.scenario, wishes.earlier, chosen([f"{note}={names}"]))
        return f"{note}={names}"

    question = choices_before(wishes.scenario)[note].question
    prompt = f"{question} (all, none, or names with commas)? [{'all' if usual else 'none'}]: "
    return until_right(screen, prompt, "all" if usual else "none", known)


def chosen(said: Sequence[str]) -> dict[str, list[str]]:
    """What the players say of the past: names of cards by the note they are under."""
    found: dict[str, list[str]] = {}
    for each in said:
        note, equals, names = each.partition("=")
        if not equals:
            raise UserError(f"--past {each}: say a note and what it lists, with commas between: NOTE=NAME,NAME.")
        found[note.strip()] = [name for name in names.split(",") if name.strip()]
    return found


def _ask_how(screen: Screen, wishes: Wishes) -> None:
    """Ask who plays whom, who has a story asset from before, how undo works, and whose bag it is."""
    seats = len(wishes.investigators)
    story = past(wishes.scenario, wishes.earlier, None)
    if not wishes.story_assets:
        answers = [_ask_taker(screen, story, card, seats) for card in story.story_assets]
        wishes.story_assets = [each for each in answers if each != NOBODY]
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


def _ask_taker(screen: Screen, story: Past, card: str, seats: int) -> str:
    """Ask who has a story asset from before: ``SEAT=CARD``, or nobody."""

    def seat(words: str) -> str:
        if words == NOBODY:
            return words
        _taker(story, f"{words}={card}", seats)
        return f"{words}={card}"

    who = "1" if story.story_assets[card] == TO_THE_LEAD or seats == 1 else f"1 to {seats}"
    return until_right(screen, f"Who has {title(card)} (seat {who}, or {NOBODY})? [{NOBODY}]: ", NOBODY, seat)


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
    name = wishes.scenario or first_scenario()
    story = past(name, wishes.earlier, chosen(wishes.past))
    investigators: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat, whole in enumerate(decks):
        deck = draw_weaknesses(whole, f"{seed} {seat}", taken)
        taken += deck.each()
        trauma = story.trauma if seat == LEAD else (0, 0)
        investigators.append({"id": deck.investigator, "deck": list(deck.each()), "trauma": list(trauma)})
    for each in wishes.story_assets:
        taker, card = _taker(story, each, len(names))
        investigators[taker]["deck"].append(card)
    difficulty = wishes.difficulty or DIFFICULTY
    game = new_game(
        name,
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


def _taker(story: Past, said: str, seats: int) -> tuple[int, str]:
    """The seat whose deck a story asset joins, and the card, if what went before allows it."""
    number, _, name = said.partition("=")
    seat = int(number) if number.isdecimal() and len(number) < 3 else 0
    if not 1 <= seat <= seats:
        raise UserError(f"--story-asset {said}: say a seat from 1 to {seats}.")
    found = [card for card in story.story_assets if name in ("", card) or folded(name) in folded(title(card))]
    if len(found) != 1:
        there = ", ".join(map(title, story.story_assets)) or "none"
        raise UserError(f"--story-asset {said}: what went before offers {there}; say {number}=CARD with one of them.")
    if story.story_assets[found[0]] == TO_THE_LEAD and seat - 1 != LEAD:
        raise UserError(f"After what went before, only the lead investigator, seat 1, may have {title(found[0])}.")
    return seat - 1, found[0]


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
