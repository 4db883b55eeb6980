"""The log in plain sentences, for one seat: it never says what that seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.coc import events
from orne.coc.rules.lasting import LEAVES
from orne.coc.state import COPY, DECK, TEXT, WHY_WON
from orne.coc.values import STRUGGLE_NAMES
from orne.kernel import log_words
from orne.kernel.log import Entry
from orne.kernel.log_words import plural

if TYPE_CHECKING:
    from orne.coc.table import CocTable


class Teller(log_words.Teller):
    """Names cards and players as one seat would; a spectator is seat None."""

    def __init__(self, table: CocTable, seat: int | None, names: Sequence[str] = ("player 1", "player 2")) -> None:
        super().__init__(table)
        self.table = table
        self.seat = seat
        self.names = names

    def who(self, seat: int) -> str:
        """A player: you, or by name."""
        return "you" if seat == self.seat else self.names[seat]

    def does(self, seat: int, verb: str, more: str = "") -> str:
        """A player does something: the verb is given as for you, and gets its ending for others."""
        if seat != self.seat:
            verb = _third_person(verb)
        return f"{self.who(seat)} {verb}{' ' if more else ''}{more}"


def _third_person(verb: str) -> str:
    """``draw`` gives ``draws``; ``have`` and ``are`` are odd."""
    odd = {"have": "has", "are": "is"}
    if verb in odd:
        return odd[verb]
    return f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"


def sentence(
    entry: Entry, table: CocTable, seat: int | None, names: Sequence[str] = ("player 1", "player 2")
) -> str | None:
    """What an entry says to a seat; None where it is not worth a sentence."""
    words = TELLINGS.get(entry.kind, log_words.unknown)(Teller(table, seat, names), entry)
    return None if words is None else log_words.finished(words)


# ---- the turn


def _turn(t: Teller, e: Entry) -> str:
    whose = "your turn" if e.seat == t.seat else f"{t.who(e.seat)}’s turn"
    return f"turn {e.after}: {whose}"


def _phase(t: Teller, e: Entry) -> str | None:
    return None if e.after in ("beginning", "end", "set-up") else f"{e.after} phase"


def _mulligan(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "take", "a new hand")


def _game_won(t: Teller, e: Entry) -> str:
    return f"{t.does(e.seat, 'win', 'the game')}: {WHY_WON[e.after]}!"


# ---- cards and resources


def _drawn(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "draw", f"{_seen(t, e)}{t.by(e)}")


def _seen(t: Teller, e: Entry) -> str:
    """The subject, where it is shown only to the seat it came to."""
    return t.title(e.subject) if e.subject >= 0 and e.seat == t.seat else "a card"


def _to_hand(t: Teller, e: Entry) -> str:
    what = t.title(e.subject) if e.subject >= 0 else "a card"
    return t.does(e.seat, "take", f"{what} into hand{t.by(e)}")


def _to_deck(t: Teller, e: Entry) -> str:
    whose = "your" if e.seat == t.seat else f"{t.who(e.seat)}’s"
    return f"a card goes to the {e.after} of {whose} deck{t.by(e)}"


def _exchanged(t: Teller, e: Entry) -> str | None:
    if not e.after:
        return None
    return t.does(e.seat, "exchange", f"{plural(e.after, 'card')} with the discard pile{t.by(e)}")


def _resource(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "attach", f"{t.title(e.subject)} to domain {e.after} as a resource")


def _resource_moved(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "move", f"{t.title(e.subject)} to domain {e.after}{t.by(e)}")


def _hand_seen(t: Teller, e: Entry) -> str:
    whose = "your" if e.after == t.seat else f"{t.who(e.after)}’s"
    return t.does(e.seat, "look", f"at {whose} hand{t.by(e)}")


def _drained(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "drain", f"domain {e.after}{t.by(e)}")


def _refreshed(t: Teller, e: Entry) -> str:
    whose = "your" if e.seat == t.seat else f"{t.who(e.seat)}’s"
    return f"{whose} domain {e.after} is refreshed{t.by(e)}"


def _shown(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "show", f"{t.title(e.subject)} in {'your' if e.seat == t.seat else 'their'} hand")


def _domain(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "gain", f"a domain and {'have' if e.seat == t.seat else 'has'} {e.after} now{t.by(e)}")


def _shuffled(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "shuffle", "the deck")


def _announced(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "play", f"{t.title(e.subject)} for {e.after}")


def _event_played(t: Teller, e: Entry) -> str:
    x = f" with X = {e.after}" if e.after else ""
    return t.does(e.seat, "play", f"{t.title(e.subject)}{x}")


def _played(t: Teller, e: Entry) -> str | None:
    # Played from hand it was announced, and nothing is left to say.
    return None if e.source == e.subject else f"{t.title(e.subject)} enters play{t.by(e)}"


def _used(t: Teller, e: Entry) -> str | None:
    if e.before is not None:  # an event card that is played, whatever it has become since
        return None
    return t.does(e.seat, "use", f"{t.title(e.subject)} ({e.after})")


_SPARED: Final = {
    events.WOUND: "is not wounded",
    events.DESTROY: "is not destroyed",
    events.SACRIFICE: "is not sacrificed",
    events.GO_INSANE: "does not go insane",
    events.SUCCESS_PLACED: "gets no success token",
}
"""What does not befall a card, by the event that is cancelled."""


def _cancelled(t: Teller, e: Entry) -> str:
    """An ability or a card that is played is cancelled itself; a card in play is spared something."""
    return f"{t.title(e.subject)} {_SPARED.get(e.before, 'is cancelled')}" if e.subject >= 0 else "it is cancelled"


def _dormant(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "lay", f"a card face down at {t.title(e.subject)}")


# ---- what happens to cards in play


def _simple(words: str) -> Callable[[Teller, Entry], str]:
    """A sentence of the form "Young Deep One goes insane (Hypnosis)"."""

    def tell(t: Teller, e: Entry) -> str:
        return f"{t.title(e.subject)} {words}{t.by(e)}"

    return tell


def _leaves(words: str) -> Callable[[Teller, Entry], str]:
    """A sentence about leaving play; a Resilient card goes to its owner’s deck."""

    def tell(t: Teller, e: Entry) -> str:
        instead = ", but goes to its owner’s deck" if e.after == DECK else ""
        return f"{t.title(e.subject)} {words}{t.by(e)}{instead}"

    return tell


def _readied(t: Teller, e: Entry) -> str | None:
    # In the refresh step everything readies.
    return None if e.step == "refresh" and e.source < 0 else f"{t.title(e.subject)} readies{t.by(e)}"


def _wounded(t: Teller, e: Entry) -> str:
    number = plural(e.after - e.before, "wound")
    if e.source >= 0 and e.source != e.subject:
        return f"{t.title(e.source)} wounds {t.title(e.subject)}: {number}"
    return f"{t.title(e.subject)} takes {number}"


def _returned(t: Teller, e: Entry) -> str:
    where = "to its owner’s deck" if e.after == DECK else "to its owner’s hand"
    return f"{t.title(e.subject)} returns {where}{t.by(e)}"


def _attached(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} is attached to {t.title(e.after)}{t.by(e)}"


def _attached_to_a_place(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} is attached to {e.after}"


def _control(t: Teller, e: Entry) -> str:
    return t.does(e.after, "take", f"control of {t.title(e.subject)}{t.by(e)}")


def _lasting(t: Teller, e: Entry) -> str:
    kind, value = e.after
    words = _lasting_words(kind, value)
    if e.source >= 0 and "this card" in words:
        return f"{t.title(e.subject)}: {words.replace('this card', t.title(e.source))}"
    return f"{t.title(e.subject)}: {words}{t.by(e)}"


def _lasting_words(kind: str, value: Any) -> str:
    """What a lasting effect does, as far as a few words can say it."""
    if kind == "add":
        attribute, amount = value
        name = STRUGGLE_NAMES[attribute] if isinstance(attribute, int) else str(attribute)
        return f"{amount:+d} {name}" if isinstance(amount, int) and abs(amount) < 100 else f"loses all {name}"
    if kind == TEXT:
        words, named = value
        words = words.removesuffix(".").removeprefix("It ").removeprefix("They ")
        if named is not None:
            name = STRUGGLE_NAMES[named] if isinstance(named, int) else str(named)
            words = words.replace("such", name).replace("that subtype", f"the subtype {name}")
        return f"{words[:1].lower()}{words[1:]}"
    if kind == LEAVES:
        return f"{AT_THE_END[value]} at the end of the phase"
    return "gains an ability" if kind == COPY else kind


AT_THE_END: Final = {
    "insane": "goes insane",
    "sacrifice": "is sacrificed",
    "destroy": "is destroyed",
    "return": "returns to its owner’s hand",
    "remove": "is removed from the game",
    "discard": "is discarded from play",
    "top": "is put on top of its owner’s deck",
    "bottom": "is put under its owner’s deck",
    "shuffle": "is shuffled into its owner’s deck",
    "attach": "is made a resource",
    "owner": "goes back to its owner",
}
"""What an effect has a card do as the phase ends."""


# ---- stories


def _committed(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "commit", f"{t.title(e.subject)} to {t.title(e.after)}")


def _uncommitted(t: Teller, e: Entry) -> str | None:
    """Only what an effect does is told: at the end of the phase everybody is uncommitted."""
    return f"{t.title(e.subject)} is removed from {t.title(e.before)}{t.by(e)}" if e.source >= 0 else None


def _resolves(t: Teller, e: Entry) -> str:
    return f"{t.title(e.subject)} resolves:"


def _struggle(t: Teller, e: Entry) -> str | None:
    """What the winner has is told first."""
    if not any(e.after):
        return None
    first = max(e.seat, 0)
    result = "nobody wins" if e.seat < 0 else t.does(e.seat, "win")
    return f"{e.before} struggle, {e.after[first]} to {e.after[1 - first]}: {result}"


def _skill(t: Teller, e: Entry) -> str:
    result = t.does(e.seat, "succeed") if e.before > e.after and e.before >= 1 else "no success"
    return f"skill {e.before} against {e.after}: {result}"


def _token(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "have", f"{plural(e.after, 'success token')} at {t.title(e.subject)}{t.by(e)}")


def _token_removed(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "lose", f"{plural(e.before - e.after, 'success token')} at {t.title(e.subject)}{t.by(e)}")


def _story_won(t: Teller, e: Entry) -> str:
    return f"{t.does(e.seat, 'win', t.title(e.subject))}!"


def _story_executed(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "execute", t.title(e.subject))


def _altered(t: Teller, e: Entry) -> str:
    return f"{t.title(e.source)} changes what happens{f' to {t.title(e.subject)}' if e.subject >= 0 else ''}"


def _named(t: Teller, e: Entry) -> str:
    return t.does(e.seat, "name", str(e.after))


def _wound_moved(t: Teller, e: Entry) -> str:
    return f"a wound moves from {t.title(e.before)} to {t.title(e.subject)}{t.by(e)}"


def _token_moved(t: Teller, e: Entry) -> str:
    return f"a success token at {t.title(e.subject)} moves to {t.names[e.seat]}'s side{t.by(e)}"


TELLINGS: dict[str, Callable[[Teller, Entry], str | None]] = {
    "altered": _altered,
    "announced": _announced,
    "attached": _attached,
    "attached to a pile": lambda t, e: f"{t.title(e.subject)} is attached to {t.names[e.seat]}'s discard pile",
    "cancelled": _cancelled,
    "committed": _committed,
    "control": _control,
    "counted as won": _simple("is a won story from now on"),
    "deck shuffled": _shuffled,
    "destroyed": _leaves("is destroyed"),
    "discarded": _leaves("is discarded"),
    "discarded from deck": _simple("is discarded from the deck"),
    "discarded from hand": _simple("is discarded from hand"),
    "domain gained": _domain,
    "dormant": _dormant,
    "domain refreshed": _refreshed,
    "drained": _drained,
    "shown in hand": _shown,
    "shown before drawing": lambda t, e: t.does(e.seat, "reveal", f"{t.title(e.subject)} before drawing it"),
    "drawn": _drawn,
    "event played": _event_played,
    "exchanged": _exchanged,
    "exhausted": _simple("exhausts"),
    "game won": _game_won,
    "hand looked at": _hand_seen,
    "healed": _simple("is healed"),
    "insane": _simple("goes insane"),
    "lasting": _lasting,
    "named": _named,
    "mulligan": _mulligan,
    "passive": _simple("takes effect"),
    "phase": _phase,
    "played": _played,
    "prophecy": _simple("lies face up on top of its owner’s deck"),
    "put into play": _simple("is put into play"),
    "put on the deck": _simple("is put on top of its owner’s deck"),
    "becomes a copy": lambda t, e: f"{e.before} becomes a printed copy of {e.after}{t.by(e)}",
    "no longer a copy": _simple("is again what it was"),
    "attached to a place": _attached_to_a_place,
    "attached as a resource": _simple("is made a resource"),
    "put under the deck": _simple("is put under its owner’s deck"),
    "readied": _readied,
    "redistributed": lambda t, e: t.does(e.seat, "redistribute", f"success tokens{t.by(e)}"),
    "removed": _simple("is removed from the game"),
    "replaced": _altered,
    "resource attached": _resource,
    "resource moved": _resource_moved,
    "restored": _simple("is restored to sanity"),
    "returned": _returned,
    "sacrificed": _leaves("is sacrificed"),
    "shuffled into the deck": _simple("is shuffled into its owner’s deck"),
    "skill compared": _skill,
    "stories rearranged": lambda t, e: t.does(e.seat, "rearrange", f"the stories{t.by(e)}"),
    "story executed": _story_executed,
    "story resolves": _resolves,
    "story put under the deck": _simple("goes to the bottom of the story deck"),
    "story deck searched": lambda *_: "the story deck is searched and shuffled",
    "story shuffled back": _simple("is shuffled back into the story deck"),
    "story turned up": _simple("is the new story"),
    "story won": _story_won,
    "struggle": _struggle,
    "success token": _token,
    "success token moved": _token_moved,
    "success token removed": _token_removed,
    "to deck": _to_deck,
    "to hand": _to_hand,
    "transient discarded": _simple("was Transient and is discarded"),
    "turn": _turn,
    "unattached": _simple("is no longer attached"),
    "uncommitted": _uncommitted,
    "used": _used,
    "wound moved": _wound_moved,
    "wound prevented": _simple("escapes the final wound"),
    "wounded": _wounded,
}
"""How each kind of entry is told."""
