// One option is answered: a card that is lit, then, where several options are about it, what tells them apart.
import type { Handle, Option } from '../lib/messages';
import { Answering, noteOf, percent, says, type Choice, type Light, type Primary } from './answering';

const DOMAIN = /^domain \d+$/;
/** How the label of an option ends that names what pays. */
const PAYER = / \(domain \d+\)$/;
const FROM_REAL_BAG = 'drawn token';

export class OneAnswer extends Answering {
  /** The card that was pressed first. */
  card = $state<Handle | null>(null);

  /** The options that are still meant. */
  get meant(): Option[] {
    const { card } = this;
    return card === null ? this.question.options : this.can(card).filter((option) => this.#begins(option, card));
  }

  #begins(option: Option, h: Handle): boolean {
    const first = option.cards[0];
    return first === h || (first !== undefined && !option.cards.includes(h));
  }

  light(h: Handle): Light {
    if (this.card === h) return 'picked';
    if (this.card !== null) {
      if (this.meant.some((option) => option.cards.slice(1).includes(h))) return 'lit';
      return this.can(h).length ? 'also' : '';
    }
    const { primary } = this.question;
    return this.can(h).some((option) => option.i !== primary || this.question.form !== 'window') ? 'lit' : '';
  }

  press(h: Handle): boolean {
    if (this.card === h) return this.back();
    const second = this.card === null ? [] : this.meant.filter((option) => option.cards.slice(1).includes(h));
    if (second.length === 1 && second[0]) return this.#answer(second[0]);
    return this.#begin(h, this.can(h));
  }

  /** Take up a card: where one thing is meant that is done, else it is asked which. */
  #begin(h: Handle, options: readonly Option[]): boolean {
    const [first] = options;
    if (!first) return false;
    const alike = options.every((option) => option.group === first.group);
    const only = options.length === 1 ? first : alike ? options.find((option) => option.usual) : undefined;
    // What is easily overlooked, such as an attack that it provokes, is said before it is done.
    if (only && !only.hint?.warn) return this.#answer(only);
    this.card = h;
    return true;
  }

  /** The only thing that a card is good for, which was said instead of done. */
  get #warned(): Option | undefined {
    const { card, meant } = this;
    return card !== null && meant.length === 1 && meant[0]?.hint?.warn ? meant[0] : undefined;
  }

  #answer(option: Option): boolean {
    void this.table.choose(option.i);
    return true;
  }

  // ---- domains

  #domains(): Option[] {
    const open = this.card !== null || this.question.form === 'pay';
    return open ? this.meant.filter((option) => DOMAIN.test(option.note)) : [];
  }

  /** Whether a card is played without any domain, where others of its options take one. */
  #isFree(option: Option): boolean {
    return this.card !== null && option.verb === 'play' && !option.note && this.#domains().length > 0;
  }

  lightOf(zone: string): Light {
    return this.#domains().some((option) => option.note === zone) ? 'lit' : '';
  }

  pressZone(zone: string): boolean {
    const found = this.#domains().filter((option) => option.note === zone);
    return found.length === 1 && found[0] ? this.#answer(found[0]) : false;
  }

  noteOf(zone: string): string {
    const option = this.#domains().find((each) => each.note === zone);
    return option ? noteOf(option) : '';
  }

  // ---- what is not a card

  get choices(): Choice[] {
    return this.#listed().map((option, place) => this.#choice(option, this.#lit().length + place + 1));
  }

  /** Options that are listed: those about no card that lies on the table, or all of one card. */
  #listed(): Option[] {
    const { question, card } = this;
    if (card !== null) return this.meant.filter((option) => !this.lies(option.cards[1]));
    const listed = question.options.filter((option) => option.i !== question.primary && !this.lies(option.cards[0]));
    // A card that differs only in what pays is listed once, and then it is asked what does.
    return listed.filter((option) => this.#paid(option, listed)[0] === option);
  }

  /** The options that do the same with the same card as one of them, and differ in the domain that pays. */
  #paid(option: Option, listed: readonly Option[] = this.question.options): Option[] {
    const pays = DOMAIN.test(option.note) && option.group !== '' && this.card === null;
    return pays ? listed.filter((each) => each.group === option.group && DOMAIN.test(each.note)) : [option];
  }

  /** Cards that are lit where they lie, in the order in which they lie. */
  #lit(): Handle[] {
    const place = this.card === null ? 0 : 1;
    const found = this.meant.map((option) => option.cards[place]).filter((h) => h !== undefined && this.lies(h));
    return this.asTheyLie(found as Handle[]);
  }

  get numbered(): (Handle | Choice)[] {
    return [...this.#lit(), ...this.choices];
  }

  numberOf(zone: string): number | null {
    return this.choices.find((choice) => choice.label.startsWith(sentence(zone)))?.number ?? null;
  }

  #choice(option: Option, number: number): Choice {
    const picked = this.card !== null;
    const h = option.cards[picked ? 1 : 0];
    const alike = this.meant.every((each) => each.verb === option.verb);
    const paid = this.#paid(option);
    const several = paid.length > 1 && h !== undefined;
    const label = this.#isFree(option)
      ? 'Pay nothing'
      : sentence(
          picked && alike && option.short ? option.short : several ? option.label.replace(PAYER, '') : option.label,
        );
    const does = option.verb === 'use' ? (option.hint?.adds ?? '') : '';
    return {
      number,
      label,
      note: several ? '' : noteOf(option, label),
      warn: option.hint?.warn ?? '',
      rulings: option.hint?.rulings ?? [],
      does: says(label, does) ? '' : does,
      card: h === undefined || this.lies(h) ? null : (this.table.cards.get(h) ?? null),
      token: this.question.kind === FROM_REAL_BAG ? option.note : undefined,
      zone: this.lightOf(option.note) ? option.note : undefined,
      on: false,
      press: () => void (several ? this.#begin(h, paid) : this.#answer(option)),
    };
  }

  // ---- the bar

  get primary(): Primary {
    const { question, card } = this;
    const option = question.primary === null ? undefined : question.options[question.primary];
    const test = this.table.page?.test;
    if (card === null && option && question.kind === 'window' && test?.last) {
      return { label: 'Reveal a token', small: percent(test.chance), ready: true, careful: false };
    }
    const said = card === null ? option : this.#warned;
    if (said) return { label: said.label, small: '', ready: true, careful: false };
    const domains = this.#domains().length > 0;
    const lit = this.#lit().length > 0;
    const label = domains ? 'Choose a domain' : lit ? 'Choose a lit card' : 'Choose one';
    return { label, small: '', ready: false, careful: false };
  }

  go(): void {
    const { primary } = this.question;
    if (this.#warned) this.#answer(this.#warned);
    else if (this.card === null && primary !== null) void this.table.choose(primary);
  }

  get asks(): string {
    const [first] = this.card === null ? [] : this.#domains();
    if (!first) return '';
    return first.verb === 'resource' ? 'To which domain?' : 'Which domain pays?';
  }

  get goesBack(): boolean {
    return this.card !== null;
  }

  back(): boolean {
    const was = this.card;
    this.card = null;
    return was !== null;
  }

  get words(): string {
    const card = this.card === null ? undefined : this.table.cards.get(this.card);
    const cost = this.#domains()[0]?.hint?.cost;
    return card ? [card.title, cost && this.card !== null ? `cost ${cost}` : ''].filter(Boolean).join(', ') : '';
  }

  warnAt(h: Handle): string {
    const options = this.can(h);
    return options.every((option) => option.hint?.warn) ? (options[0]?.hint?.warn ?? '') : '';
  }

  noteAt(h: Handle): string {
    const chances = this.can(h).filter((option) => option.hint?.chance);
    return chances.length === 1 && chances[0] ? (noteOf(chances[0]).split(',')[0] ?? '') : '';
  }
}

export function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
