"""Demonstrations as replays: every moment has its words, its table, and what is chosen and expected there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orne.games import load_rulebooks
from orne.rulings.narrating import narrated
from orne.rulings.showing.demonstration import Demonstration, demonstrations
from orne.table.demonstrating import replayed
from orne.table.shared.data import ArkhamView
from orne.table.shared.plain import plain
from orne.table.shared.schema import check, schema
from orne.table.shared.shown import Moment, Shown

EVERY = 15
"""Of all demonstrations every so many are replayed here."""
load_rulebooks()


def named(game: str, name: str) -> Demonstration:
    return demonstrations(game)[name]


def lines(shown: Shown) -> list[str]:
    return [told.words for moment in shown.moments for told in moment.told]


def of_kind(shown: Shown, do: str) -> list[Moment]:
    return [moment for moment in shown.moments if moment.do == do]


@pytest.mark.parametrize("game", ["coc", "arkham"])
def test_a_sample_of_all_demonstrations_is_replayed_as_the_schema_says(game: str) -> None:
    known = schema()
    for each in list(demonstrations(game).values())[::EVERY]:
        for edition in {each.editions[0], each.editions[-1]}:
            shown = replayed(each, edition)
            data: dict[str, Any] = json.loads(json.dumps(plain(shown)))
            check(data, known)
            assert shown.moments, each.name
            assert all(moment.told for moment in shown.moments), each.name
            pages = [moment.page for moment in shown.moments if moment.page is not None]
            assert pages == sorted(pages), each.name
            assert len(shown.names) == len(shown.pages)
            for moment in shown.moments:
                question = None if moment.page is None else shown.pages[moment.page].question
                offered = len(question.options) if question is not None else 0
                assert all(i < offered for i in moment.expected), each.name
                assert moment.chosen is None or moment.chosen < offered, each.name


def test_what_is_told_is_what_the_terminal_tells() -> None:
    demonstration = named("coc", "aziz_may_be_sacrificed_with_every_domain_drained")
    shown = replayed(demonstration, "lcg-4")
    told = [words for _, words in narrated(demonstration, "lcg-4")]
    # The terminal names the cards of the laboratory first; here they are told apart.
    assert lines(shown) == told[len([card for card in shown.laboratory if card.text]) :]


def test_a_choice_is_marked_at_the_table_as_it_was_and_its_outcome_comes_after() -> None:
    shown = replayed(named("coc", "aziz_may_be_sacrificed_with_every_domain_drained"), "lcg-4")
    place, choice = next((n, each) for n, each in enumerate(shown.moments) if each.do == "answer")
    assert choice.page is not None
    assert choice.chosen is not None
    before = shown.pages[choice.page]
    assert before.question is not None
    option = before.question.options[choice.chosen]
    assert option.key == "use ancient-relics/aziz-chatuluka"
    assert choice.told[-1].words == f"You → {option.label}"
    outcome = shown.moments[place + 1]
    assert outcome.do == "log"
    assert outcome.page == choice.page + 1
    assert outcome.after == choice.after + 1
    titles = {card.title for card in shown.pages[outcome.page].cards if card.zone == "play"}
    assert "Cthulhu" in titles
    assert "Cthulhu" not in {card.title for card in before.cards if card.zone == "play"}


def test_what_must_be_offered_and_what_must_not_is_marked() -> None:
    shown = replayed(named("coc", "aziz_may_be_sacrificed_with_every_domain_drained"), "lcg-4")
    asked = of_kind(shown, "ask")[0]
    assert asked.page is not None
    assert asked.exact
    question = shown.pages[asked.page].question
    assert question is not None
    assert len(asked.expected) == len(question.options) == 3


def test_what_must_not_be_offered_is_told_in_words() -> None:
    shown = replayed(named("coc", "false_papers_name_only_a_subtype_that_some_card_has"), "lcg-4")
    [words] = [moment.absent for moment in shown.moments if moment.absent]
    assert words == ("name Direwolf",)


def test_several_questions_about_one_offer_are_one_moment() -> None:
    shown = replayed(named("coc", "visitors_come_as_an_opponent_plays_a_ritual"), "lcg-4")
    pairs = zip(shown.moments, shown.moments[1:], strict=False)
    assert not any(one.do == other.do == "ask" and one.page == other.page for one, other in pairs)


def test_every_position_that_is_laid_has_a_table_and_a_log_of_its_own() -> None:
    shown = replayed(named("coc", "visitors_come_as_an_opponent_plays_a_ritual"), "lcg-4")
    laid = of_kind(shown, "lay")
    assert len(laid) == 14
    assert all(moment.page is not None and shown.pages[moment.page].log.since == 0 for moment in laid)
    assert len({moment.page for moment in laid}) == 14


def test_the_seats_are_called_as_in_the_position_that_is_shown() -> None:
    shown = replayed(named("arkham", "only_fighting_evading_parley_and_resigning_provoke_nobody"), "2016")
    for names, page in zip(shown.names, shown.pages, strict=True):
        assert isinstance(page.view, ArkhamView)
        assert len(names) == len(page.view.investigators)
    assert len({len(names) for names in shown.names}) > 1


def test_both_hands_lie_open() -> None:
    shown = replayed(named("coc", "halis_directive_is_not_offered_against_david_pan"), "lcg-4")
    cards = {card.card for card in shown.pages[0].cards if card.zone == "hand" and card.owner == 1}
    assert "denizens-of-the-underworld/halis-directive" in cards


def test_a_face_is_sent_once() -> None:
    shown = replayed(named("coc", "visitors_come_as_an_opponent_plays_a_ritual"), "lcg-4")
    faces = [id for page in shown.pages for id in page.faces]
    assert len(faces) == len(set(faces))


def test_what_only_reads_facts_has_steps_and_no_table() -> None:
    shown = replayed(named("arkham", "a_transfer_keeps_what_is_the_investigators"), "2016")
    assert shown.pages == ()
    assert len(shown.moments) == 11
    assert {moment.page for moment in shown.moments} == {None}


def test_passes_in_a_row_are_one_moment() -> None:
    shown = replayed(named("coc", "the_active_player_has_the_first_action_of_every_window"), "lcg-4")
    pairs = zip(shown.moments, shown.moments[1:], strict=False)
    assert not any(one.do == other.do == "pass" for one, other in pairs)


def test_cards_of_the_laboratory_are_named_with_their_text() -> None:
    shown = replayed(named("coc", "master_of_the_myths_returns_though_insane"), "lcg-4")
    texts = {card.id: card.text for card in shown.laboratory}
    assert set(texts) == {"lab/ar-blank-mind", "lab/ar-madden", "lab/pause"}
    assert texts["lab/ar-madden"].startswith("Action: Exhaust")


def test_a_refusal_is_told_with_its_sentence_and_names_its_claims() -> None:
    shown = replayed(named("coc", "twilight_gate_finds_no_ancient_one_on_a_domain"), "lcg-4")
    [moment] = of_kind(shown, "why not")
    assert moment.claims == ("coc/rule/1.9-choosing-targets/b",)
    asked, reason = moment.told
    assert asked.words == "Why not “play Twilight Gate”?"
    assert reason.words.endswith("(coc/rule/1.9-choosing-targets/b)")
