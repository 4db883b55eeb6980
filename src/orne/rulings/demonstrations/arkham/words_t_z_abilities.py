"""Triggered abilities: their targets, costs and moments, and who may use them."""

from __future__ import annotations

from orne.arkham.abilities import action, reaction
from orne.arkham.events import INVESTIGATED
from orne.arkham.language import Do, Gain, UseUp, after
from orne.rulings.laboratory.arkham import DAISY, DREAMER, HALL, SKIDS, WENDY, lab_card, nothing, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    clues,
    controller,
    damage,
    encounter_discard,
    hand_size,
    happened,
    uses,
    zone,
)

LAMP = lab_card("oil-lamp", action(Gain(1), UseUp("oil")), uses=("oil", 1))
WORK = lab_card("only-work", action(Do(nothing)))
MILAN = lab_card(
    "milan",
    reaction(after(INVESTIGATED, lambda g, use, e: e.seat == use.seat, "you successfully investigate"), Gain(1)),
)
CLUES = (Place("attic", clues=3), "hallway")


@shows("ahlcg/target/a", "ahlcg/target/e")
def targets_are_chosen_among_what_fits(show: Show) -> None:
    """Encyclopedia offers the investigators here, First Aid only those it can heal."""
    show.lay(Inv(DAISY, play=["encyclopedia-2"]), Inv(), Inv(WENDY, at=1))
    show.answer("use core/encyclopedia-2")
    show.offers("choose core/daisy-walker", "choose core/roland-banks")
    show.lay(Inv(play=["first-aid"]), Inv(DAISY, damage=1))
    show.answer("use core/first-aid")
    show.sees(damage("core/daisy-walker"), 0)


@shows("ahlcg/triggered-abilities/b", "ahlcg/triggered-abilities/l")
def costs_and_conditions_must_be_met(show: Show) -> None:
    """Abilities are offered with the resources, actions and conditions they ask for, and not without."""
    minion = [Foe("ghoul-minion", engaged=0)]
    show.lay(Inv(play=["physical-training"], resources=0), enemies=minion)
    show.answer("fight core/ghoul-minion")
    show.asked(0, "turn")
    show.lay(Inv(play=["physical-training"], resources=1), enemies=minion)
    show.answer("fight core/ghoul-minion")
    show.offers("use core/physical-training ability 2", "pass")
    show.answer("pass", "pass")
    show.lay(Inv(DAISY, play=["magnifying-glass-1"]), locations=[Place("hallway", clues=1)])
    show.lacks("use core/magnifying-glass-1")
    show.lay(Inv(DAISY, play=["magnifying-glass-1"]), locations=[Place("hallway", clues=0)])
    show.includes("use core/magnifying-glass-1")
    show.lay(Inv(resources=3), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
    show.lacks("use core/mob-enforcer")
    show.lay(Inv(resources=4), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
    show.includes("use core/mob-enforcer")
    show.lay(Inv(play=["machete"], threat=["frozen-in-fear"], actions=1), enemies=minion)
    show.lacks("use core/machete")
    show.lay(Inv(play=["machete"], threat=["frozen-in-fear"], actions=2), enemies=minion)
    show.includes("use core/machete")


@shows("ahlcg/triggered-abilities/o")
def one_may_use_ones_own_abilities_the_places_and_the_agendas(show: Show) -> None:
    """One's own cards and the location's are for those there, and the agenda is for everybody."""
    for seat in (0, 1):
        show.lay(
            Inv(),
            Inv(DAISY, at=1, play=["old-book-of-lore"]),
            scenario="the-midnight-masks",
            locations=["rivertown", "southside-mas-boarding-house"],
            act="uncovering-the-conspiracy",
            agenda="predator-or-prey",
            active=seat,
        )
        show.pass_to("turn")
        show.asked(seat, "turn")
        theirs = ["use core/southside-mas-boarding-house", "use core/old-book-of-lore"] if seat == 1 else []
        show.offers_of("use", *theirs, "use core/predator-or-prey")


@shows("ahlcg/target/b")
def without_a_target_nothing_starts(show: Show) -> None:
    """Scavenging is offered with an Item in the discard pile, and not without."""
    for pile in ("knife", "lucky"):
        show.lay(Inv(WENDY, play=["scavenging"], discard=[pile]), locations=[Place("hallway", clues=1)], bag=("+1",))
        show.answer("investigate core/hallway")
        if pile == "knife":
            show.offers("react core/scavenging", "pass")
            show.answer("pass")
        show.asked(0, "turn")


@shows("ahlcg/uses/a", "ahlcg/uses/b", "ahlcg/uses/e", "ahlcg/resources/c")
def uses_are_tokens_of_the_card_and_it_stays_without_them(show: Show) -> None:
    """The lamp enters play with its oil, uses it up and stays in play without any."""
    show.lab(scholar(hand=[LAMP], actions=4))
    show.answer("play lab/oil-lamp")
    show.sees(uses(LAMP), 1)
    show.answer("use lab/oil-lamp")
    show.sees(uses(LAMP), 0)
    show.sees(controller(LAMP), 0)
    show.lacks("use lab/oil-lamp")


@shows("ahlcg/triggered-abilities/c", "ahlcg/triggered-abilities/h")
def a_free_ability_works_in_any_window_and_for_its_controller_only(show: Show) -> None:
    """In the upkeep window its controller is offered the free ability, and not the one that takes an action."""
    show.lab(scholar(play=[pause(), WORK]), scholar(DREAMER), step="4.1 upkeep phase begins", active=None)
    show.asked(0, "window")
    show.offers("use lab/pause", "pass")


@shows("ahlcg/triggered-abilities/j")
def a_reaction_of_another_player_is_not_offered_and_none_is_fired_by_itself(show: Show) -> None:
    """Another's successful investigation sets off no reaction of one's own."""
    show.lab(scholar(), scholar(DREAMER, play=[MILAN]), locations=[Place(HALL, clues=1)])
    show.answer("investigate lab/hall")
    show.asked(0, "turn")


@shows("ahlcg/triggered-abilities/e", "ahlcg/when/a")
def a_when_reaction_comes_before_its_trigger_changes_anything(show: Show) -> None:
    """Guard Dog bites back before it is hurt, and Dodge comes before anything of an attack is dealt."""
    show.lay(Inv(play=["guard-dog"]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None)
    show.answer("damage core/guard-dog", "horror core/roland-banks")
    show.offers("react core/guard-dog", "pass")
    show.sees(damage("core/guard-dog"), 0)
    show.answer("react core/guard-dog")
    show.sees(damage("core/ghoul-minion"), 1)
    show.lay(Inv(hand=["dodge"]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None)
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.sees(happened("hurt"), [])


@shows("ahlcg/triggered-abilities/f")
def an_after_reaction_comes_when_its_trigger_is_done(show: Show) -> None:
    """Research Librarian is in play when her search is offered."""
    show.lay(Inv(DAISY, hand=["research-librarian"], deck=["knife", "old-book-of-lore"]))
    show.answer("play core/research-librarian")
    show.offers("react core/research-librarian", "pass")
    show.sees(zone("core/research-librarian"), "play")


@shows("ahlcg/triggering-condition/a", "ahlcg/triggering-condition/b")
def each_instance_answers_each_occurrence_once(show: Show) -> None:
    """Two copies of Pickpocketing answer one evasion once each, for two cards."""
    show.lay(
        Inv(SKIDS, play=["pickpocketing", "pickpocketing"], deck=["knife"] * 9, resources=0),
        enemies=[Foe("swarm-of-rats", engaged=0)],
        bag=("+1",),
    )
    show.answer("evade core/swarm-of-rats")
    show.offers("react core/pickpocketing", "react core/pickpocketing#2", "pass")
    show.answer("react core/pickpocketing")
    show.offers("react core/pickpocketing#2", "pass")
    show.answer("react core/pickpocketing#2")
    show.sees(hand_size(0), 2)
    show.asked(0, "turn")


@shows("ahlcg/triggered-abilities/g")
def a_second_lucky_may_follow_when_the_first_drew_haunted(show: Show) -> None:
    """Haunted lowers the skill after the first Lucky!, and another copy may answer as the test would still fail."""
    show.lay(
        Inv(hand=["lucky-2", "lucky"], deck=["haunted", "knife"]), locations=[Place("attic", clues=1)], bag=("-4",)
    )
    show.answer("investigate core/attic", "play core/lucky-2")
    show.offers("play core/lucky", "pass")
    show.answer("play core/lucky")
    show.sees(clues("core/roland-banks"), 1)
    show.asked(0, "turn")


@shows("ahlcg/weakness/h")
def wendy_cannot_pay_with_a_weakness(show: Show) -> None:
    """With nothing but a weakness in hand, Wendy's ability is not offered."""
    show.lay(Inv("wendy-adams", hand=["dark-memory"]), locations=CLUES, bag=("auto-fail", "auto-fail"))
    show.answer("investigate core/attic")
    show.asked(0, "turn")
    show.sees(clues("core/wendy-adams"), 0)


@shows("ahlcg/triggered-abilities/d")
def evidence_is_offered_to_whoever_defeats_an_enemy(show: Show) -> None:
    """Roland's own last blow may be answered with it; Daisy's, beside him, is none of his."""
    for active, reacts in ((0, True), (1, False)):
        show.lay(
            Inv(hand=["evidence"]),
            Inv("daisy-walker"),
            locations=[Place("attic", clues=2)],
            enemies=[Foe("swarm-of-rats", engaged=active)],
            active=active,
        )
        show.answer("fight swarm-of-rats")
        show.sees(encounter_discard(), ["swarm-of-rats"])
        show.asked(active, "reaction" if reacts else "turn")
        if reacts:
            show.offers("react roland-banks", "play evidence", "pass")
            show.answer("play evidence", "pass")
            show.sees(clues("roland-banks"), 1)


@shows("ahlcg/triggered-abilities/o", "ahlcg/triggered-abilities/p")
def why_an_ability_is_not_ones_own_to_use(show: Show) -> None:
    """Not another's Machete, nor the Attic's ability from the Hallway, nor that of a location not revealed."""
    show.lay(
        Inv(at=0),
        Inv("skids-otoole", at=0, play=["machete"]),
        locations=["hallway", "your-house", Place("northside", revealed=False)],
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    show.why_not("use machete", "ahlcg/triggered-abilities/o", says="is not yours to use")
    show.why_not("use your-house", "ahlcg/triggered-abilities/p", says="is not at your location")
