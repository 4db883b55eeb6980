"""What the tests share."""

from collections.abc import Callable

import pytest

from orne import cli


@pytest.fixture
def orne(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Run a command line as the user would; gives the exit code and what was printed to stdout and stderr."""
    monkeypatch.delenv("COLUMNS", raising=False)  # the runner of the tests may have set it

    def run(*argv: str) -> tuple[int, str, str]:
        code = cli.main(argv)
        out, err = capsys.readouterr()
        return code, out, err

    return run
