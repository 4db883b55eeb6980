// Committing is a plan: it is made here, counted by the server at every change, and sent with the one button.
import { SvelteMap } from 'svelte/reactivity';
import type { Forecast, Handle, Option, Question } from '../lib/messages';
import type { Table } from '../lib/table.svelte';
import { Answering, type Choice, type Light, type Primary } from './answering';

export class PlanAnswer extends Answering {
  /** Who is going where. */
  readonly plan = new SvelteMap<Handle, Handle>();
  forecast = $state.raw<Forecast | null>(null);
  picked = $state<readonly Handle[]>([]);
  /** The story that was chosen last. */
  last = $state<Handle | null>(null);
  /** The story that was pressed while nobody was picked up: once more sends everybody who is left. */
  awaits = $state<Handle | null>(null);
  /** The plan before each of its changes. */
  #before: [Handle, Handle][][] = [];
  #asked = 0;

  constructor(table: Table, question: Question) {
    super(table, question);
    this.forecast = table.page?.forecast ?? null;
  }

  get #commits(): Option[] {
    return this.question.options.filter((option) => option.cards.length === 2);
  }

  get #let(): Option | undefined {
    return this.question.options.find((option) => option.harmless && !option.cards.length);
  }

  /** Characters that may be committed, in the order in which they lie. */
  get characters(): Handle[] {
    return this.asTheyLie(this.#commits.map((option) => option.cards[0] ?? ''));
  }

  stories(h: Handle): Handle[] {
    return this.#commits.filter((option) => option.cards[0] === h).map((option) => option.cards[1] ?? '');
  }

  get #open(): Handle[] {
    const found = this.picked.length ? this.picked : this.characters.filter((h) => !this.plan.has(h));
    return [...new Set(found.flatMap((h) => this.stories(h)))];
  }

  light(h: Handle): Light {
    if (this.picked.includes(h)) return 'picked';
    if (this.plan.has(h)) return 'planned';
    if (this.characters.includes(h)) return this.picked.length ? 'also' : 'lit';
    if (this.#open.includes(h)) return this.picked.length ? 'lit' : 'also';
    return '';
  }

  press(h: Handle, more = false): boolean {
    if (this.characters.includes(h)) {
      this.awaits = null;
      if (this.plan.has(h)) this.#change(() => this.plan.delete(h));
      else if (this.picked.includes(h)) this.picked = this.picked.filter((each) => each !== h);
      else this.picked = more ? [...this.picked, h] : [h];
      return true;
    }
    return this.#open.includes(h) ? this.#send(h) : false;
  }

  #send(story: Handle): boolean {
    const rest = this.characters.filter((h) => !this.plan.has(h));
    const going = this.picked.length ? this.picked : this.awaits === story ? rest : [];
    this.awaits = going.length ? null : story;
    if (!going.length) return true;
    this.last = story;
    this.#change(() => {
      for (const h of going) if (this.stories(h).includes(story)) this.plan.set(h, story);
    });
    return true;
  }

  /** Change the plan so that it can be taken back, and have it counted. */
  #change(how: () => void): void {
    this.#before.push([...this.plan]);
    how();
    this.picked = [];
    this.#count();
  }

  /** Take the last change of the plan back; false where it is as it was at first. */
  takeBack(): boolean {
    const before = this.#before.pop();
    if (!before) return false;
    this.plan.clear();
    for (const [h, story] of before) this.plan.set(h, story);
    this.picked = [];
    this.#count();
    return true;
  }

  /** Send a character to the story chosen last. */
  sendToLast(h: Handle): void {
    const story = this.last ?? this.stories(h)[0];
    if (story !== undefined && this.stories(h).includes(story)) {
      this.picked = [h];
      this.#send(story);
    }
  }

  /** Send a character to a story: what dropping it there means. */
  drop(h: Handle, story: Handle): void {
    if (!this.stories(h).includes(story)) return;
    this.picked = [h];
    this.#send(story);
  }

  clear(): void {
    this.#change(() => this.plan.clear());
  }

  #count(): void {
    const asked = ++this.#asked;
    const pairs: [Handle, Handle][] = [...this.plan].map(([h, story]) => [h, story]);
    const given = this.table.page?.plan ?? [];
    const all: [Handle, Handle][] = [...given.map((each): [Handle, Handle] => [each.h, each.story]), ...pairs];
    void this.table.forecast(all).then((found) => {
      if (asked === this.#asked && found) this.forecast = found;
    });
  }

  get numbered(): (Handle | Choice)[] {
    return this.picked.length ? this.#row.filter((h) => this.#open.includes(h)) : this.characters;
  }

  get #row(): Handle[] {
    return this.table.zone('row', null)?.cards ?? [];
  }

  get primary(): Primary {
    const count = this.plan.size;
    if (count) return { label: `Commit ${count} and go on`, small: '', ready: true, careful: false };
    if (this.picked.length) return { label: 'Choose a story', small: '', ready: false, careful: false };
    return { label: this.#given ? 'Go on' : 'Commit nobody', small: '', ready: true, careful: !this.#given };
  }

  get #given(): number {
    return this.table.page?.plan.length ?? 0;
  }

  go(): void {
    if (this.plan.size) void this.table.answer({ plan: [...this.plan] });
    else if (this.#let) void this.table.choose(this.#let.i);
  }

  back(): boolean {
    const any = this.picked.length > 0 || this.awaits !== null;
    this.picked = [];
    this.awaits = null;
    return any;
  }

  get words(): string {
    const [first, ...others] = this.picked.map((h) => this.table.cards.get(h)?.title ?? '');
    if (this.awaits)
      return `press ${this.table.cards.get(this.awaits)?.title ?? 'it'} again: everybody left goes there`;
    if (first === undefined)
      return this.plan.size ? 'press a planned character to take it back' : 'press a character, then a story';
    return `${others.length ? `${others.length + 1} characters` : first} picked up: now a story`;
  }
}
