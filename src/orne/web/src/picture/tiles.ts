// Cards in a picture: title, what it counts, and how it is there, all of it in words.
import { colourOf } from '../lib/looks';
import type { Card } from '../lib/messages';
import { plural } from '../lib/names';
import type { Table } from '../lib/table.svelte';
import type { Drawing } from './drawing';

const WIDTH = 150;
const HEIGHT = 76;
const GAP = 8;

/** What a card counts and carries. */
export function figures(card: Card): string {
  const values = Object.entries(card.values).map(([name, value]) => `${name} ${value.now}`);
  const tokens = Object.entries(card.tokens).filter(([name, count]) => count && !name.startsWith('success'));
  return [...values, ...tokens.map(([name, count]) => `${count} ${name}`)].join(', ');
}

export function tile(drawing: Drawing, table: Table, card: Card, x: number, y: number, width = WIDTH): void {
  const edge = drawing.faction(colourOf(table.face(card), card));
  const insane = card.state === 'insane';
  drawing.box(x, y, width, HEIGHT, insane ? 'felt' : 'card', edge);
  drawing.lines(card.title || 'a hidden card', x + 13, y + 17, width - 20, 2, { size: 13, weight: 640, serif: true });
  const hosted = table.hosted.get(card.h) ?? [];
  const state = card.state === 'ready' ? '' : card.state;
  const words = [state, hosted.length ? `+ ${plural(hosted.length, 'card')}` : '', insane ? '' : figures(card)];
  const as = { size: 10.5, colour: 'ink-2' };
  drawing.lines(words.filter(Boolean).join(' · '), x + 13, y + HEIGHT - 21, width - 20, 2, as);
}

/** Cards side by side, in as many rows as they need; a word where there are none. */
export function row(drawing: Drawing, table: Table, cards: readonly Card[], x: number, width: number): void {
  if (!cards.length) {
    drawing.text('no cards', x, drawing.y + 18, { colour: 'ink-3', size: 12 });
    drawing.y += 30;
    return;
  }
  const abreast = Math.max(1, Math.floor((width + GAP) / (WIDTH + GAP)));
  cards.forEach((card, place) => {
    const column = place % abreast;
    tile(drawing, table, card, x + column * (WIDTH + GAP), drawing.y + Math.floor(place / abreast) * (HEIGHT + GAP));
  });
  drawing.y += Math.ceil(cards.length / abreast) * (HEIGHT + GAP);
}
