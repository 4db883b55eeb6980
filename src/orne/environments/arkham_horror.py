"""Arkham Horror as an environment: one investigator alone, or several as agents that play together."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from orne.arkham.rules.stages import doom_threshold
from orne.arkham.standalone import past
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.arkham.values import doom_in_play
from orne.environments.aec import TableEnv
from orne.environments.columns_arkham import CARD, MAP, TABLE, card_numbers
from orne.environments.observing import Observer, columns_of
from orne.environments.seeing_arkham import ArkhamEncoder
from orne.environments.setting import BotChoice, Setting
from orne.environments.solo import SoloEnv
from orne.environments.wishing import (
    bots_by_seat,
    refuse_other_than_names,
    refuse_other_than_text,
    refuse_unknown,
)
from orne.environments.words import ARKHAM as WORDS
from orne.games import ARKHAM
from orne.kernel.errors import UserError, echo
from orne.kernel.outcome import Outcome
from orne.set_up.arkham.begin import INVESTIGATOR, chosen, decks_of, investigators_of
from orne.set_up.arkham.wishes import ArkhamWishes

__all__ = [
    "ACTIONS", "COLUMNS", "LONGEST", "QUESTIONS", "SOLO_ID", "VERBS", "card_numbers", "env", "raw_env", "solo",
]  # fmt: skip

ACTIONS = 64
"""Actions, unless another number is wished for; questions with more options have pages."""
LONGEST = 5000
"""Actions after which a scenario is broken off, unless another number is wished for."""
SOLO_ID = "orne/ArkhamHorror-v0"
"""What Gymnasium calls the environment for one player."""

COLUMNS = columns_of(TABLE, CARD)
"""Where each number stands in a row of ``table``, ``cards`` and ``options``, by its name."""
QUESTIONS = WORDS.kind_numbers()
"""The numbers of kinds of question, by their names."""
VERBS = WORDS.verb_numbers()
"""The numbers of verbs, by their names."""


def observer(actions: int) -> Observer:
    """What sees a scenario, for that many actions."""
    return Observer(ArkhamEncoder(actions), {"map": (MAP, MAP)})


def setting(
    *,
    investigators: Sequence[str] = (INVESTIGATOR,),
    scenario: str = "",
    difficulty: str = "",
    earlier: Sequence[str] = (),
    edition: str = ARKHAM.editions[0],
    bots: Mapping[int, BotChoice] | None = None,
    actions: int = ACTIONS,
    longest: int = LONGEST,
    shaping: float = 0.0,
) -> Setting:
    """What is played: a scenario, how earlier ones ended, who takes part, and which seats bots play.

    An investigator is a starter deck by the first name, a deck that comes with Orne, or a deck file.
    """
    refuse_other_than_names(investigators=investigators, earlier=earlier)
    refuse_other_than_text(scenario=scenario, difficulty=difficulty)
    if edition not in ARKHAM.editions:
        raise UserError(f"There is no reading {echo(edition)} of the rules; there are {', '.join(ARKHAM.editions)}.")
    if isinstance(shaping, bool) or not isinstance(shaping, int | float) or not math.isfinite(shaping):
        raise UserError(f"Shaping is a number, the weight of rewards on the way, not {echo(shaping)}.")
    wishes = ArkhamWishes(
        investigators=list(investigators),
        scenario=scenario,
        difficulty=difficulty,
        earlier=list(earlier),
        rules=edition,
        seed=0,
    )
    start = ARKHAM.begin(wishes).game.start
    decks = decks_of(investigators)
    story = past(start["scenario"], wishes.earlier, chosen(wishes.past))

    def start_of(seed: int) -> Mapping[str, Any]:
        who = investigators_of(decks, story, seed, wishes.story_assets)
        return {**start, "seed": seed, "investigators": who}

    return Setting(
        game=ARKHAM,
        seats=len(decks),
        start=start_of,
        observer=observer,
        seat_name="investigator",
        actions=actions,
        longest=longest,
        worth=_worth,
        potential=(lambda table: shaping * progress(cast(ArkhamTable, table))) if shaping else None,
        bots=bots_by_seat(bots),
    )


def _worth(outcome: Outcome, seat: int) -> float:
    """1 to everybody where the scenario is won, -1 where it is lost."""
    return 1.0 if outcome.winners else -1.0


def progress(table: ArkhamTable) -> float:
    """How far the investigators have come: acts and clues, less agendas and doom, less damage and horror."""
    state = table.state
    cards, kinds = state.cards, state.catalogue.kinds
    found = float(len(state.agenda_deck) - len(state.act_deck))
    if state.act != NOWHERE:
        needed = table.per_investigator(kinds[cards[state.act].kind].facts.clues or 0)
        held = sum(cards[uid].clues for uid in state.investigators)
        found += min(1.0, held / needed) if needed else 0.0
    if state.agenda != NOWHERE and (threshold := doom_threshold(table)):
        found -= min(1.0, doom_in_play(table) / threshold)
    harm = 0.0
    for uid in state.investigators:
        card, facts = cards[uid], kinds[cards[uid].kind].facts
        harm += min(1.0, card.damage / (facts.health or 1)) + min(1.0, card.horror / (facts.sanity or 1))
    return found - harm / (2 * state.seats)


def raw_env(*, render_mode: str | None = None, **wishes: Any) -> TableEnv:
    """The environment itself; for the wishes see ``setting``."""
    refuse_unknown(wishes, setting)
    return TableEnv(setting(**wishes), render_mode)


def env(*, render_mode: str | None = None, **wishes: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """The environment with PettingZoo's check that it is reset before it is played."""
    return OrderEnforcingWrapper(raw_env(render_mode=render_mode, **wishes))


def solo(*, render_mode: str | None = None, **wishes: Any) -> SoloEnv:
    """One investigator as a Gymnasium environment: alone, or with bots in all other seats."""
    refuse_unknown(wishes, setting)
    return SoloEnv(setting(**wishes), render_mode)


gymnasium.register(id=SOLO_ID, entry_point="orne.environments.arkham_horror:solo", disable_env_checker=True)
