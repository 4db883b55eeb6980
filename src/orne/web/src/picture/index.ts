// A position as a picture of its own, drawn in the page; hands are on it only where they lie open for everybody.
import type { Table } from '../lib/table.svelte';
import { drawArkham } from './arkham';
import { drawCoc } from './coc';
import { Drawing } from './drawing';

const WIDTH = 1200;
const EDGE = 24;

/** What a picture is of, in words: its name for whoever does not see it. */
export function pictureWords(table: Table): string {
  const page = table.page;
  if (!page) return 'A position';
  const { view, strip } = page;
  const when = view.game === 'arkham' ? `round ${view.round}` : `turn ${view.turn}`;
  const where = (view.game === 'arkham' ? view.round : view.turn) ? `${when}, ${strip.phase}` : 'set-up';
  const who = view.game === 'arkham' ? `${view.title}, ${view.difficulty}` : (table.hello?.names ?? []).join(' and ');
  return `${who}: ${where}, position ${page.n}`;
}

/** Draw the position of a table. */
export function picture(table: Table, hands: boolean): HTMLCanvasElement | null {
  const page = table.page;
  if (!page) return null;
  const drawing = new Drawing(WIDTH);
  const game = page.view.game === 'arkham' ? 'Arkham Horror: The Card Game' : 'Call of Cthulhu: The Card Game';
  drawing.text(game, EDGE, 34, { size: 13, colour: 'ink-2', weight: 560 });
  drawing.text('Orne', WIDTH - EDGE, 34, { size: 15, serif: true, weight: 640, right: true });
  drawing.text(pictureWords(table), EDGE, 60, { size: 21, serif: true, weight: 640, most: WIDTH - 2 * EDGE });
  drawing.y = 76;
  if (page.view.game === 'arkham') drawArkham(drawing, table, page.view, hands);
  else drawCoc(drawing, table, page.view, hands);
  const told = page.ended?.sentence;
  if (told) {
    drawing.text(told, EDGE, drawing.y + 22, { size: 14, serif: true, most: WIDTH - 2 * EDGE });
    drawing.y += 24;
  }
  drawing.y += 18;
  return drawing.finished('felt');
}

/** A picture as a file. */
export function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be made.'))), 'image/png'),
  );
}
