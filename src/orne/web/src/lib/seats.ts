// The secrets by which this device holds seats: they are never part of an address.
import { keptLists, keptNames } from './kept';

export interface Held {
  seat: number;
  secret: string;
}

const PLACE = 'orne.seats';
/** Tables that are remembered, and secrets that are sent. */
const MOST = 200;

const all = (): Record<string, Held[]> => keptLists<Held>(PLACE, ['seat', 'secret']);

/** The seats that are held at a table. */
export function heldAt(table: string): Held[] {
  return all()[table] ?? [];
}

/** Hold more seats at a table. */
export function hold(table: string, seats: readonly Held[]): void {
  const kept = heldAt(table).filter((each) => !seats.some((seat) => seat.seat === each.seat));
  localStorage.setItem(PLACE, JSON.stringify({ ...all(), [table]: [...kept, ...seats] }));
}

const KNOWN = 'orne.tables';

/** Note that this device has sat down at a table; whether it does so for the first time. */
export function satDown(table: string): boolean {
  const known = keptNames(KNOWN);
  if (known.includes(table)) return false;
  localStorage.setItem(KNOWN, JSON.stringify([...known, table].slice(-MOST)));
  return true;
}

/** Let a table go. */
export function leave(table: string): void {
  const { [table]: _, ...rest } = all();
  localStorage.setItem(PLACE, JSON.stringify(rest));
}

/** Every secret of this device after its table, as the server wants them in a header. */
export function secretsHeader(): Record<string, string> {
  const secrets = Object.entries(all()).flatMap(([table, held]) => held.map((each) => `${table}:${each.secret}`));
  return secrets.length ? { 'Orne-Secrets': secrets.slice(-MOST).join(',') } : {};
}
