// A demonstration that is looked at, moment by moment, on the same table that plays.
import type { Light } from '../../asking/answering';
import type { Handle, Hello, LogEntry, Moment, Page, Shown } from '../../lib/messages';
import { moves } from '../../lib/settings.svelte';
import { Table } from '../../lib/table.svelte';
import { TableView } from '../../table/view.svelte';

/** How long a moment stays while it is played: time to look, and for every letter. */
const LOOK = 1300;
const LETTER = 38;
const MOST = 9000;

/** What is offered is lit, and what is chosen is marked; a press only shows the card. */
export class DemoView extends TableView {
  constructor(
    table: Table,
    readonly demo: Demo,
  ) {
    super(table);
    this.text = false;
  }

  override light(h: Handle): Light {
    const { options, moment } = this.demo;
    if (moment.chosen !== null) return options[moment.chosen]?.cards.includes(h) ? 'picked' : '';
    if (!options.some((option) => option.cards.includes(h))) return '';
    // A story that is lit asks to be pressed.
    return this.table.cards.get(h)?.zone === 'row' ? 'also' : 'lit';
  }

  override number(): null {
    return null;
  }

  override press(h: Handle): void {
    this.inspected = this.inspected === h ? null : h;
  }

  override inspect(): void {
    // A card is shown when it is pressed: what comes and goes under the pointer would move the page.
  }

  override async lookAt(): Promise<void> {
    // The log is told step by step.
  }
}

export class Demo {
  readonly table: Table;
  readonly view: DemoView;
  n = $state(0);
  playing = $state(false);
  /** Whether somebody turned to this moment: only then is it part of the address, not where a replay came to its end. */
  turned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The log as it stands on each page. */
  readonly #logs: readonly (readonly LogEntry[])[];

  readonly last: number;
  moment: Moment = $derived.by(() => this.shown.moments[this.n]!);
  /** What is offered at this moment, and matters to it. */
  question = $derived.by(() => {
    const { page, chosen, do: kind } = this.moment;
    return page !== null && (chosen !== null || kind === 'ask') ? (this.shown.pages[page]?.question ?? null) : null;
  });
  options = $derived(this.question?.options ?? []);

  constructor(
    readonly shown: Shown,
    n: number,
  ) {
    this.last = shown.moments.length - 1;
    this.table = new Table(shown.name);
    this.view = new DemoView(this.table, this);
    this.table.faces = Object.assign({}, ...shown.pages.map((page) => page.faces)) as Table['faces'];
    const logs: LogEntry[][] = [];
    for (const { log } of shown.pages) logs.push([...(logs.at(-1) ?? []).slice(0, log.since), ...log.entries]);
    this.#logs = logs;
    this.turned = n > 0;
    this.go(n);
  }

  /** The position laid last before a moment: cards travel only within one. */
  get position(): number {
    return this.shown.moments.findLastIndex(({ do: kind }, n) => n <= this.n && (kind === 'lay' || kind === 'begin'));
  }

  /** Look at a moment. */
  go(n: number): void {
    this.n = Math.max(0, Math.min(n, this.last));
    const page = this.moment.page;
    const found: Page | undefined = page === null ? undefined : this.shown.pages[page];
    this.table.front = found?.seat ?? -1;
    this.table.logs = new Map([[this.table.front, page === null ? [] : (this.#logs[page] ?? [])]]);
    this.table.pages = new Map(found ? [[this.table.front, found]] : []);
    const names = page === null ? [] : (this.shown.names[page] ?? []);
    const seat = this.shown.game === 'coc' ? 0 : null;
    const bots = names.map(() => false);
    this.table.hello = { names, bots, asking: null, held: [], seat, seats: [] } as unknown as Hello;
    this.view.inspected = null;
  }

  /** Look at a moment that somebody chose: what was played stands still. */
  turnTo(n: number): void {
    this.stop();
    this.turned = true;
    this.go(n);
  }

  play(): void {
    if (this.playing) return this.stop();
    if (this.n >= this.last) this.go(0);
    this.turned = false;
    this.playing = true;
    this.#wait();
  }

  /** Play it once by itself, unless nothing is to move. */
  playOnce(): void {
    if (moves() && this.n === 0 && this.last > 0 && !this.playing) this.play();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const letters = this.moment.told.reduce((sum, line) => sum + line.words.length, 0);
    this.#timer = setTimeout(() => this.#step(), Math.min(MOST, LOOK + LETTER * letters));
  }

  #step(): void {
    if (!this.playing) return;
    if (this.n < this.last) this.go(this.n + 1);
    if (this.n >= this.last) return this.stop();
    this.#wait();
  }
}
