"""How cards are named in deck files."""

import pytest

from orne.decks.coc.references import cards
from orne.decks.shared.references import UnknownCardError

EDITIONS = ("lcg-4", "ccg-2.0")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_can_be_named_and_found_again(edition: str) -> None:
    index = cards(edition)
    assert {card: index.resolve(index.reference(card)) for card in index.facts} == {card: card for card in index.facts}


@pytest.mark.parametrize(
    "reference",
    [
        "core/slavering-gug",
        "Slavering Gug",
        "slavering GUG",
        "* Slavering  Gug",
        "Slavering Gug (Core)",
        "Slavering Gug (core F124)",
        "Slavering Gug (Core 124)",
    ],
)
def test_ways_to_name_a_card(reference: str) -> None:
    assert cards("lcg-4").resolve(reference) == "core/slavering-gug"


@pytest.mark.parametrize(
    ("reference", "card"),
    [
        ("Cthulhu (Core)", "core/cthulhu"),
        ("Cthulhu: The Great Old One", "core/cthulhu"),
        ("st huberts key", "St. Hubert's Key"),
        ("St. Hubert’s Key", "St. Hubert's Key"),
        ("Attache", "Attaché"),
        ("7 Thomas Street", "7 Thomas Street"),
        ("Dagon (Unspeakable Tales)", "ccg-unspeakable-tales/dagon"),
        ("Book of Dzyan", "ccg-promos/book-of-dzyan"),
    ],
)
def test_versions_accents_and_quotation_marks(reference: str, card: str) -> None:
    index = cards("lcg-4")
    found = index.facts[index.resolve(reference)]
    assert card in (found.id, found.title)


@pytest.mark.parametrize(
    ("reference", "problem"),
    [
        ("Slavering Gog", "no card is called “Slavering Gog”; did you mean “Slavering Gug”?"),
        ("Slavering Gog (Core)", "no card is called “Slavering Gog”; did you mean “Slavering Gug”?"),
        ("core/slavering-gog", "no card is called “core/slavering-gog”; did you mean “core/slavering-gug”?"),
        ("Slavering Gug (Cor)", "no set is called “Cor”; did you mean “Core Set”?"),
        ("Slavering Gug (Core F1)", "“Slavering Gug” is not in Core 1; write “Slavering Gug (Core Set F124)”"),
        ("qqqqqqqq", "no card is called “qqqqqqqq”"),
        ("***", "no card is called “***”"),
        (
            "Cthulhu",
            "“Cthulhu” may be any of 3 cards; write “Cthulhu (Core Set F41)”, “Cthulhu (The Yuggoth Contract F64)” or "
            "“Cthulhu (The Sleeper Below F19)”",
        ),
    ],
)
def test_an_unknown_card_is_answered_with_the_nearest(reference: str, problem: str) -> None:
    with pytest.raises(UnknownCardError) as error:
        cards("lcg-4").resolve(reference)
    assert str(error.value) == problem


def test_a_title_means_a_card_of_the_edition_s_own_era() -> None:
    assert cards("lcg-4").resolve("Dagon") == "core/dagon"
    assert cards("ccg-2.0").resolve("Dagon") == "ccg-unspeakable-tales/dagon"
