"""The page on environments says what the code does."""

from __future__ import annotations

from pathlib import Path

import orne
from orne.environments import arkham_horror, call_of_cthulhu
from orne.environments.pages import PAGE, parts, written

TEXT = (Path(orne.__file__).parent.parent.parent / PAGE).read_text("utf-8")


def test_every_number_is_explained_as_the_code_has_it() -> None:
    assert written(TEXT) == TEXT  # make columns writes it
    assert all(part in TEXT for part in parts().values())


def test_the_sizes_are_those_of_the_spaces() -> None:
    coc, arkham = call_of_cthulhu.solo().observation_space, arkham_horror.solo().observation_space
    sizes = [space[name].shape for name in ("table", "cards") for space in (coc, arkham)]
    assert "Call of Cthulhu {}, Arkham Horror {}".format(*(shape[0] for shape in sizes[:2] if shape)) in TEXT
    assert "{} × {}, {} × {}".format(*(size for shape in sizes[2:] if shape for size in shape)) in TEXT
