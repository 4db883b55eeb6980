"""Words of the rules, R to S: reactions, removed and set-aside cards, resources, sanity, a card that names itself."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import Discard, Do, Take
from orne.arkham.rules.control import take_control
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import KENNEL, WENDY, lab_card
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import actions, clues, controller, discard, horror, log, resources, zone


def _meet(g: ArkhamTable, use: Use) -> None:
    """Take control of Lita."""
    take_control(g, g.state.set_aside[0], use.seat)


LETTER = lab_card("letter", free(Do(_meet), Discard()))
FRIGHT = lab_card("fright-2", free(Take(0, 2), Discard()))


@shows("ahlcg/reaction-opportunities/a", "ahlcg/reaction-opportunities/b")
def every_reaction_gets_its_chance(show: Show) -> None:
    """Roland's reaction and Evidence! both answer the same defeat, for two clues."""
    show.lay(
        Inv(hand=["evidence"]),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
    )
    show.answer("fight core/ghoul-minion")
    show.offers("react core/roland-banks", "play core/evidence", "pass")
    show.answer("react core/roland-banks")
    show.offers("play core/evidence", "pass")
    show.answer("play core/evidence")
    show.sees(clues("core/roland-banks"), 2)
    show.asked(0, "turn")


@shows("ahlcg/removed-from-game/a")
def removed_cards_are_nowhere(show: Show) -> None:
    """Abandoned and Alone removes Wendy's discard pile from the game."""
    show.lay(Inv(WENDY, deck=["abandoned-and-alone", "knife"], discard=["knife", "lucky"]))
    show.answer("draw")
    show.sees(zone("knife", 2), "removed")
    show.sees(zone("lucky"), "removed")
    show.sees(discard(0), ["abandoned-and-alone"])
    show.sees(log("removed"), ["removed knife", "removed lucky"])


@shows("ahlcg/set-aside/b", "ahlcg/slots/f")
def control_of_a_card_set_aside_brings_it_into_play(show: Show) -> None:
    """Lita Chantler comes into play, and Beat Cop is discarded to make room for her."""
    show.lay(Inv(play=["beat-cop", LETTER]), set_aside=["lita-chantler"])
    show.answer("use lab/letter")
    show.sees(controller("core/lita-chantler"), 0)
    show.sees(zone("core/lita-chantler"), "play")
    show.sees(zone("core/beat-cop"), "discard pile")


@shows("ahlcg/play/c", "ahlcg/play-action/a", "ahlcg/resource-action/a")
def playing_and_gaining_are_actions(show: Show) -> None:
    """An event is discarded and an asset stays, each for its cost and an action; so is a resource gained."""
    show.lay(Inv(hand=["emergency-cache"], deck=["knife"] * 3))
    show.answer("play core/emergency-cache")
    show.sees(resources(0), 8)
    show.sees(discard(0), ["emergency-cache"])
    show.lay(Inv(WENDY, hand=["leather-coat"]))
    show.answer("play core/leather-coat")
    show.sees(actions(0), 2)
    show.sees(resources(0), 5)
    show.sees(controller("core/leather-coat"), 0)
    show.lay(Inv())
    show.answer("resource")
    show.sees(actions(0), 2)
    show.sees(resources(0), 6)


@shows("ahlcg/sanity-and-horror/f")
def no_sanity_is_not_sanity_zero(show: Show) -> None:
    """Leather Coat and Stray Cat, which have no sanity, cannot take the horror."""
    show.lay(Inv(WENDY, play=["leather-coat", "stray-cat", FRIGHT]))
    show.answer("use lab/fright-2")
    show.sees(horror("core/wendy-adams"), 2)
    show.asked(0, "turn")


@shows("ahlcg/self-referential-text/a")
def each_guard_dog_answers_for_itself(show: Show) -> None:
    """Of two Guard Dogs the one that was hurt may bite back, and not the other."""
    show.lay(Inv(play=("guard-dog", "guard-dog", KENNEL)), enemies=[Foe("swarm-of-rats", engaged=0)])
    show.answer("resource")
    show.answer("damage core/guard-dog#2")
    show.offers("react core/guard-dog#2", "pass")
