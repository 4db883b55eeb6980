"""Ready, exhausted, insane, committed; insanity and restoring; wounds; uniqueness; Heroic and Villainous."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, Gives, MustCommit, Trigger, action, response
from orne.coc.events import LEAVES_PLAY, RESTORED
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IT,
    STORY,
    Also,
    Do,
    Draw,
    ExhaustThis,
    Gain,
    Lasting,
    Pay,
    Wound,
    chosen,
    everything,
    exhaust,
    faction,
    gain,
    go_insane,
    keyword,
    put_into_play,
    ready,
    restore_and_ready,
    subtype,
    take_control,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import entering, readiness, sanity
from orne.coc.rules.commitment import commit_by_effect
from orne.coc.state import EXHAUSTED, INSANE, READY
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.reading import asked, card, entries, happenings, icons, keys, side, skill, uid, zone

STORY_CARD = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)
BARE = lab_card("bare-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))


def event(slug, effect, *choose, **rest):
    """A free event with an Action."""
    return lab_card(slug, action(effect, *choose, **rest), type="event", cost=0)


MADNESS = event("madness", go_insane(), Choose(CHARACTER))
MADDEN_ANY = event("madden-any", go_insane(), Choose(CARD))
READY_ALL = event("ready-all", ready(everything(CARD)))
EXHAUST_ALL = event("exhaust-all", exhaust(everything(CARD)))
TAKE = event("take-it", take_control("ever"), Choose(CHARACTER))
FROM_HAND = event("from-hand", put_into_play(), Choose(CHARACTER & IN_HAND))
FROM_DISCARD = event("from-discard", put_into_play(), Choose(CARD & IN_DISCARD))

# ---- 2.10


def _send(g, use):
    """Commit the chosen character to the chosen story."""
    return all(
        commit_by_effect(g, who, where, use) for who in chosen(0).cards(g, use) for where in chosen(1).cards(g, use)
    )


SEND = event("send", Do(_send), Choose(CHARACTER), Choose(STORY))


def test_ready_and_committed_are_independent() -> None:
    """coc/rule/2.10-ready-exhausted-committed/a and i: an effect commits ready or exhausted, and exhausts nobody."""
    game = build(
        Side(hand=[SEND, SEND], play=["mad-artist", At("bag-man", exhausted=True), "triggerman",
                                      At("young-deep-one", exhausted=True)]),
        stories=[BARE], step="story actions",
    )  # fmt: skip
    game.play("play lab/send", "choose core/mad-artist")
    game.play("play lab/send", "choose core/bag-man")
    seen = {each["card"]: (each["state"], each["story"]) for each in side(game, 0)["play"]}
    assert seen == {
        "core/mad-artist": ("ready", BARE), "core/bag-man": ("exhausted", BARE),
        "core/triggerman": ("ready", None), "core/young-deep-one": ("exhausted", None),
    }  # fmt: skip
    game.choose("done")
    assert "story resolves" in happenings(game)


def test_an_effect_may_change_the_story_of_a_committed_character() -> None:
    """coc/rule/2.10-ready-exhausted-committed/i"""
    game = build(
        Side(hand=[SEND], play=[At("mad-artist", exhausted=True, story=0), PAUSE]), stories=[BARE, STORY_CARD],
        step="actions after defenders commit",
    )  # fmt: skip
    game.play("play lab/send", "choose lab/quiet-story")
    assert card(game, "mad-artist").story == uid(game, STORY_CARD)
    assert card(game, "mad-artist").state == EXHAUSTED


def test_an_effect_commits_no_defender_where_nobody_attacks() -> None:
    """coc/faq/military-bike-defender"""
    game = build(
        Side(play=[At("mad-artist", story=0)]), Side(hand=[SEND], play=["bag-man", PAUSE]), stories=[BARE, STORY_CARD],
        step="actions after defenders commit",
    )  # fmt: skip
    game.play("play lab/send", "choose core/bag-man", "choose lab/quiet-story")
    assert card(game, "bag-man").story == -1


@pytest.mark.parametrize("tired", [False, True])
def test_must_commit_needs_a_ready_character(tired) -> None:
    """coc/rule/2.10-ready-exhausted-committed/j"""
    order = event("order", Lasting(MustCommit(AFFECTED), IT), Choose(CHARACTER))
    game = build(
        Side(hand=[order], play=[At("mad-artist", exhausted=tired), "bag-man"]), stories=[BARE], step="story actions"
    )
    game.play("play lab/order", "choose core/mad-artist")
    if tired:
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"]
        game.choose("done")
        assert card(game, "mad-artist").story == -1
    else:
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"], "the one who must commit is committed"
        assert game.state.plan == ((uid(game, "mad-artist"), uid(game, BARE)),)
        game.choose("done")
        assert entries(game, "committed")[0][0] == "mad-artist"
        assert entries(game, "story resolves")


def test_an_exhausted_card_works_except_for_costs_that_exhaust_it() -> None:
    """coc/rule/2.10-ready-exhausted-committed/d and b"""
    both = lab_card("two-ways", action(Draw(), cost=ExhaustThis()), action(Draw(2), cost=Pay(1)))
    game = build(Side(play=[both], domains=["agency:1"]))
    assert keys(game) == ["pass", "use lab/two-ways ability 1", "use lab/two-ways ability 2 domain 1"]
    game.choose("use lab/two-ways ability 1")
    assert not readiness.is_ready(game.table, uid(game, both))
    assert keys(game) == ["pass", "use lab/two-ways ability 2 domain 1"]


def test_only_the_exhausted_are_readied_and_only_the_ready_exhausted() -> None:
    """coc/rule/2.10-ready-exhausted-committed/e and f: the insane are neither."""
    cast = ["mad-artist", At("bag-man", exhausted=True), At("triggerman", insane=True)]
    game = build(Side(hand=[READY_ALL, PAUSE], play=cast))
    game.choose("play lab/ready-all")
    assert [each[0] for each in entries(game, "readied")] == ["bag-man"]
    assert card(game, "triggerman").state == INSANE
    game = build(Side(hand=[EXHAUST_ALL, PAUSE], play=cast))
    game.choose("play lab/exhaust-all")
    assert [each[0] for each in entries(game, "exhausted")] == ["mad-artist"]
    g = game.table
    triggerman = uid(game, "triggerman")
    assert not readiness.is_ready(g, triggerman)
    assert not readiness.can_exhaust(g, triggerman)


# ---- insanity (2.34, coc/basics/7.2)


def test_an_insane_character_cannot_go_insane_again() -> None:
    """coc/rule/2.34-insanity/a: not by an effect, and not in a Terror struggle, where it is not even committed."""
    game = build(Side(hand=[MADNESS, PAUSE], play=[At("bag-man", insane=True)]))
    assert keys(game) == ["pass", "play lab/pause"]
    assert not sanity.can_go_insane(game.table, uid(game, "bag-man"))


def test_one_insane_character_must_be_restored_in_the_refresh_phase() -> None:
    """coc/rule/2.34-insanity/b: no declining; it comes back exhausted."""
    game = build(
        Side(play=[At("bag-man", insane=True), At("mad-artist", insane=True), At("triggerman", exhausted=True), PAUSE]),
        step="refresh",
    )
    assert asked(game) == (0, "restore")
    assert keys(game) == ["restore core/bag-man", "restore core/mad-artist"]
    game.choose("restore core/mad-artist")
    assert card(game, "mad-artist").state == EXHAUSTED
    assert card(game, "bag-man").state == INSANE
    assert card(game, "triggerman").state == READY


def test_an_insane_character_is_a_character_without_anything() -> None:
    """coc/rule/2.34-insanity/c: nothing changes its values."""
    boost = event("boost", Gain((("skill", 2), (values.COMBAT, 1), ("willpower", 1)), everything(CHARACTER)))
    game = build(Side(hand=[boost, PAUSE], play=[At("g-men", insane=True), "bag-man"]))
    game.choose("play lab/boost")
    g = game.table
    gmen = uid(game, "g-men")
    assert values.is_character(g, gmen)
    assert (skill(game, "g-men"), icons(game, "g-men")) == (0, [0, 0, 0, 0])
    assert values.faction(g, gmen) is None
    assert not values.has_subtype(g, gmen, "Government")
    assert not values.has(g, gmen, "willpower")
    assert values.toughness(g, gmen) == 0
    assert g.title(gmen) == "G-Men"
    assert card(game, "g-men").controller == 0


def test_an_insane_character_may_be_targeted_and_the_rest_of_the_effect_works() -> None:
    """coc/rule/2.34-insanity/d"""
    both = event("boost-and-draw", Also(gain(skill=1), Draw()), Choose(CHARACTER))
    game = build(Side(hand=[both, PAUSE], play=[At("bag-man", insane=True), "mad-artist"]))
    game.choose("play lab/boost-and-draw")
    assert keys(game) == ["choose core/bag-man", "choose core/mad-artist"]
    game.choose("choose core/bag-man")
    assert skill(game, "bag-man") == 0
    assert len(game.state.hand[0]) == 2


def test_one_wound_destroys_an_insane_character() -> None:
    hit = event("hit", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[hit, PAUSE], play=[At("g-men", insane=True)]))
    game.choose("play lab/hit")
    assert zone(game, "g-men") == "discard"


def test_going_insane_loses_tokens_attachments_and_commitment() -> None:
    """coc/faq/insane-loses-tokens-and-attachments"""
    game = build(
        Side(hand=[MADNESS], play=[At("bag-man", story=0, success=(2, 0)), At("shotgun", on="bag-man"), PAUSE]),
        stories=[BARE], step="actions after defenders commit",
    )  # fmt: skip
    game.choose("play lab/madness")
    seen = card(game, "bag-man")
    assert (seen.state, seen.story, seen.success, seen.face_down) == (INSANE, -1, (0, 0), True)
    assert zone(game, "shotgun") == "discard"
    assert [each[0] for each in entries(game, "destroyed")] == ["shotgun"]


def test_a_wounded_character_is_destroyed_instead_of_going_insane() -> None:
    """coc/basics/10.13"""
    game = build(Side(hand=[MADNESS, PAUSE], play=[At("hired-muscle", wounds=1)]))
    game.choose("play lab/madness")
    assert zone(game, "hired-muscle") == "discard"
    assert "insane" not in happenings(game)


@pytest.mark.parametrize("safe", ["triggerman", "degenerate-ghoul"])
def test_willpower_and_terror_icons_protect(safe) -> None:
    """coc/basics/7.2"""
    game = build(Side(hand=[MADNESS, PAUSE], play=[safe]))
    assert keys(game) == ["pass", "play lab/pause"]
    game = build(Side(hand=[MADNESS, PAUSE], play=[safe, "bag-man"]))
    game.play("play lab/madness", f"choose core/{safe}")
    assert card(game, safe).state == READY


def _bury(g, use):
    """Put a card of your discard pile into play insane."""
    return entering.put_into_play(g, chosen(0).cards(g, use)[0], use.seat, use, insane=True)


EXHUME = event("exhume", Do(_bury), Choose(CARD & IN_DISCARD))


def test_entering_play_insane_is_not_protected_against() -> None:
    game = build(Side(hand=[EXHUME, PAUSE], discard=["triggerman"]))
    game.choose("play lab/exhume")
    assert card(game, "triggerman").state == INSANE


# ---- insane cards that are no characters (2.34/e to h)

TOOL = lab_card("tool", type="support", cost=2, subtypes=("Item",))
TRICK = event("trick", Draw())
RESTORE = event("restore-it", restore_and_ready(), Choose(CHARACTER))
SEES_RESTORED = lab_card(
    "sees-restored", response(Trigger(RESTORED, lambda g, use, event: True, "after a character is restored"), Draw())
)


def test_an_insane_support_card_is_a_character_until_it_is_restored() -> None:
    """coc/rule/2.34-insanity/e and f: restoring it is not restoring a character."""
    game = build(Side(hand=[MADDEN_ANY, RESTORE, PAUSE], play=[TOOL, SEES_RESTORED]))
    g = game.table
    assert not values.is_character(g, uid(game, TOOL))
    game.play("play lab/madden-any", "choose lab/tool")
    g = game.table
    assert values.is_character(g, uid(game, TOOL))
    assert not values.is_support(g, uid(game, TOOL))
    assert (skill(game, TOOL), icons(game, TOOL)) == (0, [0, 0, 0, 0])
    assert not values.has_subtype(g, uid(game, TOOL), "Item")
    assert uid(game, TOOL) in g.index.characters[0]
    game.play("play lab/restore-it", "choose lab/tool")
    assert asked(game)[1] == "action", "nothing answers"
    g = game.table
    assert values.is_support(g, uid(game, TOOL))
    assert not values.is_character(g, uid(game, TOOL))
    assert card(game, TOOL).state == READY


def test_an_insane_attachment_leaves_its_host() -> None:
    """coc/rule/2.34-insanity/e"""
    game = build(Side(hand=[MADDEN_ANY, PAUSE], play=["bag-man", At("patrol-wagon", on="bag-man")]))
    game.play("play lab/madden-any", "choose core/patrol-wagon")
    assert card(game, "patrol-wagon").host == -1
    assert values.toughness(game.table, uid(game, "bag-man")) == 0
    assert game.rules.problems(game.state) == []


def test_a_restored_event_is_discarded() -> None:
    """coc/rule/2.34-insanity/g"""
    game = build(Side(hand=[RESTORE, PAUSE], play=[At(TRICK, insane=True)]))
    game.choose("play lab/restore-it")
    assert zone(game, TRICK) == "discard"
    assert game.rules.problems(game.state) == []


def test_a_restored_attachment_does_not_lie_loose() -> None:
    """coc/rule/2.33-attachments/b, coc/rule/2.34-insanity/f: going insane took it off what it was on."""
    game = build(Side(hand=[RESTORE, PAUSE], play=[At("45-pistols", insane=True)]))
    game.choose("play lab/restore-it")
    assert zone(game, "45-pistols") == "discard"
    assert game.rules.problems(game.state) == []


def test_an_event_may_enter_play_insane() -> None:
    """coc/rule/2.34-insanity/e"""
    game = build(Side(hand=[EXHUME, PAUSE], discard=["patrol-wagon"]))
    game.choose("play lab/exhume")
    assert card(game, "patrol-wagon").state == INSANE
    game = build(Side(hand=[EXHUME, PAUSE], discard=[TRICK]))
    game.choose("play lab/exhume")
    assert values.is_character(game.table, uid(game, TRICK))


def test_an_insane_support_card_leaves_play_as_what_it_is() -> None:
    """coc/rule/2.34-insanity/h"""
    was_character = Trigger(
        LEAVES_PLAY,
        lambda g, use, event: values.left_as(g, event.before) == "character",
        "after a character leaves play",
    )
    was_support = Trigger(
        LEAVES_PLAY, lambda g, use, event: values.left_as(g, event.before) == "support", "after a support leaves"
    )
    hears_character = lab_card("hears-character", response(was_character, Draw()))
    hears_support = lab_card("hears-support", response(was_support, Draw()))
    hit = event("hit", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[hit, PAUSE], play=[At(TOOL, insane=True), hears_character, hears_support]))
    game.play("play lab/hit", "choose lab/tool")
    assert zone(game, TOOL) == "discard"
    assert keys(game) == ["pass", "use lab/hears-support"]


# ---- neutral and no faction (2.38)


def test_an_insane_character_has_no_faction_but_is_not_neutral() -> None:
    """coc/rule/2.38-neutral-no-faction/a"""
    neutral = lab_card("neutral-one")
    pick = event("pick-neutral", Wound(), Choose(CHARACTER & faction("neutral")))
    game = build(Side(hand=[pick, PAUSE], play=[At("bag-man", insane=True), neutral]))
    g = game.table
    assert values.has_no_faction(g, uid(game, "bag-man"))
    assert values.has_no_faction(g, uid(game, neutral))
    game.choose("play lab/pick-neutral")
    assert zone(game, neutral) == "discard"
    assert card(game, "bag-man").state == INSANE


@pytest.mark.parametrize(
    ("other", "holds"),
    [("laboratory-assistant", True), (At("bag-man", insane=True), False), ("lab/neutral-one", False)],
)
def test_all_of_one_faction_fails_with_a_card_of_none(other, holds) -> None:
    """coc/rule/2.38-neutral-no-faction/b, coc/example/2.38-arctic-ethnologist"""
    from orne.coc.language import all_yours_are

    lab_card("neutral-one")
    ethnologist = lab_card(
        "ethnologist",
        Gives(CHARACTER, values.COMBAT, 1, while_=all_yours_are("miskatonic")),
        faction="miskatonic",
        resources=("miskatonic",),
    )
    game = build(Side(play=[ethnologist, other]), ask_always=True)
    assert icons(game, ethnologist) == ([0, 1, 0, 0] if holds else [0, 0, 0, 0])


# ---- wounds


def test_toughness_adds_up() -> None:
    """coc/rule/ccg-toughness: +1 and +2 hold three wounds, not four."""
    from orne.coc.abilities import AttachTo

    armour = lab_card("armour-two", AttachTo(CHARACTER), Gives(HOST, "toughness", 2), type="support", cost=0)
    hit = event("hit", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[hit, PAUSE], play=[At("hired-muscle", wounds=2), At(armour, on="hired-muscle")]))
    game.choose("play lab/hit")
    assert card(game, "hired-muscle").wounds == 3
    game = build(Side(hand=[hit, PAUSE], play=[At("hired-muscle", wounds=3), At(armour, on="hired-muscle")]))
    game.choose("play lab/hit")
    assert zone(game, "hired-muscle") == "discard"


def test_invulnerability_does_not_save_from_wounds_already_there() -> None:
    """coc/rule/2.37-invulnerability/a, coc/example/2.37-toughness-then-invulnerability"""
    shield = event("ward", gain(keyword="invulnerability"), Choose(CHARACTER))
    weaken = event("weaken", Gain((("toughness", -1),)), Choose(CHARACTER))
    game = build(Side(hand=[shield, weaken], play=[At("hired-muscle", wounds=1), PAUSE]))
    game.choose("play lab/ward")
    assert zone(game, "hired-muscle") == "play"
    assert values.has(game.table, uid(game, "hired-muscle"), "invulnerability")
    game.choose("play lab/weaken")
    assert zone(game, "hired-muscle") == "discard"


def test_the_invulnerable_cannot_be_targeted_with_wounds_but_are_passed_by() -> None:
    """coc/rule/2.37-invulnerability/b, coc/example/2.37-catastrophic-explosion"""
    from orne.coc.language import CAN_BE_WOUNDED

    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    aimed = event("aimed", Wound(), Choose(CHARACTER & CAN_BE_WOUNDED))
    storm = event("wound-all", Wound(everything(CHARACTER)))
    game = build(Side(hand=[aimed, storm], play=[stone, PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[aimed, storm], play=[stone, "mad-artist", PAUSE]), Side(play=["bag-man"]))
    game.choose("play lab/wound-all")
    if asked(game)[1] == "first":
        game.choose(0)
    assert card(game, stone).wounds == 0
    assert zone(game, "mad-artist") == zone(game, "bag-man") == "discard"


def test_a_moved_wound_is_no_wounding_but_harms() -> None:
    """coc/rule/2.31-moving-wounds/a, b and c"""
    from orne.coc.events import WOUND
    from orne.coc.language import CAN_BE_WOUNDED
    from orne.coc.rules.wounds import move_wounds
    from orne.coc.selector import Sel

    def shift(g, use):
        """Move a wound from the first to the second."""
        return move_wounds(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)

    wounded = Sel(lambda g, use, who: g.state.cards[who].wounds > 0, before=("wounded",))
    hears = lab_card(
        "hears-wounds", response(Trigger(WOUND, lambda g, use, event: True, "after a wound"), Draw()),
        keywords=(("toughness", 1),),
    )  # fmt: skip
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    move = event("shift", Do(shift), Choose(CHARACTER & wounded), Choose(CHARACTER & CAN_BE_WOUNDED))
    game = build(Side(hand=[move, move, PAUSE], play=[At("g-men", wounds=2), "bag-man", stone, hears]))
    game.choose("play lab/shift")
    assert keys(game) == ["choose core/bag-man", "choose core/g-men", "choose lab/hears-wounds"]
    game.choose("choose core/bag-man")
    assert asked(game)[1] == "action", "nobody was wounded"
    assert zone(game, "bag-man") == "discard"
    assert card(game, "g-men").wounds == 1
    game.play("play lab/shift", "choose lab/hears-wounds")
    assert card(game, hears).wounds == 1
    assert "wounded" not in happenings(game)


# ---- uniqueness, Heroic and Villainous (coc/basics/7.6, 7.7)

STAR = lab_card("lone-star", unique=True, cost=0)
STAR_TOO = lab_card("star-too", title="Lone Star", descriptor="Another", unique=True, cost=0)


@pytest.mark.parametrize("copy", [STAR, STAR_TOO])
def test_a_unique_title_is_in_play_once_for_each_player(copy) -> None:
    """coc/rule/1.13-gaining-control/g, coc/basics/7.6: descriptors do not matter, insane copies count."""
    game = build(Side(hand=[copy], play=[STAR, PAUSE]), Side(play=[At("bag-man")]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert "coc/rule/1.13-gaining-control/g" in [reason.ruling for reason in game.why_not(f"play {copy}")]
    game = build(Side(hand=[copy], play=[At(STAR, insane=True), PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[copy], play=[PAUSE]), Side(play=[STAR]))
    assert keys(game) == ["pass", f"play {copy}", "use lab/pause"]


def test_put_into_play_asks_for_uniqueness_only() -> None:
    """coc/rule/2.24-put-into-play-vs-play/a"""
    hard = lab_card("hard-to-play", cost=9, faction="agency", keywords=(("loyal", 1),), steadfast=(("agency", 5),))
    game = build(Side(hand=[FROM_HAND, hard, PAUSE]))
    game.choose("play lab/from-hand")
    assert zone(game, hard) == "play"
    game = build(Side(hand=[FROM_DISCARD, PAUSE], discard=[STAR_TOO], play=[STAR]))
    assert keys(game) == ["pass", "play lab/pause"]


def test_you_cannot_take_a_unique_card_you_own_or_control() -> None:
    game = build(Side(hand=[TAKE, PAUSE], play=[STAR]), Side(play=[STAR_TOO]))
    assert keys(game) == ["pass", "play lab/pause"]


def test_heroic_and_villainous_do_not_go_together() -> None:
    """coc/basics/7.7: not played, not put into play, not taken; the insane do not conflict."""
    game = build(Side(hand=["arcane-initiate"], play=["g-men", PAUSE], domains=["yog-sothoth:1"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[FROM_DISCARD], discard=["arcane-initiate"], play=["g-men", PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[TAKE], play=["g-men", PAUSE]), Side(play=["arcane-initiate"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=["arcane-initiate"], play=[At("g-men", insane=True), PAUSE], domains=["yog-sothoth:1"]))
    assert keys(game) == ["pass", "play core/arcane-initiate domain 1", "use lab/pause"]


def test_who_controls_both_discards_one_of_them_at_once() -> None:
    """coc/rule/ccg-heroic-and-villainous"""
    fall = event("fall", gain(keyword="villainous"), Choose(CHARACTER & keyword("heroic")))
    game = build(Side(hand=[fall], play=["g-men", "undercover-security", PAUSE]))
    game.play("play lab/fall", "choose core/g-men")
    assert zone(game, "g-men") == "play", "a card with both keywords conflicts with nobody"
    turned = event("turn", gain(keyword="villainous"), Choose(CHARACTER & subtype("Investigator")))
    game = build(Side(hand=[turned], play=["g-men", "freelance-occultist", PAUSE]))
    game.choose("play lab/turn")
    assert asked(game) == (0, "discard")
    assert keys(game) == ["discard core/freelance-occultist", "discard core/g-men"]
    game.choose("discard core/freelance-occultist")
    assert zone(game, "freelance-occultist") == "discard"
    assert [each[0] for each in entries(game, "discarded")] == ["freelance-occultist"]
