"""The data files that come with the package."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read_data(name: str) -> Any:
    """The content of one JSON file under ``orne/coc/data``."""
    return json.loads(files("orne.coc").joinpath("data", *name.split("/")).read_bytes())
