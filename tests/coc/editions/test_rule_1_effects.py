"""Where the four documents disagree on effects, targets and control (section 1 of the rules), in all editions.

One test for each row of the comparison. What a document does not address is as in the last one.
"""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, Gives, Use, action, disrupt, forced, response
from orne.coc.abilities.blanking import Blanks
from orne.coc.abilities.changing import GivesSubtype
from orne.coc.events import ENTERS_DISCARD, LEAVES_PLAY, USE
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IT,
    ITSELF,
    OPPONENT_TRIGGERS,
    THIS_ENTERS_PLAY,
    CancelIt,
    Do,
    Draw,
    IfAble,
    Pay,
    Then,
    Wound,
    can_be,
    chosen,
    destroy,
    go_insane,
    return_to_hand,
    subtype,
    take_control,
)
from orne.coc.language.gaining import Lasting
from orne.coc.position import At, Side, build
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.rules.lasting import BECOMES
from orne.coc.rules.leaving import discard_from_hand, discard_resource
from orne.coc.state import DISCARD, HAND, RESOURCE
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, EDITIONS, PAUSE, event, lab_card, mine, on, tool
from tests.coc.look import card, entries, keys, side, skill, table, uid, zone
from tests.look import asked, happened

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS
TAKE = event("ed-take", take_control("ever"), Choose(CARD & can_be("taken")))
KILL = event("ed-kill", destroy(), Choose(CARD))
BLANK = event("ed-blank", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))


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
    alone.choose("play lab/ed-take")
    others = ["choose core/bag-man", "choose lab/pause"]
    assert keys(alone) == (others if edition in (OLDEST, OLD) else sorted([*others, "choose core/shotgun"]))


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
