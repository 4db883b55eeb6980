// What a card looks like: its colour, its sign, its words.
import { ICONS, type IconName } from '../kit/icons';
import type { Card, Face } from './messages';

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

/** The signs of struggles or skills, each as often as it counts. */
export function signs(icons: readonly number[]): IconName[] {
  const names: readonly IconName[] = icons.length === 5 ? SKILLS : STRUGGLES;
  return icons.flatMap((count, place) => Array.from({ length: count }, () => names[place] ?? 'skill'));
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
  return text.split('\n').map((line) => {
    const found = TIMING.exec(line);
    return found ? { when: found[0], words: line.slice(found[0].length) } : { when: '', words: line };
  });
}

/** Tokens on a card: their sign, their colour, what they are called. */
export const TOKENS: Record<string, { icon: IconName; kind: string }> = {
  damage: { icon: 'damage', kind: 'damage' },
  horror: { icon: 'horror', kind: 'horror' },
  clues: { icon: 'clue', kind: 'clue' },
  doom: { icon: 'doom', kind: 'doom' },
  resources: { icon: 'resource', kind: 'resource' },
  ammo: { icon: 'ammo', kind: 'uses' },
  charges: { icon: 'fast', kind: 'uses' },
};
export const OTHER_TOKEN: { icon: IconName; kind: string } = { icon: 'uses', kind: 'uses' };
