"""Playing over sockets: bots, people behind links, hot seats, spectators, coming back, chat, rematches."""

from __future__ import annotations

import random
from typing import Any

from tests.server.look import DECK, HERE, LINK, OTHER_DECK, RANDOM, Player, Served

ROLAND, DAISY = {"kind": "here", "deck": "starter-roland"}, {"kind": "here", "deck": "starter-daisy"}


def test_a_whole_game_against_a_bot(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    player = served.sit(made)
    assert player.of("hello")["names"] == ["Anna", "Random"]
    player.play(random.Random(1))
    assert player.page["ended"]["sentence"]
    row = served.http.get(f"/api/tables/{made['id']}").json()
    ended = player.page["ended"]
    assert (row["state"], row["ended"], row["how"]) == ("ended", ended["sentence"], "won")
    assert row["winners"] == ended["winners"] == [["Anna", "Random"].index(ended["sentence"].split()[0])]


def test_a_whole_scenario_from_one_screen(served: Served) -> None:
    made = served.make(ROLAND, {**DAISY}, game="arkham")
    player = served.sit(made)
    hello = player.of("hello")
    assert hello["held"] == [0, 1]
    # Played together: a page for each seat, the one in front last.
    first, second = player.of("page"), player.of("page")
    assert {first["seat"], second["seat"]} == {0, 1}
    assert second["seat"] == second["front"]
    player.play(random.Random(2))
    assert player.page["ended"] is not None


def test_two_people_at_one_screen_see_one_hand_at_a_time(served: Served) -> None:
    made = served.make(HERE, {"kind": "here", "name": "Bob", "deck": OTHER_DECK})
    assert made["seats"][0]["secret"] == made["seats"][1]["secret"]
    player = served.sit(made)
    seen = set()
    chance = random.Random(3)
    for _ in range(12):
        question = player.asked()
        assert player.page["seat"] == question["seat"] == player.page["front"]
        for card in player.page["cards"]:
            if card["zone"] == "hand" and card.get("owner") != question["seat"] and card.get("card") is not None:
                # Everybody saw it go there.
                told = (f"takes {card['title']} into hand", f"{card['title']} returns to its owner")
                assert any(each in text for each in told for text in player.texts), card
        seen.add(question["seat"])
        player.answer(chance.randrange(len(question["options"])))
    assert seen == {0, 1}


def test_a_friend_comes_by_a_link_with_a_deck(served: Served) -> None:
    made = served.make(HERE, {"kind": "link"})
    assert made["state"] == "waiting"
    anna = served.sit(made)
    assert anna.of("hello")["state"] == "waiting"
    assert anna.ask(type="undo")["sentence"] == "The game has not begun: somebody has still to come."
    # The link itself opens no seat, and only whoever claims it knows the secret.
    link = made["seats"][1]["invitation"]
    stranger = Player(served.ws, made["id"], {"secrets": [link]})
    assert stranger.of("refused")["sentence"] == "That secret opens no seat here."
    assert stranger.closed() == 4003
    without = served.http.post(f"/api/tables/{made['id']}/claim", json={"invitation": link})
    assert without.json() == {"sentence": "Bring a deck: whoever takes this seat chooses it."}
    claimed = served.claim(made, 1, deck=OTHER_DECK)
    assert claimed["state"] == "playing"
    assert claimed["secret"] != link
    again = served.http.post(f"/api/tables/{made['id']}/claim", json={"invitation": link, "deck": DECK})
    assert again.status_code == 400
    bob = Player(served.ws, made["id"], {"secrets": [claimed["secret"]]})
    assert bob.of("hello")["names"] == ["Anna", "Bob"]
    assert anna.until(lambda message: message["type"] == "hello")["state"] == "playing"
    bob.of("page")
    anna.of("page")
    players = [anna, bob]
    asked = next(player for player in players if player.page["question"])
    other = next(player for player in players if player is not asked)
    assert asked.answer(0)["type"] == "ok"
    other.of("page")


def test_an_open_table_is_listed_and_taken_without_a_link(served: Served) -> None:
    made = served.make(HERE, LINK, open=True)
    listed = served.http.get("/api/tables").json()
    assert [row["id"] for row in listed["open"]] == [made["id"]]
    answer = served.http.post(f"/api/tables/{made['id']}/claim", json={"name": "Bob"})
    assert answer.json()["seat"] == 1
    assert served.http.get("/api/tables").json()["open"] == []
    mine = served.http.get("/api/tables", headers={"Orne-Secrets": f"{made['id']}:{answer.json()['secret']}"}).json()
    assert [row["held"] for row in mine["mine"]] == [[1]]


def test_a_closed_laptop_comes_back_to_the_same_question(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    player = served.sit(made)
    for _ in range(5):
        player.answer(0)
    before = player.asked()
    log = player.page["log"]
    player.leave()
    player = served.sit(made)
    assert player.asked() == before
    assert player.page["log"]["since"] == 0
    assert len(player.page["log"]["entries"]) >= len(log["entries"])


def test_another_window_replaces_the_first(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    first = served.sit(made)
    first.asked()
    second = served.sit(made)
    assert first.of("replaced")["sentence"] == "This seat was opened in another window."
    assert first.closed() == 4001
    assert second.answer(0)["type"] == "ok"


def test_spectators_are_one_decision_late_and_talk_among_themselves(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    player, watcher = served.sit(made), served.watch(made)
    assert watcher.of("hello")["role"] == "spectator"
    player.asked()
    assert watcher.of("page")["question"] is None
    assert watcher.ask(type="answer", i=0)["sentence"] == "You are watching: only those who play can do that."
    n = player.page["n"]
    player.answer(0)
    player.asked()
    page = watcher.of("page")
    while page["n"] < player.page["n"] - 1:
        page = watcher.of("page")
    assert n <= page["n"] < player.page["n"]
    assert watcher.ask(type="chat", text="well!")["type"] == "ok"
    assert player.ask(type="chat", text="hello")["type"] == "ok"
    assert "well!" not in "".join(player.texts)
    assert "hello" not in "".join(text for text in watcher.texts if '"chat"' in text)
    assert player.ask(type="open_hands")["type"] == "ok"
    player.answer(0)
    hands = watcher.until(lambda message: message["type"] == "page" and message["seat"] == 0)
    assert hands["question"] is None
    assert any(card["zone"] == "hand" and card.get("card") for card in hands["cards"])


def test_chat_is_kept(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    player = served.sit(made)
    assert player.ask(type="chat", text=" good \n luck ")["type"] == "ok"
    player.leave()
    player = served.sit(made)
    said = player.of("chat")
    assert (said["name"], said["text"], said["from"]) == ("Anna", "good   luck", 0)


def test_undo_and_asking(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    player = served.sit(made)
    first = player.asked()
    player.answer(0)
    player.asked()
    assert player.ask(type="undo")["type"] == "ok"
    player.until(lambda message: message["type"] == "page" and message["question"] is not None)
    while player.page["n"] != first["n"]:
        player.hear()
    assert [option["key"] for option in player.asked()["options"]] == [option["key"] for option in first["options"]]
    assert player.ask(type="asking", mode="pass")["asking"]["mode"] == "pass"
    assert player.ask(type="asking", mode="sometimes")["type"] == "refused"
    why = player.ask(type="whynot", what=player.asked()["options"][0]["key"])
    assert why["offered"] or why["reasons"]


def test_a_takeback_between_people_is_an_offer(served: Served) -> None:
    made = served.make(HERE, LINK)
    bob = Player(served.ws, made["id"], {"secrets": [served.claim(made, 1)["secret"]]})
    anna = served.sit(made, 0)
    players = {0: anna, 1: bob}
    for player in players.values():
        player.of("page")
    seat = next(seat for seat, player in players.items() if player.page["question"])
    asker, other = players[seat], players[1 - seat]
    asker.answer(0)
    assert asker.ask(type="undo")["type"] == "ok"
    offers = other.until(lambda message: message["type"] == "page" and bool(message["offers"]))["offers"]
    assert offers[0]["kind"] == "takeback"
    assert other.ask(type="reply", offer=offers[0]["id"], agreed=True)["type"] == "ok"
    page = asker.until(lambda message: message["type"] == "page" and not message["offers"])
    assert page["n"] == 0


def test_giving_up_and_playing_again(served: Served) -> None:
    made = served.make(HERE, RANDOM)
    player = served.sit(made)
    player.asked()
    assert player.ask(type="offer", kind="rematch")["type"] == "refused"
    assert player.ask(type="concede")["type"] == "ok"
    assert player.of("page")["ended"] == {
        "how": "conceded",
        "winners": [1],
        "sentence": "Anna gives up.",
        "said": "You give up.",
        "seat": 0,
    }
    assert player.ask(type="answer", i=0)["type"] == "refused"
    row = served.http.get(f"/api/tables/{made['id']}").json()
    assert (row["ended"], row["how"], row["winners"]) == ("Anna gives up.", "conceded", [1])
    record = served.http.get(f"/api/tables/{made['id']}/record").json()
    assert record["ended"] == {"how": "conceded", "winners": [1], "seat": 0}
    copied = served.http.post("/api/records", json=record).json()
    row = served.http.get(f"/api/tables/{copied['id']}").json()
    assert (row["state"], row["how"], row["winners"]) == ("ended", "conceded", [1])
    player.send({"type": "offer", "kind": "rematch"})
    moved = player.of("moved")
    again = Player(served.ws, moved["table"], {"secrets": [moved["seats"][0]["secret"]]})
    again.asked()
    assert served.http.get(f"/api/tables/{made['id']}").json()["moved"] == moved["table"]


def test_a_clock_runs_out_and_is_kept(served: Served) -> None:
    made = served.make(HERE, RANDOM, clock={"bank": 600, "increment": 1})
    player = served.sit(made)
    assert player.of("hello")["clock"] == [600, 1]
    player.asked()
    assert 300 < player.page["clocks"][0] <= 600
    assert player.page["question"]["deadline"] > player.page["now"]
    n = player.page["n"]
    player.leave()
    host = served.hosts.found(made["id"])
    host.room.clocks.restore([0.2, 600.0])
    player = served.sit(made)
    # Whoever has no time left lets things be: the hand is kept.
    page = player.until(lambda message: message["type"] == "page" and message["n"] > n)
    assert page["clocks"][0] <= 1.2


def test_somebody_away_too_long_may_be_claimed_against(served: Served) -> None:
    made = served.make(HERE, LINK)
    bob = Player(served.ws, made["id"], {"secrets": [served.claim(made, 1)["secret"]]})
    anna = served.sit(made, 0)
    anna.of("page")
    bob.of("page")
    assert anna.ask(type="claim")["sentence"] == "There is nothing to claim: nobody else has run out of time."
    bob.leave()
    told = anna.until(lambda message: message["type"] == "presence" and not message["seats"][1]["present"])["seats"][1]
    assert told["claimable"] == told["since"] + served.settings.absence
    host = served.hosts.found(made["id"])
    host.attendance._since[1] -= 1000
    assert anna.ask(type="claim")["type"] == "ok"
    ended = anna.until(lambda message: message["type"] == "page" and message["ended"] is not None)["ended"]
    away = f"{host.room.names[1]} has been away too long."
    assert ended == {"how": "away", "winners": [0], "sentence": away, "said": away, "seat": 1}


def test_who_begins_is_said_and_changes_in_the_next_game(served: Served) -> None:
    for first in (0, 1):
        made = served.make(HERE, RANDOM, first=first)
        player = served.sit(made)
        assert player.of("page")["strip"]["active"] == first
        player.asked()
        player.ask(type="concede")
        player.send({"type": "offer", "kind": "rematch"})
        moved = player.of("moved")
        again = Player(served.ws, moved["table"], {"secrets": [moved["seats"][0]["secret"]]})
        assert again.of("page")["strip"]["active"] == 1 - first
    refused = served.http.post("/api/tables", json={"game": "arkham", "seats": [ROLAND], "first": 0})
    assert "leave out who begins" in refused.json()["sentence"]


def test_in_call_of_cthulhu_a_table_may_be_undone_only_while_nothing_hidden_was_seen(served: Served) -> None:
    player = served.sit(served.make(HERE, RANDOM, undo="visible", seed=3))
    assert player.of("hello")["undo"] == "visible"
    question = player.asked()
    # A hand that is exchanged shows cards that nobody had seen.
    again = next(option["i"] for option in question["options"] if option["verb"] != "keep")
    player.answer(again)
    player.asked()
    assert player.ask(type="undo")["sentence"] == "That cannot be undone: something hidden has been seen since."


def test_whoever_begins_a_game_that_asks_about_everything_is_asked_about_everything(served: Served) -> None:
    modes = []
    more: list[dict[str, Any]] = [{}, {"ask_always": True}, {"ask_always": True, "hidden": True}]
    for wishes in more:
        player = served.sit(served.make(HERE, RANDOM, **wishes))
        player.asked()
        modes.append(player.hello["asking"]["mode"])
    assert modes == ["can act", "always", "can act"]
