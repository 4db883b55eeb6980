// What happened since the last page, told one thing after the other at a pace one can set; nothing ever waits for it.
import type { Handle, LogEntry } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';

const LINE = 900;
/** However much has happened, telling it takes no longer. */
const LONGEST = 9_000;
const SHORTEST = 180;
const MOST = 40;

/** A struggle, or the comparing of skill, as it was fought. */
export interface Fought {
  kind: string;
  them: number;
  you: number;
  winner: 'them' | 'you' | null;
}

/** A story while it is told how it resolves. */
export interface StoryScene {
  kind: 'story';
  h: Handle;
  fought: readonly Fought[];
  /** Success tokens of each seat, as far as it was told. */
  held: Readonly<Record<number, number>>;
}

/** A skill test while it is told. */
export interface TestScene {
  kind: 'test';
  seat: number | null;
  skill: string;
  words: string;
  tokens: readonly string[];
  result: { success: boolean; words: string } | null;
}

export type Scene = StoryScene | TestScene;

const STORY = new Set(['story resolves', 'struggle', 'skill compared', 'success token']);
const TEST = new Set(['test', 'token', 'automatic', 'test succeeds', 'test fails']);

/** What happens to somebody who has done nothing. */
const BEFALLS = new Set(['hurt', 'wounded', 'attacks', 'encounter', 'doom', 'engaged', 'defeated', 'destroyed']);

export function inWords(entry: LogEntry): string {
  return entry.words.map((word) => (typeof word === 'string' ? word : word.title)).join('');
}

export class Retelling {
  /** What is being told. */
  line = $state.raw<LogEntry | null>(null);
  scene = $state.raw<Scene | null>(null);
  #waiting: LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    /** Whoever wants to know of each thing told: what flies, what sounds. */
    readonly told: (entry: LogEntry) => void,
  ) {}

  /** Tell what is new, after what is still to be told. */
  add(fresh: readonly LogEntry[]): void {
    const lines = fresh.filter((entry) => entry.heading === 0 && !entry.struck);
    const dull = lines.every((entry) => this.#isOwnDeed(entry));
    if (settings.pace === 0 || !lines.length || dull) return;
    this.#waiting = [...this.#waiting, ...lines].slice(-MOST);
    if (!this.line) this.next();
  }

  /** What one has just done oneself need not be told. */
  #isOwnDeed({ side, cause, kind }: LogEntry): boolean {
    return this.table.isYours(side) && cause === null && !STORY.has(kind) && !TEST.has(kind) && !BEFALLS.has(kind);
  }

  /** Go on to the next thing. */
  next = (): void => {
    clearTimeout(this.#timer);
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.line = first ?? null;
    if (!first) {
      this.scene = null;
      return;
    }
    this.scene = this.#staged(first);
    this.told(first);
    const time = Math.max(SHORTEST, Math.min(LINE, LONGEST / (rest.length + 1)));
    this.#timer = setTimeout(this.next, time * settings.pace * (rest.length ? 1 : 1.6));
  };

  /** Leave the rest untold: the log has it. */
  stop = (): void => {
    this.#waiting = [];
    this.next();
  };

  /** What is shown while something is told. */
  #staged(entry: LogEntry): Scene | null {
    if (STORY.has(entry.kind)) return this.#story(entry);
    if (TEST.has(entry.kind)) return this.#test(entry);
    const { scene } = this;
    // What a struggle or a test brings about belongs to it.
    return scene && entry.cause !== null ? scene : null;
  }

  #story(entry: LogEntry): Scene | null {
    const { scene } = this;
    if (entry.kind === 'story resolves') return entry.subject ? this.#opened(entry.subject) : null;
    const now = scene?.kind === 'story' ? scene : this.#reopened(entry);
    if (!now) return null;
    const fought = this.#fought(entry);
    if (fought) return { ...now, fought: [...now.fought, fought] };
    if (entry.kind === 'success token' && entry.subject === now.h && entry.side !== null)
      return { ...now, held: { ...now.held, [entry.side]: Number(entry.after ?? 0) } };
    return entry.kind === 'success token' ? scene : now;
  }

  /** A struggle or the comparing of skill that an entry tells of. */
  #fought(entry: LogEntry): Fought | null {
    if (entry.kind === 'struggle' && entry.sides) {
      const { them, you } = entry.sides;
      const winner = entry.side === null ? null : entry.side === this.table.you ? 'you' : 'them';
      return { kind: String(entry.before).toLowerCase(), them, you, winner };
    }
    if (entry.kind !== 'skill compared') return null;
    const [active, other] = [Number(entry.before ?? 0), Number(entry.after ?? 0)];
    const mine = entry.side === this.table.you;
    const [you, them] = mine ? [active, other] : [other, active];
    const winner = active > other ? (mine ? 'you' : 'them') : null;
    return { kind: 'skill', them, you, winner };
  }

  /** A story as it was before it resolved: tokens that are told of later do not lie there yet. */
  #opened(h: Handle): StoryScene {
    const held: Record<number, number> = {};
    for (const each of this.#waiting) {
      if (each.kind === 'story resolves') break;
      if (each.kind === 'success token' && each.subject === h && each.side !== null)
        held[each.side] ??= Number(each.before ?? 0);
    }
    return { kind: 'story', h, fought: [], held };
  }

  /** The story that was resolving already when the last question came, with what was fought there before it. */
  #reopened(entry: LogEntry): StoryScene | null {
    if (entry.kind === 'success token') return null;
    const before = this.table.log.filter((each) => each.at < entry.at && !each.struck);
    const begun = before.findLastIndex((each) => each.kind === 'story resolves');
    const h = before[begun]?.subject;
    if (!h) return null;
    const fought = before.slice(begun).map((each) => this.#fought(each));
    return { ...this.#opened(h), fought: fought.filter((each) => each !== null) };
  }

  #test(entry: LogEntry): Scene | null {
    const { scene } = this;
    const words = inWords(entry);
    if (entry.kind === 'test')
      return { kind: 'test', seat: entry.side, skill: String(entry.before ?? ''), words, tokens: [], result: null };
    const now = scene?.kind === 'test' ? scene : this.#begun(entry);
    if (!now) return null;
    if (entry.kind === 'token') return { ...now, tokens: [...now.tokens, String(entry.after ?? '')] };
    return { ...now, result: { success: entry.kind === 'test succeeds', words } };
  }

  /** The test that had begun already when the last question came. */
  #begun(entry: LogEntry): TestScene | null {
    const begun = this.table.log.findLast((each) => each.kind === 'test' && each.at < entry.at && !each.struck);
    if (!begun) return null;
    const skill = String(begun.before ?? '');
    return { kind: 'test', seat: begun.side, skill, words: inWords(begun), tokens: [], result: null };
  }
}
