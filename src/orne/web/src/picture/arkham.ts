// A position of Arkham Horror as a picture: agenda and act, the map, the investigators.
import { colourOf } from '../lib/looks';
import type { ArkhamView, Card } from '../lib/messages';
import { plural } from '../lib/names';
import type { Table } from '../lib/table.svelte';
import type { Drawing } from './drawing';
import { figures, row } from './tiles';

const EDGE = 24;
const LINE = 16;

export function drawArkham(drawing: Drawing, table: Table, view: ArkhamView, hands: boolean): void {
  for (const stage of view.stages) {
    const [title, counts] = [table.cards.get(stage.h)?.title ?? '', stage.kind === 'agenda' ? 'doom' : 'clues'];
    const words = `${stage.kind === 'agenda' ? 'Agenda' : 'Act'} ${stage.number ?? ''}: ${title}`;
    const far = `${counts} ${stage.now}${stage.needed === null ? '' : ` of ${stage.needed}`}`;
    drawing.text(words, EDGE, drawing.y + 20, { size: 15, weight: 640, serif: true });
    drawing.text(far, drawing.width - EDGE, drawing.y + 20, { size: 13, colour: 'ink-2', right: true });
    drawing.y += 26;
  }
  drawing.y += 6;
  map(drawing, table, view);
  view.investigators.forEach((_, seat) => investigator(drawing, table, view, seat, hands));
}

function map(drawing: Drawing, table: Table, view: ArkhamView): void {
  const places = view.map.filter((place) => table.cards.has(place.h));
  if (!places.length) return;
  const columns = Math.max(...places.map((place) => place.x)) + 1;
  const rows = [...new Set(places.map((place) => place.y))].toSorted((one, other) => one - other);
  const gap = 26;
  const width = Math.min(270, (drawing.width - 2 * EDGE - gap * (columns - 1)) / columns);
  const here = (h: string) =>
    [...table.cards.values()].filter(
      (card) => card.at === h && (card.type === 'investigator' || card.type === 'enemy'),
    );
  const most = Math.max(1, ...places.map((place) => here(place.h).length));
  const height = 50 + most * LINE;
  const corner = (place: (typeof places)[number]): readonly [number, number] => [
    EDGE + place.x * (width + gap),
    drawing.y + rows.indexOf(place.y) * (height + gap),
  ];
  const middle = (h: string): readonly [number, number] | null => {
    const place = places.find((each) => each.h === h);
    if (!place) return null;
    const [x, y] = corner(place);
    return [x + width / 2, y + height / 2];
  };
  for (const place of places) {
    const from = middle(place.h);
    for (const link of table.cards.get(place.h)?.links ?? []) {
      const to = middle(link);
      if (from && to) drawing.line(from, to);
    }
  }
  for (const place of places) {
    const card = table.cards.get(place.h);
    if (!card) continue;
    const [x, y] = corner(place);
    drawing.box(x, y, width, height, 'card', drawing.colour('success'));
    drawing.text(card.title, x + 14, y + 20, { size: 14, weight: 640, serif: true, most: width - 24 });
    const words = [figures(card), card.state === 'ready' ? '' : card.state].filter(Boolean).join(', ');
    drawing.text(words, x + 14, y + 37, { size: 11, colour: 'ink-2', most: width - 24 });
    here(place.h).forEach((each, n) => {
      const enemy = each.type === 'enemy';
      const state = enemy && each.state === 'exhausted' ? ', exhausted' : '';
      drawing.text(`${enemy ? '▲' : '●'} ${each.title}${state}`, x + 14, y + 54 + n * LINE, {
        size: 11.5,
        colour: enemy ? 'bad' : 'you',
        most: width - 24,
      });
    });
  }
  drawing.y += rows.length * (height + gap);
}

function investigator(drawing: Drawing, table: Table, view: ArkhamView, seat: number, hands: boolean): void {
  const each = view.investigators[seat];
  const card: Card | undefined = each && table.cards.get(each.h);
  if (!each) return;
  const y = drawing.y + 18;
  drawing.text(card?.title ?? each.name, EDGE, y, { size: 16, weight: 640, serif: true });
  if (card) drawing.box(EDGE - 12, y - 14, 6, 18, 'panel', drawing.faction(colourOf(table.face(card), card)));
  const words = [
    card ? figures(card) : '',
    plural(each.resources, 'resource'),
    `${plural(each.actions, 'action')} left`,
    `${plural(table.zone('hand', seat)?.count ?? 0, 'card')} in hand`,
    each.gone && `out of the game: ${each.gone}`,
  ];
  drawing.text(words.filter(Boolean).join(' · '), drawing.width - EDGE, y, {
    size: 12,
    colour: 'ink-2',
    right: true,
    most: drawing.width - 320,
  });
  drawing.y = y + 10;
  const known = hands ? table.at('hand', seat).filter((one) => one.title) : [];
  if (known.length) {
    const titles = `Hand: ${known.map((one) => one.title).join(', ')}`;
    const as = { size: 12, colour: 'ink-2' };
    drawing.y = drawing.lines(titles, EDGE, drawing.y + 10, drawing.width - 2 * EDGE, 2, as) + 10;
  }
  const cards = [...table.at('threat area', seat), ...table.at('play', seat)].filter((one) => !one.host);
  row(drawing, table, cards, EDGE, drawing.width - 2 * EDGE);
  drawing.y += 6;
}
