"""Asking for scenario, investigators, difficulty and the rest of a scenario played alone."""

from __future__ import annotations

from collections.abc import Sequence

from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.scenario import MODULES, scenario
from orne.arkham.standalone import CULTISTS, USUAL, before, ends_of, past
from orne.decks.arkham import available
from orne.games import ARKHAM
from orne.kernel import undo
from orne.set_up.arkham.begin import DIFFICULTY, INVESTIGATOR, SCENARIO, decks_of, lita_seat, who_plays
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.shared.seated import Seated
from orne.terminal.opening import one_of, until_right, welcome
from orne.terminal.screen import Screen

STARTER = "starter-"
GOT_AWAY_BEFORE = "the-devourer-below"
"""The scenario that wants to know which cultists got away."""
NOBODY = "nobody"
WAYS = {undo.SAME: "the same token again", undo.NEW: "another one", undo.VISIBLE: "not at all"}


def ask(screen: Screen, wishes: ArkhamWishes) -> Seated | None:
    """Ask for what is not said yet; gives the unfinished game instead, where the players go on with that."""
    resumed = welcome(screen, ARKHAM, lambda state: f": {scenario(state.scenario).title}, round {state.round}")
    if resumed is not None:
        return resumed
    screen.say("Enter takes what stands in brackets.", style="dim")
    wishes.scenario = until_right(screen, f"Scenario ({', '.join(MODULES)}) [{SCENARIO}]: ", SCENARIO, one_of(MODULES))
    for each in before(wishes.scenario):
        ends = ends_of(each)
        prompt = f"How did {scenario(each).title} end ({', '.join(ends)})? [{USUAL}]: "
        wishes.earlier.append(until_right(screen, prompt, USUAL, one_of(ends)))
    if wishes.got_away is None and wishes.scenario == GOT_AWAY_BEFORE:
        wishes.got_away = _ask_who_got_away(screen, wishes.earlier)
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


def _ask_who_got_away(screen: Screen, earlier: Sequence[str]) -> str:
    """Ask which cultists got away; without a word it is as after the usual end."""
    usual = past(GOT_AWAY_BEFORE, earlier).log["cultists_got_away"]

    def known(words: str) -> str:
        names = {"all": ",".join(CULTISTS), "none": ""}.get(words, words)
        past(GOT_AWAY_BEFORE, earlier, [name for name in names.split(",") if name.strip()])
        return names

    prompt = f"Which cultists got away (all, none, or names with commas)? [{'all' if usual else 'none'}]: "
    return until_right(screen, prompt, "all" if usual else "none", known)


def _ask_how(screen: Screen, wishes: ArkhamWishes) -> None:
    """Ask who plays whom, who has Lita Chantler, how undo works, and whose bag it is."""
    seats = len(wishes.investigators)
    story = past(wishes.scenario, wishes.earlier, None)
    if story.lita != "nobody" and wishes.lita is None:

        def seat(words: str) -> str:
            if words != NOBODY:
                lita_seat(story, int(words) if words.isdecimal() and len(words) < 3 else 0, seats)
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
        wishes.real_bag = until_right(screen, prompt, "no", one_of(("yes", "no"))) == "yes"
