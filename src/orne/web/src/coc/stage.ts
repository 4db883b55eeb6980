// The stories while it is told how they resolved: as they lay before, and changed by each thing that is told.
import type { Card, Handle, LogEntry, Page } from '../lib/messages';

/** A struggle, or the comparing of skill, as it was fought. */
export interface Fought {
  kind: string;
  them: number;
  you: number;
  winner: 'them' | 'you' | null;
}

/** Somebody who is at a story, as far as it was told, and what became of them there. */
export interface Fighter {
  h: Handle;
  title: string;
  seat: number;
  card: Card | null;
  fate: '' | 'insane' | 'gone';
}

export interface Stage {
  row: readonly Card[];
  /** Success tokens of each seat at each story. */
  held: ReadonlyMap<Handle, readonly number[]>;
  fighters: ReadonlyMap<Handle, readonly Fighter[]>;
  /** What was fought at each story of this phase. */
  fought: ReadonlyMap<Handle, readonly Fought[]>;
  /** The story that resolves. */
  now: Handle | null;
  /** The story that has left the row last, and is seen until another takes its place. */
  leaving: Handle | null;
  /** How many stories each seat has won. */
  victories: readonly number[];
}

/** What is told on the stories themselves. */
export const ON_STAGE = new Set([
  'story resolves',
  'struggle',
  'skill compared',
  'success token',
  'success token moved',
  'success token removed',
  'story won',
]);
const PHASES = new Set(['turn', 'phase']);
const LEAVES = new Set(['destroyed', 'discarded', 'sacrificed', 'removed', 'returned', 'to deck', 'to hand']);

/** The stories as a page shows them; a story that was resolving already has what was fought there. */
export function staged(page: Page, log: readonly LogEntry[], you: number): Stage {
  const cards = new Map(page.cards.map((card) => [card.h, card]));
  const row = (page.zones.find((zone) => zone.name === 'row')?.cards ?? []).flatMap((h) => cards.get(h) ?? []);
  const held = new Map(row.map(({ h, tokens }) => [h, [tokens['success 0'] ?? 0, tokens['success 1'] ?? 0]]));
  const there = page.cards.filter((card) => card.story && !card.host);
  const fighters = Map.groupBy(
    there.map((card) => fighter(card.h, card.title, card.controller ?? 0, card)),
    ({ h }) => cards.get(h)?.story ?? '',
  );
  const begun = log.findLastIndex((entry) => PHASES.has(entry.kind));
  const fights = log.slice(begun + 1).filter(({ kind, struck }) => !struck && FIGHTS.has(kind));
  const victories = page.view.game === 'coc' ? page.view.won : [];
  const bare: Stage = { row, held, fighters, fought: new Map(), now: null, leaving: null, victories };
  return fights.reduce((stage, entry) => told(stage, entry, you, cards), bare);
}
const FIGHTS = new Set(['story resolves', 'struggle', 'skill compared']);

/** The stories once something more is told. */
export function told(stage: Stage, entry: LogEntry, you: number, cards: ReadonlyMap<Handle, Card>): Stage {
  const { kind, subject } = entry;
  const { now } = stage;
  if (PHASES.has(kind)) return { ...stage, fighters: new Map(), fought: new Map(), now: null };
  if (LEAVES.has(kind) || kind === 'insane') return { ...stage, fighters: struck(stage, entry) };
  switch (kind) {
    case 'committed':
      return { ...stage, fighters: joined(stage, entry, cards) };
    case 'story resolves':
      return subject ? { ...stage, now: subject, fought: with_(stage.fought, subject, []) } : stage;
    case 'struggle':
    case 'skill compared': {
      const fight = fought(entry, you);
      if (!now || !fight) return stage;
      return { ...stage, fought: with_(stage.fought, now, [...(stage.fought.get(now) ?? []), fight]) };
    }
    case 'success token':
    case 'success token moved':
    case 'success token removed':
      return subject ? { ...stage, held: with_(stage.held, subject, tokens(stage, entry, you)) } : stage;
    case 'story won':
      return {
        ...stage,
        leaving: subject,
        victories: stage.victories.map((count, seat) => count + Number(seat === entry.side)),
      };
    case 'story put under the deck':
      return { ...stage, leaving: subject };
    case 'story turned up':
      return { ...stage, row: turnedUp(stage, (subject && cards.get(subject)) || null), leaving: null };
  }
  // What a struggle brings about belongs to it.
  return entry.cause === null ? { ...stage, now: null } : stage;
}

/** The story at which a card is, as far as it was told; whoever lies face down already is seen there no more. */
export function storyOf(stage: Stage, card: Card): Handle | null {
  if (card.state === 'insane') return null;
  for (const [story, all] of stage.fighters) if (all.some(({ h, fate }) => h === card.h && !fate)) return story;
  return null;
}

/** A struggle or the comparing of skill that an entry tells of. */
export function fought(entry: LogEntry, you: number): Fought | null {
  if (entry.kind === 'struggle' && entry.sides) {
    const winner = entry.side === null ? null : entry.side === you ? 'you' : 'them';
    return { kind: String(entry.before).toLowerCase(), them: entry.sides.them, you: entry.sides.you, winner };
  }
  if (entry.kind !== 'skill compared') return null;
  const [active, other] = [Number(entry.before ?? 0), Number(entry.after ?? 0)];
  const mine = entry.side === you;
  const winner = active > other ? (mine ? 'you' : 'them') : null;
  return { kind: 'skill', them: mine ? other : active, you: mine ? active : other, winner };
}

function fighter(h: Handle, title: string, seat: number, card: Card | null): Fighter {
  return { h, title, seat, card, fate: '' };
}

function joined(stage: Stage, entry: LogEntry, cards: ReadonlyMap<Handle, Card>): Stage['fighters'] {
  const named = entry.words.filter((word) => typeof word !== 'string');
  const who = named.find((word) => word.h === entry.subject);
  const story = named.find((word) => word.h !== entry.subject)?.h;
  if (!who?.h || !story || entry.side === null) return stage.fighters;
  const here = (stage.fighters.get(story) ?? []).filter(({ h }) => h !== who.h);
  const came = fighter(who.h, who.title, entry.side, cards.get(who.h) ?? null);
  return with_(stage.fighters, story, [...here, came]);
}

function struck(stage: Stage, { kind, subject }: LogEntry): Stage['fighters'] {
  const fate = kind === 'insane' ? 'insane' : 'gone';
  return new Map(
    [...stage.fighters].map(([story, all]) => [story, all.map((one) => (one.h === subject ? { ...one, fate } : one))]),
  );
}

/** The row with a new story: in the place of the one that leaves it, where that is seen still. */
function turnedUp({ row, leaving }: Stage, card: Card | null): readonly Card[] {
  if (!card) return row;
  return row.some(({ h }) => h === leaving) ? row.map((each) => (each.h === leaving ? card : each)) : [...row, card];
}

function tokens(stage: Stage, entry: LogEntry, you: number): readonly number[] {
  const before = stage.held.get(entry.subject ?? '') ?? [0, 0];
  const { sides, side, after } = entry;
  if (sides) return [0, 1].map((seat) => (seat === you ? sides.you : sides.them));
  return before.map((count, seat) => (seat === side ? Number(after ?? count) : count));
}

function with_<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}
