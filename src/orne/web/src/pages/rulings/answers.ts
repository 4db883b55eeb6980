// Rulings as the HTTP API tells them.
import type { Shown } from '../../lib/messages';
import type { GameName } from '../shared/answers';

export interface RulingRow {
  id: string;
  game: GameName;
  chapter: string;
  section: string;
  kind: string;
  sentence: string;
  shown: boolean;
}

export interface Ruling extends RulingRow {
  editions: { edition: string; sentence: string; says: 'so' | 'otherwise' | 'nothing' }[];
  cards: { title: string; id: string | null }[];
  near: RulingRow[];
  note: string;
  not_shown: string;
  tested: string;
  demonstrations: string[];
}

export interface FoundRulings {
  total: number;
  start: number;
  rulings: RulingRow[];
}

/** The demonstrations of a ruling, in one edition or each in its newest. */
export interface FoundDemonstrations {
  ruling: string;
  editions: string[];
  demonstrations: Shown[];
}

/** The last parts of an id, for a narrow place. */
export function shortId(id: string): string {
  return id.split('/').slice(-2).join('/');
}
