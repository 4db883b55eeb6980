"""Plans: what they mean, and what is said of one that is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orne.kernel.errors import UserError
from orne.lab.study.contests import prepared
from orne.lab.study.plan import Plan, from_data, read
from orne.lab.study.study import run

A, B, C = "starter-agency+miskatonic-a", "starter-cthulhu+hastur-b", "starter-syndicate+yog-sothoth-a"
EXAMPLES = Path(__file__).parents[3] / "examples"
COC: dict[str, Any] = {"game": "coc", "players": ["random"], "decks": [A, B], "seeds": 2}
ARKHAM: dict[str, Any] = {
    "game": "arkham",
    "players": ["random"],
    "decks": ["roland"],
    "scenarios": ["the-gathering"],
    "seeds": 2,
}


def sides(data: dict[str, Any]) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """Who sits where in each game of a plan, as player and deck."""
    return [tuple(zip(job.players, job.decks, strict=True)) for job in prepared(from_data(data)).jobs()]  # type: ignore[misc]


def test_every_deal_is_played_from_both_seats() -> None:
    jobs = prepared(from_data(COC)).jobs()
    assert [job.number for job in jobs] == [0, 1, 2, 3]
    assert [job.seed for job in jobs] == [1, 1, 2, 2]
    assert [job.decks for job in jobs] == [(A, B), (B, A), (A, B), (B, A)]


def test_a_deal_is_the_same_for_all_players_and_from_both_seats_and_for_nothing_else() -> None:
    data = {**COC, "players": ["random", "greedy"], "decks": [A, B, C], "seeds": [7, 8]}
    jobs = prepared(from_data(data)).jobs()
    deals = {(frozenset(job.decks), job.seed): job.deal for job in jobs}
    assert len(jobs) == 24
    assert len(set(deals.values())) == len(deals) == 6
    assert all(job.deal == deals[frozenset(job.decks), job.seed] for job in jobs)


def test_players_meet_each_other_with_either_deck() -> None:
    assert sides({**COC, "players": ["random", "greedy"], "seeds": [7]}) == [
        (("random", A), ("greedy", B)),
        (("greedy", B), ("random", A)),
        (("random", B), ("greedy", A)),
        (("greedy", A), ("random", B)),
    ]


def test_a_deck_that_is_alone_meets_itself_once_for_every_seed() -> None:
    assert sides({**COC, "decks": [A], "seeds": [7]}) == [(("random", A), ("random", A))]


def test_mirrors_let_decks_meet_themselves_too() -> None:
    games = sides({**COC, "mirrors": True, "seeds": [7]})
    assert [(one[1], two[1]) for one, two in games] == [(A, A), (A, B), (B, A), (B, B)]


def test_a_field_is_met_by_the_decks_and_not_by_itself() -> None:
    games = sides({**COC, "decks": [A], "field": [B, C], "seeds": [7]})
    assert [(one[1], two[1]) for one, two in games] == [(A, B), (B, A), (A, C), (C, A)]


def test_players_without_opponents_take_the_decks_against_the_field_in_turn() -> None:
    games = sides({**COC, "players": ["random", "greedy"], "decks": [A], "field": [B], "seeds": [7]})
    assert [games[0], games[2]] == [(("random", A), ("greedy", B)), (("greedy", A), ("random", B))]
    assert len(games) == 4


def test_opponents_are_met_by_every_player() -> None:
    games = sides({**COC, "opponents": ["greedy"], "decks": [A], "seeds": [7]})
    assert games == [(("random", A), ("greedy", A)), (("greedy", A), ("random", A))]


def test_a_scenario_is_played_by_every_group_at_every_difficulty() -> None:
    data = {**ARKHAM, "decks": ["roland", ["daisy", "wendy"]], "difficulties": ["easy", "hard"], "seeds": [3]}
    jobs = prepared(from_data(data)).jobs()
    assert [(job.players, job.decks, job.difficulty) for job in jobs] == [
        (("random",), ("roland",), "easy"),
        (("random",), ("roland",), "hard"),
        (("random", "random"), ("daisy", "wendy"), "easy"),
        (("random", "random"), ("daisy", "wendy"), "hard"),
    ]


def test_seeds_are_counted_from_the_first_or_listed() -> None:
    assert from_data({**COC, "seeds": 3}).seeds == (1, 2, 3)
    assert from_data({**COC, "seeds": 3, "first_seed": 0}).seeds == (0, 1, 2)
    assert from_data({**COC, "seeds": [9, 4]}).seeds == (9, 4)


def test_a_plan_from_python_is_read_as_one_from_a_file() -> None:
    names: Any = [A, B]
    assert Plan("coc", ("random",), names, (1, 2)) == from_data(COC)
    seeds: Any = range(1, 3)
    assert Plan("coc", ("random",), ((A,), (B,)), seeds) == from_data(COC)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": "random"}, 'players must be a list of names, such as ["greedy", "random"], not “random”.'),
        ({"decks": A}, "decks must be a list of names, "),
        ({"seeds": (-1,)}, "seeds must be a number from 1 to 1,000,000, or a list of whole numbers from 0, not [-1]."),
        ({"statistics": "yes"}, "statistics must be true or false, not “yes”."),
    ],
)
def test_a_plan_from_python_is_refused_in_one_sentence(change: dict[str, Any], said: str) -> None:
    with pytest.raises(UserError) as refused:
        Plan(**{"game": "coc", "players": ("random",), "decks": ((A,), (B,)), "seeds": (1, 2), **change})
    assert str(refused.value).startswith(said)


def test_what_is_no_plan_is_not_played() -> None:
    path: Any = "study.toml"
    with pytest.raises(UserError, match="A plan is played, such as read or from_data make, not “study"):
        run(path)


def test_decks_and_bots_are_found_from_where_the_plan_is(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    folder.mkdir()
    (folder / "mine.txt").write_text("50x core/t-men\n")
    (folder / "bot.py").write_text("class Bot:\n    def choose(self, game, decision):\n        return 0\n")
    (folder / "plan.toml").write_text(
        'game = "coc"\nplayers = ["bot.py:Bot"]\ndecks = ["mine.txt"]\nseeds = 1\n', encoding="utf-8"
    )
    study = prepared(read(folder / "plan.toml"))
    assert study.decks["mine.txt"].cards == {"core/t-men": 50}
    assert study.plan.name == "plan"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "game must be coc or arkham, not “chess”."),
        ({"game": 3}, "game must be coc or arkham, not 3."),
        ({"player": ["greedy"]}, "there is no key “player” in a plan; did you mean players?"),
        ({"players": None}, 'players is missing; it must be a list of names, such as ["greedy", "random"].'),
        ({"players": "greedy"}, 'players must be a list of names, such as ["greedy", "random"], not “greedy”.'),
        (
            {"players": ["greedy", 3]},
            'players must be a list of names, such as ["greedy", "random"], not [“greedy”, 3].',
        ),
        ({"players": []}, 'players must be a list of names, such as ["greedy", "random"], not [].'),
        ({"players": ["greedy", "greedy"]}, "players names “greedy” twice; once is enough."),
        (
            {"players": ["clever"]},
            "players: there is no bot called “clever”; there are greedy, random, search-quick, search, search-strong.",
        ),
        ({"decks": [[A, B]]}, "decks: a player of Call of Cthulhu has one deck; name each by itself, not in a list."),
        ({"decks": ["starter-agency+nobody-a"]}, "decks: the core set has no block “nobody”; the blocks are agency,"),
        (
            {"decks": ["mine.txt"]},
            "decks: mine.txt: there is no such file",
        ),
        ({"seeds": 0}, "seeds must be a number from 1 to 1,000,000, or a list of whole numbers from 0, not 0."),
        ({"seeds": [1, 1]}, "seeds names 1 twice; once is enough."),
        ({"seeds": True}, "seeds must be a number from 1 to 1,000,000, or a list of whole numbers from 0, not true."),
        (
            {"seeds": [1], "first_seed": 5},
            "first_seed goes with a number of seeds; leave it out where seeds is a list.",
        ),
        ({"edition": "lcg-5"}, "edition must be one of lcg-4, lcg-3.0, lcg-1.4, ccg-2.0, not “lcg-5”."),
        ({"statistics": "yes"}, "statistics must be true or false, not “yes”."),
        (
            {"scenarios": ["the-gathering"]},
            "scenarios is for Arkham Horror; a plan for Call of Cthulhu leaves it out.",
        ),
    ],
)
def test_a_plan_that_is_wrong_gets_one_sentence(change: dict[str, Any], said: str) -> None:
    data = {key: value for key, value in {**COC, **change}.items() if value is not None}
    with pytest.raises(UserError) as refused:
        prepared(from_data(data))
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"scenarios": None}, 'scenarios is missing; it must be a list of names, such as ["the-gathering"].'),
        ({"scenarios": ["the-party"]}, "There is no scenario called “the-party”; there are the-gathering,"),
        ({"difficulties": ["cruel"]}, "There is no difficulty called “cruel”; there are easy, standard, hard, expert."),
        ({"decks": [["roland", "roland"]]}, "decks: each investigator may be played once; roland is there twice."),
        (
            {"decks": [["roland", "daisy", "skids", "agnes", "wendy"]]},
            "decks: one to four investigators play together, not 5.",
        ),
        ({"mirrors": True}, "mirrors is for Call of Cthulhu; a plan for Arkham Horror leaves it out."),
        ({"field": ["daisy"]}, "field is for Call of Cthulhu; a plan for Arkham Horror leaves it out."),
    ],
)
def test_a_plan_for_a_scenario_that_is_wrong_gets_one_sentence(change: dict[str, Any], said: str) -> None:
    data = {key: value for key, value in {**ARKHAM, **change}.items() if value is not None}
    with pytest.raises(UserError) as refused:
        prepared(from_data(data))
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "{path}: there is no such file; give the path of a plan, a TOML file."),
        (b"game = ", "plan.toml is not TOML: Invalid value (at end of document)."),
        (b"\xff\xfe", "plan.toml is not a plan: it is not text in UTF-8."),
        (b'game = "coc"', "plan.toml: players is missing; it must be"),
    ],
)
def test_a_file_that_is_not_a_plan_gets_one_sentence(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "plan.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(UserError) as refused:
        read(path)
    assert str(refused.value).startswith(said.format(path=path))


def test_a_folder_is_not_a_plan(tmp_path: Path) -> None:
    with pytest.raises(UserError) as refused:
        read(tmp_path)
    assert str(refused.value) == f"{tmp_path}: this is a folder; give the path of a plan, a TOML file."


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_plans_that_come_as_examples_can_be_played(path: Path) -> None:
    study = prepared(read(path))
    assert 0 < len(study.jobs()) <= 100  # small as they are, larger by their seeds


def test_a_program_may_make_a_plan_as_well() -> None:
    plan = Plan("arkham", ("random",), (("roland",),), (1,), scenarios=("the-gathering",))
    assert plan == from_data({**ARKHAM, "seeds": [1]})
    assert plan.difficulties == ("standard",)
    assert plan.edition == "2016"
