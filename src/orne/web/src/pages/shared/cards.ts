// Cards as the HTTP API tells them, and the face that is drawn of one.
import type { Face } from '../../lib/messages';
import type { GameName } from './answers';

/** What is printed on a card; each game has fields of its own. */
export interface CardFacts {
  game: GameName;
  id: string;
  set: string;
  set_title: string;
  number?: number;
  title: string;
  descriptor?: string | null;
  subtitle?: string | null;
  type: string;
  faction: string | null;
  unique: boolean;
  cost: number | null;
  cost_is_x?: boolean;
  skill?: number | null;
  skill_is_x?: boolean;
  icons: number[];
  subtypes?: string[];
  traits?: string[];
  keywords: (string | [string, number])[];
  /** How many resources of each faction a domain must have. */
  steadfast?: [string, number][];
  resources?: string[];
  struggles?: number[];
  boosters?: number[];
  level?: number | null;
  skills?: number[] | null;
  health?: number | null;
  sanity?: number | null;
  fight?: number | null;
  evade?: number | null;
  damage?: number;
  horror?: number;
  shroud?: number | null;
  clues?: number | null;
  doom?: number | null;
  victory?: number;
  slots?: string[];
  uses?: [string, number] | null;
  weakness?: string | null;
  signature_of?: string | null;
  encounter_set?: string | null;
  deck_limit?: number;
  permanent?: boolean;
  text: string | null;
  playable: boolean;
}

const SKILLS = ['willpower', 'intellect', 'combat', 'agility'];
const NUMBERS = ['fight', 'health', 'evade', 'sanity', 'shroud', 'clues', 'doom', 'level'] as const;

/** A keyword with its number, where it has one that says something. */
function counted(word: string, number: number): string {
  if (word === 'toughness') return `toughness +${number}`;
  return number > 1 ? `${word} ${number}` : word;
}

export function keywordsOf(card: CardFacts): string[] {
  const named = card.keywords.map((word) => (typeof word === 'string' ? word : counted(...word)));
  const steadfast = (card.steadfast ?? []).reduce((sum, [, number]) => sum + number, 0);
  return steadfast ? [...named, `steadfast ${steadfast}`] : named;
}

export function subtypesOf(card: CardFacts): string[] {
  return card.subtypes ?? card.traits ?? [];
}

function costOf(card: CardFacts): string | null {
  if (card.cost_is_x) return 'X';
  if (card.cost === null || card.cost === undefined) return null;
  return card.cost < 0 ? 'X' : String(card.cost);
}

/** The face of a card, as tables draw it. */
export function faceOf(card: CardFacts): Face {
  const numbers: Record<string, string> = {};
  if (card.skill !== null && card.skill !== undefined) numbers.skill = card.skill_is_x ? 'X' : String(card.skill);
  card.skills?.forEach((value, place) => (numbers[SKILLS[place] ?? ''] = String(value)));
  for (const name of NUMBERS) {
    const value = card[name];
    if (value !== null && value !== undefined) numbers[name] = value < 0 ? 'X' : String(value);
  }
  const icons = card.type === 'story' || card.type === 'conspiracy' ? (card.struggles ?? card.icons) : card.icons;
  return {
    id: card.id,
    title: card.title,
    subtitle: card.descriptor ?? card.subtitle ?? '',
    type: card.type,
    faction: card.faction ?? 'neutral',
    unique: card.unique,
    cost: costOf(card),
    numbers,
    icons,
    resources: card.resources ?? [],
    subtypes: subtypesOf(card),
    weakness: Boolean(card.weakness),
    keywords: keywordsOf(card),
    slots: card.slots ?? [],
    text: card.text,
    set: card.set_title,
  };
}

/** The small line under a card's title in a list. */
export function lineOf(card: CardFacts): string {
  const type = card.type.charAt(0).toUpperCase() + card.type.slice(1);
  const words = [...subtypesOf(card), ...keywordsOf(card)].slice(0, 3);
  return card.type === 'character' || (card.type === 'asset' && words.length)
    ? words.join(', ') || type
    : [type, ...words].join(', ');
}

export function addressOf(card: { id: string }, game: GameName): string {
  return `/cards/${card.id}?game=${game}`;
}
