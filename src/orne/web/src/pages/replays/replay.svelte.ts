// A game gone by: its positions, fetched as they are looked at, drawn by the same table that plays.
import { api, Refusal } from '../../lib/api';
import { complete } from '../../lib/messages';
import type { Handle, Hello, LogEntry, Page, Question } from '../../lib/messages';
import { Table } from '../../lib/table.svelte';
import { answering } from '../../asking';
import type { Light } from '../../asking/answering';
import { TableView } from '../../table/view.svelte';
import type { Made, TableRow } from '../shared/answers';
import { sitDown } from '../shared/making';
import { Analysis } from './notes.svelte';

export interface Mark {
  n: number;
  seat: number | null;
  turn: number;
  phase: string;
}

/** Another answer than was given at a position: a new game goes on with it, once that is confirmed. */
export interface Wish {
  said: object;
  words: string;
}

/** A position as the server tells it, with the number of the option that was chosen there. */
interface Position {
  page: Page;
  chosen: number | null;
}

/** The table of a replay: what is answered there makes a branch, and nothing goes through a socket. */
class ReplayTable extends Table {
  constructor(
    id: string,
    readonly answered: (said: object) => void,
  ) {
    super(id);
  }

  override get live(): boolean {
    return true;
  }

  override async answer(said: object): Promise<void> {
    this.answered(said);
  }

  override async tell(): Promise<null> {
    return null;
  }

  override async forecast(): Promise<null> {
    return null;
  }
}

/** The view of a replay: what could have been chosen is lit, what was chosen is marked, a log line leads to its position. */
export class ReplayView extends TableView {
  constructor(
    table: Table,
    readonly replay: Replay,
  ) {
    super(table);
  }

  override ask(question: Question | null): void {
    this.answering = question ? answering(this.table, question) : null;
  }

  override light(h: Handle): Light {
    const light = super.light(h);
    return light === 'lit' && this.replay.isChosen(h) ? 'picked' : light;
  }

  override press(h: Handle, _element: Element, more = false): void {
    this.inspected = h;
    const plan = this.plan;
    if (plan) plan.press(h, more);
    else this.answering?.press(h);
  }

  override async lookAt(n: number, line: number | null = null): Promise<void> {
    await this.replay.go(n, line);
  }

  override now(): void {
    void this.replay.go(this.replay.last);
  }

  override addressOf(entry: LogEntry): string {
    return this.replay.addressOf(entry.n, entry.at);
  }

  override names(entry: LogEntry): boolean {
    return this.replay.line === entry.at;
  }
}

const PACE = 1100;
const LOW = 869;

/** The first line of the log at each position. */
function firstLines(page: Page): ReadonlyMap<number, string> {
  const lines = new Map<number, string>();
  for (const { n, heading, words } of page.log.entries) {
    if (!heading && !lines.has(n))
      lines.set(n, words.map((word) => (typeof word === 'string' ? word : word.title)).join(''));
  }
  return lines;
}

export class Replay {
  readonly table: Table;
  readonly analysis: Analysis;
  row = $state.raw<TableRow | null>(null);
  marks = $state.raw<readonly Mark[]>([]);
  /** The first line of the log at each position. */
  lines = $state.raw<ReadonlyMap<number, string>>(new Map());
  n = $state(0);
  last = $state(0);
  seat = $state<number | null>(null);
  /** Both hands lie open. */
  open = $state(false);
  playing = $state(false);
  /** Whether the position is being written about. */
  writing = $state(false);
  sentence = $state('');
  /** No game has this address. */
  nowhere = $state(false);
  /** The option that was chosen at the position, by its number. */
  chosen = $state<number | null>(null);
  /** What is to be answered at the position instead. */
  wish = $state.raw<Wish | null>(null);
  /** Who plays the seats of a branch: at this screen, or a bot. */
  players = $state<string[]>([]);
  /** Whether what is hidden is as it was in a branch, or dealt anew, where somebody has said so. */
  #settled = $state<'same' | 'anew' | null>(null);
  /** The line of the log that the address names. */
  line = $state<number | null>(null);
  #pages = new Map<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  ended = $derived(this.row?.state === 'ended');
  /** Whether this is how the game ended: nobody was asked any more, even where a question was left open. */
  over = $derived(this.ended && this.n === this.last);
  mark = $derived(this.marks.find((mark) => mark.n === this.n) ?? null);
  /** What was asked at the position, as far as it may be known; not while it is played. */
  asked: Question | null = $derived.by(() => (this.playing ? null : this.table.question));
  /** The usual side to look from. */
  #own = $derived(this.row?.held[0] ?? (this.ended ? 0 : null));

  /** Whoever tries another answer wants to know what would have come of it; whoever goes on plays a game. */
  get deal(): 'same' | 'anew' {
    return this.#settled ?? (this.wish ? 'same' : 'anew');
  }

  set deal(deal: 'same' | 'anew') {
    this.#settled = deal;
  }

  constructor(readonly id: string) {
    this.table = new ReplayTable(id, (said) => this.#answered(said));
    this.analysis = new Analysis(id);
  }

  /** The address of a position of this game, from the side that is looked from, or of a line of its log. */
  addressOf(n: number, line: number | null = null): string {
    const side = this.seat === null || this.seat === this.#own ? '' : `?side=${this.seat + 1}`;
    return `/replays/${this.id}${side}#${n}${line === null ? '' : `.${line}`}`;
  }

  /** Look at what an address names: a position, perhaps a line of its log. */
  async follow(hash: string): Promise<void> {
    const [, n, line] = /^#(\d+)(?:\.(\d+))?$/.exec(hash) ?? [];
    await this.go(Number(n ?? 0), line === undefined ? null : Number(line));
  }

  /** Whether a card is what was chosen at the position. */
  isChosen(h: Handle): boolean {
    return this.chosen !== null && this.asked?.options[this.chosen]?.cards[0] === h;
  }

  /** Begin at a position, at the first where none is said, and from a side. */
  async begin(hash: string, side: number | null): Promise<void> {
    await this.#tried(async () => {
      const row = await api.get<TableRow>(`/api/tables/${this.id}`);
      this.row = row;
      const sides = row.state === 'ended' ? row.seats.map((seat) => seat.seat) : row.held;
      this.seat = side !== null && sides.includes(side) ? side : this.#own;
      // A low window has no room for both: there the other hand is shown when somebody asks for it.
      this.open = row.state === 'ended' && innerHeight > LOW;
      this.players = row.seats.map((seat) => seat.bot || 'here');
      await this.#track();
    });
    if (this.sentence) return;
    await Promise.all([this.follow(hash), this.#tried(() => this.analysis.load())]);
  }

  /** Look at a position, perhaps because of a line of its log. */
  async go(n: number, line: number | null = null): Promise<void> {
    this.line = line;
    await this.#tried(() => this.#show(n));
  }

  /** A new game goes on from the position, with what was wished for instead. */
  async branch(): Promise<void> {
    const { id, n, deal, seat, open, wish } = this;
    await this.#tried(async () => {
      const seats = this.players.map((player) => (player === 'here' ? { kind: 'here' } : { kind: 'bot', bot: player }));
      const answer = wish && { answer: wish.said, seat, open };
      const made = await api.post<Made>(`/api/tables/${id}/branch`, { n, deal, seats, ...answer });
      sitDown(made);
    });
  }

  async turnTo(seat: number): Promise<void> {
    this.seat = seat;
    // The other side was told other lines.
    this.line = null;
    await this.#tried(async () => {
      await this.#track();
      await this.#show(this.n);
    });
  }

  /** The other side. */
  flip(): void {
    const seats = this.row?.seats.length ?? 1;
    if (this.ended || this.row?.held.length === seats) void this.turnTo(((this.seat ?? 0) + 1) % seats);
  }

  hide(): void {
    if (!this.ended) return;
    this.open = !this.open;
    void this.go(this.n);
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing) void this.#step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The position at which the turn before or after this one begins. */
  turn(by: 1 | -1): number {
    const turns = this.marks
      .filter((mark, place) => place === 0 || mark.turn !== this.marks[place - 1]?.turn)
      .map((mark) => mark.n);
    return by > 0 ? (turns.find((n) => n > this.n) ?? this.last) : (turns.findLast((n) => n < this.n) ?? 0);
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    if (this.n >= this.last) return this.stop();
    await this.go(this.n + 1);
    this.#timer = setTimeout(() => void this.#step(), PACE);
  }

  async #track(): Promise<void> {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    const track = await api.get<{ n: number; marks: Mark[]; names: string[] }>(`/api/tables/${this.id}/track${seat}`);
    const seats = this.row?.seats ?? [];
    const bots = seats.map((each) => Boolean(each.bot));
    this.table.hello = { names: track.names, bots, asking: null, held: [], seats } as unknown as Hello;
    this.marks = track.marks;
    this.last = track.marks.at(-1)?.n ?? track.n;
    void this.#fetch(this.last).then(
      ({ page }) => (this.lines = firstLines(page)),
      () => undefined,
    );
  }

  #fetch(n: number): Promise<Position> {
    const asked = new URLSearchParams({ asked: 'true' });
    if (this.seat !== null) asked.set('seat', String(this.seat));
    if (this.open) asked.set('open', 'true');
    const address = `/api/tables/${this.id}/positions/${n}?${asked}`;
    const known = this.#pages.get(address);
    if (known) return known;
    const found = api.read<Position>(address).then(({ page, chosen }) => ({ page: complete(page), chosen }));
    this.#pages.set(address, found);
    found.catch(() => this.#pages.delete(address));
    return found;
  }

  /** What was answered at the position: the same as then leads on, anything else is to be confirmed. */
  #answered(said: { i?: number; is?: number[]; plan?: [Handle, Handle][] }): void {
    const { asked } = this;
    if (!asked) return;
    if (said.i !== undefined && said.i === this.chosen) return void this.go(this.n + 1);
    const label = (i: number) => asked.options[i]?.label ?? '';
    const title = (h: Handle) => this.table.cards.get(h)?.title ?? '';
    const parts = said.plan
      ? said.plan.map(([h, story]) => `${title(h)} to ${title(story)}`)
      : (said.is ?? (said.i === undefined ? [] : [said.i])).map(label);
    const words = parts.filter(Boolean).join(', ');
    this.wish = { said, words: (said.plan && words ? `Commit ${words}` : words) || asked.prompt };
  }

  async #show(n: number): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.last));
    this.#wanted = wanted;
    this.n = wanted;
    this.wish = null;
    const { page, chosen } = await this.#fetch(wanted);
    if (this.#wanted !== wanted) return;
    const { table } = this;
    this.chosen = chosen;
    table.faces = { ...table.faces, ...page.faces };
    table.front = page.seat ?? -1;
    table.logs = new Map([[table.front, page.log.entries]]);
    table.pages = new Map([[table.front, page]]);
    if (wanted < this.last) void this.#fetch(wanted + 1).catch(() => undefined);
  }

  async #tried(what: () => Promise<void>): Promise<void> {
    try {
      this.sentence = '';
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.sentence = error.message;
      this.nowhere = error.status === 404 && this.row === null;
      this.stop();
    }
  }
}
