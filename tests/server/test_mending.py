"""What mends a deck is told where one change does."""

from __future__ import annotations

from typing import Any

from tests.server.look import DECK, Served


def _violations(served: Served, cards: dict[str, int]) -> list[dict[str, Any]]:
    checked = served.http.post("/api/decks/check", json={"game": "coc", "title": "T", "cards": cards}).json()
    found: list[dict[str, Any]] = checked["violations"]
    return found


def test_a_copy_too_many_is_taken_out(served: Served) -> None:
    starter = served.http.get(f"/api/decks/{DECK}?game=coc").json()
    cards = {each["card"]["id"]: each["copies"] for each in starter["cards"]} | {"core/shotgun-blast": 5}
    too_many = [each for each in _violations(served, cards) if each["cards"] == ["core/shotgun-blast"]]
    assert [each["mend"] for each in too_many] == [{"card": "core/shotgun-blast", "copies": 3}]
    assert [each["cards"] for each in _violations(served, cards | {"core/shotgun-blast": 3})] == [[]]


def test_what_no_single_change_mends_has_none(served: Served) -> None:
    assert [each["mend"] for each in _violations(served, {"core/shotgun-blast": 3})] == [None]


def test_a_story_leaves_a_player_s_deck(served: Served) -> None:
    stories = served.http.get("/api/cards?q=t:story+s:core&limit=1").json()["cards"]
    story = stories[0]["id"]
    mends = [
        each["mend"] for each in _violations(served, {"core/shotgun-blast": 3, story: 1}) if each["cards"] == [story]
    ]
    assert mends == [{"card": story, "copies": 0}]


def test_a_card_that_must_be_in_the_deck_is_put_in(served: Served) -> None:
    body = {"game": "arkham", "title": "T", "cards": {"core/machete": 1}, "investigator": "core/roland-banks"}
    checked = served.http.post("/api/decks/check", json=body).json()
    mends = [each["mend"] for each in checked["violations"] if each["ruling"] == "ahlcg/signature-cards/b"]
    assert mends == [{"card": "core/rolands-38-special", "copies": 1}, {"card": "core/cover-up", "copies": 1}]
