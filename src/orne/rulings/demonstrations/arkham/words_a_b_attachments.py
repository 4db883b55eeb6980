"""Attachments, and the values they change."""

from __future__ import annotations

from orne.arkham.abilities import free
from orne.arkham.language import HOST, Discard, Gives
from orne.arkham.rules.attaching import attach
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import damage_enemy
from orne.rulings.laboratory.arkham import DREAMER, FIEND, HALL, LOFT, MYTHOS, lab_card, pause, scholar, told, uid_of
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    clues,
    controller,
    discard,
    encounter_discard,
    entries,
    host,
    owner,
    removed,
    shroud,
    victory,
    zone,
)

LAMP = lab_card("charmed-lamp")
CHARM = lab_card("lamp-charm")
FASTENER = lab_card(
    "fastener",
    free(told("attach the charm to the lamp", lambda g, use: attach(g, uid_of(g, CHARM), uid_of(g, LAMP)))),
)
LAMP_GIFT = lab_card(
    "lamp-gift",
    free(told("the other investigator takes the lamp", lambda g, use: take_control(g, uid_of(g, LAMP), 1))),
)
MIST = lab_card("mist", Gives(HOST, "shroud", 2), type="treachery")
DRIFT = lab_card(
    "drift",
    free(told("the mist drifts to the loft", lambda g, use: attach(g, uid_of(g, MIST), uid_of(g, LOFT))), Discard()),
)
TROPHY = lab_card("trophy", type="treachery", victory=1)
PIN = lab_card(
    "trophy-pin",
    free(told("attach the trophy to the fiend", lambda g, use: attach(g, uid_of(g, TROPHY), uid_of(g, FIEND)))),
)
STRIKE_3 = lab_card(
    "strike-of-3",
    free(
        told("deal 3 damage to the fiend", lambda g, use: damage_enemy(g, uid_of(g, FIEND), 3, use.seat, use)),
        Discard(),
    ),
)


@shows("ahlcg/attach-to/b")
def an_attachment_is_checked_only_as_it_is_attached(show: Show) -> None:
    """Locked Door goes where most clues are, and stays there when another location has more."""
    show.lay(
        Inv(at=1, hand=["working-a-hunch"] * 2),
        locations=[Place("hallway", clues=1), Place("attic", clues=2), "cellar"],
        encounter_deck=["locked-door", "ancient-evils"],
        **MYTHOS,
    )
    show.sees(host("locked-door"), "attic")
    show.pass_to("turn")
    show.answer("play working-a-hunch", "play working-a-hunch")
    show.sees(clues("attic"), 0)
    show.sees(clues("hallway"), 1)
    show.sees(host("locked-door"), "attic")
    show.asked(0, "turn")


@shows("ahlcg/attach-to/c", "ahlcg/base-value/a")
def a_second_fog_is_not_attached_but_discarded(show: Show) -> None:
    """The Study's printed shroud of 2 is 2 more, not 4; a fog that could not be attached is in the discard pile."""
    show.lay(
        Inv(play=[pause()]),
        locations=[Place("study", attached=["obscuring-fog"])],
        encounter_deck=["obscuring-fog", "ancient-evils"],
        **MYTHOS,
    )
    show.sees(encounter_discard(), ["obscuring-fog"])
    show.sees(shroud("study"), 4)
    show.lay(Inv(play=[pause()]), locations=["study"], encounter_deck=["obscuring-fog", "ancient-evils"], **MYTHOS)
    show.sees(encounter_discard(), [])
    show.sees(host("obscuring-fog"), "study")
    show.sees(shroud("study"), 4)
    show.lay(Inv(), locations=["study"])
    show.sees(shroud("study"), 2)


@shows("ahlcg/attach-to/d", "ahlcg/attach-to/h")
def barricade_falls_with_its_location(show: Show) -> None:
    """It stays its player's card on the Study, and is discarded when the act removes the Study from the game."""
    show.lay(
        Inv(hand=["barricade"], clues=2),
        locations=["study"],
        act="trapped",
        later_acts=["the-barrier"],
        set_aside=["hallway", "attic", "cellar", "parlor"],
    )
    show.answer("play barricade")
    show.sees(host("barricade"), "study")
    show.sees(controller("barricade"), 0)
    show.sees(discard(), [])
    show.answer("advance trapped")
    show.sees(removed(), ["study", "trapped"])
    show.sees(discard(), ["barricade"])
    show.sees(host("barricade"), None)
    show.sees(entries("revealed"), [("hallway", -1, None, 0)])


@shows("ahlcg/attach-to/f", "ahlcg/attach-to/g")
def attachments_change_hands_with_their_card(show: Show) -> None:
    """A charm on one's own lamp stays one's own; it is the other's to control once the lamp is, or if it was before."""
    show.lab(scholar(play=[LAMP, CHARM, FASTENER, LAMP_GIFT]), scholar(DREAMER))
    show.answer("use lab/fastener")
    show.sees(host(CHARM), LAMP)
    show.sees(controller(CHARM), 0)
    show.answer("use lab/lamp-gift")
    show.sees(controller(LAMP), 1)
    show.sees(controller(CHARM), 1)
    show.sees(owner(CHARM), 0)
    show.sees(host(CHARM), LAMP)
    show.lab(scholar(play=[CHARM, FASTENER]), scholar(DREAMER, play=[LAMP]))
    show.answer("use lab/fastener")
    show.sees(host(CHARM), LAMP)
    show.sees(controller(CHARM), 1)
    show.sees(owner(CHARM), 0)
    show.lab(scholar(play=[LAMP, CHARM, LAMP_GIFT]), scholar(DREAMER))
    show.answer("use lab/lamp-gift")
    show.sees(controller(LAMP), 1)
    show.sees(controller(CHARM), 0)


@shows("ahlcg/attach-to/i")
def an_attachment_that_moves_leaves_its_old_place(show: Show) -> None:
    """The shroud goes down here and up there."""
    show.lab(scholar(play=[DRIFT]), locations=[Place(HALL, attached=[MIST]), LOFT])
    show.sees(shroud(HALL), 4)
    show.sees(shroud(LOFT), 2)
    show.answer("use lab/drift")
    show.sees(host(MIST), LOFT)
    show.sees(shroud(HALL), 2)
    show.sees(shroud(LOFT), 4)


@shows("ahlcg/attach-to/j")
def a_victory_card_on_a_defeated_enemy_goes_to_the_victory_display(show: Show) -> None:
    """The enemy itself is discarded; without the enemy's defeat the trophy stays."""
    show.lab(scholar(threat=[TROPHY], play=[PIN, STRIKE_3]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/trophy-pin")
    show.sees(host(TROPHY), FIEND)
    show.sees(victory(), [])
    show.answer("use lab/strike-of-3")
    show.sees(victory(), [TROPHY])
    show.sees(encounter_discard(), [FIEND])
    show.lab(scholar(threat=[TROPHY], play=[STRIKE_3]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/strike-of-3")
    show.sees(victory(), [])
    show.sees(zone(TROPHY), "play")
