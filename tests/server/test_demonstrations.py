"""Demonstrations over HTTP: as replays, in the editions they are shown in, and opened as games."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from orne.kernel.errors import UserError
from orne.rulings.showing.show import NotShown
from orne.server import showing
from orne.server.limits import TooMuch
from orne.server.showing import Demonstrations
from orne.table.shared.schema import check
from tests.server.look import SCHEMA, Served

CLAIM = "coc/rule/1.13-gaining-control/f"
MADNESS = "coc/faq/master-of-the-myths-insane"
OPPORTUNITY = "ahlcg/timing/2-2-1-attack-of-opportunity"
READ = "ahlcg/campaign/transfer-optional"
T = TypeVar("T")


def shown(served: Served, claim: str, **params: str) -> dict[str, Any]:
    answer = served.http.get(f"/api/rulings/{claim}/demonstrations", params=params)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_demonstrations_of_a_claim_are_replays(served: Served) -> None:
    for claim in (CLAIM, MADNESS, OPPORTUNITY, READ):
        found = shown(served, claim)
        assert found["ruling"] == claim
        for each in found["demonstrations"]:
            check(each, SCHEMA)
            assert claim in each["claims"]
            assert each["edition"] == each["editions"][-1]


def test_they_are_played_in_the_edition_that_is_asked_for(served: Served) -> None:
    found = shown(served, CLAIM, edition="lcg-3.0")
    assert set(found["editions"]) >= {"lcg-3.0", "lcg-4"}
    assert {each["edition"] for each in found["demonstrations"]} == {"lcg-3.0"}
    assert {each["pages"][0]["view"]["game"] for each in found["demonstrations"]} == {"coc"}


def test_what_was_played_once_is_told_again_word_for_word(served: Served) -> None:
    address = f"/api/rulings/{OPPORTUNITY}/demonstrations"
    assert served.http.get(address).text == served.http.get(address).text


@pytest.mark.parametrize(
    ("claim", "params", "sentence"),
    [
        ("coc/rule/9.99-nothing/z", {}, "There is no ruling called coc/rule/9.99-nothing/z; the nearest is"),
        (CLAIM, {"edition": "lcg-9"}, f"{CLAIM} is demonstrated in lcg-3.0, lcg-4, not in lcg-9."),
        ("coc/rulebook/steadfast-example", {}, "it cannot be shown: It corrects a printed example"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(
    served: Served, claim: str, params: dict[str, str], sentence: str
) -> None:
    refused = served.http.get(f"/api/rulings/{claim}/demonstrations", params=params)
    assert refused.status_code == 404
    assert sentence in refused.json()["sentence"]


def test_a_step_is_opened_as_a_game_with_what_was_offered_there(served: Served) -> None:
    [demonstration] = shown(served, MADNESS)["demonstrations"]
    for moment in demonstration["moments"]:
        if moment["do"] != "answer":
            continue
        body = {"edition": "lcg-4", "after": moment["after"]}
        made = served.http.post(f"/api/rulings/{MADNESS}/demonstrations/{demonstration['name']}/open", json=body)
        assert made.status_code == 201, made.text
        question = demonstration["pages"][moment["page"]]["question"]
        player = served.sit(made.json(), question["seat"])
        keys = [option["key"] for option in player.asked()["options"]]
        assert keys == [option["key"] for option in question["options"]]
        assert player.answer(moment["chosen"])["type"] == "ok"
        player.leave()


def test_a_game_with_cards_of_the_laboratory_is_read_by_a_process_that_never_saw_them(served: Served) -> None:
    [demonstration] = shown(served, MADNESS)["demonstrations"]
    made = served.http.post(f"/api/rulings/{MADNESS}/demonstrations/{demonstration['name']}/open", json={}).json()
    code = (
        "from orne.store import games; from orne.store.database import Store; "
        f"print(games.read(Store({served.settings.store!r}), {made['number']}).game.decision.kind)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "action", done.stderr


def test_an_exported_record_with_cards_of_the_laboratory_is_taken_in(served: Served) -> None:
    [demonstration] = shown(served, MADNESS)["demonstrations"]
    made = served.http.post(f"/api/rulings/{MADNESS}/demonstrations/{demonstration['name']}/open", json={}).json()
    secrets = ",".join(f"{made['id']}:{seat['secret']}" for seat in made["seats"])
    record = served.http.get(f"/api/tables/{made['id']}/record", headers={"Orne-Secrets": secrets}).json()
    assert served.http.post("/api/records", json=record).status_code == 201


@pytest.mark.parametrize(
    ("claim", "name", "body", "sentence"),
    [
        (MADNESS, "no_such_thing", {}, "has no demonstration called"),
        (MADNESS, "", {"after": 999}, "No position of this demonstration is after step 999 of "),
        (READ, "", {}, "This is shown by what is printed on cards; there is no position to open."),
        (MADNESS, "", {"edition": "lcg-9"}, "is demonstrated in"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_a_sentence(
    served: Served, claim: str, name: str, body: dict[str, Any], sentence: str
) -> None:
    name = name or shown(served, claim)["demonstrations"][0]["name"]
    refused = served.http.post(f"/api/rulings/{claim}/demonstrations/{name}/open", json=body)
    assert refused.status_code in (400, 404)
    assert sentence in refused.json()["sentence"]


def test_no_card_of_the_laboratory_is_among_the_cards_of_a_game(served: Served) -> None:
    for claim, game, title in ((MADNESS, "coc", "Pause"), (OPPORTUNITY, "arkham", "Scholar")):
        shown(served, claim)
        found = served.http.get("/api/cards", params={"game": game, "q": title, "limit": 200}).json()["cards"]
        assert not [card["id"] for card in found if card["id"].startswith("lab/")]
        text = {"game": game, "name": "deck.txt", "text": f"3 {title}\n3 lab/{title.lower()}\n"}
        taken = served.http.post("/api/decks/import", json=text)
        assert taken.status_code == 200
        assert not (taken.json()["deck"] or {}).get("cards")


def test_whoever_asks_for_too_much_is_refused_and_no_thread_waits() -> None:
    """One is played at a time; so many may wait, and the next is told to come later."""

    async def ask() -> None:
        kept = Demonstrations()
        going, done = asyncio.Event(), asyncio.Event()
        at_once = 0

        async def apart(work: Callable[..., T], *args: Any) -> T:
            nonlocal at_once
            at_once += 1
            assert at_once == 1
            going.set()
            await done.wait()
            at_once -= 1
            return work(*args)

        waiting = [asyncio.create_task(kept.of(apart, CLAIM, None)) for _ in range(showing.MOST_WAITING)]
        await going.wait()
        with pytest.raises(TooMuch):
            await kept.of(apart, CLAIM, None)
        done.set()
        assert len({await each for each in waiting}) == 1

    asyncio.run(ask())


def test_what_is_kept_ready_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "MOST_KEPT", 60_000)
    kept = Demonstrations()

    async def apart(work: Callable[..., T], *args: Any) -> T:
        return work(*args)

    for claim in (CLAIM, MADNESS, OPPORTUNITY, CLAIM):
        asyncio.run(kept.of(apart, claim, None))
        sizes = [len(each) for each in kept._kept.values()]
        assert kept._size == sum(sizes)
        assert kept._size <= 60_000 or len(sizes) == 1


def test_a_demonstration_that_fails_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise NotShown("step 2, what is offered: expected a, found b")

    monkeypatch.setattr(showing, "replayed", fail)

    async def apart(work: Callable[..., T], *args: Any) -> T:
        return work(*args)

    with pytest.raises(UserError, match="does not show here what it says: step 2"):
        asyncio.run(Demonstrations().of(apart, CLAIM, None))
