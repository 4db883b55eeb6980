// How a question is answered: what is lit, what a press does, what the one button says. One class for each way.
import type { Card, Handle, Option, Question } from '../lib/messages';
import type { Table } from '../lib/table.svelte';

/** How a thing is marked: a legal answer; possible too; reached by a number; picked; planned; nothing. */
export type Light = 'lit' | 'also' | 'reached' | 'picked' | 'planned' | '';

/** A button in the bar or in the tray. */
export interface Choice {
  number: number | null;
  label: string;
  /** What is known before it is chosen: cost, chance, warning. */
  note: string;
  warn: string;
  /** The rulings that bring about what is warned of. */
  rulings?: readonly string[];
  /** What it does, where its label does not say it. */
  does?: string;
  /** The card that it is about, where that card does not lie on the table. */
  card: Card | null;
  /** The chaos token that it is, where one was drawn from a real bag. */
  token?: string;
  /** The domain that it is, where that is lit on the table. */
  zone?: string;
  on: boolean;
  press: () => void;
}

/** The one large button. */
export interface Primary {
  label: string;
  small: string;
  ready: boolean;
  /** Not by Space alone: a click, or Enter twice. */
  careful: boolean;
}

/** Where cards lie so that they can be pressed where they are. */
const ON_THE_TABLE = new Set(['row', 'play', 'hand', 'location', 'investigator', 'current', 'story']);

export abstract class Answering {
  constructor(
    readonly table: Table,
    readonly question: Question,
  ) {}

  /** How a card is marked. */
  abstract light(h: Handle): Light;
  /** Press a card; false where it has no part in the answer. */
  abstract press(h: Handle): boolean;
  abstract readonly primary: Primary;
  /** Press the one large button. */
  abstract go(): void;

  get choices(): Choice[] {
    return [];
  }

  /** What can be pressed now, in the order of its numbers. */
  get numbered(): (Handle | Choice)[] {
    return [];
  }

  /** How a place such as a domain is marked. */
  lightOf(_zone: string): Light {
    return '';
  }

  pressZone(_zone: string): boolean {
    return false;
  }

  /** What a place adds if it is chosen. */
  noteOf(_zone: string): string {
    return '';
  }

  /** What is asked now that a step of the answer is taken; empty where that is the question itself. */
  get asks(): string {
    return '';
  }

  /** Whether a step of the answer can be taken back. */
  get goesBack(): boolean {
    return false;
  }

  /** Go one step back within the answer; false where there is none. */
  back(): boolean {
    return false;
  }

  /** One line above the question. */
  get words(): string {
    return '';
  }

  /** How many of how many are picked, where several may be. */
  get count(): string {
    return '';
  }

  /** What a card says of itself if it is chosen: a chance. */
  noteAt(_h: Handle): string {
    return '';
  }

  /** What whatever is done with a card brings upon one: an attack. */
  warnAt(_h: Handle): string {
    return '';
  }

  number(thing: Handle): number | null {
    const place = this.numbered.indexOf(thing);
    return place < 0 ? null : place + 1;
  }

  numberOf(zone: string): number | null {
    const place = this.numbered.findIndex((each) => typeof each !== 'string' && each.label === zone);
    return place < 0 ? null : place + 1;
  }

  /** The highest number that can be pressed. */
  get highest(): number {
    return this.numbered.length;
  }

  /** Press what has a number. */
  pressNumber(number: number): boolean {
    const thing = this.numbered[number - 1];
    if (thing === undefined) return false;
    if (typeof thing === 'string') return this.press(thing);
    thing.press();
    return true;
  }

  protected can(h: Handle): Option[] {
    return this.table.optionsOn(h);
  }

  /** Cards in the order in which they lie on the table, so that their numbers can be read off it. */
  protected asTheyLie(cards: Iterable<Handle>): Handle[] {
    const wanted = new Set(cards);
    return [...this.table.cards.keys()].filter((h) => wanted.has(h));
  }

  protected lies(h: Handle | undefined): boolean {
    const card = h === undefined ? undefined : this.table.cards.get(h);
    return card !== undefined && ON_THE_TABLE.has(card.zone) && !this.question.cards.some((each) => each.h === h);
  }
}

/** What goes without saying. */
const ONE_ACTION = '1 action';

/** Whether a label says something already. */
export function says(label: string, words: string): boolean {
  return label.toLowerCase().includes(words.toLowerCase());
}

/** What is known of an option before it is chosen, in a few words, and not said by its label. */
export function noteOf(option: Option, label = ''): string {
  const hint = option.hint;
  if (!hint) return '';
  const parts = [];
  if (hint.chance) parts.push(percent(hint.chance));
  const cost = hint.cost.replace(`${ONE_ACTION} and `, '');
  if (cost && cost !== ONE_ACTION && option.verb !== 'play' && !says(label, cost)) parts.push(hint.cost);
  if (overpaid(option)) parts.push(overpaid(option));
  return parts.join(', ');
}

/** Whether a domain pays exactly, or how much too much and what that adds. */
export function overpaid({ hint }: Option): string {
  if (hint?.overpays == null || hint.pays === null) return '';
  const gains = hint.gains ? `: ${hint.gains}` : '';
  return hint.overpays > 0 ? `overpays ${hint.overpays}${gains}` : 'exact';
}

export function percent([numerator, denominator]: readonly number[]): string {
  return denominator ? `${Math.round((100 * (numerator ?? 0)) / denominator)}%` : '';
}
