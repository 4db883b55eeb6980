// A position of Call of Cthulhu as a picture: the other side above, you below, the stories between.
import type { Card, CocView } from '../lib/messages';
import { plural } from '../lib/names';
import type { Table } from '../lib/table.svelte';
import type { Drawing } from './drawing';
import { figures, row } from './tiles';

const EDGE = 24;
const LINE = 17;

export function drawCoc(drawing: Drawing, table: Table, view: CocView, hands: boolean): void {
  const [you, them] = [table.you, 1 - table.you];
  player(drawing, table, view, them, hands);
  row(drawing, table, free(table, them), EDGE, drawing.width - 2 * EDGE);
  stories(drawing, table, you, them);
  row(drawing, table, free(table, you), EDGE, drawing.width - 2 * EDGE);
  player(drawing, table, view, you, hands);
}

/** The cards in play that are at no story and on no other card. */
function free(table: Table, seat: number): Card[] {
  return table.at('play', seat).filter((card) => !card.story && !card.host);
}

function player(drawing: Drawing, table: Table, view: CocView, seat: number, hands: boolean): void {
  const count = (zone: string) => table.zone(zone, seat)?.count ?? 0;
  const domains = table.domains(seat).map((n) => {
    const zone = table.zone(`domain ${n}`, seat);
    return `${zone?.count ?? 0}${zone?.state ? ` ${zone.state}` : ''}`;
  });
  const side = seat === table.you ? 'you' : 'them';
  const y = drawing.y + 20;
  drawing.text(`${side === 'you' ? '●' : '■'} ${table.name(seat)}`, EDGE, y, {
    size: 16,
    weight: 640,
    serif: true,
    colour: side,
  });
  const words = [
    `${plural(view.won[seat] ?? 0, 'story', 'stories')} won`,
    `${plural(count('hand'), 'card')} in hand`,
    `${count('deck')} in the deck`,
    `${count('discard')} discarded`,
    `domains ${domains.join(', ')}`,
  ];
  drawing.text(words.join(' · '), drawing.width - EDGE, y, { size: 12.5, colour: 'ink-2', right: true });
  drawing.y = y + 12;
  const known = hands ? table.at('hand', seat).filter((card) => card.title) : [];
  if (known.length) {
    const last = drawing.lines(
      `Hand: ${known.map((card) => card.title).join(', ')}`,
      EDGE,
      drawing.y + 8,
      drawing.width - 2 * EDGE,
      3,
      {
        size: 12,
        colour: 'ink-2',
      },
    );
    drawing.y = last + 12;
  }
}

function stories(drawing: Drawing, table: Table, you: number, them: number): void {
  const all = table.at('row', null);
  if (!all.length) return;
  const gap = 12;
  const width = (drawing.width - 2 * EDGE - gap * (all.length - 1)) / all.length;
  const at = (story: Card, seat: number) => table.at('play', seat).filter((card) => card.story === story.h);
  const most = Math.max(1, ...all.map((story) => Math.max(at(story, you).length, at(story, them).length)));
  const height = 62 + 2 * (most * LINE + 12);
  drawing.y += 4;
  all.forEach((story, place) => {
    const x = EDGE + place * (width + gap);
    const { y } = drawing;
    drawing.box(x, y, width, height, 'panel', drawing.faction('story'));
    const list = (cards: readonly Card[], from: number, colour: string) =>
      cards.forEach((card, n) => {
        const state = card.state === 'ready' ? '' : card.state;
        const words = [card.title, figures(card), state].filter(Boolean).join(', ');
        drawing.text(words, x + 16, from + n * LINE, { size: 12, colour, most: width - 28 });
      });
    list(at(story, them), y + 22, 'them');
    const middle = y + 12 + most * LINE;
    drawing.text(story.title, x + 16, middle + 24, { size: 16, weight: 640, serif: true, most: width - 28 });
    drawing.text(`■ ${story.tokens[`success ${them}`] ?? 0}`, x + 16, middle + 46, {
      size: 13,
      weight: 640,
      colour: 'them',
    });
    drawing.text(`● ${story.tokens[`success ${you}`] ?? 0}`, x + 66, middle + 46, {
      size: 13,
      weight: 640,
      colour: 'you',
    });
    drawing.text('success tokens', x + 112, middle + 46, { size: 11, colour: 'ink-3' });
    list(at(story, you), middle + 74, 'you');
  });
  drawing.y += height + 12;
}
