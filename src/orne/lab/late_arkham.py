"""Positions in the late acts of Arkham Horror, by number: play at random alone hardly ever gets there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from orne.arkham import guides
from orne.arkham.facts import load
from orne.arkham.guide import Guide, Late
from orne.arkham.layout import DOUBLE_SIDED, set_cards
from orne.arkham.position import Inv, build
from orne.decks.arkham import shipped
from orne.kernel.rng import Chance, below, shuffle

HAND, IN_PLAY = 5, 3


def late_arkham_game(
    guide: Guide, number: int, people: Sequence[str], difficulty: str, *, ask_always: bool = False
) -> dict[str, Any]:
    """The nth game of a campaign that begins late: stages in turn, hands and decks dealt from the number."""
    chance = Chance(number)
    stages: Sequence[Late] = guides.part(guide.name, "late").STAGES
    late = stages[number % len(stages)]
    described = late.stage(chance)
    deck = _encounter_deck(late.sets, described)
    shuffle(chance, deck)
    game = build(
        *_investigators(people, chance),
        **described,
        scenario=late.scenario,
        encounter_deck=deck,
        bag=(*guide.bags[difficulty], *late.tokens),
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
