"""Passives: they hold at once, come before anything is answered, and are not triggered."""

from __future__ import annotations

from orne.coc import events, values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Choose,
    Condition,
    CostChange,
    Gives,
    GivesAbility,
    Replaces,
    Use,
    Whenever,
    action,
    disrupt,
)
from orne.coc.events import DRAWS, USE, WOUND
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    EVENT_CARD,
    HOST,
    IT,
    ITSELF,
    OTHER,
    SUPPORT,
    THEM,
    YOURS,
    CancelIt,
    CancelWound,
    Do,
    Draw,
    ExhaustThis,
    Lasting,
    Wound,
    destroy,
    everything,
    gain,
    go_insane,
    ready,
    sacrifice,
)
from orne.coc.position import At, Side, build
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, ECHO, GUN, HUM, OAF, PAWN, PISTOL, PUMP, Say, in_all_editions, lab_card, on
from tests.coc.look import card, icons, keys, log, said, skill, table, uid
from tests.look import asked

# ---- 1.6 passives


HOOD = lab_card("hood", AttachTo(SUPPORT), Blanks(HOST), type="support", subtypes=("Attachment",))


# ---- 1.14 subtypes


def test_a_passive_is_not_optional() -> None:
    """coc/rule/1.6-passive-effects/a and b, coc/example/1.6-45-pistols-icon, coc/example/1.6-decrepit-mausoleum"""
    tomb = lab_card("tomb", CostChange(CHARACTER, -1), type="support")
    game = build(Side(hand=[PISTOL, OAF], play=[PAWN, tomb], domains=["miskatonic:1"]))
    assert keys(game) == ["pass", f"play {OAF}", f"play {PISTOL} domain 1"]
    game.choose(f"play {PISTOL} domain 1")
    assert icons(game, PAWN) == [0, 1, 0, 0]
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"play {OAF}"])


@in_all_editions
def test_a_passive_that_begins_at_a_moment_is_not_a_triggered_effect(edition: str) -> None:
    """coc/rule/1.6-passive-effects/c and d: no Disrupt to a use can cancel it."""
    dawn = lab_card("dawn", Whenever(on(events.TURN_BEGINS), Wound(everything(CHARACTER))), type="support")
    never = lab_card("never", disrupt(on(USE), CancelIt()), type="support")
    game = build(Side(play=[dawn, OAF, BELL]), Side(play=[never, BELL]), active=1, step="end of turn", edition=edition)
    assert card(game, OAF).wounds == 1
    assert (asked(game), log(game, "used"), log(game, "passive")) == ((0, "action"), [], ["passive dawn"])


def test_a_passive_ceases_when_its_source_or_its_receiver_is_blank() -> None:
    """coc/rule/1.6-passive-effects/e, coc/example/1.6-frozen-time-blanks-pistols"""
    game = build(Side(hand=[HOOD], play=[PAWN, At(PISTOL, on=PAWN)], domains=["miskatonic:1"]))
    assert icons(game, PAWN) == [0, 1, 0, 0]
    game.choose(f"play {HOOD} domain 1")
    assert icons(game, PAWN) == [0, 0, 0, 0]
    saint = lab_card("saint", Gives(CHARACTER, "willpower", 1), GivesAbility(CHARACTER & OTHER, action(Say("amen"))))
    gag = lab_card("gag", action(Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[saint, PAWN, gag, BELL]))
    assert values.has(table(game), uid(game, PAWN), "willpower")
    assert f"use {PAWN} gained {saint}" in keys(game)
    game.play(f"use {gag}", f"choose {PAWN}")
    assert not values.has(table(game), uid(game, PAWN), "willpower")
    assert f"use {PAWN} gained {saint}" not in keys(game)
    assert values.has(table(game), uid(game, saint), "willpower")


def test_a_condition_of_a_passive_is_met_at_once() -> None:
    """coc/example/1.6-feast-of-locusts"""
    from orne.coc.abilities import Condition

    crowd = Condition(lambda g, use: len(g.index.characters[use.seat]) >= 3, "you control three characters")
    feast = lab_card("feast", Whenever(crowd, sacrifice(ITSELF)))
    game = build(Side(hand=[OAF], play=[feast, PAWN, BELL], domains=["miskatonic:1"]))
    game.choose(f"play {OAF} domain 1")
    assert log(game, "played", "sacrificed") == ["played oaf", "sacrificed feast"]
    assert asked(game) == (0, "action")


def test_icons_gained_after_a_removal_are_kept() -> None:
    """coc/example/1.6-glaaki-removes-gained-icons"""

    def strip(g: CocTable, use: Use) -> bool:
        """Take all icons it has now away until the end of the phase."""
        from orne.coc.rules.lasting import last

        for each in THEM.cards(g, use):
            for icon in values.STRUGGLES:
                last(g, "add", [each], (icon, -values.icons(g, each, icon)), use)
        return True

    lake = lab_card("lake", action(Do(strip), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    give = lab_card("give", action(gain(icons=(0, 0, 1, 0)), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    boxer = lab_card("bruiser", icons=(0, 1, 0, 0))
    game = build(Side(play=[boxer, At(PISTOL, on=boxer), lake, give, BELL]))
    assert icons(game, boxer) == [0, 2, 0, 0]
    game.choose(f"use {lake}")
    assert icons(game, boxer) == [0, 0, 0, 0]
    game.choose(f"use {give}")
    assert icons(game, boxer) == [0, 0, 1, 0]


def test_a_passive_holds_as_soon_as_its_condition_does() -> None:
    """coc/timing/passive-always-on: no question is asked."""
    banner = lab_card("banner", Gives(CHARACTER & YOURS, "skill", 2), type="support")
    game = build(Side(hand=[banner], play=[PAWN, BELL], domains=["miskatonic:1"]))
    assert skill(game, PAWN) == 1
    game.choose(f"play {banner} domain 1")
    assert skill(game, PAWN) == 3
    assert asked(game) == (0, "action")


def test_a_passive_changes_an_action_before_disrupts_meet_it() -> None:
    """coc/timing/passive-alters-action: wounds become insanity, and only Disrupts to that are offered."""
    fog = lab_card("fog", Replaces(on(WOUND), go_insane(EVENT_CARD)), type="support")
    shield = lab_card("shield", disrupt(on(WOUND), CancelWound()), type="support")
    calm = lab_card("calm", disrupt(on(events.GO_INSANE), CancelIt()), type="support")
    game = build(Side(play=[GUN, BELL]), Side(play=[OAF, PAWN, fog, shield, calm]))
    game.play(f"use {GUN}", f"choose {OAF}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {calm}"])
    game.choose("pass")
    assert log(game, "replaced", "insane", "wounded") == ["replaced oaf", "insane oaf"]
    assert asked(game) == (0, "action")


def test_a_passive_that_alters_a_number_leaves_the_altered_event_to_disrupts() -> None:
    """coc/timing/passive-alters-action"""

    class Double:
        text = "double the wounds"
        possible = None

        def do(self, g: CocTable, use: Use) -> bool:
            use.event.amount *= 2
            return True

    spite = lab_card("spite", Replaces(on(WOUND), Double(), alters=True), type="support")
    shield = lab_card("small-shield", disrupt(on(WOUND, lambda g, u, e: e.amount == 2), CancelWound()), type="support")
    game = build(Side(play=[GUN, BELL]), Side(play=[OAF, spite, shield]))
    game.play(f"use {GUN}", f"use {shield}")
    assert card(game, OAF).wounds == 1


def test_passives_are_looked_at_when_an_effect_initiates_and_when_it_has_executed() -> None:
    """coc/timing/passive-checked-each-effect: a Disrupt's doing is met before the disrupted effect executes."""
    hasty = lab_card("hasty", disrupt(on(USE, lambda g, u, e: e.subject != u.holder), Draw()), type="support")
    game = build(Side(play=[BELL, BELL]), Side(play=[hasty, HUM]))
    game.play(f"use {BELL}", f"use {hasty}")
    assert log(game, "said", "drawn") == ["drawn laboratory-assistant", "passive", "ding"]
    tired = Condition(lambda g, use: g.state.cards[use.holder].state == 1, "this card is exhausted")
    woke = lab_card("woke", Whenever(tired, ready(ITSELF)), action(Say("done"), cost=ExhaustThis()))
    game = build(Side(play=[woke, BELL]))
    game.choose(f"use {woke}")
    assert log(game, "exhausted", "readied", "said") == ["exhausted woke", "readied woke", "done"]


def test_passives_chain_before_any_forced_response() -> None:
    """coc/timing/passive-substeps, coc/timing/passive-removal-immediate"""
    first = lab_card("first-domino", Whenever(on(DRAWS), destroy(everything(CHARACTER))), type="support")
    second = lab_card("second-domino", Whenever(on(events.LEAVES_PLAY), Say("second")), type="support")
    game = build(Side(play=[PUMP, ECHO, first, second, BELL, PAWN]))
    game.choose(f"use {PUMP}")
    assert log(game, "passive", "destroyed", "said") == [
        "passive first-domino", "destroyed pawn", "passive second-domino", "second", "forced",
    ]  # fmt: skip


def test_a_passives_doing_can_be_disrupted_and_the_passive_itself_cannot() -> None:
    """coc/timing/passive-substeps, coc/rule/1.6-passive-effects/d"""
    sting = lab_card("sting", Whenever(on(DRAWS), Wound(everything(CHARACTER))), type="support")
    shield = lab_card("buckler", disrupt(on(WOUND), CancelWound()), type="support")
    no = lab_card("no", disrupt(on(USE, lambda g, u, e: e.seat != u.seat), CancelIt()), type="support")
    game = build(Side(play=[PUMP, sting, BELL]), Side(play=[PAWN, shield, no]))
    game.choose(f"use {PUMP}")
    assert keys(game) == ["pass", f"use {no}"]
    game.choose("pass")
    assert keys(game) == ["pass", f"use {shield}"]
    game.choose(f"use {shield}")
    assert card(game, PAWN).zone == 2
    assert asked(game) == (0, "action")


def test_the_active_player_orders_passives() -> None:
    """coc/timing/passive-order"""
    hoot = lab_card("hoot", Whenever(on(DRAWS), Say("hoot")), type="support")
    game = build(Side(play=[BELL, BELL]), Side(play=[hoot, HUM, PUMP]))
    game.play("pass", f"use {PUMP}")
    assert (asked(game), keys(game)) == ((0, "order"), [f"resolve {hoot}", f"resolve {HUM}"])
    game.choose(f"resolve {HUM}")
    assert said(game) == ["passive", "hoot"]
