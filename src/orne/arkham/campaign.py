"""A campaign in play: log, chaos bag, investigators, and what each scenario leaves (arkham/basics/4.1).

A campaign is plain data. Decks are lists of cards here; whether they are legal is a question for ``orne.campaign``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from orne.arkham import guides
from orne.arkham.facts import CORE, load
from orne.arkham.guide import ANYBODY, Guide
from orne.arkham.registry import facts_of
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.scenario import LOST, Outcome, scenario
from orne.arkham.state import State
from orne.arkham.weakness_pool import product, random_basic_weakness
from orne.kernel import rng
from orne.kernel.errors import Forbidden, UserError, unknown
from orne.kernel.game import Game

FORMAT = 2
POOL = tuple(card.id for card in load().values() if card.type == "investigator")
MOST_PLAYERS = 4
ACTIVE, AWAY, KILLED, INSANE = "active", "away", "killed", "insane"


@dataclass
class Member:
    """An investigator of the campaign and who plays them."""

    player: str
    investigator: str
    deck: dict[str, int]
    """Every card by id with its copies: signature cards, weaknesses and story assets too."""
    earned: dict[str, int] = field(default_factory=dict)
    """How many of them were added by scenarios: story assets and weaknesses."""
    physical: int = 0
    mental: int = 0
    experience: int = 0
    """What is still to be spent."""
    status: str = ACTIVE
    """``active``, ``away`` while the player has left, ``killed`` or ``insane``."""
    collection: str = ""
    """Whose cards the deck is made of; empty for the box that all at the table share."""

    @property
    def name(self) -> str:
        """The investigator's name."""
        return load()[self.investigator].title

    @property
    def lost(self) -> bool:
        """Whether the investigator is out of the campaign for good."""
        return self.status in (KILLED, INSANE)

    def add(self, card: str) -> None:
        """Let a scenario add a card to the deck for the rest of the campaign."""
        self.deck[card] = self.deck.get(card, 0) + 1
        self.earned[card] = self.earned.get(card, 0) + 1

    def cards(self) -> list[str]:
        """Every card of the deck once per copy."""
        return [card for card, copies in self.deck.items() for _ in range(copies)]


@dataclass
class Campaign:
    """Everything about a campaign: between scenarios, and inside one with the game under way."""

    campaign: str
    """The name of its guide."""
    difficulty: str = "standard"
    rng: int = 0
    """The campaign's own generator: weaknesses and the scenarios' seeds come from it."""
    bag: list[str] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)
    """The campaign log, by the names that the guide gives its notes."""
    crossed_out: list[str] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    finished: list[dict[str, Any]] = field(default_factory=list)
    """Each scenario played: its name, its resolution, who earned how much, and which notes were written after it."""
    seats: list[str] = field(default_factory=list)
    """The investigators in the scenario under way, by seat."""
    game: dict[str, Any] | None = None
    """The scenario under way as ``Game.save`` gave it."""
    left: list[str] = field(default_factory=list)
    """Players who left when their investigators were lost, so that nobody waits for them."""
    story_assets: dict[str, list[str]] = field(default_factory=dict)
    """The story assets on offer, each with those who may take it into the deck, as long as that is not settled."""
    result: str = ""
    """``won``, ``lost`` or ``survived`` once the campaign is over."""
    bots: dict[str, str] = field(default_factory=dict)
    """Investigators played by bots, and by which."""
    collections: dict[str, list[str]] = field(default_factory=dict)
    """The products of each collection, by its owner; whoever is not named has the core set."""

    # ---- looking

    @property
    def guide(self) -> Guide:
        """What the campaign's guide says."""
        return guides.guide(self.campaign)

    @property
    def next_scenario(self) -> str | None:
        """The scenario that comes next or is under way; None after the last."""
        if self.result:
            return None
        if not self.finished:
            return self.guide.scenarios[0]
        last = self.finished[-1]
        return self.guide.after(last["scenario"], last["resolution"])

    def holds(self, note: str) -> Any:
        """What the log says under a note, or None; a note crossed out is ignored."""
        return None if note in self.crossed_out else self.notes.get(note)

    def active(self) -> list[Member]:
        """Who plays the next scenario."""
        return [member for member in self.members if member.status == ACTIVE]

    def unused(self) -> list[str]:
        """Investigators nobody has played in this campaign."""
        used = {member.investigator for member in self.members}
        return [card for card in POOL if card not in used]

    def bereft(self) -> list[Member]:
        """Lost investigators whose players have no other yet and have not left."""
        playing = {*self.left, *(member.player for member in self.members if not member.lost)}
        last = {member.player: member for member in self.members if member.player not in playing}
        return list(last.values())

    def products(self, collection: str) -> list[str]:
        """The products of a collection."""
        return self.collections.get(collection, [CORE])

    def taken_from(self, collection: str) -> list[str]:
        """Every card that the decks made of a collection hold, and which it therefore lacks (ahlcg/collection/b).

        The deck of an investigator who is lost is no deck any more, and its cards are back where they came from.
        """
        here = [member for member in self.members if member.collection == collection and not member.lost]
        return [card for member in here for card in member.cards()]

    def member(self, investigator: str) -> Member:
        """The member of the campaign with an investigator's id."""
        for member in self.members:
            if member.investigator == investigator:
                return member
        raise UserError(f"{load()[investigator].title} is not in this campaign.")

    def refuse_unless_between(self) -> None:
        """Say so if a scenario is under way or the campaign is over: neither decks nor players change then."""
        if self.game is not None:
            under_way = scenario(self.game["start"]["scenario"]).title
            raise Forbidden(
                "ahlcg/campaign/order-of-steps",
                f"{under_way} is under way; decks and players change only between scenarios.",
            )
        if self.result:
            raise UserError(f"This campaign is over ({self.result}).")

    # ---- playing

    def start(self, lead: str | None = None, **options: Any) -> Game[State]:
        """Begin the next scenario with everybody who is there; the first in the list leads unless another is named.

        Options are those of ``new_game`` that no campaign settles: ``ask_always``, ``real_bag``, ``undo``.
        """
        self.refuse_unless_between()
        coming = self.next_scenario
        if coming is None:
            raise UserError("No scenario of this campaign is left.")
        players = self.active()
        if bereft := self.bereft():
            raise UserError(f"{bereft[0].player} must choose another investigator first, for {_fate(bereft[0])}.")
        if not 1 <= len(players) <= MOST_PLAYERS:
            raise UserError(f"A scenario is for one to four investigators, and {len(players)} are here.")
        for card in self.story_assets:
            raise UserError(f"Say first who takes {title(card)} into the deck, or that nobody does.")
        leads = [seat for seat, member in enumerate(players) if lead in (None, member.investigator)]
        if not leads:
            raise UserError(f"{self.member(lead or '').name} is not there and cannot lead.")
        game = new_game(
            coming,
            [
                {"id": member.investigator, "deck": member.cards(), "trauma": [member.physical, member.mental]}
                for member in players
            ],
            rng.word(self),
            difficulty=self.difficulty,
            log={note: value for note, value in self.notes.items() if note not in self.crossed_out},
            bag=self.bag,
            lead=leads[0],
            **options,
        )
        self.seats = [member.investigator for member in players]
        self.keep(game)
        return game

    def keep(self, game: Game[State]) -> None:
        """Keep the scenario under way as it stands."""
        self.game = json.loads(game.save())

    def resume(self) -> Game[State]:
        """The scenario under way."""
        if self.game is None:
            raise UserError("No scenario is under way.")
        game: Game[State] = Game.load(self.game)
        if game.read_only:
            raise UserError(game.read_only)
        return game

    def finish(self, game: Game[State]) -> Outcome:
        """Record what a scenario that is over means, and go on to the next."""
        if not game.state.over:
            raise UserError("This scenario is not over yet.")
        if self.game is None:
            raise UserError("No scenario is under way, so none can end.")
        played = scenario(game.state.scenario)
        outcome = played.outcome(RULEBOOK.table(game.state))
        members = [self.member(card) for card in self.seats]
        self.bag = list(game.state.bag)
        written = self._write(outcome.notes, outcome.crossed_out)
        for seat, member in enumerate(members):
            self._settle(member, seat, outcome)
        self.finished.append(
            {
                "scenario": played.name,
                "resolution": outcome.resolution,
                "experience": {
                    member.investigator: points
                    for member, points in zip(members, outcome.experience, strict=True)
                    if not member.lost
                },
                "notes": written,
            }
        )
        self.game = None
        self.seats = []
        self._offer(outcome, members)
        self._maybe_over(outcome)
        self.finished[-1]["notes"] += self._interlude(played.name)
        return outcome

    def _write(self, notes: Mapping[str, Any], crossed_out: Iterable[str]) -> list[str]:
        """Write notes into the log and cross others out; which were written."""
        for note, value in notes.items():
            self.notes[note] = list(value) if isinstance(value, tuple) else value
        still = [note for note in self.crossed_out if note not in notes]
        self.crossed_out = [*still, *(note for note in crossed_out if note in self.notes and note not in still)]
        return list(notes)

    def _interlude(self, played: str) -> list[str]:
        """What the guide reads after a scenario, unless the campaign is over; the notes that are written then."""
        interlude = self.guide.interludes.get(played)
        if interlude is None or self.result:
            return []
        told = interlude.notes({note: self.notes[note] for note in self.notes if note not in self.crossed_out})
        written = {note: value for note, value in told.items() if value is not None}
        return self._write(written, [note for note in told if note not in written])

    def _settle(self, member: Member, seat: int, outcome: Outcome) -> None:
        """One investigator's trauma, fate, new weaknesses and experience."""
        physical, mental = outcome.trauma[seat]
        member.physical += physical
        member.mental += mental
        facts = load()[member.investigator]
        for gainer, card in outcome.gained:
            # What is in nobody's box is passed over (ahlcg/standalone-mode/e).
            if gainer == seat and product(card) in self.products(member.collection):
                member.add(card)
        for bearer, trait in outcome.weakness:
            if bearer == seat:
                member.add(self._weakness(member.collection, trait))
        # Trauma is measured against what is printed, whatever cards add to it (ahlcg/campaign/physical-trauma-killed).
        if seat in outcome.killed or member.physical >= (facts.health or 0):
            member.status = KILLED
        elif seat in outcome.insane or member.mental >= (facts.sanity or 0):
            member.status = INSANE
        else:
            member.experience += outcome.experience[seat]

    def _weakness(self, collection: str, trait: str) -> str:
        """A random basic weakness of a trait and a collection that is in no deck; if all are, one of another box."""
        products = self.products(collection)
        try:
            return random_basic_weakness(self, self.taken_from(collection), trait or None, products)
        except UserError:
            return random_basic_weakness(self, (), trait or None, products)

    def _offer(self, outcome: Outcome, members: list[Member]) -> None:
        """Who may take the story assets; investigators who are lost cannot."""
        for asset in outcome.story_assets:
            able = [members[seat].investigator for seat in asset.seats if not members[seat].lost]
            if asset.anybody:
                able = [ANYBODY]
            if able:
                self.story_assets[asset.card] = able

    def _maybe_over(self, outcome: Outcome) -> None:
        """The last scenario decides; without enough investigators left the campaign is lost earlier."""
        self.result = outcome.result or (LOST if len(self.bereft()) > len(self.unused()) else "")
        if self.result:
            self.story_assets = {}

    def may_take(self, card: str) -> list[str]:
        """The investigators who may take a story asset on offer."""
        able = self.story_assets[card]
        return [member.investigator for member in self.active()] if ANYBODY in able else able

    def give(self, card: str, investigator: str | None) -> None:
        """A story asset on offer joins an investigator's deck, or nobody's."""
        self.refuse_unless_between()
        if card not in self.story_assets:
            raise UserError(f"{title(card)} is not on offer now.")
        if investigator is not None:
            able = self.may_take(card)
            if investigator not in able:
                names = ", ".join(map(title, able)) or "somebody who is still to join"
                raise UserError(f"{title(investigator)} may not take {title(card)}; {names} may.")
            self.member(investigator).add(card)
        del self.story_assets[card]

    # ---- plain data

    def data(self) -> dict[str, Any]:
        """The campaign as plain JSON data."""
        return {"format": FORMAT, **asdict(self)}


def title(card: str) -> str:
    """A card's title."""
    facts = facts_of(card)
    return card if facts is None else facts.title


def _fate(member: Member) -> str:
    """What became of an investigator, in words."""
    return f"{member.name} {'was killed' if member.status == KILLED else 'has gone insane'}"


def begin(difficulty: str = "standard", seed: int | str = 0, campaign: str = "") -> Campaign:
    """A campaign before its first scenario, nobody in it yet; that of the core set unless another is named."""
    guide = guides.guide(campaign) if campaign else guides.usual()
    if difficulty not in guide.bags:
        raise UserError(unknown("difficulty", difficulty, guide.bags))
    return Campaign(guide.name, difficulty, rng.seeded(seed), list(guide.bags[difficulty]))
