"""Campaigns that a demonstration of Arkham Horror may read: begun, played to given ends, and what they then say.

A campaign is told as a list of steps, each a mapping with one of these words and what belongs to it:
``join`` (a shipped deck; ``player``, ``collection``, ``undrawn``: its basic weakness is still to be drawn), ``owns``
(a collection; ``products``), ``ends`` (the next scenario, with this resolution; ``trauma``, ``memory``, ``victory``),
``experience`` (a number; ``of``), ``buy`` (a card; ``for``, ``leaves``, ``printed``), ``upgrade`` (to a card; ``for``),
``taken`` (a card, every copy of it; ``from``), ``fill up`` (with a card; ``for``), ``give`` (a story asset; ``to``),
``leave`` and ``come back`` (a player), ``start`` (the next scenario), ``begin`` (a new campaign, at a level of
difficulty, after the one so far), ``transfer`` (a player's investigator out of that one).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from orne.arkham.campaign import Campaign, begin
from orne.arkham.facts import basic_weaknesses
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.standalone import past
from orne.arkham.state import VICTORY, State
from orne.campaign import buy, come_back, fill_up, join, leave, transfer, upgrade
from orne.decks.arkham import InvestigatorDeck, shipped
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.rulings.showing.arkham_probes import PROBES
from orne.rulings.showing.arkham_readings import reprinted
from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import NotShown, bare, whole

Steps = Sequence[Mapping[str, Any]]


@PROBES.reading("after the campaign {}, of {}, its {}")
def campaign(edition: str, steps: Steps, investigator: str, part: str) -> Json:
    """What is known of an investigator: status, experience, physical, mental, deck, earned, collection."""
    at = _after(steps)
    found = getattr(at.member(whole(investigator)), part)
    return {bare(card): number for card, number in found.items()} if isinstance(found, Mapping) else found


@PROBES.reading("after the campaign {}, its {}")
def campaign_log(edition: str, steps: Steps, part: str) -> Json:
    """What is known of a campaign as a whole: notes, crossed_out, bag, result, unused."""
    at = _after(steps)
    return [bare(each) for each in at.unused()] if part == "unused" else getattr(at, part)


@PROBES.reading("in the campaign {}, why its last step is refused:")
def campaign_refuses(edition: str, steps: Steps) -> Json:
    """The sentence with which a step is refused; null where none is."""
    return _told(steps)[1]


@PROBES.reading("in the campaign {}, whether its last step is refused with the words {}")
def campaign_refuses_with(edition: str, steps: Steps, words: str) -> Json:
    """Whether the last step is refused in a sentence that has these words."""
    return words in (_told(steps)[1] or "")


@PROBES.reading("after the campaign {}, how many copies the deck of {} has of {}")
def campaign_deck(edition: str, steps: Steps, investigator: str, card: str) -> Json:
    """How many copies of a card an investigator's deck has."""
    return _after(steps).member(whole(investigator)).deck.get(whole(card), 0)


@PROBES.reading("of the past of {}, where it is played alone, the {}")
def past_of(edition: str, scenario: str, part: str, ends: Sequence[str] = ()) -> Json:
    """What is taken to have happened before a scenario that is played alone: its log, trauma, story_assets."""
    return getattr(past(scenario, ends), part)


@PROBES.reading("where {} is played alone, its chaos bag with {} added")
def bag_alone(edition: str, scenario: str, more: Sequence[str] = (), difficulty: str = "standard") -> Json:
    """The chaos bag of a scenario played alone; the refusal where something cannot be added."""
    try:
        return past(scenario).bag(difficulty, more)
    except UserError as refused:
        return str(refused)


def _after(steps: Steps) -> Campaign:
    """A campaign after steps that are all allowed."""
    at, refused = _told(steps)
    if refused is not None:
        raise NotShown(f"the last step of the campaign is refused: {refused}")
    return at


def _told(steps: Steps) -> tuple[Campaign, str | None]:
    """A campaign after some steps, and why the one that was refused was."""
    at = former = begin(seed=5)
    for number, step in enumerate(steps, 1):
        try:
            if "begin" in step:
                former, at = at, begin(step["begin"], seed=6)
            elif "transfer" in step:
                transfer(at, former, step["transfer"])
            else:
                _take(at, step)
        except UserError as refused:
            if number < len(steps):
                raise NotShown(f"step {number} of the campaign is refused: {refused}") from refused
            return at, str(refused)
    return at, None


def _take(at: Campaign, step: Mapping[str, Any]) -> None:
    """Take one step."""
    if "join" in step:
        deck = shipped(step["join"])
        whole_deck = _with_undrawn(deck) if step.get("undrawn") else deck
        join(at, step.get("player", f"Player {len(at.members) + 1}"), whole_deck, step.get("collection"))
    elif "owns" in step:
        at.collections[step["owns"]] = list(step["products"])
    elif "ends" in step:
        _end(at, step)
    elif "experience" in step:
        at.member(whole(step["of"])).experience = step["experience"]
    elif "buy" in step:
        leaves = whole(step["leaves"]) if "leaves" in step else None
        buy(at, whole(step["for"]), whole(step["buy"]), leaves, facts=reprinted(step.get("printed", {})))
    elif "upgrade" in step:
        upgrade(at, whole(step["for"]), whole(step["upgrade"]))
    elif "taken" in step:
        del at.member(whole(step["from"])).deck[whole(step["taken"])]
    elif "fill up" in step:
        fill_up(at, whole(step["for"]), whole(step["fill up"]))
    elif "leave" in step:
        leave(at, step["leave"])
    elif "come back" in step:
        come_back(at, step["come back"])
    elif "give" in step:
        at.give(whole(step["give"]), whole(step["to"]) if step.get("to") else None)
    elif "start" in step:
        at.start()
    else:
        raise NotShown(f"no step of a campaign is {dict(step)}")


def _with_undrawn(deck: InvestigatorDeck) -> InvestigatorDeck:
    """A deck whose basic weaknesses are still to be drawn."""
    basic = set(basic_weaknesses())
    kept = {card: copies for card, copies in deck.cards.items() if card not in basic}
    return replace(deck, cards=kept, random_weaknesses=sum(deck.cards.values()) - sum(kept.values()))


def _end(at: Campaign, step: Mapping[str, Any]) -> None:
    """Begin the next scenario and end it at once with a resolution."""
    state = at.start().state.copy()
    state.resolution = step["ends"]
    for key, value in step.get("memory", {}).items():
        state.remember(key, _kept(value))
    if "trauma" in step:
        state.trauma = [(physical, mental) for physical, mental in step["trauma"]]
    for card in step.get("victory", ()):
        _overcome(state, whole(card))
    at.finish(Game(RULEBOOK, {"position": state.data()}))


def _overcome(state: State, card: str) -> None:
    """Put a card of the scenario into the victory display."""
    there = (each.uid for each in state.cards if state.catalogue.ids[each.kind] == card and each.zone != VICTORY)
    uid = next(there, None)
    if uid is None:
        raise NotShown(f"there is no card {card} that could be overcome")
    piles = (state.set_aside, state.encounter_deck, state.special_deck, state.locations, state.play)
    next(pile for pile in piles if uid in pile).remove(uid)
    state.edit(uid).zone = VICTORY
    state.victory.append(uid)


def _kept(value: Json) -> Any:
    """Something to be remembered, as a state holds it."""
    return tuple(_kept(each) for each in value) if isinstance(value, list | tuple) else value
