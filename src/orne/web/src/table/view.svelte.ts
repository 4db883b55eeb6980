// What this screen shows of a table besides its page: what is picked, inspected, asked about, looked back at.
import { getContext, setContext, type Snippet } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { answering } from '../asking';
import type { Answering, Light } from '../asking/answering';
import { PlanAnswer } from '../asking/plan.svelte';
import { storyOf, type Stage } from '../coc/stage';
import { api } from '../lib/api';
import { complete } from '../lib/messages';
import type { Card, CoachCard, Ended, Handle, LogEntry, Page, Question, Reason, Suggestion } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { happened } from './happening';
import { Inviting } from './inviting.svelte';
import { Retelling } from './retelling.svelte';

/** A reason against something, beside the thing it is about. */
export interface Why {
  title: string;
  reasons: readonly Reason[];
  near: DOMRect;
}

export type Panel = 'log' | 'chat' | 'card' | 'asking' | 'help' | 'hint' | 'menu' | 'piles' | 'report' | 'search';

export class TableView {
  answering = $state.raw<Answering | null>(null);
  inspected = $state<Handle | null>(null);
  pinned = $state(false);
  why = $state.raw<Why | null>(null);
  /** The refusal that somebody thinks is wrong. */
  reported = $state.raw<Why | null>(null);
  /** The next press asks "why not?". */
  asksWhy = $state(false);
  /** Whether a key was used, so that numbers are shown. */
  keyed = $state(false);
  /** Whether a key moved the focus last; where a pointer left it, Space is for the one large button. */
  walks = false;
  /** The question at which it did. */
  walkedAt: number | undefined;
  /** Whether the large button waits for Enter once more. */
  confirming = $state(false);
  panel = $state<Panel | null>(null);
  /** How much of the chat was seen. */
  chatSeen = $state(0);
  /** Whether the chart of the turn is open. */
  chart = $state(false);
  bare = $state(false);
  /** How the map is drawn: its size, and how far it was pulled. */
  zoom = $state.raw({ scale: 1, x: 0, y: 0 });
  text = $state(settings.textView);
  /** Cards that a log line speaks of. */
  readonly spoken = new SvelteSet<Handle>();
  /** The card whose log lines are marked. */
  pointed = $state<Handle | null>(null);

  /** The seat that was last told to be at this screen. */
  #uncovered = $state<number | null>(null);
  /** Whether two people share this screen and the other one is asked now: nobody sees a hand that did not lie open. */
  readonly covered: boolean = $derived.by(() => {
    const { hello, page, present, front } = this.table;
    const shared = hello?.game === 'coc' && !hello.ruling && hello.held.length > 1;
    return shared && !page?.ended && this.#uncovered !== front && present?.question != null;
  });

  /** What stands under the log at the side, where something does. */
  underLog: Snippet | null = null;

  readonly telling: Retelling;
  readonly inviting: Inviting;

  constructor(readonly table: Table) {
    this.telling = new Retelling(table, (entry) => happened(entry, (seat) => table.isYours(seat)));
    this.inviting = new Inviting(table);
  }

  /** A new question is answered in a new way; the same one, sent again, keeps what was chosen. */
  ask(question: Question | null): void {
    const now = this.answering?.question;
    if (question && now?.id === question.id && now.n === question.n) return;
    this.answering = question ? answering(this.table, question) : null;
    this.why = null;
    this.asksWhy = false;
    this.confirming = false;
    // What asks can be read without looking for it.
    if (question?.source && this.table.cards.has(question.source)) this.inspect(question.source);
  }

  /** Whoever is asked has said that they are at the screen. */
  uncover(): void {
    this.#uncovered = this.table.front;
  }

  /** Whether the game is over, and what came last is still being told. */
  get ending(): boolean {
    return this.telling.line !== null && !this.table.past && Boolean(this.table.page?.ended);
  }

  /** How the game ended, once everything before that is told. */
  get ended(): Ended | null {
    return this.ending ? null : (this.table.page?.ended ?? null);
  }

  /** Whether the large button is not for Space alone: it would commit nobody, or leave the table that is over. */
  get careful(): boolean {
    const { hello } = this.table;
    if (this.ended) return !hello?.campaign && !hello?.lesson;
    return this.answering?.primary.careful ?? false;
  }

  /** Whether somebody else has said something since the chat was seen. */
  get unread(): boolean {
    return this.table.heard.slice(this.chatSeen).some(({ from }) => from === null || !this.table.isYours(from));
  }

  get numbers(): boolean {
    return settings.numbers === 'always' || (settings.numbers === 'after a key' && this.keyed);
  }

  get plan(): PlanAnswer | null {
    return this.answering instanceof PlanAnswer ? this.answering : null;
  }

  /** What a coach says now. */
  get coach(): CoachCard | null {
    return this.table.past ? null : (this.table.present?.coach ?? null);
  }

  /** What the coach speaks of: what it points at, and the cards of what it would try. */
  readonly #coached: ReadonlySet<Handle> = $derived.by(() => {
    const { coach } = this;
    const tried = coach?.tries == null ? undefined : this.table.question?.options[coach.tries];
    return new Set([...(coach?.points ?? []), ...(tried?.cards ?? [])]);
  });
  readonly #coachLights = $derived([...this.#coached].some((h) => this.answering?.light(h) === 'lit'));

  /** Whether a log line or the coach speaks of a card. */
  speaksOf(h: Handle): boolean {
    return this.spoken.has(h) || this.#coached.has(h);
  }

  /** How a card is lit; beside what a coach speaks of, the rest is lit faintly. */
  light(h: Handle): Light {
    const light = this.answering?.light(h) ?? '';
    return light === 'lit' && this.#coachLights && !this.#coached.has(h) ? 'also' : light;
  }

  /** The line that tells of its advance, where an agenda or act has been turned over: until the next one takes its place. */
  turned(h: Handle): LogEntry | null {
    if (this.table.past) return null;
    const advances = (entry: LogEntry) => /^(act|agenda) advances$/.test(entry.kind);
    return this.table.log.findLast((entry) => entry.subject === h && advances(entry) && !entry.struck) ?? null;
  }

  number(h: Handle): number | null {
    return this.answering?.number(h) ?? null;
  }

  /** The stories as far as it is told how they resolved; null where they are seen as they are. */
  get stage(): Stage | null {
    return this.table.past ? null : this.telling.stage;
  }

  /** How many stories a seat has won, as far as it is told. */
  won(seat: number): number {
    const { page } = this.table;
    return (this.stage?.victories ?? (page?.view.game === 'coc' ? page.view.won : []))[seat] ?? 0;
  }

  /** The story that a card is committed to, or planned for, or was until the rest is told. */
  story(card: Card): Handle | null {
    if (this.stage) return storyOf(this.stage, card);
    return (
      card.story ??
      this.plan?.plan.get(card.h) ??
      this.table.page?.plan.find((each) => each.h === card.h)?.story ??
      null
    );
  }

  /** Press a card: it answers, or says why it does not. */
  press(h: Handle, element: Element, more = false): void {
    // What was won is seen until that is told, and is nothing to press any more.
    if (!this.table.cards.has(h)) return;
    this.inspected = h;
    const { answering } = this;
    if (this.asksWhy || !answering) {
      if (this.asksWhy || this.table.question) void this.whyNot(h, element);
      return;
    }
    const done = answering instanceof PlanAnswer ? answering.press(h, more) : answering.press(h);
    if (done) this.why = null;
    else void this.whyNot(h, element);
  }

  async whyNot(h: Handle, element: Element): Promise<void> {
    this.asksWhy = false;
    const near = element.getBoundingClientRect();
    const title = this.table.cards.get(h)?.title || 'this card';
    const found = await this.table.whyNot(h);
    if (!found) return;
    if (found.offered.length) {
      const labels = found.offered.map((i) => this.table.question?.options[i]?.label ?? '').filter(Boolean);
      this.why = { title: `${title} can be chosen`, reasons: labels.map(said), near };
    } else {
      // A title with a mark of its own stands apart from the question's.
      const named = /[?!]$/.test(title) ? `“${title}”` : title;
      this.why = { title: `Why not ${named}?`, reasons: found.reasons, near };
    }
  }

  /** What a bot would answer to the question; the usual one where none is named. */
  async hint(who = ''): Promise<Suggestion | null> {
    const answer = await this.table.tell({ type: 'hint', who });
    return answer?.type === 'hint' ? (answer as unknown as Suggestion) : null;
  }

  /** Take the last change of a plan back, else the last answer; where other people play, they are asked. */
  async undo(): Promise<void> {
    if (this.plan?.takeBack()) return;
    await this.table.tell({ type: 'undo' });
  }

  /** Whether Esc leads one step back in the answer to the question. */
  get goesBack(): boolean {
    return this.answering?.goesBack || (!!this.table.question?.trail.length && this.table.may('back'));
  }

  /** Go one step back: in what is chosen here, else at the table, while nothing was paid and nothing hidden seen. */
  back(): boolean {
    if (this.answering?.back()) return true;
    if (!this.goesBack) return false;
    void this.table.tell({ type: 'back' });
    return true;
  }

  /** Pass the window that is open, or the next one in advance; once more takes that back. */
  passNext(): void {
    const waiting = this.table.present?.waiting;
    if (this.table.question || !waiting) void this.table.tell({ type: 'skip', until: 'window' });
    else void this.table.tell({ type: 'premove', wanted: !waiting.premove });
  }

  /** The cards because of which this is asked; one that alone is no reason any more is none beside others either. */
  get because(): Card[] {
    const found = (this.table.question?.because ?? []).map((h) => this.table.cards.get(h));
    return found
      .filter((card) => card !== undefined)
      .filter((card) => !this.table.asking?.not_now.includes(card.card ?? ''));
  }

  /** Let the one card because of which this is asked be no reason to ask; where there are several, say which. */
  async askNoMore(): Promise<void> {
    const [card, ...more] = this.because;
    if (!card || more.length) this.panel = this.panel === 'asking' ? null : 'asking';
    else await this.notFor(card);
  }

  /** Let a card be no reason to ask, and say how that is taken back. */
  async notFor(card: Card): Promise<void> {
    const { table } = this;
    const seat = table.front;
    const answer = await table.tell({ type: 'not_now', h: card.h, seat });
    if (answer?.type !== 'asking') return;
    const back = (): void => {
      table.band = null;
      void table.tell({ type: 'not_now', h: card.card, wanted: false, seat });
    };
    table.band = {
      kind: 'note',
      sentence: `You are no longer asked because of ${card.title} alone, unless you are struck.`,
      back: { label: 'Ask again', press: back },
    };
  }

  inspect(h: Handle | null): void {
    if (!this.pinned) this.inspected = h;
  }

  /** Have a card stay to be read: held in the inspector, or on a sheet where none stands at the side. */
  read(h: Handle | null): void {
    this.inspected = h;
    if (innerWidth > 1180 && !this.bare && !this.table.page?.test) this.pinned = true;
    else this.panel = 'card';
  }

  /** Open the form in which somebody says what they think is wrong. */
  report(why: Why | null = null): void {
    this.reported = why;
    this.why = null;
    this.panel = 'report';
  }

  // ---- looking back

  /** Look back at a position; where lines have addresses, at the line that led to it. */
  async lookAt(n: number, _line: number | null = null): Promise<void> {
    const present = this.table.present;
    if (!present || n >= present.n) return this.now();
    const seat = present.seat;
    const address = `/api/tables/${this.table.id}/positions/${Math.max(0, n)}${seat === null ? '' : `?seat=${seat}`}`;
    try {
      const found = await api.read<{ page: Page }>(address);
      this.table.faces = { ...this.table.faces, ...found.page.faces };
      this.telling.stop();
      this.table.past = complete(found.page);
    } catch (error) {
      this.table.band = { kind: 'bad', sentence: (error as Error).message };
    }
  }

  now(): void {
    this.table.past = null;
  }

  /** The address of the position that a line of the log led to. */
  addressOf(entry: LogEntry): string {
    return `/t/${this.table.id}/${entry.n}`;
  }

  /** Whether a line of the log is the one that the address names. */
  names(_entry: LogEntry): boolean {
    return false;
  }
}

function said(sentence: string): Reason {
  return { sentence, ruling: '', claim: '', demo: null };
}

const KEY = Symbol('table');

export function giveView(view: TableView): void {
  setContext(KEY, view);
}

export function useView(): TableView {
  return getContext<TableView>(KEY);
}
