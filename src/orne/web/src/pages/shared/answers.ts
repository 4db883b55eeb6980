// What the server answers to the pages around the tables.
import type { Ended } from '../../lib/messages';

export type GameName = 'coc' | 'arkham';

export interface Named {
  id: string;
  title: string;
}

/** A deck as a list tells it. */
export interface DeckRow {
  id: string;
  title: string;
  source: 'shipped' | 'saved' | 'device';
  size: number;
  factions: string[];
  investigator: string | null;
  playable: boolean;
  missing: string[];
  /** Whether it has so few cards that no game is begun with it. */
  too_small?: boolean;
  /** The strictest format in which it is legal, by edition; empty where it is in none. */
  legal: Record<string, string>;
  /** Why a saved one cannot be read. */
  sentence?: string;
}

export interface Scenario extends Named {
  campaign: string;
}

export interface InvestigatorRow extends Named {
  class: string;
  deck: string | null;
  /** The classes they may use, each with the highest level. */
  options: [string, number][];
  /** The cards that their deck must have. */
  signatures: string[];
}

export interface GameSetup extends Named {
  id: GameName;
  full_title: string;
  competitive: boolean;
  editions: Named[];
  formats: string[];
  seats: [number, number];
  undo: string[];
  bots: Named[];
  factions: Named[];
  types: Named[];
  sets: (Named & { era?: string; total?: number })[];
  decks: DeckRow[];
  usual: Record<string, string>;
  scenarios?: Scenario[];
  campaigns?: Named[];
  difficulties?: string[];
  investigators?: InvestigatorRow[];
}

export interface Setup {
  version: string;
  local: boolean;
  undo: Named[];
  games: GameSetup[];
  /** The games that a coach teaches. */
  lessons: GameName[];
}

export interface TableSeat {
  seat: number;
  kind: 'here' | 'bot' | 'link';
  name: string;
  bot: string;
  deck: string;
  present: boolean;
  taken: boolean;
}

/** A table as a list tells it. */
export interface TableRow {
  id: string;
  game: GameName;
  title: string;
  edition: string;
  scenario: string;
  state: 'waiting' | 'playing' | 'ended';
  turn: string;
  ended: string;
  how: Ended['how'] | '';
  winners: number[];
  created: number;
  played: number;
  open: boolean;
  held: number[];
  seats: TableSeat[];
  /** The game it went on from, after how many decisions, and what was answered there instead. */
  branched: { of: string; n: number; words: string } | null;
}

export interface Tables {
  mine: TableRow[];
  open: TableRow[];
  watch: TableRow[];
  last: TableRow[];
}

/** A game of the store of this machine, with or without a table. */
export interface StoredGame {
  number: number;
  game: GameName;
  players: string[];
  /** What they were called at its table; empty where nobody said so. */
  names: string[];
  decks: string[];
  /** Empty in a game without any, and where it was not begun at a table. */
  scenario: string;
  turn: string;
  ended: string;
  played: number;
  table: string | null;
  busy: boolean;
}

/** What whoever makes a table is told, once. */
export interface Made {
  id: string;
  state: string;
  seats: { seat: number; kind: string; name: string; secret?: string; invitation?: string }[];
}
