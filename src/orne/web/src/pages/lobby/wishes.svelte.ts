// The three answers of the lobby and its options: kept on the device, so that a returning player presses Start.
import { keptLike } from '../../lib/kept';
import type { DeckRow, GameName, GameSetup } from '../shared/answers';
import { settings } from '../../lib/settings.svelte';

export type Player = 'here' | 'link' | `bot:${string}`;

/** An investigator who is to play: with which deck, and by whom. */
export interface Member {
  investigator: string;
  deck: string;
  player: Player;
}

interface Kept {
  game: GameName;
  deck: string;
  opponent: Player;
  /** The other side's deck; empty: by lot, or their own. */
  theirDeck: string;
  /** What the other one at this screen is called. */
  theirName: string;
  first: 'you' | 'they' | 'lot';
  scenario: string;
  difficulty: string;
  members: Member[];
  edition: Record<string, string>;
  /** The format that decks are held against, by game. */
  format: Partial<Record<GameName, string>>;
  undo: string;
  /** Minutes for each side; 0: none. */
  minutes: number;
  increment: number;
  askAlways: boolean;
  hidden: boolean;
  open: boolean;
  realBag: boolean;
}

const PLACE = 'orne.lobby';
const USUAL: Kept = {
  game: 'coc',
  deck: '',
  opponent: 'bot:greedy',
  theirDeck: '',
  theirName: '',
  first: 'you',
  scenario: '',
  difficulty: '',
  members: [],
  edition: {},
  format: {},
  undo: 'same',
  minutes: 0,
  increment: 10,
  askAlways: false,
  hidden: false,
  open: false,
  realBag: false,
};

/** What was wished for last; whoever wants to be asked always is so in a new game. */
function begun(): Kept {
  const kept = keptLike(PLACE, { ...USUAL });
  return { ...kept, askAlways: kept.askAlways || settings.asked === 'always' };
}

/** A seat as the server is asked for it. */
interface Seat {
  kind: 'here' | 'bot' | 'link';
  name?: string;
  bot?: string;
  deck?: string;
  list?: string;
}

/** The text of a deck that is kept on this device alone, by its id. */
export type TextOf = (deck: string) => string | undefined;

export class Wishes {
  said: Kept = $state(begun());
  /** A number that gives the same game again; empty: any. Never kept. */
  seed = $state('');

  /** Put what the server has in the place of what is not known any more. */
  settle(game: GameSetup): void {
    const { said } = this;
    const has = (list: readonly { id: string }[] | undefined, id: string) =>
      list?.some((each) => each.id === id) ?? false;
    if (!has(game.editions, this.edition(game))) said.edition[game.id] = game.editions[0]?.id ?? '';
    if (game.id === 'coc') {
      if (!has(game.decks, said.deck)) said.deck = game.usual.deck ?? '';
      if (said.theirDeck && !has(game.decks, said.theirDeck)) said.theirDeck = '';
      if (said.opponent.startsWith('bot:') && !has(game.bots, said.opponent.slice(4)))
        said.opponent = `bot:${game.usual.bot}`;
      return;
    }
    if (!has(game.scenarios, said.scenario)) said.scenario = game.usual.scenario ?? '';
    if (!game.difficulties?.includes(said.difficulty)) said.difficulty = game.usual.difficulty ?? '';
    said.members = said.members.filter((each) => has(game.decks, each.deck));
    if (!said.members.length) {
      const deck = game.decks.find((each) => each.id === game.usual.deck);
      if (deck?.investigator) said.members = [{ investigator: deck.investigator, deck: deck.id, player: 'here' }];
    }
  }

  /** Begin with a deck that somebody comes with from the builder. */
  bring(game: GameSetup, id: string): void {
    const deck = game.decks.find((each) => each.id === id);
    if (!deck) return;
    this.said.game = game.id;
    if (game.id === 'coc') this.said.deck = id;
    else if (deck.investigator) {
      // Whoever went alone goes alone again, with this deck.
      const { members } = this.said;
      const others =
        members.length > 1
          ? members.filter((each) => each.investigator !== deck.investigator).slice(0, game.seats[1] - 1)
          : [];
      this.said.members = [{ investigator: deck.investigator, deck: id, player: 'here' }, ...others];
    }
  }

  edition(game: GameSetup): string {
    return this.said.edition[game.id] ?? game.editions[0]?.id ?? '';
  }

  keep(): void {
    try {
      // What the settings say is not kept here as well: it holds until they say something else.
      const askAlways = this.said.askAlways && settings.asked !== 'always';
      localStorage.setItem(PLACE, JSON.stringify({ ...this.said, askAlways }));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  }

  /** An investigator joins, or leaves. */
  toggle(investigator: string, deck: string, most: number): void {
    const { said } = this;
    if (said.members.some((each) => each.investigator === investigator)) {
      if (said.members.length > 1) said.members = said.members.filter((each) => each.investigator !== investigator);
    } else if (said.members.length < most) {
      said.members = [...said.members, { investigator, deck, player: 'here' }];
    }
  }

  /** What is asked of the server. */
  body(game: GameSetup, textOf: TextOf): object {
    const { said } = this;
    return {
      game: game.id,
      edition: this.edition(game),
      ...(game.id === 'coc' ? this.#duel(game, textOf) : this.#scenario(textOf)),
      ...(this.seed ? { seed: Number(this.seed) } : {}),
      ...(game.undo.includes(said.undo) ? { undo: said.undo } : {}),
      ask_always: said.askAlways,
      hidden: said.askAlways && said.hidden,
      ...(said.minutes > 0 ? { clock: { bank: said.minutes * 60, increment: said.increment } } : {}),
      open: said.open && this.invites(game),
    };
  }

  /** The decks that were chosen. */
  decks(game: GameSetup): DeckRow[] {
    const ids = game.id === 'coc' ? [this.said.deck] : this.said.members.map((each) => each.deck);
    return game.decks.filter((deck) => ids.includes(deck.id));
  }

  /** Whether somebody is to come by a link. */
  invites(game: GameSetup): boolean {
    return game.id === 'coc' ? this.said.opponent === 'link' : this.said.members.some((each) => each.player === 'link');
  }

  #duel(game: GameSetup, textOf: TextOf): object {
    const { said } = this;
    const you: Seat = { kind: 'here', name: settings.name.trim(), ...brought(said.deck, textOf) };
    const theirs = said.theirDeck || (said.opponent === 'link' ? '' : byLot(game.decks));
    const name = said.opponent === 'here' ? { name: said.theirName.trim() } : {};
    const they: Seat = { ...seated(said.opponent), ...name, ...(theirs ? brought(theirs, textOf) : {}) };
    return { seats: [you, they], first: { you: 0, they: 1, lot: null }[said.first] };
  }

  #scenario(textOf: TextOf): object {
    const { said } = this;
    const mine = said.members.filter((each) => each.player === 'here');
    return {
      seats: said.members.map((each) => ({
        ...seated(each.player),
        ...(each.player === 'here' && mine[0] === each ? { name: settings.name.trim() } : {}),
        ...brought(each.deck, textOf),
      })),
      scenario: said.scenario,
      difficulty: said.difficulty,
      real_bag: said.realBag,
    };
  }
}

function seated(player: Player): Seat {
  return player.startsWith('bot:') ? { kind: 'bot', bot: player.slice(4) } : { kind: player as 'here' | 'link' };
}

function brought(deck: string, textOf: TextOf): Pick<Seat, 'deck' | 'list'> {
  const list = textOf(deck);
  return list === undefined ? { deck } : { list };
}

function byLot(decks: readonly DeckRow[]): string {
  const playable = decks.filter((deck) => deck.playable);
  return playable[Math.floor(Math.random() * playable.length)]?.id ?? '';
}
