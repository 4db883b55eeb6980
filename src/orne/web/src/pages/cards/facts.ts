// A card's facts as pairs of words, for its page.
import { keywordsOf, subtypesOf, type CardFacts } from '../shared/cards';
import { factionTitle, titled } from '../shared/setup.svelte';

const STRUGGLES = ['terror', 'combat', 'arcane', 'investigation'];
const SKILLS = ['willpower', 'intellect', 'combat', 'agility', 'wild'];

function icons(counts: readonly number[] | undefined, names: readonly string[]): string {
  return (counts ?? []).flatMap((count, place) => (count ? [`${count} ${names[place]}`] : [])).join(', ');
}

/** Words that are small within a title. */
const SMALL = new Set(['of', 'the', 'and', 'in']);

/** The title of an encounter set, from its id. */
function encounterTitle(id: string): string {
  return id
    .split('-')
    .map((word, place) => (place && SMALL.has(word) ? word : titled(word)))
    .join(' ');
}

/** What is printed, one pair for each fact that the card has. */
export function factsOf(card: CardFacts): [string, string][] {
  const names = card.game === 'coc' ? STRUGGLES : SKILLS;
  const pairs: [string, string | number | null | undefined][] = [
    ['Type', titled(card.type)],
    [card.game === 'coc' ? 'Subtypes' : 'Traits', subtypesOf(card).join(', ')],
    ['Cost', card.cost_is_x ? 'X' : card.cost],
    ['Level', card.level],
    ['Skill', card.skill_is_x ? 'X' : card.skill],
    ['Skills', icons(card.skills ?? undefined, SKILLS)],
    ['Icons', icons(card.icons, names)],
    ['Struggles', icons(card.struggles, STRUGGLES)],
    ['Keywords', keywordsOf(card).join(', ')],
    ['Steadfast', card.steadfast?.map(([faction, number]) => `${number} ${factionTitle(faction)}`).join(', ')],
    ['Resources', card.resources?.map(factionTitle).join(', ')],
    ['Slots', card.slots?.map(titled).join(', ')],
    ['Uses', card.uses ? `${card.uses[1]} ${card.uses[0]}` : ''],
    ['Health', card.health],
    ['Sanity', card.sanity],
    ['Fight', card.fight],
    ['Evade', card.evade],
    ['Damage', card.damage || ''],
    ['Horror', card.horror || ''],
    ['Shroud', card.shroud],
    ['Clues', card.clues],
    ['Doom', card.doom],
    ['Victory', card.victory || ''],
    ['Weakness', card.weakness ? titled(card.weakness) : ''],
    ['Encounter set', encounterTitle(card.encounter_set ?? '')],
    ['Unique', card.unique ? 'yes' : ''],
  ];
  return pairs.flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

/** The facts of a card that differ from those of another edition's. */
export function otherFacts(card: CardFacts, usual: CardFacts): [string, string][] {
  const now = new Map(factsOf(usual));
  const here = new Map(factsOf(card));
  const names = [...new Set([...here.keys(), ...now.keys()])].filter((name) => here.get(name) !== now.get(name));
  return names.map((name) => [name, here.get(name) ?? 'none']);
}
