"""Finding what words mean: letters and figures alone count, and one name of several is picked by a part of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from orne.kernel.errors import UserError, echo, listed, unknown


def folded(text: str) -> str:
    """Reduce a title to its letters and figures: ``Iä! Iä!`` gives ``iaia``."""
    return "".join(c for c in unicodedata.normalize("NFKD", text).casefold() if c.isalnum())


def one_of(what: str, wanted: str, names: Mapping[str, str]) -> str:
    """The id of what a filter means: by its id, its name, or a part that only one has."""
    for fits in (folded(wanted).__eq__, lambda name: folded(wanted) in name):
        found = [key for key, name in names.items() if fits(folded(key)) or fits(folded(name))]
        if len(found) == 1:
            return found[0]
    if not found:
        raise UserError(unknown(what, wanted, names))
    raise UserError(f"Several {what}s fit {echo(wanted)}: {listed(found)}.")
