"""The first game of Call of Cthulhu: from the opening hand to a story won."""

from __future__ import annotations

from orne.games import COC
from orne.learn.lesson import Lesson, Said, Step
from orne.learn.looking import Look, handles, value
from orne.set_up.coc.wishes import CocWishes
from orne.table.shared.data import Card, CocView
from orne.table.shared.question_data import Option

SEED = 11
"""Of a game in which everything that is taught comes up early."""
KINDS = ("Terror", "Combat", "Arcane", "Investigation")
NEEDED = "success needed"


def _hand(look: Look) -> Said | None:
    if look.kind != "mulligan":
        return None
    return Said(
        f"Win three stories before your opponent does. These {len(look.hand)} cards are your hand. Some cheap "
        "characters are what it needs; you may exchange all of it once, and then keep what comes.",
        handles(look.hand),
        look.option("keep"),
    )


def _domains(look: Look) -> Said | None:
    if look.kind != "resource" or look.phase != "set-up":
        return None
    return Said(
        "Your three domains pay for your cards. Each begins with a card of your hand: it becomes a resource and is "
        "no longer a card to play. Give up what you can do without: an event, or something dear.",
        handles(look.hand),
        _spared(look),
    )


def _resource(look: Look) -> Said | None:
    if look.kind != "resource" or look.phase == "set-up" or not look.mine:
        return None
    return Said(
        "Your turn: refresh, draw, resource, operations, story. In the resource phase you may add one card to a "
        "domain. A large domain pays for a dear card, three small ones for three cheap cards in a turn.",
        handles(look.hand),
        _spared(look),
    )


def _spared(look: Look) -> Option | None:
    """An event to be made a resource, into the first domain that is offered, or what is proposed anyway."""
    question = look.question
    usual = question.options[question.primary] if question.primary is not None else None
    return next((option for option, _ in look.options("resource", "event")), usual)


def _playing(look: Look) -> Said | None:
    if not _my_operations(look):
        return None
    playable = list(look.options("play", "character"))
    if not playable:
        return None
    option, _ = max(playable, key=lambda found: _worth(found[0]))
    return Said(
        "Now you may play characters. A card is paid for by draining one domain with at least as many resources as it "
        "costs, one of them of its faction unless it is neutral. The rest is lost, and the domain is spent until "
        "your next refresh phase.",
        tuple(dict.fromkeys(card.h for _, card in playable)),
        option,
    )


def _worth(option: Option) -> tuple[int, int]:
    """How much a payment buys, and how little of it is lost."""
    cost = option.hint.cost if option.hint is not None else ""
    over = option.hint.overpays if option.hint is not None else None
    return int(cost) if cost.isdecimal() else 0, -(over or 0)


def _reading(look: Look) -> Said | None:
    if not _my_operations(look):
        return None
    sane = [card for card in _characters(look) if card.state != "insane"]
    if not sane:
        return None
    one = sane[-1]
    icons = ", ".join(kind for kind, count in zip(KINDS, one.icons, strict=False) for _ in range(count))
    return Said(
        f"{one.title} has skill {value(one, 'skill')} and {f'the icons {icons}' if icons else 'no icons'}. "
        "Icons are counted in struggles, kind by kind: Terror, Combat, Arcane, Investigation, or T, C, A, I for short. "
        "Skill decides at the end whether a story is a success.",
        (one.h,),
    )


def _why_not(look: Look) -> Said | None:
    if not _my_operations(look):
        return None
    idle = [card for card in look.hand if not card.can]
    if not idle:
        return None
    return Said(
        f"{idle[0].title} is not among your options now. Press it, or type “why not {idle[0].title}”, and you are told "
        "what it wants, with the ruling that says so. This works for every card, at any time.",
        (idle[0].h,),
    )


def _events(look: Look) -> Said | None:
    if look.kind != "action":
        return None
    for _, card in look.options("play", "event"):
        return Said(
            f"{card.title} is an event: it does one thing, and is discarded. Its first word says when it may be "
            "played: Action when it is yours to act, Response after something has happened, Disrupt just before.",
            (card.h,),
        )
    return None


def _passing(look: Look) -> Said | None:
    if not _my_operations(look) or any(True for _ in look.options("play", "character")):
        return None
    return Said(
        "When you want nothing more, pass; the phase is over once both players pass in a row. A domain that you have "
        "not drained can still pay for something in your opponent’s turn.",
        (),
        look.option("pass"),
    )


def _stories(look: Look) -> Said | None:
    if look.kind != "commit" or not look.mine:
        return None
    row = look.zone("row", None)
    return Said(
        "Send characters to stories; enough success tokens on one win it. Whoever goes is exhausted by it, and an "
        "exhausted character cannot defend in your opponent’s turn. A story where nobody stands against you "
        "brings the most.",
        handles(row),
    )


def _struggles(look: Look) -> Said | None:
    forecast = look.page.forecast
    if look.kind != "commit" or not look.page.plan or forecast is None:
        return None
    where = look.page.plan[-1].story
    foreseen = next((each for each in forecast.stories if each.h == where), None)
    story = look.card(where)
    if foreseen is None or story is None:
        return None
    return Said(
        "At a story icons are compared, kind by kind. Terror drives a character of the loser insane, Combat wounds "
        "one, Arcane readies one of the winner’s, Investigation gives the winner a token. As it stands now, "
        f"{story.title} would bring you {_tokens(foreseen.tokens.you)}.",
        (where,),
    )


def _tokens(number: int) -> str:
    return f"{number or 'no'} success token{'' if number == 1 else 's'}"


def _terror(look: Look) -> Said | None:
    own = [found for found in look.options("insane") if found[1].controller == look.seat]
    if look.kind != "insane" or not own:
        return None
    return Said(
        "A character of yours is to go insane: it lies face down, without skill, icons or text, until it is restored. "
        "Whoever has Willpower or a Terror icon is safe from that. Give up the one you need least.",
        tuple(card.h for _, card in own),
        min(own, key=_strength)[0],
    )


def _arcane(look: Look) -> Said | None:
    able = list(look.options("ready"))
    if look.kind != "arcane" or not able:
        return None
    return Said(
        "You have won an Arcane struggle, so one of your characters there may become ready. It stays where it is and "
        "counts on, and it can defend when your opponent’s turn comes.",
        tuple(card.h for _, card in able),
        max(able, key=_strength)[0],
    )


def _strength(found: tuple[Option, Card]) -> int:
    """What a character is worth, roughly: its skill and its icons."""
    return (value(found[1], "skill") or 0) + sum(found[1].icons)


def _investigation(look: Look) -> Said | None:
    if look.kind != "investigation":
        return None
    return Said(
        "You have won an Investigation struggle: a success token is yours at once, whatever becomes of the rest. It is "
        "the quickest way to win a story.",
        tuple(card.h for _, card in look.options("place")),
        look.option("place"),
    )


def _success(look: Look) -> Said | None:
    if look.kind not in ("resource", "action"):
        return None
    mine = f"success {look.seat}"
    for story in look.zone("row", None):
        if story.tokens.get(mine):
            return Said(
                f"You have {_tokens(story.tokens[mine])} of {value(story, NEEDED)} at {story.title}. After the "
                "struggles skill is compared: the player whose turn it is succeeds with more of it, for one token, "
                "and for one more if the other side has no skill there at all.",
                (story.h,),
            )
    return None


def _defending(look: Look) -> Said | None:
    if look.kind != "commit" or look.mine:
        return None
    sent = [card for card in look.page.cards if card.story is not None and card.controller != look.seat]
    return Said(
        "Now your opponent has sent characters out. You may answer at those stories alone, with ready characters, who "
        "are exhausted by it. A defender gains nothing by skill, but takes the success away and may win struggles.",
        handles(sent),
    )


def _states(look: Look) -> Said | None:
    if look.kind not in ("resource", "action") or not look.mine:
        return None
    for card in _characters(look):
        if card.state in ("exhausted", "insane"):
            return Said(
                f"{card.title} is {card.state}. When your turn begins, one insane character of yours is restored, but "
                "stays exhausted; your other exhausted cards become ready, and your drained domains are refreshed.",
                (card.h,),
            )
    return None


def _story_won(look: Look) -> Said | None:
    view = look.page.view
    if not isinstance(view, CocView) or not view.won[look.seat]:
        return None
    number = view.won[look.seat]
    return Said(
        f"You have won {number} {'story' if number == 1 else 'stories'}; three win the game. Who wins a story may do "
        "what it says. The tokens on it are lost to both sides, and a new story takes its place.",
        handles(look.zone("won", look.seat)),
    )


def _my_operations(look: Look) -> bool:
    """Whether it is the learner's turn to act in their own operations phase."""
    return look.kind == "action" and look.phase == "operations" and look.mine


def _characters(look: Look) -> list[Card]:
    """The learner's characters in play."""
    return [card for card in look.zone("play", look.seat) if card.type == "character"]


LESSON = Lesson(
    game=COC.name,
    title="Call of Cthulhu, a first game",
    about="Agency and Miskatonic against Cthulhu and Shub-Niggurath: domains, characters, stories, struggles.",
    wishes=lambda: CocWishes(seed=SEED, opponent="greedy"),
    steps=(
        Step("Your hand", _hand),
        Step("Three domains", _domains),
        Step("The turn", _resource),
        Step("Playing a character", _playing),
        Step("What a character can do", _reading),
        Step("Why not?", _why_not),
        Step("Events", _events),
        Step("Passing", _passing),
        Step("Stories", _stories),
        Step("Struggles", _struggles),
        Step("Terror", _terror, pressing=True),
        Step("Arcane", _arcane, pressing=True),
        Step("Investigation", _investigation, pressing=True),
        Step("Success", _success),
        Step("Defending", _defending, pressing=True),
        Step("Ready, exhausted, insane", _states),
        Step("A story won", _story_won, pressing=True),
    ),
    won="You have won, and seen how it all hangs together. The same game again without me: the same cards will come.",
    lost="This one is lost, and now you know how it goes. The same game again without me: the same cards will come.",
)
