"""What a study says of its games: what is counted, what is measured, how sure it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orne.arkham.facts import load
from orne.decks.arkham import named, write
from orne.kernel.game import Game
from orne.lab.study.contest import Job, Study
from orne.lab.study.contests import prepared
from orne.lab.study.findings import found, together
from orne.lab.study.plan import from_data
from orne.lab.study.tables import tables
from orne.lab.study.watching import Watcher
from orne.lab.study.wilson import Rate, difference
from orne.lab.study.working import Worker, bot_seed, play_job

USES = {
    "drawn": ("drawn", "to hand"),
    "played": ("announced", "event played"),
    "committed": ("committed",),
    "resourced": ("resource attached",),
}
A, B = "starter-agency+miskatonic-a", "starter-cthulhu+hastur-b"


def coc(**more: Any) -> Study:
    return prepared(from_data({"game": "coc", "players": ["random"], "decks": [A, B], "seeds": 2, **more}))


def arkham(**more: Any) -> Study:
    data = {"game": "arkham", "players": ["random"], "decks": [["roland", "daisy"]], "scenarios": ["the-gathering"]}
    return prepared(from_data({**data, "seeds": 2, **more}))


def played(study: Study, job: Job) -> Game[Any]:
    """The game of a job, played again with the same bots."""
    game = study.deal(job)
    bots = study.contest.game.bots()
    players = [bots[name](bot_seed(job, seat)) for seat, name in enumerate(job.players)]
    while (decision := game.decision) is not None:
        game.choose(players[decision.seat].choose(game, decision))
    return game


def test_what_becomes_of_cards_is_what_the_log_says() -> None:
    study = coc()
    for job in study.jobs():
        told, game = play_job(study, job), played(study, job)
        ids = [game.state.catalogue.kinds[card.kind].facts.id for card in game.state.cards]
        counted: list[dict[str, Counter[str]]] = [{use: Counter() for use in USES} for _ in range(2)]
        for entry in game.log:
            for use, kinds in USES.items():
                if entry.kind in kinds and entry.subject >= 0:
                    counted[entry.seat][use][ids[entry.subject]] += 1
        for seat in (0, 1):
            for place, use in enumerate(USES):
                rows = told["cards"][seat].items()
                assert counted[seat][use] == Counter({card: row[place] for card, row in rows if row[place]})


def test_a_card_in_other_hands_says_nothing_of_the_deck_of_whoever_has_it() -> None:
    study = coc()
    job = study.jobs()[0]
    game = played(study, job)
    watcher = Watcher(study.contest, game, [study.contest.listed(study.decks, job, seat) for seat in (0, 1)])
    entry = next(entry for entry in game.log if entry.kind == "committed")
    state = game.state
    card = state.catalogue.kinds[state.cards[entry.subject].kind].facts.id
    assert watcher.told(game)["cards"][entry.seat][card][2]
    # As though its controller had taken it from the other player; every card of these decks is there once.
    watcher._owners[entry.subject] = 1 - entry.seat
    assert card not in watcher.told(game)["cards"][entry.seat]


def test_the_opening_hand_is_the_one_that_is_kept() -> None:
    study = coc(seeds=12)
    new_hands = 0
    for job in study.jobs():
        told = play_job(study, job)
        log = list(played(study, job).log)
        for seat in (0, 1):
            assert len(told["opening"][seat]) == 8
            mulligan = any(entry.kind == "mulligan" and entry.seat == seat for entry in log)
            new_hands += mulligan
            assert (told["replaced"][seat] > 0) == mulligan
            first = [entry for entry in log if entry.step == "first resources" and entry.seat == seat]
            state = study.deal(job).state
            attached = {state.catalogue.kinds[state.cards[entry.subject].kind].facts.id for entry in first}
            assert attached <= set(told["opening"][seat])
    assert 0 < new_hands < 48


def test_weaknesses_that_are_drawn_for_a_game_belong_to_the_deck_in_it(tmp_path: Path) -> None:
    deck = named("roland")
    (weakness,) = [card for card in deck.cards if load()[card].weakness == "basic"]
    cards = {card: copies for card, copies in deck.cards.items() if card != weakness}
    write(replace(deck, cards=cards, random_weaknesses=1), tmp_path / "mine.txt")
    study = arkham(decks=[[str(tmp_path / "mine.txt"), "daisy"]], seeds=4)
    jobs = study.jobs()
    results = Worker(study).play(jobs)
    assert [[len(hand) for hand in result["opening"]] for result in results] == [[5, 5]] * 4
    assert [[len(added) for added in result["added"]] for result in results] == [[1, 0]] * 4
    drawn = Counter(result["added"][0][0] for result in results)
    assert len(drawn) > 1
    line = next(iter(found(study, results, jobs).lines.values()))
    assert {card: line.cards[card].games.games for card in drawn} == drawn


def test_the_course_of_a_game_is_measured_at_the_first_question_of_each_turn() -> None:
    study = coc()
    job = study.jobs()[0]
    told = play_job(study, job)
    assert [turn for turn, _ in told["curve"]] == [*range(1, told["length"] + 1)]
    turn, (first, second) = told["curve"][0]
    assert turn == 1
    going_first = told["first"]
    # Three resources each; five cards are left, and whoever goes first has drawn one.
    assert (first, second) == ([0, 0, 3, 0, 5 + (going_first == 0)], [0, 0, 3, 0, 5 + (going_first == 1)])
    assert max(told["curve"][-1][1][seat][0] for seat in (0, 1)) <= max(told["score"])


def test_clues_discovered_so_far_are_those_of_the_log_up_to_the_first_question_of_the_round() -> None:
    study = arkham(seeds=5)
    found_at_last = 0
    for job in study.jobs():
        game = study.deal(job)
        bots = study.contest.game.bots()
        players = [bots[name](bot_seed(job, seat)) for seat, name in enumerate(job.players)]
        rounds: dict[int, list[int]] = {}
        while (decision := game.decision) is not None:
            if decision.kind != "mulligan" and game.state.round not in rounds:
                clues = [(entry.seat, entry.after) for entry in game.log if entry.kind == "discovered"]
                rounds[game.state.round] = [sum(more for whose, more in clues if whose == seat) for seat in (0, 1)]
            game.choose(players[decision.seat].choose(game, decision))
        course = play_job(study, job)["curve"]
        assert {number: [row[-1] for row in measured] for number, measured in course} == rounds
        found_at_last += sum(rounds[max(rounds)])
    assert found_at_last


def test_without_statistics_only_the_ends_are_kept() -> None:
    study = coc(statistics=False)
    whole, bare = play_job(coc(), coc().jobs()[0]), play_job(study, study.jobs()[0])
    assert not {"cards", "curve", "opening"} & bare.keys()
    assert bare == {key: whole[key] for key in bare}
    jobs = study.jobs()
    assert list(tables(found(study, Worker(study).play(jobs), jobs))) == ["games", "seats", "summary"]


def test_wins_are_counted_for_each_player_with_each_deck() -> None:
    study = coc(seeds=4)
    jobs = study.jobs()
    findings = found(study, Worker(study).play(jobs), jobs)
    one, two = findings.lines["random", A], findings.lines["random", B]
    assert (one.games.games, two.games.games, one.games.won + two.games.won) == (8, 8, 8)
    assert one.as_first.games == one.as_second.games == 4
    assert one.as_first + one.as_second == one.games
    assert one.against == {("random", B): one.games}
    whole = together(findings)[()]
    assert (whole.games, whole.length) == (Rate(8, 16), one.length + two.length)
    some = next(iter(one.cards))
    assert one.cards[some].games == one.games
    assert one.cards[some].seen + one.cards[some].unseen == one.games


def test_investigators_of_a_group_win_and_lose_together() -> None:
    study = arkham(decks=["roland", ["roland", "daisy"]])
    jobs = study.jobs()
    findings = found(study, Worker(study).play(jobs), jobs)
    assert [key[1:3] for key in findings.lines] == [
        ("roland", "roland"),
        ("roland", "roland & daisy"),
        ("daisy", "roland & daisy"),
    ]
    # Two games with Roland alone and two with both: where decks are not told apart, each is one game.
    assert together(findings, 0)["random",].games.games == 4
    assert {key[0]: line.games.games for key, line in together(findings, 1).items()} == {"roland": 4, "daisy": 2}
    assert sum(findings.lines["random", "roland", "roland", "the-gathering", "standard"].fates.values()) == 2


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # Wilson's intervals as other programs give them.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0.0, 1.0)],
)
def test_an_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert Rate(won, games).interval == pytest.approx((low, high), abs=1e-4)


def test_a_difference_has_the_interval_that_newcombe_gives_as_an_example() -> None:
    gap, low, high = difference(Rate(56, 70), Rate(48, 80))
    assert (gap, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
