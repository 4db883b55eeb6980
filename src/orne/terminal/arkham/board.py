"""The board of Arkham Horror: where the game is, the map, and every investigator with all numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from rich.text import Text

from orne.arkham.facts import SKILLS, CardFacts
from orne.arkham.registry import facts_of
from orne.kernel.log_words import plural
from orne.table.shared.data import ArkhamView, Card, Investigator, Zone
from orne.table.shared.messages import Page
from orne.terminal.arkham.style import CLASSES, LETTERS, icons
from orne.terminal.lines import columns, cut, fit, flow, padded
from orne.terminal.style import BLUE, BROWN, CYAN, GOLD, GREEN, GREY, PURPLE, RED

CHOSEN = ("✓", f"bold {GREEN}")
TITLE = 23
PLACE = 26
"""How many letters of a location's title are shown, at least."""
CELL = 38
FULL, CLOSE, LEAST = 0, 1, 2
"""How much room the board takes: everything; hands and companions in running lines; the same without what is empty."""
NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ATTACK = ("attack damage", "attack horror")
LIMITS = (("health", "damage"), ("sanity", "horror"))


class Board:
    """Draws the game for those at the keyboard: ``pages`` has the page of each of their seats, that of the seat first.

    Their hands are all shown; everything else is as the first page has it.
    """

    def __init__(self, pages: Mapping[int | None, Page], names: Sequence[str], width: int, level: int = FULL) -> None:
        self.pages = pages
        self.page = next(iter(pages.values()))
        self.view = cast(ArkhamView, self.page.view)
        self.names = names
        self.width = width
        self.level = max(FULL, level)
        self.between = [Text("")] if level < FULL else []
        """What stands between the parts of the board where there is room for it."""
        self.cards = {card.h: card for card in self.page.cards}
        self.zones = {(zone.name, zone.seat): zone for zone in self.page.zones}
        question = self.page.question
        self.chosen = set(question.chosen) if question is not None else set()
        assign = question.assign if question is not None else None
        self.given = {} if assign is None else {share.h: share.given for share in assign.to}

    def lines(self) -> list[Text]:
        """The whole board."""
        found = [*self._heading(), *self._stages(), *self.between, *self._map()]
        for seat in range(len(self.view.investigators)):
            found += [*self.between, *self._investigator(seat)]
        return found

    def _zone(self, name: str, seat: int | None) -> Zone:
        return self.zones.get((name, seat), Zone(name, seat, 0, (), (), ""))

    def _heading(self) -> list[Text]:
        """Round, phase, whose turn it is; then what is always there."""
        view, strip = self.view, self.page.strip
        groups = [Text(f" Round {view.round} " if view.round else " Set-up ", "bold reverse")]
        groups.append(Text(strip.phase.capitalize(), "bold"))
        if view.active is not None:
            groups.append(Text(f"{self.names[view.active]}’s turn", "italic"))
        rest = [
            Text(f"lead {self.names[view.lead]}", GREY) if len(self.names) > 1 else Text(),
            Text(f"{view.title}, {view.difficulty}", GREY),
            Text(f"encounter deck {self._zone('encounter deck', None).count}", GREY),
            Text(f"victory {view.victory}", f"bold {GOLD}") if view.victory else Text(),
        ]
        return [cut(line, self.width) for line in flow([*groups, *rest], self.width)[:1]]

    def _stages(self) -> list[Text]:
        """Agenda and act with doom and clues."""
        groups: list[Text] = []
        for stage in self.view.stages:
            card = self.cards[stage.h]
            number = _facts(card.card).stage if card.card is not None else None
            colour, what = (RED, "doom") if stage.kind == "agenda" else (CYAN, "clues")
            text = Text(f"{stage.kind.capitalize()} {number or ''} ", GREY).append(card.title, f"bold {colour}")
            if stage.needed is not None:
                text.append(f"  {what} {stage.now} of {stage.needed}", colour)
            here = card.tokens.get("clues", 0)
            if stage.kind == "act" and here:
                text.append(f"  {here} on it", colour)
            groups.append(text)
        return flow(groups, self.width, "   ")

    # ---- the map

    def _map(self) -> list[Text]:
        """The locations, each with a letter by which the others say that they are connected to it."""
        places = [self.cards[h] for h in self._zone("locations", None).cards]
        letters = {place.h: NAMES[number % len(NAMES)] for number, place in enumerate(places)}
        longest = max((len(place.name) for place in places), default=0)
        title = min(longest, max(PLACE, self.width // 3))
        links = max((len(place.links) for place in places), default=0)
        found: list[Text] = []
        for place in places:
            head = self._place(place, letters, title, links)
            there = self._there(place)
            found += flow([head, *there], self.width, "  ", 5)
        return found

    def _place(self, place: Card, letters: Mapping[str, str], title: int, links: int) -> Text:
        """A location's own numbers, in columns."""
        revealed = place.state == "revealed"
        mark = Text(*CHOSEN) if place.h in self.chosen else Text("◆" if revealed else "◇", "" if revealed else GREY)
        text = Text.assemble(
            (f"{letters[place.h]} ", f"bold {CYAN}"), mark, " ", (fit(place.name, title), "bold" if revealed else GREY)
        )
        text.append("  ")
        if revealed:
            shroud = place.values["shroud"].now if "shroud" in place.values else 0
            clues = place.tokens.get("clues", 0)
            text.append(f"shroud {shroud}", GREY).append("  ")
            text.append(f"clues {clues}", CYAN if clues else GREY)
        else:
            text.append(fit("not revealed", 17), GREY)
        to = " ".join(sorted(letters[h] for h in place.links if h in letters))
        text.append(f"  to {to:<{max(1, 2 * links - 1)}}" if to else " " * (5 + max(1, 2 * links - 1)), GREY)
        if place.tokens.get("doom"):
            text.append(f"  doom {place.tokens['doom']}", RED)
        return text

    def _there(self, place: Card) -> list[Text]:
        """Who and what is at a location."""
        found = [
            Text(each.name, f"bold {GREEN}")
            for each in self.view.investigators
            if self.cards[each.h].at == place.h and not each.gone
        ]
        for card in self.page.cards:
            if card.zone != "play" or card.engaged is not None:
                continue
            if card.host == place.h:
                found.append(Text(f"└ {card.name}", PURPLE))
            elif card.at == place.h and card.controller is None:
                found.append(self._enemy(card) if card.type == "enemy" else Text(card.name, PURPLE))
        return found

    def _enemy(self, enemy: Card) -> Text:
        """An enemy: fight, health left, evade; what it deals."""
        text = Text.assemble((enemy.name, f"bold {RED}" if enemy.state == "ready" else RED))
        if enemy.h in self.chosen:
            text = Text.assemble(Text(*CHOSEN), " ", text)
        value = {name: each.now for name, each in enemy.values.items()}
        left = value.get("health", 0) - enemy.tokens.get("damage", 0)
        text.append(f" {value.get('fight', 0)}/{left}/{value.get('evade', 0)}", "bold")
        damage, horror = (value.get(name, 0) for name in ATTACK)
        text.append(f" hits {damage}d {horror}h", GREY)
        if enemy.tokens.get("doom"):
            text.append(f" doom {enemy.tokens['doom']}", RED)
        if enemy.state == "exhausted":
            text.append(" exhausted", GREY)
        elif "aloof" in enemy.keywords and enemy.engaged is None:
            text.append(" aloof", GREY)
        return text

    # ---- investigators

    def _investigator(self, seat: int) -> list[Text]:
        """One investigator: numbers, then assets, threat area and hand."""
        each = self.view.investigators[seat]
        card = self.cards[each.h]
        facts = _facts(card.card) if card.card is not None else None
        colour = CLASSES.get(facts.class_, "") if facts is not None else ""
        name = Text(f" {card.title} ", f"bold reverse {colour}".rstrip())
        if card.h in self.chosen:
            name = Text.assemble(Text(*CHOSEN), " ", name)
        if each.gone:
            return [Text.assemble(name, f"  {each.gone}")]
        found = flow([name, *self._numbers(each, card, seat)], self.width, "  ", 3)
        found += self._row("in play", [self._asset(self.cards[h]) for h in self._zone("play", seat).cards])
        threats = [self.cards[h] for h in self._zone("threat area", seat).cards]
        found += self._row("threat", [self._enemy(c) if c.type == "enemy" else self._asset(c) for c in threats])
        return [*found, *self._hand(seat)]

    def _numbers(self, each: Investigator, card: Card, seat: int) -> list[Text]:
        """Skills, health, sanity and what is counted."""
        value = {name: one.now for name, one in card.values.items()}
        skills = " ".join(f"{letter}{value.get(name, 0)}" for letter, name in zip(LETTERS, SKILLS, strict=False))
        more = "".join(f" +1{f' ({only})' if only else ''}" for only in each.extra_actions)
        left = [value.get(name, 0) - card.tokens.get(token, 0) for name, token in LIMITS]
        return [
            Text(skills, "bold"),
            Text(f"health {left[0]}/{value.get('health', 0)}", RED),
            Text(f"sanity {left[1]}/{value.get('sanity', 0)}", BLUE),
            Text(f"resources {each.resources}", BROWN),
            Text(f"clues {card.tokens.get('clues', 0)}", CYAN),
            Text(f"actions {each.actions}{more}", "bold"),
            Text(f"deck {self._zone('deck', seat).count}", GREY),
            *self._taking(card),
        ]

    def _taking(self, card: Card) -> list[Text]:
        """What is being assigned to a card."""
        damage, horror = self.given.get(card.h, (0, 0))
        words = [f"+{number} {word}" for number, word in ((damage, "damage"), (horror, "horror")) if number]
        return [Text(f"✓ {', '.join(words)}", f"bold {RED}")] if words else []

    def _row(self, what: str, cards: Sequence[Text]) -> list[Text]:
        """Cards that lie together, in running lines."""
        if not cards:
            return []
        first, *rest = cards
        return flow([Text(f"   {what:<7} ", GREY).append_text(first), *rest], self.width, " · ", 11)

    def _asset(self, card: Card) -> Text:
        """A card in play with what lies on it."""
        facts = _facts(card.card) if card.card is not None else None
        text = Text(card.name, CLASSES.get(facts.class_, "") if facts is not None else "")
        if card.h in self.chosen:
            text = Text.assemble(Text(*CHOSEN), " ", text)
        tokens = dict(card.tokens)
        notes: list[str] = []
        for name, token in LIMITS:
            number = tokens.pop(token, 0)
            if number and name in card.values:
                notes.append(f"{token} {number}/{card.values[name].now}")
        uses = facts.uses[0] if facts is not None and facts.uses else ""
        if uses and uses not in tokens:
            notes.append(f"{uses} 0")
        notes += [f"{name} {number}" for name, number in tokens.items()]
        notes += ["exhausted"] if card.state == "exhausted" else []
        if notes:
            text.append(f" ({', '.join(notes)})", GREY)
        return Text(" ").join([text, *self._taking(card)])

    def _hand(self, seat: int) -> list[Text]:
        """The hand of one at the keyboard; of others how many cards it has."""
        page = self.pages.get(seat)
        if page is None:
            number = self._zone("hand", seat).count
            return [] if self.level == LEAST else [Text(f"   {plural(number, 'card')} in hand", GREY)]
        cards = {card.h: card for card in page.cards}
        zone = next((zone for zone in page.zones if (zone.name, zone.seat) == ("hand", seat)), None)
        hand = [cards[h] for h in zone.cards] if zone is not None else []
        chosen = set(page.question.chosen) if page.question is not None else set()
        counted = Counter((card.card, card.h in chosen) for card in hand if card.card is not None)
        test = self.page.test
        committed = [card for h in test.committed if (card := self.cards[h]).owner == seat] if test else []
        going = self._row("commits", [Text.assemble(Text(*CHOSEN), " ", card.title) for card in committed])
        if self.level != FULL or page is not self.page:
            cells = [_short(_facts(card), copies, chosen) for (card, chosen), copies in counted.items()]
            return [*self._row("hand", cells), *going]
        number = max(1, min(3, self.width // CELL))
        title = min(TITLE, (self.width - 2 * (number - 1)) // number - 18)
        lines = [[hand_line(_facts(card), n, chosen=mark, title=title)] for (card, mark), n in counted.items()]
        return [*columns(lines, number, self.width), *going]


def _facts(card: str) -> CardFacts:
    """What is printed on a card, be it one of a demonstration."""
    found = facts_of(card)
    assert found is not None
    return found


def hand_line(facts: CardFacts, copies: int = 1, *, chosen: bool = False, title: int = TITLE) -> Text:
    """A card in hand in one line: cost, title, icons, what it is."""
    cost = "–" if facts.cost is None else str(facts.cost)
    mark = Text(*CHOSEN) if chosen else Text(" ")
    named = (fit(facts.title, title), f"bold {CLASSES.get(facts.class_, '')}".rstrip())
    text = Text.assemble(" ", mark, f"{cost:>2} ", named, " ", padded(Text(icons(facts)), 4))
    if copies > 1:
        text.append(f" ×{copies}", "bold")
    return text.append(f" {facts.type}", f"italic {GREY}")


def _short(facts: CardFacts, copies: int, chosen: bool) -> Text:
    """A card in hand in as few letters as will do."""
    cost = "–" if facts.cost is None else str(facts.cost)
    text = Text.assemble((f"{cost} ", "bold"), (facts.title, CLASSES.get(facts.class_, "")))
    if any(facts.icons):
        text.append(f" {icons(facts)}", GREY)
    if chosen:
        text = Text.assemble(Text(*CHOSEN), " ", text)
    return text.append(f" ×{copies}", "bold") if copies > 1 else text
