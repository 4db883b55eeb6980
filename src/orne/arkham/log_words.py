"""The log in plain sentences, for the players at one keyboard: it never says what they may not know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.events import ATTACKS, LEAVES_LOCATION, TOKEN_REVEALED
from orne.arkham.scenario import scenario_of
from orne.arkham.sentences import first_name
from orne.kernel import log_words
from orne.kernel.log import Entry
from orne.kernel.log_words import plural, silent

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


class Teller(log_words.Teller):
    """Names cards and investigators; ``seats`` are those whose hidden cards the reader may know."""

    def __init__(self, table: ArkhamTable, seats: Collection[int]) -> None:
        super().__init__(table)
        self.table = table
        self.seats = seats

    def title(self, uid: int) -> str:
        """A card's title."""
        return self.table.name(uid)

    def who(self, seat: int) -> str:
        """An investigator by the first name."""
        if seat < 0:
            return "somebody"
        return first_name(self.title(self.table.state.investigators[seat]))

    def does(self, seat: int, verb: str, more: str = "") -> str:
        """An investigator does something."""
        return f"{self.who(seat)} {verb}{' ' if more else ''}{more}"


Telling = Callable[[Teller, Entry], str | None]


def sentence(entry: Entry, table: ArkhamTable, seats: Collection[int] = ()) -> str | None:
    """What an entry says to those who play some seats; None where it is not worth a sentence."""
    words = TELLINGS.get(entry.kind, log_words.unknown)(Teller(table, seats), entry)
    return None if words is None else log_words.finished(words)


def told(entries: Sequence[Entry], table: ArkhamTable, seats: Collection[int]) -> list[str]:
    """Entries in words; phases in which nothing happened are left out."""
    return log_words.lines(entries, lambda entry: sentence(entry, table, seats), "round")


def possessive(title: str) -> str:
    """A title as the owner of something: Ghoul Priest’s, Swarm of Rats’."""
    return f"{title}’" if title.endswith("s") else f"{title}’s"


def _simple(words: str) -> Telling:
    """A sentence of the form "Ghoul Minion exhausts (Mind over Matter)"."""
    return lambda t, e: f"{t.title(e.subject)} {words}{t.by(e)}"


def _somebody(verb: str, more: str = "") -> Telling:
    """A sentence of the form "Roland shuffles the deck"."""
    return lambda t, e: t.does(e.seat, verb, more)


def _about(verb: str, more: str = "") -> Telling:
    """A sentence of the form "Roland evades Ghoul Minion"."""
    return lambda t, e: t.does(e.seat, verb, f"{t.title(e.subject)}{more}{t.by(e)}")


def _number(verb: str, noun: str, more: str = "") -> Telling:
    """A sentence of the form "Roland spends 2 clues"."""
    return lambda t, e: t.does(e.seat, verb, f"{plural(e.after, noun)}{more}")


# ---- the round


def _phase(t: Teller, e: Entry) -> str:
    return f"{e.after} phase"


def _advances(t: Teller, e: Entry) -> str:
    """An act or agenda turns; a passage tells what that means, unless it lies on its other side already."""
    facts = t.table.kind(e.subject).facts
    passage = scenario_of(t.table).passages.get(facts.id) if e.kind.startswith(facts.type) else None
    return f"{t.title(e.subject)} advances{f': {passage}' if passage else ''}"


def _scenario_ends(t: Teller, e: Entry) -> str:
    how = "without a resolution" if e.after == "none" else f"with resolution {e.after}"
    return f"the scenario ends {how}: {e.before}" if e.before else f"the scenario ends {how}"


ACTIONS = {
    "investigate": "investigates",
    "move": None,
    "draw": "spends an action to draw",
    "resource": "spends an action on a resource",
    "fight": "fights",
    "evade": "tries to evade",
    "engage": None,
    "play": None,
    "activate": None,
    "parley": "parleys",
    "resign": None,
}


_ALONE = {"tries to evade": "tries to get away", "fights": "goes to fight"}
"""Actions whose target is chosen only when a card says how."""


def _action(t: Teller, e: Entry) -> str | None:
    word = ACTIONS.get(str(e.after), f"takes an action ({e.after})")
    if word is None:
        return None
    if e.subject >= 0:
        return t.does(e.seat, word, t.title(e.subject))
    return t.does(e.seat, _ALONE.get(word, word))


# ---- tests


def _test(t: Teller, e: Entry) -> str:
    whose = "" if e.subject in t.table.state.investigators else f"{possessive(t.title(e.subject))} "
    return t.does(e.seat, "tests", f"{e.before} against {whose}{e.after}{t.by(e)}")


def _token(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "reveals", f"the token {e.after}")


def _succeeds(t: Teller, e: Entry) -> str:
    return _result(t, e, "succeeds")


def _fails(t: Teller, e: Entry) -> str:
    return _result(t, e, "fails")


def _result(t: Teller, e: Entry, verb: str) -> str:
    """How a test ended: by how much, and the numbers compared in the end."""
    against = e.before - e.after if verb == "succeeds" else e.before + e.after
    by = f"by {e.after}" if e.after else ""
    return f"{t.does(e.seat, verb, by)}: {e.before} against {against}"


def _counts_as(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} makes the {e.before} count as {e.after}"


# ---- cards


def _drawn(t: Teller, e: Entry) -> str:
    # A weakness that is resolved at once is shown to all; other cards, Dark Memory too, only their owner has seen.
    seen = e.subject >= 0 and (e.seat in t.seats or values.resolves_when_drawn(t.table, e.subject))
    return t.does(e.seat, "draws", f"{t.title(e.subject) if seen else 'a card'}{t.by(e)}")


def _found(t: Teller, e: Entry) -> str:
    if e.subject < 0:
        return t.does(e.seat, "searches", "and finds nothing")
    shown = t.table.kind(e.subject).facts.class_ == "mythos" or values.resolves_when_drawn(t.table, e.subject)
    seen = e.seat in t.seats or shown
    return t.does(e.seat, "searches", f"and finds {t.title(e.subject) if seen else 'a card'}")


def _seen(t: Teller, e: Entry) -> str | None:
    # What else is among the cards of a search is for nobody but who searches.
    return t.does(e.seat, "sees", t.title(e.subject)) if e.seat in t.seats else None


def _looked(t: Teller, e: Entry) -> str:
    whose = f"{possessive(t.title(e.subject))} deck" if e.subject >= 0 else "the encounter deck"
    return t.does(e.seat, "looks", f"at {plural(e.after, 'card')} of {whose}{t.by(e)}")


def _plays(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "plays", f"{t.title(e.subject)} for {e.after}")


def _encounter(t: Teller, e: Entry) -> str | None:
    # A weakness was told of when it was drawn from the investigator's deck.
    return None if _is_weakness(t, e.subject) else t.does(e.seat, "draws", t.title(e.subject))


def _is_weakness(t: Teller, uid: int) -> bool:
    return t.table.kind(uid).facts.weakness is not None


def _used(t: Teller, e: Entry) -> str:
    if e.seat < 0 or e.after == "forced":
        return f"{t.title(e.subject)} takes effect"
    return t.does(e.seat, "uses", t.title(e.subject))


def _replaced(t: Teller, e: Entry) -> str:
    """What would have happened, and what happens in its place."""
    when, effect = e.after
    return f"{when}, something else happens instead: {effect}{t.by(e)}"


def _cancelled(t: Teller, e: Entry) -> str:
    if e.before == TOKEN_REVEALED:
        return f"the token {e.after} is cancelled and goes back into the bag{t.by(e)}"
    what = {ATTACKS: "the attack of ", LEAVES_LOCATION: "the move of "}.get(e.before, "")
    return f"{what}{t.title(e.subject)} is cancelled{t.by(e)}" if e.subject >= 0 else f"it is cancelled{t.by(e)}"


def _put_off(t: Teller, e: Entry) -> str:
    return f"the move of {t.title(e.subject)} has to wait for a test"


def _turned_aside(t: Teller, e: Entry) -> str:
    return f"the damage of the attack of {t.title(e.subject)} goes to {t.title(e.after)}{t.by(e)}"


def _resources(t: Teller, e: Entry) -> str | None:
    if e.after < 0:
        return t.does(e.seat, "loses", plural(-e.after, "resource"))
    # In upkeep everybody gains one.
    return None if e.step.startswith("4.4") or not e.after else t.does(e.seat, "gains", plural(e.after, "resource"))


# ---- damage


def _points(after: Any) -> str:
    """Damage and horror in words."""
    damage, horror = after
    parts = [f"{damage} damage"] if damage else []
    parts += [f"{horror} horror"] if horror else []
    return " and ".join(parts) or "nothing"


def _hurt(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} takes {_points(e.after)}{t.by(e)}"


def _trauma(after: Any) -> str:
    """Trauma in words."""
    physical, mental = after
    parts = [f"{physical} physical trauma"] if physical else []
    parts += [f"{mental} mental trauma"] if mental else []
    return " and ".join(parts)


def _attacks(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} attacks {t.who(e.seat)}"


def _damaged(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} takes {e.after} damage{t.by(e)}"


def _healed(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} is healed of {_points(e.after)}"


def _eliminated(t: Teller, e: Entry) -> str:
    words = {"resigned": "resigns", "damage": "is defeated by damage", "horror": "is defeated by horror"}
    return t.does(e.seat, words.get(str(e.after), "is defeated"))


# ---- enemies and places


def _at(t: Teller, uid: Any) -> str:
    return f" at {t.title(uid)}" if isinstance(uid, int) and uid >= 0 else ""


def _spawned(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} appears{_at(t, e.after)}"


def _enemy_moved(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} moves to {t.title(e.after)}"


def _moved(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "moves", f"to {t.title(e.after)}{t.by(e)}")


def _placed(t: Teller, e: Entry) -> str:
    return f"{t.who(e.seat)} is{_at(t, e.after)} now"


def _attached(t: Teller, e: Entry) -> str:
    where = f" to {t.title(e.after)}" if isinstance(e.after, int) and e.after >= 0 else ""
    return f"{t.title(e.subject)} is attached{where}"


def _revealed(t: Teller, e: Entry) -> str:
    clues = f", with {plural(e.after, 'clue')}" if e.after else ""
    return f"{t.title(e.subject)} is revealed{clues}"


def _discovered(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "discovers", f"{plural(e.after, 'clue')}{_at(t, e.subject)}{t.by(e)}")


def _nothing_discovered(t: Teller, e: Entry) -> str:
    why = f"{t.title(e.source)} forbids it" if e.source >= 0 else "none is there"
    return f"{t.does(e.seat, 'discovers', 'no clue')}{_at(t, e.subject)}: {why}"


def _put_into_play(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} comes into play{_at(t, e.after)}"


def _additional_action(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "pays", f"{plural(e.after, 'additional action')} for {t.title(e.subject)}")


def _clues(e: Entry) -> str:
    return f"{plural(e.after, 'clue')} {'is' if e.after == 1 else 'are'}"


def _doom(t: Teller, e: Entry) -> str:
    return f"{e.after} doom is placed on {t.title(e.subject)}{t.by(e)}"


TELLINGS: dict[str, Telling] = {
    "act advances": _advances,
    "action": _action,
    "action gained": _somebody("gains", "an action"),
    "action lost": _somebody("loses", "an action"),
    "additional action": _additional_action,
    "agenda advances": _advances,
    "attached": _attached,
    "automatic": lambda t, e: f"the test {e.after} automatically",
    "attacks": _attacks,
    "blank": _simple("loses its text"),
    "cancelled": _cancelled,
    "cannot pay": lambda t, e: f"{t.title(e.subject)}: the additional cost cannot be paid",
    "flipped": lambda t, e: f"{t.title(e.subject)} is turned over",
    "as if": lambda t, e: t.does(e.seat, f"acts as if at {t.title(e.subject)}"),
    "grim rule": lambda t, e: f"the rules are silent, so the worst happens: {e.after}",
    "replaced": _replaced,
    "clues discarded": lambda t, e: f"{_clues(e)} discarded from {t.title(e.subject)}",
    "clues dropped": lambda t, e: t.does(e.seat, "drops", f"{plural(e.after, 'clue')}{_at(t, e.subject)}"),
    "clues gained": _number("gains", "clue"),
    "clues placed": lambda t, e: f"{_clues(e)} placed on {t.title(e.subject)}{t.by(e)}",
    "clues spent": _number("spends", "clue"),
    "committed": _about("commits"),
    "control": _about("takes control of"),
    "counts as": _counts_as,
    "damaged": _damaged,
    "resource placed": lambda t, e: t.does(e.seat, "puts", f"a resource on {t.title(e.subject)}, which has {e.after}"),
    "deck shuffled": _somebody("shuffles", "the deck"),
    "defeated": _simple("is defeated"),
    "discarded": _simple("is discarded"),
    "discovered": _discovered,
    "disengaged": _simple("is no longer engaged"),
    "doom": _doom,
    "drawn": _drawn,
    "eliminated": _eliminated,
    "encounter": _encounter,
    "encounter deck shuffled": lambda t, e: "the encounter deck is shuffled",
    "enemy defeated": _simple("is defeated"),
    "enemy moved": _enemy_moved,
    "engaged": lambda t, e: f"{t.title(e.subject)} engages {t.who(e.seat)}",
    "enters play": silent,
    "evaded": _about("evades"),
    "exhausted": _simple("exhausts"),
    "experience lost": lambda t, e: t.does(e.seat, "loses", f"{e.after} experience{t.by(e)}"),
    "found": _found,
    "healed": _healed,
    "gets": lambda t, e: f"{t.title(e.subject)} gets {e.after}{t.by(e)}",
    "held": lambda t, e: f"{t.does(e.seat, 'holds')} {t.title(e.subject)} in a slot for {e.after} cards",
    "horror moved": lambda t, e: f"{e.after} horror moves to {t.title(e.subject)}{t.by(e)}",
    "hurt": _hurt,
    "introduction": lambda t, e: str(e.after) or None,
    "lead": _somebody("is", "the lead investigator now"),
    "location": _simple("is part of the map now"),
    "looked": _looked,
    "moved": _moved,
    "mulligan": _number("replaces", "card", " of the opening hand"),
    "no effect": lambda t, e: f"nothing comes of {t.title(e.subject)}",
    "nothing discovered": _nothing_discovered,
    "nowhere to spawn": _simple("has nowhere to appear"),
    "phase": _phase,
    "placed": _placed,
    "plays": _plays,
    "put into play": _put_into_play,
    "put off": _put_off,
    "readied": _simple("readies"),
    "removed": _simple("is removed from the game"),
    "resolves": silent,
    "resources": _resources,
    "returned": _simple("returns to its owner’s hand"),
    "revealed": _revealed,
    "revelation": silent,
    "round": lambda t, e: f"round {e.after}",
    "scenario ends": _scenario_ends,
    "seen": _seen,
    "shown": _about("shows"),
    "shuffled in": _simple("is shuffled into its deck"),
    "spawned": _spawned,
    "test": _test,
    "test fails": _fails,
    "test succeeds": _succeeds,
    "threat area": lambda t, e: f"{t.title(e.subject)} stays in {t.who(e.seat)}’s threat area",
    "token": _token,
    "trauma": lambda t, e: t.does(e.seat, "suffers", f"{_trauma(e.after)}{t.by(e)}"),
    "turned aside": _turned_aside,
    "turn": lambda t, e: f"{t.who(e.seat)}’s turn",
    "under deck": _simple("goes under its owner’s deck"),
    "used": _used,
    "uses added": lambda t, e: f"{t.title(e.subject)} has {plural(e.after, 'more use')}{t.by(e)}",
    "victory display": _simple("goes to the victory display"),
    "weakness gained": _about("gains"),
}
"""How each kind of entry is told."""
