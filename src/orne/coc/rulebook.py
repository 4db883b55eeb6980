"""Call of Cthulhu as the driver sees it: set-up, steps, views, JSON."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from orne.coc import knowledge, log_words, schemas, view, why
from orne.coc.cards import facts_of, implemented, works
from orne.coc.catalogue import Catalogue, catalogue_of
from orne.coc.editions import edition
from orne.coc.problems import problems
from orne.coc.rules import loops, turn
from orne.coc.rules.moving import move
from orne.coc.rules.turn import SETUP_DOMAINS, SETUP_HAND, STORIES_IN_ROW
from orne.coc.state import DECK, ROW, STORY_DECK, WHY_WON, Card, Domain, State
from orne.coc.table import CocTable
from orne.kernel import rng
from orne.kernel.decision import Decision
from orne.kernel.errors import UserError, echo, nearest
from orne.kernel.game import Game
from orne.kernel.keyframe import Keyframe
from orne.kernel.log import Entry
from orne.kernel.outcome import Outcome
from orne.kernel.refusal import Reasons, Refusal
from orne.kernel.schema import check
from orne.kernel.undo import SAME
from orne.kernel.undo import check as check_undo


class CocRulebook:
    """The rules of Call of Cthulhu for the kernel's driver."""

    name = "coc"

    def check_start(self, start: Mapping[str, Any]) -> None:
        """Refuse a set-up that is not one of this game's."""
        if "position" in start:
            start = schemas.by_field_at_start(start)
            check(schemas.START_AT_POSITION, start, "This set-up")
            if schemas.leaves_no_room(start["position"]):
                raise UserError("This set-up is damaged: its position counts more turns or tokens than any game has.")
            return
        check(schemas.START, start, "This set-up")
        if min(map(len, start["decks"])) < SETUP_HAND or len(start["stories"]) < STORIES_IN_ROW:
            raise UserError(
                f"A deck has at least {SETUP_HAND} cards, and {STORIES_IN_ROW} stories are needed to begin."
            )

    def begin(self, start: Mapping[str, Any]) -> State:
        """Set a game up: first player, decks and stories shuffled, three stories up, domains, eight cards each."""
        self.check_start(start)
        if "position" in start:
            return self.decode(start["position"])
        decks = [list(deck) for deck in start["decks"]]
        stories = list(start["stories"])
        name = start.get("edition", "lcg-4")
        state = State(_playable(name, (*decks[0], *decks[1], *stories)), rng.seeded(start["seed"]))
        _lay_out(state, decks, stories)
        first = start.get("first")
        state.first = rng.below(state, 2) if first is None else int(first)
        state.active = state.first
        for seat in (0, 1):
            rng.shuffle(state, state.deck[seat])
        rng.shuffle(state, state.story_deck)
        table = CocTable(state)
        for _ in range(STORIES_IN_ROW):
            move(table, state.story_deck[-1], ROW)
        for seat in (0, 1):
            state.domains[seat] = [Domain() for _ in range(SETUP_DOMAINS)]
        for seat in (state.first, 1 - state.first):
            turn.start_hand(table, seat)
        return state

    def table(self, state: State, **keywords: Any) -> CocTable:
        """Sit down at a state."""
        return CocTable(state, **keywords)

    def step(self, table: CocTable) -> None:
        """Play to the next step boundary."""
        turn.STEPS[table.state.step](table)

    def keyframe(self, state: State) -> Keyframe:
        """When to take a keyframe of the step at hand."""
        return turn.KEYFRAMES[state.step]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return view.view(state, seat)

    def encode(self, state: State) -> dict[str, Any]:
        """The state as plain JSON data."""
        return state.data()

    def decode(self, data: Mapping[str, Any]) -> State:
        """The state from plain JSON data, or a sentence saying why no game could be in it."""
        data = schemas.by_field(data)
        check(schemas.STATE, data, "This position")
        if len(set(data["kinds"])) < len(data["kinds"]):
            raise UserError("This position is damaged: a kind of card is in it twice.")
        refuse_unplayable(data["kinds"], data["edition"])
        state = State.from_data(data, catalogue_of(data["edition"], tuple(data["kinds"])))
        if wrong := problems(state):
            raise UserError(f"This position is damaged: {wrong[0]}.")
        return state

    def hides(self, state: State, card: Card, seat: int | None) -> bool:
        """Whether a seat cannot know which card this is."""
        return knowledge.hidden_from(card, seat)

    def deal(
        self, state: State, seat: int, chance: rng.Chance, seen: Collection[int] = (), pool: Sequence[str] | None = None
    ) -> State:
        """Deal the cards a seat cannot know nor has seen since; from a pool where deck lists are not known."""
        return knowledge.deal(state, seat, chance, seen, pool)

    def deck_pool(self, state: State, chosen: Sequence[str] | None = None) -> tuple[str, ...]:
        """The cards that a deck nobody knows may be made of: those chosen, if a deck may have them, or else all."""
        if chosen is None:
            return knowledge.deck_pool(state)
        check(schemas.POOL, chosen, "This pool")
        refuse_unplayable(chosen, state.catalogue.rules.name)
        return knowledge.only_of_decks(chosen, state.catalogue.rules.name)

    def sentence(self, table: CocTable, entry: Entry, seat: int | None) -> str | None:
        """What an entry of the log says to a player, or to a spectator; None where it says nothing."""
        return log_words.sentence(entry, table, seat)

    def problems(self, state: State) -> list[str]:
        """Cards lost or doubled, tokens below zero, characters committed nowhere."""
        return problems(state)

    def why(self, table: CocTable, decision: Decision, asked: str) -> Reasons:
        """What the decision offers of something, or the reasons against it."""
        return why.why(table, decision, asked)

    def why_over(self, state: State) -> Refusal:
        """Why nothing can be done once the game is over."""
        return why.over(state)

    def why_not_asked(self, table: CocTable, decision: Decision) -> Refusal:
        """Why a seat that is not asked may do nothing now."""
        return why.not_asked(decision)

    def came_to_light(self, before: State, after: State, entries: Sequence[Entry]) -> bool:
        """Whether chance was at work between two states, or somebody can see a card that they could not."""
        if before.rng != after.rng:
            return True
        pairs = list(zip(before.cards, after.cards, strict=True))
        hidden = knowledge.hidden_from
        return any(hidden(then, seat) and not hidden(now, seat) for then, now in pairs for seat in (0, 1))

    def loop_shape(self, state: State) -> str:
        """What a loop comes back to."""
        return loops.loop_shape(state)

    def plays_loops_of_chance_out(self, state: State) -> bool:
        """Whether loops that draw or shuffle may not be declared (coc/rule/1.16-infinite-loops/c)."""
        return state.catalogue.rules.loops_of_chance_are_played_out

    def is_chance(self, entry: Entry) -> bool:
        """Whether something that happened was a draw or a shuffle."""
        return loops.is_chance(entry)

    def extrapolate(self, before: State, after: State, times: int) -> State | None:
        """What a number of cycles of a loop come to."""
        return loops.extrapolate(before, after, times)

    def declared(self, state: State) -> State:
        """The state once a loop is declared."""
        return loops.declared(state)

    def bar(self, state: State, keys: list[str]) -> State:
        """Do not offer these choices at this position again."""
        return loops.bar(state, keys)

    def outcome(self, state: State) -> Outcome:
        """How the game ended: who won, why, and how many stories each player has won."""
        score = (len(state.won[0]), len(state.won[1]))
        return Outcome((state.winner,), state.over_reason, score, self.result(state))

    def result(self, state: State) -> str:
        """How the game ended, in a sentence."""
        three = state.over_reason == "three stories"
        how = (
            f"has won {_STORIES[len(state.won[state.winner])]} stories"
            if three
            else f"wins: {WHY_WON[state.over_reason]}"
        )
        return f"Player {state.winner + 1} {how}."


_STORIES: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@lru_cache(maxsize=64)
def _playable(edition_name: str, ids: tuple[str, ...]) -> Catalogue:
    """The catalogue of the cards of a game, all of which work: the same decks are played again and again."""
    refuse_unplayable(ids, edition_name)
    return catalogue_for(edition_name, ids)


def catalogue_for(edition_name: str, ids: Sequence[str]) -> Catalogue:
    """The catalogue of these cards, each kind once, in a settled order."""
    edition(edition_name)
    return catalogue_of(edition_name, tuple(sorted(set(ids))))


def refuse_unplayable(ids: Sequence[str], edition_name: str) -> None:
    """Say which cards do not exist or do not work yet."""
    edition(edition_name)
    titled = {card: facts_of(card, edition_name) for card in ids}
    for card, facts in titled.items():
        if facts is None:
            known = {each: one.title for each in sorted(implemented()) if (one := facts_of(each, edition_name))}
            raise UserError(f"There is no card {echo(card)}; {nearest(card, known) or '`orne cards` finds card ids.'}")
    missing = sorted(card for card in set(ids) if not works(card))
    if missing:
        titles = ", ".join(facts.title for card in missing[:8] if (facts := titled[card]) is not None)
        more = f" and {len(missing) - 8} more" if len(missing) > 8 else ""
        raise UserError(f"Not playable yet: {titles}{more}; `orne cards --coverage` lists what is.")


def _lay_out(state: State, decks: list[list[str]], stories: list[str]) -> None:
    """Make a record for every card: both decks, then the stories."""
    number = state.catalogue.number
    for seat, deck in enumerate(decks):
        for card in deck:
            uid = len(state.cards)
            state.cards.append(Card(uid, number[card], seat, DECK, face_down=True))
            state.deck[seat].append(uid)
    for card in stories:
        uid = len(state.cards)
        state.cards.append(Card(uid, number[card], 0, STORY_DECK, face_down=True))
        state.story_deck.append(uid)


RULEBOOK: Final = CocRulebook()
Game.rulebooks[RULEBOOK.name] = RULEBOOK


def new_game(
    decks: Sequence[Sequence[str]],
    stories: Sequence[str],
    seed: int | str,
    *,
    edition_name: str = "lcg-4",
    first: int | None = None,
    ask_always: bool = False,
    undo: str = SAME,
) -> Game[State]:
    """A new game of Call of Cthulhu."""
    start: dict[str, Any] = {
        "edition": edition_name,
        "decks": [list(deck) for deck in decks],
        "stories": list(stories),
        "seed": seed,
        "first": first,
        "ask_always": ask_always,
    }
    if undo != SAME:
        start["undo"] = check_undo(undo)
    return Game(RULEBOOK, start)
