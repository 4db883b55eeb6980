"""Defeat, resignation and what becomes of an eliminated investigator's cards (arkham/basics/1.24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import FORCED, WHEN, Use
from orne.arkham.events import GAME_ENDS, Event
from orne.arkham.rules import clues, engagement
from orne.arkham.rules.leaving import discard_together, drop_clues
from orne.arkham.rules.moving import move, move_all
from orne.arkham.scenario import STANDALONE, scenario_of
from orne.arkham.state import COMMITTED, NOBODY, NOWHERE, PLAY, REMOVED

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def resign(g: ArkhamTable, seat: int) -> None:
    """Resign: eliminated, but neither defeated nor hurt."""
    eliminate(g, seat, "resigned")


def eliminate(g: ArkhamTable, seat: int, how: str) -> None:
    """Eliminate an investigator step by step; with nobody left the scenario ends as it says."""
    eliminate_together(g, (seat,), how)


def eliminate_together(g: ArkhamTable, seats: Sequence[int], how: str) -> None:
    """Eliminate investigators at once: their enemies turn to those who are left, and the new lead is one of these."""
    state = g.state
    leaving = [seat for seat in seats if not state.gone[seat]]
    if not leaving:
        return
    outer, g.effect_of = g.effect_of, NOWHERE
    falling = [state.investigators[seat] for seat in leaving]
    g.falling.update(falling)
    for seat in leaving:
        _leave(g, seat, how)
    g.falling.difference_update(falling)
    players = g.players()
    if not players:
        g.end(scenario_of(g).with_nobody_left, "nobody is left")
    if state.gone[state.lead]:
        # Whoever is defeated at this very moment too cannot lead.
        able = [each for each in players if not values.has_enough(g, state.investigators[each])] or players[:1]
        state.lead = g.choose_seat(able[0], "Make whom the new lead investigator?", able, "lead")
        g.note("lead", state.investigators[state.lead], seat=state.lead)
    engagement.engage_ready(g)
    if state.catalogue.strength:
        g.look_again()
    g.effect_of = outer


def _leave(g: ArkhamTable, seat: int, how: str) -> None:
    """Take an investigator and all their cards out of the game; what is not theirs stays where they were."""
    state = g.state
    if state.as_if:
        state.stop_pretending(seat)
    g.note("eliminated", state.investigators[seat], seat=seat, after=how)
    defeat_trauma(g, seat, how)
    game_ends_for(g, seat)
    attachments = g.index.attachments
    for uid in sorted(state.play, key=lambda uid: not values.is_weakness(g, uid)):  # weaknesses go first
        card = state.cards[uid]
        if card.zone == PLAY and (card.controller == seat or (card.owner == seat and card.controller == NOBODY)):
            discard_together(g, [each for each in attachments.get(uid, ()) if state.cards[each].zone == PLAY])
            drop_clues(g, uid)
            move(g, uid, REMOVED)
    for pile in (state.hand[seat], state.deck[seat], state.discard[seat]):
        move_all(g, list(pile), REMOVED)
    _withdraw(g, seat)
    clues.drop(g, seat, clues.clues_of(g, seat))
    state.resources[seat] = 0
    for uid in values.engaged_with(g, seat):
        engagement.disengage(g, uid)
    discard_together(g, [uid for uid in state.play if state.cards[uid].threat == seat])
    state.gone[seat] = how
    state.place[seat] = -1
    state.changed()


def _withdraw(g: ArkhamTable, seat: int) -> None:
    """Take the cards that an eliminated investigator has committed out of the test, where they no longer count."""
    test = g.test
    if test is None:
        return
    for who, uid in test.committed:
        if who == seat and g.state.cards[uid].zone == COMMITTED:
            g.note("removed", uid, seat=seat)
            move(g, uid, REMOVED)
    test.committed = [each for each in test.committed if each[0] != seat]


def defeat_trauma(g: ArkhamTable, seat: int, how: str) -> None:
    """Defeat by damage or horror is a trauma in a campaign, none in a scenario played alone (arkham/basics/1.27)."""
    if how in ("damage", "horror") and not g.state.remembered(STANDALONE):
        suffer_trauma(g, seat, int(how == "damage"), int(how == "horror"))


def suffer_trauma(g: ArkhamTable, seat: int, physical: int, mental: int, by: int = NOWHERE) -> None:
    """Note trauma, which stays after the scenario."""
    before = g.state.trauma[seat]
    g.state.trauma[seat] = (before[0] + physical, before[1] + mental)
    g.note("trauma", g.state.investigators[seat], by, seat, after=[physical, mental])


def game_ends_for(g: ArkhamTable, seat: int, *, for_all: bool = False) -> None:
    """Trigger "when the game ends" texts of the weaknesses in play that a player owns, wherever they lie.

    Where it ends for all, those of other cards in the player's threat area too.
    """
    event = Event(GAME_ENDS, -1, seat)
    for uid, ability in g.index.answers.get((WHEN, GAME_ENDS), ()):
        card = g.state.cards[uid]
        weak = values.is_weakness(g, uid)
        if ability.kind != FORCED or not (card.owner == seat if weak else for_all and card.threat == seat):
            continue
        use = Use(ability, uid, card, seat, event)
        if ability.trigger is not None and ability.trigger.test(g, use, event):
            g.carry_out(ability.effect, use)
