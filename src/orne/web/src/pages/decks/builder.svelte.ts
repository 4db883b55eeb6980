// A deck while it is built: every change is checked by the server, a moment after it was made.
import { api, Refusal } from '../../lib/api';
import type { DeckRow, GameName, GameSetup, InvestigatorRow } from '../shared/answers';
import type { CardFacts } from '../shared/cards';
import { deviceDecks } from '../shared/device.svelte';
import { Loading } from '../shared/loading.svelte';
import { setup } from '../shared/setup.svelte';
import { dropDraft, keepDraft } from './drafts';

export interface Violation {
  sentence: string;
  ruling: string;
  cards: string[];
  mend?: { card: string; copies: number } | null;
}

export interface Check {
  legal: boolean;
  edition: string;
  format: string;
  size: number;
  /** The experience that its cards are worth; null in a game without any. */
  spent: number | null;
  violations: Violation[];
  playable: boolean;
  missing: { card: string; title: string }[];
}

/** A deck as it is sent and imported: cards by their ids. */
export interface DeckData {
  title: string;
  cards: Record<string, number>;
  story: string[];
  investigator: string | null;
  experience: number | null;
  notes: string;
  side: Record<string, number>;
  random_weaknesses: number;
}

/** A deck as the server shows one. */
export interface WholeDeck extends Omit<DeckData, 'cards' | 'story' | 'side'> {
  id: string;
  game: GameName;
  source: 'shipped' | 'saved';
  cards: { card: CardFacts; copies: number }[];
  story: CardFacts[];
  side: { card: CardFacts; copies: number }[];
  check: Check;
}

export type FileKind = 'txt' | 'o8d' | 'json';

const SOON = 150;
const MOST = 9;

/** What is said of several cards, in the row of one of them. */
function ofOne(sentence: string): string {
  return sentence.replace(/^\d+ cards? (is|are) /, '').replace(/\.$/, '');
}

export class Builder {
  id = $state('');
  source = $state<'new' | 'shipped' | 'saved' | 'device'>('new');
  title = $state('');
  copies = $state<Record<string, number>>({});
  story = $state<string[]>([]);
  investigator = $state<string | null>(null);
  /** What may be spent on cards; null: nothing was said. */
  experience = $state<number | null>(null);
  /** Basic weaknesses that are still to be drawn. */
  undrawn = $state(0);
  notes = $state('');
  edition = $state('');
  format = $state('');
  /** Something was changed since it was saved. */
  changed = $state(false);
  /** What was changed would be gone with the page: this device keeps nothing. */
  unkept = $state(false);
  /** The card that the pointer or the focus was at last. */
  looked = $state.raw<CardFacts | null>(null);
  faces = $state<Record<string, CardFacts>>({});
  readonly check = new Loading<Check>();
  /** What the deck was found to be; none where it cannot be checked as it is wanted, whatever it was before. */
  verdict = $derived(this.check.sentence ? null : this.check.value);
  #side: DeckData['side'] = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  size = $derived(Object.values(this.copies).reduce((sum, each) => sum + each, this.undrawn));
  /** What is wrong with a card, by its id. */
  marked = $derived(
    new Map((this.verdict?.violations ?? []).flatMap((each) => each.cards.map((card) => [card, ofOne(each.sentence)]))),
  );

  constructor(
    readonly game: GameSetup,
    /** Under which name changes are kept until they are saved. */
    private draft: string,
  ) {
    this.edition = game.editions[0]?.id ?? '';
    this.format = game.formats[0] ?? '';
  }

  /** Begin with a deck of the server. */
  open(deck: WholeDeck): void {
    for (const { card } of [...deck.cards, ...deck.side]) this.faces[card.id] = card;
    for (const card of deck.story) this.faces[card.id] = card;
    this.take({
      ...deck,
      cards: Object.fromEntries(deck.cards.map(({ card, copies }) => [card.id, copies])),
      story: deck.story.map((card) => card.id),
      side: Object.fromEntries(deck.side.map(({ card, copies }) => [card.id, copies])),
    });
    this.id = deck.id;
    this.source = deck.source;
  }

  /** Begin with what was imported, or kept on this device. */
  take(deck: DeckData): void {
    this.title = deck.title;
    this.copies = { ...deck.cards };
    this.story = [...deck.story];
    this.investigator = deck.investigator;
    this.notes = deck.notes;
    this.experience = deck.experience;
    this.undrawn = deck.random_weaknesses;
    this.#side = deck.side;
    this.recheck(0);
  }

  /** Have the faces of all cards that are not known yet. */
  async fetchFaces(more: readonly string[] = []): Promise<void> {
    const wanted = [...Object.keys(this.copies), ...this.story, ...more];
    const unknown = wanted.filter((id) => !this.faces[id]);
    if (!unknown.length) return;
    const ids = encodeURIComponent(unknown.join(','));
    const got = await api.get<{ faces: Record<string, CardFacts> }>(
      `/api/faces?game=${this.game.id}&edition=${this.edition}&ids=${ids}`,
    );
    Object.assign(this.faces, got.faces);
  }

  /** The investigator it is built around. */
  get hero(): InvestigatorRow | undefined {
    return this.game.investigators?.find((each) => each.id === this.investigator);
  }

  count(card: string): number {
    return this.copies[card] ?? (this.story.includes(card) ? 1 : 0);
  }

  set(card: CardFacts, copies: number): void {
    this.faces[card.id] = card;
    if (card.type === 'story') {
      this.#drop(card.id);
      this.story = copies > 0 ? [...new Set([...this.story, card.id])] : this.story.filter((each) => each !== card.id);
    } else if (copies <= 0) {
      this.#drop(card.id);
    } else {
      this.copies = { ...this.copies, [card.id]: Math.min(copies, MOST) };
    }
    this.touch();
  }

  #drop(card: string): void {
    const { [card]: _, ...rest } = this.copies;
    this.copies = rest;
  }

  /** A list without headings has stories among its cards: they belong to the story deck. */
  sortStories(): void {
    const stories = Object.keys(this.copies).filter((card) => this.faces[card]?.type === 'story');
    stories.forEach((card) => this.#drop(card));
    this.story = [...new Set([...this.story, ...stories])];
  }

  /** Build around an investigator: with their signature cards, without anybody else's, and with a weakness to draw. */
  async choose(id: string): Promise<void> {
    const heroes = this.game.investigators ?? [];
    const needed = heroes.find((each) => each.id === id)?.signatures ?? [];
    // Faces may not have come yet: who changes their mind quickly keeps nobody's cards either.
    const own = new Set(heroes.flatMap((each) => each.signatures));
    const kept = Object.entries(this.copies).filter(([card]) => !own.has(card) && !this.faces[card]?.signature_of);
    this.investigator = id;
    this.copies = Object.fromEntries([...kept, ...needed.map((card) => [card, 1] as const)]);
    if (!this.undrawn && !kept.some(([card]) => this.faces[card]?.weakness === 'basic')) this.undrawn = 1;
    this.touch();
    await this.fetchFaces();
  }

  /** So many basic weaknesses are drawn when a game begins. */
  draw(weaknesses: number): void {
    this.undrawn = Math.min(weaknesses, MOST);
    this.touch();
  }

  touch(): void {
    this.changed = true;
    this.unkept = !keepDraft(this.draft, this.data());
    this.recheck();
  }

  /** Ask again whether it is legal. */
  recheck(wait = SOON): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.game.id === 'arkham' && !this.investigator) return;
      void this.check.ask(async () => {
        const asked = { ...this.body(), edition: this.edition, format: this.format };
        const check = await api.post<Check>('/api/decks/check', asked);
        await this.fetchFaces(check.violations.flatMap((each) => each.mend?.card ?? []));
        return check;
      });
    }, wait);
  }

  data(): DeckData {
    return {
      title: this.title,
      cards: this.copies,
      story: this.story,
      investigator: this.investigator,
      experience: this.experience,
      notes: this.notes,
      side: this.#side,
      random_weaknesses: this.undrawn,
    };
  }

  body(): object {
    return { game: this.game.id, ...this.data(), title: this.title.trim() || 'Deck' };
  }

  /** The file of the deck, of a kind. */
  async file(kind: FileKind): Promise<string> {
    const got = await api.post<unknown>('/api/decks/export', { ...this.body(), edition: this.edition, kind });
    return typeof got === 'string' ? got : JSON.stringify(got, null, 2);
  }

  /** Save it: on the own machine, or on this device where a host keeps none. */
  async save(): Promise<void> {
    const id = this.source === 'saved' || this.source === 'device' ? this.id : await freeId(this.title, this.game.id);
    if (setup.value?.local) {
      await api.put<DeckRow>(`/api/decks/${id}`, this.body());
      this.source = 'saved';
      await setup.again();
    } else {
      deviceDecks.keep({ game: this.game.id, row: this.#row(id), text: await this.file('txt') });
      this.source = 'device';
    }
    this.id = id;
    this.changed = false;
    dropDraft(this.draft);
    this.draft = `${this.game.id}/${id}`;
  }

  #row(id: string): DeckRow {
    const check = this.verdict;
    const counts = new Map<string, number>();
    for (const [card, copies] of Object.entries(this.copies)) {
      const faction = this.faces[card]?.faction ?? 'neutral';
      if (faction !== 'neutral') counts.set(faction, (counts.get(faction) ?? 0) + copies);
    }
    return {
      id,
      title: this.title.trim() || 'Deck',
      source: 'device',
      size: this.size,
      factions: [...counts].sort((a, b) => b[1] - a[1]).map(([faction]) => faction),
      investigator: this.investigator,
      playable: check?.playable ?? true,
      missing: check?.missing.map((each) => each.title) ?? [],
      legal: check?.legal ? { [this.edition]: this.format } : {},
    };
  }
}

/** An id from a title that no deck has yet. */
async function freeId(title: string, game: GameName): Promise<string> {
  const plain =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 50) || 'deck';
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (deviceDecks.textOf(id) !== undefined) continue;
    try {
      await api.get(`/api/decks/${id}?game=${game}`);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return id;
      throw error;
    }
  }
}

/** What an import understood, on its way to the builder. */
export const imported: { deck: { game: GameName; data: DeckData } | null } = { deck: null };
