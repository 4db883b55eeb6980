// The tree of a game that is looked at: its branches and theirs, and what was written about positions of each.
import { api } from '../../lib/api';

export const GLYPHS = ['', '!', '?', '⇄'] as const;
export type Glyph = (typeof GLYPHS)[number];
export const GLYPH_WORDS = { '': 'none', '!': 'good', '?': 'bad', '⇄': 'either way' } as const;

/** What a player has written about a position. */
export interface Note {
  n: number;
  seat: number;
  name: string;
  glyph: Glyph;
  words: string;
}

/** A game, with those that went on from its positions. */
export interface Node {
  id: string;
  /** The game it went on from, after how many decisions, and what was answered there instead. */
  branched: { of: string; n: number; words: string } | null;
  /** Where it leaves that game among its own positions. */
  begins: number;
  state: 'playing' | 'ended';
  ended: string;
  held: number[];
  /** The seat in whose name one may write about it. */
  writes: number | null;
  notes: Note[];
  branches: Node[];
}

function found(node: Node, id: string): Node | null {
  if (node.id === id) return node;
  for (const branch of node.branches) {
    const inner = found(branch, id);
    if (inner) return inner;
  }
  return null;
}

/** The tree of one game. */
export class Analysis {
  root = $state.raw<Node | null>(null);
  /** The game that is looked at. */
  readonly here = $derived.by(() => this.root && found(this.root, this.id));
  readonly mayWrite = $derived(this.here?.writes != null);
  /** One thing is written after another, so that the last counts. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.root = await api.get<Node>(`/api/tables/${this.id}/tree`);
  }

  /** What one has written oneself about a position. */
  own(n: number): { glyph: Glyph; words: string } {
    const { here } = this;
    return here?.notes.find((note) => note.n === n && note.seat === here.writes) ?? { glyph: '', words: '' };
  }

  async write(n: number, glyph: Glyph, words: string): Promise<void> {
    const write = () => api.put<Node>(`/api/tables/${this.id}/notes/${n}`, { glyph, words });
    const written = this.#writing.then(write, write);
    this.#writing = written;
    this.root = await written;
  }
}
