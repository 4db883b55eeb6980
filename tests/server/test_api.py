"""The HTTP API: what its description says, it does; whatever is sent, nothing breaks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from orne.server.app import create_app
from orne.server.settings import Limits, ServerSettings
from tests.server.look import HERE, RANDOM, Served, serving

NAMED = re.compile(r"#/components/schemas/([\w.]+)")
OWN_NAME = {"Host": "127.0.0.1"}
CHECKS = (not_a_server_error, status_code_conformance, response_schema_conformance)
NO_BOT = "There is no bot called “deep”; there are greedy, random, search-quick, search, search-strong."


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Any:
    limits = Limits(requests_per_second=10_000, requests_at_once=100_000, tables_per_hour=100_000)
    place = str(tmp_path_factory.mktemp("store") / "games.sqlite")
    app = create_app(ServerSettings(store=place, local=True, limits=limits))
    return schemathesis.openapi.from_asgi("/api/openapi.json", app, headers=OWN_NAME)


def test_the_api_is_as_its_description_says(api: Any) -> None:
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=3,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy())
        def try_it(case: Any) -> None:
            case.call_and_validate(checks=CHECKS, headers=OWN_NAME)

        try_it()


def test_the_description_has_words_for_everything_that_may_be_sent(served: Served) -> None:
    told = served.http.get("/api/openapi.json").json()
    assert "Orne-Secrets" in told["info"]["description"]
    operations = [each for path in told["paths"].values() for each in path.values()]
    names = [each["operationId"] for each in operations]
    assert {"new_table", "claim", "search_cards"} <= set(names)
    assert len(names) == len(set(names))
    assert {tag for each in operations for tag in each["tags"]} == {tag["name"] for tag in told["tags"]}
    for each in operations:
        assert each["description"], each["operationId"]
        assert "422" not in each["responses"], "what is wrong is refused with 400"
        for parameter in each.get("parameters", []):
            assert parameter["description"], (each["operationId"], parameter["name"])
    schemas = told["components"]["schemas"]
    assert "HTTPValidationError" not in schemas
    silent = [
        f"{name}.{field}"
        for name in sent(told)
        for field, about in schemas[name]["properties"].items()
        if not about.get("description")
    ]
    assert silent == []


def sent(told: dict[str, Any]) -> set[str]:
    """The schemas of what may be sent, by their names."""
    bodies = [each["requestBody"] for path in told["paths"].values() for each in path.values() if "requestBody" in each]
    found: set[str] = set()
    waiting = NAMED.findall(json.dumps(bodies))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += NAMED.findall(json.dumps(told["components"]["schemas"][name]))
    assert {"NewTable", "NewSeat", "Claim"} <= found
    return found


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(ServerSettings(store=str(tmp_path_factory.mktemp("store") / "games.sqlite"), local=True)) as found:
        yield found


def test_setup_says_what_may_be_played(served: Served) -> None:
    setup = served.http.get("/api/setup").json()
    coc, arkham = setup["games"]
    deck = next(deck for deck in coc["decks"] if deck["id"] == "starter-agency+miskatonic-a")
    assert deck["factions"] == ["agency", "miskatonic"]
    assert deck["playable"]
    assert deck["legal"]["lcg-4"] == "starter"
    assert deck["legal"]["ccg-2.0"] == ""
    assert arkham["scenarios"][0]["id"] == arkham["usual"]["scenario"]
    assert {each["deck"] for each in arkham["investigators"]} >= {"starter-roland", "starter-daisy"}


def test_what_cannot_be_begun_is_refused_and_leaves_nothing(served: Served) -> None:
    def refused(**body: Any) -> str:
        answer = served.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        return str(answer.json()["sentence"])

    assert refused(game="coc", seats=[HERE]) == "Call of Cthulhu is for 2 players, not 1."
    assert refused(game="coc", seats=[RANDOM, RANDOM]).startswith("Somebody must play")
    assert refused(game="coc", seats=[HERE, {**RANDOM, "bot": "deep"}]) == NO_BOT
    assert refused(game="coc", seats=[HERE, RANDOM], scenario="the-gathering").endswith("leave them out.")
    # So it is at a table that waits: whoever comes could not mend it.
    friend = {"kind": "link"}
    assert refused(game="coc", seats=[HERE, friend], scenario="the-gathering").endswith("leave them out.")
    investigator = {"kind": "here", "deck": "starter-roland"}
    assert refused(game="arkham", seats=[investigator, friend], scenario="the-party").startswith("There is no scenario")
    assert refused(game="arkham", seats=[investigator, friend], difficulty="cruel").startswith("There is no difficulty")
    assert refused(game="arkham", seats=[investigator, friend], first=1).endswith("leave out who begins.")
    assert refused(game="coc", seats=[HERE, RANDOM], edition="2016").startswith("Call of Cthulhu has no edition")
    assert refused(game="coc", seats=[HERE, {"kind": "here"}]).startswith("Every seat needs a deck")
    assert refused(game="coc", seats=[HERE, RANDOM], colour="red") == (
        "“colour” is not something that can be said here."
    )
    assert refused(game="coc") == "“seats” is missing."
    assert refused(game="coc", seats=[HERE, RANDOM], seed="x") == "“seed” must be a whole number."
    assert refused(game="coc", seats=[HERE, RANDOM], seed=-1) == "“seed” must be at least 0."
    assert refused(game="coc", seats=[HERE, {"kind": "bt"}]) == "“seats.1.kind” must be “here”, “bot” or “link”."
    assert refused(game="chess", seats=[HERE]).startswith("There is no game of that name; there are coc, arkham.")
    assert refused(game="coc", seats=[{**HERE, "deck": "pacta-arcana-99"}, RANDOM]).endswith(
        "; did you mean pacta-arcana-09?"
    )
    another = "This is a deck of Arkham Horror, and the game is Call of Cthulhu."
    for deck in ({"deck": "starter-roland"}, {"list": "Investigator: Roland Banks\n2x Machete\n"}):
        assert refused(game="coc", seats=[{"kind": "here", **deck}, RANDOM]) == another
    roland = {"kind": "here", "deck": "starter-roland"}
    assert refused(game="arkham", seats=[roland, roland]).startswith("Each investigator may be played once")
    assert refused(game="coc", seats=[HERE, RANDOM], undo="x") == "“undo” must be “same”, “new” or “visible”."
    assert refused(game="coc", seats=[HERE, RANDOM], clock=5) == "“clock” must be a JSON object."
    assert refused(game="coc", seats=[HERE, RANDOM], clock={"bank": 1}) == "“clock.bank” must be at least 10."
    assert refused(game="coc", seats=[{"kind": "here", "list": "x"}, RANDOM]).startswith("This deck, line 1: ")
    no_object = "This must be a JSON object, sent as application/json."
    for content, kind, why in (
        (b"{", "json", "This is not JSON."),
        (b"\xff{", "json", "This is not JSON."),
        (b"[" * 100_000, "json", "This is not JSON."),
        (b"{", "plain", no_object),
        (b"", "json", no_object),
    ):
        answer = served.http.post("/api/tables", content=content, headers={"content-type": f"application/{kind}"})
        assert (answer.status_code, answer.json()["sentence"]) == (400, why)
    assert served.http.get("/api/games").json()["games"] == []


def test_what_there_is_not_is_not_found_and_said_in_a_sentence(served: Served) -> None:
    def refused(method: str, address: str, **more: Any) -> tuple[int, str]:
        answer = served.http.request(method, address, **more)
        return answer.status_code, answer.json()["sentence"]

    bought = {"investigator": "core/roland-banks", "card": "core/knife"}
    no_campaign = (404, "There is no campaign of that name.")
    assert refused("GET", "/api/campaigns/none") == no_campaign
    assert refused("POST", "/api/campaigns/none/buy", json=bought) == no_campaign
    assert refused("POST", "/api/games/999/open") == (404, "There is no game of that number.")
    status, sentence = refused("GET", "/api/rulings?game=coc&edition=2016")
    assert (status, sentence.partition(";")[0]) == (400, "There is no edition of that name")
    assert refused("POST", "/api/records", json=[1]) == (400, "This must be a JSON object.")
    named = {"name": "", "members": []}
    assert refused("POST", "/api/campaigns", json=named) == (400, "“name” must have at least 1 letter.")
    half = b'{"game": "coc", "title": "\\ud800", "cards": {}}'
    kind = {"content-type": "application/json"}
    assert refused("PUT", "/api/decks/x", content=half, headers=kind) == (400, "“title” has half a letter in it.")


def test_a_deck_is_built_checked_saved_and_played(served: Served) -> None:
    starter = served.http.get("/api/decks/starter-agency+miskatonic-a?game=coc").json()
    cards = {each["card"]["id"]: each["copies"] for each in starter["cards"]}
    assert starter["check"]["violations"][0]["ruling"] == "coc/basics/2.1"
    body = {"game": "coc", "title": "Mine", "cards": cards}
    saved = served.http.put("/api/decks/mine", json=body).json()
    assert (saved["title"], saved["size"]) == ("Mine", 47)
    assert served.http.get("/api/decks?game=coc").json()["decks"][0]["id"] == "mine"
    made = served.make({**HERE, "deck": "mine"}, RANDOM)
    assert served.http.get(f"/api/tables/{made['id']}").json()["seats"][0]["deck"] == "Mine"
    assert served.http.delete("/api/decks/mine?game=coc").status_code == 204
    assert served.http.get("/api/decks/mine?game=coc").status_code == 404
    shipped = served.http.put("/api/decks/starter-agency+miskatonic-a", json=body)
    assert shipped.json()["sentence"].startswith("That deck comes with Orne")


def test_a_bad_file_is_read_as_far_as_it_goes(served: Served) -> None:
    text = "Name: Mine\n3x Slavering Gug\n2x Shotgn Blast\nnonsense\n"
    found = served.http.post("/api/decks/import", json={"text": text}).json()
    assert found["game"] == "coc"
    assert found["deck"]["cards"] == {"core/slavering-gug": 3}
    first, second = found["problems"]
    assert (first["line"], first["choices"][0]["card"]) == (3, "core/shotgun-blast")
    assert second["line"] == 4
    exported = served.http.post("/api/decks/export", json={**found["deck"], "game": "coc", "kind": "o8d"})
    again = served.http.post("/api/decks/import", json={"text": exported.text, "name": "x.o8d"}).json()
    assert again["deck"]["cards"] == found["deck"]["cards"]
    text = json.dumps({"investigator_code": "01001", "slots": {"01020": 2, "99999": 1}})
    arkham = served.http.post("/api/decks/import", json={"text": text}).json()
    assert (arkham["game"], arkham["deck"]["cards"]) == ("arkham", {"core/machete": 2})
    assert arkham["problems"][0]["text"] == "99999"
    # Where nothing was understood, what is wrong is said once.
    for text in ("2x Shotgn Blast\n", '<deck>\n<section name="Draw Deck">\n<card qty="1\n'):
        spoilt = served.http.post("/api/decks/import", json={"text": text}).json()
        assert (spoilt["deck"], len(spoilt["problems"])) == (None, 1)
    address = served.http.post("/api/decks/import", json={"text": "https://arkham.build/deck/view/1"})
    assert address.json()["sentence"].startswith("Orne knows addresses of decks at ArkhamDB only")
    other = served.http.post("/api/decks/import", json={"game": "coc", "text": "Roland Banks\n2x Machete\n"})
    assert other.json()["sentence"] == "This is a deck of Arkham Horror, and the game is Call of Cthulhu."


def test_cards_are_found_by_words_numbers_and_marks(served: Served) -> None:
    def found(q: str, **more: Any) -> list[str]:
        answer = served.http.get("/api/cards", params={"q": q, **more}).json()
        assert not answer["sentence"]
        return [card["id"] for card in answer["cards"]]

    assert "core/slavering-gug" in found("slavering")
    for card in served.http.get("/api/cards", params={"q": "t:character f:hastur cost<3 terror>=1"}).json()["cards"]:
        assert (card["type"], card["faction"]) == ("character", "hastur")
        assert card["cost"] < 3
        assert card["icons"][0] >= 1
    assert found("machete", game="arkham") == ["core/machete"]
    drains = served.http.get("/api/cards", params={"q": "drain cost>=0", "limit": 200}).json()["cards"]
    titled = ["drain" in card["title"].casefold() for card in drains]
    assert titled == sorted(titled, reverse=True)
    assert {True, False} == set(titled)
    strange = served.http.get("/api/cards", params={"q": "is:nice colour<3"}).json()
    assert strange["sentence"] == "Not understood: is:nice, colour<3."
    assert "core/pickpocketing" in found("reaction:", game="arkham", limit=200)
    strange = served.http.get("/api/cards", params={"q": "faction:hastur"}).json()
    assert strange["sentence"] == "Not understood: faction:hastur."
    one = served.http.get("/api/cards/core/slavering-gug").json()
    assert {each["edition"] for each in one["editions"]} >= {"lcg-4"}
    assert served.http.get("/api/cards/core/nobody").status_code == 404
    roland = served.http.get("/api/cards/core/roland-banks?game=arkham").json()
    assert "starter-roland" in [deck["id"] for deck in roland["decks"]]


def test_the_cards_of_an_investigator_are_those_their_deck_may_have(served: Served) -> None:
    asked: dict[str, str | int] = {"game": "arkham", "investigator": "core/roland-banks", "limit": 200}
    found = {card["id"]: card for card in served.http.get("/api/cards", params=asked).json()["cards"]}
    assert max(card["level"] for card in found.values() if card["class"] == "seeker") == 2
    assert {card["class"] for card in found.values()} == {"guardian", "seeker", "neutral"}
    assert {"core/cover-up", "core/amnesia", "core/machete"} <= set(found)
    assert not {"core/the-necronomicon", "core/lita-chantler", "core/cryptic-research-4"} & set(found)
    nobody = served.http.get("/api/cards", params=asked | {"investigator": "core/machete"})
    assert nobody.json()["sentence"] == "There is no investigator of that name."
    assert served.http.get("/api/cards", params=asked | {"game": "coc"}).status_code == 400


def test_looking_back_records_and_branches(served: Served) -> None:
    made = served.make(HERE, RANDOM, seed=8)
    player = served.sit(made)
    for _ in range(6):
        player.answer(0)
    player.asked()
    n = player.page["n"]
    table, own = f"/api/tables/{made['id']}", {"Orne-Secrets": f"{made['id']}:{made['seats'][0]['secret']}"}
    seen = served.http.get(f"{table}/positions/{n}?seat=0", headers=own).json()
    assert seen["last"] == n
    shown = {card["h"]: card.get("card") for card in seen["page"]["cards"]}
    assert sorted(map(str, shown.values())) == sorted(str(card.get("card")) for card in player.page["cards"])
    assert served.http.get(f"{table}/positions/0?seat=0").status_code == 403
    assert served.http.get(f"{table}/positions/{n}").status_code == 400
    assert served.http.get(f"{table}/positions/{n - 1}").json()["page"]["seat"] is None
    assert served.http.get(f"{table}/positions/0?seat=0&open=true", headers=own).status_code == 400
    track = served.http.get(f"{table}/track?seat=0", headers=own).json()
    assert (len(track["marks"]), track["names"]) == (n + 1, ["Anna", "Random"])
    assert served.http.get(f"{table}/record").status_code == 403
    record = served.http.get(f"{table}/record", headers=own).json()
    assert len(record["decisions"]) == n
    copy = served.http.post("/api/records", json=record).json()
    assert served.sit(copy).asked()["options"][0]["key"] == player.page["question"]["options"][0]["key"]
    branch = served.http.post(f"{table}/branch", json={"n": 2}, headers=own)
    assert branch.status_code == 201
    served.sit(branch.json()).asked()
    assert served.http.post(f"{table}/branch", json={"n": 2}).status_code == 403
    positions = [served.http.get(f"{table}/positions/{at}?seat=0&asked=true", headers=own).json() for at in range(n)]
    then = next(each for each in positions if (asked := each["page"]["question"]) and len(asked["options"]) > 1)
    other = next(each for each in then["page"]["question"]["options"] if each["i"] != then["chosen"])
    watched = served.http.get(f"{table}/positions/{then['n']}?asked=true").json()
    assert (watched["page"]["question"], watched["chosen"]) == (None, None)
    instead = {"n": then["n"], "seat": 0, "answer": {"i": other["i"], "key": other["key"]}}
    made_otherwise = served.http.post(f"{table}/branch", json=instead, headers=own).json()
    served.sit(made_otherwise).asked()
    otherwise, holds = made_otherwise["id"], made_otherwise["seats"][0]["secret"]
    line = {"of": made["id"], "n": then["n"], "words": other["label"]}
    told = served.http.get(f"/api/tables/{otherwise}", headers={"Orne-Secrets": f"{otherwise}:{holds}"}).json()
    assert (told["branched"], [each["name"] for each in told["seats"]]) == (line, ["Anna", "Random"])
    assert served.http.get(f"/api/tables/{otherwise}").json()["branched"] is None
    strange = served.http.post(f"{table}/branch", json=instead | {"answer": {"i": 99}}, headers=own)
    assert (strange.status_code, strange.json()["sentence"][:22]) == (400, "There is no option 99:")
    nobody = {"n": 2, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "deep"}]}
    without_bot = served.http.post(f"{table}/branch", json=nobody, headers=own)
    assert (without_bot.status_code, without_bot.json()) == (400, {"sentence": NO_BOT})
    player.ask(type="concede")
    player.leave()
    open_hands = served.http.get(f"{table}/positions/0?seat=1&open=true").json()
    assert all(card.get("card") for card in open_hands["page"]["cards"] if card["zone"] == "hand")
    given_up = served.http.get(f"{table}/record").json()
    assert given_up["ended"] == {"how": "conceded", "winners": [1], "seat": 0}
    again = served.http.post("/api/records", json=given_up).json()
    assert served.http.get(f"/api/tables/{again['id']}").json()["state"] == "ended"
    assert served.http.get(f"/api/tables/{otherwise}").json()["branched"] == line


def test_a_campaign_from_its_first_scenario_on(served: Served) -> None:
    body = {"name": "Friday", "members": [{"player": "Anna", "deck": "starter-roland"}]}
    state = served.http.post("/api/campaigns", json=body).json()
    assert state["next"]["title"] == "The Gathering"
    poor = served.http.post(
        "/api/campaigns/Friday/buy", json={"investigator": "core/roland-banks", "card": "core/machete"}
    )
    assert poor.json() == {
        "sentence": "Machete costs 1 experience, and Roland Banks has 0.",
        "ruling": "ahlcg/campaign/purchase-minimum-one",
    }
    nobody = served.http.post("/api/campaigns/Friday/next", json={"bots": {"core/roland-banks": "deep"}})
    assert (nobody.status_code, nobody.json()) == (400, {"sentence": NO_BOT})
    made = served.http.post("/api/campaigns/Friday/next", json={}).json()
    player = served.sit(made)
    player.asked()
    assert player.ask(type="concede")["sentence"].startswith("In a campaign a scenario is played to its end")
    state = served.http.get("/api/campaigns/Friday").json()
    assert (state["under_way"], state["table"]) == (True, made["id"])
    assert served.http.get("/api/campaigns/Saturday").status_code == 404


def test_a_list_of_games_names_the_players_as_they_were_called_at_the_table(served: Served) -> None:
    made = served.make(HERE, HERE | {"name": "Bob"})
    player = served.sit(made)
    player.asked()
    player.ask(type="concede", seat=0)
    listed = served.http.get("/api/games").json()["games"]
    (row,) = [each for each in listed if each["table"] == made["id"]]
    assert (row["players"], row["names"], row["ended"]) == (["human", "human"], ["Anna", "Bob"], "Anna gives up.")
    assert row["scenario"] == ""


def test_a_game_of_the_terminal_goes_on_in_the_browser(served: Served) -> None:
    from orne.games import COC
    from orne.store.keeping import Kept

    seated = COC.begin(COC.wishes(seed=4))
    kept = Kept.new(seated, served.services.store)
    kept.close()
    listed = served.http.get("/api/games").json()["games"]
    row = next(each for each in listed if each["number"] == kept.number)
    assert (row["table"], row["names"]) == (None, ["", ""])
    made = served.http.post(f"/api/games/{kept.number}/open").json()
    assert made["number"] == kept.number
    served.sit(made).asked()


def test_the_examples_of_the_description_are_taken(served: Served) -> None:
    schemas = served.http.get("/api/openapi.json").json()["components"]["schemas"]
    for example in schemas["NewTable"]["examples"]:
        assert served.http.post("/api/tables", json=example).status_code == 201
    for name, address in (("DeckCheck", "check"), ("DeckExport", "export"), ("DeckImport", "import")):
        for example in schemas[name]["examples"]:
            assert served.http.post(f"/api/decks/{address}", json=example).status_code == 200
    (campaign,) = schemas["NewCampaign"]["examples"]
    assert served.http.post("/api/campaigns", json=campaign).status_code == 201
