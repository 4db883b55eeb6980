"""Rulings over HTTP: found by words, told with what each edition says."""

from __future__ import annotations

from tests.server.look import Served

CLAIM = "coc/rule/1.13-gaining-control/f"


def test_a_ruling_says_what_each_edition_says(served: Served) -> None:
    told = served.http.get(f"/api/rulings/{CLAIM}").json()
    says = {each["edition"]: each["says"] for each in told["editions"]}
    assert says == {"lcg-4": "so", "lcg-3.0": "so", "lcg-1.4": "otherwise", "ccg-2.0": "otherwise"}
    assert CLAIM not in [each["id"] for each in told["near"]] != []


def test_a_section_is_told_by_its_first_claim(served: Served) -> None:
    assert served.http.get("/api/rulings/coc/rule/1.13").json()["id"] == "coc/rule/1.13-gaining-control/a"


def test_an_unknown_ruling_is_refused_with_the_nearest(served: Served) -> None:
    refused = served.http.get("/api/rulings/coc/rule/9.99-nothing/z")
    assert refused.status_code == 404
    assert "the nearest is coc/" in refused.json()["sentence"]


def test_rulings_are_found_by_words_and_around_one(served: Served) -> None:
    found = served.http.get("/api/rulings", params={"game": "coc", "q": "committed control"}).json()
    assert CLAIM in [each["id"] for each in found["rulings"]]
    around = served.http.get("/api/rulings", params={"game": "coc", "around": CLAIM, "limit": 10}).json()
    assert around["start"] > 0
    assert [each["id"] for each in around["rulings"]].index(CLAIM) == 6
    assert (
        served.http.get("/api/rulings", params={"game": "arkham", "q": "committed control"}).json()["total"]
        < found["total"]
    )


def test_a_card_brings_the_rulings_that_name_it(served: Served) -> None:
    card = served.http.get("/api/cards/core/power-drain?game=coc").json()
    assert "coc/faq/power-drain-on-power-drain" in [each["id"] for each in card["rulings"]]


def test_what_may_be_in_a_deck_is_searched_for(served: Served) -> None:
    found = served.http.get("/api/cards", params={"game": "arkham", "q": "is:deck", "limit": 200}).json()["cards"]
    assert {card["type"] for card in found if not card["weakness"]} == {"asset", "event", "skill"}
    either = served.http.get("/api/cards", params={"game": "arkham", "q": "t:event,skill", "limit": 200}).json()[
        "cards"
    ]
    assert {card["type"] for card in either} == {"event", "skill"}
