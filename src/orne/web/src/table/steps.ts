/** The seven steps of an action in Call of Cthulhu. */
export const SEVEN = ['initiate', 'disrupts', 'execute', 'passives', 'forced', 'responses', 'end'] as const;
