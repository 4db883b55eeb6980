"""Writes the JSON Schema of what a table sends: ``python -m orne.table.schema_file``."""

from __future__ import annotations

import json
from pathlib import Path

from orne.table.shared.schema import schema

PATH = Path(__file__).with_name("messages.schema.json")


def written() -> str:
    """The schema as it stands in its file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(written(), encoding="utf-8")
