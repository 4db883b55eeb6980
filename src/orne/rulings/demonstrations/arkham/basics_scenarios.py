"""The three scenarios of the first campaign: how each begins, goes on and ends."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import MASKS
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    act,
    agenda,
    location,
    locations,
    log_left,
    place,
    resolution,
    threat,
    victory,
    view,
    zone,
)

ROLAND: dict[str, Any] = {"id": "core/roland-banks", "deck": ["core/emergency-cache"] * 30}
LAST: dict[str, Any] = {"act": "what-have-you-done", "enemies": [Foe("ghoul-priest", engaged=0, damage=4)]}
LATE: dict[str, Any] = {**MASKS, "agenda": "time-is-running-short"}
FIVE = ["herman-collins", "peter-warren", "ruth-turner", "victoria-devereux", "the-masked-hunter"]


@shows("arkham/basics/1.25", idle=False)
def places_of_victory_count_when_they_are_revealed_and_empty(show: Show) -> None:
    """The Flesh-Eater overcome lies there already; the Attic joins it at the end if it is revealed and has no clue."""
    for attic, added in (
        (Place("attic"), ["attic"]),
        (Place("attic", clues=1), []),
        (Place("attic", revealed=False), []),
    ):
        show.lay(Inv(), locations=["hallway", attic], victory=["flesh-eater"], **LAST)
        show.sees(victory(), ["flesh-eater"])
        show.answer("fight ghoul-priest")
        show.sees(victory(), ["flesh-eater", "ghoul-priest"])
        show.answer("refuse")
        show.offers()
        show.sees(victory(), ["flesh-eater", "ghoul-priest", *added])


@shows("arkham/basics/4.2", idle=False)
def the_gathering_from_the_study_to_the_priest(show: Show) -> None:
    """Two clues lead out of the Study, three through the barrier, where Lita and the Ghoul Priest are; then it ends."""
    show.begin(scenario="the-gathering", investigators=[ROLAND], seed=5, bag=["0"])
    show.answer("keep")
    show.sees(locations(), ["study"])
    show.offers_of("move")
    show.answer("investigate study", "investigate study", "advance trapped")
    show.sees(locations(), ["hallway", "attic", "cellar", "parlor"])
    show.sees(place(), "hallway")
    show.sees(act(), "the-barrier")
    show.offers_of("move", "move attic", "move cellar")
    show.lay(
        Inv(clues=3),
        locations=["hallway", "attic", "cellar", Place("parlor", revealed=False)],
        act="the-barrier",
        later_acts=["what-have-you-done"],
        set_aside=["ghoul-priest", "lita-chantler"],
    )
    show.answer("end turn")
    show.offers("yes", "no")
    show.answer("yes")
    show.sees(act(), "what-have-you-done")
    show.sees(location("lita-chantler"), "parlor")
    show.sees(threat("ghoul-priest"), 0)
    for choice, end, note in (("burn", "R1", "house_burned"), ("refuse", "R2", "house_standing")):
        show.lay(Inv(), locations=["hallway"], **LAST)
        show.answer("fight ghoul-priest")
        show.offers("burn", "refuse")
        show.answer(choice)
        show.offers()
        show.sees(resolution(), end)
        show.sees(log_left(), {note: True})


@shows("arkham/basics/4.3", idle=False)
def the_midnight_masks_until_six_are_found_or_midnight_comes(show: Show) -> None:
    """Five cultists are hidden and a sixth comes with the first agenda.

    The fifth found ends nothing and the sixth ends it; so does midnight, and then those still free get away.
    """
    show.begin(scenario="the-midnight-masks", investigators=[ROLAND], seed=5, log={"house_burned": True}, bag=["0"])
    show.answer("keep")
    show.sees(place(), "rivertown")
    show.sees(act(), "uncovering-the-conspiracy")
    show.sees(view(0, "special_deck"), 5)
    show.sees(zone("the-masked-hunter"), "set aside")
    show.lay(
        Inv(),
        **MASKS,
        later_agendas=["time-is-running-short"],
        set_aside=["the-masked-hunter"],
        agenda_doom=5,
        step="1.2 place doom",
        active=None,
    )
    show.sees(agenda(), "time-is-running-short")
    show.sees(threat("the-masked-hunter"), 0)
    show.lay(Inv(), victory=FIVE[:4], enemies=[Foe("wolf-man-drew", engaged=0, damage=3)], **LATE)
    show.answer("fight wolf-man-drew")
    show.asked(0, "turn")
    show.lay(Inv(), victory=FIVE, enemies=[Foe("wolf-man-drew", engaged=0, damage=3)], **LATE)
    show.answer("fight wolf-man-drew")
    show.offers()
    show.sees(resolution(), "R1")
    names = [f"core/{name}" for name in FIVE]
    everybody = sorted([*names, "core/wolf-man-drew"])
    show.sees(log_left(), {"cultists_interrogated": everybody, "cultists_got_away": []})
    show.lay(
        Inv(),
        **LATE,
        victory=FIVE[:1],
        special_deck=FIVE[1:4],
        enemies=[Foe("wolf-man-drew", at="graveyard")],
        agenda_doom=7,
        step="1.2 place doom",
        active=None,
    )
    show.offers()
    show.sees(resolution(), "R2")
    away = sorted([*names[1:4], "core/wolf-man-drew"])
    show.sees(log_left(), {"cultists_interrogated": names[:1], "cultists_got_away": away, "past_midnight": True})


@shows("arkham/basics/4.4", idle=False)
def the_devourer_below_is_kept_below_or_faced(show: Show) -> None:
    """The path leads into the woods and to the Ritual Site; there the ritual is broken, or what it called is fought."""
    show.begin(scenario="the-devourer-below", investigators=[ROLAND], seed=5, log={"house_burned": True})
    show.answer("keep")
    show.sees(place(), "main-path")
    woods = ["tangled-thicket", "old-house", "unhallowed-ground", "cliffside"]
    show.sees(locations(), ["main-path", *(f"arkham-woods-{name}" for name in woods)])
    show.sees(act(), "investigating-the-trail")
    show.sees(zone("ritual-site"), "set aside")
    show.sees(zone("umordhoth"), "set aside")
    show.lay(
        Inv(clues=3),
        scenario="the-devourer-below",
        locations=["main-path"],
        act="investigating-the-trail",
        later_acts=["into-the-darkness", "disrupting-the-ritual"],
        set_aside=["ritual-site", "umordhoth"],
    )
    show.answer("advance investigating-the-trail")
    show.sees(act(), "into-the-darkness")
    show.sees(locations(), ["main-path", "ritual-site"])
    show.lay(
        Inv(clues=2),
        scenario="the-devourer-below",
        locations=["ritual-site"],
        act="disrupting-the-ritual",
        set_aside=["umordhoth"],
    )
    show.answer("use disrupting-the-ritual", "willpower")
    show.asked(0, "turn")
    show.answer("use disrupting-the-ritual", "willpower")
    show.offers()
    show.sees(resolution(), "R1")
    show.sees(log_left(), {"ritual_broken": True})
    show.lay(
        Inv(),
        scenario="the-devourer-below",
        locations=["main-path", "ritual-site"],
        agenda="vengeance-awaits",
        agenda_doom=4,
        set_aside=["umordhoth"],
        step="1.2 place doom",
        active=None,
    )
    show.sees(location("umordhoth"), "ritual-site")
    show.sees(act(), "vengeance-awaits")
    show.lay(
        Inv(),
        scenario="the-devourer-below",
        locations=["ritual-site"],
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site", damage=9)],
        bag=["+1"],
    )
    show.answer("fight umordhoth")
    show.offers()
    show.sees(resolution(), "R2")
    show.sees(log_left(), {"repelled_umordhoth": True})
