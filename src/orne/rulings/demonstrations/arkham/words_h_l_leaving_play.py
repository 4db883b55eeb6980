"""In play and out of play: what enters, what leaves, what stays on it, where cards are meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from orne.arkham.abilities import Use, event, forced, free
from orne.arkham.events import LEAVES_PLAY
from orne.arkham.language import (
    CHOSEN,
    ENEMY,
    HOST,
    Blank,
    Discard,
    DiscardCard,
    Do,
    Gives,
    Until,
    after,
    everything,
    kind_of_card,
    the,
)
from orne.arkham.rules.attaching import attach
from orne.arkham.rules.encounter_deck import into_encounter_deck
from orne.arkham.rules.leaving import discard as discard_card
from orne.arkham.rules.leaving import remove_from_game
from orne.arkham.rules.spawning import spawn
from orne.arkham.rules.victory_display import to_victory
from orne.arkham.state import NOWHERE, ZONE_NAMES
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    AGENDA,
    DUST,
    FIEND,
    HALL,
    HUNTER,
    LOFT,
    MYTHOS,
    SECOND_AGENDA,
    lab_card,
    pause,
    scholar,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    agenda,
    agenda_doom,
    discard,
    doom,
    doom_in_play,
    encounter_discard,
    hand,
    has_keyword,
    host,
    in_play,
    is_in_play,
    log,
    phase,
    resources,
    said,
    threat,
    threats,
    victory,
    zone,
)

CLAMMY_FOG = lab_card("clammy-fog", Gives(HOST, "shroud", 2), type="treachery")


def hanging(slug: str, words: str, way: Callable[[ArkhamTable, int], None]) -> str:
    """A card that attaches the fog to the fiend, which then leaves play in some way."""

    def hang(g: ArkhamTable, use: Use) -> None:
        attach(g, uid_of(g, CLAMMY_FOG), uid_of(g, FIEND))
        way(g, uid_of(g, FIEND))

    hang.__doc__ = f"Attach the Clammy Fog to the Fiend, then {words}."
    return lab_card(slug, free(Do(hang)))


WAYS = {
    hanging("fiend-discarded", "discard the Fiend", discard_card): "encounter discard pile",
    hanging("fiend-removed", "remove the Fiend from the game", remove_from_game): "removed",
    hanging("fiend-shuffled", "shuffle the Fiend into its deck", into_encounter_deck): "encounter deck",
    hanging("fiend-displayed", "put the Fiend into the victory display", to_victory): "victory display",
}


def _who_left(g: ArkhamTable, use: Use) -> None:
    """Say what left play."""
    assert use.event is not None
    g.note("said", NOWHERE, after=g.state.catalogue.ids[g.state.cards[use.event.subject].kind])


LEAVING_EYE = lab_card(
    "leaving-eye", forced(after(LEAVES_PLAY, lambda g, use, e: True, "a card leaves"), Do(_who_left))
)
WORTHY = lab_card("worthy-foe", type="enemy", health=1, victory=1)
SPONGE = lab_card("wet-sponge", free(Until("phase", Blank(CHOSEN), who=everything(ENEMY)), Discard()))


def _again(g: ArkhamTable, use: Use) -> None:
    """Discard the hunter; it spawns again."""
    discard_card(g, uid_of(g, HUNTER))
    spawn(g, uid_of(g, HUNTER), use.seat)


COME_AGAIN = lab_card("come-again", free(Do(_again)))


def _where(g: ArkhamTable, use: Use) -> None:
    """Say where this card is, and how many cards are in hand and discard pile."""
    zone = ZONE_NAMES[g.state.cards[use.holder].zone]
    g.note("said", NOWHERE, after=f"{zone} {len(g.state.hand[0])} {len(g.state.discard[0])}")


LOOK_HERE = lab_card("look-here", event(Do(_where)), type="event")
BEARER = lab_card("shield-bearer", health=2)


BANISH = lab_card("banishment", free(DiscardCard(the(kind_of_card(FIEND)))))


@shows("ahlcg/leaves-play/c")
def attachments_are_discarded_with_what_bears_them(show: Show) -> None:
    """By whatever way the enemy leaves play, the fog that was attached to it is discarded."""
    for card, where in WAYS.items():
        show.lab(scholar(play=[card]), enemies=[Foe(FIEND, engaged=0)], encounter_deck=[CLAMMY_FOG, DUST])
        show.answer(f"use {card}")
        show.sees(zone(FIEND), where)
        show.sees(zone(CLAMMY_FOG), "encounter discard pile")
        show.sees(host(CLAMMY_FOG), None)
        show.asked(0, "turn")
    show.sees(log("attached"), ["attached lab/clammy-fog"])


@shows("ahlcg/leaves-play/a", "ahlcg/in-play-and-out-of-play/c")
def what_is_discarded_taken_back_or_won_leaves_play(show: Show) -> None:
    """A card taken back to hand, a discarded one, and an enemy put into the victory display have left play."""
    show.lab(
        scholar(play=[LEAVING_EYE, "core/magnifying-glass-1", "core/beat-cop"], hand=["core/knife"]),
        enemies=[Foe(WORTHY, engaged=0)],
        locations=[Place(HALL)],
    )
    show.answer("use magnifying-glass-1")
    show.sees(said(), ["core/magnifying-glass-1"])
    show.sees(hand(), ["knife", "magnifying-glass-1"])
    show.answer("use beat-cop")
    show.sees(said(), ["core/magnifying-glass-1", "core/beat-cop", WORTHY])
    show.sees(victory(), [WORTHY])
    show.sees(discard(), ["beat-cop"])
    show.answer("play magnifying-glass-1")
    show.sees(in_play(), [LEAVING_EYE, "magnifying-glass-1"])
    show.sees(said(), ["core/magnifying-glass-1", "core/beat-cop", WORTHY])


@shows("ahlcg/leaves-play/d")
def lasting_effects_on_a_card_end_as_it_leaves_play(show: Show) -> None:
    """A hunter without its text until the end of the phase has it again once it has gone and come back."""
    show.lab(scholar(play=[SPONGE, COME_AGAIN]), enemies=[Foe(HUNTER, engaged=0)])
    show.sees(has_keyword(HUNTER, "hunter"), True)
    show.answer("use lab/wet-sponge")
    show.sees(has_keyword(HUNTER, "hunter"), False)
    show.answer("use lab/come-again")
    show.sees(threat(HUNTER), 0)
    show.sees(has_keyword(HUNTER, "hunter"), True)


@shows("ahlcg/in-play-and-out-of-play/a", "ahlcg/in-play-and-out-of-play/b")
def what_is_in_play_and_what_is_not(show: Show) -> None:
    """Play area, current act and agenda, locations, threat areas; not hands, decks, piles, or what is set aside."""
    show.lay(
        Inv(play=["machete"], hand=["knife"], discard=["guts"], deck=["flashlight"], threat=["frozen-in-fear"]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="attic", exhausted=True)],
        locations=[Place("hallway", attached=["obscuring-fog"]), "attic"],
        set_aside=["ghoul-priest"],
        victory=["flesh-eater"],
        later_acts=["what-have-you-done"],
        encounter_deck=["icy-ghoul"],
        encounter_discard=["ancient-evils"],
    )
    for card in (
        "machete",
        "frozen-in-fear",
        "ghoul-minion",
        "swarm-of-rats",
        "obscuring-fog",
        "hallway",
        "attic",
        "the-barrier",
        "whats-going-on",
        "roland-banks",
    ):
        show.sees(is_in_play(card), True)
    for card in (
        "knife",
        "guts",
        "flashlight",
        "ghoul-priest",
        "flesh-eater",
        "what-have-you-done",
        "icy-ghoul",
        "ancient-evils",
    ):
        show.sees(is_in_play(card), False)


@shows("ahlcg/event-cards/c", "ahlcg/limbo/a", "ahlcg/limbo/b")
def an_event_is_in_limbo_while_it_resolves(show: Show) -> None:
    """It is in hand while the attack of opportunity falls, nowhere while it resolves, and then discarded."""
    show.lab(scholar(hand=[LOOK_HERE], play=[BEARER]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("play lab/look-here")
    show.offers("damage lab/scholar", "damage lab/shield-bearer")
    show.sees(hand(), [LOOK_HERE])
    show.sees(said(), [])
    show.answer("damage lab/scholar")
    show.sees(said(), ["limbo 0 0"])
    show.sees(discard(), [LOOK_HERE])
    show.sees(hand(), [])


@shows("ahlcg/limbo/a", "ahlcg/limbo/b", "ahlcg/limbo/c")
def a_treachery_goes_from_limbo_where_its_text_says(show: Show) -> None:
    """While it is tested for, Rotting Remains is in no pile; then it is discarded. Frozen in Fear enters play."""
    show.lay(
        Inv(play=[pause()], hand=["guts"]),
        Inv("daisy-walker"),
        encounter_deck=["rotting-remains", "frozen-in-fear", DUST],
        **MYTHOS,
    )
    show.pass_to("commit")
    show.sees(zone("rotting-remains"), "limbo")
    show.sees(encounter_discard(), [])
    show.sees(is_in_play("rotting-remains"), False)
    show.answer("commit guts")
    show.sees(zone("guts"), "committed")
    show.sees(hand(), [])
    show.sees(discard(), [])
    show.pass_to("turn")
    show.sees(threats(1), ["frozen-in-fear"])
    show.sees(encounter_discard(), ["rotting-remains"])
    show.sees(discard(), ["guts"])


@shows("ahlcg/in-play-and-out-of-play/d")
def tokens_are_in_play_while_their_card_is(show: Show) -> None:
    """Doom on an enemy counts towards the agenda; once the enemy is discarded it is gone."""
    show.lab(scholar(play=[BANISH]), enemies=[Foe(FIEND, at=LOFT, doom=2)], later_agendas=[SECOND_AGENDA])
    show.sees(doom_in_play(), 2)
    show.sees(resources(0), 5)
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(agenda(), SECOND_AGENDA)
    show.lab(scholar(play=[BANISH]), enemies=[Foe(FIEND, at=LOFT, doom=2)], later_agendas=[SECOND_AGENDA])
    show.answer("use lab/banishment")
    show.sees(doom_in_play(), 0)
    show.sees(doom(FIEND), 0)
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(agenda(), AGENDA)
    show.sees(agenda_doom(), 1)
    show.sees(phase(), "investigation")
