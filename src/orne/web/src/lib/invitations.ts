// The invitations that this device may pass on: each opens a seat to whoever comes with it first.
import { keptLists } from './kept';

const PLACE = 'orne.invitations';

export interface Invitation {
  seat: number;
  invitation: string;
}

const all = (): Record<string, Invitation[]> => keptLists<Invitation>(PLACE, ['seat', 'invitation']);

/** The invitations to a table. */
export function invitationsTo(table: string): Invitation[] {
  return all()[table] ?? [];
}

export function keepInvitations(table: string, invitations: Invitation[]): void {
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
