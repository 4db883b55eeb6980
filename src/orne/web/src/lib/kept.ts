// What is kept on this device: an older page may have written it otherwise, and what does not fit is left out.

type Kind = 'list' | 'record' | 'string' | 'number' | 'boolean' | 'nothing';

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'record';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? (typeof value as Kind)
    : 'nothing';
}

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether a value has certain fields of a record. */
function has<T>(value: unknown, fields: readonly (keyof T & string)[]): value is T {
  return kindOf(value) === 'record' && fields.every((field) => field in (value as object));
}

/** A record: each field as it was kept where that is of the usual kind. */
export function keptLike<T extends object>(place: string, usual: T): T {
  const found = read(place);
  if (kindOf(found) !== 'record') return usual;
  const fits = ([field, value]: [string, unknown]) =>
    field in usual && kindOf(value) === kindOf(usual[field as keyof T]);
  return { ...usual, ...(Object.fromEntries(Object.entries(found as object).filter(fits)) as Partial<T>) };
}

/** A list of things that all have certain fields. */
export function keptList<T>(place: string, fields: readonly (keyof T & string)[]): T[] {
  const found = read(place);
  return Array.isArray(found) ? found.filter((each) => has<T>(each, fields)) : [];
}

/** A list of names. */
export function keptNames(place: string): string[] {
  const found = read(place);
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

/** Such lists by name. */
export function keptLists<T>(place: string, fields: readonly (keyof T & string)[]): Record<string, T[]> {
  const found = read(place);
  if (kindOf(found) !== 'record') return {};
  const lists = Object.entries(found as object).filter(([, list]) => Array.isArray(list)) as [string, unknown[]][];
  return Object.fromEntries(lists.map(([name, list]) => [name, list.filter((each) => has<T>(each, fields))]));
}
