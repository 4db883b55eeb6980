"""The Midnight Masks: six cultists to find before midnight (arkham/basics/4.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from orne.arkham import values
from orne.arkham.campaigns.night_of_the_zealot.cards import FILLER, HUNTER, PRIEST
from orne.arkham.campaigns.night_of_the_zealot.notes import (
    GOT_AWAY,
    HOUSE_BURNED,
    INTERROGATED,
    PAST_MIDNIGHT,
    PRIEST_ALIVE,
)
from orne.arkham.layout import aside, encounter_deck, in_play, set_cards, stages, start_at
from orne.arkham.rules import chaos, clues, doom, encounter_draw, locations, spawning
from orne.arkham.rules.leaving import remove_from_game
from orne.arkham.rules.moving import move
from orne.arkham.scenario import Outcome, Scenario, Usual, usual_outcome
from orne.arkham.skill_test import Result
from orne.arkham.state import SPECIAL_DECK
from orne.kernel.rng import below, shuffle

if TYPE_CHECKING:
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

CULTIST = "Cultist"
ACOLYTE = "core/acolyte"
HOUSE, RIVERTOWN, GRAVEYARD = "core/your-house", "core/rivertown", "core/graveyard"
DOWNTOWNS = ("core/downtown-first-bank-of-arkham", "core/downtown-arkham-asylum")
SOUTHSIDES = ("core/southside-historical-society", "core/southside-mas-boarding-house")
ELSEWHERE = (
    RIVERTOWN,
    "core/st-marys-hospital",
    "core/miskatonic-university",
    "core/easttown",
    GRAVEYARD,
    "core/northside",
)
FIRST_AGENDA, LAST_AGENDA = "core/predator-or-prey", "core/time-is-running-short"
CULTISTS_WANTED = 6


class TheMidnightMasks(Scenario):
    """Scenario II of Night of the Zealot."""

    name = "the-midnight-masks"
    title = "The Midnight Masks"
    won_by = ("R1",)
    with_nobody_left = "R1"
    sets = ("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors")
    cultists = "cult-of-umordhoth"
    introduction = "Six people in Arkham prepare something for midnight; you have this one night to learn who they are."
    passages: ClassVar[Mapping[str, str]] = {
        "core/uncovering-the-conspiracy": "six names, one circle, and a place in the woods where it meets",
        "core/predator-or-prey": "somebody in a mask has followed you all evening and now steps into the light",
        "core/time-is-running-short": "the bells strike twelve, and the streets are suddenly empty",
    }

    own_deck = "cultists"
    usual = Usual("core/uncovering-the-conspiracy", FIRST_AGENDA, (HOUSE, RIVERTOWN, GRAVEYARD), FILLER)
    map: ClassVar[Mapping[str, tuple[tuple[int, int], ...]]] = {
        "core/northside": ((0, 0),),
        **dict.fromkeys(DOWNTOWNS, ((1, 0),)),
        "core/easttown": ((2, 0),),
        GRAVEYARD: ((3, 0),),
        "core/miskatonic-university": ((0, 1),),
        RIVERTOWN: ((2, 1),),
        HOUSE: ((3, 1),),
        "core/st-marys-hospital": ((0, 2),),
        **dict.fromkeys(SOUTHSIDES, ((1, 2),)),
    }

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """Five sets, the cultists, the hunter behind the first agenda, and the Ghoul Priest if it lives."""
        found = [*set_cards(self.sets), *set_cards((self.cultists,)), HUNTER]
        return [*found, PRIEST] if memory.get(PRIEST_ALIVE) else found

    def set_up(self, g: ArkhamTable) -> None:
        """Arkham with one of two Downtowns and Southsides; acolytes by number of investigators."""
        stages(g, ("core/uncovering-the-conspiracy",), (FIRST_AGENDA, LAST_AGENDA))
        for card in set_cards((self.cultists,)):
            move(g, aside(g, card), SPECIAL_DECK)
        shuffle(g.state, g.state.special_deck)
        downtown, southside = _one_of(g, DOWNTOWNS), _one_of(g, SOUTHSIDES)
        for card in (*ELSEWHERE, downtown, southside):
            locations.put_into_play(g, aside(g, card))
        if g.state.remembered(HOUSE_BURNED):
            remove_from_game(g, aside(g, HOUSE))
        else:
            locations.put_into_play(g, aside(g, HOUSE))
        start_at(g, in_play(g, RIVERTOWN if g.state.remembered(HOUSE_BURNED) else HOUSE))
        for place in (southside, downtown, GRAVEYARD)[: g.state.seats - 1]:
            spawning.spawn(g, aside(g, ACOLYTE), g.state.lead, in_play(g, place))
        encounter_deck(g, (HUNTER,))

    # ---- tokens

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """A symbol's modifier."""
        hard = chaos.hard(g.state.difficulty)
        if token == chaos.SKULL:
            return -(values.doom_in_play(g) if hard else max((g.state.cards[c].doom for c in cultists(g)), default=0))
        return {chaos.CULTIST: -2, chaos.TABLET: -4 if hard else -3}.get(token, 0)

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """Doom on cultists, clues lost."""
        seat = test.seat
        hard = chaos.hard(g.state.difficulty)
        another = self.reveals_another(g, seat, token)
        if token == chaos.CULTIST:
            found = cultists(g)
            if not hard and found:
                near = locations.nearest(g, g.state.place[seat], found)
                found = [g.choose_card(g.state.lead, "Put the doom on which cultist?", near, "doom")]
            for uid in found:
                doom.place_doom(g, uid, 1)
        elif token == chaos.TABLET:
            test.on_fail.append(
                Result("tablet", lambda g, test: clues.drop(g, seat, clues.clues_of(g, seat) if hard else 1))
            )
        return another

    def reveals_another(self, g: ArkhamTable, seat: int, token: str) -> bool:
        """The cultist's hard side asks for another token while no Cultist is there."""
        return token == chaos.CULTIST and chaos.hard(g.state.difficulty) and not cultists(g)

    # ---- acts and agendas

    def objective(self, g: ArkhamTable, act: str) -> bool:
        """The act advances once six unique cultists are in the victory display."""
        return len(_unique_cultists(g, g.state.victory)) >= CULTISTS_WANTED

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """Every cultist is known."""
        g.end("R1", "all cultists have been found")

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """First the Masked Hunter comes; then it is midnight."""
        if agenda == FIRST_AGENDA:
            encounter_draw.resolve_encounter(g, aside(g, HUNTER), g.state.lead)
        else:
            g.end("R2", "the clock strikes midnight")

    def resolutions(self) -> Mapping[str, str]:
        """How it can end."""
        return {
            "R1": "You know enough of the conspiracy to follow it into the woods.",
            "R2": "Midnight came before you were done, and the rest of them are gone.",
        }

    def outcome(self, g: ArkhamTable) -> Outcome:
        """Who was interrogated and who got away; midnight; whether the Ghoul Priest lives. Ids of cards, not titles."""
        state = g.state
        away = _unique_cultists(g, (*state.special_deck, *state.play))
        if state.resolution != "R2" and g.kind(state.agenda).slug == FIRST_AGENDA and HUNTER not in away:
            away = (*away, HUNTER)
        notes: dict[str, Any] = {
            INTERROGATED: _unique_cultists(g, state.victory),
            GOT_AWAY: tuple(sorted(away)),
        }
        if state.resolution == "R2":
            notes[PAST_MIDNIGHT] = True
        slain = any(g.kind(uid).slug == PRIEST for uid in state.victory)
        return usual_outcome(g, notes=notes, crossed_out=(PRIEST_ALIVE,) if slain else ())


def cultists(g: ArkhamTable) -> list[int]:
    """The Cultist enemies in play."""
    return [uid for uid in values.enemies(g) if values.has_trait(g, uid, CULTIST)]


def _unique_cultists(g: ArkhamTable, cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """The ids of the unique Cultist enemies among some cards."""
    kinds = [g.kind(uid) for uid in cards]
    return tuple(
        sorted(k.slug for k in kinds if k.facts.type == "enemy" and k.facts.unique and CULTIST in k.facts.traits)
    )


def _one_of(g: ArkhamTable, cards: tuple[str, ...]) -> str:
    """One of some locations at random; the others leave the game."""
    chosen = cards[below(g.state, len(cards))]
    for card in cards:
        if card != chosen:
            remove_from_game(g, aside(g, card))
    return chosen


SCENARIO = TheMidnightMasks()
