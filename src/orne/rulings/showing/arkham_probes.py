"""What a demonstration of Arkham Horror may look at. A bare name means the core set."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.facts import SKILLS
from orne.arkham.log_words import told
from orne.arkham.rules.chart import NAMES, PHASES
from orne.arkham.standalone import log_after
from orne.arkham.state import CURRENT, INVESTIGATOR, LOCATION, NOBODY, NOWHERE, PLAY, ZONE_NAMES, Card, State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.rulings.showing.probe import Json, Probes
from orne.rulings.showing.show import NotShown, bare, whole

Arkham = Game[State]
PROBES: Probes[Arkham] = Probes()
probe = PROBES.probe


# ---- single cards


@probe("where {} lies")
def zone(game: Arkham, card: str, number: int = 1) -> Json:
    """Where a card lies: deck, hand, play, discard and so on."""
    return ZONE_NAMES[_card(game, card, number).zone]


@probe("whether {} is in play")
def is_in_play(game: Arkham, card: str, number: int = 1) -> Json:
    """Whether a card is in play."""
    return _card(game, card, number).zone in (PLAY, INVESTIGATOR, LOCATION, CURRENT)


@probe("the damage on {}")
def damage(game: Arkham, card: str, number: int = 1) -> Json:
    """The damage on a card or investigator."""
    return _card(game, card, number).damage


@probe("the horror on {}")
def horror(game: Arkham, card: str, number: int = 1) -> Json:
    """The horror on a card or investigator."""
    return _card(game, card, number).horror


@probe("the damage and horror on {}")
def harm_on(game: Arkham, card: str, number: int = 1) -> Json:
    """The damage and horror on a card or investigator."""
    found = _card(game, card, number)
    return [found.damage, found.horror]


@probe("the clues on {}")
def clues(game: Arkham, card: str, number: int = 1) -> Json:
    """The clues on a card, at a location, or of an investigator."""
    return _card(game, card, number).clues


@probe("the doom on {}")
def doom(game: Arkham, card: str, number: int = 1) -> Json:
    """The doom on a card."""
    return _card(game, card, number).doom


@probe("the uses or resources on {}")
def uses(game: Arkham, card: str, number: int = 1) -> Json:
    """The uses left on a card, or the resources put on it."""
    return _card(game, card, number).tokens


@probe("whether {} is exhausted")
def exhausted(game: Arkham, card: str, number: int = 1) -> Json:
    """Whether a card is exhausted."""
    return _card(game, card, number).exhausted


@probe("whether {} is revealed")
def revealed(game: Arkham, card: str, number: int = 1) -> Json:
    """Whether a location is revealed."""
    return _card(game, card, number).revealed


@probe("who controls {}", gives_seat=True)
def controller(game: Arkham, card: str, number: int = 1) -> Json:
    """The seat that controls a card; null for nobody."""
    return _seat(_card(game, card, number).controller)


@probe("who owns {}", gives_seat=True)
def owner(game: Arkham, card: str, number: int = 1) -> Json:
    """The seat that owns a card; null for the encounter deck."""
    return _seat(_card(game, card, number).owner)


@probe("whose threat area {} is in", gives_seat=True)
def threat(game: Arkham, card: str, number: int = 1) -> Json:
    """The seat whose threat area a card lies in, which an engaged enemy does; null for nobody's."""
    return _seat(_card(game, card, number).threat)


@probe("the location of {}")
def location(game: Arkham, card: str, number: int = 1) -> Json:
    """The location where a card is; null where it is at none."""
    return _name(game, _table(game).location_of(_uid(game, card, number)))


@probe("what {} is attached to")
def host(game: Arkham, card: str, number: int = 1) -> Json:
    """What a card is attached to; null where it is to nothing."""
    return _name(game, _card(game, card, number).host)


@probe("the fight value of {}")
def fight(game: Arkham, card: str, number: int = 1) -> Json:
    """An enemy's fight value."""
    return values.fight(_table(game), _uid(game, card, number))


@probe("the evade value of {}")
def evade(game: Arkham, card: str, number: int = 1) -> Json:
    """An enemy's evade value."""
    return values.evade(_table(game), _uid(game, card, number))


@probe("the shroud of {}")
def shroud(game: Arkham, card: str, number: int = 1) -> Json:
    """A location's shroud."""
    return values.shroud(_table(game), _uid(game, card, number))


@probe("the health of {}")
def health(game: Arkham, card: str, number: int = 1) -> Json:
    """A card's health, damage not counted; null where it has none."""
    return values.health(_table(game), _uid(game, card, number))


@probe("the sanity of {}")
def sanity(game: Arkham, card: str, number: int = 1) -> Json:
    """A card's sanity, horror not counted; null where it has none."""
    return values.sanity(_table(game), _uid(game, card, number))


@probe("whether {} has the trait {}")
def has_trait(game: Arkham, card: str, trait: str, number: int = 1) -> Json:
    """Whether a card has a trait."""
    return values.has_trait(_table(game), _uid(game, card, number), trait)


@probe("whether {} has {}")
def has_keyword(game: Arkham, card: str, keyword: str, number: int = 1) -> Json:
    """Whether a card has a keyword."""
    return values.has_keyword(_table(game), _uid(game, card, number), keyword)


# ---- investigators


@probe("the hand of {}")
def hand(game: Arkham, seat: int = 0) -> Json:
    """An investigator's hand, in the order in which they see it."""
    return [bare(each) for each in game.view(seat)["investigators"][seat]["hand"]]


@probe("the discard pile of {}")
def discard(game: Arkham, seat: int = 0) -> Json:
    """An investigator's discard pile, its top last."""
    return _slugs(game, game.state.discard[seat])


@probe("the deck of {}")
def deck(game: Arkham, seat: int = 0) -> Json:
    """An investigator's deck from the top."""
    return _slugs(game, game.state.deck[seat][::-1])


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


@probe("the additional actions left")
def additional_actions(game: Arkham) -> Json:
    """The additional actions of this turn: seat, what for, which card gives it."""
    return [(seat, only, _slug(game, uid)) for seat, only, uid in game.state.extra_actions]


@probe("what the additional actions left are for")
def additional_for(game: Arkham) -> Json:
    """What each additional action of this turn may be used for; empty for anything."""
    return [only for _, only, _ in game.state.extra_actions]


@probe("where {} is")
def place(game: Arkham, seat: int = 0) -> Json:
    """An investigator's location."""
    return _name(game, game.state.place[seat])


@probe("how {} was eliminated")
def gone(game: Arkham, seat: int = 0) -> Json:
    """How an investigator was eliminated: resigned, damage, horror, defeated; empty where they are still there."""
    return game.state.gone[seat]


@probe("the trauma of {}")
def trauma(game: Arkham, seat: int = 0) -> Json:
    """The physical and mental trauma suffered in this scenario."""
    return game.state.trauma[seat]


@probe("the skill of {} in {}")
def skill(game: Arkham, seat: int, which: str) -> Json:
    """An investigator's skill: willpower, intellect, combat or agility."""
    return values.skill(_table(game), seat, SKILLS.index(which))


@probe("what {} has in play")
def in_play(game: Arkham, seat: int = 0) -> Json:
    """References to the assets an investigator has in play."""
    return [bare(each["ref"]) for each in game.view(seat)["investigators"][seat]["play"]]


@probe("what lies in the threat area of {} besides enemies")
def threats(game: Arkham, seat: int = 0) -> Json:
    """References to what lies in a threat area besides enemies."""
    return [bare(each["ref"]) for each in game.view(seat)["investigators"][seat]["threat"]]


# ---- the scenario


@probe("the enemies in play")
def foes(game: Arkham) -> Json:
    """References to all enemies in play."""
    return [bare(each["ref"]) for each in game.view(0)["enemies"]]


@probe("the locations in play")
def locations(game: Arkham) -> Json:
    """The locations in play."""
    return _slugs(game, game.state.locations)


@probe("the current act")
def act(game: Arkham) -> Json:
    """The current act; null where there is none."""
    return _name(game, game.state.act)


@probe("the current agenda")
def agenda(game: Arkham) -> Json:
    """The current agenda; null where there is none."""
    return _name(game, game.state.agenda)


@probe("the doom on the current agenda")
def agenda_doom(game: Arkham) -> Json:
    """The doom on the current agenda."""
    return game.state.cards[game.state.agenda].doom


@probe("the doom in play")
def doom_in_play(game: Arkham) -> Json:
    """All doom in play."""
    return values.doom_in_play(_table(game))


@probe("the encounter deck")
def encounter_deck(game: Arkham) -> Json:
    """The encounter deck from the top."""
    return _slugs(game, game.state.encounter_deck[::-1])


@probe("every {} printed on cards in the encounter deck")
def printed_in_encounter_deck(game: Arkham, fact: str) -> Json:
    """What is printed on the cards of the encounter deck: every type, set and so on that there is."""
    state = game.state
    return {getattr(state.catalogue.kinds[state.cards[uid].kind].facts, fact) for uid in state.encounter_deck}


@probe("the encounter discard pile")
def encounter_discard(game: Arkham) -> Json:
    """The encounter discard pile, its top last."""
    return _slugs(game, game.state.encounter_discard)


@probe("the victory display")
def victory(game: Arkham) -> Json:
    """The cards in the victory display."""
    return _slugs(game, game.state.victory)


@probe("what is removed from the game")
def removed(game: Arkham) -> Json:
    """The cards removed from the game."""
    return _slugs(game, game.state.removed)


@probe("what is set aside")
def set_aside(game: Arkham) -> Json:
    """The cards set aside."""
    return _slugs(game, game.state.set_aside)


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


@probe("the active investigator", gives_seat=True)
def active(game: Arkham) -> Json:
    """The seat whose turn it is; null outside turns."""
    return _seat(game.state.active)


@probe("the lead investigator", gives_seat=True)
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
    return log_after(_table(game), {})


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


# ---- the log


@probe("what happened, of the kinds named:")
def happened(game: Arkham, *kinds: str) -> Json:
    """The kinds of log entries in order, of those among these."""
    return [entry.kind for entry in game.log if not kinds or entry.kind in kinds]


@probe("how often this happened:")
def times(game: Arkham, kind: str) -> Json:
    """How many log entries there are of a kind."""
    return sum(1 for entry in game.log if entry.kind == kind)


@probe("what happened to which card, of the kinds named:")
def log(game: Arkham, *kinds: str) -> Json:
    """What happened, of some kinds, each with the card it happened to."""
    return [f"{each.kind} {_subject(game, each)}".strip() for each in game.log if each.kind in kinds]


@probe("the words that laboratory cards said")
def said(game: Arkham) -> Json:
    """What laboratory cards and backs said, in order."""
    return [each.after for each in game.log if each.kind == "said"]


@probe("card, seat, before and after of every")
def entries(game: Arkham, kind: str) -> Json:
    """What the log says of a kind: card, seat, before, after."""
    return [(_subject(game, each), each.seat, each.before, each.after) for each in game.log if each.kind == kind]


@probe("the kinds of entries that are about {}")
def about(game: Arkham, card: str, number: int = 1) -> Json:
    """What happened to a card, or came from it, in order."""
    uid = _uid(game, card, number)
    return [each.kind for each in game.log if uid in (each.subject, each.source)]


@probe("the card that caused every")
def causes(game: Arkham, kind: str) -> Json:
    """The card at the root of each entry of a kind; null for what the rules themselves do."""
    told_so_far = list(game.log)
    found = [told_so_far[each.cause] if each.cause >= 0 else None for each in told_so_far if each.kind == kind]
    return [None if each is None else _subject(game, each) for each in found]


@probe("how the skill tests ended")
def results(game: Arkham) -> Json:
    """How skill tests ended: the word, the value and the margin."""
    return [(each.kind, each.before, each.after) for each in game.log if each.kind in ("test fails", "test succeeds")]


@probe("the log as {} reads it")
def words(game: Arkham, seat: int = 0) -> Json:
    """The log in words, as a seat reads it."""
    return [line.strip() for line in told(list(game.log), _table(game), (seat,))]


# ---- parts of it


def _table(game: Arkham) -> ArkhamTable:
    if not isinstance(game.table, ArkhamTable):
        raise TypeError(f"{type(game.table)} is not a table of Arkham Horror")
    return game.table


def _uid(game: Arkham, card: str, number: int) -> int:
    """The nth card of a name."""
    alike = [each.uid for each in game.state.cards if _slug(game, each.uid) == bare(whole(card))]
    if len(alike) < number:
        raise NotShown(f"there is no card {card} (number {number}) in the game")
    return alike[number - 1]


def _card(game: Arkham, card: str, number: int) -> Card:
    return game.state.cards[_uid(game, card, number)]


def _slug(game: Arkham, uid: int) -> str:
    return bare(game.state.catalogue.ids[game.state.cards[uid].kind])


def _slugs(game: Arkham, cards: list[int]) -> list[str]:
    return [_slug(game, each) for each in cards]


def _name(game: Arkham, uid: int) -> str | None:
    """A card that may be none."""
    return None if uid == NOWHERE else _slug(game, uid)


def _seat(seat: int) -> int | None:
    """A seat that may be nobody's."""
    return None if seat == NOBODY else seat


def _subject(game: Arkham, entry: Entry) -> str:
    """The card an entry is about, if it is about one."""
    return _slug(game, entry.subject) if entry.subject >= 0 else ""
