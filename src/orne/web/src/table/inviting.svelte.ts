// A table that waits for somebody: the links that are to be sent, until the last of them was used.
import { forgetInvitations, invitationsTo, linkFor } from '../lib/invitations';
import type { Table } from '../lib/table.svelte';

export class Inviting {
  readonly #kept;
  /** The seat whose link was copied last. */
  copied = $state<number | null>(null);
  /** What is wrong with the clipboard. */
  sentence = $state('');

  constructor(readonly table: Table) {
    this.#kept = invitationsTo(table.id);
  }

  get waits(): boolean {
    return this.table.hello?.state === 'waiting' && !this.table.page;
  }

  /** Seats that are still free, and how one sits down there. */
  get links(): { seat: number; link: string }[] {
    const { hello, id } = this.table;
    return this.#kept
      .filter(({ seat }) => hello && !hello.seats[seat]?.taken)
      .map(({ seat, invitation }) => ({ seat, link: linkFor(id, invitation) }));
  }

  get words(): string {
    if (!this.links.length) return 'Somebody has still to come';
    return `Waiting for your ${this.links.length > 1 ? 'friends' : 'friend'}`;
  }

  /** What the large button does, if there is a link to copy. */
  get label(): string | null {
    if (!this.waits || !this.links.length) return null;
    return this.copied === null ? 'Copy the link' : 'Copied';
  }

  async copy(seat = this.links[0]?.seat): Promise<void> {
    const found = this.links.find((each) => each.seat === seat);
    if (!found) return;
    try {
      await navigator.clipboard.writeText(found.link);
      this.copied = found.seat;
      this.sentence = '';
    } catch {
      this.sentence = 'The browser does not let the page copy; mark the link and copy it yourself.';
    }
  }

  /** The game has begun: nobody sits down by a link any more. */
  begun(): void {
    if (this.#kept.length) forgetInvitations(this.table.id);
  }
}
