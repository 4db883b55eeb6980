"""Asking for scenario, investigators, difficulty and the rest of a scenario played alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import guides
from orne.arkham.campaign import title
from orne.arkham.guide import LEAD as TO_THE_LEAD
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.scenario import scenario
from orne.arkham.standalone import Past, choices_before, choosable, ends_before, past
from orne.decks.arkham import available
from orne.games import ARKHAM
from orne.kernel import undo
from orne.set_up.arkham.begin import DIFFICULTY, INVESTIGATOR, chosen, decks_of, first_scenario, taker, who_plays
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.terminal.opening import one_of, until_right, welcome
from orne.terminal.screen import Screen

if TYPE_CHECKING:
    from orne.store.keeping import Kept

STARTER = "starter-"
NOBODY = "nobody"
WAYS = {undo.SAME: "the same token again", undo.NEW: "another one", undo.VISIBLE: "not at all"}


def ask(screen: Screen, wishes: ArkhamWishes) -> Kept | None:
    """Ask for what is not said yet; gives the unfinished game instead, where the players go on with that."""
    resumed = welcome(screen, ARKHAM, lambda start: f"{scenario(start['scenario']).title}, ")
    if resumed is not None:
        return resumed
    screen.say("Enter takes what stands in brackets.", style="dim")
    names, first = guides.scenario_names(), first_scenario()
    wishes.scenario = until_right(screen, f"Scenario ({', '.join(names)}) [{first}]: ", first, one_of(names))
    for each, ends in ends_before(wishes.scenario).items():
        prompt = f"How did {scenario(each).title} end ({', '.join(ends)})? [{ends[0]}]: "
        wishes.earlier.append(until_right(screen, prompt, ends[0], one_of(ends)))
    if not wishes.past:
        wishes.past = [_ask_past(screen, wishes, note) for note in choices_before(wishes.scenario)]
    prompt = f"Difficulty ({', '.join(DIFFICULTIES)}) [{DIFFICULTY}]: "
    wishes.difficulty = until_right(screen, prompt, DIFFICULTY, one_of(DIFFICULTIES))
    firsts = ", ".join(name.removeprefix(STARTER) for name in available() if name.startswith(STARTER))
    prompt = f"Investigators, one to four ({firsts}, or deck files) [{INVESTIGATOR}]: "
    until_right(screen, prompt, INVESTIGATOR, lambda words: _party(wishes, words))
    _ask_how(screen, wishes)
    return None


def _party(wishes: ArkhamWishes, words: str) -> str:
    """Take down the investigators named in a line, if they can play together."""
    names = words.replace(",", " ").split()
    decks_of(names)
    wishes.investigators = names
    return words


def _ask_past(screen: Screen, wishes: ArkhamWishes, note: str) -> str:
    """Ask which cards a note of the past lists; an empty answer means what the usual end leaves."""
    usual = past(wishes.scenario, wishes.earlier).log[note]

    def known(words: str) -> str:
        names = {"all": ",".join(choosable(wishes.scenario, note)), "none": ""}.get(words, words)
        past(wishes.scenario, wishes.earlier, chosen([f"{note}={names}"]))
        return f"{note}={names}"

    question = choices_before(wishes.scenario)[note].question
    prompt = f"{question} (all, none, or names with commas)? [{'all' if usual else 'none'}]: "
    return until_right(screen, prompt, "all" if usual else "none", known)


def _ask_how(screen: Screen, wishes: ArkhamWishes) -> None:
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
        wishes.real_bag = until_right(screen, prompt, "no", one_of(("yes", "no"))) == "yes"


def _ask_taker(screen: Screen, story: Past, card: str, seats: int) -> str:
    """Ask who has a story asset from before: ``SEAT=CARD``, or nobody."""

    def seat(words: str) -> str:
        if words == NOBODY:
            return words
        taker(story, f"{words}={card}", seats)
        return f"{words}={card}"

    who = "1" if story.story_assets[card] == TO_THE_LEAD or seats == 1 else f"1 to {seats}"
    return until_right(screen, f"Who has {title(card)} (seat {who}, or {NOBODY})? [{NOBODY}]: ", NOBODY, seat)
