"""The words that demonstrations of Arkham Horror are written in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from orne.arkham.card_text import card_text
from orne.arkham.editions import EDITIONS, FAQ
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.registry import behaviour, facts_of, symbols_of
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import COMMITTED, LIMBO, State
from orne.arkham.table import ArkhamTable
from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game
from orne.rulings.laboratory.arkham import MYTHOS, RING, USUAL, scholar
from orne.rulings.showing import arkham_campaigns, arkham_readings, demonstration, show
from orne.rulings.showing.arkham_probes import PROBES
from orne.rulings.showing.describing import described, each_made, made
from orne.rulings.showing.probe import Json, plain
from orne.rulings.showing.show import whole

__all__ = ["Foe", "In", "Inv", "Place", "Show", "shows"]

READINGS = (arkham_readings, arkham_campaigns)
"""The modules that add readings to the probes: whoever has the words knows them all."""


class Show(show.Show[State]):
    """A demonstration of Arkham Horror."""

    probes = PROBES

    def lay(self, *investigators: Inv, **rest: Any) -> None:
        """Lay a position, described as for ``orne.arkham.position.build``."""
        self.perform({"do": "lay", "position": _position(investigators, rest)})

    def cannot_lay(self, *investigators: Inv, says: str, **rest: Any) -> None:
        """No scenario could be in this position, and the reason has these words in it."""
        self.perform({"do": "cannot lay", "position": _position(investigators, rest), "says": says})

    def lab(self, *people: Inv, locations: Sequence[str | Place] = RING, **rest: Any) -> None:
        """Lay a position in the laboratory: four places in a ring, one clue apart from them, harmless decks."""
        self.lay(*(people or (scholar(),)), locations=locations, **{**USUAL, **rest})

    def drawing(self, card: str, *investigators: Inv, under: Sequence[str] = (), **rest: Any) -> None:
        """Lay a position in which the first investigator now draws this encounter card."""
        self.lay(*investigators, encounter_deck=(card, *under), **MYTHOS, **rest)

    def pass_to(self, kind: str) -> None:
        """Everybody passes until a question of that kind is asked."""
        self._decline_until(lambda: self.game.decision is not None and self.game.decision.kind == kind, kind)

    def built(self, position: Mapping[str, Json]) -> Game[State]:
        """A scenario in the position that data describes."""
        rest = dict(position)
        people = [_person(each) for each in rest.pop("investigators", ())]
        if "locations" in rest:
            rest["locations"] = each_made(Place, rest["locations"])
        if "enemies" in rest:
            rest["enemies"] = [made(Foe, each) for each in rest["enemies"]]
        return build(*people, **rest, edition=self.edition)

    def begun(self, set_up: Mapping[str, Json]) -> Game[State]:
        """A scenario from its beginning, as data sets it up."""
        return Game(RULEBOOK, {**set_up, "edition": self.edition})

    def is_idle(self) -> bool:
        """Whether no card is half resolved and no test under way."""
        table = self.game.table
        no_test = isinstance(table, ArkhamTable) and table.test is None
        return no_test and all(each.zone not in (LIMBO, COMMITTED) for each in self.game.state.cards)

    def who(self, seat: int) -> str:
        """The investigator."""
        state = self.game.state
        return self.title(state.catalogue.ids[state.cards[state.investigators[seat]].kind])

    def title(self, card: str) -> str:
        """The title of a card by its id or reference; what is not a card stays as it is."""
        facts = facts_of(whole(card))
        return card if facts is None else facts.title

    def printed(self, card: str) -> dict[str, Json]:
        """What is printed on a card, by its id, its symbols, and its text in our words."""
        facts = facts_of(card)
        if facts is None:
            raise UserError(f"There is no card {echo(card)}.")
        found = {**plain(asdict(facts)), "text": card_text(facts, behaviour(card))}
        symbols = symbols_of(card)
        return found if symbols is None else {**found, "symbols": plain(asdict(symbols))}


def _position(investigators: Sequence[Inv], rest: Mapping[str, Any]) -> dict[str, Json]:
    """A position as data."""
    people = {"investigators": described(investigators)} if investigators else {}
    return {**people, **described(rest)}


def _person(data: Json) -> Inv:
    lists = {name: each_made(In, data[name]) for name in ("play", "threat") if name in data}
    return made(Inv, {**data, **lists})


REGISTER = demonstration.Register("arkham", tuple(EDITIONS)[::-1], FAQ.name, Show)
demonstration.REGISTERS["arkham"] = REGISTER
shows = REGISTER.shows
