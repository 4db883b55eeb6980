"""Miskatonic University's cards of the Core Set."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.position import At, Side, Story, build
from orne.coc.state import State
from orne.kernel.game import Game
from tests.coc.laboratory import EDITIONS, there
from tests.coc.look import discard, drained, hand, icons, in_play, keys, seen, table, tokens
from tests.look import asked, kind_asked, seat_asked

COMMIT = "active player commits"
LAB = "laboratory-assistant"


def struggles(game: Game[State], place: int = 0) -> list[str]:
    return [values.STRUGGLE_NAMES[each][0] for each in values.struggles(table(game), game.state.row[place])]


# ---- Professor Albert Wilmarth


def wilmarth(*mine: str | At, theirs: tuple[str | At, ...] = ()) -> Game[State]:
    """Wilmarth has just committed to the second story."""
    game = build(
        Side(play=["professor-albert-wilmarth", *mine]), Side(play=theirs, domains=["miskatonic:5"]), step=COMMIT
    )
    game.choose("commit core/professor-albert-wilmarth core/dreamwalkers")
    return game


def test_wilmarth_takes_a_struggle_of_your_choice_from_his_story() -> None:
    game = wilmarth(theirs=("keeper-of-the-golden-path",))
    assert (seat_asked(game), keys(game)) == (0, ["lose Arcane", "lose Combat", "lose Investigation", "lose Terror"])
    game.choose("lose Terror")
    assert asked(game) == (1, "commit")
    assert struggles(game, 1) == ["T", "C", "A", "I"][1:]
    assert struggles(game, 0) == struggles(game, 2) == ["T", "C", "A", "I"]
    game.choose("commit core/keeper-of-the-golden-path core/dreamwalkers")
    assert kind_asked(game) == "investigation"
    assert seen(game, "professor-albert-wilmarth")["state"] == "exhausted", "no Terror struggle was resolved"


def test_wilmarth_takes_one_of_several_struggles_and_the_choice_is_saved() -> None:
    game = wilmarth(At("open-for-inspection", on="dreamwalkers"), theirs=("bag-man",))
    assert struggles(game, 1) == ["T", "C", "A", "A", "I", "I", "I"]
    game.choose("lose Investigation")
    assert struggles(game, 1) == ["T", "C", "A", "A", "I", "I"]
    assert struggles(Game.load(game.save()), 1) == ["T", "C", "A", "A", "I", "I"]


def test_wilmarth_gives_the_struggle_back_when_he_is_committed_no_more() -> None:
    game = wilmarth(LAB, theirs=("celaeno-fragments", "bag-man"))
    game.play(f"commit core/{LAB} core/dreamwalkers", "lose Combat")
    assert struggles(game, 1) == ["T", "A", "I"]
    game.play("use core/celaeno-fragments domain 1", "x 5", "choose core/professor-albert-wilmarth")
    assert seen(game, "professor-albert-wilmarth")["story"] is None
    assert struggles(game, 1) == ["T", "C", "A", "I"]
    assert game.state.lasting == (), "the choice is forgotten"
    assert kind_asked(game) == "commit"


def test_wilmarth_chooses_also_as_a_defender() -> None:
    game = build(
        Side(play=[LAB]),
        Side(play=["professor-albert-wilmarth"]),
        step=COMMIT,
    )
    game.play(f"commit core/{LAB} core/dreamwalkers", "commit core/professor-albert-wilmarth core/dreamwalkers")
    assert asked(game) == (1, "struggle")
    game.choose("lose Combat")
    assert in_play(game, 0) == [LAB], "there was no Combat struggle"
    assert kind_asked(game) == "resource"


def test_wilmarth_gives_the_struggle_back_when_he_falls_before_its_turn() -> None:
    game = build(Side(play=["bag-man"]), Side(play=["professor-albert-wilmarth"]), step=COMMIT)
    game.play("commit core/bag-man core/dreamwalkers", "commit core/professor-albert-wilmarth core/dreamwalkers")
    game.choose("lose Investigation")
    assert discard(game, 1) == ["professor-albert-wilmarth"], "lost the tie against Fast"
    assert kind_asked(game) == "investigation"


# ---- Dr. Ali Kafour


def test_kafour_draws_a_card_when_you_commit_him() -> None:
    game = build(Side(play=["dr-ali-kafour", LAB], deck=["bag-man", LAB, LAB]), step=COMMIT)
    game.play("commit core/dr-ali-kafour core/dreamwalkers", "done")
    assert keys(game) == ["pass", "use core/dr-ali-kafour"]
    game.choose("use core/dr-ali-kafour")
    assert hand(game, 0) == ["bag-man"]
    assert kind_asked(game) == "arcane"


def test_kafour_draws_nothing_for_others_and_only_if_you_like() -> None:
    game = build(Side(play=["dr-ali-kafour", LAB]), step=COMMIT)
    game.play(f"commit core/{LAB} core/dreamwalkers", "done")
    assert kind_asked(game) == "investigation"
    game = build(Side(play=["dr-ali-kafour"]), step=COMMIT)
    game.play("commit core/dr-ali-kafour core/dreamwalkers", "pass")
    assert hand(game, 0) == []


# ---- Steve Clarney


def test_clarney_takes_all_toughness_while_committed() -> None:
    game = build(
        Side(play=["steve-clarney", At("hired-muscle", wounds=1), "guardian-shoggoth"]),
        Side(play=[At("g-men", wounds=2), "innsmouth-troublemaker"]),
        step=COMMIT,
    )
    assert seen(game, "g-men")["keywords"] == ["heroic", "toughness +3", "willpower"]
    game.play("commit core/steve-clarney core/dreamwalkers", "done")
    assert discard(game, 0) == ["hired-muscle"]
    assert discard(game, 1) == ["g-men"], "its wounds are fatal at once"
    assert seen(game, "guardian-shoggoth")["keywords"] == seen(game, "innsmouth-troublemaker")["keywords"] == []
    assert asked(game) == (1, "commit")
    while kind_asked(game) != "resource":
        game.choose(game.decision.keys[-1])
    assert seen(game, "guardian-shoggoth")["keywords"] == ["toughness +2"]


# ---- Professor Nathaniel Peaslee


def peaslee(at: At, domains: tuple[str, ...] = ("agency:3", "miskatonic:2", "agency:2")) -> Game[State]:
    return build(
        Side(hand=["short-fuse", "shotgun-blast"], play=[at, "hired-muscle"], domains=domains, discard=[LAB]),
        Side(play=["bag-man"], discard=["mad-artist"]),
    )


def test_peaslee_brings_back_characters_that_were_never_in_play() -> None:
    game = build(
        Side(
            hand=["short-fuse"],
            play=["professor-nathaniel-peaslee", "hired-muscle"],
            domains=[["local-sheriff", "hired-muscle"], "miskatonic:2"],
        ),
    )
    game.play("play core/short-fuse domain 1", "choose core/professor-nathaniel-peaslee")
    game.choose("use core/professor-nathaniel-peaslee domain 2")
    assert keys(game) == ["first core/local-sheriff", "first core/professor-nathaniel-peaslee"]
    game.choose("first core/professor-nathaniel-peaslee")
    assert in_play(game, 0) == ["hired-muscle", "professor-nathaniel-peaslee", "local-sheriff"]
    assert drained(game, 0) == [True, True]


def test_peaslee_needs_two_resources() -> None:
    game = peaslee(At("professor-nathaniel-peaslee"), ("agency:3", "miskatonic:1", ""))
    game.play("play core/short-fuse domain 1", "choose core/professor-nathaniel-peaslee")
    assert (kind_asked(game), discard(game, 0)[1]) == ("commit", "professor-nathaniel-peaslee")


def test_peaslee_must_enter_the_discard_pile_of_his_controller() -> None:
    game = peaslee(At("professor-nathaniel-peaslee", owner=1), ("agency:3", "miskatonic:2", ""))
    game.play("play core/short-fuse domain 1", "choose core/professor-nathaniel-peaslee")
    assert discard(game, 1) == ["mad-artist", "professor-nathaniel-peaslee"]
    assert kind_asked(game) == "commit"


# ---- Anthropology Advisor


def test_advisor_makes_investigators_cheaper_for_you() -> None:
    mine = Side(
        hand=["blackwood-file-clerk", "hired-muscle"], play=["anthropology-advisor"], domains=["agency:1", "agency:2"]
    )
    assert keys(build(mine)) == [
        "pass",
        "play core/blackwood-file-clerk domain 1",
        "play core/blackwood-file-clerk domain 2",
    ]
    mine.play = []
    game = build(mine, Side(play=["anthropology-advisor"]))
    assert keys(game) == ["pass", "play core/blackwood-file-clerk domain 2"]
    mine.play = ["anthropology-advisor", "anthropology-advisor"]
    assert keys(build(mine)) == ["pass", "play core/blackwood-file-clerk"], "for free"


def test_advisor_gives_your_investigators_an_icon() -> None:
    game = build(
        Side(
            play=[
                "anthropology-advisor",
                "blackwood-file-clerk",
                "hired-muscle",
                At("undercover-security", insane=True),
            ]
        ),
        Side(play=["freelance-occultist"]),
    )
    assert icons(game, "anthropology-advisor") == [0, 1, 1, 2]
    assert icons(game, "blackwood-file-clerk") == [0, 0, 0, 2]
    assert icons(game, "hired-muscle") == [0, 3, 0, 0]
    assert icons(game, "freelance-occultist") == [0, 1, 1, 0]
    assert icons(game, "undercover-security") == [0, 0, 0, 0]


# ---- Visiting Author


def test_author_returns_from_the_discard_pile_in_the_phase_he_got_there() -> None:
    game = build(
        Side(hand=[LAB], domains=[["visiting-author"], ["visiting-author"], "hastur:1"], discard=["visiting-author"])
    )
    game.choose(f"play core/{LAB} domain 1")
    assert keys(game) == ["pass", "use core/visiting-author#2 domain 2", "use core/visiting-author#2 domain 3"]
    game.choose("use core/visiting-author#2 domain 3")
    assert hand(game, 0) == ["visiting-author"]
    assert discard(game, 0) == ["visiting-author"]
    assert drained(game, 0) == [True, False, True]
    assert kind_asked(game) == "commit"


def test_author_stays_once_the_phase_is_over() -> None:
    game = build(Side(hand=[LAB], domains=[["visiting-author"], "hastur:1"]))
    game.play(f"play core/{LAB} domain 1", "pass")
    assert kind_asked(game) == "commit"
    game.choose("done")
    assert hand(game, 0) == []


# ---- Mad Genius


def test_genius_places_a_success_token_when_restored() -> None:
    game = build(Side(play=[At("mad-genius", insane=True)]), step="refresh")
    assert keys(game) == ["pass", "use core/mad-genius"]
    game.choose("use core/mad-genius")
    assert keys(game) == ["choose core/ancient-apocrypha", "choose core/dreamwalkers", "choose core/frozen-in-time"]
    game.choose("choose core/dreamwalkers")
    assert [tokens(game, story) for story in range(3)] == [[0, 0], [1, 0], [0, 0]]
    assert seen(game, "mad-genius")["state"] == "exhausted"
    assert kind_asked(game) == "resource"


def test_genius_may_win_a_story_and_answers_only_his_own_restoring() -> None:
    game = build(
        Side(play=[At("mad-genius", insane=True)]),
        stories=["ancient-apocrypha", Story("dreamwalkers", (4, 4)), "frozen-in-time"],
        step="refresh",
    )
    game.play("use core/mad-genius", "choose core/dreamwalkers")
    assert game.view(0)["players"][0]["won"] == ["core/dreamwalkers"]
    game = build(Side(play=["mad-genius", At("bag-man", insane=True)]), step="refresh")
    assert kind_asked(game) == "resource"


# ---- Strange Librarian


def test_librarian_rearranges_the_top_of_a_deck() -> None:
    game = build(
        Side(play=["strange-librarian", "bag-man"], deck=["t-men", LAB, LAB]),
        Side(deck=["bag-man", "mad-artist", "g-men", "t-men", LAB]),
    )
    assert keys(game) == ["pass", "use core/strange-librarian"]
    game.choose("use core/strange-librarian")
    assert seen(game, "strange-librarian")["state"] == "exhausted"
    assert keys(game) == ["opponent's deck", "your deck"]
    game.choose("opponent's deck")
    assert (seat_asked(game), keys(game)) == (
        0,
        ["bottom core/bag-man", "bottom core/g-men", "bottom core/mad-artist"],
    )
    game.choose("bottom core/bag-man")
    assert keys(game) == ["top core/g-men", "top core/mad-artist"]
    game.choose("top core/g-men")
    known = {"1": "core/g-men", "2": "core/mad-artist", "5": "core/bag-man"}
    assert game.view(0)["players"][1]["deck_known"] == known
    assert game.view(1)["players"][1]["deck_known"] == {}, "the opponent sees nothing"
    deck = [table(game).ref(card) for card in reversed(game.state.deck[1])]
    assert deck == ["core/g-men", "core/mad-artist", "core/t-men", f"core/{LAB}", "core/bag-man"]
    assert kind_asked(game) == "commit"


def test_librarian_looks_at_your_own_short_deck() -> None:
    game = build(Side(play=["strange-librarian", "bag-man"], deck=["t-men", LAB]))
    game.play("use core/strange-librarian", "your deck")
    assert keys(game) == [f"bottom core/{LAB}", "bottom core/t-men"]
    game.choose("bottom core/t-men")
    assert [table(game).ref(card) for card in reversed(game.state.deck[0])] == [f"core/{LAB}", "core/t-men"]
    assert kind_asked(game) == "commit"


def test_librarian_must_be_ready() -> None:
    game = build(Side(play=[At("strange-librarian", exhausted=True), "bag-man"]))
    assert kind_asked(game) == "commit"


# ---- Itinerant Scholar


def test_scholar_moves_a_drain_token_to_any_undrained_domain() -> None:
    game = build(
        Side(play=["itinerant-scholar"], domains=["agency:1", "agency:1", ""], drained=[1, 2]),
        Side(domains=["hastur:2", "hastur:1", "hastur:1"], drained=[2]),
    )
    assert keys(game) == ["pass", "use core/itinerant-scholar"]
    game.choose("use core/itinerant-scholar")
    assert discard(game, 0) == ["itinerant-scholar"]
    assert keys(game) == ["from domain 1", "from domain 2"]
    game.choose("from domain 2")
    assert keys(game) == ["to opponent's domain 1", "to opponent's domain 3", "to your domain 3"]
    before = game.copy()
    game.choose("to opponent's domain 1")
    assert game.view(0)["turn"] == 4, "the opponent's turn: their domains are refreshed"
    assert drained(game, 0) == [True, False, False]
    before.choose("to your domain 3")
    assert drained(before, 0) == [True, False, True]


def test_scholar_drains_the_domain_for_the_phase() -> None:
    game = build(
        Side(play=["itinerant-scholar"], domains=["agency:1"], drained=[1]),
        Side(domains=[["local-sheriff"], "hastur:1"]),
        ask_always=True,
    )
    game.play("use core/itinerant-scholar", "from domain 1", "to opponent's domain 1")
    assert drained(game, 0) == [False]
    assert drained(game, 1) == [True, False]
    assert discard(game, 1) == ["local-sheriff"], "a Transient does not survive it (coc/basics/10.11)"
    assert (seat_asked(game), keys(game)) == (1, ["pass", "use core/local-sheriff domain 2"])


# ---- Natural Philosopher, Student Archaeologist, Feast or Famine


def test_philosopher_draws_and_everybody_discards() -> None:
    game = build(
        Side(hand=["natural-philosopher", "bag-man"], domains=["miskatonic:3"], deck=["t-men", LAB, LAB]),
        Side(hand=["g-men", "hired-muscle"]),
    )
    game.choose("play core/natural-philosopher domain 1")
    assert (seat_asked(game), keys(game)) == (0, ["discard core/bag-man", "discard core/t-men"])
    game.choose("discard core/bag-man")
    assert (seat_asked(game), keys(game)) == (1, ["discard core/g-men", "discard core/hired-muscle"])
    game.choose("discard core/g-men")
    assert (hand(game, 0), discard(game, 0)) == (["t-men"], ["bag-man"])
    assert (hand(game, 1), discard(game, 1)) == (["hired-muscle"], ["g-men"])
    assert kind_asked(game) == "commit"


def test_philosopher_is_steadfast() -> None:
    game = build(Side(hand=["natural-philosopher"], play=["bag-man"], domains=["miskatonic:1 hastur:2"]))
    assert kind_asked(game) == "commit"


@pytest.mark.parametrize("active", [0, 1])
def test_feast_or_famine_takes_cards_from_both_or_from_nobody(active: int) -> None:
    """coc/faq/no-if-able-must-resolve-whole; what follows "then" does not keep a player from drawing."""
    game = build(
        Side(
            hand=["feast-or-famine"], domains=["miskatonic:3"], deck=["t-men", "bag-man", LAB, LAB], play=["cathouse"]
        ),
        Side(hand=[], deck=[LAB, LAB, LAB]),
        active=active,
    )
    game.choose("play core/feast-or-famine domain 1")
    assert discard(game, 0) == ["feast-or-famine"]
    assert {"bag-man", "t-men"} <= set(hand(game, 0))


@pytest.mark.parametrize("edition", EDITIONS)
def test_philosopher_lets_nobody_discard_where_the_opponent_has_no_card(edition: str) -> None:
    """coc/faq/no-if-able-must-resolve-whole: a Forced Response goes as far as it can."""
    game = build(
        Side(hand=["natural-philosopher", "bag-man"], domains=["miskatonic:3"], deck=["t-men", LAB, LAB]),
        Side(),
        edition=edition,
    )
    game.choose("play core/natural-philosopher domain 1")
    assert (hand(game, 0), discard(game, 0)) == (["bag-man", "t-men"], [])
    assert kind_asked(game) == "commit"


@pytest.mark.parametrize("edition", EDITIONS)
def test_archaeologist_draws_and_nobody_discards_where_the_opponent_has_no_card(edition: str) -> None:
    """coc/faq/no-if-able-must-resolve-whole"""
    game = build(
        Side(play=[At("student-archaeologist", insane=True)], hand=["bag-man"], deck=["t-men", LAB, LAB, LAB]),
        step="refresh",
        edition=edition,
    )
    game.choose("use core/student-archaeologist")
    assert discard(game, 0) == []
    assert {"bag-man", "t-men"} <= set(hand(game, 0))


def test_feast_or_famine_draws_two() -> None:
    game = build(
        Side(hand=["feast-or-famine"], play=["bag-man"], domains=["miskatonic:3"], deck=["t-men", "bag-man", LAB]),
        Side(hand=["g-men"]),
    )
    game.choose("play core/feast-or-famine domain 1")
    assert keys(game) == ["discard core/bag-man", "discard core/t-men"]
    game.choose("discard core/bag-man")
    assert hand(game, 0) == ["t-men"]
    assert discard(game, 1) == ["g-men"]


def test_archaeologist_draws_and_everybody_discards_when_restored() -> None:
    game = build(
        Side(play=[At("student-archaeologist", insane=True)], hand=["bag-man"], deck=["t-men", LAB, LAB, LAB, LAB]),
        Side(hand=["g-men"]),
        step="refresh",
    )
    assert keys(game) == ["pass", "use core/student-archaeologist"]
    game.choose("use core/student-archaeologist")
    assert keys(game) == ["discard core/bag-man", "discard core/t-men"]
    game.choose("discard core/bag-man")
    assert discard(game, 1) == ["g-men"]
    assert hand(game, 0) == [LAB, LAB, "t-men"], "and the draw phase"
    game = build(Side(play=["student-archaeologist", At("bag-man", insane=True)]), step="refresh")
    assert kind_asked(game) == "resource", "another's restoring is nothing to him"


# ---- Celaeno Fragments


def fragments(exhausted: bool = False, domains: tuple[str, ...] = ("hastur:3", "", "")) -> Game[State]:
    return build(
        Side(play=[At("celaeno-fragments", exhausted=exhausted), there(LAB)], domains=domains),
        Side(play=[there("bag-man"), there("young-deep-one"), there("g-men"), "mad-artist"]),
        step="actions after defenders commit",
    )


def test_fragments_remove_a_committed_character_of_cost_up_to_x() -> None:
    game = fragments()
    assert keys(game) == ["pass", "use core/celaeno-fragments domain 1"]
    game.choose("use core/celaeno-fragments domain 1")
    assert keys(game) == ["x 1", "x 2", "x 3"], "no committed character costs 0"
    game.choose("x 2")
    assert keys(game) == [f"choose core/{LAB}", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert seen(game, "young-deep-one")["story"] is None
    assert seen(game, "young-deep-one")["state"] == "exhausted"
    assert seen(game, "celaeno-fragments")["state"] == "exhausted"
    assert drained(game, 0) == [True, False, False]


def test_fragments_must_be_ready_and_paid_for() -> None:
    assert fragments(exhausted=True).decision.kind != "action"
    assert fragments(domains=("", "", "")).decision.kind != "action"


# ---- Open for Inspection


def test_open_for_inspection_adds_struggles_to_a_story() -> None:
    game = build(Side(hand=["open-for-inspection"], play=["bag-man"], domains=["miskatonic:2"]))
    game.choose("play core/open-for-inspection domain 1")
    assert keys(game) == ["attach core/ancient-apocrypha", "attach core/dreamwalkers", "attach core/frozen-in-time"]
    game.choose("attach core/dreamwalkers")
    assert struggles(game, 1) == ["T", "C", "A", "A", "I", "I", "I"]
    assert struggles(game, 0) == ["T", "C", "A", "I"]
    game.choose("commit core/bag-man core/dreamwalkers")
    for number in range(3):
        assert kind_asked(game) == "investigation"
        assert tokens(game, 1) == [number, 0]
        game.choose("place core/dreamwalkers")
    assert game.view(0)["players"][0]["won"] == ["core/dreamwalkers"], "with success, unchallenged"
    assert discard(game, 0) == ["open-for-inspection"]


# ---- Atwood Science Hall


def test_science_hall_adds_skill_for_investigation_icons() -> None:
    game = build(
        Side(play=["atwood-science-hall", "visiting-author", "anthropology-advisor", "hired-muscle"]),
        Side(play=["blackwood-file-clerk"]),
    )
    assert seen(game, "visiting-author")["skill"] == 3 + 3, "two printed icons and a gained one"
    assert seen(game, "hired-muscle")["skill"] == 3
    assert seen(game, "blackwood-file-clerk")["skill"] == 3, "an opponent's"


# ---- Binding


def test_binding_takes_the_printed_icons_only_until_the_end_of_the_phase() -> None:
    """coc/rule/2.26-printed/b"""
    game = build(
        Side(hand=["binding"], play=["anthropology-advisor"], domains=["miskatonic:1"]),
        Side(play=["bag-man"]),
        ask_always=True,
    )
    game.choose("play core/binding domain 1")
    assert keys(game) == ["choose core/anthropology-advisor", "choose core/bag-man"]
    game.choose("choose core/anthropology-advisor")
    assert icons(game, "anthropology-advisor") == [0, 0, 0, 1]
    while game.view(0)["phase"] == "operations":
        game.choose("pass")
    assert icons(game, "anthropology-advisor") == [0, 1, 1, 2]


# ---- Restless and Wary


def test_restless_and_wary_readies_every_exhausted_character() -> None:
    game = build(
        Side(
            hand=["restless-and-wary"],
            play=[there(LAB), At("celaeno-fragments", exhausted=True), At("bag-man", insane=True)],
            domains=["miskatonic:2"],
        ),
        Side(play=[there("innsmouth-troublemaker")]),
        step="actions after defenders commit",
    )
    game.choose("play core/restless-and-wary domain 1")
    assert seen(game, LAB)["state"] == seen(game, "innsmouth-troublemaker")["state"] == "ready"
    assert seen(game, LAB)["story"] == "core/ancient-apocrypha", "still committed"
    assert seen(game, "celaeno-fragments")["state"] == "exhausted"
    assert seen(game, "bag-man")["state"] == "insane"
    assert drained(game, 0) == [True]


# ---- Dr. Carson's Treatment


def carson(domain: str, *insane: str, theirs: tuple[str, ...] = ()) -> Game[State]:
    return build(
        Side(hand=["dr-carsons-treatment"], play=[At(card, insane=True) for card in insane], domains=[domain]),
        Side(play=[*(At(card, insane=True) for card in theirs), "mad-artist"]),
        ask_always=True,
    )


def test_carson_gives_combat_when_overpaid_until_the_end_of_the_phase() -> None:
    game = carson("miskatonic:2", "bag-man")
    game.play("play core/dr-carsons-treatment domain 1", "choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "ready"
    assert icons(game, "bag-man") == [0, 4, 0, 1]
    assert icons(game, "mad-artist") == [0, 1, 1, 0]
    while game.view(0)["phase"] == "operations":
        game.choose("pass")
    assert icons(game, "bag-man") == [0, 2, 0, 1]


def test_carson_needs_an_insane_character() -> None:
    assert keys(carson("miskatonic:1")) == ["pass"]


# ---- Unearthing the Ancients


def test_unearthing_draws_three_in_your_operations_phase() -> None:
    mine = Side(hand=["unearthing-the-ancients"], domains=["miskatonic:3"], play=["bag-man"])
    game = build(mine)
    game.choose("play core/unearthing-the-ancients domain 1")
    assert hand(game, 0) == [LAB, LAB, LAB]
    assert kind_asked(game) == "commit"
    assert build(mine, step="story actions").decision.kind == "commit"
    assert build(mine, Side(play=["bag-man"]), active=1).decision.seat == 1
