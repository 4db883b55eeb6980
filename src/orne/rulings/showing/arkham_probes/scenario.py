"""Probes of the scenario and of the question asked: decks, acts and agendas, the round, its end."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.rules.chart import NAMES, PHASES
from orne.arkham.standalone import log_after
from orne.rulings.showing.arkham_probes.finding import (
    Arkham,
    name_or_none,
    probe,
    seat_or_none,
    slugs_of,
    table_of,
)
from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import bare


@probe("the enemies in play")
def foes(game: Arkham) -> Json:
    """References to all enemies in play."""
    return [bare(each["ref"]) for each in game.view(0)["enemies"]]


@probe("the locations in play")
def locations(game: Arkham) -> Json:
    """The locations in play."""
    return slugs_of(game, game.state.locations)


@probe("the current act")
def act(game: Arkham) -> Json:
    """The current act; null where there is none."""
    return name_or_none(game, game.state.act)


@probe("the current agenda")
def agenda(game: Arkham) -> Json:
    """The current agenda; null where there is none."""
    return name_or_none(game, game.state.agenda)


@probe("the doom on the current agenda")
def agenda_doom(game: Arkham) -> Json:
    """The doom on the current agenda."""
    return game.state.cards[game.state.agenda].doom


@probe("the doom in play")
def doom_in_play(game: Arkham) -> Json:
    """All doom in play."""
    return values.doom_in_play(table_of(game))


@probe("the encounter deck")
def encounter_deck(game: Arkham) -> Json:
    """The encounter deck from the top."""
    return slugs_of(game, game.state.encounter_deck[::-1])


@probe("every {} printed on cards in the encounter deck")
def printed_in_encounter_deck(game: Arkham, fact: str) -> Json:
    """What is printed on the cards of the encounter deck: every type, set and so on that there is."""
    state = game.state
    return {getattr(state.catalogue.kinds[state.cards[uid].kind].facts, fact) for uid in state.encounter_deck}


@probe("the encounter discard pile")
def encounter_discard(game: Arkham) -> Json:
    """The encounter discard pile, its top last."""
    return slugs_of(game, game.state.encounter_discard)


@probe("the victory display")
def victory(game: Arkham) -> Json:
    """The cards in the victory display."""
    return slugs_of(game, game.state.victory)


@probe("what is removed from the game")
def removed(game: Arkham) -> Json:
    """The cards removed from the game."""
    return slugs_of(game, game.state.removed)


@probe("what is set aside")
def set_aside(game: Arkham) -> Json:
    """The cards set aside."""
    return slugs_of(game, game.state.set_aside)


@probe("the chaos bag")
def bag(game: Arkham) -> Json:
    """The tokens in the chaos bag."""
    return game.state.bag


@probe("the round")
def round_number(game: Arkham) -> Json:
    """The number of the round."""
    return game.state.round


@probe("the step")
def step(game: Arkham) -> Json:
    """The step of the round."""
    return NAMES[game.state.step]


@probe("the phase")
def phase(game: Arkham) -> Json:
    """The phase."""
    return PHASES[game.state.step]


@probe("the active investigator", gives="seat")
def active(game: Arkham) -> Json:
    """The seat whose turn it is; null outside turns."""
    return seat_or_none(game.state.active)


@probe("the lead investigator", gives="seat")
def lead(game: Arkham) -> Json:
    """The seat of the lead investigator."""
    return game.state.lead


@probe("the resolution")
def resolution(game: Arkham) -> Json:
    """The resolution reached; empty while the scenario goes on."""
    return game.state.resolution


@probe("the log that this game leaves")
def log_left(game: Arkham) -> Json:
    """What a scenario played alone enters into the log by its end."""
    return log_after(table_of(game), {})


@probe("whether the scenario was won")
def won(game: Arkham) -> Json:
    """Whether the scenario, which is over, was won, as the players are told."""
    return game.result.endswith("You have won.")


@probe("whether an option speaks of {}")
def mentioned(game: Arkham, name: str) -> Json:
    """Whether anything about a card may be chosen now."""
    return game.decision is not None and any(name in key for key in game.decision.keys)


@probe("what is asked, in words,")
def prompt(game: Arkham) -> Json:
    """The pending question in words; null when the scenario is over."""
    return game.decision.prompt if game.decision else None


@probe("what a seat may know ({}):")
def view(game: Arkham, seat: int | None, *path: str | int) -> Json:
    """A part of what a seat may know (null: a spectator), by its path in the view; the named probes come first."""
    found: Any = game.view(seat)
    for each in path:
        found = found[each]
    return found
