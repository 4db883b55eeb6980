"""``orne serve`` and ``orne play`` as processes: the address they print, and how they end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from orne.cli import main
from orne.commands import play
from orne.server.settings import ServerSettings

CODE = "import sys; from orne.cli import main; sys.exit(main(sys.argv[1:]))"

NO_ORIGIN = "--origin is an address such as https://cards.example, without anything behind it."
NOT_OURS = "this machine does not have that address; give another --port or --host."


def test_a_server_prints_its_address_and_ends_quietly(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--store", str(tmp_path / "games.sqlite")]
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", CODE, *words], stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        said = server.stdout.readline()
        assert said.startswith("Orne serves at http://127.0.0.1:")
        with urllib.request.urlopen(said.split()[-1] + "api/setup", timeout=120) as answer:
            assert answer.status == 200
        os.kill(server.pid, signal.SIGINT)
        assert server.wait(120) == 0
        assert server.stderr.read() == ""


def test_a_port_that_is_taken_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--store", str(tmp_path / "games.sqlite")]) == 2
    error = capsys.readouterr().err
    why = "another program listens there already"
    assert error == f"orne: Nothing can be served at 127.0.0.1:{port}: {why}; give another --port or --host.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--port 99999", "--port is a number from 0 to 65535."),
        ("--port -1", "--port is a number from 0 to 65535."),
        ("--host 192.0.2.1 --port 0", f"Nothing can be served at 192.0.2.1:0: {NOT_OURS}"),
        ("--origin cards.example", NO_ORIGIN),
        ("--origin https://a.example/b", NO_ORIGIN),
        ("--origin ftp://a.example", NO_ORIGIN),
        ("--rooms 0", "Every limit is at least 1, and less than 1,000,000."),
        ("--workers 0", "Every limit is at least 1, and less than 1,000,000."),
        ("--messages nan", "Every limit is at least 1, and less than 1,000,000."),
        ("--messages inf", "Every limit is at least 1, and less than 1,000,000."),
        ("--store mysql://here/games", "That is not a store that keeps games; name a file, or postgresql://…"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words.split()]) == 2
    assert capsys.readouterr().err == f"orne: {sentence}\n"


def test_an_address_of_the_page_is_written_as_browsers_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[ServerSettings] = []

    def run(settings: ServerSettings, *_: object) -> int:
        settled.append(settings)
        return 0

    monkeypatch.setattr("orne.server.running.run", run)
    assert main(["serve", "--origin", "https://Cards.example/", "--origin", "http://127.0.0.1:9"]) == 0
    assert settled[0].origins == ("https://cards.example", "http://127.0.0.1:9")


def test_a_store_in_a_folder_that_is_not_there_is_refused_and_no_folder_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "mistyped"
    assert main(["serve", "--port", "0", "--store", str(folder / "games.sqlite")]) == 2
    assert (
        capsys.readouterr().err
        == f"orne: There is no folder {folder} for the store; make it, or give another --store.\n"
    )
    assert not folder.exists()
    assert main(["serve", "--port", "0", "--store", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"orne: {tmp_path} is a folder; give --store a file in it.\n"


def test_the_browser_is_for_whoever_asks_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orne.server.static.built_page", lambda: Path("built"))
    monkeypatch.setattr(play, "_serve", lambda args: int(args.port))
    assert main(["play", "--port", "4321"]) == 4321
