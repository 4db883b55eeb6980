// Decks that stay on this device: a host keeps none for its guests, so their text goes with each new game.
import { keptList } from '../../lib/kept';
import type { DeckRow, GameName } from './answers';

export interface DeviceDeck {
  row: DeckRow;
  game: GameName;
  /** The deck as the server writes it in a text file. */
  text: string;
}

const PLACE = 'orne.decks';
const kept = () => keptList<DeviceDeck>(PLACE, ['row', 'game', 'text']);

class DeviceDecks {
  all = $state.raw<readonly DeviceDeck[]>(kept());

  constructor() {
    // A deck that another window keeps is not lost when this one keeps its own.
    addEventListener('storage', ({ key }) => {
      if (key === PLACE) this.all = kept();
    });
  }

  rows(game: GameName): DeckRow[] {
    return this.all.filter((each) => each.game === game).map((each) => each.row);
  }

  textOf = (id: string): string | undefined => this.all.find((each) => each.row.id === id)?.text;

  keep(deck: DeviceDeck): void {
    this.#set([deck, ...this.all.filter((each) => each.row.id !== deck.row.id)]);
  }

  remove(id: string): void {
    this.#set(this.all.filter((each) => each.row.id !== id));
  }

  #set(decks: readonly DeviceDeck[]): void {
    this.all = decks;
    localStorage.setItem(PLACE, JSON.stringify(decks));
  }
}

export const deviceDecks = new DeviceDecks();
