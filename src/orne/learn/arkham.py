"""The first game of Arkham Horror: The Gathering, with a companion whom a bot plays."""

from __future__ import annotations

from orne.arkham.log_words import possessive
from orne.games import ARKHAM
from orne.learn.lesson import Lesson, Said, Step
from orne.learn.looking import Look, handles, value
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.table.shared.data import ArkhamView, Card, Investigator, Stage
from orne.table.shared.question_data import Option

SEED = 4
"""Of a game in which everything that is taught comes up early."""


def _view(look: Look) -> ArkhamView:
    view = look.page.view
    assert isinstance(view, ArkhamView)
    return view


def _me(look: Look) -> Investigator:
    return _view(look).investigators[look.seat]


def _my_card(look: Look) -> Card | None:
    return look.card(_me(look).h)


def _friends(look: Look) -> list[Investigator]:
    return [each for seat, each in enumerate(_view(look).investigators) if seat != look.seat and not each.gone]


def _stage(look: Look, kind: str) -> Stage | None:
    return next((stage for stage in _view(look).stages if stage.kind == kind), None)


def _hand(look: Look) -> Said | None:
    if look.kind != "mulligan":
        return None
    return Said(
        f"You are {_me(look).name}. These are your first cards; mark any number of them, once, and others are drawn in "
        "their place. Look for a weapon, and for something that helps to find clues.",
        handles(look.hand),
        look.option("keep"),
    )


def _who_first(look: Look) -> Said | None:
    if look.kind != "next turn" or not _friends(look):
        return None
    names = [each.name for each in _friends(look)]
    own = next((option for option, card in look.options("turn") if card.h == _me(look).h), None)
    return Said(
        f"In each round every investigator has one turn, in whatever order you like. {' and '.join(names)} "
        f"{'is' if len(names) == 1 else 'are'} with you: you win or lose together.",
        tuple(each.h for each in _view(look).investigators),
        own,
    )


def _actions(look: Look) -> Said | None:
    if look.kind != "turn":
        return None
    left = _me(look).actions
    return Said(
        f"It is your turn, with {left or 'no'} action{'' if left == 1 else 's'} left. Whatever you do costs one, "
        "unless it says otherwise; an action may be repeated. Ending the turn gives up what is left.",
        (_me(look).h,),
    )


def _act(look: Look) -> Said | None:
    stage = _stage(look, "act")
    if look.kind != "turn" or stage is None or stage.needed is None:
        return None
    card = look.card(stage.h)
    if card is None:
        return None
    return Said(
        f"The act says what you are after: {card.title} wants {stage.needed} clues of you all, and you have "
        f"{stage.now or 'none'}. Acts lead to the end you want. The agenda beside it counts doom, and leads to the "
        "other.",
        (stage.h,),
    )


def _investigating(look: Look) -> Said | None:
    me = _my_card(look)
    if look.kind != "turn" or me is None:
        return None
    for option, location in look.options("investigate", "location"):
        chance = option.hint.chance if option.hint is not None else None
        if location.tokens.get("clues") and chance is not None and not _warned(option):
            return Said(
                f"To investigate is to test your intellect, {value(me, 'intellect')}, against the shroud of "
                f"{location.title}, {value(location, 'shroud')}. Success finds one clue, and "
                f"{location.tokens['clues']} can be found there. The chance is {chance[0]} in {chance[1]}.",
                (location.h,),
                option,
            )
    return None


def _bag(look: Look) -> Said | None:
    test = look.page.test
    if test is None or test.seat != look.seat or test.revealed or look.kind not in ("window", "commit"):
        return None
    whole = sum(token.copies for token in test.tokens)
    good = sum(token.copies for token in test.tokens if token.passes)
    return Said(
        f"A test: your {test.skill} is {test.value} here, the difficulty {test.difficulty}. One token is drawn from "
        f"the chaos bag and added; of {whole} tokens {good} would do. What symbols mean depends on the scenario.",
        (_me(look).h,),
    )


def _committing(look: Look) -> Said | None:
    test = look.page.test
    if look.kind != "commit" or test is None or test.seat != look.seat:
        return None
    return Said(
        f"Before the token is drawn you may commit cards of your hand: each icon for {test.skill}, or wild one, adds "
        "1. They are discarded afterwards, so keep them for tests that matter.",
        tuple(card.h for _, card in look.options("commit")),
    )


def _helping(look: Look) -> Said | None:
    test = look.page.test
    if look.kind != "commit" or test is None or test.seat == look.seat:
        return None
    name = _view(look).investigators[test.seat].name
    return Said(
        f"This is {name}’s test. Whoever is at the same location may help with one card. As it stands the chance is "
        f"{test.chance[0]} in {test.chance[1]}.",
        tuple(card.h for _, card in look.options("commit")),
    )


def _asset(look: Look) -> Said | None:
    if look.kind != "turn":
        return None
    for option, card in look.options("play", "asset"):
        if option.hint is not None and "action" in option.hint.cost and not _warned(option):
            return Said(
                f"{card.title} is an asset: it stays before you. It costs {option.hint.cost}, and you have "
                f"{_me(look).resources}; each round brings one more. There is room for two hands, an ally, and so on: "
                "what does not fit makes something else go.",
                (card.h,),
                option,
            )
    return None


def _fast(look: Look) -> Said | None:
    if look.kind not in ("turn", "window"):
        return None
    for option, card in look.options("play"):
        if option.hint is not None and "action" not in option.hint.cost:
            return Said(
                f"{card.title} can be played without an action. Fast cards, and abilities with a lightning sign, may "
                "be used between actions and in the middle of a test, and let no enemy strike.",
                (card.h,),
            )
    return None


def _advancing(look: Look) -> Said | None:
    option = look.option("advance")
    stage = _stage(look, "act")
    if look.kind != "turn" or option is None or stage is None or stage.needed is None:
        return None
    return Said(
        "You have found what the act wants. To advance it costs clues and no action, at any time in a turn: it is "
        "turned over, its back is carried out, and the next act is there.",
        option.cards,
        option,
    )


def _moving(look: Look) -> Said | None:
    moves = list(look.options("move", "location"))
    if look.kind != "turn" or not moves:
        return None
    unseen = [card.title for _, card in moves if card.state == "unrevealed"]
    more = (
        f" Nobody has been in {' or '.join(unseen)} yet: entering shows what is there, good or bad." if unseen else ""
    )
    return Said(
        f"A move to a connected location is one action; enemies engaged with you come along.{more}",
        tuple(card.h for _, card in moves),
    )


def _doom(look: Look) -> Said | None:
    stage = _stage(look, "agenda")
    if look.kind != "turn" or stage is None or stage.needed is None or _view(look).round < 2:
        return None
    card = look.card(stage.h)
    if card is None:
        return None
    return Said(
        f"Each round after the first begins with the mythos phase: one doom on the agenda. {card.title} advances at "
        f"{stage.needed}, and there are {stage.now or 'none'} in play. That clock does not stop: do not linger.",
        (stage.h,),
    )


def _encounter(look: Look) -> Said | None:
    drawn = look.zone("encounter discard", None)
    if look.kind != "turn" or _view(look).round < 2 or not drawn:
        return None
    last = drawn[-1]
    return Said(
        "In the mythos phase each of you also draws an encounter card: an enemy that comes into play, or a treachery "
        f"that is carried out at once. {last.title} lies in their discard pile now.",
        (last.h,),
    )


def _enemy(look: Look) -> Said | None:
    if look.kind != "turn":
        return None
    for enemy in _engaged(look):
        return Said(
            f"{enemy.title} is engaged with you: fight {_number(enemy, 'fight')}, health {_number(enemy, 'health')}, "
            f"evade {_number(enemy, 'evade')}. It goes where you go, and strikes in every enemy phase while it is "
            "ready.",
            (enemy.h,),
        )
    return None


def _opportunity(look: Look) -> Said | None:
    warned = next((option for option in look.question.options if _warned(option)), None)
    if look.kind != "turn" or warned is None:
        return None
    return Said(
        "While a ready enemy is engaged with you, whatever costs an action lets it attack first: all but fighting, "
        f"evading, parleying and resigning. The options warn you: “{warned.label}” {_warned(warned)}.",
        handles(_engaged(look)),
    )


def _fighting(look: Look) -> Said | None:
    me = _my_card(look)
    if look.kind != "turn" or me is None:
        return None
    engaged = {enemy.h for enemy in _engaged(look)}
    for option, enemy in look.options("fight", "enemy"):
        chance = option.hint.chance if option.hint is not None else None
        if enemy.h in engaged and chance is not None:
            return Said(
                f"To fight is to test combat, {value(me, 'combat')}, against {possessive(enemy.title)} "
                f"{value(enemy, 'fight')}: "
                f"success is 1 damage, {chance[0]} in {chance[1]} without help. A weapon in play is an option of its "
                "own and does more. To evade tests agility, and leaves the enemy exhausted.",
                (enemy.h,),
                option,
            )
    return None


def _reaction(look: Look) -> Said | None:
    if look.kind != "reaction":
        return None
    cards = [card for option in look.question.options for h in option.cards[:1] if (card := look.card(h)) is not None]
    if not cards:
        return None
    names = " or ".join(dict.fromkeys(card.title for card in cards))
    return Said(
        f"{look.question.prompt.partition(':')[0]}: {names} may answer that. A reaction costs no action, and may be "
        "used once each time.",
        handles(cards),
    )


def _harm(look: Look) -> Said | None:
    me = _my_card(look)
    if me is None or look.kind not in ("turn", "assign"):
        return None
    damage, horror = me.tokens.get("damage", 0), me.tokens.get("horror", 0)
    if look.kind == "turn" and not damage and not horror:
        return None
    return Said(
        f"{_me(look).name} has taken {damage} damage of {value(me, 'health')}, and {horror} horror of "
        f"{value(me, 'sanity')}. When either is full you are defeated. Assets with health or sanity can take some of "
        "what you are dealt in your place.",
        (me.h,),
    )


def _number(card: Card, name: str) -> str:
    """A number of a card, or a dash where it has none."""
    found = value(card, name)
    return "–" if found is None else str(found)


def _warned(option: Option) -> str:
    """What an option warns of."""
    return option.hint.warn if option.hint is not None else ""


def _engaged(look: Look) -> list[Card]:
    """The enemies in the learner's threat area."""
    return [card for card in look.zone("threat area", look.seat) if card.type == "enemy"]


LESSON = Lesson(
    game=ARKHAM.name,
    title="Arkham Horror, a first scenario",
    about="The Gathering with Roland, and Agnes as a companion: actions, tests, clues, doom, enemies.",
    wishes=lambda: ArkhamWishes(
        seed=SEED,
        scenario="the-gathering",
        difficulty="easy",
        investigators=["roland", "agnes"],
        bots=["2=greedy"],
    ),
    steps=(
        Step("Your hand", _hand),
        Step("Turns", _who_first),
        Step("Three actions", _actions),
        Step("The act", _act),
        Step("Investigating", _investigating),
        Step("The chaos bag", _bag),
        Step("Committing cards", _committing),
        Step("Playing an asset", _asset),
        Step("Fast", _fast),
        Step("Advancing the act", _advancing, pressing=True),
        Step("Moving", _moving),
        Step("Doom", _doom),
        Step("Encounter cards", _encounter),
        Step("Helping", _helping, pressing=True),
        Step("An enemy", _enemy, pressing=True),
        Step("Attacks of opportunity", _opportunity, pressing=True),
        Step("Fighting and evading", _fighting, pressing=True),
        Step("Reactions", _reaction, pressing=True),
        Step("Damage and horror", _harm),
    ),
    won="You have won; a campaign would go on from here. The same scenario again without me: the same cards and tokens "
    "will come.",
    lost="It ended badly, as it does at times. The same scenario again without me: the same cards and tokens will "
    "come.",
)
