"""The errata of each edition: every change of facts, and that the changes of behaviour are kept."""

from __future__ import annotations

from collections import Counter

import pytest

from orne.coc.errata import EDITIONS, all_errata, errata
from orne.coc.facts import load
from orne.rulings.showing.demonstration import demonstrations

# The facts of a card that cannot be played yet, whose erratum is more than what is printed.
NOT_SHOWN_YET = {
    "coc/errata/forgotten-lore/f112-aspiring-artist/a",
    "coc/errata/denizens-of-the-underworld/f17-crooked-attorney",
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_erratum_of_facts_is_demonstrated(edition: str) -> None:
    read = set()
    for demonstration in demonstrations("coc").values():
        if edition in demonstration.editions and all(id.startswith("coc/errata/") for id in demonstration.claims):
            steps = demonstration.run(edition).steps
            facts = [tuple(step["of"]) for step in steps if step["do"] == "read" and step["probe"] == "printed"]
            read |= {(id, *fact) for id in demonstration.claims for fact in facts}
    held = {(each.ruling, each.card, field) for each in errata(edition) for field in each.facts}
    assert {each for each in held if each[0] not in NOT_SHOWN_YET} - read == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_facts_of_cards_that_cannot_be_played_yet(edition: str) -> None:
    artist = load(edition)["forgotten-lore/aspiring-artist"]
    corrected = edition != "ccg-2.0"
    assert (artist.skill, artist.icons) == ((0, (0, 0, 0, 0)) if corrected else (2, (0, 0, 1, 0)))
    attorney = load(edition)["denizens-of-the-underworld/crooked-attorney"]
    assert attorney.keywords == (("day", 1), ("villainous", 1))


def test_errata_change_facts_or_behaviour_of_a_card() -> None:
    for erratum in all_errata():
        assert erratum.card in load(), erratum.ruling
        assert erratum.facts or erratum.behaviour, erratum.ruling
        assert erratum.editions, erratum.ruling
        assert set(erratum.editions) <= set(EDITIONS), erratum.ruling
    assert len({erratum.ruling for erratum in all_errata()}) == 186, "185 errata, and an answer that is not one"
    by_edition = {edition: len({e.ruling for e in errata(edition)}) for edition in EDITIONS}
    assert by_edition == {"lcg-4": 107, "lcg-3.0": 74, "lcg-1.4": 43, "ccg-2.0": 73}


def test_no_ruling_tells_one_edition_two_things() -> None:
    held = Counter((erratum.ruling, edition) for erratum in all_errata() for edition in erratum.editions)
    assert max(held.values()) == 1
    lodge = {e.editions: e.behaviour for e in all_errata() if e.card.endswith("/the-silver-twilight-lodge")}
    assert set(lodge) == {("lcg-4",), ("lcg-1.4", "lcg-3.0")}
