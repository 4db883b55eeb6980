"""Printed values, and skill that is not counted."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import Choose, Gives, LosesIcons, Use, action
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IT,
    Do,
    Lasting,
    SacrificeOne,
    cost_at_most,
    destroy,
    gain,
    printed_skill,
    subtype,
)
from orne.coc.rules import leaving
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BARE, PAUSE, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import entries, icons, skill, zone

BINDING = event("binding", Lasting(LosesIcons(AFFECTED), IT), Choose(CHARACTER))
BOOST = event("boost-icons", gain(icons=(0, 1, 0, 0), skill=3), Choose(CHARACTER))
WEAK = event("kill-weak", destroy(), Choose(CHARACTER & printed_skill(most=2)))
CHEAP = event("kill-cheap", destroy(), Choose(CHARACTER & cost_at_most(2)))
XS = lab_card("printed-x", cost=0, cost_is_x=True, skill=0, skill_is_x=True)
FREE = event("kill-free", destroy(), Choose(CHARACTER & cost_at_most(0)))


def _compare(g: CocTable, use: Use) -> bool:
    """Each opponent sacrifices a character whose printed cost is that of the sacrificed one or lower."""
    most = values.printed_cost_of(g, (use.spent or [])[0].card)
    theirs = g.index.characters[1 - use.seat]
    cheap = [who for who in theirs if most is not None and (values.printed_cost(g, who) or 0) <= most]
    return leaving.sacrifice(g, cheap, use)


CTHYLLA = lab_card("cthylla", action(Do(_compare), cost=SacrificeOne(CHARACTER)), cost=5)
SHY = lab_card("shy", Gives(CHARACTER & subtype("Shy"), values.UNCOUNTED, 1), skill=4, subtypes=("Shy",))


@shows("coc/rule/2.26-printed/a", "coc/rule/2.26-printed/b")
def printed_means_what_is_on_the_card(show: Show) -> None:
    """Gained skill and icons do not count as printed."""
    show.lay(Side(hand=[BINDING, BOOST, WEAK], play=["bag-man", PAUSE]))
    show.answer("play lab/boost-icons")
    show.sees(skill("bag-man"), 5)
    show.sees(icons("bag-man"), [0, 3, 0, 1])
    show.answer("play lab/binding")
    show.sees(icons("bag-man"), [0, 1, 0, 0])
    show.answer("play lab/kill-weak")
    show.sees(zone("bag-man"), "discard")


@shows("coc/rule/2.26-printed/c", "coc/rule/2.26-printed/e", editions=("lcg-4",))
def a_face_down_card_has_no_printed_values_to_compare(show: Show) -> None:
    """An insane character is not a target for a printed skill or cost of at most 2; sane it is."""
    show.lay(Side(hand=[WEAK, CHEAP], play=[At("young-deep-one", insane=True), PAUSE]))
    show.offers("pass", "use lab/pause")
    show.lay(Side(hand=[WEAK, CHEAP], play=["young-deep-one", PAUSE]))
    show.offers("pass", "play lab/kill-cheap", "play lab/kill-weak", "use lab/pause")


@shows("coc/rule/2.26-printed/c", editions=("lcg-3.0",))
def what_is_printed_on_the_hidden_side_does_not_count(show: Show) -> None:
    """Insane and face down, G-Men are a target for a printed skill or cost of at most 2; sane they are not."""
    show.lay(Side(hand=[WEAK, CHEAP], play=["g-men", PAUSE]))
    show.offers("pass", "use lab/pause")
    show.lay(Side(hand=[WEAK, CHEAP], play=[At("g-men", insane=True), PAUSE]))
    show.offers("pass", "play lab/kill-cheap", "play lab/kill-weak", "use lab/pause")


@shows("coc/rule/2.26-printed/d")
def a_printed_x_is_taken_as_0(show: Show) -> None:
    """A character with a printed cost of X is a target for what asks for a cost of 0."""
    show.lay(Side(hand=[FREE], play=[XS, "bag-man", PAUSE]))
    show.answer("play lab/kill-free")
    show.sees(zone(XS), "discard")


@shows("coc/example/2.26-cthylla")
def an_insane_sacrifice_gives_no_cost_to_compare_with(show: Show) -> None:
    """An insane sacrifice has no printed cost, and the opponent loses nobody; a sane one has."""
    for insane in (True, False):
        show.lay(Side(play=[CTHYLLA, At("bag-man", insane=insane), PAUSE]), Side(play=["mad-artist"]))
        show.answer("use lab/cthylla", "sacrifice core/bag-man")
        show.sees(zone("bag-man"), "discard")
        show.sees(zone("mad-artist"), "play" if insane else "discard")


@shows("coc/rule/2.30-counting-skill")
def skill_that_is_not_counted_is_still_there(show: Show) -> None:
    """The character has its skill, and counts for 0 when the story compares skill."""
    show.lay(
        Side(play=[At(SHY, story=0), PAUSE]),
        Side(play=[At("laboratory-assistant", story=0)]),
        stories=[BARE],
        step="stories resolve",
    )
    show.sees(skill(SHY), 4)
    show.sees(entries("skill compared"), [(BARE, 0, 0, 1)])
