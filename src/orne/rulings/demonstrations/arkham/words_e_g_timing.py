"""Forced abilities before reactions, and those who are defeated in the middle."""

from __future__ import annotations

from orne.arkham.abilities import free, reaction
from orne.arkham.events import DEFEATED, ENGAGES
from orne.arkham.language import Gain, Take, after, when
from orne.rulings.laboratory.arkham import DREAMER, DUST, MINION, MYTHOS, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import damage, gone, happened, horror, lead, zone

CHARM = lab_card(
    "charm",
    reaction(after(ENGAGES, lambda g, use, e: True, "an enemy engages you"), Gain(1)),
    reaction(when(DEFEATED, lambda g, use, e: True, "an enemy is defeated"), Gain(1)),
)
PACT = lab_card("pact", free(Take(9, direct=True)))
ACT = lab_card("open-act", free(Gain(1)), type="act", clues=9)


@shows("ahlcg/forced-abilities/f", idle=False)
def forced_abilities_come_before_reactions(show: Show) -> None:
    """The horror is there before the reaction is offered, "after it engages" as "when it is defeated"."""
    show.lay(Inv("skids-otoole", play=[CHARM]), encounter_deck=("young-deep-one", DUST), **MYTHOS)
    show.asked(0, "reaction")
    show.sees(horror("core/skids-otoole"), 1)
    show.lay(Inv(play=[CHARM]), enemies=[Foe("goat-spawn", engaged=0, damage=2)])
    show.answer("fight core/goat-spawn")
    show.asked(0, "reaction")
    show.sees(horror("core/roland-banks"), 1)
    show.sees(zone("core/goat-spawn"), "play")


@shows("ahlcg/elimination/b")
def who_was_defeated_in_a_window_is_not_asked_again_in_it(show: Show) -> None:
    """The act's free ability is for those who are left."""
    show.lab(scholar(play=[PACT]), scholar(DREAMER), act=ACT, step="mythos window", active=None)
    show.asked(0, "window")
    show.offers("use lab/pact", "use lab/open-act", "pass")
    show.answer("use lab/pact")
    show.asked(1, "window")
    show.offers("use lab/open-act", "pass")
    show.answer("pass")
    show.asked(1, "window")
    show.sees(gone(0), "damage")
    show.sees(gone(1), "")
    show.sees(happened("phase"), ["phase"])


@shows("ahlcg/forced-abilities/f")
def what_is_forced_by_horror_on_several_comes_before_any_reaction(show: Show) -> None:
    """Goat Spawn frightens both, and Daisy's Psychosis does not wait for Agnes's answer."""
    show.lay(
        Inv("agnes-baker", play=["machete"]),
        Inv("daisy-walker", threat=["psychosis"]),
        enemies=[Foe("goat-spawn", at="hallway", exhausted=True, damage=2)],
        bag=["+1"],
    )
    show.answer("use core/machete")
    show.asked(0, "reaction")
    show.offers("react core/agnes-baker", "pass")
    show.sees(damage("core/daisy-walker"), 1)
    show.sees(horror("core/daisy-walker"), 1)
    show.answer("pass")
    show.asked(0, "turn")


@shows("ahlcg/forced-abilities/f")
def enemies_evaded_together_have_their_say_before_anybody_reacts(show: Show) -> None:
    """Ruth Turner is out of play before Pickpocketing is offered for the other one."""
    wendy = Inv("wendy-adams", play=["pickpocketing"], hand=["cunning-distraction"])
    show.lay(wendy, enemies=[Foe(MINION, engaged=0), Foe("ruth-turner", engaged=0)])
    show.answer("play core/cunning-distraction")
    show.asked(0, "reaction")
    show.offers("react core/pickpocketing", "pass")
    show.sees(zone("core/ruth-turner"), "victory display")
    show.answer("pass")
    show.asked(0, "reaction")
    show.offers("react core/pickpocketing", "pass")
    show.answer("react core/pickpocketing")
    show.asked(0, "turn")


@shows("ahlcg/elimination/i")
def whoever_is_defeated_together_with_the_lead_does_not_lead(show: Show) -> None:
    """The new lead is one of those who still play, here the only one."""
    people = (Inv(hand=["dynamite-blast"], damage=7), Inv("daisy-walker", damage=3), Inv("agnes-baker"))
    show.lay(*people)
    show.answer("play core/dynamite-blast")
    show.sees(gone(0), "damage")
    show.sees(gone(1), "damage")
    show.sees(gone(2), "")
    show.sees(lead(), 2)
    show.asked(2, "turn")
