"""What the tests of The Devourer Below lay out, and how they read it."""

from __future__ import annotations

from typing import Any

from orne.arkham.position import Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.scenario import Outcome, scenario
from orne.arkham.state import State
from orne.decks.arkham import shipped
from orne.kernel.game import Game

INVESTIGATORS = ("core/roland-banks", "core/daisy-walker", "core/skids-otoole", "core/agnes-baker")
ROLAND = list(shipped("starter-roland").each())
WOLF, RUTH, HUNTER = "core/wolf-man-drew", "core/ruth-turner", "core/the-masked-hunter"
PATH, SITE = Place("main-path"), Place("ritual-site", clues=2)
LATER_ACTS = ("into-the-darkness", "disrupting-the-ritual")
LATER_AGENDAS = ("the-ritual-begins", "vengeance-awaits")


def start(players: int = 1, seed: int = 1, difficulty: str = "standard", **log: Any) -> dict[str, Any]:
    return {
        "scenario": "the-devourer-below",
        "investigators": [{"id": each, "deck": ROLAND} for each in INVESTIGATORS[:players]],
        "seed": seed,
        "difficulty": difficulty,
        "log": log,
    }


def slugs(state: State, uids: list[int]) -> list[str]:
    return [state.catalogue.kinds[state.cards[uid].kind].slug for uid in uids]


def woods(*people: Inv, **rest: Any) -> Game[State]:
    """A position of the scenario; by default on the Main Path in act 1."""
    usual: dict[str, Any] = {
        "scenario": "the-devourer-below",
        "locations": [PATH, SITE],
        "act": "investigating-the-trail",
        "agenda": "the-arkham-woods",
        "later_agendas": LATER_AGENDAS,
        "later_acts": LATER_ACTS,
        "encounter_deck": ("ancient-evils",) * 3,
    }
    return build(*people, **(usual | rest))


def outcome(game: Game[State]) -> Outcome:
    assert game.decision is None
    return scenario(game.state.scenario).outcome(RULEBOOK.table(game.state))


def keys(game: Game[State]) -> list[str]:
    return [option.key for option in game.options]


def card(game: Game[State], slug: str) -> Any:
    """The one card of an id."""
    found = [c for c in game.state.cards if game.state.catalogue.kinds[c.kind].slug == f"core/{slug}"]
    assert len(found) == 1
    return found[0]


def to_round_end(game: Game[State]) -> None:
    """Play on, doing nothing, until the next turn begins."""
    begun = game.state.round
    while game.decision is not None and game.state.round == begun:
        game.choose(next(key for key in ("end turn", "pass", "done", keys(game)[0]) if key in keys(game)))


def madness(token: str, **rest: Any) -> Game[State]:
    return woods(
        Inv(hand=("machete", "machete")),
        Inv("core/agnes-baker", hand=("machete",)),
        agenda="the-ritual-begins",
        later_agendas=("vengeance-awaits",),
        agenda_doom=5,
        step="1.3 check doom",
        active=None,
        bag=(token,),
        set_aside=rest.pop("set_aside", ("paranoia",)),
        **rest,
    )


def awakening(act: str, people: tuple[Inv, ...] = (Inv(),), **rest: Any) -> Game[State]:
    usual: dict[str, Any] = {
        "agenda": "vengeance-awaits",
        "later_agendas": (),
        "later_acts": (),
        "agenda_doom": 5,
        "step": "1.3 check doom",
        "active": None,
        "act": act,
        "set_aside": ("umordhoth",),
        "bag": ("0",),
    }
    return woods(*people, **(usual | rest))
