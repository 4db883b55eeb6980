"""The Agency's cards of The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import CHARACTER, HOST, AttachTo, Gives, subtype
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, PAUSE, PAWN, lab_card, there, tool
from tests.coc.look import (
    deck,
    discard,
    drained,
    entries,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to,
    seen,
    skill,
    state_of,
)
from tests.look import asked, kind_asked

SET = "the-yuggoth-contract"
MACHETE = f"{SET}/machete"
BRUISER = lab_card("ya-bruiser", icons=(0, 1, 0, 0))
GOD = lab_card("ya-god", subtypes=("Ancient One",))
CUB = lab_card("ya-cub", skill=3, subtypes=("Monster",))
BEAR = lab_card("ya-bear", skill=4, subtypes=("Monster",))
RAT = lab_card("ya-rat", skill=2, subtypes=("Creature",))
GHOST = lab_card("ya-ghost", skill=2, subtypes=("Monster",), keywords=(("invulnerability", 1),))
CROOK = lab_card("ya-crook", subtypes=("Criminal",))
SPRAIN = tool("ya-sprain", AttachTo(CHARACTER), Gives(HOST, "skill", -3), subtypes=("Attachment",))
NOON = tool("ya-noon", keywords=(("day", 1),))
DUSK = tool("ya-dusk", keywords=(("night", 1),))
SAGE = lab_card("ya-sage", icons=(0, 0, 3, 0))
ARCANE_STORY = lab_card("ya-arcane-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 1, 0))
CHARM = tool("ya-charm", AttachTo(CHARACTER), subtypes=("Attachment",))
SCAR = tool("ya-scar", AttachTo(CHARACTER))
LEASH = tool("ya-leash", AttachTo(CHARACTER & subtype("Monster")), subtypes=("Attachment",))
SLAYER = lab_card("ya-slayer", skill=3, icons=(0, 2, 0, 0), keywords=(("toughness", 1),))
OX = lab_card("ya-ox", keywords=(("toughness", 3),))
BRAWL = lab_card("ya-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
SABRE = tool("ya-sabre", subtypes=("Weapon",))
LAMP = tool("ya-lamp", subtypes=("Item",))


# ---- James Logan

LOGAN = f"{SET}/james-logan"


def test_james_logan_may_find_up_to_two_attachments_which_he_then_bears() -> None:
    game = build(
        Side(
            hand=[LOGAN],
            play=[PAWN, PAUSE],
            domains=["agency:5"],
            deck=[MACHETE, PAWN, CHARM, LAMP, MACHETE, LEASH, SCAR],
        ),
        Side(play=[CUB]),
    )
    game.choose(f"play {LOGAN} domain 1")
    assert keys(game) == ["pass", f"use {LOGAN}"]
    game.choose(f"use {LOGAN}")
    assert keys(game) == ["nothing", f"take {CHARM}", f"take {MACHETE}"], "a scar is not an Attachment"
    game.choose(f"take {MACHETE}")
    assert keys(game) == ["nothing", f"take {CHARM}", f"take {MACHETE}"]
    game.choose(f"take {CHARM}")
    assert (seen(game, MACHETE)["host"], seen(game, CHARM)["host"]) == (LOGAN, LOGAN)
    assert sorted(deck(game, 0)) == sorted([PAWN, LAMP, MACHETE, LEASH, SCAR])
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {MACHETE}"]


def test_james_logan_may_find_one_attachment_only_or_none() -> None:
    for answers, found in ((["nothing"], []), ([f"take {CHARM}", "nothing"], [CHARM])):
        game = build(Side(hand=[LOGAN], play=[PAUSE], domains=["agency:5"], deck=[CHARM, MACHETE, PAWN]))
        game.play(f"play {LOGAN} domain 1", f"use {LOGAN}", *answers)
        assert in_play(game, 0) == [PAUSE, LOGAN, *found]
        assert keys(game) == IDLE


# ---- Flanking Maneuver

MANEUVER = f"{SET}/flanking-maneuver"


def test_flanking_maneuver_exhausts_two_fighters_to_destroy_anybody_but_an_ancient_one() -> None:
    game = build(
        Side(hand=[MANEUVER], play=[BRUISER, BRUISER, BRUISER, PAWN, PAUSE], domains=["agency:2"]),
        Side(play=[GOD, CUB]),
    )
    game.choose(f"play {MANEUVER} domain 1")
    assert keys(game) == sorted(f"choose {name}" for name in (BRUISER, f"{BRUISER}#2", f"{BRUISER}#3", PAWN, CUB))
    game.choose(f"choose {CUB}")
    assert keys(game) == [f"exhaust {BRUISER}", f"exhaust {BRUISER}#2", f"exhaust {BRUISER}#3"]
    game.play(f"exhaust {BRUISER}", f"exhaust {BRUISER}#3")
    assert [state_of(game, name) for name in (BRUISER, f"{BRUISER}#2", f"{BRUISER}#3", PAWN)] == [
        "exhausted",
        "ready",
        "exhausted",
        "ready",
    ]
    assert (discard(game, 1), in_play(game, 1)) == ([CUB], [GOD])
    assert idle(game)


def test_flanking_maneuver_needs_two_ready_fighters_of_yours_and_somebody_to_destroy() -> None:
    one = Side(hand=[MANEUVER], play=[BRUISER, At(BRUISER, exhausted=True), PAWN, PAUSE], domains=["agency:2"])
    assert keys(build(one, Side(play=[BRUISER, CUB]))) == IDLE


# ---- Machete


def test_machete_makes_its_bearer_fast_and_strong_for_the_phase() -> None:
    game = build(Side(play=[PAWN, At(MACHETE, on=PAWN), PAUSE, BRUISER]))
    assert (icons(game, PAWN), seen(game, PAWN)["keywords"]) == ([0, 0, 0, 0], [])
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {MACHETE}"]
    game.choose(f"use {MACHETE}")
    assert (icons(game, PAWN), seen(game, PAWN)["keywords"]) == ([0, 2, 0, 0], ["fast"])
    assert (icons(game, BRUISER), state_of(game, MACHETE)) == ([0, 1, 0, 0], "exhausted")
    assert keys(game) == IDLE
    pass_to(game, "story actions")
    assert (icons(game, PAWN), seen(game, PAWN)["keywords"]) == ([0, 0, 0, 0], [])


def test_machete_attaches_to_a_character_of_yours() -> None:
    game = build(Side(hand=[MACHETE], play=[PAWN, BRUISER], domains=["agency:1"]), Side(play=[CUB]))
    game.choose(f"play {MACHETE} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {BRUISER}"]


# ---- Apprentice Monster Hunter

APPRENTICE = f"{SET}/apprentice-monster-hunter"


def test_apprentice_is_sacrificed_to_wound_a_weak_monster() -> None:
    game = build(
        Side(play=[APPRENTICE, CUB, PAUSE]),
        Side(play=[CUB, BEAR, RAT, GHOST, At(CUB, insane=True)]),
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {APPRENTICE}"]
    game.choose(f"use {APPRENTICE}")
    assert keys(game) == [f"choose {CUB}", f"choose {CUB}#2"]
    game.choose(f"choose {CUB}#2")
    assert (discard(game, 0), discard(game, 1)) == ([APPRENTICE], [CUB])
    assert idle(game)


def test_apprentice_stays_where_no_weak_monster_can_be_wounded() -> None:
    """The printed skill counts, not what it is now."""
    weak = At(SPRAIN, on=BEAR)
    assert keys(build(Side(play=[APPRENTICE, PAUSE]), Side(play=[BEAR, weak, RAT, GHOST]))) == IDLE


# ---- Sam Archer

ARCHER = f"{SET}/sam-archer"


def test_sam_archer_gains_investigation_for_two_until_the_end_of_the_phase() -> None:
    game = build(Side(play=[ARCHER, PAUSE], domains=["agency:2", "agency:2", "agency:1"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {ARCHER} domain 1", f"use {ARCHER} domain 2"]
    game.play(f"use {ARCHER} domain 1", f"use {ARCHER} domain 2")
    assert (icons(game, ARCHER), drained(game)) == ([0, 2, 0, 4], [True, True, False])
    assert keys(game) == IDLE
    pass_to(game, "story actions")
    assert icons(game, ARCHER) == [0, 2, 0, 2]


# ---- Exploring the Ruins

RUINS = f"{SET}/exploring-the-ruins"


def test_exploring_the_ruins_takes_a_support_card_and_puts_the_rest_under_the_deck_as_it_lay() -> None:
    game = build(
        Side(hand=[RUINS], play=[PAUSE], domains=["agency:1"], deck=[PAWN, LAMP, SABRE, CUB, LAMP, RAT]),
    )
    game.choose(f"play {RUINS} domain 1")
    assert asked(game) == (0, "take")
    assert sorted(game.view(1)["revealed"]) == sorted([PAWN, LAMP, SABRE, CUB]), "everybody sees them"
    assert keys(game) == [f"take {LAMP}", f"take {SABRE}"], "one must be taken"
    game.choose(f"take {SABRE}")
    assert (hand(game, 0), deck(game, 0)) == ([SABRE], [LAMP, RAT, PAWN, LAMP, CUB])
    assert idle(game)


def test_exploring_the_ruins_may_find_nothing() -> None:
    game = build(Side(hand=[RUINS], play=[PAUSE], domains=["agency:1"], deck=[PAWN, CUB, RAT, PAWN, LAMP]))
    game.choose(f"play {RUINS} domain 1")
    assert (hand(game, 0), deck(game, 0)) == ([], [LAMP, PAWN, CUB, RAT, PAWN])
    assert keys(game) == IDLE


# ---- Border Patrol Guard

GUARD = f"{SET}/border-patrol-guard"


def test_border_patrol_guard_has_two_more_combat_icons_while_it_is_day() -> None:
    assert icons(build(Side(play=[GUARD, PAUSE])), GUARD) == [0, 1, 0, 1]
    assert icons(build(Side(play=[GUARD, PAUSE]), Side(play=[DUSK])), GUARD) == [0, 1, 0, 1]
    assert icons(build(Side(play=[GUARD, PAUSE]), Side(play=[DUSK, NOON])), GUARD) == [0, 3, 0, 1], "Day and Night"


# ---- Police Headquarters

POLICE = f"{SET}/police-headquarters"


def test_police_headquarters_exhausts_a_criminal() -> None:
    game = build(Side(play=[POLICE, PAWN, PAUSE]), Side(play=[CROOK, CROOK, PAWN]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {POLICE}"]
    game.choose(f"use {POLICE}")
    assert keys(game) == [f"choose {CROOK}", f"choose {CROOK}#2"]
    game.choose(f"choose {CROOK}#2")
    assert [state_of(game, name) for name in (CROOK, f"{CROOK}#2", POLICE)] == ["ready", "exhausted", "exhausted"]
    assert keys(game) == IDLE


def test_police_headquarters_needs_a_criminal_to_exhaust() -> None:
    game = build(Side(play=[POLICE, PAUSE]), Side(play=[At(CROOK, exhausted=True), At(CROOK, insane=True), PAWN]))
    assert keys(game) == IDLE


# ---- Sledgehammer

HAMMER = f"{SET}/sledgehammer"


def test_sledgehammer_is_sacrificed_to_destroy_a_weak_monster_or_creature() -> None:
    game = build(Side(play=[PAWN, At(HAMMER, on=PAWN), PAUSE]), Side(play=[CUB, BEAR, RAT, GHOST, CROOK]))
    game.choose(f"use {HAMMER}")
    assert keys(game) == [f"choose {CUB}", f"choose {GHOST}", f"choose {RAT}"], "Invulnerability is against wounds"
    game.choose(f"choose {GHOST}")
    assert (discard(game, 0), discard(game, 1)) == ([HAMMER], [GHOST])
    assert idle(game)


def test_sledgehammer_stays_without_such_a_character_and_goes_to_one_of_yours() -> None:
    assert keys(build(Side(play=[PAWN, At(HAMMER, on=PAWN), PAUSE]), Side(play=[BEAR, CROOK]))) == IDLE
    game = build(Side(hand=[HAMMER], play=[PAWN, BRUISER], domains=["agency:1"]), Side(play=[CUB]))
    game.choose(f"play {HAMMER} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {BRUISER}"]


# ---- Out of the Darkness

DARKNESS = f"{SET}/out-of-the-darkness"


def test_out_of_the_darkness_returns_a_weapon_or_an_item() -> None:
    game = build(
        Side(hand=[DARKNESS], play=[PAUSE], domains=["agency:1"], discard=[SABRE, PAWN, LAMP]),
        Side(discard=[SABRE]),
    )
    game.choose(f"play {DARKNESS} domain 1")
    assert keys(game) == [f"choose {LAMP}", f"choose {SABRE}"]
    game.choose(f"choose {SABRE}")
    assert (hand(game, 0), discard(game, 0)) == ([SABRE], [PAWN, LAMP, DARKNESS])
    assert idle(game)


def test_out_of_the_darkness_needs_such_a_card_in_your_own_discard_pile() -> None:
    game = build(Side(hand=[DARKNESS], play=[PAUSE, SABRE], domains=["agency:1"], discard=[PAWN]), Side(discard=[LAMP]))
    assert keys(game) == IDLE


# ---- Bloodbath

BLOODBATH = f"{SET}/bloodbath"


def test_bloodbath_serves_either_player_until_the_turn_ends() -> None:
    game = build(
        Side(hand=[BLOODBATH], play=[OX, PAUSE], domains=["agency:3"]),
        Side(play=[SLAYER, PAUSE]),
        stories=[FIGHT, BARE, "dreamwalkers"],
        step="story actions",
    )
    game.play(f"play {BLOODBATH} domain 1", "pass", "pass", f"commit {OX} {FIGHT}")
    game.play("pass", "pass", f"commit {SLAYER} {FIGHT}", "pass", "pass")
    assert (asked(game), keys(game)) == ((1, "wound"), ["done", f"wound {OX}", f"wound {SLAYER}"])
    game.choose("done")
    pass_to(game, "operations")
    assert game.state.lasting == (), "on the next turn nothing is left of it"


def test_bloodbath_works_at_each_story_for_those_who_are_there() -> None:
    game = build(
        Side(hand=[BLOODBATH], play=[SLAYER, SLAYER, PAUSE], domains=["agency:3"]),
        Side(play=[OX, OX]),
        stories=[FIGHT, BRAWL, BARE],
        step="story actions",
    )
    game.play(f"play {BLOODBATH} domain 1", "pass", f"commit {SLAYER} {FIGHT}")
    game.play(f"commit {SLAYER}#2 {BRAWL}", "pass")
    game.play(f"commit {OX} {FIGHT}", f"commit {OX}#2 {BRAWL}", "pass", f"resolve {FIGHT}")
    assert (asked(game), keys(game)) == ((0, "wound"), ["done", f"wound {OX}", f"wound {SLAYER}"])
    game.choose("done")
    assert (asked(game), keys(game)) == ((0, "wound"), ["done", f"wound {OX}#2", f"wound {SLAYER}#2"])
    game.choose("done")
    assert [seen(game, each)["wounds"] for each in (OX, f"{OX}#2")] == [1, 1]
    assert idle(game)


def test_bloodbath_is_played_before_you_commit_and_on_your_own_turn() -> None:
    mine = Side(hand=[BLOODBATH], play=[SLAYER, PAUSE], domains=["agency:3"])
    for step in ("operations", "actions after attackers commit"):
        assert keys(build(mine, step=step)) == IDLE
    game = build(Side(play=[PAUSE]), mine, step="story actions")
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PAUSE}#2"])


# ---- Springfield M1903


def test_springfield_gives_its_bearer_skill_and_combat() -> None:
    rifle = f"{SET}/springfield-m1903"
    game = build(Side(hand=[rifle], play=[PAWN, BRUISER, PAUSE], domains=["agency:1"]), Side(play=[CUB]))
    game.choose(f"play {rifle} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {BRUISER}"]
    game.choose(f"attach {BRUISER}")
    assert (skill(game, BRUISER), icons(game, BRUISER)) == (3, [0, 3, 0, 0])
    assert (skill(game, PAWN), icons(game, PAWN)) == (1, [0, 0, 0, 0])
    assert idle(game)


# ---- Priest of Two Faiths

PRIEST = f"{SET}/priest-of-two-faiths"


def test_priest_of_two_faiths_keeps_an_opponents_icons_from_counting() -> None:
    game = build(
        Side(play=[there(SAGE), there(GOD), there(PAWN), there(BRUISER, 1)]),
        Side(play=[PRIEST, PAWN]),
        stories=[ARCANE_STORY, BARE, "dreamwalkers"],
        step="defender commits",
    )
    game.play(f"commit {PAWN}#2 {ARCANE_STORY}", f"commit {PRIEST} {ARCANE_STORY}")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {PRIEST}"])
    game.choose(f"use {PRIEST}")
    assert keys(game) == [f"choose {PAWN}", f"choose {SAGE}"]
    game.choose(f"choose {SAGE}")
    assert icons(game, SAGE) == [0, 0, 3, 0], "it still has them"
    game.choose(f"resolve {ARCANE_STORY}")
    assert [entry[3] for entry in entries(game, "struggle")] == [[0, 2]]
    assert (asked(game), keys(game)) == ((1, "arcane"), ["none", f"ready {PAWN}#2", f"ready {PRIEST}"])
    game.choose("none")
    assert idle(game)


def test_priest_of_two_faiths_does_nothing_where_only_an_ancient_one_is_or_nobody() -> None:
    stories = [ARCANE_STORY, BARE, "dreamwalkers"]
    game = build(Side(play=[there(GOD), there(SAGE, 1)]), Side(play=[PRIEST]), stories=stories, step="defender commits")
    game.choose(f"commit {PRIEST} {ARCANE_STORY}")
    assert kind_asked(game) == "resolve"
    game = build(Side(play=[PRIEST]), Side(play=[SAGE]), stories=stories, step="active player commits")
    game.choose(f"commit {PRIEST} {ARCANE_STORY}")
    assert asked(game) == (1, "commit")
