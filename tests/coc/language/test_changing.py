"""Icons, skill and struggles that change for a time: by a number worked out, into others, of one's choice."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.cards import text
from orne.coc.language import (
    AFFECTED,
    ATTACHMENT,
    CARD_IN_PLAY,
    CHARACTER,
    COMMITTED_WITH_IT,
    IS_COMMITTED,
    IS_INSANE,
    IT,
    ITSELF,
    NEXT_PHASE,
    STORY,
    SUPPORT,
    THE_HOST,
    THIS,
    UNCOUNTED_ICONS,
    YOURS,
    All,
    AttachTo,
    Choose,
    ExhaustThis,
    Gives,
    Lasting,
    Mill,
    Pay,
    SacrificeThis,
    action,
    change_icon,
    destroy,
    each_player,
    everything,
    gain,
    gain_icon_of_choice,
    gains_or_loses,
    lowest_skill,
    per,
    subtype,
    titled,
)
from orne.coc.position import At, Side, build
from orne.coc.values import ARCANE, TERROR
from tests.coc.laboratory import PAUSE, PAWN, event, lab_card, there, tool
from tests.coc.look import Coc, discard, icons, in_play, keys, pass_to, pass_to_phase, skill, table

ROPE = tool("ch-rope", AttachTo(CHARACTER), subtypes=("Attachment",))
IDLE = ["pass", f"use {PAUSE}"]


def staff(slug: str, effect: Any, *choose: Any, **rest: Any) -> str:
    return tool(f"ch-{slug}", action(effect, *choose, cost=ExhaustThis(), **rest))


def struggles(game: Coc) -> list[int]:
    return values.struggles(table(game), game.state.row[0])


def test_a_number_worked_out_as_it_resolves() -> None:
    hymn = staff("hymn", gain(skill=per(ATTACHMENT, 2)), Choose(CHARACTER))
    game = build(Side(hand=[ROPE], play=[PAWN, hymn, PAUSE, At(ROPE, on=PAWN)]))
    game.choose(f"use {hymn}")
    assert skill(game, PAWN) == 3
    game.play(f"play {ROPE}")
    assert skill(game, PAWN) == 3
    pass_to_phase(game, "story")
    assert skill(game, PAWN) == 1
    assert text(hymn) == (
        "Action: Exhaust this card to choose a character and give it +2 skill for each Attachment in play "
        "until the end of the phase."
    )


def test_icons_for_each_character_at_its_story() -> None:
    many = per(CHARACTER & COMMITTED_WITH_IT)
    rage = event("ch-rage", gain(icons=(many, many, 0, 0)), Choose(CHARACTER & YOURS & IS_COMMITTED))
    hero = lab_card("ch-hero")
    mine = Side(hand=[rage], play=[there(hero), there(PAWN, story=1), PAUSE])
    game = build(mine, Side(play=[there(PAWN), there(PAWN)]), step="actions after defenders commit")
    game.choose(f"play {rage}")
    assert keys(game) == [f"choose {hero}", f"choose {PAWN}"]
    game.choose(f"choose {hero}")
    assert (icons(game, hero), keys(game)) == ([3, 3, 0, 0], IDLE)
    assert "give it +1 Terror and +1 Combat for each character committed to its story until" in str(text(rage))


def test_one_icon_becomes_others() -> None:
    snake = lab_card("ch-snake", action(change_icon(TERROR, (0, 1, 1, 0))), icons=(2, 0, 0, 0))
    game = build(Side(play=[snake, PAUSE]))
    game.choose(f"use {snake}")
    assert icons(game, snake) == [1, 1, 1, 0]
    game.choose(f"use {snake}")
    assert (icons(game, snake), keys(game)) == ([0, 2, 2, 0], IDLE)
    pass_to_phase(game, "story")
    assert icons(game, snake) == [2, 0, 0, 0]
    assert text(snake) == (
        "Action: Change 1 Terror icon of this card into 1 Combat and 1 Arcane until the end of the phase."
    )


def test_icons_of_one_kind_of_your_choice() -> None:
    seer = lab_card("ch-seer", action(gain_icon_of_choice(ITSELF, per(ATTACHMENT)), cost=ExhaustThis()))
    game = build(Side(play=[seer, PAWN, PAUSE]))
    assert keys(game) == IDLE
    game = build(Side(play=[seer, PAWN, At(ROPE, on=PAWN), At(ROPE, on=PAWN), PAUSE]))
    game.choose(f"use {seer}")
    assert game.decision is not None
    assert game.decision.keys == ["name Terror", "name Combat", "name Arcane", "name Investigation"]
    game.choose("name Arcane")
    assert (icons(game, seer), keys(game)) == ([0, 0, 2, 0], IDLE)
    assert text(seer) == (
        "Action: Exhaust this card to name a kind of icon; give this card +1 such icon for each Attachment in play "
        "until the end of the phase."
    )


def test_the_character_that_bears_this_card() -> None:
    knife = tool(
        "ch-knife",
        AttachTo(CHARACTER),
        action(gain(THE_HOST, icons=(0, 2, 0, 0), keyword="fast"), cost=SacrificeThis()),
        subtypes=("Attachment",),
    )
    game = build(Side(play=[PAWN, At(knife, on=PAWN), PAUSE]))
    game.choose(f"use {knife}")
    assert (icons(game, PAWN), discard(game, 0), keys(game)) == ([0, 2, 0, 0], [knife], IDLE)
    assert "give the attached character +2 Combat and Fast until" in str(text(knife))


def test_a_story_gains_or_loses_a_struggle() -> None:
    dial = staff("dial", gains_or_loses(ARCANE), Choose(STORY))
    plain = lab_card("ch-plain", type="story", struggles=(1, 0, 0, 0))
    game = build(Side(play=[dial, PAUSE]), stories=[plain])
    game.choose(f"use {dial}")
    assert (struggles(game), keys(game)) == ([TERROR, ARCANE], IDLE)
    game = build(Side(play=[dial, PAUSE]), stories=["core/dreamwalkers"])
    before = struggles(game)
    game.choose(f"use {dial}")
    assert keys(game) == ["gain Arcane", "lose Arcane"]
    game.choose("lose Arcane")
    assert (struggles(game), keys(game)) == ([each for each in before if each != ARCANE], IDLE)
    assert str(text(dial)).endswith("until the end of the phase it gains or loses 1 Arcane struggle.")


def test_until_the_end_of_the_next_phase() -> None:
    tonic = staff("tonic", gain(skill=1, until=NEXT_PHASE), Choose(CHARACTER))
    game = build(Side(play=[PAWN, tonic, PAUSE]), Side(play=[PAUSE]), step="resource actions")
    game.choose(f"use {tonic}")
    pass_to_phase(game, "operations")
    assert skill(game, PAWN) == 2
    pass_to_phase(game, "story")
    assert skill(game, PAWN) == 1
    assert str(text(tonic)).endswith("give it +1 skill until the end of the next phase.")


def test_icons_that_are_not_counted() -> None:
    brute = lab_card("ch-brute", icons=(0, 2, 0, 0))
    hush = staff("hush", Lasting(Gives(AFFECTED, UNCOUNTED_ICONS, 1), IT), Choose(CHARACTER))
    game = build(
        Side(play=[there(PAWN), hush, PAUSE]), Side(play=[there(brute)]), step="actions after defenders commit"
    )
    game.play(f"use {hush}", f"choose {brute}")
    assert icons(game, brute) == [0, 2, 0, 0]
    pass_to(game, "last story actions")
    assert in_play(game, 0) == [PAWN, hush, PAUSE]
    assert str(text(hush)).endswith("until the end of the phase it does not count its icons at stories.")


def test_for_each_of_none_is_done_by_doing_nothing() -> None:
    gale = event("ch-gale", each_player(Mill(per(CHARACTER & IS_INSANE & YOURS))))
    game = build(Side(hand=[gale], play=[PAUSE, PAWN]), Side(play=[At(PAWN, insane=True)]))
    game.choose(f"play {gale}")
    assert (len(discard(game, 0)), len(discard(game, 1)), keys(game)) == (1, 1, IDLE)
    assert f"play {gale}" not in keys(build(Side(hand=[gale], play=[PAUSE])))
    assert text(gale) == (
        "Action: Each player discards the top card of their deck for each insane character they control."
    )


def test_the_lowest_skill() -> None:
    cull = staff("cull", destroy(), Choose(lowest_skill(CHARACTER)))
    strong = lab_card("ch-strong", skill=4)
    game = build(Side(play=[strong, cull, PAUSE]), Side(play=[PAWN, PAWN]))
    game.choose(f"use {cull}")
    assert keys(game) == [f"choose {PAWN}", f"choose {PAWN}#2"]


def test_words_of_several_kinds_of_card_and_several_costs() -> None:
    assert everything(CHARACTER | SUPPORT).text == "all characters and support cards"
    assert (CHARACTER & ~titled("Azathoth")).phrase() == "a character not titled Azathoth"
    assert All(ExhaustThis(), Pay(3), SacrificeThis()).text == "exhaust this card, pay 3 and sacrifice this card"


def test_a_place_named_twice_is_looked_through_once() -> None:
    mask = tool("ch-mask", subtypes=("Mask",))
    either = (CHARACTER & subtype("Cultist")) | (CARD_IN_PLAY & subtype("Mask"))
    burn = staff("burn", destroy(), Choose(either))
    game = build(Side(play=[mask, burn, PAUSE, lab_card("ch-cultist", subtypes=("Cultist",))]))
    game.choose(f"use {burn}")
    assert keys(game) == ["choose lab/ch-cultist", f"choose {mask}"]


def test_one_card_has_a_keyword_and_several_have_it() -> None:
    one = lab_card("chg-firm", Gives(THIS, "willpower", 1))
    several = lab_card("chg-firm-lot", Gives(CHARACTER & YOURS, "willpower", 1))
    assert (text(one), text(several)) == ("This card has Willpower.", "Characters you control have Willpower.")
