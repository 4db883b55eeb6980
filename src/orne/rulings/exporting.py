"""The demonstrations as data that another engine could run; ``docs/demonstrations-format.md`` describes it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from orne.rulings.catalogue import CHAPTERS, claim
from orne.rulings.laboratory.arkham import SCENARIOS
from orne.rulings.showing.demonstration import Demonstration, demonstrations
from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import Show

FORMAT: Final = "orne demonstrations"
VERSION: Final = 1


def exported(games: Iterable[str] = tuple(CHAPTERS), only: Collection[str] | None = None) -> dict[str, Json]:
    """The demonstrations of some games, played and recorded, with the claims, cards and probes they speak of.

    ``only`` names some of them; else it is all.
    """
    found = {
        game: [each for each in demonstrations(game).values() if only is None or each.name in only] for game in games
    }
    return {"format": FORMAT, "version": VERSION, "games": {game: _game(every) for game, every in found.items()}}


def _game(every: Sequence[Demonstration]) -> dict[str, Json]:
    """One game: what it takes to read its demonstrations, and the demonstrations."""
    cards: dict[str, Json] = {}
    entries: list[Json] = []
    probes: dict[str, Json] = {}
    for each in every:
        shows = {edition: each.run(edition) for edition in each.editions}
        entries += _entries(each, shows)
        for show in shows.values():
            cards |= {card: show.printed(card) for card in show.laboratory if card not in cards}
            probes = probes or _probes(show)
    named = dict.fromkeys(id for each in every for id in each.claims)
    return {
        "claims": {id: {"sentence": claim(id).sentence, "editions": list(claim(id).editions)} for id in named},
        "cards": dict(sorted(cards.items())),
        "scenarios": _scenarios(entries),
        "probes": probes,
        "demonstrations": entries,
    }


def _entries(each: Demonstration, shows: dict[str, Show[Any]]) -> list[Json]:
    """A demonstration; editions in which its steps are the same stand together."""
    found: list[dict[str, Json]] = []
    for edition, show in shows.items():
        same = next((entry for entry in found if entry["steps"] == show.steps), None)
        if same is not None:
            same["editions"].append(edition)
            continue
        found.append(
            {
                "name": each.name,
                "sentence": each.sentence,
                "claims": list(each.claims),
                "editions": [edition],
                "laboratory": show.laboratory,
                "steps": show.steps,
            }
        )
    return found


def _probes(show: Show[Any]) -> dict[str, Json]:
    """What each probe asks."""
    every = {**show.probes.known, **show.probes.readings}
    return {
        name: {"asks": inspect.getdoc(known.answer) or "", "of": list(known.parameters)}
        for name, known in sorted(every.items())
    }


def _scenarios(entries: Iterable[Json]) -> dict[str, Json]:
    """The scenarios of the laboratory that are used, each with what its backs, symbols and set-up do."""
    positions = (step["position"] for entry in entries for step in entry["steps"] if "position" in step)
    used = sorted({position["scenario"] for position in positions if position.get("scenario") in SCENARIOS})
    return {
        name: {
            "backs": {card: _sentence(do) for card, do in SCENARIOS[name].backs.items()},
            "symbols": {token: _sentence(do) for token, do in SCENARIOS[name].symbols.items()},
            "set_up": _sentence(SCENARIOS[name].in_set_up),
        }
        for name in used
    }


def _sentence(do: Callable[..., object] | None) -> str:
    """What a function of the laboratory does, in its own words; nothing where there is none."""
    return "" if do is None else inspect.getdoc(do) or ""
