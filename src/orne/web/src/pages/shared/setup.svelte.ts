// Games, decks, editions and bots of the server: asked for once, and again when decks change.
import { api } from '../../lib/api';
import type { DeckRow, GameName, GameSetup, Setup } from './answers';
import { Loading } from './loading.svelte';

class SetupOfServer extends Loading<Setup> {
  #begun = false;

  /** Have it asked for, if nobody did yet. */
  begin(): this {
    if (!this.#begun) {
      this.#begun = true;
      void this.again();
    }
    return this;
  }

  again(): Promise<Setup | null> {
    return this.ask(async () => {
      const setup = await api.get<Setup>('/api/setup');
      if (!setup.local) return setup;
      // Decks that were saved on this machine stand before those that come with Orne.
      const { decks } = await api.get<{ decks: (DeckRow & { game: GameName })[] }>('/api/decks');
      const saved = (game: GameName) => decks.filter((deck) => deck.source === 'saved' && deck.game === game);
      return { ...setup, games: setup.games.map((game) => ({ ...game, decks: [...saved(game.id), ...game.decks] })) };
    });
  }

  game(name: string): GameSetup | undefined {
    return this.value?.games.find((game) => game.id === name);
  }
}

export const setup = new SetupOfServer();

/** Whether a deck is legal in an edition, in a format or a stricter one; in any, where none is named. */
export function isLegal(deck: DeckRow, edition: string, format: string, formats: readonly string[]): boolean {
  const found = deck.legal[edition] ?? '';
  return found !== '' && (!format || formats.indexOf(found) <= formats.indexOf(format));
}

/** A deck's title without the series it belongs to, and that series. */
export function deckWords(deck: Pick<DeckRow, 'title'>): { title: string; series: string } {
  const [series, ...rest] = deck.title.split(': ');
  if (!rest.length) return { title: deck.title, series: '' };
  const [title, ...packet] = rest.join(': ').split(', packet ');
  return { title: title ?? '', series: packet.length ? `${series}, packet ${packet.join()}` : (series ?? '') };
}

/** A deck on one line. */
export function deckLine(deck: Pick<DeckRow, 'title'>): string {
  const { title, series } = deckWords(deck);
  return `${title} (${series || 'own'})`;
}

export const GAME_WORDS: Record<GameName, { icon: 'cthulhu' | 'mythos'; words: string }> = {
  coc: { icon: 'cthulhu', words: 'Two players, three stories' },
  arkham: { icon: 'mythos', words: 'One to four investigators' },
};

/** The title of a faction or class. */
export function factionTitle(id: string): string {
  for (const game of setup.value?.games ?? []) {
    const found = game.factions.find((each) => each.id === id);
    if (found) return found.title;
  }
  return titled(id);
}

/** The title of a difficulty, a bot or the like that has none of its own. */
export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}
