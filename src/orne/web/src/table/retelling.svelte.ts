// What happened since the last page, told one thing after the other at a pace one can set; nothing ever waits for it.
import { ON_STAGE, staged, told as staging, type Stage } from '../coc/stage';
import type { LogEntry, Page } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';

const LINE = 900;
/** However much has happened, telling it takes no longer. */
const LONGEST = 9_000;
const SHORTEST = 180;
const MOST = 40;

/** A skill test while it is told. */
export interface TestScene {
  seat: number | null;
  skill: string;
  words: string;
  tokens: readonly string[];
  result: TestResult | null;
}

/** How a test came out: by how much, and the value that was compared. */
export interface TestResult {
  success: boolean;
  by: number;
  value: number;
}

const TEST = new Set(['test', 'token', 'automatic', 'test succeeds', 'test fails']);

/** What happens to somebody who has done nothing. */
const BEFALLS = new Set(['hurt', 'wounded', 'attacks', 'encounter', 'doom', 'engaged', 'defeated', 'destroyed']);

const PAYMENT = 'drained';
/** What was passed for somebody: nothing has happened. */
const PASSED = 'passed';
const isPayment = ({ kind }: LogEntry): boolean => kind === PAYMENT;

export function inWords(entry: LogEntry): string {
  return entry.words.map((word) => (typeof word === 'string' ? word : word.title)).join('');
}

/** The last test that came out since a place in the log, as it came out. */
export function testTold(log: readonly LogEntry[], from: number): TestScene | null {
  const told = log.filter((entry) => !entry.struck && TEST.has(entry.kind));
  const fresh = new Set(log.slice(from));
  const ends = told.findLastIndex((entry) => fresh.has(entry) && /^test (succeeds|fails)/.test(entry.kind));
  const begins = told.slice(0, ends).findLastIndex((entry) => entry.kind === 'test');
  const test = told[begins];
  if (ends < 0 || !test) return null;
  return told.slice(begins + 1, ends + 1).reduce(withEntry, begun(test));
}

function begun(entry: LogEntry): TestScene {
  const skill = String(entry.before ?? '');
  return { seat: entry.side, skill, words: inWords(entry), tokens: [], result: null };
}

function withEntry(scene: TestScene, entry: LogEntry): TestScene {
  if (entry.kind === 'token') return { ...scene, tokens: [...scene.tokens, String(entry.after ?? '')] };
  if (!entry.kind.startsWith('test ')) return scene;
  const [value, by] = [Number(entry.before ?? 0), Number(entry.after ?? 0)];
  return { ...scene, result: { success: entry.kind === 'test succeeds', by, value } };
}

export class Retelling {
  /** What is being told. */
  line = $state.raw<LogEntry | null>(null);
  scene = $state.raw<TestScene | null>(null);
  /** The stories as far as they are told; null while they are as the page has them. */
  stage = $state.raw<Stage | null>(null);
  #waiting: LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long each thing is told. */
  #time = LINE;

  constructor(
    readonly table: Table,
    /** Whoever wants to know of each thing told: what flies, what sounds. */
    readonly told: (entry: LogEntry) => void,
  ) {}

  /** Tell what is new, after what is still to be told; a page says how the table was before. */
  add(fresh: readonly LogEntry[], before: Page | null): void {
    const lines = fresh.filter((entry) => !entry.struck);
    if (settings.pace === 0) return;
    if (!this.line && !lines.some(this.#isTold)) return lines.filter(isPayment).forEach(this.told);
    if (before && lines.some((entry) => ON_STAGE.has(entry.kind))) {
      const { log, you } = this.table;
      this.stage ??= staged(before, log.slice(0, log.length - fresh.length), you);
    }
    this.#waiting = [...this.#waiting, ...lines];
    this.#time = Math.max(SHORTEST, Math.min(LINE, LONGEST / this.#left));
    if (!this.line) this.next();
  }

  /** How many things are still to be told. */
  get #left(): number {
    return this.#waiting.filter(this.#isTold).length;
  }

  /** Headings are not told, nor what one has just done oneself; a payment is seen along with what it is for. */
  #isTold = ({ side, cause, kind, heading }: LogEntry): boolean => {
    const tells = ON_STAGE.has(kind) || TEST.has(kind) || BEFALLS.has(kind);
    const own = this.table.isYours(side) && cause === null;
    return heading === 0 && kind !== PAYMENT && kind !== PASSED && (tells || !own);
  };

  /** Go on to the next thing. */
  next = (): void => {
    clearTimeout(this.#timer);
    let first: LogEntry | undefined;
    do {
      [first, ...this.#waiting] = this.#waiting;
      if (first && this.stage) this.stage = staging(this.stage, first, this.table.you, this.table.cards);
      if (first && isPayment(first)) this.told(first);
    } while (first && (!this.#isTold(first) || this.#left >= MOST));
    this.line = first ?? null;
    if (!first) {
      this.scene = null;
      this.stage = null;
      return;
    }
    this.scene = this.#staged(first);
    this.told(first);
    this.#timer = setTimeout(this.next, this.#time * settings.pace * (this.#left ? 1 : 1.6));
  };

  /** Leave the rest untold: the log has it. */
  stop = (): void => {
    this.#waiting = [];
    this.next();
  };

  /** The test that is shown while something is told. */
  #staged(entry: LogEntry): TestScene | null {
    if (TEST.has(entry.kind)) return this.#test(entry);
    // What a test brings about belongs to it, and what comes before its token.
    if (entry.cause === null) return null;
    const comes = this.#waiting.some(({ kind }) => kind === 'token');
    return this.scene ?? (comes && entry.kind === 'committed' ? this.#reopenedTest(entry) : null);
  }

  #test(entry: LogEntry): TestScene | null {
    if (entry.kind === 'test') return begun(entry);
    const now = this.scene ?? this.#reopenedTest(entry);
    return now && withEntry(now, entry);
  }

  /** The test that had begun already when the last question came. */
  #reopenedTest(entry: LogEntry): TestScene | null {
    const test = this.table.log.findLast((each) => each.kind === 'test' && each.at < entry.at && !each.struck);
    return test ? begun(test) : null;
  }
}
