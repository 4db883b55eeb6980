// What a card looks like: its colour, its sign, its words.
import { ICONS, type IconName } from '../kit/icons';
import type { Card, Face } from './messages';
import { typeset } from './typesetting';

export const STRUGGLES = ['terror', 'combat', 'arcane', 'investigation'] as const;
export const SKILLS = ['willpower', 'intellect', 'combat', 'agility', 'wild'] as const;
/** Types of cards whose colour is not that of a faction. */
const BY_TYPE: Record<string, string> = { enemy: 'enemy', agenda: 'agenda', act: 'act', story: 'story' };

/** The class that gives a card its colour. */
export function colourOf(face: Face | null, card?: Card | null): string {
  const type = face?.type ?? card?.type ?? '';
  if (face?.weakness) return 'weakness';
  return BY_TYPE[type] ?? (face?.faction || 'neutral');
}

/** The sign of a card's faction or class. */
export function signOf(face: Face | null, card?: Card | null): IconName {
  if (card?.engaged !== null && card?.engaged !== undefined && card.type === 'enemy') return 'engaged';
  if ((face?.type ?? card?.type) === 'story') return 'book';
  return iconNamed(face?.faction ?? '') ?? 'neutral';
}

/** Two letters for a faction or class: the initials, or how its one word begins; none for what has no faction. */
export function codeOf(face: Face | null): string {
  const words = (face?.faction ?? '').split('-').filter((word) => word && word !== 'mythos');
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '').slice(0, 2);
  return letters.toUpperCase();
}

export function iconNamed(name: string): IconName | null {
  const word = name.toLowerCase().replaceAll(' ', '-');
  return word in ICONS ? (word as IconName) : null;
}

/** A sign that stands for one icon; the last of a kind that was changed says so, or that none is left. */
export interface Sign {
  name: IconName;
  change: number;
  gone: boolean;
}

/** The signs of struggles or skills, each as often as it counts. */
export function signs(icons: readonly number[], changes: readonly number[] = []): Sign[] {
  const names: readonly IconName[] = icons.length === 5 ? SKILLS : STRUGGLES;
  return icons.flatMap((count, place): Sign[] => {
    const name = names[place] ?? 'skill';
    const change = changes[place] ?? 0;
    if (!count) return change ? [{ name, change, gone: true }] : [];
    return Array.from({ length: count }, (_, n) => ({ name, change: n === count - 1 ? change : 0, gone: false }));
  });
}

/** By how much the struggle icons of a card in play differ from what is printed on it. */
export function iconChanges(card: Card): number[] {
  return STRUGGLES.map((name) => {
    const value = card.values[name];
    return value ? value.now - (value.printed ?? value.now) : 0;
  });
}

/** What a card says of itself while it is resolved: that nobody may help, that another follows. */
export function pills(card: Card): string[] {
  return card.zone === 'limbo' ? card.keywords.filter((word) => word === 'peril' || word === 'surge') : [];
}

/** The line under the title: type, subtypes, slots. */
export function typeLine(face: Face, large = false): string {
  const named = [...face.subtypes, ...(face.weakness ? ['Weakness'] : [])];
  const type = face.type.charAt(0).toUpperCase() + face.type.slice(1);
  const kind = face.slots.length ? `${type}, ${face.slots.join(', ')}` : type;
  if (large) return [kind, named.join(', ')].filter(Boolean).join(' · ');
  return face.type === 'event' || face.type === 'skill' || !named.length
    ? [type, ...named].join(', ')
    : named.join(', ');
}

const TIMING =
  /^(Action|Response|Forced Response|Disrupt|Free|Reaction|Forced|Revelation|Objective|Elder sign|Passive|Spawn|Prey)(:)/;

/** A text in paragraphs, each with the word that says when it happens. */
export function paragraphs(text: string): { when: string; words: string }[] {
  return typeset(text)
    .split('\n')
    .map((line) => {
      const found = TIMING.exec(line);
      return found ? { when: found[0], words: line.slice(found[0].length) } : { when: '', words: line };
    });
}

/** Tokens on a card: their sign, their colour, what they are called. */
const TOKENS: Record<string, { icon: IconName; kind: string }> = {
  damage: { icon: 'damage', kind: 'damage' },
  wounds: { icon: 'damage-f', kind: 'damage' },
  horror: { icon: 'horror', kind: 'horror' },
  clues: { icon: 'clue', kind: 'clue' },
  doom: { icon: 'doom', kind: 'doom' },
  resources: { icon: 'resource', kind: 'resource' },
  ammo: { icon: 'ammo', kind: 'uses' },
  charges: { icon: 'fast', kind: 'uses' },
};
/** A player's success token: named with the number of the seat. */
const SUCCESS: { icon: IconName; kind: string } = { icon: 'victory', kind: 'uses' };
const OTHER_TOKEN: { icon: IconName; kind: string } = { icon: 'uses', kind: 'uses' };

/** The sign and the colour of a token. */
export function tokenLooks(name: string): { icon: IconName; kind: string } {
  return TOKENS[name] ?? (name.startsWith('success') ? SUCCESS : OTHER_TOKEN);
}
