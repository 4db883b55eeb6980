"""Choosing and picking: the letter X, "cannot", "if able", the lowest."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import Blanks, Cannot, Choose, ImmuneTo, ValueIs, action
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IT,
    OPPONENTS,
    SELF,
    YOURS,
    ExhaustThis,
    Lasting,
    OneOf,
    can_be,
    destroy,
    each_player,
    everything,
    extreme,
    faction,
    pick,
    return_to_hand,
    sacrifice,
    subtype,
)
from orne.rulings.laboratory.coc import IDLE, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import skill, view, zone

SACRED = Cannot("be destroyed", CHARACTER & subtype("Holy"))
HOLY = lab_card("holy", SACRED, subtypes=("Holy",))
BOUNCE_EACH = each_player(return_to_hand(pick(CHARACTER & YOURS)), if_able=True)
WEAKEST = extreme(CHARACTER & OPPONENTS, values.skill, "skill")
COMPANY = lab_card("company", ValueIs("skill", lambda g, use, who: 4, "four"), skill=0, skill_is_x=True)
BLANK = event("blank-it", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))
DOOM = event("doom", destroy(everything(CHARACTER)))
STRIKE = event("strike", destroy(), Choose(CHARACTER & can_be("destroyed")))
HUANG = event("bounce-each", BOUNCE_EACH)
FORK = event(
    "fork",
    OneOf(destroy(everything(CHARACTER & subtype("Deep One"))), destroy(everything(CHARACTER & subtype("Criminal")))),
)
CULL = event("cull-weakest", destroy(), Choose(WEAKEST))
SAINT = lab_card("pk-saint", Cannot("be destroyed", SELF))
PROUD = lab_card("pk-proud", ImmuneTo(SELF, faction("neutral")))
HATCHET = tool("pk-hatchet", action(destroy(pick(CHARACTER)), cost=ExhaustThis()))
LOYAL = lab_card("pk-loyal", Cannot("be sacrificed", SELF))
ALTAR = tool("pk-altar", action(sacrifice(pick(CHARACTER & YOURS)), cost=ExhaustThis()))


@shows("coc/example/2.1-shadow-company", "coc/example/2.1-slithering-formless-spawn")
def a_blank_card_has_no_definition_of_its_x(show: Show) -> None:
    """While it is blank its skill of X is 0, and afterwards four again."""
    show.lay(Side(hand=[BLANK], play=[COMPANY, PAUSE]), step="resource actions")
    show.sees(skill(COMPANY), 4)
    show.answer("play lab/blank-it")
    show.sees(skill(COMPANY), 0)
    show.answer("pass")
    show.sees(view(0, "phase"), "operations")
    show.sees(skill(COMPANY), 4)


@shows("coc/rule/2.2-cannot/a")
def cannot_leaves_the_protected_card_untouched(show: Show) -> None:
    """All characters are destroyed but the one that cannot be."""
    show.lay(Side(hand=[DOOM], play=[HOLY, PAUSE]), Side(play=["bag-man"]))
    show.answer("play lab/doom")
    show.sees(zone(HOLY), "play")
    show.sees(zone("bag-man"), "discard")


@shows("coc/rule/2.2-cannot/b")
def a_card_that_cannot_be_affected_is_not_a_legal_target(show: Show) -> None:
    """The card that cannot be destroyed is not offered, and without another target the event is not."""
    show.lay(Side(hand=[STRIKE], play=[HOLY, PAUSE]))
    show.offers("pass", "use lab/pause")
    show.lay(Side(hand=[STRIKE], play=[HOLY, PAUSE]), Side(play=["bag-man", "mad-artist"]))
    show.answer("play lab/strike")
    show.offers("choose core/bag-man", "choose core/mad-artist")


@shows("coc/rule/2.3-if-able/a", "coc/example/2.3-initiate-of-huang-hun")
def each_player_if_able_is_applied_to_each_apart(show: Show) -> None:
    """One player has no character to return, and the other's is returned all the same."""
    show.lay(Side(hand=[HUANG, PAUSE]), Side(play=["bag-man"]))
    show.answer("play lab/bounce-each")
    show.sees(zone("bag-man"), "hand")


@shows("coc/rule/2.3-if-able/e")
def an_option_with_an_eligible_target_must_be_taken(show: Show) -> None:
    """The one option with a target is taken without a choice; with two or none there is a choice."""
    show.lay(Side(hand=[FORK], play=[PAUSE]), Side(play=["bag-man"]))
    show.answer("play lab/fork")
    show.sees(zone("bag-man"), "discard")
    show.lay(Side(hand=[FORK], play=[PAUSE]), Side(play=["mad-artist"]))
    show.answer("play lab/fork")
    show.offers("pick destroy all Criminal characters", "pick destroy all Deep One characters")
    show.answer("pick destroy all Criminal characters")
    show.lay(Side(hand=[FORK], play=[PAUSE]), Side(play=["bag-man", "young-deep-one"]))
    show.answer("play lab/fork")
    show.offers("pick destroy all Criminal characters", "pick destroy all Deep One characters")
    show.answer("pick destroy all Deep One characters")
    show.sees(zone("bag-man"), "play")


@shows("coc/rule/2.29-lowest-highest/a")
def a_lone_character_is_the_lowest(show: Show) -> None:
    """The only character of the opponent's is the one with the lowest skill."""
    show.lay(Side(hand=[CULL], play=[PAUSE]), Side(play=["hired-muscle"]))
    show.answer("play lab/cull-weakest")
    show.sees(zone("hired-muscle"), "discard")


@shows("coc/rule/2.29-lowest-highest/b")
def the_controller_of_the_effect_picks_among_equals(show: Show) -> None:
    """Of two characters tied for the lowest skill, the effect's controller picks one."""
    show.lay(Side(hand=[CULL], play=[PAUSE]), Side(play=["bag-man", "mad-artist", "hired-muscle"]))
    show.answer("play lab/cull-weakest")
    show.asked(0, "choose")
    show.offers("choose core/bag-man", "choose core/mad-artist")
    show.answer("choose core/mad-artist")
    show.sees(zone("mad-artist"), "discard")


@shows("coc/example/2.3-byakhee-attack-one-card")
def an_if_able_event_is_played_in_any_case(show: Show) -> None:
    """An event that says "if able" may be played where it will do nothing."""
    for name, domain in (("byakhee-attack", "hastur:4"), ("a-single-glimpse", "yog-sothoth:4")):
        show.lay(Side(hand=[name], play=[PAUSE], domains=[domain]))
        show.answer(f"play core/{name} domain 1")
        show.sees(zone(name), "discard")
        show.offers(*IDLE)


@shows("coc/rule/2.2-cannot/b", "coc/rule/2.36-immune/a")
def only_what_can_be_affected_is_picked(show: Show) -> None:
    """Only the character that is neither immune nor protected from destruction is picked."""
    show.lay(Side(play=[HATCHET, PAUSE]), Side(play=[SAINT, PROUD, PAWN]))
    show.answer(f"use {HATCHET}")
    show.sees(zone(SAINT), "play")
    show.sees(zone(PROUD), "play")
    show.sees(zone(PAWN), "discard")


@shows("coc/rule/2.2-cannot/a")
def a_sacrifice_that_cannot_be_made_is_not_offered(show: Show) -> None:
    """With nobody but a character that cannot be sacrificed, the ability is not offered."""
    show.lay(Side(play=[ALTAR, LOYAL, PAUSE]))
    show.offers("pass", f"use {PAUSE}")
