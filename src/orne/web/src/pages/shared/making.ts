// Making a table and going to it: secrets and invitations stay on this device.
import { api } from '../../lib/api';
import { keepInvitations, type Invitation } from '../../lib/invitations';
import { place } from '../../lib/router.svelte';
import { hold, type Held } from '../../lib/seats';
import type { Made } from './answers';

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
