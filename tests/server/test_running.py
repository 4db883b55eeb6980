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

CODE = "import sys; from orne.cli import main; sys.exit(main(sys.argv[1:]))"


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
    assert error.startswith(f"orne: Nothing can be served at 127.0.0.1:{port} (")
    assert error.count("\n") == 1
    assert main(["serve", "--port", "99999"]) == 2
    assert main(["serve", "--rooms", "0"]) == 2


def test_the_browser_is_for_whoever_asks_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orne.server.static.built_page", lambda: Path("built"))
    monkeypatch.setattr(play, "_serve", lambda args: int(args.port))
    assert main(["play", "--port", "4321"]) == 4321
