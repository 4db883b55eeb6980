// Making a table and going to it: secrets and invitations stay on this device.
import { api } from '../../lib/api';
import { keptLists } from '../../lib/kept';
import { place } from '../../lib/router.svelte';
import { hold, type Held } from '../../lib/seats';
import type { Made } from './answers';

const PLACE = 'orne.invitations';

export interface Invitation {
  seat: number;
  invitation: string;
}

const all = (): Record<string, Invitation[]> => keptLists<Invitation>(PLACE, ['seat', 'invitation']);

/** The invitations that this device may pass on for a table. */
export function invitationsTo(table: string): Invitation[] {
  return all()[table] ?? [];
}

function keepInvitations(table: string, invitations: Invitation[]): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...all(), [table]: invitations }));
}

/** Forget the invitations of a table that has begun. */
export function forgetInvitations(table: string): void {
  const { [table]: _, ...rest } = all();
  localStorage.setItem(PLACE, JSON.stringify(rest));
}

/** The link by which somebody else sits down. */
export function linkFor(table: string, invitation: string): string {
  return `${location.origin}/t/${table}#${invitation}`;
}

/** Hold the seats of a table that was just made, and go there. */
export function sitDown(made: Made, asked = ''): void {
  const held: Held[] = made.seats.flatMap(({ seat, secret }) => (secret ? [{ seat, secret }] : []));
  const invited: Invitation[] = made.seats.flatMap(({ seat, invitation }) =>
    invitation ? [{ seat, invitation }] : [],
  );
  hold(made.id, held);
  if (invited.length) keepInvitations(made.id, invited);
  place.go(`/t/${made.id}${asked}`);
}

/** Ask the server for a table, and sit down at it; something may be asked of its page. */
export async function make(path: string, wishes: object, asked = ''): Promise<Made> {
  const made = await api.post<Made>(path, wishes);
  sitDown(made, asked);
  return made;
}
