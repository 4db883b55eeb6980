"""Words of the rules, T to Z: damage taken, titles, uses, victory, weaknesses, "you"."""

from __future__ import annotations

from orne.arkham.abilities import Use, event, free
from orne.arkham.language import YOU, Cannot, Discard, Do, Gain, unless_all_clues
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.entering import enter_asset
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from orne.rulings.laboratory.arkham import (
    AGNES,
    DAISY,
    DUST,
    HALL,
    MYTHOS,
    QUIET,
    SKIDS,
    WENDY,
    lab_card,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    controller,
    damage,
    discard,
    horror,
    in_play,
    log,
    owner,
    resolution,
    resources,
    threat,
    uses,
    victory,
    view,
    zone,
)


def _leave(g: ArkhamTable, use: Use) -> None:
    """Resign."""
    resign(g, use.seat)


EXIT = lab_card("door", free(Do(_leave)))
ROOMS = [lab_card(f"room-{n}", type="location", victory=1) for n in range(3)]


def _bring(g: ArkhamTable, use: Use) -> None:
    """Put Leo into play."""
    enter_asset(g, g.state.hand[use.seat][0], use.seat)


DOOR = lab_card("back-door", free(Do(_bring), Discard()))
FIRST = lab_card("omen-a", event(Gain(1), limit=Limit(1, "round", True)), type="event", title="Omen", subtitle="A")
SECOND = lab_card("omen-b", event(Gain(1), limit=Limit(1, "round", True)), type="event", title="Omen", subtitle="B")
MINE = lab_card("old-man", unique=True)
OTHER = lab_card("old-man-foe", type="enemy", title="Old Man", unique=True)
ATTIC_BAN = lab_card("attic-ban", Cannot("play", YOU, unless_all_clues("core/attic")), type="treachery")


@shows("ahlcg/taking-damage-horror/a")
def damage_taken_may_go_to_assets(show: Show) -> None:
    """The damage taken on entering the Cellar may be put on Leather Coat."""
    show.lay(Inv(WENDY, play=["leather-coat"]), locations=["hallway", Place("cellar")])
    show.answer("move core/cellar")
    show.offers("damage core/wendy-adams", "damage core/leather-coat")
    show.answer("damage core/leather-coat")
    show.sees(damage("core/leather-coat"), 1)
    show.sees(damage("core/wendy-adams"), 0)


@shows("ahlcg/victory/c")
def victory_locations_count_at_the_end_if_revealed_and_without_clues(show: Show) -> None:
    """Of three victory locations only the revealed one without clues goes to the victory display."""
    show.lab(
        scholar(play=[EXIT]), locations=[HALL, ROOMS[0], Place(ROOMS[1], clues=1), Place(ROOMS[2], revealed=False)]
    )
    show.answer("use lab/door")
    show.sees(victory(), [ROOMS[0]])


@shows("ahlcg/unique/b")
def a_second_unique_card_comes_by_no_way(show: Show) -> None:
    """A second Leo De Luca can be neither played nor put into play."""
    show.lay(Inv(SKIDS, hand=["leo-de-luca-1"], play=["leo-de-luca", DOOR], resources=9))
    show.never_mentions("play core/leo-de-luca-1")
    show.answer("use lab/back-door")
    show.sees(zone("core/leo-de-luca-1"), "hand")
    show.sees(zone("core/leo-de-luca"), "play")


@shows("ahlcg/treachery-cards/b")
def a_subtitle_makes_no_other_card(show: Show) -> None:
    """A limit by title counts two events that differ in their subtitles only."""
    show.lab(scholar(hand=[FIRST, SECOND]))
    show.offers_of("play", "play lab/omen-a", "play lab/omen-b")
    show.answer("play lab/omen-a")
    show.offers_of("play")


@shows("ahlcg/unique/c")
def a_unique_scenario_card_makes_a_players_copy_leave(show: Show) -> None:
    """The drawn enemy enters play, and the player's unique card with the same title is discarded."""
    show.lab(scholar(play=[MINE, pause()]), encounter_deck=[OTHER, DUST], **MYTHOS)
    show.sees(zone(MINE), "discard pile")
    show.sees(owner(MINE), 0)
    show.sees(threat(OTHER), 0)


@shows("ahlcg/uses/b")
def a_gun_without_ammo_stays_and_fires_no_more(show: Show) -> None:
    """After its last shot the .45 Automatic stays in play and cannot be used."""
    show.lay(
        Inv(play=[In("45-automatic", tokens=1)]), locations=["attic"], bag=("0",), enemies=[Foe("icy-ghoul", engaged=0)]
    )
    show.answer("use core/45-automatic")
    show.sees(uses("core/45-automatic"), 0)
    show.sees(damage("core/icy-ghoul"), 2)
    show.lacks("use core/45-automatic")
    show.sees(controller("core/45-automatic"), 0)


@shows("ahlcg/uses/e")
def first_aid_goes_with_the_payment_of_its_last_supply(show: Show) -> None:
    """It is discarded before the attack it provokes, and heals all the same."""
    show.lay(Inv(play=(In("first-aid", tokens=1), "guard-dog"), damage=2), enemies=[Foe("swarm-of-rats", engaged=0)])
    show.answer("use core/first-aid")
    show.offers("damage core/roland-banks", "damage core/guard-dog")
    show.sees(in_play(), ["guard-dog"])
    show.answer("damage core/roland-banks")
    show.sees(view(0, "investigators", 0, "damage"), 2)
    show.sees(discard(), ["first-aid"])
    show.asked(0, "turn")


@shows("ahlcg/unless-all-clues/a")
def the_last_clue_lifts_what_waits_for_it(show: Show) -> None:
    """An unrevealed Attic does not lift the ban on playing cards; discovering its last clue does, at once."""
    show.lay(Inv(hand=["emergency-cache"], threat=[ATTIC_BAN]), locations=["hallway", Place("attic", revealed=False)])
    show.lacks("play core/emergency-cache")
    show.lay(Inv(hand=["emergency-cache"], threat=[ATTIC_BAN], at=1), locations=["hallway", Place("attic", clues=1)])
    show.offers("investigate core/attic", "move core/hallway", "draw", "resource", "end turn")
    show.answer("investigate core/attic")
    show.includes("play core/emergency-cache")
    show.answer("play core/emergency-cache")
    show.sees(resources(0), 8)
    show.asked(0, "turn")


@shows("ahlcg/you-your/a", "ahlcg/you-your/e")
def you_in_a_revelation_is_the_drawer(show: Show) -> None:
    """Frozen in Fear goes to the threat area of Daisy, who drew it."""
    show.lay(Inv(play=[pause()]), Inv(DAISY), lead=1, encounter_deck=["frozen-in-fear", *QUIET], **MYTHOS)
    show.sees(threat("core/frozen-in-fear"), 1)
    show.sees(log("threat area"), ["threat area frozen-in-fear", "threat area dissonant-voices"])


@shows("ahlcg/you-your/c")
def a_clause_says_whom_it_concerns(show: Show) -> None:
    """Young Deep One frightens the investigator it engages, and nobody else."""
    show.lay(Inv(), Inv(DAISY), enemies=[Foe("young-deep-one", engaged=1)])
    show.answer("engage core/young-deep-one")
    show.sees(horror("core/roland-banks"), 1)
    show.sees(horror("core/daisy-walker"), 0)


@shows("ahlcg/winning-and-losing/a", "ahlcg/winning-and-losing/b")
def a_scenario_ends_by_a_resolution_or_with_everybody_out(show: Show) -> None:
    """The agenda ends it with resolution 3; with everybody gone there is no resolution."""
    show.lay(
        Inv(),
        locations=["hallway"],
        act="the-barrier",
        agenda="theyre-getting-out",
        agenda_doom=99,
        step="1.3 check doom",
        active=None,
    )
    show.sees(resolution(), "R3")
    show.lay(Inv(damage=8), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("draw")
    show.sees(resolution(), "none")


@shows("ahlcg/weakness/d", "ahlcg/weakness/i", "ahlcg/weakness/k")
def a_drawn_weakness_event_goes_to_the_hand_and_an_asset_by_its_text(show: Show) -> None:
    """Dark Memory goes to the hand and can be played; The Necronomicon is Daisy's; nobody controls Mob Enforcer."""
    show.lay(Inv(AGNES, deck=["dark-memory", "knife"]))
    show.answer("draw")
    show.includes("play core/dark-memory")
    show.answer("play core/dark-memory")
    show.sees(resources(0), 3)
    show.sees(zone("core/dark-memory"), "discard pile")
    show.lay(Inv(DAISY, deck=["the-necronomicon", "knife"]))
    show.answer("draw")
    show.sees(zone("core/the-necronomicon"), "play")
    show.sees(threat("core/the-necronomicon"), 0)
    show.sees(controller("core/the-necronomicon"), 0)
    show.lay(Inv(DAISY), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
    show.sees(controller("core/mob-enforcer"), None)
