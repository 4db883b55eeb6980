"""Which text prevails, and who chooses."""

from __future__ import annotations

from orne.arkham.abilities import forced
from orne.arkham.events import ROUND_ENDS
from orne.arkham.language import after
from orne.rulings.laboratory.arkham import DREAMER, MYTHOS, lab_card, pause, say, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import actions, exhausted, harm_on, host, location, place, said, threat

AT_ROUNDS_END = after(ROUND_ENDS, lambda g, use, e: True, "the round ends")
ROUND_CLOCK = lab_card("round-clock", forced(AT_ROUNDS_END, say("clock")))
ROUND_BELL = lab_card("round-bell", forced(AT_ROUNDS_END, say("bell")))


@shows("ahlcg/golden-rules/b")
def a_cards_wording_comes_before_the_booklets(show: Show) -> None:
    """Cat Burglar disengages and moves without an attack, though an engaged enemy would attack and come along."""
    foes = [Foe("ghoul-minion", engaged=0)]
    show.lay(Inv("skids-otoole", play=["cat-burglar-1"]), locations=["hallway", "parlor"], enemies=foes)
    show.answer("use cat-burglar-1")
    show.sees(place(0), "parlor")
    show.sees(threat("ghoul-minion"), None)
    show.sees(location("ghoul-minion"), "hallway")
    show.sees(exhausted("ghoul-minion"), False)
    show.sees(harm_on("skids-otoole"), [0, 0])
    show.sees(actions(0), 2)
    show.lay(Inv("skids-otoole"), locations=["hallway", "parlor"], enemies=foes)
    show.answer("move parlor")
    show.sees(harm_on("skids-otoole"), [1, 1])
    show.sees(location("ghoul-minion"), "parlor")


@shows("ahlcg/silver-rule/a")
def an_encounter_card_prevails_over_a_player_card(show: Show) -> None:
    """The amulet lets Wendy play an event from her discard pile, but not under Dissonant Voices."""
    for under, offered in (([], ["play emergency-cache from the discard pile"]), (["dissonant-voices"], [])):
        show.lay(Inv("wendy-adams", discard=["emergency-cache"], play=["wendys-amulet"], threat=under))
        show.offers_of("play", *offered)


@shows("ahlcg/grim-rule/b")
def a_choice_among_legal_options_is_free(show: Show) -> None:
    """The lead may lock either of two locations with most clues, whichever harms less, though another drew the card."""
    for where in ("attic", "cellar"):
        show.lay(
            Inv("wendy-adams", play=[pause()]),
            Inv(),
            locations=["hallway", Place("attic", clues=2), Place("cellar", clues=2), Place("parlor", clues=1)],
            encounter_deck=["dissonant-voices", "locked-door", "ancient-evils"],
            **MYTHOS,
        )
        show.asked(0, "lock")
        show.offers("lock attic", "lock cellar")
        show.answer(f"lock {where}")
        show.sees(host("locked-door"), where)


@shows("ahlcg/grim-rule/c")
def where_a_rule_decides_the_worst_is_not_looked_for(show: Show) -> None:
    """Two forced abilities of one moment are ordered by the lead, as the rules say, in either order."""
    for first, order in (("round-bell", ["bell", "clock"]), ("round-clock", ["clock", "bell"])):
        people = scholar(play=[pause()]), scholar(DREAMER, play=[ROUND_CLOCK, ROUND_BELL])
        show.lab(*people, step="4.6 round ends", active=None)
        show.asked(0, "order")
        show.answer(next(each for each in show.options if first in each))
        show.sees(said(), order)
