"""Where the four documents disagree on timing, on answers about cards, in errata and lists: a test for each row."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orne.coc import lists
from orne.coc.abilities import (
    AttachTo,
    Choose,
    GivesControl,
    ResourceMatch,
    Trigger,
    Use,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.abilities.blanking import Blanks
from orne.coc.errata import errata
from orne.coc.events import COMMITTED, ENTERS_PLAY, LEAVES_PLAY, PHASE_ENDS, TURN_ENDS, USE, WOUND
from orne.coc.facts import load
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    HOST,
    IT,
    SUPPORT,
    Also,
    CancelIt,
    CancelWound,
    Do,
    Draw,
    ExhaustThis,
    Pay,
    Wound,
    destroy,
    everything,
    gain,
    go_insane,
    subtype,
    take_control,
)
from orne.coc.language.gaining import Lasting
from orne.coc.position import At, Side, build
from orne.coc.state import DISCARD, HAND
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, EDITIONS, PAUSE, event, lab_card, on, tool
from tests.coc.look import card, keys, table, uid, zone
from tests.look import asked, happened

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS


KILL = event("ed-kill", destroy(), Choose(CARD))

# ---- timing


def test_story_phase_when_nobody_is_committed(edition: str) -> None:
    game = build(Side(play=["mad-artist", PAUSE]), Side(play=["bag-man"]), step="story phase begins", edition=edition)
    assert asked(game) == (0, "action"), "actions of the story phase come first; silence is filled"
    assert game.view(0)["step"] == "story actions"
    game.choose("pass")
    assert asked(game) == (0, "commit")
    game.choose("done")
    assert "story resolves" not in happened(game)
    assert game.state.active == 1


def test_the_active_player_starts_an_action_window(edition: str) -> None:
    game = build(Side(play=[PAUSE]), Side(play=[PAUSE]), active=1, edition=edition)
    assert asked(game) == (1, "action")
    game.choose("use lab/pause#2")
    assert asked(game) == (0, "action")
    game.play("pass", "pass")
    assert game.view(0)["step"] != "operations"


def test_what_a_player_action_may_trigger(edition: str) -> None:
    """A text that names the place it works from works from there in every edition."""
    ghost = lab_card("ed-ghost", action(Draw(), zone=DISCARD, cost=Pay(1)))
    game = build(Side(discard=[ghost], play=[PAUSE], domains=["agency:1"]), edition=edition)
    assert keys(game) == ["pass", "use lab/ed-ghost domain 1", "use lab/pause"]


def test_disrupts_always_ahead_of_what_they_answer(edition: str) -> None:
    shield = lab_card(
        "ed-shield", disrupt(on(WOUND, lambda g, use, event: event.amount > 0), CancelWound()), type="event", cost=0
    )  # fmt: skip
    spear = event("ed-spear-free", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[spear], play=[PAUSE]), Side(hand=[shield], play=["bag-man"]), edition=edition)
    game.choose("play lab/ed-spear-free")
    assert asked(game) == (1, "disrupt")
    assert "wounded" not in happened(game)
    game.choose("play lab/ed-shield")
    assert zone(game, "bag-man") == "play"


def test_a_response_window_closes_as_the_document_says(edition: str) -> None:
    echo = tool("ed-echo", response(on(LEAVES_PLAY), Draw()))
    game = build(Side(hand=[KILL], play=[echo, echo, PAUSE]), Side(play=[echo, "bag-man"]), edition=edition)
    game.play("play lab/ed-kill", "choose core/bag-man")
    if edition in (LATER, LAST):
        assert asked(game) == (1, "response")
        game.choose("pass")
    assert asked(game) == (0, "response")
    game.choose("use lab/ed-echo")
    assert asked(game) == (1, "response"), "after an answer everybody may answer again"
    game.play("pass", "pass")
    assert asked(game)[1] == "action"


def test_who_responds_first_to_a_game_effect(edition: str) -> None:
    """coc/timing/response-window/b"""
    ears = tool("ed-ears", response(on(COMMITTED), Draw()))
    game = build(
        Side(play=[ears]), Side(play=[ears, "bag-man"]), active=1, stories=[BARE], step="active player commits",
        edition=edition,
    )  # fmt: skip
    game.choose("commit core/bag-man lab/bare-story")
    assert asked(game) == (1, "response")
    assert keys(game) == ["pass", "use lab/ed-ears#2"]
    game.choose("pass")
    assert asked(game) == (0, "response")


def test_an_action_is_a_card_effect_in_every_document(edition: str) -> None:
    shoot = event("ed-shoot-at", Wound(), Choose(CHARACTER))
    game = build(
        Side(hand=[shoot], play=[PAUSE]), Side(play=["adult-deep-one"], domains=["cthulhu:2"]), edition=edition
    )
    game.choose("play lab/ed-shoot-at")
    assert keys(game) == ["pass", "use core/adult-deep-one domain 1"]


# ---- the wound that destroys

SHOOT = event("ed-shoot", Wound(), Choose(CHARACTER))


def _shot(edition: str, victim: Any, *more: Any, hand: Any = ()) -> Any:
    """A character of the other player's, who can pay 2, is wounded by an event; the answer needs weaker prey."""
    game = build(
        Side(hand=[SHOOT, *hand], play=[PAUSE, "mad-artist"]), Side(play=[victim, *more], domains=["neutral:2"]),
        edition=edition,
    )  # fmt: skip
    for each in hand:
        game.choose(f"play {each}")
    game.play("play lab/ed-shoot", f"choose {table(game).ref(uid(game, victim.card))}")
    return game


def test_the_last_wound_is_answered_with_the_skill_the_character_had(edition: str) -> None:
    weaken = event("ed-weaken-advisor", gain(skill=-3), Choose(CHARACTER & subtype("Government")))
    game = _shot(edition, At("military-advisor", wounds=2), hand=[weaken])
    assert asked(game) == (0, "action"), "the Mad Artist is not weaker than 2"


def test_a_blank_character_answers_no_last_wound(edition: str) -> None:
    nothing = Lasting(Blanks(AFFECTED), IT)
    blank = event("ed-blank-advisor", nothing, Choose(CHARACTER & subtype("Government")))
    game = _shot(edition, At("military-advisor"), hand=[blank])
    assert zone(game, "military-advisor") == "discard"
    assert asked(game) == (0, "action")


def test_a_wound_that_did_not_destroy_is_not_answered_by_a_card_destroyed_later(edition: str) -> None:
    end = event("ed-shoot-and-destroy", Also(Wound(), destroy()), Choose(CHARACTER & subtype("Government")))
    game = build(
        Side(hand=[end], play=[PAUSE, "mad-artist"]), Side(play=["military-advisor"], domains=["neutral:2"]),
        edition=edition,
    )  # fmt: skip
    game.choose("play lab/ed-shoot-and-destroy")
    assert zone(game, "military-advisor") == "discard"
    assert asked(game) == (0, "action")


def test_a_forced_response_to_the_last_wound_and_one_that_is_about_any_wound(edition: str) -> None:
    martyr = lab_card("ed-martyr", forced(on(WOUND, lambda g, use, event: event.subject == use.me), Draw()))
    witness = lab_card("ed-witness", response(on(WOUND), Draw()))
    game = _shot(edition, At(martyr))
    assert zone(game, martyr) == "discard"
    assert ("drawn" in happened(game)) is (edition == OLDEST)
    game = _shot(edition, At(witness))
    assert zone(game, witness) == "discard"
    assert asked(game)[1] == ("response" if edition == OLDEST else "action")


def test_wounded_together_each_answers_its_own_last_wound(edition: str) -> None:
    blast = event("ed-blast", Wound(everything(CHARACTER & subtype("Government"))))
    game = build(
        Side(hand=[blast], play=[PAUSE, "mad-artist"]),
        Side(
            play=[At("military-advisor", wounds=2), At("military-advisor", wounds=1), "young-deep-one"],
            domains=["neutral:2", "neutral:2"],
        ),
        edition=edition,
    )
    game.choose("play lab/ed-blast")
    assert asked(game) == (1, "response")
    mine = [f"use core/military-advisor domain {number}" for number in (1, 2)]
    gone = [f"use core/military-advisor discard domain {number}" for number in (1, 2)]
    assert keys(game) == ["pass", *(gone if edition == OLDEST else []), *mine]


def test_leave_play_reactions_must_the_text_be_about_itself(edition: str) -> None:
    hears = lab_card("ed-hears-any", response(on(LEAVES_PLAY), Draw()))
    game = build(Side(hand=[KILL], play=[hears, PAUSE]), edition=edition)
    game.play("play lab/ed-kill", "choose lab/ed-hears-any")
    assert asked(game)[1] == ("response" if edition in (OLDEST, OLD) else "action")


@pytest.mark.parametrize("end", ["phase", "turn"])
def test_responses_to_end_of_phase_and_end_of_turn_effects(edition: str, end: str) -> None:
    moment = on(PHASE_ENDS, lambda g, use, event: event.phase == "operations") if end == "phase" else on(TURN_ENDS)
    doom = tool(f"ed-doom-at-{end}", forced(moment, destroy(everything(CHARACTER))))
    echo = tool("ed-echo", response(on(LEAVES_PLAY), Draw()))
    step = "operations" if end == "phase" else "last story actions"
    game = build(Side(play=[doom, echo, "bag-man", PAUSE]), Side(play=[PAUSE]), step=step, edition=edition)
    game.play("pass", "pass")
    assert zone(game, "bag-man") == "discard"
    assert (asked(game)[1] == "response") is (end == "turn" and edition == LATER)


def test_the_first_disrupt_is_the_opponents_or_the_active_players(edition: str) -> None:
    cry = tool("ed-cry", disrupt(on(USE, lambda g, use, event: event.source.ability.kind == "Action"), Draw()))
    game = build(Side(play=[cry, PAUSE]), Side(play=[cry]), edition=edition)
    game.choose("use lab/pause")
    assert asked(game) == (0 if edition == LATER else 1, "disrupt")


# ---- answers about cards


def test_dreamlands_fanatic_cancelled_by_power_drain(edition: str) -> None:
    def arrive(g: CocTable, use: Use) -> bool:
        """Put this card into play from your hand."""
        from orne.coc.rules.entering import put_into_play as put

        return put(g, use.holder, use.seat, use)

    fanatic = lab_card(
        "ed-fanatic", response(on(ENTERS_PLAY, lambda g, use, event: event.seat == use.seat), Do(arrive), zone=HAND)
    )  # fmt: skip
    stop = lab_card(
        "ed-drain", disrupt(on(USE, lambda g, use, event: event.seat != use.seat), CancelIt()), type="event", cost=0
    )  # fmt: skip
    friend = lab_card("ed-friend", cost=0)
    game = build(Side(hand=[fanatic, friend, friend], play=[PAUSE]), Side(hand=[stop]), edition=edition)
    game.play("play lab/ed-friend", "use lab/ed-fanatic", "play lab/ed-drain")
    assert zone(game, fanatic) == ("discard" if edition == OLD else "hand")
    if edition != OLD:
        assert keys(game) == ["pass", "use lab/ed-fanatic"], "with the opportunity still open it may be triggered again"
        game.choose("use lab/ed-fanatic")
        assert zone(game, fanatic) == "play"


def test_when_and_after_are_answered_alike(edition: str) -> None:
    when = lab_card("ed-when", response(Trigger(COMMITTED, lambda g, use, event: True, "when it commits"), Draw()))
    after = lab_card("ed-after", response(Trigger(COMMITTED, lambda g, use, event: True, "after it commits"), Draw()))
    game = build(Side(play=[when, after]), stories=[BARE], step="active player commits", edition=edition)
    game.play("commit lab/ed-when lab/bare-story", "done")
    assert keys(game) == ["pass", "use lab/ed-after", "use lab/ed-when"]


def test_tokens_of_a_character_going_insane(edition: str) -> None:
    """What the oldest document says of one card, that card would have to say."""
    madden = event("ed-madden-one", go_insane(), Choose(CHARACTER))
    game = build(Side(hand=[madden], play=[At("bag-man", success=(2, 0)), PAUSE]), edition=edition)
    game.choose("play lab/ed-madden-one")
    assert card(game, "bag-man").state == 2
    assert card(game, "bag-man").success == (0, 0)


def test_a_card_that_gave_control_and_is_taken_over_gives_it_up(edition: str) -> None:
    obsession = tool("ed-obsession", AttachTo(CHARACTER), GivesControl(HOST))
    take = event("ed-repossess", take_control("ever"), Choose(SUPPORT))
    game = build(Side(hand=[take], play=["bag-man", "mad-artist"]), Side(hand=[obsession]), active=1, edition=edition)
    game.play("play lab/ed-obsession", "attach core/bag-man")
    assert card(game, "bag-man").controller == 1
    game.choose("play lab/ed-repossess")
    assert card(game, "bag-man").controller == 0, "it is yours again"
    assert card(game, obsession).controller == 0
    moved = edition in (OLDEST, OLD)
    assert card(game, obsession).host == uid(game, "mad-artist" if moved else "bag-man")


def test_names_inside_copied_text_mean_the_card_named(edition: str) -> None:
    alpha = lab_card("ed-alpha", action(Draw(), cost=ExhaustThis(named=True)))

    def copy(g: CocTable, use: Use) -> bool:
        """Each Bag Man has the text of Alpha this phase."""
        from orne.coc.rules.lasting import last

        return last(g, "copy", [uid(game, "bag-man")], (g.state.cards[uid(game, alpha)].kind, 0), use)

    game = build(Side(hand=[event("ed-copy-alpha", Do(copy))], play=[alpha, "bag-man", PAUSE]), edition=edition)
    game.choose("play lab/ed-copy-alpha")
    assert keys(game) == ["pass", "use lab/ed-alpha", "use lab/pause"], "the copy still asks for Alpha to exhaust"


def test_loyal_and_effects_on_the_resource_match(edition: str) -> None:
    loyal = lab_card("ed-loyal", cost=2, faction="agency", resources=("agency",), keywords=(("loyal", 1),))
    steady = lab_card("ed-steady", cost=2, faction="agency", resources=("agency",), steadfast=(("agency", 1),))
    grants = tool("ed-grants", ResourceMatch(CHARACTER))
    lifts = tool("ed-lifts", ResourceMatch(CHARACTER, only_lifted=True))
    for support, playable in ((grants, True), (lifts, edition != LAST)):
        game = build(Side(hand=[loyal, steady], play=[support, PAUSE], domains=["syndicate:2"]), edition=edition)
        assert ("play lab/ed-loyal domain 1" in keys(game)) is playable
        assert "play lab/ed-steady domain 1" not in keys(game)


# ---- errata and lists


def behaviours(edition: str, ruling: str) -> Any:
    """What the errata of an edition say a card does, by the last part of the ruling, that of an old document too."""
    return [each.behaviour for each in errata(edition) if re.search(f"{ruling}(/old)?$", each.ruling)]


@pytest.mark.parametrize(
    ("ruling", "words"),
    [
        ("f110-hound-of-tindalos", (None, None, "no trigger word", "attaches it to a character")),
        (
            "f75-descendant-of-eibon/[bd]",
            (None, "different stories", "from one story", "from one story"),
        ),
        (
            "f75-descendant-of-eibon/[ce]",
            (None, "only if this effect", "if it is still", "if it is still"),
        ),
        ("f102-military-bike", (None, "unresolved", "unresolved", "any other story")),
        ("f75-halflings-of-dhaz", (None, "margin", "one after another", "one after another")),
        (
            "f36-the-silver-twilight-lodge",
            (None, "each round", "each round", "each turn"),
        ),
        (
            "f112-the-necronomicon",
            (None, None, "actual skill of the bearer", "bearer's printed skill"),
        ),
        ("f49-nug/a", (None, None, "Forced Response", "Forced Response")),
        ("f49-nug/b", (None, None, None, "destroys all Day cards")),
        ("f16-khopesh-of-the-abyss", (None, None, "one effect", "as cost")),
        ("f112-aspiring-artist/a", (None, "draws one card", "draws one card", "draws one card")),
    ],
)
def test_errata_of_cards_that_do_not_work_yet_are_kept(edition: str, ruling: str, words: Any) -> None:
    """Rows about cards that do not work yet: what their errata say."""
    expected = words[EDITIONS.index(edition)]
    found = behaviours(edition, ruling)
    if expected is None:
        assert found == []
    else:
        assert len(found) == 1
        assert expected in found[0]


def test_what_an_older_document_says_has_a_ruling_of_its_own(edition: str) -> None:
    old = {each.ruling for each in errata(edition) if each.ruling.endswith("/old")}
    names = {
        OLDEST: set(),
        OLD: {"f102-military-bike", "f75-halflings-of-dhaz", "f36-the-silver-twilight-lodge"},
        LATER: {"f102-military-bike", "f36-the-silver-twilight-lodge", "f112-the-necronomicon"},
        LAST: set(),
    }
    assert {ruling.split("/")[-2] for ruling in old} == names[edition]


def test_bringer_of_fire_belongs_to_forgotten_lore(edition: str) -> None:
    """Two documents print it under another pack by mistake."""
    held = [each.ruling for each in errata(edition) if each.card == "forgotten-lore/bringer-of-fire"]
    assert held == ([] if edition == OLDEST else ["coc/errata/forgotten-lore/f114-bringer-of-fire"])
    facts = load("lcg-4")["forgotten-lore/bringer-of-fire"]
    assert (facts.set, facts.number) == ("forgotten-lore", 114)


def test_professor_lake_is_number_83_of_forgotten_lore(edition: str) -> None:
    """The answer about him prints the number within the pack."""
    assert load(edition)["forgotten-lore/professor-lake"].number == 83


def test_glimpse_of_the_void_was_banned_before_it_was_changed(edition: str) -> None:
    new_text = behaviours(edition, "forgotten-lore/f14-glimpse-of-the-void")
    assert bool(new_text) is (edition == LAST)
    assert ("Glimpse of the Void" in lists.banned(edition)) is (edition == LATER)
    assert load(edition)["ccg-spawn-of-madness/glimpse-of-the-void"].type == "event"


def test_each_document_restricts_its_own_cards(edition: str) -> None:
    assert len(lists.restricted(edition)) == {OLDEST: 0, OLD: 8, LATER: 17, LAST: 32}[edition]
    dropped = {
        "Things in the Ground",
        "Negotium Perambulans in Tenebris",
        "Descendant of Eibon",
        "Initiate of Huang Hun",
    }
    assert (dropped <= lists.restricted(edition)) is (edition == LATER)


def test_each_document_bans_its_own_cards(edition: str) -> None:
    expected = {
        OLD: {"Endless Interrogation", "Magah Bird"},
        LATER: {"Endless Interrogation", "Magah Bird", "Diseased Sewer Rats", "Glimpse of the Void"},
        LAST: set(),
    }
    if edition == OLDEST:
        assert len(lists.banned(edition)) == 8
    else:
        assert lists.banned(edition) == expected[edition]


def test_bloodbath_which_wounds_the_winner_assigns(edition: str) -> None:
    every = "The winner of the struggle picks every character that is wounded."
    more = "The winner of the struggle picks only the additional characters that are wounded."
    said = {"ccg-2.0": [], "lcg-1.4": [every], "lcg-3.0": [every], "lcg-4": [more]}
    found = [each.behaviour for each in errata(edition) if each.ruling == "coc/faq/bloodbath-distribution"]
    assert found == said[edition]
