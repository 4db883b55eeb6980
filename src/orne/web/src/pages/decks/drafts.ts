// Decks that were changed and not saved: kept on this device, so that looking at a card or a ruling loses nothing.
import { keptList } from '../../lib/kept';
import type { DeckData } from './builder.svelte';

interface Draft {
  /** The game and the deck it was made from. */
  of: string;
  data: DeckData;
}

const PLACE = 'orne.drafts';
const MOST = 10;

const all = (): Draft[] => keptList<Draft>(PLACE, ['of', 'data']);

export function draftOf(of: string): DeckData | null {
  return all().find((draft) => draft.of === of)?.data ?? null;
}

/** Keep what a deck has become; whether it is kept. */
export function keepDraft(of: string, data: DeckData): boolean {
  return write([{ of, data }, ...all().filter((draft) => draft.of !== of)].slice(0, MOST));
}

export function dropDraft(of: string): void {
  write(all().filter((draft) => draft.of !== of));
}

function write(drafts: Draft[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}
