// A game gone by: its positions, fetched as they are looked at, drawn by the same table that plays.
import { api, Refusal } from '../../lib/api';
import { complete } from '../../lib/messages';
import type { Hello, Page } from '../../lib/messages';
import { Table } from '../../lib/table.svelte';
import { TableView } from '../../table/view.svelte';
import type { TableRow } from '../shared/answers';

export interface Mark {
  n: number;
  seat: number | null;
  turn: number;
  phase: string;
}

/** The views of a replay: a log line leads to its position here, and nothing is asked. */
export class ReplayView extends TableView {
  constructor(
    table: Table,
    readonly replay: Replay,
  ) {
    super(table);
  }

  override async lookAt(n: number): Promise<void> {
    await this.replay.go(n);
  }

  override now(): void {
    void this.replay.go(this.replay.last);
  }
}

const PACE = 1100;

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
  sentence = $state('');
  #pages = new Map<string, Promise<Page>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  ended = $derived(this.row?.state === 'ended');
  mark = $derived(this.marks.find((mark) => mark.n === this.n) ?? null);

  constructor(readonly id: string) {
    this.table = new Table(id);
  }

  /** Begin at a position; at the first where none is said. */
  async begin(n: number | null): Promise<void> {
    await this.#tried(async () => {
      const row = await api.get<TableRow>(`/api/tables/${this.id}`);
      this.row = row;
      this.seat = row.held[0] ?? (row.state === 'ended' ? 0 : null);
      this.open = row.state === 'ended';
      const names = row.seats.map(
        (seat) =>
          seat.name || (seat.bot ? seat.bot.charAt(0).toUpperCase() + seat.bot.slice(1) : `Player ${seat.seat + 1}`),
      );
      this.table.hello = {
        names,
        bots: row.seats.map((seat) => Boolean(seat.bot)),
        asking: null,
        held: [],
        seats: row.seats,
      } as unknown as Hello;
      await this.#track();
      await this.#show(n ?? 0);
    });
  }

  /** Look at a position. */
  async go(n: number): Promise<void> {
    await this.#tried(() => this.#show(n));
  }

  async turnTo(seat: number): Promise<void> {
    this.seat = seat;
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
    const track = await api.get<{ n: number; marks: Mark[] }>(`/api/tables/${this.id}/track${seat}`);
    this.marks = track.marks;
    this.last = track.marks.at(-1)?.n ?? track.n;
    void this.#fetch(this.last).then(
      (page) => (this.lines = firstLines(page)),
      () => undefined,
    );
  }

  #fetch(n: number): Promise<Page> {
    const asked = new URLSearchParams();
    if (this.seat !== null) asked.set('seat', String(this.seat));
    if (this.open) asked.set('open', 'true');
    const address = `/api/tables/${this.id}/positions/${n}?${asked}`;
    const known = this.#pages.get(address);
    if (known) return known;
    const page = api.get<{ page: Page }>(address).then((got) => complete(got.page));
    this.#pages.set(address, page);
    page.catch(() => this.#pages.delete(address));
    return page;
  }

  async #show(n: number): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.last));
    this.#wanted = wanted;
    this.n = wanted;
    const page = await this.#fetch(wanted);
    if (this.#wanted !== wanted) return;
    const { table } = this;
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
      this.stop();
    }
  }
}
