"""The board of Call of Cthulhu as a seat sees it: the other side, the stories, the near side and its hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.text import Text

from orne.coc.facts import TOKENS_TO_WIN, CardFacts
from orne.coc.registry import facts_of
from orne.coc.rules.success import STORIES_TO_WIN
from orne.table.shared.data import Card, CocView, StoryForecast, Zone
from orne.table.shared.messages import Page
from orne.terminal.coc.style import COLOURS, ICONS, cost, icons, skill
from orne.terminal.lines import columns, cut, fit, flow, padded
from orne.terminal.style import BLUE, GOLD, GREEN, GREY, RED

SHORT = {
    "agency": "Ag",
    "miskatonic": "Mi",
    "cthulhu": "Ct",
    "syndicate": "Sy",
    "hastur": "Ha",
    "yog-sothoth": "Yo",
    "shub-niggurath": "Sh",
    "silver-twilight": "Si",
    "neutral": "Ne",
    "zoog": "Zo",
}
STATES = {"ready": ("↑", f"bold {GREEN}"), "exhausted": ("→", GREY), "insane": ("✗", f"bold {RED}")}
CHOSEN = ("✓", f"bold {GREEN}")
GOING = ("»", f"bold {GREEN}")
SIDE_STYLES = {True: f"bold reverse {GREEN}", False: f"bold reverse {RED}"}
CELL = 38
"""How many letters a card beside another should have."""
MOST_COLUMNS = 3
WIDEST_TITLE = 32
FULL, CLOSE, LEAST = 0, 1, 2
"""How much room the board takes: everything in columns; keywords left out; cards in running lines. Below: more room."""


class Board:
    """Draws one page of a game; the names are those of the two seats."""

    def __init__(self, page: Page, names: Sequence[str], width: int, level: int = FULL) -> None:
        self.page = page
        self.view = cast(CocView, page.view)
        self.names = names
        self.width = width
        self.level = max(FULL, level)
        self.between = [Text("")] if level < FULL else []
        """What stands between the parts of the board where there is room for it."""
        self.near = page.seat or 0
        """The seat that sits at the bottom of the screen."""
        self.cards = {card.h: card for card in page.cards}
        self.zones = {(zone.name, zone.seat): zone for zone in page.zones}
        self.chosen = set(page.question.chosen) if page.question is not None else set()
        self.planned = {each.h: each.story for each in page.plan}

    def lines(self) -> list[Text]:
        """The whole board."""
        far = 1 - self.near
        return [
            *self._heading(),
            *self._bar(far),
            *self._side(far),
            *self.between,
            *self._stories(),
            *self.between,
            *self._side(self.near),
            *self._bar(self.near),
            *self.between,
            *self._hand(),
        ]

    def _heading(self) -> list[Text]:
        """Turn, whose it is, and the phases with the present one set apart."""
        view, strip = self.view, self.page.strip
        turn = f"Turn {view.turn}" if view.turn else "Set-up"
        groups = [Text(f" {turn} ", "bold reverse")]
        if view.turn:
            whose = self.names[view.active]
            yours = view.active == self.page.seat and whose == "You"
            groups.append(Text("your turn" if yours else f"{whose}’s turn", "italic"))
            now = strip.phases.index(strip.phase) if strip.phase in strip.phases else -1
            phases = [
                Text(f"[{phase}]", "bold") if place == now else Text(phase, GREY)
                for place, phase in enumerate(strip.phases)
            ]
            groups.append(Text(" ").join(phases))
        for word, style, true in (("day", GOLD, view.day), ("night", BLUE, view.night)):
            if true:
                groups.append(Text(word, f"bold {style}"))
        return [cut(Text("  ").join(groups), self.width)]

    def _zone(self, name: str, seat: int | None) -> Zone:
        return self.zones.get((name, seat), Zone(name, seat, 0, (), (), ""))

    # ---- what is counted about a side

    def _bar(self, seat: int) -> list[Text]:
        """A line with everything that is counted about a side."""
        won = self._zone("won", seat).cards
        head = Text.assemble((f" {self.names[seat]} ", SIDE_STYLES[seat == self.near]), " ")
        head.append(_dots(len(won), STORIES_TO_WIN, "★", "☆", f"bold {GOLD}"))
        counts = [Text(f"{name} {self._zone(name, seat).count}", GREY) for name in ("hand", "deck", "discard")]
        domains = Text("domains ", GREY).append_text(Text(" ").join(self._domains(seat)))
        groups = [head, *counts, domains]
        titles = Text(", ".join(self.cards[h].title for h in won), GOLD)
        if won and sum(group.cell_len + 2 for group in [*groups, titles]) <= self.width:
            groups.insert(1, titles)
        return flow(groups, self.width, indent=2)

    def _domains(self, seat: int) -> list[Text]:
        """The domains: a frame for each, the factions of its resources inside, marked when drained."""
        parts: list[Text] = []
        number = 1
        while ("domain " + str(number), seat) in self.zones:
            domain = self._zone(f"domain {number}", seat)
            icons = [icon for h in domain.cards for icon in self._resources(self.cards[h])]
            inside = " ".join(SHORT.get(icon, icon[:2]) for icon in icons) or "–"
            if domain.state == "drained":
                parts.append(Text(f"{number}[{inside}]", f"strike {GREY}").append("✖", f"not strike {RED}"))
            else:
                part = Text.assemble((f"{number}", "bold"), "[")
                shown = [Text(SHORT.get(icon, icon[:2]), _colour(icon)) for icon in icons]
                parts.append(part.append_text(Text(" ").join(shown) if shown else Text("–", GREY)).append("]"))
            number += 1
        return parts

    def _facts(self, card: str) -> CardFacts:
        """What is printed on a card, be it one of a demonstration."""
        found = facts_of(card, self.view.edition)
        assert found is not None
        return found

    def _resources(self, card: Card) -> tuple[str, ...]:
        return self._facts(card.card).resources if card.card is not None else ()

    # ---- cards in play

    def _in_play(self, seat: int) -> list[Card]:
        return [self.cards[h] for h in self._zone("play", seat).cards]

    def _side(self, seat: int) -> list[Text]:
        """The cards of a side that are at no story, attachments with their hosts."""
        cards = self._in_play(seat)
        free = [card for card in cards if card.story is None and card.host is None and card.h not in self.planned]
        if not free:
            return [Text("  no cards in play", GREY)] if not cards else []
        free.sort(key=lambda card: (card.type != "character", card.state == "insane"))
        if self.level == LEAST:
            return flow([self._short(card) for card in free], self.width, "   ", 0)
        number = max(1, min(MOST_COLUMNS, self.width // CELL))
        width = (self.width - 2 * (number - 1)) // number
        return columns([self._with_attachments(card, width) for card in free], number, self.width)

    def _with_attachments(self, card: Card, width: int) -> list[Text]:
        """A card's line, and one below it for each attachment."""
        under = [Text.assemble("   └ ", (each.name, self._style(each))) for each in self._attached(card)]
        return [self._line(card, width), *(cut(line, width) for line in under)]

    def _attached(self, card: Card) -> list[Card]:
        return [each for each in self.page.cards if each.host == card.h and each.zone == "play"]

    def _style(self, card: Card) -> str:
        """The colour of a card."""
        return _colour(self._facts(card.card).faction) if card.card is not None else ""

    def _mark(self, card: Card) -> Text:
        """How a card lies, or that it has been chosen."""
        if card.h in self.chosen:
            return Text(*CHOSEN)
        if card.h in self.planned:
            return Text(*GOING)
        if _is_character(card) or card.state == "exhausted":
            return Text(*STATES.get(card.state, ("■", GREY)))
        return Text("■", GREY)

    def _line(self, card: Card, width: int) -> Text:
        """A card in one line of a limited width: how it lies, title, skill, icons, wounds, keywords."""
        numbers = self._numbers(card)
        room = max(12, min(WIDEST_TITLE, width - 3 - max(7, numbers.cell_len)))
        style = f"{self._style(card)}{' bold' if card.state == 'ready' else ''}"
        line = Text.assemble(self._mark(card), " ", (fit(card.name, room), style), " ", padded(numbers, 7))
        for word in map(_short_keyword, card.keywords if self.level == FULL else ()):
            if line.cell_len + 1 + len(word) <= width:
                line.append(f" {word}", GREY)
        line.rstrip()
        return cut(line, width)

    def _short(self, card: Card) -> Text:
        """A card in as few letters as will do."""
        text = Text.assemble(self._mark(card), " ", (card.name, self._style(card)), " ", self._numbers(card))
        for each in self._attached(card):
            text.append(f" +{each.name}", self._style(each))
        return text

    def _numbers(self, card: Card) -> Text:
        """Skill, icons, wounds and tokens of a card."""
        if card.state == "insane":
            return Text("insane", RED)
        text = Text()
        if _is_character(card):
            text.append(str(card.values["skill"].now), "bold").append(" ").append_text(_letters(card.icons))
        if "wounds" in card.tokens:
            text.append(f" {card.tokens['wounds']}w", f"bold {RED}")
        success = sum(number for name, number in card.tokens.items() if name.startswith("success"))
        if success:
            text.append(f" {success}●", GOLD)
        return text

    # ---- stories

    def _stories(self) -> list[Text]:
        """The stories side by side, with who is committed where."""
        stories = [self.cards[h] for h in self._zone("row", None).cards]
        if not stories:
            return []
        gap = 3
        width = (self.width - gap * (len(stories) - 1)) // len(stories)
        cells = [self._story(story, width) for story in stories]
        height = max(map(len, cells))
        bar = Text(" │ ", GREY)
        filled = [[padded(line, width) for line in [*cell, *[Text("")] * (height - len(cell))]] for cell in cells]
        return [bar.join(row) for row in zip(*filled, strict=True)]

    def _story(self, story: Card, width: int) -> list[Text]:
        """One story: title, struggles, tokens of each side, who is committed or going to be."""
        there = [card for seat in (1 - self.near, self.near) for card in self._at(story, seat)]
        letters = _letters(story.icons) if any(story.icons) else Text("–", GREY)
        title = Text(story.title, "bold")
        if story.h in self.chosen:
            title = Text.assemble(Text(*CHOSEN), " ", title)
        dormant = sum(card.zone == "dormant" and card.host == story.h for card in self.page.cards)
        hidden = [Text(f"{dormant} dormant", GREY)] if dormant else []
        lines = [
            Text.assemble(padded(title, max(1, width - 1 - max(4, letters.cell_len))), " ", letters),
            *flow([*self._tokens(story), *hidden], width),
        ]
        lines += [cut(Text(f"└ {each.name}", self._style(each)), width) for each in self._attached(story)]
        for card in there:
            theirs = card.controller != self.near
            side = Text("their " if theirs else "", RED) if self.width >= 100 else Text()
            lines.append(cut(Text.assemble(side, self._committed(card, width - side.cell_len, theirs=theirs)), width))
            if self.level == FULL:
                lines += [cut(Text(f"   └ {each.name}", self._style(each)), width) for each in self._attached(card)]
        if there:
            lines += self._foreseen(story, width)
        return lines

    def _tokens(self, story: Card) -> list[Text]:
        """The success tokens of both sides."""
        found: list[Text] = []
        for seat in (self.near, 1 - self.near):
            style = GREEN if seat == self.near else RED
            dots = _dots(story.tokens.get(f"success {seat}", 0), TOKENS_TO_WIN, "●", "○", f"bold {style}")
            found.append(Text(f"{self.names[seat]} ", style).append_text(dots))
        return found

    def _at(self, story: Card, seat: int) -> list[Card]:
        """Who of a side is at a story, or is going to be."""
        cards = self._in_play(seat)
        return [card for card in cards if self.planned.get(card.h, card.story) == story.h and card.host is None]

    def _committed(self, card: Card, width: int, *, theirs: bool) -> Text:
        """A character at a story."""
        numbers = self._numbers(card)
        mark = Text("–", RED) if theirs else self._mark(card)
        room = max(6, width - numbers.cell_len - 3)
        return Text.assemble(mark, " ", (fit(card.name, room), self._style(card)), " ", numbers)

    def _foreseen(self, story: Card, width: int) -> list[Text]:
        """What would come of a story as it stands; nothing more comes of one that has resolved."""
        stories: Sequence[StoryForecast] = () if self.page.forecast is None else self.page.forecast.stories
        found = next((each for each in stories if each.h == story.h), None)
        if found is None or found.resolved or self.page.ended is not None:
            return []
        groups = [Text("so far", f"italic {GREY}")]
        for struggle in found.struggles:
            style = {"you": GREEN, "them": RED, None: GREY}[struggle.winner]
            groups.append(Text(f"{struggle.kind[:1]} {struggle.you}:{struggle.them}", style))
        groups.append(Text(f"skill {found.skill.you}:{found.skill.them}", GREY))
        least, most = found.tokens, found.most or found.tokens
        for low, high, name, style in (
            (least.you, most.you, self.names[self.near], GREEN),
            (least.them, most.them, self.names[1 - self.near], RED),
        ):
            if high:
                number = f"{low}" if low == high else f"{low} to {high}"
                groups.append(Text(f"{name} +{number}●", f"bold {style}"))
        if found.wins is not None:
            who = self.names[self.near if found.wins == "you" else 1 - self.near]
            groups.append(Text(f"{who} would win it", "bold"))
        return flow(groups, width)

    # ---- hand

    def _hand(self) -> list[Text]:
        """The cards in hand, copies together; those chosen are marked."""
        hand = [self.cards[h] for h in self._zone("hand", self.near).cards]
        known = [card for card in hand if card.card is not None]
        counted = Counter((str(card.card), card.h in self.chosen) for card in known)
        if self.level == LEAST:
            cells = [self._in_hand(self._facts(card), copies, chosen) for (card, chosen), copies in counted.items()]
            return flow(cells, self.width, "   ")
        number = max(1, min(MOST_COLUMNS, self.width // CELL))
        title = min(WIDEST_TITLE, (self.width - 2 * (number - 1)) // number - 16)
        lines = [
            [hand_line(self._facts(card), copies, chosen=chosen, title=title)]
            for (card, chosen), copies in counted.items()
        ]
        return columns(lines, number, self.width)

    def _in_hand(self, facts: CardFacts, copies: int, chosen: bool) -> Text:
        """A card in hand in as few letters as will do."""
        colour = _colour(facts.faction)
        faction = (f"{SHORT[facts.faction]} ", colour) if facts.faction in SHORT else ""
        text = Text.assemble(faction, (f"{cost(facts)} ", "bold"), (facts.title, colour))
        if chosen:
            text = Text.assemble(Text(*CHOSEN), " ", text)
        return text.append(f" ×{copies}", "bold") if copies > 1 else text


def hand_line(facts: CardFacts, copies: int = 1, *, chosen: bool = False, title: int = 22) -> Text:
    """A card in hand in one line: faction, cost, title, what it is."""
    colour = _colour(facts.faction)
    text = Text.assemble(
        Text(*CHOSEN) if chosen else " ",
        (SHORT.get(facts.faction or "", "  "), colour),
        (f" {cost(facts):>2} ", "bold"),
        (fit(facts.title, title), f"bold {colour}"),
    )
    if facts.skill is not None:
        text.append(f" {skill(facts):>2} ", "bold").append_text(icons(facts.icons))
    else:
        text.append(f" {facts.type}", f"italic {GREY}")
    return text.append(f" ×{copies}", "bold") if copies > 1 else text


def _is_character(card: Card) -> bool:
    """Whether a card in play is a character now."""
    return "skill" in card.values


def _letters(counts: Sequence[int]) -> Text:
    """Icons as letters."""
    return Text.assemble(*((letter * n, style) for (letter, style), n in zip(ICONS, counts, strict=False) if n))


def _dots(number: int, most: int, full: str, empty: str, style: str) -> Text:
    """A number of signs, and empty ones for what is missing."""
    return Text.assemble((full * number, style), (empty * (most - number), GREY))


def _colour(faction: str | None) -> str:
    """The colour of a faction."""
    return COLOURS.get(faction or "", "")


def _short_keyword(word: str) -> str:
    """A keyword in few letters."""
    short = {"willpower": "will", "invulnerability": "invuln", "toughness": "tough", "villainous": "vill"}
    name, _, number = word.lower().partition(" ")
    return f"{short.get(name, name)}{number}"
