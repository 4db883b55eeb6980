"""Probes of investigators: hand, deck, resources, actions, place, skills."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.facts import SKILLS
from orne.rulings.showing.arkham_probes.finding import (
    Arkham,
    name_or_none,
    probe,
    slug_of,
    slugs_of,
    table_of,
)
from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import bare


@probe("the hand of {}")
def hand(game: Arkham, seat: int = 0) -> Json:
    """An investigator's hand, in the order in which they see it."""
    return [bare(each) for each in game.view(seat)["investigators"][seat]["hand"]]


@probe("the discard pile of {}")
def discard(game: Arkham, seat: int = 0) -> Json:
    """An investigator's discard pile, its top last."""
    return slugs_of(game, game.state.discard[seat])


@probe("the deck of {}")
def deck(game: Arkham, seat: int = 0) -> Json:
    """An investigator's deck from the top."""
    return slugs_of(game, game.state.deck[seat][::-1])


@probe("the number of cards in the hand of {}")
def hand_size(game: Arkham, seat: int = 0) -> Json:
    """How many cards an investigator has in hand."""
    return len(game.state.hand[seat])


@probe("the number of cards in the deck of {}")
def deck_size(game: Arkham, seat: int = 0) -> Json:
    """How many cards an investigator's deck has."""
    return len(game.state.deck[seat])


@probe("the number of cards in the discard pile of {}")
def discard_size(game: Arkham, seat: int = 0) -> Json:
    """How many cards an investigator's discard pile has."""
    return len(game.state.discard[seat])


@probe("the resources of {}")
def resources(game: Arkham, seat: int = 0) -> Json:
    """An investigator's resources."""
    return game.state.resources[seat]


@probe("the actions left to {}")
def actions(game: Arkham, seat: int = 0) -> Json:
    """The actions an investigator has left, additional ones not counted."""
    return game.state.actions[seat]


@probe("the additional actions left", gives="additional")
def additional_actions(game: Arkham) -> Json:
    """The additional actions of this turn: seat, what for, which card gives it."""
    return [(seat, only, slug_of(game, uid)) for seat, only, uid in game.state.extra_actions]


@probe("what the additional actions left are for")
def additional_for(game: Arkham) -> Json:
    """What each additional action of this turn may be used for; empty for anything."""
    return [only for _, only, _ in game.state.extra_actions]


@probe("where {} is")
def place(game: Arkham, seat: int = 0) -> Json:
    """An investigator's location."""
    return name_or_none(game, game.state.place[seat])


@probe("how {} was eliminated")
def gone(game: Arkham, seat: int = 0) -> Json:
    """How an investigator was eliminated: resigned, damage, horror, defeated; empty where they are still there."""
    return game.state.gone[seat]


@probe("the trauma of {}", gives="trauma")
def trauma(game: Arkham, seat: int = 0) -> Json:
    """The physical and mental trauma suffered in this scenario."""
    return game.state.trauma[seat]


@probe("the skill of {} in {}")
def skill(game: Arkham, seat: int, which: str) -> Json:
    """An investigator's skill: willpower, intellect, combat or agility."""
    return values.skill(table_of(game), seat, SKILLS.index(which))


@probe("what {} has in play")
def in_play(game: Arkham, seat: int = 0) -> Json:
    """References to the assets an investigator has in play."""
    return [bare(each["ref"]) for each in game.view(seat)["investigators"][seat]["play"]]


@probe("what lies in the threat area of {} besides enemies")
def threats(game: Arkham, seat: int = 0) -> Json:
    """References to what lies in a threat area besides enemies."""
    return [bare(each["ref"]) for each in game.view(seat)["investigators"][seat]["threat"]]
