"""The Devourer Below: into the woods, to stop a ritual or face what it calls (arkham/basics/4.4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from orne.arkham import values
from orne.arkham.campaigns.night_of_the_zealot.cards import FILLER, PRIEST
from orne.arkham.campaigns.night_of_the_zealot.notes import (
    GOT_AWAY,
    PAST_MIDNIGHT,
    PRIEST_ALIVE,
    REPELLED,
    RITUAL_BROKEN,
    SACRIFICED,
    SUCCUMBED,
)
from orne.arkham.facts import WILLPOWER, basic_weaknesses, encounter_sets, load
from orne.arkham.layout import aside, encounter_deck, set_cards, stages, start_at
from orne.arkham.rules import (
    chaos,
    damage,
    doom,
    hands,
    locations,
    searching,
    skill_test,
    spawning,
)
from orne.arkham.rules.encounter_deck import discard_until, refill_encounter_deck, shuffle_encounter_deck
from orne.arkham.rules.leaving import discard, discard_together, remove_from_game
from orne.arkham.rules.moving import move
from orne.arkham.scenario import GAINED, LOST, SURVIVED, WON, Outcome, Scenario, Usual, usual_outcome
from orne.arkham.skill_test import Result
from orne.arkham.state import ENCOUNTER, ENCOUNTER_DECK, NOWHERE, PLAY, REMOVED, State
from orne.kernel.dealing import Moves
from orne.kernel.rng import HasChance, below, shuffle

if TYPE_CHECKING:
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

MONSTER, ANCIENT_ONE, MADNESS = "Monster", "Ancient One", "Madness"
UMORDHOTH = "core/umordhoth"
MAIN_PATH, RITUAL_SITE = "core/main-path", "core/ritual-site"
WOODS = tuple(card for card in encounter_sets()["the-devourer-below"] if card.startswith("core/arkham-woods-"))
WOODS_IN_PLAY = 4
AGENTS = ("agents-of-yog-sothoth", "agents-of-shub-niggurath", "agents-of-cthulhu", "agents-of-hastur")
MADNESSES = tuple(card for card in basic_weaknesses() if MADNESS in load()[card].traits)
"""Every copy of the Madness weaknesses of one box."""
VENGEANCE = "core/vengeance-awaits"
CLUES_TO_BREAK = 2
WILL_OF_UMORDHOTH = 6


class TheDevourerBelow(Scenario):
    """Scenario III of Night of the Zealot."""

    name = "the-devourer-below"
    title = "The Devourer Below"
    # The card with the second resolution is act and agenda in one.
    won_by = ("R1", "R2")
    sets = ("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult")
    introduction = "Somewhere in the woods the cult has begun its ritual, and it will not wait for you."
    passages: ClassVar[Mapping[str, str]] = {
        "core/investigating-the-trail": "between the trees there is firelight, and the singing has a direction now",
        "core/into-the-darkness": "you reach the clearing, and those who guard it turn round",
        "core/disrupting-the-ritual": "a line of the circle breaks, and the song stops in the middle of a word",
        "core/the-arkham-woods": "you are not the only ones the fire has drawn here",
        "core/the-ritual-begins": "a thought that is not yours leans on your mind to see whether it holds",
        "core/vengeance-awaits": "the ground opens, and Umôrdhoth has come to see who called",
    }

    usual = Usual("core/into-the-darkness", "core/the-arkham-woods", (MAIN_PATH, *WOODS[:2]), FILLER)
    map: ClassVar[Mapping[str, tuple[tuple[int, int], ...]]] = {
        MAIN_PATH: ((1, 1),),
        "core/arkham-woods": ((0, 0), (2, 0), (0, 2), (2, 2)),
        RITUAL_SITE: ((3, 1),),
    }

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """The five sets, all Agents to choose one from, who got away, the priest, and Madness that may be gained."""
        found = set_cards((*self.sets, *AGENTS))
        found += memory.get(GOT_AWAY) or ()
        found += [PRIEST] if memory.get(PRIEST_ALIVE) else []
        return found + list(MADNESSES)

    def set_up(self, g: ArkhamTable) -> None:
        """Main Path and four unseen parts of the woods in play; one set of Agents unseen in the encounter deck."""
        state = g.state
        stages(
            g,
            ("core/investigating-the-trail", "core/into-the-darkness", "core/disrupting-the-ritual"),
            ("core/the-arkham-woods", "core/the-ritual-begins", VENGEANCE),
        )
        _take_from_pool(g)
        agents = AGENTS[below(state, len(AGENTS))]
        for uid in list(state.set_aside):
            if g.kind(uid).facts.encounter_set in AGENTS and g.kind(uid).facts.encounter_set != agents:
                move(g, uid, REMOVED)
        away = tuple(state.remembered(GOT_AWAY) or ())
        encounter_deck(g, (UMORDHOTH, *away, *MADNESSES))
        path = aside(g, MAIN_PATH)
        locations.put_into_play(g, path)
        woods = [aside(g, card) for card in WOODS]
        shuffle(state, woods)
        for uid in woods[:WOODS_IN_PLAY]:
            locations.put_into_play(g, uid)
        for uid in woods[WOODS_IN_PLAY:]:
            move(g, uid, REMOVED)
        start_at(g, path)
        doom.place_doom(g, state.agenda, (len(away) + 1) // 2)
        state.bag = (*state.bag, chaos.ELDER_THING)

    def after_mulligans(self, g: ArkhamTable) -> None:
        """Past midnight everybody begins with two random cards fewer."""
        if g.state.remembered(PAST_MIDNIGHT):
            for seat in g.players():
                for _ in range(2):
                    hands.discard_at_random(g, seat)

    # ---- tokens

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """A symbol's modifier."""
        if chaos.hard(g.state.difficulty):
            return {chaos.SKULL: -3, chaos.CULTIST: -4, chaos.TABLET: -5, chaos.ELDER_THING: -7}.get(token, 0)
        if token == chaos.SKULL:
            return -sum(values.has_trait(g, uid, MONSTER) for uid in values.enemies(g))
        return {chaos.CULTIST: -2, chaos.TABLET: -3, chaos.ELDER_THING: -5}.get(token, 0)

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """Monsters make symbols worse, cultists hasten the ritual, and an Ancient One brings another token."""
        seat = test.seat
        hard = chaos.hard(g.state.difficulty)
        if token == chaos.SKULL and hard:
            test.effects.append(_draw_monster)
        elif token == chaos.CULTIST:
            doom.place_doom(g, _nearest_enemy(g, seat), 2 if hard else 1)
        elif token == chaos.TABLET:
            if any(values.has_trait(g, uid, MONSTER) for uid in values.enemies_at(g, g.state.place[seat])):
                damage.deal(g, seat, 1, 1 if hard else 0)
        return self.reveals_another(g, seat, token)

    def reveals_another(self, g: ArkhamTable, seat: int, token: str) -> bool:
        """The elder thing asks for another token while an Ancient One is there."""
        return token == chaos.ELDER_THING and any(values.has_trait(g, uid, ANCIENT_ONE) for uid in values.enemies(g))

    # ---- acts and agendas

    def objective(self, g: ArkhamTable, act: str) -> bool:
        """Enough clues disrupt the ritual; in the end only Umôrdhoth's defeat counts."""
        if act == "core/disrupting-the-ritual":
            return g.state.cards[g.state.act].clues >= g.per_investigator(CLUES_TO_BREAK)
        return act == VENGEANCE and any(g.kind(uid).slug == UMORDHOTH for uid in g.state.encounter_discard)

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """The site is found; its guards come; the ritual is broken, or Umôrdhoth repelled."""
        if act == "core/investigating-the-trail":
            _ritual_site(g)
            path = locations.by_title(g, MAIN_PATH)
            for card in g.state.remembered(GOT_AWAY) or ():
                spawning.spawn(g, aside(g, card), g.state.lead, path)
        elif act == "core/into-the-darkness":
            _last_rites(g)
        elif act == VENGEANCE:
            g.end("R2", "Umôrdhoth is defeated")
        else:
            g.end("R1", "the ritual is broken")

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """A monster comes; minds give way; Umôrdhoth is here."""
        if agenda == "core/the-arkham-woods":
            _intruders(g)
        elif agenda == "core/the-ritual-begins":
            for seat in g.players():
                _will_of_umordhoth(g, seat)
        else:
            _vengeance(g)

    def resolutions(self) -> Mapping[str, str]:
        """How it can end."""
        return {
            "none": "Umôrdhoth has come, and Arkham is lost.",
            "R1": "You broke the ritual, and what it called stays below.",
            "R2": "You drove Umôrdhoth back, and paid for it with body and mind.",
            "R3": "You gave Lita to Umôrdhoth, and live with it.",
        }

    def outcome(self, g: ArkhamTable) -> Outcome:
        """Won by breaking the ritual or repelling Umôrdhoth, survived by the sacrifice, else everybody is dead."""
        everybody = tuple(range(g.state.seats))
        if g.state.resolution == "none":
            return usual_outcome(
                g, notes={SUCCUMBED: True}, experience=(0,) * g.state.seats, killed=everybody, result=LOST
            )
        note, bonus, physical, result = {
            "R1": (RITUAL_BROKEN, 5, 0, WON),
            "R2": (REPELLED, 10, 2, WON),
            "R3": (SACRIFICED, 0, 2, SURVIVED),
        }[g.state.resolution]
        return usual_outcome(
            g,
            bonus,
            notes={note: True},
            trauma=tuple((hurt + physical, fear + 2) for hurt, fear in g.state.trauma),
            weakness=tuple((seat, MADNESS) for seat in everybody) if g.state.resolution == "R3" else (),
            result=result,
        )

    # ---- what nobody can see

    def deal_again(self, state: State, chance: HasChance, seen: Collection[int]) -> Moves:
        """The Agents in the encounter deck might be others, as long as none has been seen."""
        groups = [
            [c.uid for c in state.cards if state.catalogue.kinds[c.kind].facts.encounter_set == each] for each in AGENTS
        ]
        here = [group for group in groups if any(state.cards[uid].zone == ENCOUNTER_DECK for uid in group)]
        if len(here) != 1 or any(uid in seen for uid in here[0]) or len({len(group) for group in groups}) > 1:
            return {}
        chosen = groups[below(chance, len(groups))]
        deck = [uid for uid in state.encounter_deck if uid in here[0]]
        rest = [uid for uid in state.removed if any(uid in group for group in groups)]
        others = sorted(uid for group in groups for uid in group if group is not chosen)
        if len(deck) != len(chosen) or len(rest) != len(others):
            return {}
        return dict(zip([*deck, *rest], [*chosen, *others], strict=True))


def _take_from_pool(g: ArkhamTable) -> None:
    """Madness weaknesses that are in somebody's deck are no longer in the collection."""
    for card in [g.kind(each.uid).slug for each in g.state.cards if each.owner != ENCOUNTER]:
        left = [uid for uid in g.state.set_aside if g.kind(uid).slug == card and card in MADNESSES]
        if left:
            move(g, left[0], REMOVED)


def _nearest_enemy(g: ArkhamTable, seat: int) -> int:
    """The enemy nearest to an investigator, or NOWHERE; the lead picks among several."""
    nearest = locations.nearest(g, g.state.place[seat], list(values.enemies(g)))
    if not nearest:
        return NOWHERE
    return g.choose_card(g.state.lead, "Put doom on which of the nearest enemies?", nearest, "doom")


def _is_monster(g: ArkhamTable, uid: int) -> bool:
    return values.is_enemy(g, uid) and values.has_trait(g, uid, MONSTER)


def _draw_monster(g: ArkhamTable, test: SkillTest) -> None:
    """After a failed test a Monster is searched out of the encounter deck and discard pile and drawn."""
    if not test.success and not g.state.gone[test.seat]:
        searching.find_in_encounter(g, test.seat, lambda uid: _is_monster(g, uid), "Draw which Monster?")


def _ritual_site(g: ArkhamTable) -> int:
    """The Ritual Site, put into play if it is not there yet."""
    site = locations.by_title(g, RITUAL_SITE)
    if site == NOWHERE:
        site = aside(g, RITUAL_SITE)
        locations.put_into_play(g, site)
    return site


def _last_rites(g: ArkhamTable) -> None:
    """The first enemy of the encounter deck, with three players or more the first two, at the Ritual Site."""
    shuffle_encounter_deck(g)
    found: list[int] = []
    for _ in range(2 if len(g.players()) >= 3 else 1):
        uid = discard_until(g, lambda uid: values.is_enemy(g, uid))
        if uid != NOWHERE:
            discard(g, uid)
            found.append(uid)
    for uid in found:
        spawning.spawn(g, uid, g.state.lead, locations.by_title(g, RITUAL_SITE))
    refill_encounter_deck(g)


def _intruders(g: ArkhamTable) -> None:
    """A Monster comes to the Main Path, and then gets 1 doom."""
    shuffle_encounter_deck(g)
    uid = discard_until(g, lambda uid: _is_monster(g, uid))
    if uid != NOWHERE:
        spawning.spawn(g, uid, g.state.lead, locations.by_title(g, MAIN_PATH))
        if g.state.cards[uid].zone == PLAY:
            doom.place_doom(g, uid, 1)
    refill_encounter_deck(g)


def _will_of_umordhoth(g: ArkhamTable, seat: int) -> None:
    """Those who fail gain a random Madness weakness, in hand and for the rest of the campaign."""
    if not g.state.gone[seat]:
        skill_test.plain_test(
            g,
            seat,
            WILLPOWER,
            WILL_OF_UMORDHOTH,
            prepare=lambda test: test.on_fail.append(Result("madness", lambda g, test: _gain_madness(g, seat))),
        )


def _gain_madness(g: ArkhamTable, seat: int) -> None:
    """Take a random Madness weakness into hand."""
    state = g.state
    pool = [uid for uid in state.set_aside if g.kind(uid).slug in MADNESSES]
    if not pool:
        return
    uid = pool[below(state, len(pool))]
    state.remember(GAINED, (*(state.remembered(GAINED) or ()), (seat, g.kind(uid).slug)))
    state.edit(uid).owner = seat
    g.note("weakness gained", uid, seat=seat)
    hands.to_hand(g, uid)


def _vengeance(g: ArkhamTable) -> None:
    """Umôrdhoth appears at the Ritual Site, and the agenda's other side is act and agenda from now on."""
    state = g.state
    site = _ritual_site(g)
    discard_together(g, values.enemies_at(g, site))
    spawning.spawn(g, aside(g, UMORDHOTH), state.lead, site)
    remove_from_game(g, state.act)
    state.act = state.agenda
    state.edit(state.agenda).revealed = True


SCENARIO = TheDevourerBelow()
