"""Whole games from set-up to their ending: the bot plays, the bag is kind, and a script bends its choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from orne.arkham.campaign import KILLED, Campaign, Member
from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.arkham.facts import load
from orne.arkham.guide import ANYBODY
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.scenario import LOST, SURVIVED, WON
from orne.arkham.state import State
from orne.bots.arkham import bot
from orne.decks.arkham import InvestigatorDeck, check, shipped
from orne.kernel.game import Game
from orne.lab.games import scenario_game
from orne.lab.simulator import MOST_DECISIONS

KIND = ("+1",) * 8 + ("elder sign",) * 2
SIGNS = ("elder sign",)
CRUEL = ("auto-fail",)
Script = Callable[[Game[State]], str | None]


# ---- scripts


def burn(game: Game[State]) -> str | None:
    """Burn the house at the end."""
    return "burn" if "burn" in game.decision.keys else None


def refuse(game: Game[State]) -> str | None:
    """Let the house stand."""
    return "refuse" if "refuse" in game.decision.keys else None


def linger(game: Game[State]) -> str | None:
    """Never go on to the next act: every turn ends as soon as it begins, unless an enemy is engaged."""
    keys = game.decision.keys
    if "end turn" in keys:
        fights = attacks(keys)
        return fights[0] if fights else "end turn"
    return None


def leave_it_to_the_bot(game: Game[State]) -> str | None:
    """Nothing to say."""
    return None


def end_turns(game: Game[State]) -> str | None:
    """Do nothing at all."""
    return next((key for key in ("end turn", "pass", "done", "keep") if key in game.decision.keys), None)


def walk_away(game: Game[State]) -> str | None:
    """Leave as soon as that is possible."""
    keys = game.decision.keys
    return next((key for key in keys if key in LEAVING), None)


LEAVING = ("use core/predator-or-prey", "use core/main-path")


def await_it(game: Game[State]) -> str | None:
    """Prepare on the spot until the last agenda has run out; then the bot does what is left to do."""
    keys = game.decision.keys
    if "end turn" not in keys or game.state.act == game.state.agenda:
        return None
    view = game.view(game.decision.seat)["investigators"][game.decision.seat]
    have = {each["card"] for each in view["play"]}
    wanted = [each for each in ARMS if f"core/{each}" not in have]
    if have & FRIENDS:
        wanted = [each for each in wanted if f"core/{each}" not in FRIENDS - {LITA}]
    found = [*attacks(keys), *(f"play core/{each}" for each in wanted if f"play core/{each}" in keys)]
    if not found and "draw" in keys and view["deck"] > 4 and not (len(have & WEAPONS) > 1 and have & FRIENDS):
        found = ["draw"]
    return found[0] if found else "end turn"


def give_her_up(game: Game[State]) -> str | None:
    """The same, but leave Lita to what has come, as soon as that is possible."""
    return OFFERING if OFFERING in game.decision.keys else await_it(game)


OFFERING = "use core/umordhoth"
FRIENDS = {LITA, "core/beat-cop", "core/guard-dog"}
WEAPONS = {"core/45-automatic", "core/machete", "core/shrivelling", "core/rolands-38-special", "core/baseball-bat"}
ARMS = [card.removeprefix("core/") for card in sorted(FRIENDS | WEAPONS, key=lambda card: card != LITA)]
ARMS += ["emergency-cache", "dark-memory"]


def attacks(keys: Sequence[str]) -> list[str]:
    """The ways to attack that are offered, those first that use nothing up."""
    found = [
        key for key in keys if key.startswith(("use core/machete", "use core/baseball-bat", "use core/shrivelling"))
    ]
    return found + [key for key in keys if key.startswith("fight")]


# ---- playing

TWO_BOXES = {
    "roland": {
        "45-automatic": 2, "machete": 2, "beat-cop": 2, "guard-dog": 2, "evidence": 2, "dodge": 2, "vicious-blow": 2,
        "first-aid": 2, "working-a-hunch": 2, "deduction": 2, "magnifying-glass": 2, "dr-milan-christopher": 2,
        "emergency-cache": 2, "overpower": 2, "guts": 2, "rolands-38-special": 1, "cover-up": 1, "paranoia": 1,
    },
    "skids": {
        "45-automatic": 2, "machete": 2, "leo-de-luca": 2, "evidence": 2, "dodge": 2, "vicious-blow": 2,
        "backstab": 2, "sneak-attack": 2, "41-derringer": 2, "elusive": 2, "flashlight": 2, "emergency-cache": 2,
        "perception": 2, "overpower": 2, "guts": 2, "on-the-lam": 1, "hospital-debts": 1, "haunted": 1,
    },
}  # fmt: skip
"""Decks out of two boxes, for the hardest of the endings."""


@dataclass(frozen=True)
class Case:
    """A scenario to be played to a resolution, and how."""

    scenario: str
    people: str
    seed: int
    bag: tuple[str, ...]
    script: Script
    resolution: str
    two_boxes: bool = False
    lita: bool = False

    def __str__(self) -> str:
        return f"{self.scenario} {self.people} {self.script.__name__} {self.resolution}"

    def start(self, seed: int) -> dict[str, Any]:
        """The set-up with a seed."""
        people = self.people.split()
        start = {**scenario_game(self.scenario, people, seed, difficulty="easy"), "bag": list(self.bag)}
        for name, each in zip(people, start["investigators"], strict=True):
            if self.two_boxes and name in TWO_BOXES:
                each["deck"] = [f"core/{card}" for card, copies in TWO_BOXES[name].items() for _ in range(copies)]
        if self.lita:
            start["investigators"][0]["deck"].append(LITA)
        return start

    def play(self, seed: int) -> Game[State]:
        """Play to the end: the script decides where it has something to say, else the bots."""
        game: Game[State] = Game(RULEBOOK, self.start(seed))
        bots = [bot("greedy", seed + seat) for seat in range(game.state.seats)]
        for _ in range(MOST_DECISIONS):
            if game.decision is None:
                break
            said = self.script(game)
            game.choose(said if said is not None else bots[game.decision.seat].choose(game, game.decision))
        return game


@cache
def reached(case: Case) -> Game[State]:
    """The first game that comes to the resolution: luck of the draw is not part of what is tested."""
    for seed in range(case.seed, case.seed + TRIES):
        game = case.play(seed)
        if game.state.resolution == case.resolution:
            return game
    raise AssertionError(f"none of {TRIES} games came to {case.resolution}")


TRIES = 16
GATHERING, MASKS, DEVOURER = GUIDE.scenarios
CASES = [
    Case(GATHERING, "roland", 1, KIND, burn, "R1"),
    Case(GATHERING, "roland agnes", 2, KIND, burn, "R1"),
    Case(GATHERING, "roland", 1, KIND, refuse, "R2"),
    Case(GATHERING, "roland agnes", 2, KIND, refuse, "R2"),
    Case(GATHERING, "roland", 1, KIND, linger, "R3"),
    Case(GATHERING, "roland agnes", 1, KIND, linger, "R3"),
    Case(GATHERING, "roland", 1, CRUEL, end_turns, "none"),
    Case(GATHERING, "roland agnes", 1, CRUEL, leave_it_to_the_bot, "none"),
    Case(GATHERING, "roland agnes daisy wendy", 1, CRUEL, end_turns, "none"),
    Case(MASKS, "skids", 4, SIGNS, leave_it_to_the_bot, "R1", two_boxes=True),
    Case(MASKS, "skids roland", 7, SIGNS, leave_it_to_the_bot, "R1", two_boxes=True),
    Case(MASKS, "skids roland agnes", 4, SIGNS, leave_it_to_the_bot, "R1", two_boxes=True),
    Case(MASKS, "roland", 2, KIND, linger, "R2"),
    Case(MASKS, "roland agnes", 1, KIND, linger, "R2"),
    Case(MASKS, "roland", 1, CRUEL, end_turns, "R1"),
    Case(MASKS, "roland agnes", 2, CRUEL, end_turns, "R1"),
    Case(MASKS, "roland agnes daisy", 1, KIND, walk_away, "R1"),
    Case(DEVOURER, "roland", 1, KIND, leave_it_to_the_bot, "R1"),
    Case(DEVOURER, "roland agnes", 1, KIND, leave_it_to_the_bot, "R1"),
    Case(DEVOURER, "roland agnes daisy", 1, KIND, leave_it_to_the_bot, "R1"),
    Case(DEVOURER, "roland", 10, KIND, await_it, "R2", two_boxes=True),
    Case(DEVOURER, "roland agnes", 3, KIND, await_it, "R2", two_boxes=True),
    Case(DEVOURER, "roland agnes skids", 10, KIND, await_it, "R2", two_boxes=True),
    Case(DEVOURER, "roland", 4, KIND, give_her_up, "R3", two_boxes=True, lita=True),
    Case(DEVOURER, "roland agnes", 5, KIND, give_her_up, "R3", two_boxes=True, lita=True),
    Case(DEVOURER, "roland agnes daisy wendy", 5, KIND, give_her_up, "R3", two_boxes=True, lita=True),
    Case(DEVOURER, "roland", 1, CRUEL, end_turns, "none"),
    Case(DEVOURER, "roland agnes", 1, CRUEL, leave_it_to_the_bot, "none"),
    Case(DEVOURER, "roland agnes", 1, KIND, walk_away, "none"),
]


# ---- what an ending brings


@dataclass(frozen=True)
class Reward:
    """What a resolution gives besides the Victory total and the trauma suffered before."""

    notes: frozenset[str]
    experience: int = 0
    physical: int = 0
    mental: int = 0
    lead_experience: int = 0
    lead_mental: int = 0
    killed: bool = False
    lita: str = ""
    result: str = ""


def noted(*notes: str, **rest: Any) -> Reward:
    """A reward with these notes in the log."""
    return Reward(frozenset(notes), **rest)


LEAD = "lead"
NAMES = ("cultists_interrogated", "cultists_got_away")
REWARDS = {
    (GATHERING, "R1"): noted("house_burned", experience=2, lead_mental=1, lita=LEAD),
    (GATHERING, "R2"): noted("house_standing", experience=2, lead_experience=1),
    (GATHERING, "R3"): noted(
        "house_standing", "ghoul_priest_alive", "lita_forced_to_find_others", killed=True, lita=ANYBODY
    ),
    (GATHERING, "none"): noted("house_standing", "ghoul_priest_alive", experience=2, lita=LEAD),
    (MASKS, "R1"): noted(*NAMES),
    (MASKS, "R2"): noted(*NAMES, "past_midnight"),
    (MASKS, "none"): noted(*NAMES),
    (DEVOURER, "R1"): noted("ritual_broken", experience=5, mental=2, result=WON),
    (DEVOURER, "R2"): noted("repelled_umordhoth", experience=10, physical=2, mental=2, result=WON),
    (DEVOURER, "R3"): noted("sacrificed_lita", physical=2, mental=2, result=SURVIVED),
    (DEVOURER, "none"): noted("arkham_succumbed", killed=True, result=LOST),
}
SIX = {card.id for card in load().values() if card.type == "enemy" and card.unique and "Cultist" in card.traits}


def before(game: Game[State]) -> Campaign:
    """A campaign with this game under way, the scenarios before it done."""
    start = game.start
    earlier = GUIDE.scenarios[: GUIDE.scenarios.index(start["scenario"])]
    members = [Member(each["id"], each["id"], dict(Counter(each["deck"]))) for each in start["investigators"]]
    campaign = Campaign(
        GUIDE.name,
        "easy",
        bag=list(start["bag"]),
        members=members,
        finished=[{"scenario": name, "resolution": "R1"} for name in earlier],
        seats=[member.investigator for member in members],
    )
    campaign.keep(game)
    return campaign


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_game_comes_to_its_ending(case: Case) -> None:
    game = reached(case)
    again = Game.from_record(game.record())
    assert again.fingerprint() == game.fingerprint()
    reward = REWARDS[case.scenario, case.resolution]
    campaign = before(game)
    outcome = campaign.finish(game)
    assert outcome.resolution == case.resolution
    assert {note for note, value in campaign.notes.items() if value is not False} == reward.notes
    assert campaign.result == reward.result
    lead = game.state.lead
    able = {"": [], LEAD: [campaign.members[lead].investigator], ANYBODY: [ANYBODY]}[reward.lita]
    assert campaign.story_assets == ({LITA: able} if able else {})
    victory = sum(load()[card].victory for card in game.view(None)["victory"])
    for seat, member in enumerate(campaign.members):
        physical, mental = game.state.trauma[seat]
        assert member.physical == physical + reward.physical
        assert member.mental == mental + reward.mental + (reward.lead_mental if seat == lead else 0)
        assert (member.status == KILLED) == reward.killed
        more = reward.experience + (reward.lead_experience if seat == lead else 0)
        assert member.experience == (0 if reward.killed else max(0, victory + more + game.state.xp[seat]))


@pytest.mark.parametrize("case", [case for case in CASES if case.scenario == MASKS], ids=str)
def test_the_log_names_every_cultist_once(case: Case) -> None:
    game = reached(case)
    outcome = before(game).finish(game)
    found, away = (outcome.notes[name] for name in NAMES)
    assert {*found, *away} == SIX
    assert len(found) + len(away) == len(SIX)
    assert {*found} == {*game.view(None)["victory"]} & SIX
    if case.resolution == "R1" and not all(game.state.gone):
        assert not away


@pytest.mark.parametrize("case", [case for case in CASES if case.resolution == "R3" and case.lita], ids=str)
def test_who_gave_lita_away_carries_a_madness(case: Case) -> None:
    game = reached(case)
    campaign = before(game)
    outcome = campaign.finish(game)
    for seat, member in enumerate(campaign.members):
        gained = [card for card, copies in member.earned.items() for _ in range(copies)]
        assert all("Madness" in load()[card].traits for card in gained)
        assert len(gained) == 1 + sum(who == seat for who, _ in outcome.gained)


@pytest.mark.parametrize("name", TWO_BOXES)
def test_the_decks_out_of_two_boxes_are_legal(name: str) -> None:
    cards = {f"core/{card}": copies for card, copies in TWO_BOXES[name].items()}
    assert not check(InvestigatorDeck(shipped(f"starter-{name}").investigator, cards))
