"""Cards that effects attach: face down from out of play."""

from __future__ import annotations

from orne.coc import values
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    FACE_DOWN_HERE,
    HOST_SUPPORT,
    IN_DISCARDS,
    IN_OPPONENTS_DISCARD,
    SELF,
    SUPPORT,
    AttachFaceDown,
    AttachThis,
    Choose,
    Draw,
    ExhaustThis,
    Gives,
    GivesControl,
    SacrificeThis,
    action,
    destroy,
    gain,
    per,
    pick,
    subtype,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card, tool
from tests.coc.look import cards_of, discard, idle, in_play, keys, skill, table, uid

UNIQUE = lab_card("at-unique", action(Draw(), cost=SacrificeThis()), unique=True, skill=3, subtypes=("Cultist",))
GHOUL = lab_card(
    "at-ghoul",
    Gives(SELF, "skill", per(FACE_DOWN_HERE)),
    action(AttachFaceDown(pick(CHARACTER & IN_OPPONENTS_DISCARD)), cost=ExhaustThis()),
)


def test_a_card_is_attached_face_down_from_a_discard_pile() -> None:
    """coc/rule/1.15-attaching-through-card-effects/a: a support card without text, not a character."""
    game = build(Side(play=[GHOUL, PAUSE]), Side(discard=[UNIQUE, PAWN, PAUSE]))
    game.choose(f"use {GHOUL}")
    assert keys(game) == [f"attach {UNIQUE}", f"attach {PAWN}"]
    game.choose(f"attach {UNIQUE}")
    assert (skill(game, GHOUL), keys(game)) == (2, ["pass", f"use {PAUSE}"])
    g, me = table(game), uid(game, UNIQUE)
    assert cards_of(game, 0)[UNIQUE]["host"] == GHOUL
    assert (values.is_character(g, me), values.is_attachment(g, me), values.faction(g, me)) == (False, True, None)
    assert not values.has_subtype(g, me, "Cultist")
    assert text(GHOUL) == (
        "This card gets +1 skill for each face-down card attached to this card.\nAction: Exhaust this card to attach a "
        "character in an opponent's discard pile to this card face down; there it is an Attachment without text."
    )


def test_without_a_card_to_attach_it_is_not_offered() -> None:
    assert keys(build(Side(play=[GHOUL, PAUSE], discard=[PAWN]), Side(discard=[PAUSE]))) == ["pass", f"use {PAUSE}"]


def test_it_goes_to_its_owners_discard_pile_with_its_host() -> None:
    axe = tool("at-axe", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
    trophy = At(PAWN, on=GHOUL, by_effect=True, face_down=True, owner=1)
    game = build(Side(play=[GHOUL, trophy, axe, PAUSE]))
    assert skill(game, GHOUL) == 2
    game.choose(f"use {axe}")
    assert (discard(game, 0), discard(game, 1), in_play(game, 0)) == ([GHOUL], [PAWN], [axe, PAUSE])


def test_a_number_of_face_down_cards_for_another() -> None:
    room = tool(
        "at-room",
        action(AttachFaceDown(pick(CHARACTER & IN_DISCARDS)), cost=ExhaustThis()),
        action(gain(skill=per(FACE_DOWN_HERE)), Choose(CHARACTER)),
    )
    trophies = [At(PAWN, on=room, by_effect=True, face_down=True) for _ in range(2)]
    game = build(Side(play=["bag-man", room, *trophies, PAUSE]))
    before = skill(game, "bag-man")
    game.choose(f"use {room} ability 2")
    assert skill(game, "bag-man") == before + 2
    assert SUPPORT.test(table(game), table(game).use_of(uid(game, room)), uid(game, PAWN))


def test_an_event_card_stays_in_play_attached() -> None:
    """Its text about being attached works there; it is a support card and goes when its host goes."""
    deed = lab_card(
        "at-deed",
        action(AttachThis(pick(SUPPORT & subtype("Location")))),
        GivesControl(HOST_SUPPORT, attached=True),
        type="event",
        cost=0,
    )
    inn = tool("at-inn", action(Draw(), cost=ExhaustThis()), subtypes=("Location",))
    game = build(Side(hand=[deed], play=[PAUSE, AXE]), Side(play=[inn]))
    assert keys(game) == ["pass", f"play {deed}", f"use {AXE}", f"use {PAUSE}"]
    game.choose(f"play {deed}")
    assert cards_of(game, 0)[deed]["host"] == inn
    assert keys(game) == ["pass", f"use {AXE}", f"use {inn}", f"use {PAUSE}"]
    game.choose(f"use {AXE}")
    assert keys(game) == [f"choose {AXE}", f"choose {deed}", f"choose {inn}", f"choose {PAUSE}"]
    game.choose(f"choose {deed}")
    assert (discard(game, 0), in_play(game, 1), idle(game)) == ([deed], [inn], True)
    assert text(deed) == (
        "Action: Attach this card to a Location support card; it is then an Attachment support card.\n"
        "You control the attached support card."
    )
    assert f"play {deed}" not in keys(build(Side(hand=[deed], play=[PAUSE])))


AXE = tool("at-axe-2", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))
