"""Miskatonic University's cards of The Yuggoth Contract."""

from __future__ import annotations

import pytest

from orne.coc.cards import text
from orne.coc.facts import load
from orne.coc.language import CARD_IN_PLAY, Choose, DiscardCards, Draw, destroy
from orne.coc.position import At, Side, build
from tests.coc.laboratory import (
    FROM_HAND,
    IDLE,
    IDLER,
    PAUSE,
    PAWN,
    PUMP,
    event,
    in_all_editions,
    lab_card,
    there,
    tool,
)
from tests.coc.look import (
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    seen,
    state_of,
    tokens,
)
from tests.look import asked, reasons

SET = "the-yuggoth-contract/"
TOSS = event("ym-toss", DiscardCards())
READER = lab_card("yc-reader", icons=(0, 1, 0, 3))
SCHOLAR = lab_card("ym-scholar", faction="miskatonic")
WRECK = event("ym-wreck", destroy(), Choose(CARD_IN_PLAY))
"""Destroys any card."""


@pytest.mark.parametrize(
    "card_id", [card for card, facts in load().items() if card.startswith(SET) and facts.faction == "miskatonic"]
)
def test_every_card_works_and_has_a_text(card_id: str) -> None:
    assert text(card_id) is not None
    assert text(card_id) != "" or load()[card_id].keywords_only


# ---- Focused Art Student

ARTIST = f"{SET}focused-art-student"


def test_focused_art_student_may_draw_a_card_after_entering_play() -> None:
    game = build(Side(hand=[ARTIST], play=[PAUSE], domains=["miskatonic:2"], deck=["bag-man", "t-men"]))
    game.choose(f"play {ARTIST} domain 1")
    assert keys(game) == ["pass", f"use {ARTIST}"]
    game.choose(f"use {ARTIST}")
    assert (hand(game, 0), deck(game, 0)) == (["bag-man"], ["t-men"])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_focused_art_student_answers_nobody_elses_entering() -> None:
    game = build(Side(hand=[PAWN], play=[PAUSE, ARTIST], domains=["neutral:1"]))
    game.choose(f"play {PAWN} domain 1")
    assert (hand(game, 0), keys(game)) == ([], IDLE)


# ---- Perpetual Silence

SILENCE = f"{SET}perpetual-silence"
HELPED = tool("ym-helped", subtypes=("Attachment",))


def test_perpetual_silence_takes_everybodys_printed_icons_for_the_phase() -> None:
    game = build(
        Side(hand=[SILENCE, READER], play=[PAUSE, "dr-ali-kafour"], domains=["miskatonic:3", "neutral:1"]),
        Side(play=["bag-man", At("alhazred-lamp", on="core/bag-man")]),
    )
    game.choose(f"play {SILENCE} domain 1")
    assert icons(game, "dr-ali-kafour") == [0, 0, 0, 0]
    assert icons(game, "bag-man") == [1, 1, 1, 1], "what an attachment gives is not printed on the character"
    assert (discard(game, 0), idle(game)) == ([SILENCE], True)
    game.choose(f"play {READER} domain 2")
    assert icons(game, READER) == [0, 1, 0, 3], "it was not in play then"
    pass_to_phase(game, "story")
    assert icons(game, "dr-ali-kafour") == [0, 1, 1, 1]


def test_perpetual_silence_needs_a_character() -> None:
    game = build(Side(hand=[SILENCE], play=[PAUSE], domains=["miskatonic:3"]))
    assert keys(game) == IDLE


# ---- Erin Moirai

ERIN = f"{SET}erin-moirai"


def test_erin_moirai_readies_an_exhausted_character_or_support_card_when_played() -> None:
    game = build(
        Side(
            hand=[ERIN],
            play=[PAUSE, At("bag-man", exhausted=True), PAWN, At("dr-ali-kafour", insane=True)],
            domains=["miskatonic:3"],
        ),
        Side(play=[At(IDLER, exhausted=True)]),
    )
    game.play(f"play {ERIN} domain 1", f"use {ERIN}")
    assert keys(game) == ["choose core/bag-man", f"choose {IDLER}"]
    game.choose(f"choose {IDLER}")
    assert (state_of(game, IDLER), state_of(game, "bag-man")) == ("ready", "exhausted")
    assert (asked(game), keys(game), idle(game)) == ((1, "action"), ["pass", f"use {IDLER}"], True)


def test_erin_moirai_does_nothing_where_nothing_is_exhausted_or_she_is_put_into_play() -> None:
    game = build(Side(hand=[ERIN], play=[PAUSE, PAWN], domains=["miskatonic:3"]))
    game.choose(f"play {ERIN} domain 1")
    assert keys(game) == IDLE
    game = build(Side(hand=[FROM_HAND, ERIN], play=[PAUSE, At(PAWN, exhausted=True)]))
    game.choose(f"play {FROM_HAND}")
    assert (in_play(game, 0), keys(game)) == ([PAUSE, PAWN, ERIN], IDLE)


# ---- Derby Hall

HALL = "the-yuggoth-contract/derby-hall"
PUPIL = lab_card("dh-pupil", subtypes=("Student",))
DEAN = lab_card("dh-dean", subtypes=("Faculty",))
USE = f"use {HALL} domain 1"


@in_all_editions
def test_derby_hall_returns_a_student_or_faculty_to_its_owner(edition: str) -> None:
    """coc/rule/2.23-zones-of-play/c: "your hand" is the hand of whoever owns the card, as with Crowbar."""
    game = build(
        Side(play=[HALL, PUPIL, "dr-ali-kafour", PAUSE, At(DEAN, owner=1)], domains=["miskatonic:1"]),
        Side(play=[DEAN, At(PUPIL, owner=0)]),
        edition=edition,
    )
    assert keys(game) == ["pass", f"use {PAUSE}", USE]
    game.choose(USE)
    assert asked(game) == (0, "return")
    assert keys(game) == [f"return {DEAN}", f"return {DEAN}#2", f"return {PUPIL}", f"return {PUPIL}#2"]
    game.choose(f"return {DEAN}")
    assert (hand(game, 0), hand(game, 1), in_play(game, 1)) == ([], [DEAN], [DEAN, f"{PUPIL}#2"])
    assert (state_of(game, HALL), drained(game)) == ("exhausted", [True])
    assert idle(game)


def test_derby_hall_is_not_offered_without_a_student_nor_unpaid() -> None:
    game = build(Side(play=[HALL, PAUSE], domains=["miskatonic:1"]), Side(play=[PAWN]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert reasons(game, "use Derby Hall") == ["it would change nothing now: coc/faq/no-if-able-must-resolve-whole"]
    game = build(Side(play=[HALL, PAUSE, DEAN], domains=[""]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    game = build(Side(play=[At(HALL, exhausted=True), PAUSE, DEAN], domains=["miskatonic:1"]))
    assert keys(game) == ["pass", f"use {PAUSE}"]


# ---- Searching the Reserves

RESERVES = f"{SET}searching-the-reserves"
RELIC = tool("ym-relic", subtypes=("Artifact",), cost=1)
BOOK = tool("ym-book", subtypes=("Tome",), cost=2)
WRITTEN = event("ym-written", destroy(), Choose(CARD_IN_PLAY), facts={"subtypes": ("Tome",)})


def test_searching_the_reserves_exhausts_a_miskatonic_character_for_an_artifact_or_tome() -> None:
    game = build(
        Side(
            hand=[RESERVES],
            play=[PAUSE, "dr-ali-kafour", "steve-clarney", "bag-man"],
            discard=[RELIC, BOOK, HELPED, WRITTEN],
            domains=["miskatonic:1"],
        ),
        Side(play=[SCHOLAR], discard=[BOOK]),
    )
    game.choose(f"play {RESERVES}")
    assert keys(game) == ["exhaust core/dr-ali-kafour", "exhaust core/steve-clarney"]
    game.choose("exhaust core/steve-clarney")
    assert keys(game) == [f"put {BOOK}", f"put {RELIC}"]
    game.choose(f"put {BOOK}")
    assert (hand(game, 0), discard(game, 0)) == ([BOOK], [RELIC, HELPED, WRITTEN, RESERVES])
    assert (state_of(game, "steve-clarney"), drained(game)) == ("exhausted", [False])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_searching_the_reserves_needs_such_a_card_a_ready_character_and_a_resource_of_the_faction() -> None:
    ready = Side(hand=[RESERVES], play=[PAUSE, "dr-ali-kafour"], discard=[HELPED], domains=["miskatonic:1"])
    assert keys(build(ready)) == IDLE
    ready.discard = [BOOK]
    assert f"play {RESERVES}" in keys(build(ready))
    ready.domains = ["agency:1"]
    assert keys(build(ready)) == IDLE, "Steadfast"
    ready.domains, ready.play = ["miskatonic:1"], [PAUSE, At("dr-ali-kafour", exhausted=True), "bag-man"]
    assert keys(build(ready)) == IDLE


# ---- Broken Glasses

GLASSES = "the-yuggoth-contract/broken-glasses"


def test_broken_glasses_take_two_investigation_icons_from_their_bearer() -> None:
    game = build(
        Side(hand=[GLASSES], play=[PAUSE], domains=["miskatonic:1", "miskatonic:1", ""]),
        Side(play=["bag-man", READER]),
    )
    assert keys(game) == ["pass", f"play {GLASSES}", "use lab/pause"]
    game.choose(f"play {GLASSES}")
    assert keys(game) == ["attach core/bag-man", f"attach {READER}"]
    game.choose(f"attach {READER}")
    assert icons(game, READER) == [0, 1, 0, 1]
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    assert in_play(game, 0) == [PAUSE, GLASSES]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_broken_glasses_leave_no_fewer_than_no_icons() -> None:
    game = build(Side(play=[At(GLASSES, on="core/bag-man")]), Side(play=["bag-man"]))
    assert icons(game, "bag-man") == [0, 2, 0, 0]


def test_broken_glasses_need_two_resources_of_the_faction_and_a_character() -> None:
    """Steadfast, and something to be attached to."""
    game = build(Side(hand=[GLASSES], play=[PAUSE], domains=["miskatonic:1"]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[GLASSES], play=[PAUSE], domains=["miskatonic:2"]))
    assert keys(game) == ["pass", "use lab/pause"]


def test_a_struggle_is_lost_for_broken_glasses() -> None:
    story = lab_card("yc-library", type="story", struggles=(0, 0, 0, 1))
    game = build(
        Side(play=[At(GLASSES, on="core/bag-man"), At(READER, story=0, exhausted=True), PAUSE]),
        Side(play=[At("bag-man", story=0, exhausted=True)]),
        stories=[story, "dreamwalkers", "frozen-in-time"],
        active=1,
        step="stories resolve",
    )
    assert keys(game) == ["none", f"place {story}"]
    game.choose(f"place {story}")
    assert tokens(game) == [1, 1]
    assert keys(game) == ["pass", "use lab/pause"]


# ---- M.U. Chem Lab

LAB = f"{SET}m-u-chem-lab"


def test_the_chem_lab_gives_every_student_an_investigation_icon() -> None:
    game = build(
        Side(play=[LAB, PAUSE, PUPIL, DEAN], domains=["miskatonic:1", "miskatonic:1"]),
        Side(play=[PUPIL]),
    )
    game.choose(f"use {LAB} domain 1")
    assert (icons(game, PUPIL), icons(game, PUPIL, 2)) == ([0, 0, 0, 1], [0, 0, 0, 1])
    assert icons(game, DEAN) == [0, 0, 0, 0]
    game.choose(f"use {LAB} domain 2")
    assert (icons(game, PUPIL), state_of(game, LAB)) == ([0, 0, 0, 2], "ready")
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "story")
    assert icons(game, PUPIL) == [0, 0, 0, 0]


def test_the_chem_lab_is_not_offered_without_a_sane_student() -> None:
    game = build(Side(play=[LAB, PAUSE, DEAN, At(PUPIL, insane=True)], domains=["miskatonic:1"]))
    assert keys(game) == IDLE


# ---- Cultist Journal Sketches

SKETCHES = f"{SET}cultist-journal-sketches"
FIEND = lab_card("ym-fiend", keywords=(("villainous", 1),))


def test_cultist_journal_sketches_return_a_villainous_character_to_its_owner() -> None:
    game = build(
        Side(play=[SCHOLAR, At(SKETCHES, on=SCHOLAR), PAUSE, At(FIEND, owner=1)]),
        Side(play=[FIEND, PAWN]),
    )
    game.choose(f"use {SKETCHES}")
    assert keys(game) == [f"choose {FIEND}", f"choose {FIEND}#2"]
    game.choose(f"choose {FIEND}")
    assert (hand(game, 1), in_play(game, 1)) == ([FIEND], [FIEND, PAWN])
    assert (state_of(game, SKETCHES), keys(game), idle(game)) == ("exhausted", IDLE, True)


def test_cultist_journal_sketches_are_for_a_miskatonic_character_of_yours() -> None:
    game = build(
        Side(hand=[SKETCHES], play=[PAUSE, SCHOLAR, "steve-clarney", "bag-man"], domains=["miskatonic:3"]),
        Side(play=[SCHOLAR, FIEND]),
    )
    game.choose(f"play {SKETCHES} domain 1")
    assert keys(game) == ["attach core/steve-clarney", f"attach {SCHOLAR}"]
    game.choose("attach core/steve-clarney")
    assert keys(game) == ["pass", "use lab/pause", f"use {SKETCHES}"]
    game = build(Side(play=[SCHOLAR, At(SKETCHES, on=SCHOLAR), PAUSE]), Side(play=[PAWN]))
    assert keys(game) == IDLE, "nobody is Villainous"


# ---- M.U. Museum of Natural History

MUSEUM = f"{SET}m-u-museum-of-natural-history"


def test_the_museum_returns_a_chosen_artifact_from_your_discard_pile() -> None:
    other = tool("ym-idol", subtypes=("Artifact",), cost=1)
    game = build(Side(play=[MUSEUM, PAUSE], discard=[RELIC, BOOK, other]), Side(discard=[RELIC]))
    game.choose(f"use {MUSEUM}")
    assert keys(game) == [f"choose {other}", f"choose {RELIC}"]
    game.choose(f"choose {RELIC}")
    assert (hand(game, 0), discard(game, 0)) == ([RELIC], [BOOK, other])
    assert (state_of(game, MUSEUM), keys(game), idle(game)) == ("exhausted", IDLE, True)


def test_the_museum_is_not_offered_without_an_artifact_of_yours() -> None:
    game = build(Side(play=[MUSEUM, PAUSE], discard=[BOOK]), Side(discard=[RELIC]))
    assert keys(game) == IDLE


# ---- Archaeological Dig Site

SITE = f"{SET}archaeological-dig-site"
TOOL = tool("ym-spade", subtypes=("Item",))


def test_the_dig_site_is_sacrificed_for_an_item_or_tome_that_leaves_play() -> None:
    game = build(Side(hand=[WRECK, WRECK], play=[SITE, PAUSE, TOOL, BOOK]))
    game.play(f"play {WRECK}", f"choose {TOOL}")
    assert keys(game) == ["pass", f"use {SITE}"]
    game.choose("pass")
    assert discard(game, 0) == [TOOL, WRECK]
    game.play(f"play {WRECK}", f"choose {BOOK}", f"use {SITE}")
    assert (hand(game, 0), discard(game, 0)) == ([BOOK], [TOOL, WRECK, WRECK, SITE])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_the_dig_site_answers_neither_other_cards_nor_other_players_cards_nor_other_places() -> None:
    game = build(Side(hand=[WRECK], play=[SITE, PAUSE, RELIC]), Side(play=[TOOL]))
    game.play(f"play {WRECK}", f"choose {RELIC}")
    assert keys(game) == IDLE, "an Artifact is neither"
    game = build(Side(hand=[WRECK], play=[SITE, PAUSE]), Side(play=[TOOL, At(BOOK, owner=0)]))
    game.play(f"play {WRECK}", f"choose {TOOL}")
    assert keys(game) == IDLE, "it goes to another player's discard pile"
    game = build(Side(hand=[WRECK], play=[SITE, PAUSE]), Side(play=[TOOL, At(BOOK, owner=0)]))
    game.play(f"play {WRECK}", f"choose {BOOK}")
    assert keys(game) == ["pass", f"use {SITE}"], "it goes to yours, whoever controlled it"
    game = build(Side(hand=[TOSS, TOOL], play=[SITE, PAUSE]))
    game.choose(f"play {TOSS}")
    assert (discard(game, 0), keys(game)) == ([TOOL, TOSS], IDLE)


# ---- Harry Houdini

HOUDINI = f"{SET}harry-houdini"


def test_houdini_leaves_his_story_and_is_ready() -> None:
    game = build(Side(play=[there(HOUDINI), PAUSE], domains=["miskatonic:1"]), step="actions after attackers commit")
    assert keys(game) == ["pass", "use lab/pause", f"use {HOUDINI} domain 1"]
    game.choose(f"use {HOUDINI} domain 1")
    assert (seen(game, HOUDINI)["story"], state_of(game, HOUDINI)) == (None, "ready")
    assert (keys(game), idle(game)) == (IDLE, True)


def test_houdini_has_nothing_to_escape_from_where_he_is_not_committed() -> None:
    game = build(Side(play=[At(HOUDINI, exhausted=True), PAUSE], domains=["miskatonic:1"]))
    assert keys(game) == IDLE


# ---- Professor Smith

SMITH = f"{SET}professor-smith"


def test_professor_smith_gains_icons_for_the_turn_each_time_an_effect_has_you_draw() -> None:
    lesson = event("ym-lesson", Draw(2))
    game = build(Side(hand=[lesson, lesson], play=[SMITH, PAUSE]))
    game.choose(f"play {lesson}")
    assert icons(game, SMITH) == [0, 1, 2, 2], "once, however many cards were drawn"
    game.choose(f"play {lesson}")
    assert (icons(game, SMITH), keys(game), idle(game)) == ([0, 1, 3, 3], IDLE, True)
    pass_to_phase(game, "story")
    assert icons(game, SMITH) == [0, 1, 3, 3]
    pass_to_phase(game, "refresh")
    assert icons(game, SMITH) == [0, 1, 1, 1]


def test_what_professor_smith_gains_and_what_he_has_lost_are_added_up() -> None:
    """coc/rule/1.5-multiple-lasting-effects/a: no icons are fewer than none only in the end."""
    lesson, sockets = event("ym-late-lesson", Draw(2)), f"{SET}empty-sockets"
    game = build(Side(hand=[lesson, lesson], play=[SMITH, At(sockets, on=SMITH), PAUSE]))
    assert icons(game, SMITH) == [2, 0, 1, 0]
    game.choose(f"play {lesson}")
    assert icons(game, SMITH) == [2, 0, 2, 0]
    game.choose(f"play {lesson}")
    assert icons(game, SMITH) == [2, 0, 3, 1]


def test_professor_smith_gains_nothing_from_the_draw_phase_nor_an_opponents_drawing() -> None:
    game = build(Side(play=[SMITH, PAUSE]), step="refresh actions")
    pass_to_phase(game, "operations")
    assert (len(hand(game, 0)), icons(game, SMITH)) == (2, [0, 1, 1, 1])
    game = build(Side(play=[SMITH, PAUSE]), Side(play=[PUMP]), active=1)
    game.choose(f"use {PUMP}")
    assert (len(hand(game, 1)), icons(game, SMITH)) == (1, [0, 1, 1, 1])
