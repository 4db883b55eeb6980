"""What Arkham Horror tells the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, cast

from orne.arkham import card_text, odds, values
from orne.arkham.abilities import ACTION, EVADE, FIGHT, INVESTIGATE, RESIGN, WHEN, Use
from orne.arkham.events import ATTACKS, DAMAGE
from orne.arkham.guides import guide_of
from orne.arkham.log_words import sentence
from orne.arkham.rules import playing
from orne.arkham.rules.actions import price
from orne.arkham.rules.attacks_of_opportunity import PEACEFUL
from orne.arkham.rules.chaos import FROM_REAL_BAG
from orne.arkham.rules.chart import CHART, PHASES
from orne.arkham.rules.hunting import next_steps
from orne.arkham.rules.round import ACTIONS
from orne.arkham.rules.skill_test import commit_options, committers, icons
from orne.arkham.rules.slots import SLOTS, filled, overfull
from orne.arkham.rules.stages import doom_threshold
from orne.arkham.rules.turn import Basic
from orne.arkham.scenario import STANDALONE, scenario
from orne.arkham.sentences import first_name
from orne.arkham.skill_test import SkillTest
from orne.arkham.standalone import log_after
from orne.arkham.state import HAND, LOCATION, NOBODY, NOWHERE, State
from orne.arkham.table import ArkhamTable
from orne.arkham.why import alike
from orne.bots.arkham.peeking import asks_for_skill, peek
from orne.campaign.notes import in_words
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.kernel.log import Entry, LogChain
from orne.kernel.log_words import plural
from orne.table.arkham import assigning, cards, testing
from orne.table.arkham.chart import chart
from orne.table.arkham.faces import face
from orne.table.arkham.labels import ArkhamLabels
from orne.table.arkham.map import places
from orne.table.arkham.testing import fraction
from orne.table.arkham.warnings import Caution, crowded, fruitless, leaving, missed, only_target, provoked, warned
from orne.table.shared.data import (
    Action,
    ArkhamView,
    Card,
    ChartStep,
    Face,
    Hunt,
    Investigator,
    Slot,
    Stage,
    Strip,
    Test,
)
from orne.table.shared.game_table import GameTable, Kinds, Told
from orne.table.shared.handles import Namer, Pile
from orne.table.shared.question_data import Assigning, Hint
from orne.table.shared.telling import under_way

TESTED = (INVESTIGATE, FIGHT, EVADE)
COMMIT, MULLIGAN, REACTION, TURN = "commit", "mulligan", "reaction", "turn"
_ACTIONS = ("attacks", "encounter", "plays", "resolves", "revelation", "test", "used")
LONGEST_EFFECT = 160
ADVANCES = "advances next mythos phase"


class ArkhamGameTable(GameTable[ArkhamTable]):
    """Arkham Horror at a table."""

    kinds = Kinds(windows=frozenset(("window", REACTION)), turn=TURN, assign=assigning.ASSIGN, outside=FROM_REAL_BAG)
    told = Told(
        headings={"round": 2, "phase": 1},
        numbers=frozenset(
            (
                "clues discarded",
                "clues dropped",
                "clues gained",
                "clues placed",
                "clues spent",
                "damaged",
                "discovered",
                "doom",
                "plays",
                "resources",
                "revealed",
                "round",
                "test",
                "test fails",
                "test succeeds",
                "token",
            )
        ),
        cards_after=frozenset(
            ("attached", "enemy moved", "moved", "placed", "put into play", "spawned", "turned aside")
        ),
        shuffles=frozenset(("deck shuffled", "encounter deck shuffled", "shuffled in")),
        deeds=frozenset(("attacks", "encounter")),
        picks=frozenset(("committed",)),
    )
    competitive = False

    def edition(self, g: ArkhamTable) -> str:
        """The edition or reading of the rules."""
        return str(g.state.catalogue.edition)

    def labels(self, g: ArkhamTable) -> ArkhamLabels:
        """The words for what is offered."""
        return ArkhamLabels(g)

    def names(self, g: ArkhamTable) -> tuple[str, ...]:
        """The investigators by their first names."""
        return tuple(first_name(g.title(uid)) for uid in g.state.investigators)

    def takes_part(self, g: ArkhamTable, seat: int) -> bool:
        """Whether the investigator is still in the scenario."""
        return not g.state.gone[seat]

    def alike(self, g: ArkhamTable, one: int, other: int) -> bool:
        """Whether one option stands for both of two cards."""
        return alike(g, one, other)

    def piles(self, g: ArkhamTable, seat: int | None) -> Iterable[Pile]:
        """Every place where cards lie."""
        return cards.piles(g, seat)

    def card(self, g: ArkhamTable, uid: int, seat: int | None, of: Namer, can: tuple[int, ...]) -> Card:
        """A card as a viewer sees it."""
        return cards.card(g, uid, seat, of, can)

    def face(self, g: ArkhamTable, uid: int) -> Face | None:
        """What is printed on a card; an unrevealed location shows nothing but its name."""
        card = g.state.cards[uid]
        unrevealed = card.zone == LOCATION and not card.revealed
        return None if unrevealed or g.unseen(uid) else face(g.kind(uid).slug)

    def view(self, g: ArkhamTable, of: Namer) -> ArkhamView:
        """What everybody sees besides the cards."""
        state: State = g.state
        return ArkhamView(
            game="arkham",
            scenario=state.scenario,
            title=scenario(state.scenario).title,
            difficulty=state.difficulty,
            round=state.round,
            lead=state.lead,
            active=None if state.active == NOBODY else state.active,
            bag=tuple(sorted(state.bag)),
            map=places(g, of),
            hunts=tuple(_hunts(g, of)),
            stages=tuple(_stages(g, of)),
            investigators=tuple(_investigator(g, seat, of) for seat in range(state.seats)),
            victory=sum(g.kind(uid).facts.victory for uid in state.victory),
            resolution=state.resolution,
            own_deck=scenario(state.scenario).own_deck,
        )

    def strip(self, g: ArkhamTable, decision: Decision | None, log: LogChain | None) -> Strip:
        """Where the game is, and what lies inside one another now; only a test has numbered steps."""
        state: State = g.state
        phase = PHASES[state.step]
        return Strip(
            turn=state.round,
            active=None if state.active == NOBODY else state.active,
            phase=phase,
            step=CHART[state.step][0],
            phases=tuple(dict.fromkeys(each for each in PHASES if each != "set-up")),
            steps=tuple(name for name, each in CHART if each == phase),
            trail=tuple(_action(g, entry) for entry in under_way(log, g.cause, _ACTIONS)),
        )

    def chart(self) -> tuple[ChartStep, ...]:
        """Every step of a turn or round, in order."""
        return chart()

    def sentence(self, g: ArkhamTable, entry: Entry, seat: int | None, names: Sequence[str]) -> str | None:
        """What an entry of the log says to a viewer; investigators have their own names."""
        return sentence(entry, g, () if seat is None else (seat,))

    def text(self, g: ArkhamTable, uid: int) -> str | None:
        """What a card says."""
        return None if g.unseen(uid) else card_text.text(g.kind(uid).slug)

    def main(self, g: ArkhamTable, decision: Decision) -> bool:
        """Whether it is the investigator's own turn."""
        return decision.kind == TURN

    def strikes(self, g: ArkhamTable, entry: Entry, seat: int) -> bool:
        """Whether an enemy attacks the investigator."""
        return entry.kind == "attacks" and entry.seat == seat

    def aims(self, g: ArkhamTable, decision: Decision) -> bool:
        """Whether the investigator is about to be attacked or hurt."""
        if decision.kind != REACTION:
            return False
        timing, event = decision.about
        return timing == WHEN and event.kind in (ATTACKS, DAMAGE) and event.seat == decision.seat

    def moment(self, g: ArkhamTable) -> tuple[int, str]:
        """The round and the phase."""
        return g.state.round, PHASES[g.state.step]

    # ---- tests, picks, damage

    def test(self, g: ArkhamTable, of: Namer, asked: int | None, own: Collection[int] = ()) -> Test | None:
        """The skill test under way, and for who is asked about it what comes next."""
        return testing.of_test(g, of, asked, own)

    def beside(self, g: ArkhamTable, decision: Decision, seat: int) -> Decision | None:
        """All may commit cards to a test, in any order (ahlcg/skill-test/st-2-others-commit)."""
        test = g.test
        if decision.kind != COMMIT or test is None or seat == decision.seat or seat not in committers(g, test):
            return None
        options = commit_options(g, test, seat)
        return Decision(seat, COMMIT, decision.prompt, options, decision.source) if options else None

    def chosen(self, g: ArkhamTable, decision: Decision) -> Sequence[int]:
        """What is marked for the mulligan, or committed by the seat."""
        if decision.kind == MULLIGAN:
            return [uid for uid in g.state.substep[1:] if g.state.cards[uid].zone == HAND]
        if decision.kind == COMMIT and g.test is not None:
            return [uid for seat, uid in g.test.committed if seat == decision.seat]
        return ()

    def most(self, g: ArkhamTable, decision: Decision) -> int | None:
        """Any number of cards are replaced or committed, but one committed to the test of another."""
        if decision.kind == MULLIGAN:
            return len(g.state.hand[decision.seat]) - len(self.chosen(g, decision))
        if decision.kind == COMMIT and g.test is not None:
            return len(g.state.hand[decision.seat]) if g.test.seat == decision.seat else 1
        return None

    def assigning(self, game: Game[Any], decision: Decision, of: Namer) -> Assigning | None:
        """Damage and horror to be assigned."""
        return assigning.assigning(game, decision, of)

    # ---- the log of the campaign

    def notes_before(self, game: Game[Any]) -> tuple[str, ...]:
        """What the log says at the beginning."""
        return _in_words(game, game.start.get("log", {}))

    def notes_after(self, game: Game[Any]) -> tuple[str, ...]:
        """What the log says once a scenario played alone is over."""
        g = cast(ArkhamTable, game.table)
        if not g.state.remembered(STANDALONE):
            return ()
        return _in_words(game, log_after(g, game.start.get("log", {})))

    # ---- hints

    def hint(self, game: Game[Any], decision: Decision, number: int) -> Hint | None:
        """The chance of a test that an option leads to, what it costs, and whom it provokes."""
        g = cast(ArkhamTable, game.table)
        option = decision.options[number]
        value = option.value
        if decision.kind == COMMIT and g.test is not None and option.cards:
            return _committing(g, g.test, option.cards)
        if isinstance(value, Basic):
            return _acting(g, decision.seat, value)
        if decision.kind in (FIGHT, EVADE) and option.cards:
            looked = peek(game, number)
            if looked is None:
                return None
            hint = Hint(chance=fraction(looked.chance), damage=looked.damage)
            risks = missed(g, decision.seat, looked.target, looked.damage) if looked.kind == FIGHT else ()
            return warned(hint, risks)
        if isinstance(value, Use) and decision.kind in (TURN, "window", REACTION):
            return self._using(game, decision, number, value)
        if asks_for_skill(decision) and g.test is None:
            looked = peek(game, number)
            return None if looked is None else Hint(chance=fraction(looked.chance))
        return None

    def _using(self, game: Game[Any], decision: Decision, number: int, use: Use) -> Hint:
        """What playing a card or using an ability costs, does and provokes."""
        g = cast(ArkhamTable, game.table)
        ability = use.ability
        facts = g.kind(use.holder).facts
        played = decision.options[number].verb == "play"
        fast = "fast" in facts.keywords
        says = ability.effect.text if ability is not None else self.text(g, use.holder) or "" if played else ""
        words = f"{says[: LONGEST_EFFECT - 1]}…" if len(says) > LONGEST_EFFECT else says
        word = use.word
        if played:
            actions = 0 if fast else price(g, use)
            costs = [plural(playing.cost(g, decision.seat, use.holder), "resource")]
            provokes = not fast
        else:
            acts = ability is not None and ability.kind == ACTION
            actions = price(g, use) if acts else 0
            costs = [each.text for each in ability.costs] if ability is not None else []
            provokes = acts and ability.provokes
        if actions:
            costs.insert(0, plural(actions, "action"))
        tested = word in TESTED or (ability is not None and ability.effect.is_test)
        looked = peek(game, number) if tested and decision.kind == TURN else None
        attack = provoked(g, decision.seat) if provokes and word not in PEACEFUL and decision.kind == TURN else None
        risks: Iterable[Caution] = ()
        chance = None if looked is None else fraction(looked.chance)
        if looked is not None and looked.kind == FIGHT:
            if looked.target == only_target(g, decision.seat):
                risks = missed(g, decision.seat, looked.target, looked.damage)
            else:
                chance = None  # it depends on the enemy, who is chosen later and shows it then
        empty = fruitless(g, decision.seat) if looked is not None and looked.discovers else None
        end = leaving() if word == RESIGN else None
        slots = tuple(overfull(g, decision.seat, use.holder)) if played and facts.type == "asset" else ()
        hint = Hint(
            chance=chance,
            cost=" and ".join(costs),
            adds=words,
            slots=slots,
        )
        room = (crowded(g, decision.seat, use.holder, slot) for slot in slots)
        return warned(hint, [attack, *risks, empty, end, *room])


def _action(g: ArkhamTable, entry: Entry) -> Action:
    """Something under way: a card that is played, used or resolved, an attack, or a test."""
    side = entry.seat if entry.seat >= 0 else None
    if entry.kind != "test":
        return Action(g.title(entry.subject), 0, side)
    return Action(f"{entry.before} test".capitalize(), 0 if g.test is None else g.test.step, side)


def _in_words(game: Game[Any], log: Mapping[str, Any]) -> tuple[str, ...]:
    """What a log says, in the words of the campaign's guide."""
    guide = guide_of(game.state.scenario)
    if guide is None:
        return ()
    return tuple(in_words(guide, note, value) for note, value in log.items() if note in guide.notes)


def _acting(g: ArkhamTable, seat: int, action: Basic) -> Hint:
    """What a basic action costs, its chance, and what it brings upon anybody."""
    seen = odds.of_action(g, seat, action.kind, action.target) if action.kind in TESTED else None
    damage = 1 if action.kind == FIGHT else None
    chance = None if seen is None else fraction(seen.chance)
    hint = Hint(chance=chance, cost=plural(action.cost, "action"), damage=damage)
    attack = None if action.kind in (FIGHT, EVADE) else provoked(g, seat)
    empty = fruitless(g, seat) if action.kind == INVESTIGATE else None
    return warned(hint, [attack, empty, *(missed(g, seat, action.target, damage) if damage else ())])


def _committing(g: ArkhamTable, test: SkillTest, cards: Sequence[int]) -> Hint:
    """What committing cards makes of a test: its chance, and the tokens on which it would pass."""
    seen = odds.with_cards(g, test, cards)
    return Hint(
        chance=fraction(seen.chance),
        passes=testing.passing(g, test, seen),
        icons=sum(icons(g, uid, test.skill) for uid in cards),
        once=any((text := g.kind(uid).committed) is not None and text.max_one for uid in cards),
    )


def _hunts(g: ArkhamTable, of: Namer) -> Iterable[Hunt]:
    """Where hunters would go now."""
    for uid, steps in next_steps(g).items():
        yield Hunt(of(uid) or "", tuple(of(step) or "" for step in steps))


def _stages(g: ArkhamTable, of: Namer) -> Iterable[Stage]:
    """The current agenda and act, with doom and clues."""
    state = g.state
    if state.agenda != NOWHERE:
        needed, now = doom_threshold(g), values.doom_in_play(g)
        words = ADVANCES if needed is not None and now + 1 >= needed else ""
        here = state.cards[state.agenda].doom
        yield Stage(of(state.agenda) or "", "agenda", g.kind(state.agenda).facts.stage, needed, now, here, words)
    if state.act != NOWHERE:
        facts = g.kind(state.act).facts
        needed = None if facts.clues is None else g.per_investigator(facts.clues)
        clues = sum(state.cards[uid].clues for uid in state.investigators)
        yield Stage(of(state.act) or "", "act", facts.stage, needed, clues, state.cards[state.act].clues, "")


def _investigator(g: ArkhamTable, seat: int, of: Namer) -> Investigator:
    """An investigator's numbers."""
    state = g.state
    uid = state.investigators[seat]
    return Investigator(
        h=of(uid) or "",
        name=first_name(g.title(uid)),
        resources=state.resources[seat],
        actions=state.actions[seat],
        most_actions=ACTIONS,
        extra_actions=tuple(only for who, only, _ in state.extra_actions if who == seat),
        turn_over=seat in state.turns_taken and state.active != seat,
        slots=tuple(Slot(name, *filled(g, seat, name)) for name in SLOTS),
        gone=state.gone[seat],
    )
