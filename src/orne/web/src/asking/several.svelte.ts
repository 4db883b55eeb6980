// Several are picked: each on its own, or a set that has to be one of those offered.
import { SvelteSet } from 'svelte/reactivity';
import type { Ahead, Handle, Option, Test } from '../lib/messages';
import { Answering, noteOf, percent, type Choice, type Light, type Primary } from './answering';
import { sentence } from './one.svelte';

export class SeveralAnswer extends Answering {
  readonly picked = new SvelteSet<Handle>();

  get #counts(): boolean {
    return this.question.options.some((option) => option.hint?.chance);
  }

  /** Icons for the test under way, of everything that is picked. */
  get #icons(): number {
    return [...this.picked].reduce((sum, h) => sum + this.#iconsOf(h), 0);
  }

  #iconsOf(h: Handle): number {
    return this.can(h)[0]?.hint?.icons ?? 0;
  }

  /** The seat from whose hand a card is picked. */
  #seatOf(h: Handle): number {
    return this.table.seatBeside(h)?.[0] ?? this.question.seat;
  }

  /** What is picked from a seat's hand. */
  #from(seat: number): Handle[] {
    return [...this.picked].filter((h) => this.#seatOf(h) === seat);
  }

  /** What so many icons more make of the test: the most is the last that changes anything. */
  #ahead(icons: number): Ahead | null {
    const test = this.table.page?.test;
    return (icons > 0 && test?.ahead[Math.min(icons, test.ahead.length) - 1]) || null;
  }

  /** The chance with what is picked and not yet sent. */
  get expected(): readonly number[] | null {
    return this.picked.size ? (this.#ahead(this.#icons)?.chance ?? this.table.page?.test?.chance ?? null) : null;
  }

  /** The test as it would be with what is picked and not yet sent. */
  foreseen(test: Test): Test {
    const picked = [...this.picked];
    const { expected } = this;
    if (!expected) return test;
    const titleOf = (h: Handle) => this.table.cards.get(h)?.title ?? 'a card';
    const passes = this.#ahead(this.#icons)?.passes;
    const beside = [...this.table.beside.keys()].flatMap((seat) =>
      (this.table.pages.get(seat)?.test?.adds ?? []).map((part) => ({
        ...part,
        h: part.h && this.table.besideHandle(seat, part.h),
      })),
    );
    const adds = [...test.adds, ...beside].filter(({ h }) => h !== null && this.picked.has(h));
    const more = adds.reduce((sum, { n }) => sum + n, 0);
    return {
      ...test,
      success: test.success_ahead[more - 1] ?? test.success,
      success_parts: [...test.success_parts, ...adds],
      value: test.value + this.#icons,
      parts: [...test.parts, ...picked.map((h) => ({ source: titleOf(h), h, n: this.#iconsOf(h) }))],
      chance: [expected[0] ?? 0, expected[1] ?? 1],
      tokens: test.tokens.map((each) => ({ ...each, passes: passes?.includes(each.token) ?? each.passes })),
      committed: [...test.committed, ...picked],
    };
  }

  light(h: Handle): Light {
    if (this.picked.has(h) || this.question.chosen.includes(h)) return 'picked';
    if (!this.can(h).length) return '';
    return this.#full(h) ? 'also' : 'lit';
  }

  /** Whether no more may be picked where a card lies. */
  #full(h: Handle): boolean {
    const seat = this.#seatOf(h);
    const most = this.table.beside.get(seat)?.max ?? this.question.max;
    return this.#from(seat).length >= most && this.question.pick === 'each';
  }

  press(h: Handle): boolean {
    if (this.question.chosen.includes(h)) {
      void this.table.tell({ type: 'undo' });
      return true;
    }
    const option = this.can(h)[0];
    if (!option) return false;
    if (this.picked.has(h)) this.picked.delete(h);
    else {
      const card = this.table.cards.get(h)?.card;
      const copy = option.hint?.once && [...this.picked].find((each) => this.table.cards.get(each)?.card === card);
      if (copy) this.picked.delete(copy);
      if (this.#full(h)) this.picked.delete(this.#from(this.#seatOf(h))[0] ?? '');
      this.picked.add(h);
    }
    return true;
  }

  get #cards(): Handle[] {
    const beside = [...this.table.beside.keys()].flatMap((seat) => this.table.handBeside(seat));
    return this.asTheyLie([
      ...this.question.options.flatMap((option) => option.cards),
      ...beside.filter(({ can }) => can.length).map(({ h }) => h),
    ]);
  }

  get choices(): Choice[] {
    const off = this.#cards.filter((h) => !this.lies(h));
    const first = this.#cards.length - off.length;
    return off.map((h, place) => ({
      number: first + place + 1,
      label: this.table.cards.get(h)?.title ?? '',
      note: '',
      warn: '',
      card: this.table.cards.get(h) ?? null,
      on: this.picked.has(h),
      press: () => void this.press(h),
    }));
  }

  get numbered(): (Handle | Choice)[] {
    return [...this.#cards.filter((h) => this.lies(h)), ...this.choices];
  }

  /** The option that is a whole set, where sets are offered. */
  get #set(): Option | undefined {
    const wanted = [...this.picked].sort().join();
    return this.question.options.find(
      (option) => option.cards.length > 0 && [...option.cards].sort().join() === wanted,
    );
  }

  get #let(): Option | undefined {
    return this.question.options.find((option) => option.harmless && !option.cards.length);
  }

  get primary(): Primary {
    const { question, picked } = this;
    const test = this.table.page?.test;
    if (test && this.expected) return this.#committed(this.expected);
    if (!picked.size) {
      const option = question.primary === null ? this.#let : question.options[question.primary];
      if (test && option && !option.cards.length) return this.#committed(test.chance);
      return {
        label: option?.label ?? `Choose ${question.min}`,
        small: '',
        ready: option !== undefined,
        careful: false,
      };
    }
    if (question.pick === 'set') {
      return {
        label: this.#set?.label ?? `Choose ${question.min} to ${question.max}`,
        small: '',
        ready: this.#set !== undefined,
        careful: false,
      };
    }
    const missing = question.min - picked.size;
    const verb = sentence((this.can([...picked][0] ?? '')[0]?.verb ?? 'choose').replaceAll('-', ' '));
    if (missing > 0) return { label: `Choose ${missing} more`, small: '', ready: false, careful: false };
    return { label: `${verb} ${picked.size}`, small: '', ready: true, careful: false };
  }

  /** It says whether the token comes next, or who may still commit or act before it. */
  #committed(chance: readonly number[]): Primary {
    const { picked } = this;
    const test = this.table.page?.test;
    const reveals = picked.size ? test?.alone : test?.last;
    const label = reveals ? 'Reveal a token' : picked.size ? `Commit ${picked.size}` : (test?.then ?? '');
    return { label, small: percent(chance), ready: true, careful: false };
  }

  go(): void {
    const { question, picked } = this;
    const { beside } = this.table;
    if (beside.size) {
      const numbers = (seat: number) => this.#from(seat).map((h) => this.can(h)[0]?.i ?? 0);
      void this.table.answer({
        is: numbers(question.seat),
        beside: [...beside.keys()].map((seat) => [seat, numbers(seat)]),
      });
    } else if (!picked.size) {
      const i = question.primary ?? this.#let?.i;
      if (i !== undefined) void this.table.choose(i);
    } else if (question.pick === 'set') {
      if (this.#set) void this.table.choose(this.#set.i);
    } else if (picked.size >= question.min) {
      void this.table.answer({ is: [...picked].map((h) => this.can(h)[0]?.i ?? 0) });
    }
  }

  back(): boolean {
    const any = this.picked.size > 0;
    this.picked.clear();
    return any;
  }

  get count(): string {
    const { min, max } = this.question;
    if (this.#counts) return '';
    const more = min > 0 && min < max ? `, at least ${min}` : '';
    return `${this.picked.size} of ${max}${more}`;
  }

  noteAt(h: Handle): string {
    if (this.question.chosen.includes(h) || (this.#counts && this.picked.has(h))) return 'in';
    const option = this.can(h)[0];
    if (!option?.hint?.chance) return '';
    const more = this.#ahead(this.#icons + this.#iconsOf(h));
    return more && !this.#full(h) ? percent(more.chance) : noteOf(option);
  }
}
