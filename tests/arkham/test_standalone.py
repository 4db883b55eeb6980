"""One scenario played alone (arkham/basics/1.27): decks with experience, an imagined past, no trauma for defeat."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orne import cli
from orne.arkham.campaigns.night_of_the_zealot.cards import CULTISTS, LITA
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS, GUIDE
from orne.arkham.campaigns.night_of_the_zealot.notes import GOT_AWAY
from orne.arkham.guide import ANYBODY, LEAD
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import chaos
from orne.arkham.scenario import STANDALONE, scenario
from orne.arkham.standalone import ends_before, past
from orne.arkham.state import State
from orne.decks.arkham import InvestigatorDeck, check, draw_weaknesses, for_standalone, shipped, write
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, random_policy
from orne.set_up.arkham.begin import begin
from orne.set_up.arkham.wishes import ArkhamWishes as Wishes
from orne.terminal.arkham.opening import ask
from orne.terminal.screen import Screen
from tests.arkham.look import ids
from tests.look import kind_asked

DEVOURER, MASKS = "the-devourer-below", "the-midnight-masks"


def started(*people: str, **wishes: Any) -> Game[State]:
    """A scenario played alone."""
    return begin(Wishes(investigators=list(people) or ["roland"], seed=5, **wishes)).game


def worth(points: int) -> InvestigatorDeck:
    """A deck whose cards are worth this much experience, apart from that not a legal one."""
    twos, ones = divmod(points, 2)
    cards = {"core/beat-cop-2": twos, "core/extra-ammunition-1": ones}
    return InvestigatorDeck("core/roland-banks", {card: n for card, n in cards.items() if n}, "rich")


# ---- decks


@pytest.mark.parametrize(("points", "weaknesses"), [(0, 1), (9, 1), (10, 2), (19, 2), (29, 3), (39, 4), (49, 5)])
def test_experience_brings_weaknesses(points: int, weaknesses: int) -> None:
    """ahlcg/standalone-mode/a: one more for every ten points, besides the one every deck has."""
    deck = for_standalone(worth(points))
    assert deck.random_weaknesses == weaknesses
    drawn = draw_weaknesses(deck, 1)
    assert drawn.size == deck.size
    assert not [each for each in check(drawn, "standalone") if "weakness" in each.reason]


def test_weaknesses_already_there_count() -> None:
    """A deck that names its weakness draws only what is missing."""
    deck = worth(10)
    assert for_standalone(replace(deck, cards={**deck.cards, "core/paranoia": 1})).random_weaknesses == 1
    assert for_standalone(replace(deck, cards={**deck.cards, "core/paranoia": 1, "core/amnesia": 1})) == replace(
        deck, cards={**deck.cards, "core/paranoia": 1, "core/amnesia": 1}, random_weaknesses=0
    )


# ---- the past


@pytest.mark.parametrize("end", ["R1", "R2", "R3", "none"])
def test_the_notes_are_those_the_scenario_itself_writes(end: str) -> None:
    """What is imagined is what The Gathering would have written after that end."""
    game = build(Inv("roland-banks"), Inv("wendy-adams"))
    game.state.resolution = end
    outcome = scenario("the-gathering").outcome(RULEBOOK.table(game.state))
    story = past(MASKS, [end])
    assert {**outcome.notes, STANDALONE: True} == story.log
    assert outcome.trauma[0] == story.trauma
    offered = {each.card: ANYBODY if each.anybody else LEAD for each in outcome.story_assets}
    assert story.story_assets == offered


@pytest.mark.parametrize("end", ["R1", "R2", "none"])
def test_the_second_scenarios_notes_follow_its_resolution(end: str) -> None:
    """Past midnight after the second resolution only."""
    game = build(Inv(), scenario=MASKS, act="uncovering-the-conspiracy", agenda="predator-or-prey")
    game.state.resolution = end
    notes = scenario(MASKS).outcome(RULEBOOK.table(game.state)).notes
    assert ("past_midnight" in notes) == ("past_midnight" in past(DEVOURER, ["R1", end]).log)


def test_who_got_away_may_be_said() -> None:
    """By names or parts of them; without a word all six after midnight."""
    log = past(DEVOURER, ["R2", "R2"]).log
    assert log["cultists_got_away"] == list(CULTISTS)
    assert {"past_midnight", "house_standing"} <= log.keys()
    assert "ghoul_priest_alive" not in log
    log = past(DEVOURER, [], {GOT_AWAY: ["Drew", "core/ruth-turner"]}).log
    assert log["cultists_got_away"] == ["core/ruth-turner", "core/wolf-man-drew"]
    assert len(log["cultists_interrogated"]) == 4


@pytest.mark.parametrize(
    ("name", "ends", "away", "sentence"),
    [
        (MASKS, ["R4"], None, "The Gathering cannot end with “R4”; it can with R1, R2, R3, none."),
        (DEVOURER, ["R1", "R3"], None, "The Midnight Masks cannot end with “R3”; it can with R1, R2, none."),
        ("the-gathering", ["R1"], None, "The Gathering comes after 0 other scenarios, and 1 earlier end is given."),
        (MASKS, [], ["Drew"], "“cultists_got_away” cannot be said of the past of The Midnight Masks; nothing can."),
        (DEVOURER, [], ["er"], "“er” names no single cultist; they are "),
        ("nowhere", [], None, "There is no scenario called “nowhere”"),
    ],
)
def test_an_impossible_past_is_refused(name: str, ends: list[str], away: list[str] | None, sentence: str) -> None:
    """One clear sentence each."""
    with pytest.raises(UserError) as refused:
        past(name, ends, None if away is None else {GOT_AWAY: away})
    assert str(refused.value).startswith(sentence)


# ---- the scenario set up


def test_the_midnight_masks_after_the_fire() -> None:
    """By default the house is gone, all begin at Rivertown, and the lead alone bears 1 horror."""
    game = started("roland", "wendy", scenario=MASKS)
    assert "core/your-house" not in ids(game, game.state.locations)
    assert ids(game, game.state.place) == ["core/rivertown"] * 2
    assert [game.state.cards[uid].horror for uid in game.state.investigators] == [1, 0]
    assert game.state.bag == BAGS["standard"]


def test_the_midnight_masks_with_the_priest_alive() -> None:
    """After R3 the house stands and the priest is in the encounter deck."""
    game = started(scenario=MASKS, earlier=["R3"])
    assert ids(game, game.state.place) == ["core/your-house"]
    assert "core/ghoul-priest" in ids(game, game.state.encounter_deck)
    assert game.state.cards[game.state.investigators[0]].horror == 0


def test_the_devourer_below_has_its_elder_thing_and_its_doom() -> None:
    """Bag of the campaign's set-up with one token more; three got away: 2 doom."""
    game = started(scenario=DEVOURER, past=["cultists_got_away=drew, turner, hunter"], difficulty="hard")
    assert sorted(game.state.bag) == sorted((*BAGS["hard"], chaos.ELDER_THING))
    assert game.state.cards[game.state.agenda].doom == 2
    assert started(scenario=DEVOURER).state.cards[started(scenario=DEVOURER).state.agenda].doom == 0


def test_lita_joins_where_the_past_allows() -> None:
    """The lead's after R1, anybody's after R3, nobody's after R2."""
    game = started("roland", "wendy", scenario=DEVOURER, story_assets=["1"])
    assert ids(game, [*game.state.deck[0], *game.state.hand[0]]).count("core/lita-chantler") == 1
    game = started("roland", "wendy", scenario=DEVOURER, earlier=["R3"], story_assets=["2=lita"])
    assert ids(game, [*game.state.deck[1], *game.state.hand[1]]).count("core/lita-chantler") == 1
    with pytest.raises(UserError, match="only the lead investigator, seat 1, may have Lita Chantler"):
        started("roland", "wendy", scenario=MASKS, story_assets=["2"])
    with pytest.raises(UserError, match="--story-asset 1: what went before offers none"):
        started(scenario=MASKS, earlier=["R2"], story_assets=["1"])
    with pytest.raises(UserError, match="--story-asset 1=knife: what went before offers Lita Chantler; say 1=CARD"):
        started(scenario=MASKS, story_assets=["1=knife"])
    with pytest.raises(UserError, match="say a seat from 1 to 1"):
        started(scenario=MASKS, story_assets=["2"])
    with pytest.raises(UserError, match="--past drew: say a note and what it lists"):
        started(scenario=DEVOURER, past=["drew"])


# ---- playing and its end


@pytest.mark.parametrize("alone", [True, False])
def test_defeat_in_play_brings_no_trauma(alone: bool) -> None:
    """Ahlcg/standalone-mode/d against ahlcg/defeat: only a campaign keeps it."""
    game = build(
        Inv("wendy-adams", damage=6),
        enemies=[Foe("ghoul-minion", engaged=0)],
        log={STANDALONE: True} if alone else None,
    )
    game.choose("resource")
    assert game.over
    assert game.state.gone == ["damage"]
    assert game.state.trauma == [(0, 0) if alone else (1, 0)]


def test_which_trauma_is_not_asked_where_there_is_none() -> None:
    """Killed and insane make no difference, so nobody has to choose between them."""
    for log, kind in ((None, "choose one"), ({STANDALONE: True}, None)):
        game = build(Inv("wendy-adams", damage=6, horror=6), enemies=[Foe("ghoul-minion", engaged=0)], log=log)
        game.choose("resource")
        assert (kind_asked(game) if game.decision else None) == kind


@pytest.mark.parametrize(("name", "won"), [("the-gathering", {"R1", "R2"}), (MASKS, {"R1"}), (DEVOURER, {"R1", "R2"})])
def test_only_a_resolution_of_an_act_wins(name: str, won: set[str]) -> None:
    """Whatever else ends the scenario, alone it is lost; a campaign does not say so."""
    game = build(Inv(), log={STANDALONE: True})
    state = game.state
    state.scenario = name
    for end in scenario(name).resolutions():
        state.resolution = end
        assert RULEBOOK.result(state).endswith("You have won." if end in won else "You have lost.")
    state.memory = ()
    assert not RULEBOOK.result(state).endswith(("You have won.", "You have lost."))


@pytest.mark.parametrize("name", GUIDE.scenarios)
def test_every_past_can_be_played(name: str) -> None:
    """Each scenario after every end of the ones before it comes to its own end."""
    earlier = ends_before(name)
    for number, end in enumerate(list(earlier.values())[-1] if earlier else ("",)):
        ends = [] if not end else ["R1", end][-len(earlier) :]
        game = started("roland", "wendy", scenario=name, earlier=ends)
        table = play_out(RULEBOOK, game.start, [random_policy(number)] * 2)
        assert table.state.over


def test_a_shipped_deck_needs_nothing_more() -> None:
    """Starter decks are worth no experience: one weakness, as ever."""
    deck = draw_weaknesses(for_standalone(shipped("starter-roland")), 1)
    assert deck.size == draw_weaknesses(shipped("starter-roland"), 1).size


def test_the_options_of_the_command_line_reach_the_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The options reach the set-up, and a mistake is one sentence."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["play", "arkham", "--scenario", MASKS, "--earlier", "none", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "Your House" in out
    assert "  The Ghoul Priest lives.\n" in out, "what went before is told at the beginning"
    assert cli.main(["play", "arkham", "--scenario", MASKS, "--earlier", "R9"]) == 2
    assert capsys.readouterr().err == "orne: The Gathering cannot end with “R9”; it can with R1, R2, R3, none.\n"


def asked_with(screen: Screen, monkeypatch: pytest.MonkeyPatch, *answers: str) -> tuple[Wishes, list[str]]:
    """What is wished after some answers, and what was asked."""
    prompts: list[str] = []
    left = list(answers)

    def read(prompt: str = "", *, completed: bool = True) -> str:
        prompts.append(prompt)
        return left.pop(0)

    monkeypatch.setattr(screen, "read", read)
    wishes = Wishes()
    assert ask(screen, wishes) is None
    assert left == []
    return wishes, prompts


@pytest.fixture
def screen() -> Screen:
    return Screen(target=io.StringIO())


def test_enter_takes_everything(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenario, difficulty, investigator, undo and bag are asked for; the rest only where it matters."""
    wishes, prompts = asked_with(screen, monkeypatch, "", "", "", "", "")
    assert wishes == Wishes("the-gathering", "standard", ["roland"], undo="same")
    assert prompts[3:] == [
        "[same]: ",  # the question itself is too long for the line it is answered in
        "Do you draw the tokens from a bag of your own (yes, no)? [no]: ",
    ]
    game = begin(wishes).game
    assert (game.start["undo"], game.start["real_bag"]) == ("same", False)


def test_the_past_is_asked_for(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each earlier scenario in turn; what it cannot end with is asked again, and Enter means the first resolution."""
    answers = (DEVOURER, "R3", "R3", "", "", "", "", "", "", "")
    wishes, prompts = asked_with(screen, monkeypatch, *answers)
    assert wishes.earlier == ["R3", "R1"]
    assert prompts[1] == "How did The Gathering end (R1, R2, R3, none)? [R1]: "
    assert prompts[2] == prompts[3] == "How did The Midnight Masks end (R1, R2, none)? [R1]: "
    assert prompts[4] == "Which cultists got away (all, none, or names with commas)? [none]: "
    assert prompts[7] == "Who has Lita Chantler (seat 1, or nobody)? [nobody]: "
    assert (wishes.past, wishes.story_assets) == (["cultists_got_away="], [])


def test_everything_can_be_said(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slips are asked again: too many investigators, one twice, a cultist nobody knows, a bot without a name."""
    answers = (
        DEVOURER, "R3", "R2", "somebody", "drew, turner", "hard", "roland roland", "roland wendy daisy skids agnes",
        "nowhere.txt", "roland, wendy", "3", "2", "2", "2=greedy", "never", "new", "maybe", "yes",
    )  # fmt: skip
    wishes, prompts = asked_with(screen, monkeypatch, *answers)
    assert wishes == Wishes(
        DEVOURER,
        "hard",
        ["roland", "wendy"],
        ["2=greedy"],
        "new",
        True,
        ["R3", "R2"],
        ["cultists_got_away=drew, turner"],
        [f"2={LITA}"],
    )
    assert "[all]: " in prompts[3]
    assert "(seat 1 to 2, or nobody)" in prompts[10]
    shown = screen.target.getvalue()
    for words in (
        "“somebody” names no single cultist",
        "Each investigator may be played once; roland is there twice.",
        "A scenario is for one to four investigators, not 5.",
        "nowhere.txt: there is no such file",
        f"--story-asset 3={LITA}: say a seat from 1 to 2.",
        "--bot 2: say a seat from 1 to 2",
        "There is no way of undoing called “never”",
        "There is no “maybe”; there are yes, no.",
    ):
        assert words in shown
    saved = begin(wishes)
    assert saved.players == ("human", "greedy")
    assert len(saved.game.state.remembered("cultists_got_away")) == 2


def test_an_illegal_deck_is_not_played(tmp_path: Path) -> None:
    """A deck for another investigator is refused, and the reason said."""
    deck = shipped("starter-daisy")
    write(replace(deck, investigator="core/roland-banks"), tmp_path / "mine.json")
    with pytest.raises(UserError, match=r"mine.json is not legal: Roland Banks may .* \(see orne deck check\)"):
        started(str(tmp_path / "mine.json"))
