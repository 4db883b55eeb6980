"""Every answer of the API has a form, and is as its form says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest

from orne.server.settings import ServerSettings
from orne.store import campaigns
from tests.server.look import HERE, LINK, RANDOM, Served, serving

METHODS = ("get", "post", "put", "delete")
FREE = {"Record"}
"""What a game keeps in its own form."""
CARDS = {"ArkhamCard", "Category", "CocCard"}
"""What is printed on cards has the names of the rulebooks."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(ServerSettings(store=str(tmp_path_factory.mktemp("store") / "games.sqlite"), local=True)) as found:
        yield found


@pytest.fixture(scope="module")
def told(served: Served) -> dict[str, Any]:
    found: dict[str, Any] = served.http.get("/api/openapi.json").json()
    return found


def vague(schema: Any, place: str) -> Iterator[str]:
    """The places of a schema where anything at all would fit."""
    if isinstance(schema, list):
        for number, each in enumerate(schema):
            yield from vague(each, f"{place}/{number}")
    if not isinstance(schema, dict):
        return
    if schema == {} or ({"type", "title"} >= set(schema) and schema.get("type") in ("object", None)):
        yield place
    if schema.get("type") == "object" and "properties" not in schema:
        if not isinstance(schema.get("additionalProperties"), dict):
            yield place
        return
    for name in ("properties", "items", "prefixItems", "anyOf", "additionalProperties"):
        parts = schema.get(name)
        if name == "properties":
            for field, part in (parts or {}).items():
                yield from vague(part, f"{place}.{field}")
        elif isinstance(parts, dict | list):
            yield from vague(parts, f"{place}/{name}")


def test_every_answer_has_a_form(told: dict[str, Any]) -> None:
    schemas = told["components"]["schemas"]
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            assert {"400", "404", "429", "503"} <= set(operation["responses"]), path
            for status, response in operation["responses"].items():
                if status == "204":
                    assert "content" not in response
                    continue
                ((kind, content),) = response["content"].items()
                if kind == "text/plain" and status < "300":
                    assert content["schema"] == {"type": "string"}
                    continue
                name = content["schema"]["$ref"].rpartition("/")[2]
                assert name in schemas, (method, path, status)
                assert (name == "Refusal") == (status >= "400"), (method, path, status)
    found = [each for name, schema in schemas.items() if name not in FREE for each in vague(schema, name)]
    # What is answered in a branch is a message of the socket, whose form the question gives.
    assert [each for each in found if not each.startswith("Branch.")] == []


def test_every_field_of_an_answer_has_its_words(told: dict[str, Any]) -> None:
    schemas = told["components"]["schemas"]
    fields = {
        f"{name}.{field}": about.get("description", "")
        for name, schema in schemas.items()
        if not name.startswith("table.") and name not in CARDS
        for field, about in schema.get("properties", {}).items()
    }
    assert [field for field, words in fields.items() if not words.endswith(".")] == []


class Asked:
    """Somebody who asks at every address, and holds each answer against its form."""

    def __init__(self, served: Served, told: dict[str, Any]) -> None:
        self.http, self.told = served.http, told
        self.seen: set[tuple[str, str]] = set()

    def __call__(
        self, method: str, path: str, *, json: Any = None, query: str = "", headers: Any = None, **at: Any
    ) -> Any:
        address = path.format(**at) + query
        answer: httpx.Response = self.http.request(method, address, json=json, headers=headers)
        assert answer.status_code < 300, (address, answer.text)
        response = self.told["paths"][path][method]["responses"][str(answer.status_code)]
        self.seen.add((method, path))
        if answer.status_code == 204:
            assert answer.content == b""
            return None
        ((kind, content),) = response["content"].items()
        assert answer.headers["content-type"].startswith(kind)
        if kind == "text/plain":
            return answer.text
        validator = jsonschema_rs.Draft202012Validator({**content["schema"], "components": self.told["components"]})
        wrong = [f"{error.instance_path}: {error.message[:200]}" for error in validator.iter_errors(answer.json())]
        assert wrong == [], address
        return answer.json()


def secrets_of(made: Any) -> dict[str, str]:
    """The header that shows the secrets of a new table."""
    return {"Orne-Secrets": ",".join(f"{made['id']}:{each['secret']}" for each in made["seats"] if "secret" in each)}


def test_every_answer_is_as_its_form_says(served: Served, told: dict[str, Any]) -> None:
    ask = Asked(served, told)
    ask("get", "/api/setup")
    _tables(served, ask)
    _decks_and_cards(ask)
    _campaigns(served, ask)
    _rulings(ask)
    every = {(method, path) for path, operations in told["paths"].items() for method in operations}
    assert every - ask.seen == set()


def _tables(served: Served, ask: Callable[..., Any]) -> None:
    made = ask("post", "/api/tables", json={"game": "coc", "seats": [HERE, RANDOM]})
    own = secrets_of(made)
    waits = ask("post", "/api/tables", json={"game": "coc", "seats": [HERE, LINK], "open": True})
    ask("get", "/api/tables", headers=own)
    ask("get", "/api/tables/{table}", table=made["id"], headers=own)
    ask("post", "/api/tables/{table}/claim", table=waits["id"], json={"name": "Bob"})
    player = served.sit(made)
    player.asked()
    ask("get", "/api/tables/{table}/positions/{n}", query="?asked=true&seat=0", table=made["id"], n=0, headers=own)
    ask("get", "/api/tables/{table}/track", query="?seat=0", table=made["id"], headers=own)
    ask("put", "/api/tables/{table}/notes/{n}", table=made["id"], n=0, headers=own, json={"words": "A good hand."})
    branch = ask("post", "/api/tables/{table}/branch", table=made["id"], headers=own, json={"n": 0})
    ask("get", "/api/tables/{table}/tree", table=made["id"], headers={**own, **secrets_of(branch)})
    record = ask("get", "/api/tables/{table}/record", table=made["id"], headers=own)
    ask("post", "/api/records", json=record)
    player.ask(type="concede", seat=0)
    ask("post", "/api/tables/{table}/rematch", table=made["id"], headers=own)
    assert ask("get", "/api/tables/{table}/tree", table=made["id"], headers=own)["state"] == "ended"
    ask("get", "/api/games")
    ask("post", "/api/games/{number}/open", number=made["number"])
    ask("delete", "/api/tables/{table}", table=branch["id"], headers=secrets_of(branch))
    for lesson in ask("get", "/api/learn")["lessons"]:
        first = ask("post", "/api/learn/{game}", game=lesson["game"])
        served.sit(first).asked()
        for n in (0, 1):
            query = "?seat=0&asked=true"
            if served.http.get(f"/api/tables/{first['id']}/positions/{n}{query}", headers=secrets_of(first)).is_success:
                ask(
                    "get",
                    "/api/tables/{table}/positions/{n}",
                    query=query,
                    table=first["id"],
                    n=n,
                    headers=secrets_of(first),
                )


def _decks_and_cards(ask: Callable[..., Any]) -> None:
    cards = {"core/slavering-gug": 3}
    deck = {"game": "coc", "title": "Mine", "cards": cards}
    ask("put", "/api/decks/{deck}", deck="mine", json=deck)
    ask("get", "/api/decks")
    for name, game in (("mine", "coc"), ("starter-roland", "arkham"), ("starter-agency+miskatonic-a", "coc")):
        ask("get", "/api/decks/{deck}", query=f"?game={game}", deck=name)
    ask("post", "/api/decks/check", json=deck)
    ask("post", "/api/decks/import", json={"text": "3x Slavering Gug\n2x Shotgn Blast\nnonsense\n"})
    ask("post", "/api/decks/export", json={**deck, "kind": "txt"})
    ask("delete", "/api/decks/{deck}", query="?game=coc", deck="mine")
    for game in ("coc", "arkham"):
        for start in range(0, 400, 200):
            ask("get", "/api/cards", query=f"?game={game}&limit=200&start={start}")
    ask("get", "/api/faces", query="?game=arkham&ids=core/machete,core/roland-banks")
    for game, slug in (("coc", "shotgun"), ("arkham", "machete")):
        ask("get", "/api/cards/{set}/{slug}", query=f"?game={game}", set="core", slug=slug)


def _campaigns(served: Served, ask: Callable[..., Any]) -> None:
    at = "/api/campaigns/{name}"
    members = [{"player": "Ann", "deck": "starter-roland"}, {"player": "Bob", "deck": "starter-daisy"}]
    ask("post", "/api/campaigns", json={"name": "mine", "members": members})
    hero = "core/roland-banks"
    # What scenarios would have brought by now.
    stored = campaigns.read(served.services.store, "mine")
    member = stored.campaign.member(hero)
    member.experience = 10
    campaigns.change(served.services.store, stored)
    found = ask("get", f"{at}/offers/{{set}}/{{slug}}", name="mine", set="core", slug="roland-banks")["offers"]
    new = next(each for each in found if each["replaces"] is None and each["card"]["level"] == 1)
    higher = next(each for each in found if each["replaces"] is not None and each["price"] <= 3)
    weakest = next(card for card in member.deck if card != higher["replaces"] and card.endswith("knife"))
    ask("post", f"{at}/buy", name="mine", json={"investigator": hero, "card": new["card"]["id"], "remove": weakest})
    ask("post", f"{at}/upgrade", name="mine", json={"investigator": hero, "card": higher["card"]["id"]})
    stored = campaigns.read(served.services.store, "mine")
    member = stored.campaign.member(hero)
    lost = next(card for card in member.deck if card.endswith("physical-training"))
    del member.deck[lost]
    stored.campaign.story_assets["core/lita-chantler"] = [hero]
    campaigns.change(served.services.store, stored)
    ask("get", at, name="mine")
    ask("post", f"{at}/fill", name="mine", json={"investigator": hero, "card": "core/knife"})
    ask("post", f"{at}/take", name="mine", json={"investigator": None, "card": "core/lita-chantler"})
    ask("post", f"{at}/leave", name="mine", json={"player": "Bob"})
    ask("post", f"{at}/join", name="mine", json={"player": "Bob"})
    ask("post", "/api/campaigns", json={"name": "other", "members": members[1:]})
    ask("post", f"{at}/next", name="other", json={})
    assert ask("get", at, name="other")["under_way"]
    ask("get", "/api/campaigns")


def _rulings(ask: Callable[..., Any]) -> None:
    opened = "a_granted_match_does_not_help_against_steadfast"
    place = "/api/rulings/{ruling}/demonstrations/{name}/open"
    ask("post", place, ruling="coc/rule/2.15-resource-match/a", name=opened, json={})
    for game in ("coc", "arkham"):
        for row in ask("get", "/api/rulings", query=f"?game={game}&shown=true&limit=3")["rulings"]:
            ask("get", "/api/rulings/{ruling}", ruling=row["id"])
            shown = ask("get", "/api/rulings/{ruling}/demonstrations", ruling=row["id"])["demonstrations"]
            assert shown, json.dumps(row)
