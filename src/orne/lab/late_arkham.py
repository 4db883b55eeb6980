"""Positions in the late acts of Arkham Horror, by number: play at random alone hardly ever gets there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from orne.arkham.facts import load
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import chaos
from orne.arkham.scenarios.layout import DOUBLE_SIDED, set_cards
from orne.decks.arkham import shipped
from orne.kernel.rng import Chance, below, shuffle

HAND, IN_PLAY = 5, 3
TOWN = (
    "rivertown", "southside-historical-society", "st-marys-hospital", "miskatonic-university",
    "downtown-first-bank-of-arkham", "easttown", "graveyard", "northside", "your-house",
)  # fmt: skip
WOODS = ("unhallowed-ground", "twisting-paths", "old-house", "cliffside")
MASKS = ("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors")
DEVOURER = ("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult", "agents-of-hastur")


class Late(NamedTuple):
    """A late stage of a scenario: what lies there, and which encounter sets the deck is made of."""

    scenario: str
    sets: Sequence[str]
    stage: Callable[[Chance], dict[str, Any]]


def _barrier(chance: Chance) -> dict[str, Any]:
    """The house before its barrier falls."""
    return {
        "locations": [
            Place("hallway", below(chance, 2)),
            Place("attic", 2),
            Place("cellar", 2),
            Place("parlor", revealed=False),
        ],
        "enemies": [Foe("ravenous-ghoul", engaged=0)],
        "act": "the-barrier",
        "later_acts": ("what-have-you-done",),
        "agenda": "rise-of-the-ghouls",
        "later_agendas": ("theyre-getting-out",),
        "set_aside": ("ghoul-priest", "lita-chantler"),
    }


def _priest(chance: Chance) -> dict[str, Any]:
    """The Ghoul Priest is in the house."""
    return {
        "locations": [Place("hallway"), Place("attic", 1), Place("cellar"), Place("parlor")],
        "enemies": [Foe("ghoul-priest", engaged=0, damage=below(chance, 5)), Foe("flesh-eater", at="attic")],
        "act": "what-have-you-done",
        "agenda": "theyre-getting-out",
        "agenda_doom": below(chance, 9),
        "set_aside": ("lita-chantler",),
    }


def _town(chance: Chance) -> list[Place]:
    """The streets, some of them known."""
    return [Place(name, below(chance, 3), revealed=at == 0 or below(chance, 2) > 0) for at, name in enumerate(TOWN)]


def _hunt(chance: Chance) -> dict[str, Any]:
    """The first cultists are found, and one of them is here."""
    return {
        "locations": _town(chance),
        "enemies": [Foe("herman-collins", at="graveyard"), Foe("wolf-man-drew", engaged=0, doom=1)],
        "act": "uncovering-the-conspiracy",
        "agenda": "predator-or-prey",
        "agenda_doom": 3,
        "later_agendas": ("time-is-running-short",),
        "special_deck": ("peter-warren", "ruth-turner", "victoria-devereux"),
        "set_aside": ("the-masked-hunter",),
    }


def _before_midnight(chance: Chance) -> dict[str, Any]:
    """One or two cultists are missing, and the Masked Hunter is about."""
    return {
        "locations": _town(chance),
        "enemies": [Foe("the-masked-hunter", engaged=0, damage=below(chance, 4)), Foe("acolyte", at="easttown")],
        "act": "uncovering-the-conspiracy",
        "agenda": "time-is-running-short",
        "agenda_doom": below(chance, 6),
        "special_deck": ("peter-warren",),
        "victory": ("herman-collins", "wolf-man-drew", "victoria-devereux", "ruth-turner"),
    }


def _woods(chance: Chance) -> list[Place]:
    """The woods, some of them known, and the Ritual Site."""
    woods = [Place(f"arkham-woods-{name}", 1, revealed=below(chance, 2) > 0) for name in WOODS]
    return [Place("main-path"), *woods, Place("ritual-site", revealed=below(chance, 2) > 0)]


def _darkness(chance: Chance) -> dict[str, Any]:
    """The Ritual Site is known, and guarded."""
    return {
        "locations": _woods(chance),
        "enemies": [Foe("ruth-turner", engaged=0), Foe("wizard-of-the-order", at="ritual-site", doom=1)],
        "act": "into-the-darkness",
        "later_acts": ("disrupting-the-ritual",),
        "agenda": "the-ritual-begins",
        "later_agendas": ("vengeance-awaits",),
        "set_aside": ("umordhoth", "amnesia", "paranoia", "haunted", "psychosis"),
    }


def _ritual(chance: Chance) -> dict[str, Any]:
    """The ritual can be broken."""
    places = _woods(chance)[:-1]
    return {
        "locations": [Place("ritual-site", 3), *places],
        "enemies": [Foe("ghoul-minion", engaged=0)],
        "act": "disrupting-the-ritual",
        "agenda": "the-ritual-begins",
        "agenda_doom": below(chance, 5),
        "later_agendas": ("vengeance-awaits",),
        "set_aside": ("umordhoth", "amnesia", "paranoia", "haunted", "psychosis"),
    }


def _vengeance(chance: Chance) -> dict[str, Any]:
    """The last doom is about to fall, and Umôrdhoth to come."""
    return {
        **_ritual(chance),
        "agenda": "vengeance-awaits",
        "agenda_doom": 4,
        "later_agendas": (),
        "step": "1.1 mythos phase begins",
        "active": None,
    }


HOUSE = ("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold")
STAGES = (
    Late("the-gathering", HOUSE, _barrier),
    Late("the-devourer-below", DEVOURER, _darkness),
    Late("the-midnight-masks", MASKS, _hunt),
    Late("the-gathering", HOUSE, _priest),
    Late("the-devourer-below", DEVOURER, _ritual),
    Late("the-midnight-masks", MASKS, _before_midnight),
    Late("the-devourer-below", DEVOURER, _vengeance),
)


def late_arkham_game(
    number: int, people: Sequence[str], difficulty: str, *, ask_always: bool = False
) -> dict[str, Any]:
    """The nth game that begins late: stages in turn, hands and decks dealt from the number."""
    chance = Chance(number)
    scenario, sets, stage = STAGES[number % len(STAGES)]
    described = stage(chance)
    deck = _encounter_deck(sets, described)
    shuffle(chance, deck)
    tokens = chaos.bag(difficulty)
    if scenario == "the-devourer-below":
        tokens = (*tokens, chaos.ELDER_THING)
    game = build(
        *_investigators(people, chance),
        **described,
        scenario=scenario,
        encounter_deck=deck,
        bag=tokens,
        difficulty=difficulty,
        seed=number,
        ask_always=ask_always,
    )
    return dict(game.start)


def _encounter_deck(sets: Sequence[str], described: dict[str, Any]) -> list[str]:
    """What the sets hold, less what lies elsewhere."""
    elsewhere = [*described.get("set_aside", ()), *described.get("victory", ()), *described.get("special_deck", ())]
    elsewhere += [foe.card for foe in described["enemies"]]
    deck = [card for card in set_cards(sets) if load()[card].type not in DOUBLE_SIDED]
    for name in elsewhere:
        if f"core/{name}" in deck:
            deck.remove(f"core/{name}")
    return deck


def _investigators(people: Sequence[str], chance: Chance) -> list[Inv]:
    """The investigators; what is unique is in play once for all of them."""
    found: list[Inv] = []
    for name in people:
        unique = {load()[str(card)].title for each in found for card in each.play if load()[str(card)].unique}
        found.append(_investigator(name, chance, unique))
    return found


def _investigator(name: str, chance: Chance, there: Collection[str]) -> Inv:
    """An investigator in the middle of things: some assets in play, a hand, clues and scars."""
    starter = shipped(f"starter-{name}")
    cards = list(starter.each())
    shuffle(chance, cards)
    play: list[str] = []
    taken: set[str] = set()
    for card in cards:
        facts = load()[card]
        if facts.title in there:
            continue
        if facts.type == "asset" and not facts.weakness and len(play) < IN_PLAY and not taken & set(facts.slots):
            play.append(card)
            taken.update(facts.slots)
    hand = [card for card in cards if card not in play and not load()[card].weakness][:HAND]
    for card in (*play, *hand):
        cards.remove(card)
    return Inv(
        starter.investigator,
        hand=hand,
        play=play,
        deck=cards,
        resources=2 + below(chance, 4),
        clues=below(chance, 4),
        damage=below(chance, 3),
        horror=below(chance, 3),
    )
