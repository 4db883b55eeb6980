// What somebody looks for among the cards, and what the server found.
import { api } from '../../lib/api';
import type { GameName } from '../shared/answers';
import type { CardFacts } from '../shared/cards';
import { Loading } from '../shared/loading.svelte';
import { setup } from '../shared/setup.svelte';

export interface Found {
  total: number;
  cards: CardFacts[];
  sentence: string;
}

const STEP = 60;
const MOST = 200;

export class CardSearch {
  game = $state<GameName>('coc');
  words = $state('');
  faction = $state('');
  type = $state('');
  set = $state('');
  playable = $state(true);
  rows = $state(false);
  limit = $state(STEP);
  readonly found = new Loading<Found>();
  #edition = $state('');

  query = $derived(
    [this.words, this.faction && `f:${this.faction}`, this.type && `t:${this.type}`, this.set && `s:${this.set}`]
      .filter(Boolean)
      .join(' '),
  );

  get edition(): string {
    return this.#edition || (setup.game(this.game)?.editions[0]?.id ?? '');
  }
  set edition(edition: string) {
    this.#edition = edition;
  }

  /** What an address says is looked for. */
  read(address: string): void {
    const said = new URLSearchParams(address);
    const word = (name: string) => said.get(name) ?? '';
    this.game = word('game') === 'arkham' ? 'arkham' : 'coc';
    this.words = word('q');
    this.faction = word('f');
    this.type = word('t');
    this.set = word('s');
    this.#edition = word('edition');
    this.playable = word('only') !== 'all';
    this.rows = word('as') === 'rows';
  }

  /** The address that says so, for whoever comes back or sends it to somebody. */
  get address(): string {
    const { game, words, faction, type, set, playable, rows } = this;
    const parts = {
      game: game === 'coc' ? '' : game,
      q: words,
      f: faction,
      t: type,
      s: set,
      edition: this.#edition,
      only: playable ? '' : 'all',
      as: rows ? 'rows' : '',
    };
    const said = new URLSearchParams(Object.entries(parts).filter(([, value]) => value));
    return said.size ? `/cards?${said}` : '/cards';
  }

  /** Look at the other game's cards. */
  turn(game: GameName): void {
    this.game = game;
    this.faction = this.type = this.set = this.#edition = '';
  }

  more(): void {
    this.limit = Math.min(MOST, this.limit + STEP);
  }

  get asked(): string {
    const { game, edition, query, playable, limit } = this;
    return `/api/cards?${new URLSearchParams({ game, ...(edition ? { edition } : {}), q: query, playable: String(playable), limit: String(limit) })}`;
  }

  ask(path: string): Promise<Found | null> {
    return this.found.ask(() => api.read<Found>(path));
  }
}
