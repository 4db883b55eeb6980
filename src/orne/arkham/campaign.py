"""The campaign Night of the Zealot: log, chaos bag, investigators, and what each scenario leaves (arkham/basics/4.1).

A campaign is plain data. Decks are lists of cards here; whether they are legal is a question for ``orne.campaign``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from orne.arkham.facts import load
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules import chaos
from orne.arkham.scenario import NIGHT_OF_THE_ZEALOT, Outcome, scenario
from orne.arkham.state import State
from orne.arkham.weakness_pool import CORE, product, random_basic_weakness
from orne.kernel import rng
from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game

FORMAT = 1
SCENARIOS = NIGHT_OF_THE_ZEALOT
POOL = tuple(card.id for card in load().values() if card.type == "investigator")
MOST_PLAYERS = 4
LITA = "core/lita-chantler"
ANYBODY = "anybody"
"""Stands for whoever plays the next scenario, where Lita Chantler looks for help."""
ACTIVE, AWAY, KILLED, INSANE = "active", "away", "killed", "insane"
WON, LOST, SURVIVED = "won", "lost", "survived"
ENDS = {"ritual_broken": WON, "repelled_umordhoth": WON, "sacrificed_lita": SURVIVED, "arkham_succumbed": LOST}
"""What the last note of the campaign means."""


@dataclass
class Member:
    """An investigator of the campaign and who plays it."""

    player: str
    investigator: str
    deck: dict[str, int]
    """Every card by id with its copies: signature cards, weaknesses and story assets too."""
    earned: dict[str, int] = field(default_factory=dict)
    """How many of them scenarios added: story assets and weaknesses."""
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

    difficulty: str = "standard"
    rng: int = 0
    """The campaign's own generator: weaknesses and the scenarios' seeds come from it."""
    bag: list[str] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)
    """The campaign log by the keys of arkham/basics/4.1."""
    crossed_out: list[str] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    finished: list[dict[str, Any]] = field(default_factory=list)
    """Each scenario played: its name, its resolution, and who earned how much."""
    seats: list[str] = field(default_factory=list)
    """The investigators in the scenario under way, by seat."""
    game: dict[str, Any] | None = None
    """The scenario under way as ``Game.save`` gave it."""
    left: list[str] = field(default_factory=list)
    """Players who left when their investigators were lost, so that nobody waits for them."""
    lita: list[str] = field(default_factory=list)
    """Who may take Lita Chantler into the deck, as long as that is not settled."""
    result: str = ""
    """``won``, ``lost`` or ``survived`` once the campaign is over."""
    bots: dict[str, str] = field(default_factory=dict)
    """Investigators played by bots, and by which."""
    collections: dict[str, list[str]] = field(default_factory=dict)
    """The products of each collection, by its owner; whoever is not named has the core set."""

    # ---- looking

    @property
    def next_scenario(self) -> str | None:
        """The scenario that comes next or is under way; None after the last."""
        if self.result or len(self.finished) >= len(SCENARIOS):
            return None
        return SCENARIOS[len(self.finished)]

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
        """Every card that the decks made of a collection hold, and which it therefore lacks (ahlcg/collection/b)."""
        return [card for member in self.members if member.collection == collection for card in member.cards()]

    def member(self, investigator: str) -> Member:
        """The member of the campaign with an investigator's id."""
        for member in self.members:
            if member.investigator == investigator:
                return member
        raise UserError(f"{load()[investigator].title} is not in this campaign.")

    def refuse_unless_between(self) -> None:
        """Say so if a scenario is under way or the campaign is over: neither decks nor players change then."""
        if self.game is not None:
            title = scenario(self.game["start"]["scenario"]).title
            raise UserError(f"{title} is under way; decks and players change only between scenarios.")
        if self.result:
            raise UserError(f"This campaign is over ({self.result}).")

    # ---- playing

    def start(self, lead: str | None = None, **options: Any) -> Game[State]:
        """Begin the next scenario with everybody who is there; the first in the list leads unless another is named.

        Options are those of ``new_game`` that no campaign settles: ``ask_always``, ``real_bag``, ``undo``.
        """
        self.refuse_unless_between()
        number = len(self.finished)
        players = self.active()
        if bereft := self.bereft():
            raise UserError(f"{bereft[0].player} must choose another investigator first, for {_fate(bereft[0])}.")
        if not 1 <= len(players) <= MOST_PLAYERS:
            raise UserError(f"A scenario is for one to four investigators, and {len(players)} are here.")
        if self.lita:
            raise UserError("Say first who takes Lita Chantler into the deck, or that nobody does.")
        leads = [seat for seat, member in enumerate(players) if lead in (None, member.investigator)]
        if not leads:
            raise UserError(f"{self.member(lead or '').name} cannot lead, not being there.")
        game = new_game(
            SCENARIOS[number],
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
        """Enter what a scenario that is over means, and go on to the next."""
        if not game.state.over:
            raise UserError("This scenario is not over yet.")
        if self.game is None:
            raise UserError("No scenario is under way, so none can end.")
        played = scenario(game.state.scenario)
        outcome = played.outcome(RULEBOOK.table(game.state))
        members = [self.member(card) for card in self.seats]
        self.bag = list(game.state.bag)
        for note, value in outcome.notes.items():
            self.notes[note] = list(value) if isinstance(value, tuple) else value
        self.crossed_out += [note for note in outcome.crossed_out if self.holds(note) is not None]
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
            }
        )
        self.game = None
        self.seats = []
        self._lita(outcome, members)
        self._maybe_over(outcome)
        return outcome

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
        if seat in outcome.weakness:
            member.add(self._madness(member.collection))
        # Trauma is measured against what is printed, whatever cards add to it (ahlcg/campaign/physical-trauma-killed).
        if seat in outcome.killed or member.physical >= (facts.health or 0):
            member.status = KILLED
        elif seat in outcome.insane or member.mental >= (facts.sanity or 0):
            member.status = INSANE
        else:
            member.experience += outcome.experience[seat]

    def _madness(self, collection: str) -> str:
        """A random Madness weakness of a collection that is in no deck; if all are, one of another box."""
        products = self.products(collection)
        try:
            return random_basic_weakness(self, self.taken_from(collection), "Madness", products)
        except UserError:
            return random_basic_weakness(self, (), "Madness", products)

    def _lita(self, outcome: Outcome, members: list[Member]) -> None:
        """Who may take Lita Chantler; investigators who are lost cannot."""
        self.lita = [members[seat].investigator for seat in outcome.lita if not members[seat].lost]
        if outcome.lita_next:
            self.lita = [ANYBODY]

    def _maybe_over(self, outcome: Outcome) -> None:
        """The last scenario decides; without enough investigators left the campaign is lost before."""
        if outcome.ended:
            self.result = next((ENDS[note] for note in outcome.notes if note in ENDS), LOST)
        elif len(self.bereft()) > len(self.unused()):
            self.result = LOST
        if self.result:
            self.lita = []

    def give_lita(self, investigator: str | None) -> None:
        """Lita Chantler joins an investigator's deck, or nobody's."""
        self.refuse_unless_between()
        if not self.lita:
            raise UserError("Lita Chantler is not to be had now.")
        if investigator is not None:
            able = [m.investigator for m in self.active()] if ANYBODY in self.lita else self.lita
            if investigator not in able:
                names = ", ".join(load()[card].title for card in able) or "somebody who is still to join"
                raise UserError(f"{load()[investigator].title} may not take Lita Chantler; {names} may.")
            self.member(investigator).add(LITA)
        self.lita = []

    # ---- plain data

    def data(self) -> dict[str, Any]:
        """The campaign as plain JSON data."""
        return {"format": FORMAT, "campaign": "night-of-the-zealot", **asdict(self)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Campaign:
        """The campaign from plain JSON data."""
        from orne.arkham.campaign_data import damage

        if "decisions" in data and "start" in data:
            raise UserError("This is a single game and no campaign; orne play --resume goes on with it.")
        if data.get("campaign") != "night-of-the-zealot":
            raise UserError("This is not a campaign of Orne's.")
        if data.get("format") != FORMAT:
            raise UserError(f"This campaign has format {echo(data.get('format'))}; this version reads format {FORMAT}.")
        if wrong := damage(data):
            raise UserError(f"This campaign is damaged: {wrong}; take an older copy.")
        names = {each.name for each in fields(cls)}
        campaign = cls(**{name: value for name, value in data.items() if name in names})
        campaign.members = [Member(**member) for member in data["members"]]
        return campaign


def _fate(member: Member) -> str:
    """What became of an investigator, in words."""
    return f"{member.name} {'was killed' if member.status == KILLED else 'has gone insane'}"


def begin(difficulty: str = "standard", seed: int | str = 0) -> Campaign:
    """A campaign before its first scenario, nobody in it yet."""
    if difficulty not in chaos.DIFFICULTIES:
        raise UserError(f"There is no difficulty {difficulty!r}; known: {', '.join(chaos.DIFFICULTIES)}.")
    return Campaign(difficulty, rng.seeded(seed), list(chaos.bag(difficulty)))
