"""What only rare positions show: things that change between a beginning and its end, and numbers at their limits."""

from __future__ import annotations

from orne.arkham.abilities import action, forced, free
from orne.arkham.events import DISCOVERS, ENGAGES
from orne.arkham.language import (
    AGENDA,
    CHOSEN,
    ENEMY,
    HERE,
    INVESTIGATOR,
    LOCATION,
    THIS_ATTACKS,
    WILLPOWER,
    YOU_ENTER_THIS,
    YOURSELF,
    Also,
    Blank,
    Discard,
    Discover,
    Gain,
    Harm,
    MoveTo,
    PlaceDoom,
    Take,
    Test,
    Until,
    after,
    everything,
    kind_of_card,
    the,
    when,
)
from orne.arkham.language.prey import BEARER_ONLY
from orne.arkham.position import Foe, Place
from orne.arkham.rules.chaos import AUTO_FAIL
from tests.arkham.laboratory import (
    DREAMER,
    ENEMY_PHASE,
    HALL,
    LOFT,
    RING,
    SCHOLAR,
    SECOND_AGENDA,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import encounter_pile, foe, foes, hand, hurt, keys, me, pass_to, place, record, results, seen
from tests.look import asked, happened

WIPE = lab_card("rare-wipe", free(Until("phase", Blank(CHOSEN), who=everything(ENEMY)), Discard()))


def test_an_enemy_that_falls_with_its_investigator_engages_nobody_else() -> None:
    """ahlcg/enemy-engagement/b: it has all the damage it can take when the other would be next."""
    engages = after(ENGAGES, lambda g, use, e: e.subject == use.holder, "this engages")
    clinging = lab_card("rare-clinging", forced(engages, Take(horror=1)), type="enemy", health=1)
    blast = lab_card("rare-blast", free(Harm(1, everything((ENEMY | INVESTIGATOR) & HERE)), Discard()))
    game = lab(scholar(play=[blast], damage=6), scholar(DREAMER), enemies=[Foe(clinging, engaged=0)])
    game.choose(f"use {blast}")
    assert (game.state.gone, foes(game), hurt(game, 1)) == (["damage", ""], [], (1, 0))
    assert (happened(game, "engaged"), asked(game)) == ([], (1, "turn"))


def test_a_blank_enemy_hunts_whom_it_would_not_have_hunted() -> None:
    """ahlcg/blank/b: "prey only" is part of its text; without it a Hunter that has gained the word goes for anybody."""
    debt = lab_card("rare-debt", BEARER_ONLY, type="enemy", keywords=("hunter",))
    game = lab(scholar(at=1, play=[pause()]), enemies=[Foe(debt, at=TOWER)], **ENEMY_PHASE)
    assert foe(game, "rare-debt")["location"] == "tower", "it is nobody's"
    game = lab(scholar(at=1, play=[WIPE]), enemies=[Foe(debt, at=LOFT)])
    assert foe(game, "rare-debt")["engaged"] is None
    game.play(f"use {WIPE}", "move lab/hall", "move lab/loft")
    assert foe(game, "rare-debt")["engaged"] == 0


def test_a_blank_enemy_is_worth_no_victory() -> None:
    """ahlcg/blank/b: the points are part of its text, so it is discarded."""
    worthy = lab_card("rare-worthy", type="enemy", victory=1, health=1)
    game = lab(scholar(play=[WIPE]), enemies=[Foe(worthy, engaged=0)], bag=["+1"])
    game.play(f"use {WIPE}", f"fight {worthy}")
    pass_to(game, "turn")
    assert (game.state.victory, encounter_pile(game)) == ([], ["lab/rare-worthy"])


def test_an_automatic_failure_fails_a_test_of_nothing() -> None:
    """ahlcg/automatic-failure-success/a: 0 is not less than 0, and it fails all the same."""
    trifle = lab_card("rare-trifle", action(Test(WILLPOWER, 0, success=Gain(9), fail=Take(1))))
    game = lab(scholar(play=[trifle]), bag=[AUTO_FAIL])
    game.choose(f"use {trifle}")
    pass_to(game, "turn")
    assert (results(game), hurt(game)) == ([("test fails", 0, 0)], (1, 0))


def test_a_clue_that_is_taken_meanwhile_is_not_discovered_twice() -> None:
    """ahlcg/clues/d: only what lies there when it comes to it."""
    thief = lab_card(
        "rare-thief", forced(when(DISCOVERS, lambda g, use, e: e.source is not None, "a card discovers"), Discover())
    )
    look = lab_card("rare-look", free(Discover(), Discard()))
    game = lab(scholar(play=[look, thief]), locations=[Place(HALL, clues=1), *RING[1:]])
    game.choose(f"use {look}")
    assert (me(game)["clues"], place(game, "hall")["clues"], asked(game)) == (1, 0, (0, "turn"))


def test_doom_on_an_investigator_counts_and_goes_with_the_agenda() -> None:
    """ahlcg/act-deck-and-agenda-deck/g: all doom in play is counted and taken off, wherever it lies."""
    omen = lab_card("rare-omen", free(Also(PlaceDoom(1, YOURSELF), PlaceDoom(2, AGENDA, may_advance=True)), Discard()))
    game = lab(scholar(play=[omen]), later_agendas=[SECOND_AGENDA])
    game.choose(f"use {omen}")
    assert (seen(game)["agenda"]["card"], seen(game)["doom"], record(game, SCHOLAR).doom) == (SECOND_AGENDA, 0, 0)
    assert asked(game) == (0, "turn")


def test_who_is_moved_on_has_entered_all_the_same() -> None:
    """ahlcg/forced-abilities/c: an enemy in the Pit carries them off to the Loft, and the Pit still hurts."""
    pit = lab_card("rare-pit", forced(YOU_ENTER_THIS, Take(1)), type="location", connects=("hall",), symbol="crypt")
    engages = after(ENGAGES, lambda g, use, e: e.subject == use.holder, "this engages")
    bird = lab_card("rare-bird", forced(engages, MoveTo(the(LOCATION & kind_of_card(LOFT)))), type="enemy")
    game = lab(scholar(), locations=[HALL, LOFT, pit], enemies=[Foe(bird, at=pit)])
    game.choose(f"move {pit}")
    assert (me(game)["location"], hurt(game)) == ("loft", (1, 0))
    assert asked(game) == (0, "turn")


def test_a_cancelled_attack_sets_off_nothing() -> None:
    """ahlcg/cancel/a: Dodge comes before what is forced by the attack, which then does not happen."""
    wolf = lab_card("rare-wolf", forced(THIS_ATTACKS, Take(horror=1)), type="enemy")
    game = lab(scholar(hand=["core/dodge"]), enemies=[Foe(wolf, engaged=0)])
    game.choose("resource")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert (hurt(game), hand(game), asked(game)) == ((0, 0), [], (0, "turn"))
