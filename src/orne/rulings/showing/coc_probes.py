"""What a demonstration of Call of Cthulhu may look at. A bare name means the Core Set; cards in decks count last."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.card_text import card_text
from orne.coc.cards import behaviour, facts_of
from orne.coc.facts import CardFacts
from orne.coc.rules import commitment
from orne.coc.rules.chart import NAMES, PHASES
from orne.coc.state import DECK, ZONE_NAMES, Card, State
from orne.coc.table import CocTable
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.rulings.showing.probe import Json, Probes
from orne.rulings.showing.show import NotShown, bare, whole

Coc = Game[State]
PROBES: Probes[Coc] = Probes()
probe = PROBES.probe
reading = PROBES.reading

_STATES = ("ready", "exhausted", "insane")


# ---- single cards


@probe("where {} lies")
def zone(game: Coc, card: str, number: int = 1) -> Json:
    """Where a card lies: deck, hand, play, discard, resource, domain, row, story deck, won, removed."""
    return ZONE_NAMES[_card(game, card, number).zone]


@probe("whether {} is ready, exhausted or insane")
def state(game: Coc, card: str, number: int = 1) -> Json:
    """Whether a card in play is ready, exhausted or insane."""
    return _STATES[_card(game, card, number).state]


@probe("the wounds on {}")
def wounds(game: Coc, card: str, number: int = 1) -> Json:
    """The wounds on a character."""
    return _card(game, card, number).wounds


@probe("the success tokens on {}", gives="sides")
def success_on(game: Coc, card: str, number: int = 1) -> Json:
    """Both players' success tokens on a card."""
    return _card(game, card, number).success


@probe("who controls {}", gives="seat")
def controller(game: Coc, card: str, number: int = 1) -> Json:
    """The seat that controls a card."""
    return _card(game, card, number).controller


@probe("who owns {}", gives="seat")
def owner(game: Coc, card: str, number: int = 1) -> Json:
    """The seat that owns a card."""
    return _card(game, card, number).owner


@probe("the story {} is committed to")
def committed_to(game: Coc, card: str, number: int = 1) -> Json:
    """The story a character is committed to; null where it is to none."""
    story = _card(game, card, number).story
    return _slug(game, story) if story >= 0 else None


@probe("who attacks at {}")
def attackers(game: Coc, story: str) -> Json:
    """The characters that attack at a story."""
    return _slugs(game, commitment.attackers(_table(game), _uid(game, story, 1)))


@probe("who defends at {}")
def defenders(game: Coc, story: str) -> Json:
    """The characters that defend at a story."""
    return _slugs(game, commitment.defenders(_table(game), _uid(game, story, 1)))


@probe("what {} is attached to")
def host(game: Coc, card: str, number: int = 1) -> Json:
    """The card or story that a card is attached to; null where it is to none."""
    on = _card(game, card, number).host
    return _slug(game, on) if on >= 0 else None


@probe("whether {} lies face down")
def face_down(game: Coc, card: str, number: int = 1) -> Json:
    """Whether a card lies face down."""
    return _card(game, card, number).face_down


@probe("the skill of {}")
def skill(game: Coc, card: str, number: int = 1) -> Json:
    """A character's skill."""
    return values.skill(_table(game), _uid(game, card, number))


@probe("the icons of {}", gives="icons")
def icons(game: Coc, card: str, number: int = 1) -> Json:
    """A character's icons: Terror, Combat, Arcane, Investigation."""
    return [values.icons(_table(game), _uid(game, card, number), icon) for icon in values.STRUGGLES]


@probe("the Toughness of {}")
def toughness(game: Coc, card: str, number: int = 1) -> Json:
    """A character's Toughness."""
    return values.toughness(_table(game), _uid(game, card, number))


@probe("whether {} has {}")
def has(game: Coc, card: str, keyword: str, number: int = 1) -> Json:
    """Whether a card has a keyword."""
    return values.has(_table(game), _uid(game, card, number), keyword)


@probe("whether {} has the subtype {}")
def has_subtype(game: Coc, card: str, subtype: str, number: int = 1) -> Json:
    """Whether a card has a subtype."""
    return values.has_subtype(_table(game), _uid(game, card, number), subtype)


@probe("the faction of {}")
def faction(game: Coc, card: str, number: int = 1) -> Json:
    """A card's faction."""
    return values.faction(_table(game), _uid(game, card, number))


@probe("whether {} is of no faction")
def has_no_faction(game: Coc, card: str, number: int = 1) -> Json:
    """Whether a card is of no faction."""
    return values.has_no_faction(_table(game), _uid(game, card, number))


@probe("the printed cost of {}")
def printed_cost(game: Coc, card: str, number: int = 1) -> Json:
    """A card's printed cost as the game sees it where the card is; null where it has none."""
    return values.printed_cost(_table(game), _uid(game, card, number))


@probe("the printed skill of {}, as {} sees it")
def printed_skill_to(game: Coc, card: str, to: str) -> Json:
    """A card's printed skill as another card sees it; null where it has none."""
    return values.printed_skill(_table(game), _uid(game, card, 1), _uid(game, to, 1))


@probe("whether {} has the subtype {}, as {} sees it")
def has_subtype_to(game: Coc, card: str, subtype: str, to: str) -> Json:
    """Whether a card has a subtype in the eyes of another card."""
    return values.has_subtype(_table(game), _uid(game, card, 1), subtype, _uid(game, to, 1))


@probe("whether the text box of {} is blank")
def is_blank(game: Coc, card: str, number: int = 1) -> Json:
    """Whether a card's text box is blank."""
    return values.is_blank(_table(game), _uid(game, card, number))


@probe("how many lasting effects hold {}")
def lasting_on(game: Coc, card: str, number: int = 1) -> Json:
    """How many lasting effects have hold of a card as it is now; a card that is new is held by none."""
    held = _card(game, card, number)
    return sum((held.uid, held.obj) in each.targets for each in game.state.lasting)


@probe("whether {} is in play")
def is_in_play(game: Coc, card: str, number: int = 1) -> Json:
    """Whether a card is in play, a Dormant one among them."""
    return values.in_play(_table(game), _uid(game, card, number))


@probe("whether {} counts as a character")
def is_character(game: Coc, card: str, number: int = 1) -> Json:
    """Whether a card counts as a character now."""
    return values.is_character(_table(game), _uid(game, card, number))


# ---- places


@probe("the hand of {}")
def hand(game: Coc, seat: int) -> Json:
    """A player's hand, sorted: its order tells nothing."""
    return [bare(each) for each in game.view(seat)["players"][seat]["hand"]]


@probe("the number of cards in the hand of {}")
def hand_size(game: Coc, seat: int) -> Json:
    """How many cards a player has in hand."""
    return len(game.state.hand[seat])


@probe("the number of cards in the discard pile of {}")
def discard_size(game: Coc, seat: int) -> Json:
    """How many cards a player's discard pile has."""
    return len(game.state.discard[seat])


@probe("the discard pile of {}")
def discard(game: Coc, seat: int) -> Json:
    """A player's discard pile, its top last."""
    return _slugs(game, game.state.discard[seat])


@probe("the deck of {}")
def deck(game: Coc, seat: int) -> Json:
    """A player's deck from the top."""
    return _slugs(game, game.state.deck[seat][::-1])


@probe("the cards in the deck of {}")
def deck_size(game: Coc, seat: int) -> Json:
    """How many cards a player's deck has."""
    return len(game.state.deck[seat])


@probe("the stories won by {}")
def won(game: Coc, seat: int) -> Json:
    """The stories a player has won."""
    return _slugs(game, game.state.won[seat])


@probe("what {} has in play")
def in_play(game: Coc, seat: int) -> Json:
    """References to what a player has in play, in the order it came: a second card of a name ends in #2."""
    return [bare(each["ref"]) for each in game.view(seat)["players"][seat]["play"]]


@probe("what is removed from the game")
def removed(game: Coc) -> Json:
    """The cards removed from the game."""
    return _slugs(game, game.state.removed)


@probe("the resources on the domains of {}", gives="domains")
def domains(game: Coc, seat: int) -> Json:
    """The cards attached to each of a player's domains as resources."""
    return [_slugs(game, list(each.resources)) for each in game.state.domains[seat]]


@probe("the number of resources on each domain of {}")
def resources(game: Coc, seat: int) -> Json:
    """How many cards are attached to each of a player's domains as resources."""
    return [len(each.resources) for each in game.state.domains[seat]]


@probe("which domains of {} are drained", gives="drained")
def drained(game: Coc, seat: int = 0) -> Json:
    """Whether each of a player's domains is drained."""
    return [each["drained"] for each in game.view(seat)["players"][seat]["domains"]]


@probe("the story row")
def row(game: Coc) -> Json:
    """The stories of the row."""
    return _slugs(game, game.state.row)


@probe("the success tokens on {}", gives="sides")
def tokens(game: Coc, story: int = 0) -> Json:
    """Both players' success tokens on a story of the row, by its place from 0."""
    return game.view(None)["stories"][story]["success"]


@probe("the success tokens on all stories", gives="sides by story")
def tokens_by_story(game: Coc) -> Json:
    """Both players' success tokens on each story and conspiracy in play."""
    return {bare(each["card"]): each["success"] for each in game.view(None)["stories"]}


@probe("the struggles of {}", gives="struggles")
def struggles(game: Coc, story: str) -> Json:
    """The struggles of a story in order, by number: Terror 0, Combat 1, Arcane 2, Investigation 3."""
    return values.struggles(_table(game), _uid(game, story, 1))


@probe("the struggles so far", gives="fought")
def struggles_so_far(game: Coc) -> Json:
    """The struggles that were resolved: kind, the seat that won it (null for neither), both totals."""
    found = [each for each in game.log if each.kind == "struggle"]
    return [(each.before, each.seat if each.seat >= 0 else None, each.after) for each in found]


@probe("the stories that were resolved")
def stories_resolved(game: Coc) -> Json:
    """The stories that were resolved, in order."""
    return [_subject(game, each) for each in game.log if each.kind == "story resolves"]


@probe("the skill that was compared", gives="compared")
def skill_compared(game: Coc) -> Json:
    """The skill of attackers and defenders at each story where success was determined."""
    return [(_subject(game, each), each.before, each.after) for each in game.log if each.kind == "skill compared"]


# ---- the game


@probe("the step")
def step(game: Coc) -> Json:
    """The step of the turn chart."""
    return NAMES[game.state.step]


@probe("the phase")
def phase(game: Coc) -> Json:
    """The phase."""
    return PHASES[game.state.step]


@probe("the number of the turn")
def turn(game: Coc) -> Json:
    """The number of the turn."""
    return game.state.turn


@probe("the active player", gives="seat")
def active(game: Coc) -> Json:
    """The seat of the active player."""
    return game.state.active


@probe("the first player", gives="seat")
def first_player(game: Coc) -> Json:
    """The seat of the player who has the first turn."""
    return game.state.first


@probe("the winner", gives="seat")
def winner(game: Coc) -> Json:
    """The seat that has won; null while the game goes on."""
    return game.state.winner if game.over else None


@probe("how the game ended")
def result(game: Coc) -> Json:
    """How the game ended, in a sentence; empty while it goes on."""
    return game.result


@probe("what is asked, in words,")
def prompt(game: Coc) -> Json:
    """The pending question in words; null when the game is over."""
    return game.decision.prompt if game.decision else None


@probe("what a seat may know ({}):")
def view(game: Coc, seat: int | None, *path: str | int) -> Json:
    """A part of what a seat may know (null: a spectator), by its path in the view; the named probes come first."""
    found: Any = game.view(seat)
    for each in path:
        found = found[each]
    return found


# ---- the log


@probe("what happened, of the kinds named:")
def happened(game: Coc, *kinds: str) -> Json:
    """The kinds of log entries in order, of those among these."""
    return [entry.kind for entry in game.log if not kinds or entry.kind in kinds]


@probe("how often this happened:")
def times(game: Coc, kind: str) -> Json:
    """How many log entries there are of a kind."""
    return sum(1 for entry in game.log if entry.kind == kind)


@probe("what happened to which card, of the kinds named:", gives="log")
def log(game: Coc, *kinds: str) -> Json:
    """What happened, of some kinds, each with the card it happened to or the word that a laboratory card said."""
    found: list[str] = []
    for entry in game.log:
        if entry.kind in kinds:
            named = _subject(game, entry).rpartition("/")[2]
            found.append(str(entry.after) if entry.kind == "said" else f"{entry.kind} {named}".strip())
    return found


@probe("the words that laboratory cards said")
def said(game: Coc) -> Json:
    """The words that laboratory cards said, in order."""
    return [str(entry.after) for entry in game.log if entry.kind == "said"]


@probe("card, seat, before and after of every", gives="entries")
def entries(game: Coc, kind: str) -> Json:
    """What the log says of a kind: card, seat, before, after."""
    return [(_subject(game, each), each.seat, each.before, each.after) for each in game.log if each.kind == kind]


@probe("whether these are card effects or game effects:")
def sources(game: Coc, kind: str) -> Json:
    """Whether the log entries of a kind come from cards or from the game."""
    return ["game" if entry.source < 0 else "card" for entry in game.log if entry.kind == kind]


# ---- the cards, without a game


@reading("what is printed on {}:")
def printed(edition: str, card: str, fact: str) -> Json:
    """A fact of a card as this edition has it: title, cost, skill, icons, subtypes, keywords, type, unique."""
    return getattr(_facts(edition, card), fact)


@reading("what was printed, as {} has it, on {}:")
def printed_in(edition: str, other: str, card: str, fact: str) -> Json:
    """A fact of a card as another edition has it."""
    return getattr(_facts(other, card), fact)


@reading("the text of {}")
def text(edition: str, card: str) -> Json:
    """A card's text in this edition, in our words."""
    return _text(edition, card)


@reading("the text, as {} has it, of {}")
def text_in(edition: str, other: str, card: str) -> Json:
    """A card's text in another edition, in our words."""
    return _text(other, card)


# ---- parts of it


def _facts(edition: str, card: str) -> CardFacts:
    found = facts_of(whole(card), edition)
    if found is None:
        raise NotShown(f"there is no card {card}")
    return found


def _text(edition: str, card: str) -> str:
    found = _facts(edition, card)
    return card_text(found, behaviour(found.id, edition))


def _table(game: Coc) -> CocTable:
    if not isinstance(game.table, CocTable):
        raise TypeError(f"{type(game.table)} is not a table of Call of Cthulhu")
    return game.table


def _uid(game: Coc, card: str, number: int) -> int:
    """The nth card of a name, those in decks counted last."""
    alike = [each for each in game.state.cards if _slug(game, each.uid) == bare(whole(card))]
    if len(alike) < number:
        raise NotShown(f"there is no card {card} (number {number}) in the game")
    return sorted(alike, key=lambda each: each.zone == DECK)[number - 1].uid


def _card(game: Coc, card: str, number: int) -> Card:
    return game.state.cards[_uid(game, card, number)]


def _slug(game: Coc, uid: int) -> str:
    return bare(game.state.catalogue.kinds[game.state.cards[uid].kind].slug)


def _slugs(game: Coc, cards: list[int]) -> list[str]:
    return [_slug(game, each) for each in cards]


def _subject(game: Coc, entry: Entry) -> str:
    """The card an entry is about, if it is about one."""
    return _slug(game, entry.subject) if entry.subject >= 0 else ""
