"""The nine forms of question in Call of Cthulhu; damage is assigned in the other game only."""

from __future__ import annotations

from tests.coc.laboratory import lab_card
from tests.coc.look import idle
from tests.table.look import asked, card, handle, keys, option, people, refusal, said

from orne.coc.abilities import Choose, Toll, action
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, OPPONENTS, DrainOwn, Draw, Pay, Wound
from orne.coc.position import DEFAULT_STORIES, At, Side, build
from orne.coc.rulebook import new_game
from orne.table.shared.question_data import Hint

SPRAY = lab_card(
    "table-spray", action(Wound(), Choose(CHARACTER & OPPONENTS & CAN_BE_WOUNDED, 2, up_to=True)), type="support"
)
TOLL = lab_card("table-toll", Toll("commit", CHARACTER & OPPONENTS, Pay(2)), type="support")
DRAIN = lab_card("table-drain", action(Draw(1), cost=DrainOwn()), type="support")
WAGE = lab_card("table-wage", action(Draw(1), cost=Pay(1)), type="support")
DOMAINS = ["agency:2", "agency:3", "agency:1"]


def test_a_window_lights_cards_and_letting_be_is_the_primary_answer() -> None:
    game = build(Side(hand=["shotgun-blast", "small-price-to-pay"], domains=DOMAINS, play=["steve-clarney"]),
                 Side(play=["young-deep-one"]))  # fmt: skip
    room = people(game)
    question = asked(room)
    assert (question.form, question.pick, question.kind, question.min, question.max) == (
        "window",
        "one",
        "action",
        0,
        1,
    )
    assert keys(room)[-4:] == [
        "play core/small-price-to-pay domain 1",
        "play core/small-price-to-pay domain 2",
        "play core/small-price-to-pay domain 3",
        "pass",
    ]
    assert question.primary == len(question.options) - 1
    assert [each.key for each in question.options if each.harmless] == ["pass"]
    price = handle(room, 0, "Small Price to Pay")
    assert option(room, "play core/small-price-to-pay domain 2").cards == (price,)
    assert len(card(room, 0, "Small Price to Pay").can) == 3
    assert card(room, 0, "Young Deep One").can == ()


def test_options_that_differ_in_what_pays_are_one_group_and_say_what_is_overpaid() -> None:
    game = build(Side(hand=["small-price-to-pay"], domains=DOMAINS, play=["steve-clarney"]),
                 Side(play=["young-deep-one"]))  # fmt: skip
    room = people(game)
    group = f"play {handle(room, 0, 'Small Price to Pay')}"
    paid = [each for each in asked(room).options if each.group == group]
    assert [each.short for each in paid] == ["domain 1", "domain 2", "domain 3"]
    hints = [each.hint for each in paid]
    assert [(hint.cost, hint.pays, hint.overpays) for hint in hints if hint] == [("1", 2, 1), ("1", 3, 2), ("1", 1, 0)]
    assert isinstance(hints[0], Hint)
    assert hints[0].adds.startswith("choose a character you control")


def test_a_domain_says_what_overpaying_from_it_adds() -> None:
    game = build(Side(hand=["working-a-hunch", "journey-to-the-other-side"], play=["steve-clarney", "cathouse", WAGE],
                      domains=["agency:2", "agency:1", "yog-sothoth:4"]))  # fmt: skip
    gains = {each.key: each.hint.gains for each in asked(people(game)).options if each.hint}
    hunch = "give it +1 Arcane and +1 Investigation until the end of the phase"
    assert gains == {
        "play core/working-a-hunch domain 1": hunch,
        "play core/working-a-hunch domain 2": "",
        "play core/journey-to-the-other-side domain 3": "you may take one of them into your hand",
        # Playing an event is not using a triggered ability, which Cathouse wants.
        "use lab/table-wage domain 1": "Cathouse: choose a character; ready it",
        "use lab/table-wage domain 2": "",
        "use lab/table-wage domain 3": "Cathouse: choose a character; ready it",
    }


def test_a_domain_says_which_transient_resource_it_loses_and_is_not_drained_without_asking() -> None:
    mine = Side(hand=["steve-clarney"], domains=[["visiting-author", "unearthing-the-ancients"], "miskatonic:4"])
    room = people(build(mine))
    hints = [each.hint for each in asked(room).options if each.hint]
    assert [(hint.pays, hint.overpays, hint.warn) for hint in hints] == [(3, 0, "discards Visiting Author"), (4, 1, "")]
    assert hints[0].rulings == ("coc/rule/2.19-transient-and-steadfast/b",)
    assert not any(each.usual for each in asked(room).options)


def test_a_character_that_answers_its_being_overpaid_says_so_at_the_domain() -> None:
    game = build(Side(hand=["bearer-of-the-yellow-sign"], domains=["hastur:3", "hastur:4"]))
    gains = [each.hint.gains for each in asked(people(game)).options if each.hint]
    assert gains == ["", "choose a character; drive it insane"]


def test_a_domain_that_is_asked_for_on_its_own_says_what_is_overpaid() -> None:
    game = build(Side(play=["hired-muscle"], domains=["agency:3", "agency:1", "agency:4"]), Side(play=[TOLL]),
                 step="active player commits")  # fmt: skip
    room = people(game)
    room.answer(0, {"plan": [[handle(room, 0, "Hired Muscle"), handle(room, 0, "Dreamwalkers")]]})
    hints = [(each.note, each.hint) for each in asked(room).options]
    assert hints == [("domain 1", Hint(pays=3, overpays=1)), ("domain 3", Hint(pays=4, overpays=2))]


def test_each_number_says_which_cards_it_reaches() -> None:
    theirs = ["young-deep-one", "steve-clarney", "hired-muscle"]
    game = build(Side(hand=["shotgun-blast"], domains=["agency:4"]), Side(play=theirs))
    room = people(game)
    room.answer(0, "play core/shotgun-blast domain 1")
    deep_one, steve, muscle = (handle(room, 0, title) for title in ("Young Deep One", "Steve Clarney", "Hired Muscle"))
    assert {each.key: each.reaches for each in asked(room).options} == {
        "x 1": (deep_one,),
        "x 2": (deep_one, steve),
        "x 3": (deep_one, steve, muscle),
        "x 4": (deep_one, steve, muscle),
    }


def test_a_number_reaches_all_that_it_strikes_where_nothing_is_chosen() -> None:
    game = build(Side(hand=["panic"], domains=["syndicate:4"]), Side(play=["young-deep-one", "steve-clarney"]))
    room = people(game)
    room.answer(0, "play core/panic domain 1")
    deep_one, steve = handle(room, 0, "Young Deep One"), handle(room, 0, "Steve Clarney")
    assert {each.key: each.reaches for each in asked(room).options} == {
        "x 1": (deep_one,),
        "x 2": (deep_one,),
        "x 3": (deep_one, steve),
        "x 4": (deep_one, steve),
    }


def test_a_number_is_named_and_the_way_to_it_is_told() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=DOMAINS), Side(play=["young-deep-one", "steve-clarney"]))
    room = people(game)
    room.answer(0, "play core/shotgun-blast domain 2")
    question = asked(room)
    assert (question.form, question.min, question.max, question.primary) == ("number", 1, 3, None)
    assert question.prompt == "Shotgun Blast: how much is X?"
    assert question.trail == ("Play Shotgun Blast (domain 2)",)
    assert question.source == handle(room, 0, "Shotgun Blast")
    room.answer(0, {"q": question.id, "n": question.n, "i": 1, "key": "x 2"})
    assert asked(room).trail == ("Play Shotgun Blast (domain 2)", "X is 2")


def test_a_target_is_a_lit_card_and_none_is_primary() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=DOMAINS), Side(play=["young-deep-one", "steve-clarney"]))
    room = people(game)
    room.answer(0, "play core/shotgun-blast domain 2")
    room.answer(0, "x 2")
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("target", "one", 1, 1)
    assert question.primary is None
    assert [each.cards for each in question.options] == [
        (handle(room, 0, "Young Deep One"),),
        (handle(room, 0, "Steve Clarney"),),
    ]
    room.answer(0, "choose core/young-deep-one")
    assert idle(game)
    assert "Young Deep One is destroyed (Shotgun Blast)." in said(room.page(0).log.entries)


def test_a_domain_to_be_drained_is_asked_for_on_its_own() -> None:
    game = build(Side(play=[DRAIN], domains=DOMAINS))
    room = people(game)
    room.answer(0, "use lab/table-drain")
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("pay", "one", 1, 1)
    assert keys(room) == ["drain domain 1", "drain domain 2", "drain domain 3"]
    room.answer(0, "drain domain 2")
    drained = [zone.name for zone in room.page(1).zones if zone.state == "drained"]
    assert drained == ["domain 2"]
    assert idle(game)


def test_what_is_not_a_card_is_a_list() -> None:
    game = new_game([["core/steve-clarney"] * 30] * 2, DEFAULT_STORIES, 1, first=0)
    room = people(game)
    question = asked(room)
    assert (question.form, question.kind, keys(room), question.primary) == ("list", "mulligan", ["keep", "mulligan"], 0)


def test_several_cards_are_picked_and_answered_at_once() -> None:
    game = build(Side(play=[SPRAY]), Side(play=["steve-clarney", "young-deep-one", "mad-genius"]))
    room = people(game)
    room.answer(0, "use lab/table-spray")
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("several", "each", 1, 2)
    assert refusal(room, 0, {"is": [0, 1, 2]}) == "That is more than may be chosen here."
    assert refusal(room, 0, {"is": [0, 0]}).startswith("“choose core/steve-clarney” is not offered")
    assert refusal(room, 0, {"is": []}) == "That is less than has to be chosen here."
    room.answer(0, {"is": [0, 2]})
    assert asked(room).kind == "first"
    room.answer(1, {"order": [1, 0]})
    assert [each.title for each in room.page(0).cards if each.zone == "discard"] == ["Mad Genius", "Steve Clarney"]
    assert idle(game)


def test_picks_made_one_after_the_other_are_told() -> None:
    game = build(Side(play=[SPRAY]), Side(play=["steve-clarney", "young-deep-one", "mad-genius"]))
    room = people(game)
    room.answer(0, "use lab/table-spray")
    room.answer(0, "choose core/young-deep-one")
    question = asked(room)
    assert question.chosen == (handle(room, 0, "Young Deep One"),)
    assert (question.form, question.min, question.max, question.primary) == ("several", 0, 1, 2)
    assert keys(room)[-1] == "done"
    room.back(0)
    assert asked(room).chosen == ()


def test_one_of_up_to_two_is_enough() -> None:
    game = build(Side(play=[SPRAY]), Side(play=["steve-clarney", "young-deep-one", "mad-genius"]))
    room = people(game)
    room.answer(0, "use lab/table-spray")
    room.answer(0, {"is": ["choose core/young-deep-one"]})
    assert [each.title for each in room.page(0).cards if each.zone == "discard"] == ["Young Deep One"]
    assert idle(game)


def test_what_leaves_together_is_put_in_order_by_one_answer() -> None:
    game = build(Side(play=[SPRAY]), Side(play=["steve-clarney", "young-deep-one"]))
    room = people(game)
    room.answer(0, "use lab/table-spray")
    room.answer(0, {"is": [0, 1]})
    question = asked(room)
    assert (question.form, question.min, question.max, question.primary) == ("order", 2, 2, 0)
    assert refusal(room, 1, {"order": [0]}) == "An order names every option once."
    assert refusal(room, 1, {"order": [0, 0]}) == "An order names every option once."
    room.answer(1, {"order": [1, 0]})
    assert idle(game)


def test_characters_are_committed_by_one_plan() -> None:
    game = build(Side(play=["steve-clarney", "mad-genius", At("paul-lemond", exhausted=True)]),
                 Side(play=["young-deep-one"]), step="active player commits")  # fmt: skip
    room = people(game)
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("plan", "each", 0, 2)
    assert question.primary is None  # committing nobody must be said
    steve, genius, paul = (handle(room, 0, title) for title in ("Steve Clarney", "Mad Genius", "Paul LeMond"))
    here, there = handle(room, 0, "Ancient Apocrypha"), handle(room, 0, "Dreamwalkers")
    assert refusal(room, 0, {"plan": [[steve, here], [paul, here]]}).startswith("“commit core/paul-lemond")
    assert refusal(room, 0, {"plan": [[steve, here], [steve, there]]}).startswith("“commit core/steve-clarney")
    assert refusal(room, 0, {"plan": [[steve, genius]]}).startswith("“commit core/steve-clarney core/mad-geni…”")
    room.answer(0, {"plan": [[steve, here], [genius, there]]})
    assert (card(room, 1, "Steve Clarney").story, card(room, 1, "Mad Genius").story) == (
        handle(room, 1, "Ancient Apocrypha"),
        handle(room, 1, "Dreamwalkers"),
    )


def test_a_plan_under_way_is_on_the_page_of_the_seat_that_plans_it_alone() -> None:
    game = build(Side(play=["steve-clarney", "mad-genius"]), Side(play=["young-deep-one"]),
                 step="active player commits")  # fmt: skip
    room = people(game)
    room.answer(0, "commit core/steve-clarney core/dreamwalkers")
    assert asked(room).primary == len(keys(room)) - 1
    plan = room.page(0).plan
    assert [(each.h, each.story) for each in plan] == [
        (handle(room, 0, "Steve Clarney"), handle(room, 0, "Dreamwalkers"))
    ]
    assert room.page(1).plan == room.page(None).plan == ()
    room.back(0)
    assert room.page(0).plan == ()


def test_the_rest_of_a_plan_waits_while_something_is_paid_for_it() -> None:
    game = build(Side(play=["steve-clarney", "mad-genius"], domains=["agency:2"] * 3), Side(play=[TOLL]),
                 step="active player commits")  # fmt: skip
    room = people(game)
    steve, genius, story = (handle(room, 0, title) for title in ("Steve Clarney", "Mad Genius", "Dreamwalkers"))
    room.answer(0, {"plan": [[steve, story], [genius, story]]})
    assert (asked(room).form, keys(room)) == ("pay", ["drain domain 1", "drain domain 2", "drain domain 3"])
    room.answer(0, "drain domain 1")
    assert (asked(room).form, keys(room)) == ("pay", ["drain domain 2", "drain domain 3"])
    room.answer(0, "drain domain 3")
    assert [card(room, 1, title).story for title in ("Steve Clarney", "Mad Genius")] == [
        handle(room, 1, "Dreamwalkers")
    ] * 2


def test_cards_that_have_to_go_one_after_the_other_are_one_press_each() -> None:
    game = build(Side(hand=["byakhee-attack"], domains=["hastur:2"]),
                 Side(hand=["g-men", "shotgun-blast", "working-a-hunch"]))  # fmt: skip
    room = people(game)
    room.answer(0, "play core/byakhee-attack domain 1")
    for _ in range(2):
        assert (asked(room).form, asked(room).prompt) == ("target", "Discard which card from your hand?")
        room.answer(1, keys(room)[0])


def test_it_is_said_whose_resource_or_discarded_card_may_be_chosen() -> None:
    """Either player has a first domain: where a card lies does not tell whose it is."""
    game = build(Side(hand=["torch-the-joint"], domains=["agency:2", ["bag-man"]]),
                 Side(domains=[["laboratory-assistant"], ["bag-man"]]))  # fmt: skip
    game.choose("play core/torch-the-joint domain 1")
    assert [each.label for each in asked(people(game)).options] == [
        "Choose Bag Man (domain 2)",
        "Choose Laboratory Assistant (theirs, domain 1)",
        "Choose Bag Man #2 (theirs, domain 2)",
    ]


def test_a_resource_that_lies_in_a_domain_of_the_other_player_is_theirs() -> None:
    game = build(Side(hand=["revelations/feed-her-young", "torch-the-joint"], domains=["shub-niggurath:4", "agency:2"]),
                 Side(domains=[["laboratory-assistant"]], drained=[1]))  # fmt: skip
    game.play("play revelations/feed-her-young domain 1", "attach opponent's domain 1")
    game.choose("play core/torch-the-joint domain 2")
    assert [each.label for each in asked(people(game)).options][-2:] == [
        "Choose Laboratory Assistant (theirs, domain 1)",
        "Choose Feed Her Young (theirs, domain 1)",
    ]


def test_the_same_struggle_at_another_story_is_asked_as_the_first_was() -> None:
    game = build(Side(play=["strange-librarian", "itinerant-scholar"]), step="active player commits")
    room = people(game)
    librarian, scholar = (handle(room, 0, title) for title in ("Strange Librarian", "Itinerant Scholar"))
    here, there = handle(room, 0, "Ancient Apocrypha"), handle(room, 0, "Dreamwalkers")
    room.answer(0, {"plan": [[librarian, here], [scholar, there]]})
    while asked(room).kind == "action":
        room.answer(0, "pass")
    room.answer(0, "resolve core/ancient-apocrypha")
    for ready in ("ready core/strange-librarian", "ready core/itinerant-scholar"):
        question = asked(room)
        assert keys(room) == [ready, "none"]
        assert (question.form, question.chosen, question.primary) == ("target", (), None)
        room.answer(0, ready)
    assert [each.state for each in room.page(0).cards if each.h in (librarian, scholar)] == ["ready", "ready"]


def test_what_goes_under_the_deck_is_put_on_the_bottom() -> None:
    deck = ["t-men", "bag-man", "shotgun-blast"]
    room = people(build(Side(play=["strange-librarian"], deck=deck), Side(deck=deck)))
    room.answer(0, "use core/strange-librarian")
    room.answer(0, "your deck")
    question = asked(room)
    assert question.prompt == "Put which of these cards on the bottom?"
    assert sorted(each.label for each in question.options) == [
        "Bag Man on the bottom",
        "Shotgun Blast on the bottom",
        "T-Men on the bottom",
    ]
