"""First games: a coach's words are on the page of whoever learns, and on nobody else's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import pytest

from orne.learn.lessons import LESSONS
from orne.set_up.shared.seated import Seated
from orne.store import rooms
from orne.store.database import Store
from tests.server.look import Player, Served

GAMES = list(LESSONS)


def _lesson(served: Served, game: str) -> dict[str, Any]:
    answer = served.http.post(f"/api/learn/{game}", json={})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def _follow(player: Player, answers: int) -> list[dict[str, Any]]:
    """Do what the coach says, else what is proposed; every card that was told."""
    told: list[dict[str, Any]] = []
    for _ in range(answers):
        question, card = player.asked(), player.page.get("coach")
        if card is not None:
            told.append(card)
        tries = None if card is None else card["tries"]
        player.answer(tries if tries is not None else question["primary"] or 0)
    return told


def test_the_lessons_are_listed(served: Served) -> None:
    listed = served.http.get("/api/learn").json()["lessons"]
    assert [(each["game"], each["steps"]) for each in listed] == [(game, LESSONS[game].size) for game in GAMES]
    assert served.http.get("/api/setup").json()["lessons"] == GAMES
    refused = served.http.post("/api/learn/chess", json={})
    assert (refused.status_code, refused.json()) == (404, {"sentence": "There is no lesson of that name."})


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_tells_one_step_after_the_other(served: Served, game: str) -> None:
    made = _lesson(served, game)
    player = served.sit(made)
    assert player.of("hello")["lesson"] == game
    told = _follow(player, 12)
    assert told[0]["title"] == LESSONS[game].steps[0].title
    steps = [card["step"] for card in told]
    assert steps == sorted(steps)
    assert len(set(steps)) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_told_again_after_an_undo_and_never_to_a_spectator(served: Served, game: str) -> None:
    made = _lesson(served, game)
    player, spectator = served.sit(made), served.watch(made)
    player.asked()
    first = player.page["coach"]
    _follow(player, 2)
    player.asked()
    for _ in range(2):
        player.page = {}
        assert player.ask(type="undo")["type"] == "ok"
        player.asked()
    told = player.page["coach"]
    assert (told["step"], told["title"], told["words"]) == (1, first["title"], first["words"])
    spectator.of("page")
    assert all('"coach"' not in text for text in spectator.texts)


def test_the_same_game_again_without_the_coach(served: Served) -> None:
    made = _lesson(served, "coc")
    player = served.sit(made)
    hand = [card["title"] for card in player.of("page")["cards"] if card["zone"] == "hand" and card.get("title")]
    player.ask(type="concede")
    while player.page["ended"] is None:
        player.hear()
    assert player.page["coach"]["step"] == LESSONS["coc"].size
    secrets = {"Orne-Secrets": f"{made['id']}:{made['seats'][0]['secret']}"}
    again = served.http.post(f"/api/tables/{made['id']}/rematch", headers=secrets).json()
    alone = served.sit(again)
    page = alone.of("page")
    assert alone.hello["lesson"] == ""
    assert "coach" not in page
    assert [card["title"] for card in page["cards"] if card["zone"] == "hand" and card.get("title")] == hand


def test_who_asks_twice_at_once_plays_one_game_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = _lesson(served, "coc")
    player = served.sit(made)
    player.ask(type="concede")
    while player.page["ended"] is None:
        player.hear()
    secrets = {"Orne-Secrets": f"{made['id']}:{made['seats'][0]['secret']}"}
    both, begin = Barrier(2), rooms.begin

    def together(store: Store, name: str, seated: Seated) -> int:
        both.wait(20)
        return begin(store, name, seated)

    monkeypatch.setattr(rooms, "begin", together)
    with ThreadPoolExecutor(2) as people:
        ask = partial(served.http.post, f"/api/tables/{made['id']}/rematch", headers=secrets)
        answers = [each.result() for each in [people.submit(ask), people.submit(ask)]]
    assert sorted(answer.status_code for answer in answers) == [201, 400]
    (refused,) = (answer.json()["sentence"] for answer in answers if answer.status_code == 400)
    assert refused == "Somebody else was quicker; look again."
    assert len(served.http.get("/api/games").json()["games"]) == 2
