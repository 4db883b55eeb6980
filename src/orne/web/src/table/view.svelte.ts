// What this screen shows of a table besides its page: what is picked, inspected, asked about, looked back at.
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { answering } from '../asking';
import type { Answering, Light } from '../asking/answering';
import { PlanAnswer } from '../asking/plan.svelte';
import { api } from '../lib/api';
import { complete } from '../lib/messages';
import type { Card, Handle, Page, Question, Reason } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';

/** A reason against something, beside the thing it is about. */
export interface Why {
  title: string;
  reasons: readonly Reason[];
  near: DOMRect;
}

export type Panel = 'log' | 'chat' | 'card' | 'asking' | 'help' | 'menu';

export class TableView {
  answering = $state.raw<Answering | null>(null);
  inspected = $state<Handle | null>(null);
  pinned = $state(false);
  why = $state.raw<Why | null>(null);
  /** The next press asks "why not?". */
  asksWhy = $state(false);
  /** Whether a key was used, so that numbers are shown. */
  keyed = $state(false);
  panel = $state<Panel | null>(null);
  bare = $state(false);
  text = $state(settings.textView);
  /** Cards that a log line speaks of. */
  readonly spoken = new SvelteSet<Handle>();
  /** The card whose log lines are marked. */
  pointed = $state<Handle | null>(null);

  constructor(readonly table: Table) {}

  /** A new question is answered in a new way; the same one, sent again, keeps what was chosen. */
  ask(question: Question | null): void {
    const now = this.answering?.question;
    if (question && now?.id === question.id && now.n === question.n) return;
    this.answering = question ? answering(this.table, question) : null;
    this.why = null;
    this.asksWhy = false;
  }

  get numbers(): boolean {
    return settings.numbers === 'always' || (settings.numbers === 'after a key' && this.keyed);
  }

  get plan(): PlanAnswer | null {
    return this.answering instanceof PlanAnswer ? this.answering : null;
  }

  light(h: Handle): Light {
    return this.answering?.light(h) ?? '';
  }

  number(h: Handle): number | null {
    return this.answering?.number(h) ?? null;
  }

  /** The story that a card is committed to, or planned for. */
  story(card: Card): Handle | null {
    return (
      card.story ??
      this.plan?.plan.get(card.h) ??
      this.table.page?.plan.find((each) => each.h === card.h)?.story ??
      null
    );
  }

  /** Press a card: it answers, or says why it does not. */
  press(h: Handle, element: Element, more = false): void {
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
      this.why = { title: `Why not ${title}?`, reasons: found.reasons, near };
    }
  }

  inspect(h: Handle | null): void {
    if (!this.pinned) this.inspected = h;
  }

  // ---- looking back

  async lookAt(n: number): Promise<void> {
    const present = this.table.present;
    if (!present || n >= present.n) return this.now();
    const seat = present.seat;
    const address = `/api/tables/${this.table.id}/positions/${Math.max(0, n)}${seat === null ? '' : `?seat=${seat}`}`;
    try {
      const found = await api.get<{ page: Page }>(address);
      this.table.faces = { ...this.table.faces, ...found.page.faces };
      this.table.past = complete(found.page);
    } catch (error) {
      this.table.band = { kind: 'bad', sentence: (error as Error).message };
    }
  }

  now(): void {
    this.table.past = null;
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
