"""Words that hold, answer or replace only where something is so, and what players do together."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Choose,
    CommitsAs,
    CostChange,
    Form,
    Gives,
    GivesSubtype,
    NeverBlank,
    Replaces,
    Whenever,
    WhenWon,
    action,
    response,
)
from orne.coc.language import (
    ANYBODY,
    ARCANE,
    CHARACTER,
    COMBAT,
    COMMITTED_THERE,
    HAND,
    HOST,
    HOST_AND_THIS,
    HOST_IS_DESTROYED,
    INVESTIGATION,
    IT,
    MARGIN,
    NOT_STRUCK_AT_ONCE,
    NOT_THE_HOST,
    OTHER,
    SELF,
    STORY,
    STORY_OF_THIS,
    STORY_PHASE,
    THIS_IS_PLAYED,
    WOUND,
    YOU_HAVE_WON_NO_STORY,
    YOURS,
    AsResources,
    AttachThis,
    CountAsWon,
    Draw,
    EnterCommitted,
    Execute,
    ExhaustAll,
    ExhaustThis,
    MoveThis,
    RedistributeYours,
    SpreadWounds,
    Wound,
    WoundSingly,
    change_icon_at_choice,
    everything,
    gains_or_loses_icon,
    host_is,
    loser,
    most_cards,
    pick,
    plays_for_less,
    subtype,
    titled,
    tokens_on_this,
    turn_begins,
    wins_struggle,
    would_be,
    you_control,
    you_control_more,
)
from orne.coc.position import FILLER, At, Side, Story, build
from tests.coc.laboratory import (
    BARE,
    FIGHT,
    GUN,
    HUSH,
    IDLE,
    MIND,
    OAF,
    PAUSE,
    PAWN,
    SOFT,
    event,
    lab_card,
    there,
    tool,
)
from tests.coc.look import (
    card,
    discard,
    entries,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pile,
    seen,
    skill,
    state_of,
    table,
    tokens,
    tokens_by_story,
    uid,
)
from tests.look import asked

STORIES = [BARE, FIGHT, MIND]
BARGAIN = tool("ct-bargain", CostChange(CHARACTER, -1, minimum=1))

# ---- stories


def test_a_story_is_executed_only_by_whoever_meets_what_it_asks_for() -> None:
    prize = lab_card(
        "ct-prize", WhenWon(Draw(), while_=you_control(2, CHARACTER)), type="story", struggles=(0, 0, 0, 0)
    )
    for others, offered in (([PAWN], ["no", "yes"]), ([], None)):
        game = build(
            Side(play=[there("peeler"), *others, PAUSE]),
            stories=[Story(prize, (4, 0)), FIGHT, MIND],
            step="stories resolve",
        )
        assert keys(game) == (offered or IDLE)


def test_what_only_resolves_an_effect_does_not_win_the_story() -> None:
    won = lab_card("ct-won", WhenWon(Draw(), if_won=True), type="conspiracy", struggles=(0, 0, 0, 0))
    free = lab_card("ct-free", WhenWon(Draw()), type="conspiracy", struggles=(0, 0, 0, 0))
    mage = lab_card("ct-mage", action(Execute(STORY_OF_THIS, as_won=False), cost=ExhaustThis()))
    herald = lab_card("ct-herald", action(Execute(STORY_OF_THIS), cost=ExhaustThis()))
    for who, story, able in ((mage, won, False), (mage, free, True), (herald, won, True)):
        game = build(Side(play=[At(who, story=0), PAUSE]), stories=[story, FIGHT, MIND], step="last story actions")
        assert (f"use {who}" in keys(game)) is able


def test_your_tokens_are_dealt_over_the_stories_and_nobody_elses() -> None:
    deal = event("ct-deal", RedistributeYours())
    game = build(Side(hand=[deal], play=[PAUSE]), stories=[Story(BARE, (1, 2)), Story(FIGHT, (0, 1)), MIND])
    game.choose(f"play {deal}")
    game.choose("put lab/mind-story")
    assert tokens_by_story(game) == {BARE: (0, 2), FIGHT: (0, 1), MIND: (1, 0)}
    assert idle(game)
    assert keys(build(Side(hand=[deal], play=[PAUSE]), stories=[Story(BARE, (0, 2)), FIGHT, MIND])) == IDLE


def test_a_card_with_tokens_enough_counts_as_a_won_story() -> None:
    idol = tool("ct-idol", Whenever(tokens_on_this(2), CountAsWon()))
    pet = lab_card("ct-pet", Whenever(tokens_on_this(2), CountAsWon()))
    game = build(Side(play=[At(pet, success=(1, 0)), idol, PAUSE, GUN]), stories=STORIES)
    assert in_play(game, 0) == [pet, idol, PAUSE, GUN]
    full = build(Side(play=[At(pet, success=(2, 0)), PAUSE]), stories=STORIES, step="turn begins")
    assert (pile(full, 0, "won"), in_play(full, 0)) == ([pet], [PAUSE])


# ---- passives


def test_a_passive_answers_only_while_its_condition_holds() -> None:
    bell = tool("ct-bell", Whenever(turn_begins(ANYBODY), Draw(), while_=you_control_more(CHARACTER)))
    for theirs, drawn in (([], 1), ([PAWN], 0)):
        game = build(Side(play=[bell, PAWN, PAUSE]), Side(play=theirs), step="turn begins", stories=STORIES)
        assert len(hand(game, 0)) == drawn


def test_a_replacement_if_able_leaves_the_event_where_it_could_change_nothing() -> None:
    clay = lab_card(
        "ct-clay",
        Replaces(would_be(WOUND, SELF), AttachThis(pick(CHARACTER & OTHER & YOURS & NOT_STRUCK_AT_ONCE)), if_able=True),
    )
    blast = event("ct-blast", Wound(everything(CHARACTER)))
    shot = build(Side(hand=[blast], play=[clay, OAF, PAUSE]))
    shot.choose(f"play {blast}")
    assert (discard(shot, 0), in_play(shot, 0)) == ([clay, blast], [OAF, PAUSE])
    gun = build(Side(play=[GUN, clay, OAF, PAUSE]))
    gun.choose("use lab/gun")
    gun.choose(f"choose {clay}")
    assert (card(gun, clay).host, discard(gun, 0)) == (uid(gun, OAF), [])
    assert idle(gun)


def test_blank_while_something_holds_and_never_blank() -> None:
    fog = tool("ct-fog", Blanks(CHARACTER, printed=True, while_=you_control(3, CHARACTER)))
    stone = lab_card("ct-stone", NeverBlank(), keywords=(("willpower", 1),))
    brave = lab_card("ct-brave", keywords=(("willpower", 1),))
    game = build(Side(hand=[HUSH, SOFT], play=[stone, brave, fog, PAUSE]))
    assert all("willpower" in seen(game, each)["keywords"] for each in (stone, brave))
    thick = build(Side(play=[stone, brave, PAWN, fog, PAUSE]))
    assert [seen(thick, each)["keywords"] for each in (stone, brave)] == [["willpower"], []]
    for word in (HUSH, SOFT):
        game.choose(f"play {word}")
        game.choose(f"choose {stone}")
        assert "willpower" in seen(game, stone)["keywords"]
    gone = build(Side(play=[stone, brave, At("lab/muzzle", on=stone), At("lab/muzzle", on=brave), PAUSE]))
    assert [seen(gone, each)["keywords"] for each in (stone, brave)] == [["willpower"], []]


def test_what_is_gained_outlasts_a_blank_printed_text_box() -> None:
    fog = tool("ct-mist", Blanks(CHARACTER, printed=True))
    gift = tool("ct-gift", Gives(CHARACTER, "willpower", 1))
    hare = lab_card("ct-hare", keywords=(("fast", 1),))
    game = build(Side(play=[fog, gift, hare, PAUSE]))
    assert seen(game, hare)["keywords"] == ["willpower"]


def test_a_subtype_that_is_had_only_while_attached() -> None:
    wisp = lab_card(
        "ct-wisp", action(AttachThis(IT), Choose(CHARACTER & OTHER)), GivesSubtype(SELF, "Curse", attached=True)
    )
    game = build(Side(play=[wisp, PAWN]))
    assert not values.has_subtype(table(game), uid(game, wisp), "Curse")
    game.choose(f"use {wisp}")
    assert values.has_subtype(table(game), uid(game, wisp), "Curse")


def test_a_support_card_may_commit_as_a_character_and_be_itself_again() -> None:
    golem = tool("ct-golem", CommitsAs(Form(2, (0, 1, 0, 0)), you_control(1, CHARACTER)))
    alone = build(Side(play=[golem]), stories=STORIES, step="active player commits")
    assert all(golem not in key for key in keys(alone))
    game = build(Side(play=[golem, PAWN, PAUSE]), stories=STORIES, step="active player commits")
    game.choose(f"commit {golem} lab/bare-story")
    game.choose("done")
    assert (skill(game, golem), icons(game, golem), state_of(game, golem)) == (2, [0, 1, 0, 0], "exhausted")
    while game.view(None)["phase"] == "story":
        game.choose("pass" if "pass" in keys(game) else "done")
    assert (skill(game, golem), tokens(game)) == (0, [2, 0])


# ---- wounds and hands


@pytest.mark.parametrize("singly", [True, False])
def test_the_loser_of_a_struggle_takes_more_wounds_singly_or_all_at_once(singly: bool) -> None:
    mine = CHARACTER & YOURS & COMMITTED_THERE
    more = WoundSingly(MARGIN, mine) if singly else SpreadWounds(MARGIN, mine, must=True)
    beast = lab_card(f"ct-beast-{singly}", Whenever(wins_struggle(COMBAT, here=True), loser(more)), icons=(0, 2, 0, 0))
    game = build(
        Side(play=[there(beast), PAUSE]),
        Side(play=[there(OAF), there(PAWN)]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
    )
    game.choose(f"wound {OAF}")
    assert (asked(game)[0], keys(game)) == (1, [f"wound {OAF}", f"wound {PAWN}"])
    game.choose(f"wound {PAWN}")
    if not singly:
        assert (discard(game, 1), keys(game)) == ([], [f"wound {OAF}", f"wound {PAWN}"])
        game.choose(f"wound {PAWN}")
    assert (discard(game, 1), card(game, OAF).wounds, keys(game)) == ([PAWN], 2 if singly else 1, IDLE)
    assert idle(game)


def test_the_player_with_the_most_cards_is_meant_where_nobody_ties() -> None:
    rain = event("ct-rain", most_cards(Draw()))
    for theirs, cards in ((0, (2, 0)), (3, (1, 4))):
        game = build(Side(hand=[rain, FILLER], play=[PAUSE]), Side(hand=[FILLER] * theirs))
        game.choose(f"play {rain}")
        assert (len(hand(game, 0)), len(hand(game, 1)), idle(game)) == (*cards, True)
    tie = build(Side(hand=[rain, FILLER], play=[PAUSE]), Side(hand=[FILLER] * 2))
    assert keys(tie) == IDLE


# ---- costs, icons, attachments


def test_all_of_a_kind_exhaust_or_nothing_is_paid() -> None:
    twin = lab_card("ct-twin", action(Draw(), cost=ExhaustAll(CHARACTER & titled("Ct Twin"))))
    game = build(Side(play=[twin, twin, PAUSE]))
    game.choose(f"use {twin}")
    assert [state_of(game, f"{twin}{end}") for end in ("", "#2")] == ["exhausted", "exhausted"]
    assert (len(hand(game, 0)), idle(game)) == (1, True)
    assert keys(build(Side(play=[twin, At(twin, exhausted=True), PAUSE]))) == IDLE


def test_icons_of_a_choice_made_as_it_resolves() -> None:
    turn = event("ct-turn", change_icon_at_choice(INVESTIGATION), Choose(CHARACTER))
    sway = event("ct-sway", gains_or_loses_icon(), Choose(CHARACTER))
    scout = lab_card("ct-scout", icons=(0, 0, 0, 1))
    game = build(Side(hand=[turn, sway], play=[scout, PAUSE]))
    game.choose(f"play {turn}")
    game.choose("name Arcane")
    assert icons(game, scout) == [0, 0, 1, 0]
    game.choose(f"play {sway}")
    assert len(keys(game)) == 8
    game.choose("lose Arcane")
    assert (icons(game, scout), idle(game)) == ([0, 0, 0, 0], True)


def test_an_attachment_moves_to_another_card_and_asks_how_its_host_is() -> None:
    ring = lab_card(
        "ct-ring",
        AttachTo(CHARACTER & YOURS),
        Gives(HOST, ARCANE, 1, while_=host_is(CHARACTER & subtype("Mage"))),
        action(MoveThis(pick(CHARACTER & YOURS & NOT_THE_HOST)), cost=ExhaustThis()),
        type="support",
        subtypes=("Attachment",),
    )
    mage = lab_card("ct-wizard", subtypes=("Mage",))
    game = build(Side(play=[PAWN, At(ring, on=PAWN), mage, PAUSE]), Side(play=["peeler"]))
    assert icons(game, PAWN) == [0, 0, 0, 0]
    game.choose(f"use {ring}")
    assert (icons(game, mage), card(game, ring).host, idle(game)) == ([0, 0, 1, 0], uid(game, mage), True)


def test_what_its_host_goes_with_an_attachment_may_answer() -> None:
    worm = lab_card(
        "ct-worm",
        AttachTo(CHARACTER),
        response(HOST_IS_DESTROYED, AsResources(HOST_AND_THIS, to="one of your domains")),
        type="support",
        subtypes=("Attachment",),
    )
    game = build(Side(play=[GUN, PAWN, At(worm, on=PAWN), PAUSE], domains=["", "agency:1"]))
    game.choose("use lab/gun")
    assert keys(game) == ["pass", f"use {worm}"]
    game.choose(f"use {worm}")
    game.choose("domain 1")
    assert (discard(game, 0), idle(game)) == ([], True)


def test_a_card_enters_play_committed_and_ready() -> None:
    owl = lab_card("ct-owl", action(EnterCommitted(pick(STORY)), during=STORY_PHASE, zone=HAND))
    game = build(Side(hand=[owl], play=[PAUSE]), stories=STORIES, step="story actions")
    game.choose(f"use {owl}")
    game.choose("commit to lab/bare-story")
    assert (state_of(game, owl), card(game, owl).story, entries(game, "committed")) == ("ready", uid(game, BARE), [])
    assert idle(game)


def test_paying_less_than_is_printed_is_noticed() -> None:
    sale = tool("ct-sale", response(plays_for_less(), Draw()))
    for cheap, offered in ((BARGAIN, True), (PAUSE, False)):
        game = build(Side(hand=["peeler"], play=[cheap, PAUSE], domains=["agency:2"]), Side(play=[sale]))
        game.choose("play core/peeler domain 1")
        assert (keys(game) == ["pass", f"use {sale}"]) is offered


def test_a_condition_about_won_stories() -> None:
    rookie = lab_card("ct-rookie", response(THIS_IS_PLAYED, Draw(), during=YOU_HAVE_WON_NO_STORY), cost=0)
    for won, offered in (((), True), (("dreamwalkers",), False)):
        game = build(Side(hand=[rookie], play=[PAUSE], won=won), stories=STORIES)
        game.choose(f"play {rookie}")
        assert (keys(game) == ["pass", f"use {rookie}"]) is offered
