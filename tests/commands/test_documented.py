"""Every command that README.md and docs show is one that there is."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from orne.cli import build_parser

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = {line for page in PAGES for line in re.findall(r"^    (orne [a-z].*)$", page.read_text("utf-8"), re.MULTILINE)}


def test_a_command_that_is_shown_is_understood() -> None:
    parser = build_parser()
    for line in sorted(SHOWN):
        args = parser.parse_args(shlex.split(line, comments=True)[1:])
        assert callable(args.run), line


def test_a_file_that_is_linked_is_there() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
