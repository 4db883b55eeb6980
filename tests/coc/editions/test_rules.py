"""Where the four documents disagree on the rules: one test for each row of the comparison, each in all editions.

What a document does not address is as in the last one.
"""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import (
    AttachTo,
    Choose,
    CostChange,
    Gives,
    ImmuneTo,
    Use,
    WhenWon,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.abilities.blanking import Blanks
from orne.coc.abilities.changing import GivesSubtype
from orne.coc.events import COMMITTED, DRAINED, ENTERS_DISCARD, LEAVES_PLAY, SACRIFICE, USE
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
    OPPONENT_TRIGGERS,
    SUPPORT,
    THIS,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    THIS_ENTERS_PLAY,
    THIS_ONE,
    THIS_STORY_RESOLVES,
    CancelIt,
    DiscardCards,
    Do,
    Draw,
    ExhaustThis,
    IfAble,
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
    go_insane,
    put_into_play,
    return_to_hand,
    subtype,
    take_control,
    to_hand,
    uncommit,
)
from orne.coc.language.gaining import Lasting
from orne.coc.position import At, Side, Story, build
from orne.coc.rulebook import new_game
from orne.coc.rules import hands, readiness
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.rules.commitment import commit_by_effect
from orne.coc.rules.lasting import BECOMES
from orne.coc.rules.leaving import discard_from_hand, discard_resource
from orne.coc.rules.success import shuffle_back
from orne.coc.state import DISCARD, HAND, RESOURCE
from orne.coc.table import CocTable
from orne.kernel.limits import Limit
from tests.coc.laboratory import BARE, EDITIONS, FULL, PAUSE, event, lab_card, mine, on, tool
from tests.coc.look import card, entries, keys, side, skill, table, uid, zone
from tests.look import asked, happened, kind_asked

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS


TAKE = event("ed-take", take_control("ever"), Choose(CARD & can_be("taken")))
KILL = event("ed-kill", destroy(), Choose(CARD))
BLANK = event("ed-blank", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))

# ---- section 1 of the rules


def test_forced_response_whose_effect_is_it_and_can_it_be_cancelled(edition: str) -> None:
    stop = lab_card("ed-stop-theirs", disrupt(OPPONENT_TRIGGERS, CancelIt()), type="event", cost=0)
    herald = lab_card("ed-herald", forced(THIS_ENTERS_PLAY, Draw()), cost=0)
    game = build(Side(hand=[herald], play=[PAUSE]), Side(hand=[stop]), edition=edition)
    game.choose("play lab/ed-herald")
    if edition in (OLDEST, OLD):
        assert asked(game) == (1, "disrupt")
        game.choose("play lab/ed-stop-theirs")
        assert len(game.state.hand[0]) == 0
    else:
        assert asked(game) == (0, "action")
        assert len(game.state.hand[0]) == 1
    source = next(entry.source for entry in game.log if entry.kind == "used" and entry.after == "Forced Response")
    assert (source == -1) is (edition == LATER), "one document calls it a game effect"


def test_which_unlimited_duration_effects_are_permanent(edition: str) -> None:
    def become(g: CocTable, use: Use) -> bool:
        """Attach this card to the chosen one."""
        return attach_by_effect(g, use.holder, chosen(0).cards(g, use)[0], use)

    hound = lab_card("ed-hound", action(Do(become), Choose(CHARACTER)))
    game = build(Side(play=[hound, "bag-man", PAUSE]), edition=edition, step="resource actions")
    game.play("use lab/ed-hound", "choose core/bag-man")
    assert card(game, hound).host == uid(game, "bag-man")
    game.choose("pass")
    assert game.view(0)["phase"] == "operations"
    assert card(game, hound).host == uid(game, "bag-man"), "attaching does not last for a time"

    change = event("ed-change", Lasting(GivesSubtype(AFFECTED, "Cultist"), IT, BECOMES), Choose(CHARACTER))
    game = build(Side(hand=[change], play=["bag-man", PAUSE]), edition=edition, step="resource actions")
    game.choose("play lab/ed-change")
    assert values.has_subtype(table(game), uid(game, "bag-man"), "Cultist")
    game.choose("pass")
    assert game.view(0)["phase"] == "operations"
    assert values.has_subtype(table(game), uid(game, "bag-man"), "Cultist") is (edition == LAST)


def test_the_active_player_or_each_player_orders_simultaneous_effects(edition: str) -> None:
    mourner = tool("ed-mourner", forced(on(LEAVES_PLAY), Draw()))
    game = build(Side(hand=[KILL], play=[mourner, PAUSE]), Side(play=[mourner, "bag-man"]), edition=edition)
    game.play("play lab/ed-kill", "choose core/bag-man")
    if edition in (LATER, LAST):
        assert asked(game) == (0, "order")
        assert keys(game) == ["resolve lab/ed-mourner", "resolve lab/ed-mourner#2"]
        game.choose("resolve lab/ed-mourner#2")
        assert [seat for _, seat, _, _ in entries(game, "drawn")] == [1, 0]
    else:
        assert [seat for _, seat, _, _ in entries(game, "drawn")] == [0, 1]


def test_the_word_chosen_marks_a_target_in_some_documents(edition: str) -> None:
    spear = event("ed-chosen-spear", Wound(), Choose(CHARACTER & subtype("Criminal"), worded_chosen=True))
    game = build(Side(hand=[spear], play=["mad-artist", PAUSE]), edition=edition)
    if edition in (OLD, LATER):
        assert keys(game) == ["pass", "play lab/ed-chosen-spear", "use lab/pause"], "no target is designated"
        game.choose("play lab/ed-chosen-spear")
        assert zone(game, spear) == "discard"
    else:
        assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[spear], play=["bag-man", "triggerman", PAUSE]), edition=edition)
    game.choose("play lab/ed-chosen-spear")
    assert keys(game) == ["choose core/bag-man", "choose core/triggerman"]
    assert zone(game, spear) == ("limbo" if edition in (OLD, LATER) else "hand"), "chosen late, or designated at once"
    game.choose("choose core/bag-man")
    assert zone(game, "bag-man") == "discard"


def test_opening_the_limbo_gate_which_discard_piles_need_a_character(edition: str) -> None:
    gate = "opening-the-limbo-gate"
    one = build(Side(hand=[gate], discard=["bag-man"], domains=["yog-sothoth:9"], play=[PAUSE]), edition=edition)
    assert ("play core/opening-the-limbo-gate domain 1" in keys(one)) is (edition == OLDEST)
    if edition == OLDEST:
        one.choose("play core/opening-the-limbo-gate domain 1")
        assert zone(one, "bag-man") == "play"
    none = build(Side(hand=[gate], domains=["yog-sothoth:9"], play=[PAUSE]), edition=edition)
    assert keys(none) == ["pass", "use lab/pause"]
    both = build(
        Side(hand=[gate], discard=["bag-man"], domains=["yog-sothoth:9"], play=[PAUSE]), Side(discard=["mad-artist"]),
        edition=edition,
    )  # fmt: skip
    both.choose("play core/opening-the-limbo-gate domain 1")
    assert zone(both, "bag-man") == zone(both, "mad-artist") == "play"


def test_an_effect_whose_target_escapes_is_ignored_alone(edition: str) -> None:
    brady = lab_card(
        "ed-brady", disrupt(on(USE, lambda g, use, event: event.seat != use.seat), return_to_hand(ITSELF)), skill=3
    )  # fmt: skip
    gug = lab_card("ed-gug", action(Wound(), Choose(CHARACTER), cost=Pay(4)))
    game = build(Side(play=[gug, PAUSE], domains=["agency:4"]), Side(play=[brady]), edition=edition)
    game.play("use lab/ed-gug domain 1", "choose lab/ed-brady", "use lab/ed-brady")
    assert zone(game, brady) == "hand"
    assert zone(game, gug) == "play", "only the effect is ignored"
    assert "wounded" not in happened(game)
    assert side(game, 0)["domains"][0]["drained"]


def test_brain_transplant_last_part_after_the_insanity_part_fails(edition: str) -> None:
    transplant = event("ed-transplant", Then(IfAble(go_insane()), Draw()), Choose(CHARACTER))
    game = build(Side(hand=[transplant], play=["triggerman", PAUSE]), edition=edition)
    game.choose("play lab/ed-transplant")
    assert "insane" not in happened(game)
    assert "drawn" not in happened(game)


LEAVES_WORD = lab_card("ed-last-word", response(mine(ENTERS_DISCARD, own_leaving=True), Draw()))


def test_own_discard_reaction_blank_resourced_or_insane_cards(edition: str) -> None:
    game = build(Side(hand=[KILL], play=[LEAVES_WORD, PAUSE]), edition=edition)
    game.play("play lab/ed-kill", "choose lab/ed-last-word")
    assert keys(game) == ["pass", "use lab/ed-last-word"]
    game = build(Side(hand=[KILL], play=[At(LEAVES_WORD, insane=True), PAUSE]), edition=edition)
    game.play("play lab/ed-kill", "choose lab/ed-last-word")
    assert asked(game)[1] == "action"
    game = build(Side(hand=[BLANK, KILL], play=[LEAVES_WORD, PAUSE]), edition=edition)
    game.play("play lab/ed-blank", "play lab/ed-kill", "choose lab/ed-last-word")
    assert asked(game)[1] == "action"


def test_own_discard_reaction_card_discarded_from_hand(edition: str) -> None:
    def drop(g: CocTable, use: Use) -> bool:
        """Discard your hand."""
        for who in tuple(g.state.hand[use.seat]):
            discard_from_hand(g, who, use)
        return True

    thrown = lab_card("ed-thrown", response(mine(ENTERS_DISCARD, own_leaving=True, places=(HAND,)), Draw()))
    game = build(Side(hand=[event("ed-drop", Do(drop)), thrown], play=[PAUSE]), edition=edition)
    game.choose("play lab/ed-drop")
    assert zone(game, thrown) == "discard"
    assert asked(game)[1] == ("action" if edition in (OLDEST, OLD) else "response")


def test_own_discard_reaction_whose_text_says_that_it_works_from_a_domain(edition: str) -> None:
    """coc/rule/1.12-card-states/c"""

    def burn(g: CocTable, use: Use) -> bool:
        """Discard your resources."""
        for who in [who for domain in g.state.domains[use.seat] for who in domain.resources]:
            discard_resource(g, who, use, "discarded")
        return True

    rooted = lab_card("ed-uprooted", response(mine(ENTERS_DISCARD, own_leaving=True, places=(RESOURCE,)), Draw()))
    game = build(Side(hand=[event("ed-burn", Do(burn))], domains=[[rooted]], play=[PAUSE]), edition=edition)
    game.choose("play lab/ed-burn")
    assert zone(game, rooted) == "discard"
    if edition in (LATER, LAST):
        assert keys(game) == ["pass", "use lab/ed-uprooted"]
    else:
        assert asked(game)[1] == "action", "there nothing overrides the rule"


def test_attachments_of_a_card_that_leaves_play(edition: str) -> None:
    game = build(Side(hand=[KILL], play=["bag-man", At("shotgun", on="bag-man"), PAUSE]), edition=edition)
    game.play("play lab/ed-kill", "choose core/bag-man")
    word = "discarded" if edition in (OLDEST, OLD) else "destroyed"
    assert ("shotgun", 0, "play", DISCARD) in entries(game, word)


def test_an_attachment_taken_over_stays_or_is_attached_again(edition: str) -> None:
    game = build(
        Side(hand=[TAKE], play=["mad-artist", PAUSE]),
        Side(play=["bag-man", "triggerman", At("shotgun", on="bag-man")]), edition=edition,
    )  # fmt: skip
    game.play("play lab/ed-take", "choose core/shotgun")
    if edition == OLD:
        assert keys(game) == ["attach core/mad-artist", "attach core/triggerman"]
        game.choose("attach core/triggerman")
    hosts = {OLDEST: "mad-artist", OLD: "triggerman", LATER: "bag-man", LAST: "bag-man"}
    assert card(game, "shotgun").controller == 0
    assert card(game, "shotgun").host == uid(game, hosts[edition])
    alone = build(Side(hand=[TAKE], play=[PAUSE]), Side(play=["bag-man", At("shotgun", on="bag-man")]), edition=edition)
    alone.play("play lab/ed-take", "choose core/shotgun")
    assert card(alone, "shotgun").controller == (1 if edition in (OLDEST, OLD) else 0)


def test_a_committed_character_whose_control_changes_goes_or_changes_sides(edition: str) -> None:
    game = build(
        Side(hand=[TAKE], play=[At("mad-artist", story=0), PAUSE]), Side(play=[At("bag-man", story=0)]), stories=[BARE],
        step="actions after defenders commit", edition=edition,
    )  # fmt: skip
    game.play("play lab/ed-take", "choose core/bag-man")
    stays = edition in (LATER, LAST)
    assert card(game, "bag-man").controller == 0
    assert card(game, "bag-man").story == (uid(game, BARE) if stays else -1)
    game.choose("pass")
    assert entries(game, "skill compared") == [(BARE, 0, 4 if stays else 2, 0)]


def _attached(edition: str, *more: Any, face_down: bool = False) -> Any:
    """A Government agent of skill 3 attached to another card by an effect."""

    def become(g: CocTable, use: Use) -> bool:
        """Attach the chosen card to a Bag Man."""
        return attach_by_effect(g, chosen(0).cards(g, use)[0], uid(game, "bag-man"), use, face_down=face_down)

    agent = lab_card(
        "ed-agent", Gives(CHARACTER & subtype("Criminal"), "skill", 1), skill=3, icons=(0, 1, 0, 0), cost=4,
        faction="agency", resources=("agency",), subtypes=("Government",),
    )  # fmt: skip
    bind = event("ed-bind-down" if face_down else "bind", Do(become), Choose(CHARACTER & subtype("Government")))
    game = build(Side(hand=[bind], play=[agent, "bag-man", PAUSE, *more]), edition=edition)
    game.choose(f"play {bind}")
    return game, uid(game, agent)


def test_what_a_card_attached_by_an_effect_loses(edition: str) -> None:
    game, agent = _attached(edition)
    g = table(game)
    assert not values.is_character(g, agent)
    assert (values.skill(g, agent), values.icons(g, agent, values.COMBAT)) == (0, 0)
    assert values.has_subtype(g, agent, "Attachment")
    assert not values.has_subtype(g, agent, "Government")
    assert skill(game, "bag-man") == 2


def test_faction_and_printed_cost_of_a_card_attached_by_an_effect(edition: str) -> None:
    game, agent = _attached(edition)
    assert (values.faction(table(game), agent), values.printed_cost(table(game), agent)) == ("agency", 4)
    game, agent = _attached(edition, face_down=True)
    kept = (values.faction(table(game), agent), values.printed_cost(table(game), agent))
    assert kept == ((None, None) if edition == LAST else ("agency", 4))


def test_infinite_loops_that_draw_or_shuffle(edition: str) -> None:
    from orne.coc.rulebook import RULEBOOK

    game = build(Side(play=[PAUSE]), edition=edition)
    assert RULEBOOK.plays_loops_of_chance_out(game.state) is (edition in (LATER, LAST))


# ---- section 2


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
    game = build(
        Side(hand=[BLANK], play=["servant-of-nodens", At(collar, on="servant-of-nodens"), PAUSE]), edition=edition
    )
    game.choose("play lab/ed-blank")
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


# ---- section 3


def _withdrawn(edition: str) -> Any:
    """The only attacker has been withdrawn before the defender commits."""
    withdraw = event("ed-withdraw", uncommit(), Choose(CHARACTER))
    game = build(
        Side(hand=[withdraw], play=["mad-artist", PAUSE]), Side(play=["bag-man"]), stories=[BARE], edition=edition,
        step="active player commits",
    )  # fmt: skip
    game.play("commit core/mad-artist lab/bare-story", "play lab/ed-withdraw", "choose core/mad-artist", "pass")
    return game


def test_opponent_committing_where_no_attackers_are_left(edition: str) -> None:
    game = _withdrawn(edition)
    if edition == OLDEST:
        assert asked(game) == (1, "commit")
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"]
    else:
        assert asked(game)[1] == "action"


def test_a_story_without_attackers_resolves_or_not(edition: str) -> None:
    game = _withdrawn(edition)
    if edition == OLDEST:
        game.choose("commit core/bag-man lab/bare-story")
    while game.view(0)["step"] in ("actions after attackers commit", "actions after defenders commit"):
        game.choose("pass")
    assert (len(entries(game, "story resolves")) == 1) is (edition == OLDEST)


def test_the_phase_goes_on_when_attackers_are_removed_as_they_commit(edition: str) -> None:
    """coc/rule/3.1-committing-to-stories/c, coc/rule/3.1-committing-to-stories/d: somebody did commit,
    so the phase goes on."""
    coward = lab_card("ed-coward", forced(mine(COMMITTED), uncommit(THIS_ONE)))
    game = build(
        Side(play=[coward, PAUSE]), Side(play=["bag-man", "mad-artist"]), stories=[FULL, BARE], edition=edition,
        step="active player commits",
    )  # fmt: skip
    game.choose("commit lab/ed-coward lab/quiet-story")
    assert card(game, coward).story == -1
    assert game.view(0)["step"] == "actions after attackers commit"
    game.choose("pass")
    if edition == OLDEST:
        assert asked(game) == (1, "commit")
        assert keys(game) == ["commit core/bag-man lab/quiet-story", "commit core/mad-artist lab/quiet-story", "done"]
        game.play("commit core/bag-man lab/quiet-story", "done", "pass")
    while kind_asked(game) != "action":
        game.choose(0)
    resolved = [name for name, *_ in entries(game, "story resolves")]
    assert resolved == ([FULL] if edition == OLDEST else [])
    assert len(entries(game, "struggle")) == (4 if edition == OLDEST else 0)
    assert len(entries(game, "skill compared")) == (1 if edition == OLDEST else 0)


def test_attackers_laid_out_in_a_position_and_then_removed(edition: str) -> None:
    withdraw = event("ed-withdraw-one", uncommit(), Choose(CHARACTER & subtype("Criminal")))
    game = build(
        Side(hand=[withdraw], play=[At("bag-man", story=0), PAUSE]), Side(play=["mad-artist"]), stories=[BARE, FULL],
        edition=edition, step="actions after attackers commit",
    )  # fmt: skip
    game.play("play lab/ed-withdraw-one", "pass")
    if edition == OLDEST:
        assert asked(game) == (1, "commit")
        assert keys(game) == ["commit core/mad-artist lab/bare-story", "done"]
    else:
        assert asked(game) == (0, "action")
        assert game.view(0)["step"] == "actions after defenders commit"


def test_a_story_attacked_only_while_others_resolve(edition: str) -> None:
    """A story needs attackers as the stories begin to resolve, and still (coc/rule/3.1-committing-to-stories/b)."""

    def onward(g: CocTable, use: Use) -> bool:
        """Commit this card to the other story."""
        return commit_by_effect(g, use.holder, g.state.row[1], use)

    rider = lab_card("ed-rider", forced(THIS_STORY_RESOLVES, Do(onward)))
    game = build(Side(play=[At(rider, story=0), PAUSE]), stories=[FULL, BARE], edition=edition, step="stories resolve")
    while kind_asked(game) != "action":
        game.choose(0)
    assert [name for name, *_ in entries(game, "story resolves")] == [FULL]


def test_an_attack_is_forgotten_with_the_phase(edition: str) -> None:
    game = build(
        Side(play=[At("bag-man", story=0), PAUSE]), Side(play=["mad-artist", PAUSE]), stories=[BARE, FULL],
        edition=edition, step="last story actions",
    )  # fmt: skip
    while game.state.active == 0:
        game.choose("pass")
    while kind_asked(game) != "commit":
        game.choose("pass" if kind_asked(game) == "action" else "none")
    game.choose("commit core/mad-artist lab/quiet-story")
    while kind_asked(game) == "action":
        game.choose("pass")
    assert asked(game) == (0, "commit")
    assert keys(game) == ["commit core/bag-man lab/quiet-story", "done"]


def test_dreamwalkers_gives_back_ones_own_or_each_players_story(edition: str) -> None:
    def won(mine: Any, theirs: Any) -> Any:
        return build(
            Side(play=[At("mad-artist", story=0), PAUSE], won=mine), Side(won=theirs),
            stories=[Story("dreamwalkers", (4, 0)), BARE], step="stories resolve", edition=edition,
        )  # fmt: skip

    game = won(["opening-night"], ["rotting-away", "through-the-gates"])
    assert asked(game) == (0, "yes or no")
    game.play("yes", "give back core/rotting-away")
    assert side(game, 1)["won"] == ["core/through-the-gates"]
    alone = edition in (OLD, LATER)
    assert side(game, 0)["won"] == (["core/opening-night", "core/dreamwalkers"] if alone else ["core/dreamwalkers"])
    game = won([], ["rotting-away"])
    assert asked(game)[1] == ("yes or no" if alone else "action"), "each player needs one to give back"


def test_the_well_whose_story_goes_back(edition: str) -> None:
    """coc/example/3.4-the-well: two printings, two texts."""

    def _back(seats: Any, g: CocTable, use: Use) -> bool:
        each = [seat for seat in seats(use) if any(story != use.holder for story in g.state.won[seat])]
        for seat in each:
            shuffle_back(g, next(story for story in g.state.won[seat] if story != use.holder))
        return bool(each)

    def newer(g: CocTable, use: Use) -> bool:
        """Each player shuffles another won story back."""
        return _back(lambda use: (0, 1), g, use)

    def older(g: CocTable, use: Use) -> bool:
        """The opponent shuffles a won story back."""
        return _back(lambda use: (1 - use.seat,), g, use)

    facts = {"type": "story", "faction": None, "resources": (), "cost": 0, "struggles": (0, 0, 0, 0)}
    well = lab_card("ed-well", WhenWon(Then(Do(newer), destroy(everything(SUPPORT)))), **facts)
    old_well = lab_card("ed-old-well", WhenWon(Do(older)), **facts)
    printing = old_well if edition == OLDEST else well
    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE], won=["opening-night"]), Side(won=["rotting-away"]),
        stories=[Story(printing, (4, 0)), BARE], step="stories resolve", edition=edition,
    )  # fmt: skip
    game.choose("yes")
    assert side(game, 1)["won"] == []
    assert side(game, 0)["won"] == (["core/opening-night", printing] if edition == OLDEST else [printing])
    assert zone(game, PAUSE) == ("play" if edition == OLDEST else "discard")
    empty = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), stories=[Story(well, (4, 0)), BARE], step="stories resolve",
        edition=edition,
    )  # fmt: skip
    empty.choose("yes")
    assert zone(empty, PAUSE) == "play", "nobody gives a story back, so what follows does not happen"
