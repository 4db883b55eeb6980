"""What the tests share."""

import signal
from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest

from orne import cli
from orne.kernel.collecting import keep_loaded
from tests.trial_cards import give_back_all

# A shell that starts the tests in the background has interrupts ignored, and every program that they start would, too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the page, which take longest, come first: at the end, whoever is done early takes short ones."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))


def pytest_configure() -> None:
    """Look for garbage less often: next to nothing of what is made is garbage that must be found."""
    keep_loaded()


def pytest_collection_finish() -> None:
    """Do not look for it in what all tests have loaded, which took a sixth of their time."""
    keep_loaded()


@pytest.fixture(autouse=True)
def _own_store(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test reach the games of whoever runs it; the file is made where one is wanted."""
    monkeypatch.setenv("ORNE_STORE", str(tmp_path_factory.getbasetemp() / uuid4().hex / "games.sqlite"))


@pytest.fixture(autouse=True)
def _shipped_cards() -> Iterator[None]:
    """Let every test find the laboratory cards that Orne ships."""
    yield
    give_back_all()


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a search is not cut short."""
    monkeypatch.setattr("orne.bots.search.halving.monotonic", lambda: 0.0)


@pytest.fixture
def orne(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Run a command line as the user would; gives the exit code and what was printed to stdout and stderr."""
    monkeypatch.delenv("COLUMNS", raising=False)  # the runner of the tests may have set it

    def run(*argv: str) -> tuple[int, str, str]:
        code = cli.main(argv)
        out, err = capsys.readouterr()
        return code, out, err

    return run
