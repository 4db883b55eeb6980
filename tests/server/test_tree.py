"""The tree of a game: its branches and theirs, and what is written about positions; who may know, and who may write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from orne.server import tree as trees
from orne.server.settings import ServerSettings
from tests.server.look import HERE, LINK, RANDOM, Served, serving


def secrets(*tables: dict[str, Any]) -> dict[str, str]:
    """A header that holds the first seat of some tables."""
    return {"Orne-Secrets": ",".join(f"{each['id']}:{each['seats'][0]['secret']}" for each in tables)}


def begun(served: Served) -> dict[str, Any]:
    """A table whose game has come to its third decision or further."""
    made = served.make(HERE, RANDOM, seed=8)
    player = served.sit(made)
    for _ in range(3):
        player.answer(0)
    player.asked()
    player.leave()
    return made


def give_up(served: Served, made: dict[str, Any]) -> None:
    player = served.sit(made)
    player.asked()
    player.ask(type="concede")
    player.leave()


def branch(served: Served, made: dict[str, Any], n: int, *held: dict[str, Any]) -> dict[str, Any]:
    answer = served.http.post(f"/api/tables/{made['id']}/branch", json={"n": n}, headers=secrets(*held))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tree(served: Served, made: dict[str, Any], *held: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = served.http.get(f"/api/tables/{made['id']}/tree", headers=secrets(*held)).json()
    return found


def shape(node: dict[str, Any]) -> Any:
    """The ids of a tree, each with where it left."""
    from_ = node["branched"] and node["branched"]["n"]
    return (node["id"], from_, [shape(each) for each in node["branches"]])


def write(served: Served, made: dict[str, Any], n: int, *held: dict[str, Any], **note: str) -> httpx.Response:
    return served.http.put(f"/api/tables/{made['id']}/notes/{n}", json=note, headers=secrets(*held))


def test_branches_and_theirs_make_a_tree(served: Served) -> None:
    made = begun(served)
    late, early = branch(served, made, 3, made), branch(served, made, 1, made)
    inner = branch(served, late, 0, late)
    whole: Any = (made["id"], None, [(early["id"], 1, []), (late["id"], 3, [(inner["id"], 0, [])])])
    everything = (made, late, early, inner)
    # From whichever of them one looks, it is the same tree.
    assert [shape(tree(served, each, *everything)) for each in everything] == [whole] * 4
    found = tree(served, made, *everything)
    assert (found["state"], found["ended"], found["held"], found["branches"][0]["held"]) == ("playing", "", [0], [0])
    assert served.http.get("/api/tables/nowhere/tree").status_code == 404


def test_a_branch_is_told_of_once_the_game_it_left_is_over(served: Served) -> None:
    made = begun(served)
    child = branch(served, made, 2, made)
    inner = branch(served, child, 0, child)
    assert shape(tree(served, made)) == (made["id"], None, [])
    assert shape(tree(served, child)) == (child["id"], None, [])
    give_up(served, made)
    assert shape(tree(served, made)) == (made["id"], None, [(child["id"], 2, [])])
    assert tree(served, made)["ended"] == "Anna gives up."
    # Dealt anew it begins with a position of its own; as it was, with all that came before.
    assert tree(served, made)["branches"][0]["begins"] == 0
    as_it_was = branch(served, made, 2)
    assert [each["begins"] for each in tree(served, as_it_was)["branches"]] == [0, 2]
    served.http.delete(f"/api/tables/{as_it_was['id']}", headers=secrets(as_it_was))
    give_up(served, child)
    assert shape(tree(served, made)) == (made["id"], None, [(child["id"], 2, [(inner["id"], 0, [])])])


def test_what_a_stranger_branches_off_is_in_nobody_elses_tree(tmp_path: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "games.sqlite"))) as served:
        made = begun(served)
        give_up(served, made)
        strange = branch(served, made, 2)
        assert shape(tree(served, made, made)) == (made["id"], None, [])
        assert shape(tree(served, made, strange)) == (made["id"], None, [(strange["id"], 2, [])])
        # Whoever is given its address sees what it left.
        assert shape(tree(served, strange)) == (made["id"], None, [(strange["id"], 2, [])])
        refused = write(served, made, 1, strange, words="Mine now.")
        assert (refused.status_code, refused.json()["sentence"]) == (
            403,
            "Only whoever plays here may write about this game; branch off, and write about that.",
        )
        assert write(served, strange, 1, strange, words="Mine.").status_code == 200


def test_positions_are_written_about(served: Served) -> None:
    made = begun(served)
    found = write(served, made, 2, made, glyph="?", words="  Too early.  ").json()
    (note,) = found["notes"]
    assert (note["n"], note["seat"], note["name"], note["glyph"], note["words"]) == (2, 0, "Anna", "?", "Too early.")
    assert tree(served, made, made)["notes"] == [note]
    # While the game goes on it is nobody else's affair, and nobody else writes.
    assert (tree(served, made)["notes"], tree(served, made)["writes"]) == ([], None)
    assert write(served, made, 2, words="Hello.").status_code == 403
    assert write(served, made, 99, made, words="Hello.").json()["sentence"].startswith("There are positions 0 to ")
    assert write(served, made, 2, made, glyph="#").status_code == 400
    assert write(served, made, 2, made, words="x" * 501).status_code == 400
    give_up(served, made)
    assert tree(served, made)["notes"] == [note]
    # On one's own machine a game that is over is one's own.
    assert tree(served, made)["writes"] == 0
    assert [each["words"] for each in write(served, made, 2, words="So it was.").json()["notes"]] == ["So it was."]
    assert write(served, made, 2, made).json()["notes"] == []


def test_two_players_write_beside_each_other(served: Served) -> None:
    made = served.make(HERE, LINK, seed=8)
    body = {"invitation": made["seats"][1]["invitation"], "name": "Bob"}
    claimed = served.http.post(f"/api/tables/{made['id']}/claim", json=body).json()
    bob = {"id": made["id"], "seats": [{"secret": claimed["secret"]}]}
    write(served, made, 0, made, glyph="!", words="I keep these.")
    told = write(served, made, 0, bob, words="A poor hand.").json()
    assert [(each["name"], each["words"]) for each in told["notes"]] == [("Bob", "A poor hand.")]
    assert told["writes"] == 1
    player = served.sit(made)
    player.of("page")
    player.ask(type="concede")
    seen = [(each["name"], each["glyph"], each["words"]) for each in tree(served, made)["notes"]]
    assert seen == [("Anna", "!", "I keep these."), ("Bob", "", "A poor hand.")]


def test_a_tree_has_so_many_games_and_the_one_that_is_looked_at(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = begun(served)
    branches = [branch(served, made, 1, made) for _ in range(3)]
    monkeypatch.setattr(trees, "MOST", 2)
    assert shape(tree(served, branches[-1], made, *branches))[2] == [(branches[-1]["id"], 1, [])]
