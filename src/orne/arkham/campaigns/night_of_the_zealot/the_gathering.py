"""The Gathering: trapped in a house that has grown too large (arkham/basics/4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from orne.arkham import values
from orne.arkham.campaigns.night_of_the_zealot.cards import FILLER, LITA, PRIEST
from orne.arkham.campaigns.night_of_the_zealot.notes import HOUSE_BURNED, HOUSE_STANDING, LITA_ELSEWHERE, PRIEST_ALIVE
from orne.arkham.layout import aside, encounter_deck, in_play, set_cards, stages, start_at
from orne.arkham.rules import (
    chaos,
    clues,
    damage,
    encounter_draw,
    hands,
    locations,
    searching,
    spawning,
    travel,
)
from orne.arkham.rules.elimination import eliminate_together, suffer_trauma
from orne.arkham.rules.encounter_deck import discard_until, shuffle_encounter_deck
from orne.arkham.rules.entering import into_play
from orne.arkham.rules.leaving import discard_together, remove_from_game
from orne.arkham.rules.stages import act_number, advance_act
from orne.arkham.scenario import Outcome, Scenario, StoryAsset, Usual, usual_outcome
from orne.arkham.skill_test import Result
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

GHOUL = "Ghoul"
HALLWAY, PARLOR = "core/hallway", "core/parlor"
SET_ASIDE = (PRIEST, LITA)


class TheGathering(Scenario):
    """Scenario I of Night of the Zealot."""

    name = "the-gathering"
    title = "The Gathering"
    won_by = ("R1", "R2")
    sets = ("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold")
    introduction = "Your study has lost its door, and something scratches behind the walls of your own house."
    passages: ClassVar[Mapping[str, str]] = {
        "core/trapped": "where the rug lay there is a way out, and it ends in a hallway far too long for this house",
        "core/the-barrier": "the warding gives way, and in the parlor a stranger is waiting, armed and not surprised",
        "core/what-have-you-done": "their priest lies dead, and the tunnels under your floor stand open",
        "core/whats-going-on": "the clock has skipped hours that none of you remember",
        "core/rise-of-the-ghouls": "claws are on the cellar stairs, and what climbs them is hungry",
        "core/theyre-getting-out": "they are through, too many to count, and the street is next",
    }

    usual = Usual("core/the-barrier", "core/whats-going-on", (HALLWAY, "core/attic", "core/cellar"), FILLER)
    map: ClassVar[Mapping[str, tuple[tuple[int, int], ...]]] = {
        "core/study": ((0, 1),),
        "core/attic": ((1, 0),),
        HALLWAY: ((1, 1),),
        "core/cellar": ((1, 2),),
        PARLOR: ((2, 1),),
    }

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """The six sets, nothing random among them."""
        return set_cards(self.sets)

    def set_up(self, g: ArkhamTable) -> None:
        """The Study in play; the rest of the house, the priest and Lita set aside."""
        stages(
            g,
            ("core/trapped", "core/the-barrier", "core/what-have-you-done"),
            ("core/whats-going-on", "core/rise-of-the-ghouls", "core/theyre-getting-out"),
        )
        encounter_deck(g, SET_ASIDE)
        study = aside(g, "core/study")
        locations.put_into_play(g, study)
        start_at(g, study)

    # ---- tokens

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """A symbol's modifier."""
        if chaos.hard(g.state.difficulty):
            return {chaos.SKULL: -2, chaos.CULTIST: 0, chaos.TABLET: -4}.get(token, 0)
        if token == chaos.SKULL:
            return -len(ghouls_at(g, g.state.place[seat]))
        return {chaos.CULTIST: -1, chaos.TABLET: -2}.get(token, 0)

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """Ghouls nearby make symbols worse."""
        seat = test.seat
        hard = chaos.hard(g.state.difficulty)
        if token == chaos.SKULL and hard:
            test.effects.append(_draw_ghoul)
        elif token == chaos.CULTIST:
            horror = 2 if hard else 1
            test.on_fail.append(Result("cultist", lambda g, test: damage.deal(g, seat, 0, horror)))
        elif token == chaos.TABLET and ghouls_at(g, g.state.place[seat]):
            damage.deal(g, seat, 1, 1 if hard else 0)
        return self.reveals_another(g, seat, token)

    def reveals_another(self, g: ArkhamTable, seat: int, token: str) -> bool:
        """The cultist's hard side asks for another token."""
        return token == chaos.CULTIST and chaos.hard(g.state.difficulty)

    # ---- acts and agendas

    def objective(self, g: ArkhamTable, act: str) -> bool:
        """The last act advances as soon as the Ghoul Priest is defeated."""
        return act == "core/what-have-you-done" and any(g.kind(uid).slug == PRIEST for uid in g.state.victory)

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """The door in the floor; the broken barrier; the decision about the house."""
        if act == "core/trapped":
            _out_of_the_study(g)
        elif act == "core/the-barrier":
            _barrier_breaks(g)
        else:
            burn = g.choose_one(g.state.lead, "Burn the house down?", [("burn", True), ("refuse", False)])
            g.end("R1" if burn else "R2", "the Ghoul Priest is defeated")

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """Time is lost; a ghoul comes; everybody is overrun."""
        if agenda == "core/whats-going-on":
            _lapse_in_time(g)
        elif agenda == "core/rise-of-the-ghouls":
            shuffle_encounter_deck(g)
            uid = discard_until(g, lambda uid: values.is_enemy(g, uid) and values.has_trait(g, uid, GHOUL))
            if uid >= 0:
                encounter_draw.resolve_encounter(g, uid, g.state.lead)
        elif act_number(g) < 3:
            g.end("R3", "the ghouls have got out")
        else:
            for seat in g.players():
                suffer_trauma(g, seat, 1, 0)
            eliminate_together(g, g.players(), "defeated")

    def round_ends(self, g: ArkhamTable) -> None:
        """The Barrier: those in the Hallway may pool their clues as the round ends."""
        if g.state.act < 0 or g.kind(g.state.act).slug != "core/the-barrier":
            return
        here = g.investigators_at(locations.by_title(g, HALLWAY))
        needed = g.per_investigator(g.kind(g.state.act).facts.clues or 0)
        if not here or not clues.group_can_spend(g, needed, here):
            return
        if g.yes(here[0], f"Spend {plural(needed, 'clue')} to break the barrier?", g.state.act):
            clues.group_spend(g, needed, here)
            advance_act(g)

    def resolutions(self) -> Mapping[str, str]:
        """How it can end."""
        return {
            "none": "None of you is left in the house, and what was in it is still there.",
            "R1": "You set the house on fire, and the way below with it.",
            "R2": "You let the house stand, and Lita leaves you.",
            "R3": "The ghouls broke out; nobody who stayed lived to tell.",
        }

    def outcome(self, g: ArkhamTable) -> Outcome:
        """The house and the priest, Lita, the lead's trauma or reward; 2 more experience unless trapped."""
        state = g.state
        lead = state.lead
        lita = (StoryAsset(LITA, (lead,)),)
        if state.resolution == "R1":
            trauma = [(p, m + (seat == lead)) for seat, (p, m) in enumerate(state.trauma)]
            return usual_outcome(g, 2, notes={HOUSE_BURNED: True}, story_assets=lita, trauma=tuple(trauma))
        if state.resolution == "R2":
            usual = usual_outcome(g, 2, notes={HOUSE_STANDING: True})
            more = tuple(number + (seat == lead) for seat, number in enumerate(usual.experience))
            return replace(usual, experience=more)
        notes = {HOUSE_STANDING: True, PRIEST_ALIVE: True}
        if state.resolution == "R3":
            return usual_outcome(
                g,
                notes=notes | {LITA_ELSEWHERE: True},
                experience=(0,) * state.seats,
                killed=tuple(seat for seat in range(state.seats) if state.gone[seat] != "resigned"),
                story_assets=(StoryAsset(LITA, anybody=True),),
            )
        return usual_outcome(g, 2, notes=notes, story_assets=lita)


def ghouls_at(g: ArkhamTable, location: int) -> list[int]:
    """The Ghoul enemies at a location."""
    return [uid for uid in values.enemies_at(g, location) if values.has_trait(g, uid, GHOUL)]


def _draw_ghoul(g: ArkhamTable, test: SkillTest) -> None:
    """After a failed test a Ghoul is searched out of the encounter deck and drawn."""
    if not test.success and not g.state.gone[test.seat]:
        searching.find_in_encounter(
            g,
            test.seat,
            lambda uid: values.is_enemy(g, uid) and values.has_trait(g, uid, GHOUL),
            "Draw which Ghoul?",
        )


def _out_of_the_study(g: ArkhamTable) -> None:
    """The rest of the house appears, and everybody is in the Hallway."""
    study = in_play(g, "core/study")
    for card in (HALLWAY, "core/attic", "core/cellar", PARLOR):
        locations.put_into_play(g, aside(g, card))
    discard_together(g, values.enemies_at(g, study))
    hallway = in_play(g, HALLWAY)
    for seat in g.players():
        travel.place_investigator(g, seat, hallway)
    remove_from_game(g, study)


def _barrier_breaks(g: ArkhamTable) -> None:
    """The Parlor is open, Lita is in it, and the Ghoul Priest comes."""
    parlor = in_play(g, PARLOR)
    locations.reveal(g, parlor)
    lita = aside(g, LITA)
    into_play(g, lita, at=parlor)
    g.note("put into play", lita, after=parlor)
    spawning.spawn(g, aside(g, PRIEST), g.state.lead, in_play(g, HALLWAY))


def _lapse_in_time(g: ArkhamTable) -> None:
    """Either everybody loses a random card, or the lead takes 2 horror."""
    choices = [("take 2 horror", False)]
    if any(g.state.hand[seat] for seat in g.players()):
        choices.insert(0, ("discard", True))
    if g.choose_one(g.state.lead, "Each investigator discards a random card, or you take 2 horror?", choices):
        for seat in g.players():
            hands.discard_at_random(g, seat)
    else:
        damage.deal(g, g.state.lead, 0, 2)


SCENARIO = TheGathering()
