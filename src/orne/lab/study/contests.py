"""How each game is studied, by its name; imported when it is asked for, since that loads the rules (start-up)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from orne.bots.shared.from_file import check
from orne.games import ARKHAM, COC, GAMES, CardGame
from orne.kernel.errors import UserError
from orne.lab.study.contest import Contest, Study
from orne.lab.study.plan import Plan, in_key

MOST_GAMES = 10_000_000


def _coc() -> Contest:
    from orne.lab.study.contest_of_coc import CocContest

    return CocContest()


def _arkham() -> Contest:
    from orne.lab.study.contest_of_arkham import ArkhamContest

    return ArkhamContest()


CONTESTS: Mapping[str, Callable[[], Contest]] = {COC.name: _coc, ARKHAM.name: _arkham}


def _refuse_another_games_deck(name: str, game: CardGame) -> None:
    """Say whose deck it is where somebody names one of the other game."""
    for other in GAMES.values():
        if other is not game and name in other.decks().available() and not game.decks().claims(name):
            raise UserError(f"{name} is a deck of {other.title}, and the plan is for {game.title}.")


def prepared(plan: Plan) -> Study:
    """A plan with all that it names found and tried: whatever cannot be played is refused before anything is."""
    contest = CONTESTS[plan.game]()
    bots = contest.game.bots()
    for key in ("players", "opponents"):
        with in_key(key):
            for name in getattr(plan, key):
                check(bots, name, plan.folder)
    for key, names in (("decks", [name for group in plan.decks for name in group]), ("field", plan.field)):
        with in_key(key):
            for name in names:
                _refuse_another_games_deck(name, contest.game)
    study = Study(plan, contest, contest.read_decks(plan))
    for sample in contest.samples(plan):
        study.deal(sample)
    if sum(1 for _ in zip(contest.jobs(plan), range(MOST_GAMES + 1), strict=False)) > MOST_GAMES:
        raise UserError(f"The plan has more than {MOST_GAMES:,} games; use fewer seeds, or several plans.")
    return study
