// A number, an order, and damage and horror to assign.
import { SvelteMap } from 'svelte/reactivity';
import type { Handle, Option, Question, Share } from '../lib/messages';
import { plural } from '../lib/names';
import type { Table } from '../lib/table.svelte';
import { Answering, type Light, type Primary } from './answering';

export class NumberAnswer extends Answering {
  value = $state(0);

  constructor(table: Table, question: Question) {
    super(table, question);
    this.value = question.max;
  }

  get option(): Option | undefined {
    return this.question.options.find((option) => option.note === String(this.value));
  }

  /** Go to the next number that is offered. */
  step(by: 1 | -1): void {
    const numbers = this.question.options.map((option) => Number(option.note)).filter((n) => !Number.isNaN(n));
    const next = numbers.filter((n) => (by > 0 ? n > this.value : n < this.value));
    if (next.length) this.value = by > 0 ? Math.min(...next) : Math.max(...next);
  }

  /** The cards that the number reaches. */
  readonly #reached = $derived(new Set(this.option?.reaches ?? []));

  light(h: Handle): Light {
    if (this.#reached.has(h)) return 'reached';
    return h === this.question.source ? 'picked' : '';
  }

  press(): boolean {
    return false;
  }

  get highest(): number {
    return this.question.max;
  }

  pressNumber(number: number): boolean {
    if (this.question.options.some((option) => option.note === String(number))) this.value = number;
    return true;
  }

  get primary(): Primary {
    return {
      label: this.option?.label ?? 'Choose a number',
      small: '',
      ready: this.option !== undefined,
      careful: false,
    };
  }

  go(): void {
    if (this.option) void this.table.choose(this.option.i);
  }

  /** From where to where it goes, and how much the number reaches. */
  get range(): string {
    const { min, max, options } = this.question;
    const range = `${min} to ${max}`;
    if (!options.some((option) => option.reaches.length)) return range;
    const cards = [...this.#reached].map((h) => this.table.cards.get(h));
    const characters = cards.every((card) => card?.type === 'character');
    return `${range}; reaches ${plural(cards.length, characters ? 'character' : 'card')}`;
  }
}

export class OrderAnswer extends Answering {
  order = $state<readonly number[]>([]);
  /** How many were put in place by their numbers. */
  #placed = 0;

  constructor(table: Table, question: Question) {
    super(table, question);
    this.order = question.options.map((option) => option.i);
  }

  move(from: number, to: number): void {
    if (to < 0 || to >= this.order.length) return;
    const left = this.order.filter((_, place) => place !== from);
    this.order = [...left.slice(0, to), this.order[from] ?? 0, ...left.slice(to)];
  }

  light(h: Handle): Light {
    return this.can(h).length ? 'lit' : '';
  }

  press(h: Handle): boolean {
    const option = this.can(h)[0];
    return option ? this.pressNumber(option.i + 1) : false;
  }

  get highest(): number {
    return this.order.length;
  }

  /** Numbers pressed one after the other are the order. */
  pressNumber(number: number): boolean {
    const from = this.order.indexOf(number - 1);
    if (from < 0) return false;
    this.move(from, this.#placed % this.order.length);
    this.#placed += 1;
    return true;
  }

  get primary(): Primary {
    return { label: 'In this order', small: '', ready: true, careful: false };
  }

  go(): void {
    void this.table.answer({ order: [...this.order] });
  }
}

export class AssignAnswer extends Answering {
  readonly amounts = new SvelteMap<Handle, [number, number]>();

  constructor(table: Table, question: Question) {
    super(table, question);
    for (const share of this.shares) this.amounts.set(share.h, [...share.start]);
  }

  get shares(): Share[] {
    return this.question.assign?.to ?? [];
  }

  /** What is still to be assigned of damage (0) or horror (1). */
  left(which: 0 | 1): number {
    const wanted = which ? (this.question.assign?.horror ?? 0) : (this.question.assign?.damage ?? 0);
    return wanted - [...this.amounts.values()].reduce((sum, each) => sum + each[which], 0);
  }

  /** One more or less for a card; where nothing is left, one more is taken from whoever has most of it. */
  step(share: Share, which: 0 | 1, by: 1 | -1): void {
    const now = this.amounts.get(share.h) ?? [0, 0];
    if (by > 0 && this.left(which) <= 0 && now[which] < (which ? share.horror : share.damage)) {
      const others = this.shares.filter((each) => each.h !== share.h && this.#has(each, which) > 0);
      const most = others.toSorted((one, other) => this.#has(other, which) - this.#has(one, which))[0];
      if (!most) return;
      this.step(most, which, -1);
    }
    const most = which ? share.horror : share.damage;
    const next: [number, number] = [...now];
    next[which] = Math.max(0, Math.min(most, now[which] + by));
    this.amounts.set(share.h, next);
  }

  #has(share: Share, which: 0 | 1): number {
    return this.amounts.get(share.h)?.[which] ?? 0;
  }

  light(h: Handle): Light {
    return this.shares.some((share) => share.h === h) ? 'lit' : '';
  }

  press(h: Handle): boolean {
    const share = this.shares.find((each) => each.h === h);
    if (!share) return false;
    const kinds = ([0, 1] as const).filter((which) => (which ? share.horror : share.damage) > this.#has(share, which));
    const which = kinds.find((each) => this.left(each) > 0) ?? kinds[0];
    if (which !== undefined) this.step(share, which, 1);
    return true;
  }

  get primary(): Primary {
    const parts = (['damage', 'horror'] as const).flatMap((word, which) => {
      const left = this.left(which as 0 | 1);
      return left === 0 ? [] : [left > 0 ? `${left} ${word} left` : `${-left} ${word} too many`];
    });
    return { label: parts.length ? parts.join(', ') : 'Assign', small: '', ready: parts.length === 0, careful: false };
  }

  go(): void {
    if (this.primary.ready) void this.table.answer({ amounts: Object.fromEntries(this.amounts) });
  }
}
