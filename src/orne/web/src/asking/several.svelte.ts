// Several are picked: each on its own, or a set that has to be one of those offered.
import { SvelteSet } from 'svelte/reactivity';
import type { Handle, Option } from '../lib/messages';
import { Answering, noteOf, percent, type Choice, type Light, type Primary } from './answering';
import { sentence } from './one.svelte';

export class SeveralAnswer extends Answering {
  readonly picked = new SvelteSet<Handle>();

  /** Where a pick changes a chance, each is sent at once, so that the table can count it; the last is only picked,
   * because after it nothing more would be asked, and the token be revealed. */
  get atOnce(): boolean {
    const { pick, options } = this.question;
    return pick === 'each' && this.#counts && options.filter((option) => option.cards.length).length > 1;
  }

  get #counts(): boolean {
    return this.question.options.some((option) => option.hint?.chance);
  }

  /** The chance with what is picked and not yet sent. */
  get expected(): readonly number[] | null {
    const [last] = this.picked;
    return (last !== undefined && this.can(last)[0]?.hint?.chance) || null;
  }

  /** The tokens on which the test would pass with it. */
  get passes(): readonly string[] | null {
    const [last] = this.picked;
    return (last !== undefined && this.can(last)[0]?.hint?.passes) || null;
  }

  light(h: Handle): Light {
    if (this.picked.has(h) || this.question.chosen.includes(h)) return 'picked';
    if (!this.can(h).length) return '';
    return this.#full ? 'also' : 'lit';
  }

  get #full(): boolean {
    return this.picked.size >= this.question.max && this.question.pick === 'each';
  }

  press(h: Handle): boolean {
    if (this.question.chosen.includes(h)) {
      void this.table.tell({ type: 'undo' });
      return true;
    }
    const option = this.can(h)[0];
    if (!option) return false;
    if (this.atOnce) void this.table.choose(option.i);
    else if (this.picked.has(h)) this.picked.delete(h);
    else {
      if (this.#full) this.picked.delete([...this.picked][0] ?? '');
      this.picked.add(h);
    }
    return true;
  }

  get #cards(): Handle[] {
    return this.asTheyLie(this.question.options.flatMap((option) => option.cards));
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

  #committed(chance: readonly number[]): Primary {
    const alone = this.table.hello?.names.length === 1;
    return { label: alone ? 'Reveal a token' : 'Done committing', small: percent(chance), ready: true, careful: false };
  }

  go(): void {
    const { question, picked } = this;
    if (!picked.size) {
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
    return option?.hint?.chance ? noteOf(option) : '';
  }
}
