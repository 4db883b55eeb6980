"""The words "instead" and "would"."""

from __future__ import annotations

from orne.arkham.abilities import event, forced, reaction
from orne.arkham.events import DAMAGE, DEFEATED, DISCOVERS
from orne.arkham.language import Discover, Gain, Instead, Take, Then, after, would
from orne.rulings.laboratory.arkham import FIEND, SCHOLAR, lab_card, scholar, yours
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, damage, horror, log, resources, times, zone

WALL = lab_card("wall", reaction(would(DAMAGE, yours, "you would take damage"), Instead(Gain(1))))
CURSE = lab_card(
    "curse-of-life", forced(would(DEFEATED, lambda g, use, event: True, "it would be defeated"), Instead(Take(0, 1)))
)
HUNCH = lab_card("paid-hunch", event(Then(Discover(), Gain(3))), type="event")
LENS = lab_card("clue-lens", reaction(after(DISCOVERS, lambda g, use, e: True, "you discover a clue"), Gain(1)))


@shows("ahlcg/instead/a")
def damage_and_defeat_can_be_replaced_too(show: Show) -> None:
    """The damage becomes a resource and the defeat a horror, and neither happens."""
    show.lab(scholar(play=[WALL, CURSE]), enemies=[Foe(FIEND, engaged=0, damage=2)])
    show.answer("resource")
    show.offers("react lab/wall", "pass")
    show.answer("react lab/wall")
    show.sees(resources(0), 7)
    show.sees(damage(SCHOLAR), 0)
    show.answer("fight lab/fiend", "pass")
    show.sees(zone(FIEND), "play")
    show.sees(horror(SCHOLAR), 1)
    show.asked(0, "turn")
    show.sees(log("replaced"), ["replaced lab/scholar", "replaced lab/fiend"])


@shows("ahlcg/instead/a", "ahlcg/instead/d", idle=False)
def a_replacement_leaves_nothing_of_what_it_replaces(show: Show) -> None:
    """Cover Up takes the discovery's place, and what answers a discovery is not offered."""
    show.lay(Inv(play=[LENS], threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)])
    show.answer("investigate core/attic")
    show.offers("react core/cover-up", "pass")
    show.answer("react core/cover-up")
    show.asked(0, "turn")
    show.sees(clues("core/cover-up"), 2)
    show.sees(clues("core/attic"), 2)
    show.sees(times("discovered"), 0)
    show.answer("investigate core/attic")
    show.answer("pass")
    show.offers("react lab/clue-lens", "pass")


@shows("ahlcg/instead/d", "ahlcg/then/c")
def what_follows_a_replaced_discovery_with_then_does_not_happen(show: Show) -> None:
    """Three resources follow a clue that is discovered, and none where Cover Up takes the discovery's place."""
    for answer, found, gained in (("pass", 1, 3), ("react cover-up", 0, 0)):
        show.lay(Inv(hand=[HUNCH], threat=[In("cover-up", clues=3)], resources=5), locations=[Place("attic", clues=2)])
        show.answer(f"play {HUNCH}")
        show.offers("react cover-up", "pass")
        show.answer(answer)
        show.sees(clues("roland-banks"), found)
        show.sees(clues("cover-up"), 2 + found)
        show.sees(resources(0), 5 + gained)
        show.asked(0, "turn")
