"""What stands before every request: origins, names, limits, headers, and what an answer never says."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from orne.server.settings import Limits, ServerSettings
from tests.server.look import HERE, RANDOM, Player, serving


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as it is built: an index, and a file with a hash in its name, packed as well."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Orne</title>")
    (folder / "assets" / "index-1a2b3c.js").write_text("export {};" * 200)
    (folder / "assets" / "index-1a2b3c.js.gz").write_bytes(gzip.compress(b"export {};" * 200))
    (folder / "fonts").mkdir()
    (folder / "fonts" / "serif.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def test_pages_of_others_may_not_talk_to_it(tmp_path: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"), local=True)) as served:
        made = served.make(HERE, RANDOM)
        strange = {"Origin": "https://example.org"}
        answer = served.http.post("/api/tables", json={}, headers=strange)
        assert (answer.status_code, answer.json()) == (403, {"sentence": "That page may not do this here."})
        with pytest.raises(InvalidStatus):
            Player(served.ws, made["id"], {"watch": True}, origin="https://example.org")
        Player(served.ws, made["id"], {"watch": True}, origin=served.url).of("hello")
        pointed = served.http.get("/api/setup", headers={"Host": "evil.example.org"})
        assert pointed.status_code == 403


def test_every_answer_is_guarded_by_headers(tmp_path: Path, page: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"), page=page)) as served:
        for address in ("/", "/t/abc", "/api/setup", "/api/nothing", "/nothing"):
            answer = served.http.get(address)
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "script-src" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
        assert served.http.get("/api/setup").headers["cache-control"] == "no-store"


def test_a_page_built_again_is_served_without_a_restart(tmp_path: Path, page: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"), page=page)) as served:
        assert served.http.get("/assets/index-4d5e6f.js").status_code == 404
        for old in (page / "assets").iterdir():
            old.unlink()
        (page / "assets" / "index-4d5e6f.js").write_text("export const again = 1;")
        (page / "index.html").write_text("<!doctype html><title>Orne again</title>")
        os.utime(page / "index.html", (1, 1))
        assert "again" in served.http.get("/").text
        assert served.http.get("/assets/index-4d5e6f.js").text == "export const again = 1;"
        assert served.http.get("/assets/index-1a2b3c.js").status_code == 404


def test_the_page_is_served_at_its_addresses_and_nothing_beside_it(tmp_path: Path, page: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"), page=page)) as served:
        for address in ("/", "/t/abc/12", "/decks", "/cards/core/machete", "/learn/coc", "/settings"):
            assert served.http.get(address).text.startswith("<!doctype html>"), address
            assert served.http.get(address).headers["cache-control"] == "no-cache"
        wrong = served.http.get("/nothing", headers={"Accept": "text/html,*/*"})
        assert (wrong.status_code, wrong.text[:15]) == (404, "<!doctype html>")
        for address in ("/nothing", "/api/nothing", "/assets/nothing.js"):
            looked_for = "*/*" if address == "/nothing" else "text/html"
            answer = served.http.get(address, headers={"Accept": looked_for})
            assert (answer.status_code, answer.json()["sentence"][-1]) == (404, "."), address
        script = served.http.get("/assets/index-1a2b3c.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert served.http.get("/fonts/serif.woff2").headers["cache-control"] == script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "export {};" * 200
        for address in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        ):
            answer = served.http.get(address)
            assert "not for you" not in answer.text
            assert answer.status_code == 404 or answer.text.startswith("<!doctype html>")


def test_too_much_is_refused(tmp_path: Path) -> None:
    limits = Limits(
        body_bytes=2_000, requests_per_second=0.01, requests_at_once=12, sockets_per_address=2, tables_per_hour=2,
        messages_per_second=0.01, messages_at_once=3,
    )  # fmt: skip
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"), limits=limits)) as served:
        large = served.http.post("/api/decks/import", json={"text": "x" * 5_000})
        assert (large.status_code, large.json()) == (413, {"sentence": "That is too large."})
        slowly = served.http.post("/api/decks/import", content=iter([b'{"text": "', b"x" * 5_000, b'"}']))
        assert slowly.status_code == 413
        made = served.make(HERE, RANDOM)
        served.make(HERE, RANDOM)
        assert served.http.post("/api/tables", json={"game": "coc", "seats": [HERE, RANDOM]}).status_code == 429
        player = served.sit(made)
        player.asked()
        for _ in range(3):
            assert player.ask(type="ping")["type"] == "pong"
        player.send({"type": "ping"})
        assert player.closed() == 4008
        one, two = served.watch(made), served.watch(made)
        one.of("hello")
        two.of("hello")
        with pytest.raises(InvalidStatus):
            served.watch(made)
        while (answer := served.http.get("/api/tables")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()) == (429, {"sentence": "That is too much at once; wait a moment."})


def test_a_message_that_is_too_large_ends_the_socket(tmp_path: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"), limits=Limits(message_bytes=1_000))) as served:
        player = served.sit(served.make(HERE, RANDOM))
        player.asked()
        player.send({"type": "chat", "text": "x" * 2_000})
        assert player.closed() == 1009


def test_what_is_for_ones_own_machine_is_refused_on_a_host(tmp_path: Path) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"))) as served:
        for address in ("/api/games", "/api/campaigns"):
            answer = served.http.get(address)
            assert answer.status_code == 403
            assert answer.json()["sentence"].endswith("on one's own machine: run orne play there.")
        assert served.http.put("/api/decks/mine", json={"game": "coc", "cards": {}}).status_code == 403
        # A deck's name is never a path.
        seats = [{**HERE, "deck": str(tmp_path / "g.sqlite")}, RANDOM]
        refused = served.http.post("/api/tables", json={"game": "coc", "seats": seats})
        assert refused.status_code == 400
        assert "There is no deck called" in refused.json()["sentence"]


def test_a_failure_of_ours_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(ServerSettings(store=str(tmp_path / "g.sqlite"))) as served:

        def fail(*_: object) -> None:
            raise RuntimeError(f"secret {tmp_path}")

        monkeypatch.setattr("orne.server.making.make", fail)
        answer = served.http.post("/api/tables", json={"game": "coc", "seats": [HERE, RANDOM]})
        assert (answer.status_code, answer.json()) == (500, {"sentence": "Something went wrong on our side."})
        assert "default-src" in answer.headers["content-security-policy"]
