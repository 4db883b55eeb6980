// One composed name for each thing: what a screen reader says of it.
import type { Light } from '../asking/answering';
import type { Card, Face } from './messages';
import { SKILLS, STRUGGLES } from './looks';

const LIGHTS: Record<Light, string> = {
  lit: 'can be chosen',
  also: 'can be chosen too',
  reached: 'in reach',
  picked: 'picked',
  planned: 'planned',
  '': '',
};

export interface Around {
  you: number;
  light: Light;
  number: number | null;
  /** Titles of what it lies at: a story or a location. */
  at?: string;
  note?: string;
}

/** The name of a card with everything that its looks say. */
export function cardName(card: Card, face: Face | null, around: Around): string {
  if (card.state === 'hidden' || !card.title) return 'a hidden card';
  const parts = [card.title];
  if (isOwn(card)) parts.push('a card of the laboratory');
  if (face?.unique) parts.push('unique');
  if (card.controller !== null) parts.push(whose(card, around.you));
  if (card.owner !== null && card.controller !== null && card.owner !== card.controller) {
    parts.push(card.owner === around.you ? 'owned by you' : 'owned by the other player');
  }
  if (card.zone === 'hand' && face?.cost) parts.push(`cost ${face.cost}`);
  if (card.state) parts.push(card.state);
  // Whoever lies face down has no numbers.
  const values = card.state === 'insane' ? [] : Object.entries(card.values);
  for (const [name, value] of values) if (name !== 'toughness') parts.push(`${name} ${value.now}`);
  if (card.icons.length === 4 && !Object.keys(card.values).length) parts.push(...counted(card.icons, STRUGGLES));
  if (card.icons.length === 5 && card.zone !== 'location') parts.push(...counted(card.icons, SKILLS));
  parts.push(...card.keywords.map((word) => word.toLowerCase()));
  const { wounds, ...tokens } = card.tokens;
  if (wounds) {
    parts.push(`${plural(wounds, 'wound')}, ${diesAt(card)}`);
  }
  for (const [name, count] of Object.entries(tokens))
    if (!name.startsWith('success')) parts.push(plural(count, oneOf(name), name));
  if (around.at) parts.push(`${around.light === 'planned' ? 'planned at' : 'at'} ${around.at}`);
  else if (around.light === 'planned') parts.push('planned');
  if (around.note) parts.push(around.note);
  if (around.light && around.light !== 'planned') parts.push(LIGHTS[around.light]);
  if (around.number !== null && around.light) parts.push(String(around.number));
  return parts.join(', ');
}

/** Several names as they are said: “A”, “A and B”, “A, B and C”. */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** With how many wounds a character is destroyed. */
export function diesAt(card: Card): string {
  return `dies at ${(card.values.toughness?.now ?? 0) + 1}`;
}

/** Whose a card is, and how long, where that is not for good. */
function whose(card: Card, you: number): string {
  return [card.controller === you ? 'yours' : 'theirs', card.until].filter(Boolean).join(' ');
}

/** Whose a card is that was taken for a time, and how long: "yours until the phase ends". */
export function heldFor(card: Card, you: number): string {
  return card.until && card.controller !== null ? whose(card, you) : '';
}

/** Whether a card is of our own making, for a demonstration: no such card was printed. */
export function isOwn(card: Card): boolean {
  return card.card?.startsWith('lab/') ?? false;
}

/** What one of some tokens is called: a supply, a charge; damage has no other word. */
function oneOf(tokens: string): string {
  return tokens.replace(/ies$/, 'y').replace(/s$/, '');
}

/** A number of things, in words. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function counted(icons: readonly number[], names: readonly string[]): string[] {
  return icons.flatMap((count, place) => (count ? [`${names[place]} ${count}`] : []));
}

/** How wide the letters of the face of titles are, in hundredths of its size, from a to z. */
const SMALL = [56, 64, 53, 63, 54, 38, 58, 65, 34, 32, 63, 34, 97, 66, 60, 64, 62, 48, 48, 37, 65, 58, 86, 59, 60, 50];
const LARGE = [71, 68, 66, 75, 63, 61, 73, 81, 39, 40, 73, 62, 93, 75, 74, 65, 74, 72, 57, 66, 76, 71, 103, 68, 67, 60];
/** Everything else is about as wide as a digit, or narrower. */
const OTHER = 57;
const UNIQUE = 57;
const SPACE = 22;

function widthOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return SMALL[code - 97] ?? LARGE[code - 65] ?? OTHER;
}

/** The words of a title by their widths, in hundredths of its size; the dot of a unique card stands before the first. */
function widthsOf(title: string, unique: boolean): number[] {
  const words = title.split(/[\s-]/).map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  return words.map((width, place) => (unique && place === 0 ? width + UNIQUE : width));
}

/** How wide the longest word of a title is, in its own size. */
export function longestWord(title: string, unique = false): number {
  return Math.max(240, ...widthsOf(title, unique)) / 100;
}

/** How wide a title is on two lines, in its own size, where it is broken best. */
export function onTwoLines(title: string, unique = false): number {
  const words = widthsOf(title, unique);
  const width = (some: number[]) => some.reduce((sum, each) => sum + each + SPACE, -SPACE);
  return Math.min(...words.map((_, place) => Math.max(width(words.slice(0, place)), width(words.slice(place))))) / 100;
}
