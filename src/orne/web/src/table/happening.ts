// What is told of is also seen and heard: a token flies from where it comes from, a card sounds.
import type { Handle, LogEntry } from '../lib/messages';
import { play } from '../lib/sounds';
import { fly } from './moving';

const thing = (h: Handle | null): Element | null => (h ? document.querySelector(`[data-h="${CSS.escape(h)}"]`) : null);
const place = (name: string): Element | null => document.querySelector(`[data-place="${CSS.escape(name)}"]`);
const CARDS = new Set(['announced', 'event played', 'committed', 'used', 'drawn', 'encounter', 'played']);

/** Show one thing that happened. */
export function happened(entry: LogEntry, isYours: (seat: number | null) => boolean): void {
  const [subject, source] = [thing(entry.subject), thing(entry.source)];
  switch (entry.kind) {
    case 'hurt':
    case 'wounded':
      fly(/horror/.test(String(entry.words.at(-1))) ? 'horror' : 'damage', source, subject);
      return play('token');
    case 'discovered':
      fly('clue', subject, place(`investigator ${entry.side}`));
      return play('token');
    case 'doom':
      fly('doom', null, subject ?? place('agenda'));
      return play('token');
    case 'success token':
      fly(
        `success side-${isYours(entry.side) ? 'you' : 'them'}`,
        subject?.querySelector('[aria-current]') ?? null,
        place(`success ${entry.side} ${entry.subject}`) ?? subject,
      );
      return play('token');
    case 'drained':
      fly('payment', place(`domain ${entry.side} ${entry.after}`), source);
      return;
    case 'token':
      return play('token');
    default:
      if (CARDS.has(entry.kind)) play('card');
  }
}
