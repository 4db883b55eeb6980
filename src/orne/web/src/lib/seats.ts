// The secrets by which this device holds seats: they are never part of an address.
import { keptLists } from './kept';

export interface Held {
  seat: number;
  secret: string;
}

const PLACE = 'orne.seats';

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

/** Let a table go. */
export function leave(table: string): void {
  const { [table]: _, ...rest } = all();
  localStorage.setItem(PLACE, JSON.stringify(rest));
}

/** Every secret of this device after its table, as the server wants them in a header. */
export function secretsHeader(): Record<string, string> {
  const secrets = Object.entries(all()).flatMap(([table, held]) => held.map((each) => `${table}:${each.secret}`));
  return secrets.length ? { 'Orne-Secrets': secrets.slice(-200).join(',') } : {};
}
