// Branches and comments of games that were looked at: kept on this device, since they are nobody else's affair.
import { keptLike } from '../../lib/kept';

export const GLYPHS = ['', '!', '?', '⇄'] as const;
export type Glyph = (typeof GLYPHS)[number];

export interface Note {
  glyph: Glyph;
  words: string;
}

/** A game that went on from a position of another. */
export interface Branch {
  id: string;
  /** The game it branched off from, and where. */
  of: string;
  n: number;
  /** What was answered there instead; empty where it went on with nothing said. */
  words?: string;
}

interface Kept {
  branches: Branch[];
  notes: Record<string, Record<number, Note>>;
}

const PLACE = 'orne.analysis';
const MOST = 200;

class Analysis {
  #kept = $state.raw<Kept>(keptLike<Kept>(PLACE, { branches: [], notes: {} }));

  /** The games that branched off from one. */
  branchesOf(id: string): Branch[] {
    return this.#kept.branches.filter((each) => each.of === id).toSorted((one, other) => one.n - other.n);
  }

  /** The game that all this began with. */
  root(id: string): string {
    const parent = this.#kept.branches.find((each) => each.id === id)?.of;
    return parent === undefined ? id : this.root(parent);
  }

  notesOf(id: string): readonly (Note & { n: number })[] {
    return Object.entries(this.#kept.notes[id] ?? {})
      .map(([n, note]) => ({ n: Number(n), ...note }))
      .toSorted((one, other) => one.n - other.n);
  }

  noteAt(id: string, n: number): Note {
    return this.#kept.notes[id]?.[n] ?? { glyph: '', words: '' };
  }

  branch(branch: Branch): void {
    if (this.#kept.branches.some((each) => each.id === branch.id)) return;
    this.#keep({ ...this.#kept, branches: [...this.#kept.branches, branch].slice(-MOST) });
  }

  note(id: string, n: number, note: Note): void {
    const { [n]: _, ...others } = this.#kept.notes[id] ?? {};
    const notes = note.glyph || note.words ? { ...others, [n]: note } : others;
    this.#keep({ ...this.#kept, notes: { ...this.#kept.notes, [id]: notes } });
  }

  #keep(now: Kept): void {
    this.#kept = now;
    try {
      localStorage.setItem(PLACE, JSON.stringify(now));
    } catch {
      // Without storage it holds until the page is left.
    }
  }
}

export const analysis = new Analysis();
