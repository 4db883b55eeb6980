// A campaign between its scenarios: what happened, who goes on, and what may be bought.
import { api, Refusal } from '../../lib/api';
import type { CardFacts } from '../shared/cards';
import { make } from '../shared/making';

export interface CampaignRow {
  name: string;
  title: string;
  difficulty: string;
  next: string;
  under_way: boolean;
  members: string[];
  result: string;
  changed: number;
}

export interface Member {
  player: string;
  investigator: string;
  name: string;
  class: string;
  bot: string;
  physical: number;
  mental: number;
  /** What is left to spend, and what was earned in this campaign. */
  experience: number;
  earned: number;
  status: string;
  missing: number;
  deck: { card: CardFacts; copies: number; earned: number }[];
}

export interface State {
  name: string;
  campaign: string;
  title: string;
  difficulty: string;
  bag: string[];
  bag_before: string[];
  notes: { words: string; crossed_out: boolean; after: number | null }[];
  finished: {
    scenario: string;
    title: string;
    resolution: string;
    words: string;
    experience: { name: string; points: number }[];
  }[];
  members: Member[];
  available: { id: string; title: string }[];
  waiting_for: string[];
  story_assets: { card: string; title: string; may_take: string[] }[];
  next: { scenario: string; title: string } | null;
  under_way: boolean;
  table: string | null;
  result: string;
}

export interface Offer {
  card: CardFacts;
  price: number;
  replaces: string | null;
}

export class Campaign {
  state = $state.raw<State | null>(null);
  offers = $state.raw<ReadonlyMap<string, Offer[]>>(new Map());
  sentence = $state('');
  /** The rule that the sentence speaks of, if one does. */
  ruling = $state('');
  /** Where the sentence belongs: an investigator's id, the next scenario, or the whole campaign if empty. */
  where = $state('');
  /** The card that was wanted there, if it was one. */
  card = $state('');
  busy = $state(false);

  constructor(readonly name: string) {}

  get #address(): string {
    return `/api/campaigns/${encodeURIComponent(this.name)}`;
  }

  load(): Promise<void> {
    return this.#tried('', async () => {
      this.state = await api.get<State>(this.#address);
    });
  }

  /** Look at what an investigator may buy. */
  look(investigator: string): Promise<void> {
    this.card = '';
    return this.#tried(investigator, async () => {
      const { offers } = await api.get<{ offers: Offer[] }>(`${this.#address}/offers/${investigator}`);
      this.offers = new Map(this.offers).set(investigator, offers);
    });
  }

  /** Do something to the campaign, and see what became of it. */
  act(
    what: 'buy' | 'upgrade' | 'fill' | 'take' | 'join' | 'leave',
    body: Record<string, string | null>,
    investigator = '',
  ): Promise<void> {
    this.card = body.card ?? '';
    return this.#tried(investigator, async () => {
      this.state = await api.post<State>(`${this.#address}/${what}`, body);
      if (this.offers.has(investigator)) await this.look(investigator);
    });
  }

  /** Sit down at the next scenario, or at the one under way. */
  goOn(wishes: { bots?: Record<string, string>; real_bag?: boolean }): Promise<void> {
    return this.#tried('next', () => make(`${this.#address}/next`, wishes));
  }

  async #tried(where: string, what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      this.sentence = '';
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.where = where;
      this.sentence = error.message;
      this.ruling = error.ruling;
    } finally {
      this.busy = false;
    }
  }
}
