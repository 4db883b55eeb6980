"""Where the four documents disagree on terms (section 2 of the rules), in all editions.

One test for each row of the comparison. What a document does not address is as in the last one.
"""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import AttachTo, Choose, CostChange, Gives, ImmuneTo, Use, action, disrupt, response
from orne.coc.abilities.blanking import Blanks
from orne.coc.events import DRAINED, SACRIFICE
from orne.coc.language import (
    AFFECTED,
    CAN_BE_WOUNDED,
    CARD,
    CHARACTER,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IS_READY,
    IT,
    ITSELF,
    SUPPORT,
    THIS,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    THIS_ONE,
    DiscardCards,
    Do,
    Draw,
    ExhaustThis,
    OneOf,
    Pay,
    SacrificeOne,
    Then,
    Wound,
    can_be,
    chosen,
    destroy,
    each_player,
    everything,
    extreme,
    gain,
    put_into_play,
    return_to_hand,
    subtype,
    to_hand,
)
from orne.coc.language.gaining import Lasting
from orne.coc.position import At, Side, build
from orne.coc.rulebook import new_game
from orne.coc.rules import hands, readiness
from orne.coc.state import RESOURCE
from orne.coc.table import CocTable
from orne.kernel.limits import Limit
from tests.coc.laboratory import BARE, EDITIONS, FULL, PAUSE, event, lab_card, mine, on, tool
from tests.coc.look import card, entries, keys, skill, table, uid, zone
from tests.look import asked, happened, kind_asked

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS


def test_cannot_and_triggering_an_effect_on_such_a_card(edition: str) -> None:
    from orne.coc.abilities import Cannot
    from orne.coc.language import SELF

    holy = lab_card("ed-holy", Cannot("be destroyed", SELF))
    strike = event("ed-strike", destroy(), Choose(CHARACTER & can_be("destroyed")))
    game = build(Side(hand=[strike], play=[holy, PAUSE]), edition=edition)
    assert ("play lab/ed-strike" in keys(game)) is (edition in (OLDEST, OLD))
    if edition in (OLDEST, OLD):
        game.choose("play lab/ed-strike")
    assert zone(game, holy) == "play"


DISCARD_TWO = each_player(DiscardCards(2), if_able=True)


def test_if_able_with_several_players_or_cards(edition: str) -> None:
    feral = event("ed-feral", Then(DISCARD_TWO, Draw()))
    game = build(Side(hand=[feral, "bag-man", "bag-man"], play=[PAUSE]), Side(hand=["triggerman"]), edition=edition)
    game.choose("play lab/ed-feral")
    assert [len(hand) for hand in game.state.hand] == [0, 1], "who cannot comply is passed over, nobody else"


def test_choosing_an_impossible_if_able_option(edition: str) -> None:
    fork = event(
        "ed-fork",
        OneOf(
            destroy(everything(CHARACTER & subtype("Cultist"))),
            destroy(everything(CHARACTER & subtype("Criminal"))),
        ),
    )
    game = build(Side(hand=[fork], play=["bag-man", PAUSE]), edition=edition)
    game.choose("play lab/ed-fork")
    assert zone(game, "bag-man") == "discard"
    game = build(Side(hand=[fork], play=["young-deep-one", PAUSE]), edition=edition)
    game.choose("play lab/ed-fork")
    assert sorted(keys(game)) == ["pick destroy all Criminal characters", "pick destroy all Cultist characters"]


def test_limit_1_counts_titles_of_a_player(edition: str) -> None:
    numeral = lab_card("ed-numeral", action(Draw(), limit=Limit(1, "turn", by_title=True)))
    game = build(Side(play=[numeral, numeral, PAUSE]), Side(play=[numeral, PAUSE]), edition=edition)
    game.choose("use lab/ed-numeral")
    assert ("use lab/ed-numeral#3" in keys(game)) is (edition != LATER), "one document counts by title alone"
    game.choose("pass")
    assert keys(game) == ["pass", "use lab/pause"]


def test_limit_once_counts_the_one_card(edition: str) -> None:
    word = lab_card("ed-word", action(Draw(), limit=Limit(1, "turn", by_title=False)))
    game = build(Side(play=[word, word, PAUSE]), edition=edition)
    game.choose("use lab/ed-word")
    assert keys(game) == ["pass", "use lab/ed-word#2", "use lab/pause"]
    game.choose("use lab/ed-word#2")
    assert keys(game) == ["pass", "use lab/pause"]


def test_characters_and_support_cards_can_be_ready(edition: str) -> None:
    smash = event("ed-smash-ready", destroy(), Choose((CHARACTER | SUPPORT) & IS_READY))
    game = build(Side(hand=[smash], play=["bag-man", PAUSE]), edition=edition)
    assert readiness.is_ready(table(game), uid(game, "bag-man"))
    assert readiness.is_ready(table(game), uid(game, PAUSE))
    game.choose("play lab/ed-smash-ready")
    assert keys(game) == ["choose core/bag-man", "choose lab/pause"]


def test_characters_uncommit_after_their_story_or_after_all(edition: str) -> None:
    game = build(Side(play=[At("mad-artist", story=0), PAUSE]), stories=[BARE], step="stories resolve", edition=edition)
    assert game.view(0)["step"] == "last story actions"
    assert (card(game, "mad-artist").story == uid(game, BARE)) is (edition in (OLDEST, LAST))
    game.choose("pass")
    assert card(game, "mad-artist").story == -1


def test_who_shuffles_after_a_search_and_when(edition: str) -> None:
    def search(g: CocTable, use: Use) -> bool:
        """Search the opponent's deck, and find nothing."""
        hands.search_deck(g, use.seat, (), "Find what?", use)
        hands.shuffle_after_search(g, 1 - use.seat, use.seat)
        return True

    game = build(Side(hand=[event("ed-spy", Do(search))], play=[PAUSE]), edition=edition)
    game.choose("play lab/ed-spy")
    assert entries(game, "deck shuffled") == [("", 0 if edition in (OLD, LATER) else 1, None, 1)]


def test_scope_of_the_sacrifice_as_cost_rule(edition: str) -> None:
    altar = tool("ed-altar", action(Draw(), cost=SacrificeOne(CHARACTER)))
    escapes = lab_card("ed-escapes", disrupt(mine(SACRIFICE), return_to_hand(ITSELF)))
    game = build(Side(play=[altar, escapes, PAUSE]), edition=edition)
    game.play("use lab/ed-altar", "use lab/ed-escapes")
    assert zone(game, escapes) == "hand"
    assert "drawn" not in happened(game)


def test_the_actual_cost_includes_additions_in_the_last_document(edition: str) -> None:
    tax = tool("ed-tax", CostChange(CHARACTER, 1, additional=True))
    notes = lab_card("ed-overpaid", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=3)
    game = build(Side(hand=[notes], play=[tax, PAUSE], domains=["agency:4"]), edition=edition)
    game.choose("play lab/ed-overpaid domain 1")
    assert asked(game)[1] == ("action" if edition == LAST else "response"), "4 given for 3 and 1 more"


def test_mulligan_order_of_decisions_and_hand_size(edition: str) -> None:
    deck = ["core/mad-artist"] * 20
    game = new_game([deck, deck], ["core/dreamwalkers", "core/opening-night", "core/rotting-away"], 3,
                    edition_name=edition, first=1)  # fmt: skip
    assert asked(game) == (1, "mulligan")
    game.choose("mulligan")
    assert len(game.state.hand[1]) == 8
    assert asked(game) == (0, "mulligan")


def test_when_a_moved_card_becomes_a_new_card(edition: str) -> None:
    weaken = event("ed-weaken", gain(skill=-1), Choose(CHARACTER))
    bounce = event("ed-bounce", return_to_hand(), Choose(CHARACTER))
    bring = event("ed-bring", put_into_play(), Choose(CHARACTER & IN_HAND))
    game = build(Side(hand=[weaken, bounce, bring], play=["bag-man", PAUSE]), edition=edition)
    game.play("play lab/ed-weaken", "play lab/ed-bounce", "play lab/ed-bring")
    assert skill(game, "bag-man") == 2, "back in play it is another card"
    back = event("ed-back", to_hand(), Choose(CARD & IN_DISCARD))
    game = build(Side(hand=[back], discard=["bag-man"], play=[PAUSE]), edition=edition)
    before = card(game, "bag-man").obj
    game.choose("play lab/ed-back")
    assert (card(game, "bag-man").obj != before) is (edition in (OLDEST, LAST))


def test_text_box_of_a_resourced_card(edition: str) -> None:
    mine = on(DRAINED, lambda g, use, event: use.holder in g.state.domains[event.seat][event.domain].resources)
    zoog = lab_card("ed-zoog", response(mine, Draw(), zone=RESOURCE), resources=("zoog",), subtypes=("Zoog",))
    other = lab_card("ed-rooted", response(mine, Draw(), zone=RESOURCE), subtypes=("Ghoul",))
    pays = tool("ed-pays-one", action(Draw(), cost=Pay(1)))
    game = build(Side(play=[pays, PAUSE], domains=[[zoog, other]]), edition=edition)
    g = table(game)
    expected = {OLDEST: [], OLD: [zoog], LATER: [zoog, other], LAST: [zoog, other]}[edition]
    kept = [name for name, word in ((zoog, "Zoog"), (other, "Ghoul")) if values.has_subtype(g, uid(game, name), word)]
    assert kept == expected
    game.choose("use lab/ed-pays-one domain 1")
    if expected:
        assert keys(game) == ["pass", *sorted(f"use {name}" for name in expected)]
    else:
        assert asked(game)[1] == "action"


def test_boosters_add_struggles(edition: str) -> None:
    booster = lab_card("ed-booster", boosters=(1, 0, 0, 0))
    one = build(Side(play=[At(booster, story=0), PAUSE]), stories=[FULL], step="stories resolve", edition=edition)
    assert [kind for _, _, kind, _ in entries(one, "struggle")][:3] == ["Terror", "Terror", "Combat"]
    two = build(
        Side(play=[At(booster, story=0), At(booster, story=0), PAUSE]), stories=[FULL], step="stories resolve",
        edition=edition,
    )  # fmt: skip
    terror = [kind for _, _, kind, _ in entries(two, "struggle")].count("Terror")
    assert terror == 3


def test_lowest_highest_values_covered_and_ties(edition: str) -> None:
    for name, value, highest in (
        ("skill", values.skill, False), ("skill", values.skill, True),
        ("printed cost", values.printed_cost, False), ("printed cost", values.printed_cost, True),
    ):  # fmt: skip
        which = extreme(CHARACTER, value, name, highest=highest)
        cull = event(f"ed-cull-{name.replace(' ', '-')}-{highest}", destroy(), Choose(which))
        game = build(Side(hand=[cull], play=[PAUSE]), Side(play=["bag-man", "monster-hunter"]), edition=edition)
        game.choose(f"play {cull}")
        assert asked(game) == (0, "choose"), "the tie is the controller's to break"
        assert keys(game) == ["choose core/bag-man", "choose core/monster-hunter"]


def test_an_attachments_requirement_is_checked_again_or_not(edition: str) -> None:
    collar = tool("ed-collar", AttachTo(CHARACTER & subtype("Servitor")), Gives(HOST, "skill", 1))
    blank = event("ed-blank-wearer", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))
    game = build(
        Side(hand=[blank], play=["servant-of-nodens", At(collar, on="servant-of-nodens"), PAUSE]), edition=edition
    )
    game.choose(f"play {blank}")
    assert zone(game, collar) == ("discard" if edition == OLDEST else "play")


def test_restoring_in_the_refresh_phase_one_or_all(edition: str) -> None:
    """coc/rule/2.34-insanity/b: one, and there is no declining."""
    mad = [At("bag-man", insane=True), At("mad-artist", insane=True), At("triggerman", insane=True)]
    game = build(Side(play=[*mad, At("young-deep-one", exhausted=True), PAUSE]), step="refresh", edition=edition)
    assert keys(game) == ["restore core/bag-man", "restore core/mad-artist", "restore core/triggerman"]
    game.choose("restore core/mad-artist")
    assert [card(game, name).state for name in ("bag-man", "mad-artist", "triggerman")] == [2, 1, 2]
    assert card(game, "young-deep-one").state == 0, "the rest is readied"
    assert asked(game) == (0, "action")


def test_an_insane_character_has_its_cost_or_none(edition: str) -> None:
    from orne.coc.language import cost_at_most

    cheap = event("ed-kill-cheap", destroy(), Choose(CHARACTER & cost_at_most(0)))
    game = build(Side(hand=[cheap], play=[At("bag-man", insane=True), PAUSE]), edition=edition)
    assert values.printed_cost(table(game), uid(game, "bag-man")) == (None if edition == LAST else 0)
    assert ("play lab/ed-kill-cheap" in keys(game)) is (edition != LAST)


def test_immunity_what_x_may_be_and_what_is_protected(edition: str) -> None:
    dog = lab_card("ed-dog", ImmuneTo(THIS, subtype("Polar")))
    vault = tool("ed-vault", ImmuneTo(THIS, subtype("Polar")))
    wind = lab_card("ed-wind", action(destroy(everything(CARD))), type="event", cost=0, subtypes=("Polar",))
    game = build(Side(hand=[wind], play=[dog]), Side(play=[vault, PAUSE]), edition=edition)
    game.choose("play lab/ed-wind")
    while game.decision and kind_asked(game) == "first":
        game.choose(0)
    assert zone(game, dog) == "play"
    assert (zone(game, vault) == "play") is (edition in (OLDEST, LAST)), "others protect characters"


def test_never_immune_to_own_effects_who(edition: str) -> None:
    knight = lab_card(
        "ed-knight", ImmuneTo(THIS, CARD, triggered_only=True), action(gain(THIS_ONE, skill=2), cost=ExhaustThis())
    )  # fmt: skip
    game = build(Side(play=[knight, PAUSE]), edition=edition)
    game.choose("use lab/ed-knight")
    assert skill(game, knight) == 3


def test_the_invulnerable_are_not_targets_of_wounds(edition: str) -> None:
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    spear = event("ed-spear", Wound(), Choose(CHARACTER & CAN_BE_WOUNDED))
    game = build(Side(hand=[spear], play=[stone, PAUSE]), edition=edition)
    assert keys(game) == ["pass", "use lab/pause"]


def test_khopesh_of_the_abyss_on_an_invulnerable_bearer(edition: str) -> None:
    """coc/example/2.37-carl-stanford-khopesh"""
    bearer = Choose(CHARACTER & CAN_BE_WOUNDED & HOST)
    khopesh = tool("ed-khopesh", AttachTo(CHARACTER), action(Then(Wound(chosen(0)), Wound(chosen(1))), bearer,
                                                          Choose(CHARACTER & CAN_BE_WOUNDED)))  # fmt: skip
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    game = build(Side(play=[stone, At(khopesh, on=stone), PAUSE]), Side(play=["bag-man"]), edition=edition)
    assert keys(game) == ["pass", "use lab/pause"]
