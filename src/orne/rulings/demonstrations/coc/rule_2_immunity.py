"""Immunity, and wounds that are checked at any time."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, ImmuneTo, Use, WhenWon, action
from orne.coc.language import (
    CARD,
    CHARACTER,
    HOST,
    OTHER,
    SUPPORT,
    THIS,
    THIS_ONE,
    YOURS,
    Do,
    ExhaustThis,
    Gain,
    Wound,
    destroy,
    everything,
    faction,
    gain,
    subtype,
)
from orne.coc.rules import leaving
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, PAUSE, PAWN, Say, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import log, skill, zone

DOG = lab_card("sledge-dog", ImmuneTo(THIS, subtype("Polar")), skill=2)
WHITE_OUT = lab_card(
    "white-out", action(Gain((("skill", -1),), everything(CHARACTER))), type="event", cost=0, subtypes=("Polar",)
)
ICE_SPEAR = lab_card("ice-spear", action(Wound(), Choose(CHARACTER)), type="event", cost=0, subtypes=("Polar",))
SPEAR = lab_card("spear", action(Wound(), Choose(CHARACTER)), type="event", cost=0)
MUTE = lab_card("mute", AttachTo(CHARACTER), Blanks(HOST), type="support", cost=0)
KNIGHT = lab_card(
    "knight", ImmuneTo(THIS, CARD, triggered_only=True), action(gain(THIS_ONE, skill=2), cost=ExhaustThis()), skill=3
)
STATUE = lab_card("statue", ImmuneTo(THIS, CARD, triggered_only=True), skill=3)
DULL = lab_card("dull", Gives(CHARACTER, "skill", -1), type="support", cost=0)
VAULT = lab_card("va-crypt", ImmuneTo(THIS, faction("cthulhu")), type="support", cost=0)
WAVE = event("va-wave", destroy(everything(SUPPORT)), facts={"faction": "cthulhu", "resources": ("cthulhu",)})
PICK = event("va-claw", destroy(), Choose(SUPPORT), facts={"faction": "cthulhu", "resources": ("cthulhu",)})
NOTHING = {"type": "story", "cost": 0, "faction": None, "resources": ()}
TALE = lab_card("tale", WhenWon(Say("tale")), **NOTHING)
SAGA = lab_card("saga", WhenWon(Say("saga")), **NOTHING)


def _give(g: CocTable, use: Use) -> bool:
    """The first story is full."""
    g.state.edit(g.state.row[0]).success = (5, 0)
    return True


def _strip(g: CocTable, use: Use) -> bool:
    """The nanny leaves play."""
    return leaving.return_to_hand(g, [uid for uid in g.state.play if g.title(uid) == "Nanny"], use)


NANNY = lab_card("nanny", Gives(CHARACTER & OTHER & YOURS, "toughness", 1))
GRIM = lab_card("grim-tale", WhenWon(Do(_strip)), **NOTHING)
GIVER = lab_card("giver-watched", action(Do(_give), cost=ExhaustThis()), type="support")


@shows("coc/rule/2.36-immune/a", "coc/example/2.36-alaskan-sledge-dog")
def a_group_effect_passes_the_immune_by(show: Show) -> None:
    """A Polar event weakens every character but the one immune to Polar cards."""
    show.lay(Side(hand=[WHITE_OUT], play=[DOG, "mad-artist", PAUSE]), Side(play=["bag-man"]))
    show.answer("play lab/white-out")
    show.sees(skill(DOG), 2)
    show.sees(skill("mad-artist"), 1)
    show.sees(skill("bag-man"), 1)


@shows("coc/rule/2.36-immune/a", "coc/example/2.36-alaskan-sledge-dog")
def the_immune_are_not_legal_targets(show: Show) -> None:
    """The character immune to Polar cards is not offered to a Polar event, and is to another."""
    show.lay(Side(hand=[ICE_SPEAR, SPEAR], play=[DOG, PAUSE]))
    show.offers("pass", "play lab/spear", "use lab/pause")
    show.lay(Side(hand=[ICE_SPEAR], play=[DOG, "mad-artist", "bag-man", PAUSE]))
    show.answer("play lab/ice-spear")
    show.offers("choose core/bag-man", "choose core/mad-artist")


@shows("coc/rule/2.25-text-box/a")
def a_blank_or_insane_card_has_lost_its_immunity(show: Show) -> None:
    """Immunity is text, so a blank or insane character may be wounded by what it was immune to."""
    show.lay(Side(hand=[ICE_SPEAR], play=[DOG, At(MUTE, on=DOG), PAUSE]))
    show.answer("play lab/ice-spear")
    show.sees(zone(DOG), "discard")
    show.lay(Side(hand=[ICE_SPEAR], play=[At(DOG, insane=True), PAUSE]))
    show.answer("play lab/ice-spear")
    show.sees(zone(DOG), "discard")


@shows("coc/rule/2.36-immune/b")
def nothing_is_immune_to_itself(show: Show) -> None:
    """A character immune to triggered effects may use its own Action on itself."""
    show.lay(Side(play=[KNIGHT, PAUSE], hand=[SPEAR]))
    show.offers("pass", "use lab/knight", "use lab/pause")
    show.answer("use lab/knight")
    show.sees(skill(KNIGHT), 5)


@shows("coc/rule/2.36-immune/a")
def immunity_to_triggered_effects_leaves_passives_alone(show: Show) -> None:
    """A passive lowers the skill of a character immune to triggered effects, an event does not."""
    show.lay(Side(hand=[WHITE_OUT], play=[STATUE, "g-men", PAUSE]), Side(play=[DULL]))
    show.answer("play lab/white-out")
    show.sees(skill(STATUE), 2)


@shows("coc/rule/2.36-immune/a")
def immunity_does_not_ask_who_controls_the_source(show: Show) -> None:
    """The immune character is spared, whichever player plays the event."""
    for seat in (0, 1):
        sides = [Side(play=[DOG, PAUSE]), Side(play=["bag-man", PAUSE])]
        sides[seat].hand = [ICE_SPEAR]
        show.lay(*sides, active=seat)
        show.answer("play lab/ice-spear")
        show.sees(zone(DOG), "play")
        show.sees(zone("bag-man"), "discard")


@shows("coc/rule/2.36-immune/d")
def a_support_card_may_be_immune_to_a_faction(show: Show) -> None:
    """A support card immune to Cthulhu is neither offered to a Cthulhu event nor destroyed with the rest."""
    show.lay(Side(hand=[WAVE, PICK], play=[PAWN]), Side(play=[VAULT, BELL]))
    show.answer(f"play {PICK}")
    show.sees(zone(VAULT), "play")
    show.sees(zone(BELL), "discard")
    show.lay(Side(hand=[WAVE, PICK], play=[PAWN]), Side(play=[VAULT, BELL]))
    show.answer(f"play {WAVE}")
    show.sees(zone(VAULT), "play")
    show.sees(zone(BELL), "discard")


@shows("coc/rule/2.37-invulnerability/a")
def a_story_won_inside_a_check_is_not_the_last_thing_looked_at(show: Show) -> None:
    """A won story takes the Toughness from a wounded character, who is then destroyed."""
    show.lay(Side(play=[GIVER, NANNY, At(PAWN, wounds=1), PAUSE]), stories=[Story(GRIM, (4, 0)), TALE, SAGA])
    show.answer(f"use {GIVER}", "yes")
    show.sees(log("story won", "returned", "destroyed"), ["story won grim-tale", "returned nanny", "destroyed pawn"])
