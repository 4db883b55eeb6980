"""Limits, copies, lasting effects, replacements and the order of investigators."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free, reaction
from orne.arkham.events import DISCOVERS, PHASE_ENDS, ROUND_ENDS, TURN_ENDS
from orne.arkham.facts import COMBAT
from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language import (
    CHOSEN,
    ENEMY,
    YOU,
    Also,
    Discard,
    Do,
    Gain,
    Gives,
    Immune,
    Instead,
    Take,
    Until,
    after,
    everything,
    when,
    would,
)
from orne.arkham.rules.spawning import spawn
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.arkham.values import skill as skill_of
from orne.kernel.limits import Limit
from orne.rulings.laboratory.arkham import (
    DREAMER,
    ENEMY_PHASE,
    FIEND,
    HALL,
    LOFT,
    MASKS,
    MYTHOS,
    PILOT,
    SAILOR,
    SCHOLAR,
    lab_card,
    pause,
    scholar,
    told,
    uid_of,
    yours,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    clues,
    deck_size,
    encounter_discard,
    entries,
    fight,
    hand,
    harm_on,
    host,
    lead,
    log,
    resolution,
    resources,
    round_number,
    said,
    skill,
    zone,
)

CUP = lab_card("round-cup", free(Gain(1), limit=Limit(1, "round", False)))
WELL = lab_card(
    "group-well", free(Gain(1), limit=Limit(1, "group round", False)), type="location", connects=(), clues=0
)
HORN = lab_card("round-horn", free(Gain(1), limit=Limit(1, "round", True)))
POTION = lab_card(
    "potion", free(Also(*(Until(until, Gives(YOU, COMBAT, 1)) for until in ("turn", "phase", "round"))), Discard())
)


def _weigh(g: ArkhamTable, use: Use) -> None:
    """Say what ends, and your combat."""
    assert use.event is not None
    g.note("said", NOWHERE, after=f"{use.event.kind} {skill_of(g, use.seat, COMBAT)}")


GLASS = lab_card(
    "hourglass",
    *(forced(after(kind, lambda g, use, e: True, kind), Do(_weigh)) for kind in (TURN_ENDS, PHASE_ENDS, ROUND_ENDS)),
)
DRUM = lab_card("war-drum", free(Until("phase", Gives(CHOSEN, "fight", 1), who=everything(ENEMY)), Discard()))
SECOND_COMES = lab_card(
    "second-comes", free(told("another fiend comes", lambda g, use: spawn(g, uid_of(g, FIEND, 1), use.seat)), Discard())
)
SHIELD = lab_card("turn-shield", free(Until("turn", Immune(CHOSEN, PLAYER_CARDS), who=everything(ENEMY)), Discard()))
ROUND_DRUM = lab_card("round-drum", free(Until("round", Gives(CHOSEN, "fight", 1), who=everything(ENEMY)), Discard()))
WOULD_DISCOVER = would(DISCOVERS, yours, "you would discover clues")
PURSE = lab_card("other-purse", reaction(WOULD_DISCOVER, Instead(Gain(2))))
NERVES = lab_card("other-nerves", reaction(WOULD_DISCOVER, Instead(Take(0, 1))))
LAMP = lab_card("other-lamp", reaction(when(DISCOVERS, yours, "you discover clues"), Gain(5)))


@shows("ahlcg/limits-and-maximums/a", "ahlcg/limits-and-maximums/h")
def limits_end_with_their_period(show: Show) -> None:
    """Each cup once a round, the horns once a round by title, the well once for all; next round all are there again."""
    unused = ["use lab/round-cup", "use lab/round-cup#2", "use lab/round-horn", "use lab/round-horn#2"]
    show.lab(scholar(play=[CUP, CUP, HORN, HORN, pause()]), locations=[WELL])
    show.offers_of("use", *unused, "use lab/group-well", "use lab/pause")
    show.answer("use lab/round-cup")
    show.offers_of("use", *unused[1:], "use lab/group-well", "use lab/pause")
    show.answer("use lab/round-horn#2")
    show.offers_of("use", "use lab/round-cup#2", "use lab/group-well", "use lab/pause")
    show.answer("use lab/group-well")
    show.offers_of("use", "use lab/round-cup#2", "use lab/pause")
    show.sees(resources(0), 8)
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(round_number(), 3)
    show.offers_of("use", *unused, "use lab/group-well", "use lab/pause")


@shows("ahlcg/limits-and-maximums/c")
def a_second_fog_at_the_same_location_is_not_attached(show: Show) -> None:
    """At a location with an Obscuring Fog the second one is discarded, at another it is attached."""
    for at, where, pile in ((0, None, ["obscuring-fog"]), (1, "attic", [])):
        show.lay(
            Inv(at=at, play=[pause()]),
            locations=[Place("hallway", attached=["obscuring-fog"]), "attic"],
            encounter_deck=["obscuring-fog", "ancient-evils"],
            **MYTHOS,
        )
        show.sees(host("obscuring-fog"), "hallway")
        show.sees(host("obscuring-fog", 2), where)
        show.sees(encounter_discard(), pile)


@shows("ahlcg/limits-and-maximums/d", "ahlcg/limits-and-maximums/e", "ahlcg/game/a")
def a_limit_is_each_players_and_a_group_limit_everybodys(show: Show) -> None:
    """Southside may be used once by each, Northside once by anybody; a new game knows nothing of it."""
    for where, left in (("southside-historical-society", ["use southside-historical-society"]), ("northside", [])):
        people = Inv(resources=9), Inv("daisy-walker", resources=9)
        show.lay(*people, locations=[where], **MASKS)
        show.offers_of("use", f"use {where}", "use predator-or-prey")
        show.answer(f"use {where}")
        show.offers_of("use", "use predator-or-prey")
        show.answer("end turn")
        show.asked(1, "turn")
        show.offers_of("use", *left, "use predator-or-prey")
        show.lay(*people, locations=[where], active=1, **MASKS)
        show.offers_of("use", f"use {where}", "use predator-or-prey")


@shows("ahlcg/lasting-effects/b", "ahlcg/lasting-effects/d")
def lasting_effects_end_just_before_what_comes_at_the_end(show: Show) -> None:
    """A potion that is gone gives 1 combat until turn, phase and round end; each is over when its end is answered."""
    show.lab(scholar(play=[POTION, GLASS]))
    show.answer("use lab/potion")
    show.sees(zone(POTION), "discard pile")
    show.sees(skill(0, "combat"), 6)
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(
        said(),
        [
            f"{TURN_ENDS} 5",
            f"{PHASE_ENDS} 4",
            f"{PHASE_ENDS} 4",
            f"{PHASE_ENDS} 4",
            f"{ROUND_ENDS} 3",
            f"{PHASE_ENDS} 3",
        ],
    )
    show.sees(skill(0, "combat"), 3)


@shows("ahlcg/lasting-effects/c")
def a_lasting_effect_covers_what_is_there(show: Show) -> None:
    """The fiend in play fights with 1 more, one that comes afterwards does not."""
    show.lab(scholar(play=[DRUM, SECOND_COMES]), enemies=[Foe(FIEND, engaged=0)], set_aside=[FIEND])
    show.answer("use lab/war-drum", "use lab/second-comes")
    show.sees(zone(FIEND, 2), "play")
    show.sees(fight(FIEND), 4)
    show.sees(fight(FIEND, 2), 3)


@shows("ahlcg/lasting-effects/e")
def what_ends_with_a_turn_begins_in_one(show: Show) -> None:
    """Skids buys an action of this turn in his turn, not in the enemy phase."""
    show.lay(Inv("skids-otoole", play=[pause()]))
    show.offers_of("use", "use skids-otoole", "use lab/pause")
    show.lay(Inv("skids-otoole", play=[pause()]), **ENEMY_PHASE)
    show.offers("use lab/pause", "pass")


@shows("ahlcg/immune/c")
def what_already_lasts_stays_when_immunity_comes(show: Show) -> None:
    """A fiend that fights with 1 more does so when it becomes immune; while immune it gets no more, nor afterwards."""
    show.lab(scholar(play=[ROUND_DRUM, SHIELD, pause()]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/round-drum", "use lab/turn-shield")
    show.sees(fight(FIEND), 4)
    show.lab(scholar(play=[ROUND_DRUM, SHIELD, pause()]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/turn-shield", "use lab/round-drum")
    show.sees(fight(FIEND), 3)
    show.answer("end turn")
    show.sees(fight(FIEND), 3)
    show.sees(round_number(), 2)
    show.lab(scholar(play=[ROUND_DRUM, pause()]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/round-drum", "end turn")
    show.sees(fight(FIEND), 4)


@shows("ahlcg/instead/b")
def the_latest_of_several_replacements_counts(show: Show) -> None:
    """Without any the clue is discovered; one replaces it; where both are used the second one counts."""
    places: list[str | Place] = [Place(HALL, clues=3), LOFT]
    for answers, outcome in (
        (["pass"], (5, 0, 1, 2)),
        (["react lab/other-purse", "pass"], (7, 0, 0, 3)),
        (["react lab/other-purse", "react lab/other-nerves"], (5, 1, 0, 3)),
        (["react lab/other-nerves", "react lab/other-purse"], (7, 0, 0, 3)),
    ):
        show.lab(scholar(play=[PURSE, NERVES]), locations=places)
        show.answer("investigate lab/hall")
        show.offers("react lab/other-purse", "react lab/other-nerves", "pass")
        show.answer(*answers)
        show.sees(resources(0), outcome[0])
        show.sees(harm_on(SCHOLAR), [0, outcome[1]])
        show.sees(clues(SCHOLAR), outcome[2])
        show.sees(clues(HALL), outcome[3])
        show.offers("investigate lab/hall", "move lab/loft", "draw", "resource", "end turn")


@shows("ahlcg/instead/c")
def would_comes_before_when(show: Show) -> None:
    """Cover Up is offered first, and once it is used there is no discovery for the lamp to answer."""
    rest = {"locations": [Place("attic", clues=2)]}
    show.lay(Inv(play=[LAMP], threat=[In("cover-up", clues=3)]), **rest)
    show.answer("investigate attic")
    show.offers("react cover-up", "pass")
    show.answer("react cover-up")
    show.asked(0, "turn")
    show.sees(resources(0), 5)
    show.sees(clues("cover-up"), 2)
    show.sees(clues("attic"), 2)
    show.lay(Inv(play=[LAMP], threat=[In("cover-up", clues=3)]), **rest)
    show.answer("investigate attic", "pass")
    show.offers("react lab/other-lamp", "pass")
    show.answer("react lab/other-lamp")
    show.sees(resources(0), 10)
    show.sees(clues("attic"), 1)


@shows("ahlcg/if/a", idle=False)
def an_objective_comes_between_when_and_after(show: Show) -> None:
    """The act advances as the Priest is defeated, before Roland could answer the defeat and discover a clue."""
    show.lay(
        Inv(),
        locations=[Place("hallway", clues=1)],
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
    )
    show.answer("fight ghoul-priest")
    show.sees(zone("ghoul-priest"), "victory display")
    show.offers("burn", "refuse")
    show.sees(clues("roland-banks"), 0)
    show.sees(resolution(), "")
    show.sees(log("act advances"), ["act advances what-have-you-done"])


@shows("ahlcg/in-player-order/a")
def player_order_begins_with_the_lead(show: Show) -> None:
    """Of four, with the third as the lead, encounter cards come to the third, fourth, first and second."""
    people = scholar(play=[pause()]), scholar(DREAMER), scholar(PILOT), scholar(SAILOR)
    for first, order in ((2, [2, 3, 0, 1]), (0, [0, 1, 2, 3])):
        show.lab(*people, lead=first, **MYTHOS)
        show.sees(lead(), first)
        show.sees(entries("encounter"), [("lab/dust", seat, None, None) for seat in order])


@shows("ahlcg/lead-investigator/a", "ahlcg/mulligan/c")
def the_lead_is_settled_when_a_scenario_starts(show: Show) -> None:
    """The second of three was picked; they decide on their opening hands from the lead on."""
    deck = ["core/emergency-cache"] * 15 + ["core/knife"] * 15
    people = [{"id": f"core/{name}", "deck": deck} for name in ("roland-banks", "wendy-adams", "daisy-walker")]
    show.begin(scenario="the-gathering", investigators=people, seed=5, lead=1, difficulty="standard", log={}, bag=[])
    show.sees(lead(), 1)
    for seat in (1, 2, 0):
        show.asked(seat, "mulligan")
        show.answer("keep")
    show.asked(1, "next turn")


@shows("ahlcg/investigator-deck/a")
def your_deck_is_your_own(show: Show) -> None:
    """Research Librarian finds Daisy's tome in her deck, not Roland's in his."""
    show.lay(
        Inv("daisy-walker", hand=["research-librarian"], deck=["knife", "old-book-of-lore"]),
        Inv(deck=["medical-texts", "knife"]),
    )
    show.answer("play research-librarian", "react research-librarian")
    show.sees(hand(), ["old-book-of-lore"])
    show.sees(deck_size(1), 2)
