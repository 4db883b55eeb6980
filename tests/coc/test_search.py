"""Searching the cards by title and by filters."""

import pytest

from orne.coc.search import search
from orne.kernel.errors import UserError


def test_set_faction_and_type_narrow_a_search() -> None:
    events = search("", set_name="Core Set", faction="agency", type_name="Events")
    assert [card.number for card in events] == [16, 17, 18, 19, 20]
    assert {card.set for card in search("cthulhu", set_name="forbidden")} == {"ccg-forbidden-relics"}
    assert {card.faction for card in search("", faction="Miskatonic University")} == {"miskatonic"}


def test_a_whole_title_or_an_id_finds_that_card_and_a_part_finds_every_title_with_it() -> None:
    assert [card.id for card in search("rotting away")] == ["core/rotting-away"]
    assert [card.id for card in search("core/dagon")] == ["core/dagon"]
    assert {"Slavering Gug", "Gug Sentinel"} <= {card.title for card in search("gug")}


def test_an_edition_keeps_to_its_era() -> None:
    assert [card.id for card in search("dagon")] == ["core/dagon", "ccg-unspeakable-tales/dagon"]
    assert [card.id for card in search("dagon", "lcg-4")] == ["core/dagon"]
    assert [card.id for card in search("dagon", "ccg-2.0")] == ["ccg-unspeakable-tales/dagon"]


@pytest.mark.parametrize(
    ("filters", "sentence"),
    [
        ({"query": "xyzzy"}, "No card fits “xyzzy”; try fewer letters or fewer filters."),
        (
            {"query": "", "type_name": "spell"},
            "There is no type called “spell”; there are character, support, event, conspiracy, story.",
        ),
        (
            {"query": "", "set_name": "arkham"},
            "Several sets fit “arkham”: secrets-of-arkham, ccg-arkham-edition, ccg-arkham-premium-edition.",
        ),
    ],
)
def test_a_search_that_finds_nothing(filters: dict[str, str], sentence: str) -> None:
    with pytest.raises(UserError) as error:
        search(**filters)
    assert str(error.value) == sentence
