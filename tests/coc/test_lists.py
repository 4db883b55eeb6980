"""The restricted and banned lists, one test for each ruling that holds one."""

from __future__ import annotations

import pytest

from orne.coc.errata import EDITIONS
from orne.coc.facts import load
from orne.coc.lists import Kind, card_list, restricted


@pytest.mark.parametrize("kind", ["restricted", "banned"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_lists_name_cards(kind: Kind, edition: str) -> None:
    listed = card_list(kind, edition)
    assert (listed.kind, listed.edition) == (kind, edition)
    assert {load(edition)[card].title for card in listed.cards} == listed.titles
    assert len(listed.cards) == len(listed.titles)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown edition 'lcg'"):
        restricted("lcg")
