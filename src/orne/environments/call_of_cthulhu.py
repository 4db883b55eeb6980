"""Call of Cthulhu as an environment: two players as agents, or one against a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from orne.environments.aec import TableEnv
from orne.environments.columns_coc import CARD, TABLE, card_numbers
from orne.environments.observing import Observer, columns_of
from orne.environments.seeing_coc import CocEncoder
from orne.environments.setting import BotChoice, Setting
from orne.environments.solo import SoloEnv
from orne.environments.wishing import bots_by_seat, refuse_other_than_names, refuse_unknown
from orne.environments.words import COC as WORDS
from orne.games import COC
from orne.kernel.errors import UserError, echo
from orne.kernel.outcome import Outcome
from orne.set_up.coc.begin import DECK, OPPONENT_DECK
from orne.set_up.coc.wishes import NEWEST, CocWishes

__all__ = [
    "ACTIONS", "COLUMNS", "LONGEST", "QUESTIONS", "SOLO_ID", "VERBS", "card_numbers", "env", "raw_env", "solo",
]  # fmt: skip

ACTIONS = 64
"""Actions, unless another number is wished for; questions with more options have pages."""
LONGEST = 5000
"""Actions after which a game is broken off, unless another number is wished for."""
SOLO_ID = "orne/CallOfCthulhu-v0"
"""What Gymnasium calls the environment for one player."""

COLUMNS = columns_of(TABLE, CARD)
"""Where each number stands in a row of ``table``, ``cards`` and ``options``, by its name."""
QUESTIONS = WORDS.kind_numbers()
"""The numbers of kinds of question, by their names."""
VERBS = WORDS.verb_numbers()
"""The numbers of verbs, by their names."""


def observer(actions: int) -> Observer:
    """What sees a game, for that many actions."""
    return Observer(CocEncoder(actions))


def setting(
    *,
    decks: Sequence[str] = (DECK, OPPONENT_DECK),
    edition: str = NEWEST,
    bots: Mapping[int, BotChoice] | None = None,
    actions: int = ACTIONS,
    longest: int = LONGEST,
) -> Setting:
    """What is played: the decks of seats 0 and 1, by name or file, in an edition; bots by the seats they play."""
    refuse_other_than_names(decks=decks)
    if len(decks) != 2:
        raise UserError(f"Call of Cthulhu is played with two decks, not {len(decks)}.")
    if edition not in COC.editions:
        raise UserError(f"There is no edition {echo(edition)}; the editions are {', '.join(COC.editions)}.")
    wishes = CocWishes(deck=decks[0], opponent_deck=decks[1], edition=edition, seed=0)
    start = COC.begin(wishes).game.start
    return Setting(
        game=COC,
        seats=2,
        start=lambda seed: {**start, "seed": seed},
        observer=observer,
        seat_name="player",
        actions=actions,
        longest=longest,
        worth=_worth,
        bots=bots_by_seat(bots),
    )


def _worth(outcome: Outcome, seat: int) -> float:
    """1 for whoever has won, -1 for the other."""
    return 1.0 if seat in outcome.winners else -1.0


def raw_env(*, render_mode: str | None = None, **wishes: Any) -> TableEnv:
    """The environment itself; for the wishes see ``setting``."""
    refuse_unknown(wishes, setting)
    return TableEnv(setting(**wishes), render_mode)


def env(*, render_mode: str | None = None, **wishes: Any) -> OrderEnforcingWrapper[str, Any, int]:
    """The environment with PettingZoo's check that it is reset before it is played."""
    return OrderEnforcingWrapper(raw_env(render_mode=render_mode, **wishes))


def solo(*, seat: int = 0, opponent: BotChoice = "random", render_mode: str | None = None, **wishes: Any) -> SoloEnv:
    """One seat as a Gymnasium environment, against a bot by name or one of the user's own."""
    if type(seat) is not int or seat not in (0, 1):
        raise UserError(f"There are seats 0 and 1; {echo(seat)} is not one of them.")
    if "bots" in wishes:
        raise UserError("Who plays the other seat is said by opponent; leave bots out.")
    refuse_unknown(wishes, setting, "seat", "opponent")
    return SoloEnv(setting(bots={1 - seat: opponent}, **wishes), render_mode)


gymnasium.register(id=SOLO_ID, entry_point="orne.environments.call_of_cthulhu:solo", disable_env_checker=True)
