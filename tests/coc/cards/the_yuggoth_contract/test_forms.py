"""Cards of The Yuggoth Contract that are in play as another card than they are."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import LosesIcons
from orne.coc.cards import text
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IN_HAND,
    IT,
    THIS_ENTERS_PLAY,
    Choose,
    Draw,
    ExhaustThis,
    Lasting,
    action,
    destroy,
    printed_skill,
    put_into_play,
    response,
    return_to_hand,
    subtype,
)
from orne.coc.position import At, Side, build
from orne.kernel.game import Game
from orne.lab.reasons import wrong_reasons
from tests.coc.laboratory import PAUSE, PAWN, lab_card, tool
from tests.coc.look import (
    Coc,
    card,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to,
    pass_to_phase,
    seen,
    skill,
    table,
    uid,
    zone,
)

INTERVENTION = "the-yuggoth-contract/intervention"
HATCH = tool("fm-hatch", action(put_into_play(), Choose(CHARACTER & IN_HAND), cost=ExhaustThis()))
IDLE = ["pass", f"use {PAUSE}"]


def intervened(mine: Side | None = None, theirs: Side | None = None) -> Coc:
    """Intervention has been played with a domain of 2 resources."""
    mine = mine or Side()
    mine.hand, mine.domains, mine.play = [INTERVENTION, *mine.hand], ["agency:2"], [*mine.play, PAUSE]
    game = build(mine, theirs, step="story actions")
    game.choose(f"play {INTERVENTION} domain 1")
    return game


def test_it_is_a_character_in_play() -> None:
    game = intervened()
    me = seen(game, INTERVENTION)
    assert (me["character"], me["skill"], me["icons"], me["keywords"]) == (True, 3, [0, 2, 0, 1], ["willpower"])
    g, number = table(game), uid(game, INTERVENTION)
    use = g.use_of(number)
    assert [subtype(name).test(g, use, number) for name in ("Investigator", "Encounter")] == [True, True]
    assert (values.faction(g, number), values.printed_cost(g, number), g.title(number)) == ("agency", 2, "Intervention")
    assert (drained(game), keys(game), idle(game)) == ([True], IDLE, True)
    assert text(INTERVENTION) == (
        "If an opponent has put a character into play through a card effect this turn, this card costs 2 less.\n"
        "Action: Put this card into play as an Investigator character with skill 3, Willpower, 2 Combat and "
        "1 Investigation; at the end of the phase, sacrifice it."
    )


def test_it_commits_and_is_sacrificed_at_the_end_of_the_phase() -> None:
    game = intervened()
    pass_to(game, "active player commits")
    game.choose(f"commit {INTERVENTION} core/dreamwalkers")
    pass_to_phase(game, "refresh")
    assert (zone(game, INTERVENTION), card(game, INTERVENTION).owner) == ("discard", 0)
    assert discard(game, 0)[-1] == INTERVENTION


def test_out_of_play_it_is_an_event_again() -> None:
    """What leaves play is another object, and it is what is printed on it (coc/rule/2.23-zones-of-play/d)."""
    lasso = tool("fm-lasso", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis()))
    game = intervened(Side(play=[lasso]))
    game.choose(f"use {lasso}")
    g, me = table(game), uid(game, INTERVENTION)
    assert (hand(game, 0), g.kind(me).is_event, values.is_character(g, me)) == ([INTERVENTION], True, False)
    assert not any(each.kind == "in play as" for each in game.state.lasting)
    assert (keys(game), idle(game)) == (IDLE, True)


def test_its_skill_and_icons_are_not_printed() -> None:
    """coc/rule/2.26-printed/a"""
    bind = tool("fm-bind", action(Lasting(LosesIcons(AFFECTED), IT), Choose(CHARACTER), cost=ExhaustThis()))
    axe = tool("fm-axe", action(destroy(), Choose(CHARACTER & printed_skill(most=3)), cost=ExhaustThis()))
    game = intervened(Side(play=[bind, axe]))
    assert keys(game) == ["pass", f"use {bind}", f"use {PAUSE}"]
    game.choose(f"use {bind}")
    assert (icons(game, INTERVENTION), skill(game, INTERVENTION)) == ([0, 2, 0, 1], 3)


def test_a_blank_printed_text_box_leaves_it_what_it_has_become() -> None:
    """coc/faq/neutral-ground-guardian-pillar: what the event makes of itself is not printed, its own subtype is."""
    painter = "core/richard-upton-pickman"
    game = build(Side(hand=[INTERVENTION], domains=["agency:2", "neutral:2"], play=[painter, PAUSE]))
    game.play(f"play {INTERVENTION} domain 1", f"use {painter} domain 2", f"choose {INTERVENTION}")
    g, number = table(game), uid(game, INTERVENTION)
    has_subtype = {name: values.has_subtype(g, number, name) for name in ("Investigator", "Encounter")}
    assert (values.is_blank(g, number), has_subtype) == (True, {"Investigator": True, "Encounter": False})
    assert (skill(game, INTERVENTION), icons(game, INTERVENTION)) == (3, [0, 2, 0, 1])
    assert (seen(game, INTERVENTION)["keywords"], keys(game), idle(game)) == (["willpower"], IDLE, True)


def test_it_can_be_saved_copied_and_dealt_again() -> None:
    game = intervened(theirs=Side(play=[PAWN]))
    again = Game.load(game.save())
    assert again.view(0) == game.view(0)
    pool = [f"core/{name}" for name in ("bag-man", "shotgun", "mad-artist", "laboratory-assistant")]
    sample = game.resample(1, seed=3, pool=pool)
    assert sample.view(1)["players"][0]["play"] == game.view(1)["players"][0]["play"]


@pytest.mark.parametrize("seat", [0, 1])
def test_it_costs_nothing_where_the_opponent_has_put_a_character_into_play(seat: int) -> None:
    """Only the opponent's doing counts."""
    mine, theirs = Side(hand=[INTERVENTION], play=[PAUSE]), Side(play=[PAUSE])
    doer = (mine, theirs)[seat]
    doer.hand, doer.play = [*doer.hand, PAWN], [HATCH, PAUSE]
    game = build(mine, theirs, step="story actions", active=1)
    assert f"play {INTERVENTION}" not in keys(game)
    if seat == 0:
        game.choose("pass")
    game.choose(f"use {HATCH}")
    if seat == 0:
        game.choose("pass")
    assert (f"play {INTERVENTION}" in keys(game)) is (seat == 1)
    if seat == 1:
        game.choose(f"play {INTERVENTION}")
        assert (INTERVENTION in in_play(game, 0), idle(game)) == (True, True)


def test_a_character_that_is_played_does_not_count_nor_one_of_another_turn() -> None:
    mine = Side(hand=[INTERVENTION], play=[PAUSE])
    game = build(mine, Side(hand=[PAWN], domains=["agency:1"], play=[PAUSE]), active=1)
    game.choose(f"play {PAWN} domain 1")
    assert keys(game) == IDLE
    game = build(mine, Side(hand=[PAWN], play=[HATCH, PAUSE]), active=1, step="last story actions")
    game.play(f"use {HATCH}")
    assert f"play {INTERVENTION}" in keys(game)
    pass_to_phase(game, "draw")
    assert f"play {INTERVENTION}" not in keys(game)


# ---- Doppelgänger

DOUBLE, STUDENT = (
    "the-yuggoth-contract/doppelganger",
    lab_card(
        "fm-student",
        response(THIS_ENTERS_PLAY, Draw()),
        cost=2,
        skill=3,
        icons=(1, 0, 0, 2),
        faction="miskatonic",
        subtypes=("Student",),
        keywords=(("loyal", 1),),
        steadfast=(("miskatonic", 2),),
    ),
)
ONE = lab_card("fm-one", unique=True, cost=1)
AXE = tool("fm-axe-2", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))


def doubled(*more: str, edition: str = "lcg-4") -> Coc:
    """Doppelgänger has been played as a copy of the Student, with 2 resources."""
    game = build(
        Side(hand=[DOUBLE], play=[*more, PAUSE], domains=["yog-sothoth:2"]), Side(play=[STUDENT]), edition=edition
    )
    assert f"play {DOUBLE} domain 1" in keys(game)
    game.choose(f"play {DOUBLE} domain 1")
    return game


def test_only_what_can_be_paid_and_copied_is_offered() -> None:
    """A unique character is not copied either."""
    dear, mad = lab_card("fm-dear", cost=3), At(STUDENT, insane=True)
    game = build(Side(hand=[DOUBLE], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[dear, ONE, mad]))
    assert keys(game) == IDLE
    game = build(Side(hand=[DOUBLE], play=[PAUSE, PAWN], domains=["yog-sothoth:2"]), Side(play=[dear, ONE, STUDENT]))
    game.choose(f"play {DOUBLE} domain 1")
    assert keys(game) == [f"copy {STUDENT}", f"copy {PAWN}"]
    assert [each.sentence for each in game.why(f"copy {dear}").refusals] == [
        "copying Fm Dear costs 3; the domain gives 2"
    ]
    assert list(wrong_reasons(game)) == []
    assert keys(build(Side(hand=[DOUBLE], play=[PAUSE, PAWN], domains=["agency:2"]))) == IDLE


def test_a_character_attached_face_down_is_not_copied() -> None:
    """coc/rule/1.15-attaching-through-card-effects/a: it is a support card, and the reason given is that."""
    room = "the-yuggoth-contract/trophy-room"
    trophy = At(STUDENT, on=room, by_effect=True, face_down=True)
    game = build(Side(hand=[DOUBLE], play=[room, trophy, PAUSE], domains=["yog-sothoth:2"]))
    assert (keys(game), list(wrong_reasons(game))) == (IDLE, [])


def test_one_that_costs_nothing_is_copied_for_nothing() -> None:
    free = lab_card("fm-free", cost=0, skill=2)
    game = build(Side(hand=[DOUBLE], play=[PAUSE], domains=["agency:1"]), Side(play=[free]))
    assert keys(game) == ["pass", f"play {DOUBLE}", f"use {PAUSE}"]
    game.choose(f"play {DOUBLE}")
    assert (skill(game, free), drained(game), keys(game)) == (2, [False], IDLE)


def test_put_into_play_it_is_nothing_but_itself() -> None:
    game = build(Side(hand=[DOUBLE], play=[HATCH, PAUSE]), Side(play=[STUDENT]))
    game.choose(f"use {HATCH}")
    assert (in_play(game, 0), skill(game, DOUBLE), keys(game)) == ([HATCH, PAUSE, DOUBLE], 0, IDLE)


def test_a_copy_can_be_saved_and_dealt_again() -> None:
    game = doubled()
    game.choose("pass")
    assert Game.load(game.save()).view(0) == game.view(0)
    pool = [f"core/{name}" for name in ("bag-man", "shotgun", "mad-artist", "laboratory-assistant")]
    assert game.resample(1, seed=3, pool=pool).view(1)["players"][0]["play"] == game.view(1)["players"][0]["play"]


def test_a_copy_of_a_copy_goes_with_the_copy_it_was_made_of() -> None:
    game = build(
        Side(hand=[DOUBLE, DOUBLE], play=[AXE, PAUSE], domains=["yog-sothoth:1", "yog-sothoth:1"]), Side(play=[PAWN])
    )
    game.choose(f"play {DOUBLE} domain 1")
    game.choose(f"play {DOUBLE} domain 2")
    assert keys(game) == [f"copy {PAWN}", f"copy {PAWN}#2"]
    game.play(f"copy {PAWN}#2", f"use {AXE}")
    assert keys(game) == [f"choose {PAWN}", f"choose {PAWN}#2", f"choose {PAWN}#3"]
    game.choose(f"choose {PAWN}#2")
    assert (hand(game, 0), discard(game, 0), in_play(game, 1)) == ([DOUBLE], [DOUBLE], [PAWN])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_a_copy_of_intervention_is_that_character_and_goes_with_it() -> None:
    """It is a character in play; its sacrifice at the end of the phase is an effect on the other card alone."""
    game = build(Side(hand=[DOUBLE, INTERVENTION], play=[PAUSE], domains=["yog-sothoth:2", "agency:2"]))
    game.play(f"play {INTERVENTION} domain 2", f"play {DOUBLE} domain 1")
    copy = seen(game, f"{INTERVENTION}#2")
    assert (copy["character"], copy["skill"], copy["icons"], copy["keywords"]) == (True, 3, [0, 2, 0, 1], ["willpower"])
    pass_to_phase(game, "story")
    assert (hand(game, 0), discard(game, 0), in_play(game, 0)) == ([DOUBLE], [INTERVENTION], [PAUSE])


def test_a_heroic_copy_does_not_go_together_with_a_villain() -> None:
    """What the copied card is counts from when it is in play."""
    hero, villain = (lab_card(f"fm-{name}", keywords=((name, 1),)) for name in ("heroic", "villainous"))
    game = build(Side(hand=[DOUBLE], play=[villain, PAUSE], domains=["yog-sothoth:1"]), Side(play=[hero]))
    game.play(f"play {DOUBLE} domain 1", f"copy {hero}")
    assert keys(game) == [f"discard {hero}#2", f"discard {villain}"]
    game.choose(f"discard {hero}#2")
    assert (discard(game, 0), in_play(game, 0), idle(game)) == ([DOUBLE], [villain, PAUSE], True)


def test_a_copy_has_the_last_words_of_what_it_copies() -> None:
    """coc/timing/responses-on-leaving-play/a: it was a Wraith as it left play."""
    wraith = "the-yuggoth-contract/wraith"
    game = build(Side(hand=[DOUBLE], play=[AXE, PAUSE], domains=["yog-sothoth:2"]), Side(hand=[PAWN], play=[wraith]))
    game.play(f"play {DOUBLE} domain 1", f"use {AXE}", f"choose {wraith}#2")
    assert (discard(game, 0), discard(game, 1), hand(game, 1)) == ([DOUBLE], [PAWN], [])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_an_opponents_intervention_is_a_character_put_into_play() -> None:
    game = intervened(theirs=Side(hand=[INTERVENTION], play=[PAUSE]))
    assert keys(game) == ["pass", f"play {INTERVENTION}", f"use {PAUSE}#2"]
    game.choose(f"play {INTERVENTION}")
    assert (in_play(game, 1), drained(game)) == ([f"{PAUSE}#2", f"{INTERVENTION}#2"], [True])


def test_intervention_enters_the_discard_pile_as_a_character_that_left_play() -> None:
    """Safe House answers a character that comes there from play; in hand it is an event again."""
    house = "the-yuggoth-contract/safe-house"
    mine = Side(hand=[INTERVENTION], play=[house, AXE, PAUSE], domains=["agency:2", "agency:1"])
    game = build(mine, step="story actions")
    game.play(f"play {INTERVENTION} domain 1", f"use {AXE}")
    assert keys(game) == ["pass", f"use {house} domain 2"]
    game.choose(f"use {house} domain 2")
    assert (hand(game, 0), discard(game, 0), idle(game)) == ([INTERVENTION], [], True)
