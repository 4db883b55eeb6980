// Sentences about tables and times, from what the server tells.
import type { GameName, Setup, StoredGame, TableRow, TableSeat } from './answers';
import { deckWords, titled } from './setup.svelte';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, in words. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  for (const [unit, length] of STEPS) if (past >= length) return relative.format(-Math.floor(past / length), unit);
  return 'just now';
}

/** Several names as one phrase. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function nameOf(seat: TableSeat): string {
  if (seat.bot) return titled(seat.bot);
  if (seat.name) return seat.name;
  return seat.taken ? `Player ${seat.seat + 1}` : 'a free seat';
}

/** The others at a table; everybody for whoever holds no seat there. */
export function others(row: TableRow): string {
  const away = row.seats.filter((seat) => !row.held.includes(seat.seat));
  return away.length ? listed(away.map(nameOf)) : 'Same screen';
}

export function scenarioTitle(setup: Setup | null, row: { game: GameName; scenario: string }): string {
  const game = setup?.games.find((each) => each.id === row.game);
  return game?.scenarios?.find((each) => each.id === row.scenario)?.title ?? row.scenario;
}

/** What a table is called in a list. */
export function titleOf(setup: Setup | null, row: TableRow): string {
  if (row.game === 'arkham') return scenarioTitle(setup, row) || row.title;
  return row.held.length === row.seats.length ? 'Same screen' : others(row);
}

/** Whether the one seat that is held here won; null where that cannot be said. */
function won(row: TableRow): boolean | null {
  const [own, ...more] = row.held;
  if (row.game !== 'coc' || own === undefined || more.length || row.winners.length !== 1) return null;
  return row.winners[0] === own;
}

/** What a game that is over is called in a list. */
export function endedTitle(setup: Setup | null, row: TableRow): string {
  const so = won(row);
  if (so === null) return titleOf(setup, row);
  return so ? `Won against ${others(row)}` : `Lost to ${others(row)}`;
}

const BEING_SET_UP = 'being set up';

/** How a game ended, as far as its title does not say so, and when. */
export function endedWords(row: TableRow): string {
  const how = row.ended.replace(/\.$/, '');
  if (won(row) === null) return how;
  // Where nothing else is said, three stories were won.
  const when = row.turn === BEING_SET_UP ? 'during set-up' : row.turn;
  return [when, row.how === 'won' ? / wins: (.+)$/.exec(how)?.[1] : how].filter(Boolean).join(', ');
}

/** What a game of this machine is called in a list: its scenario, its investigators, or whom one plays against. */
export function storedTitle(setup: Setup | null, game: StoredGame): string {
  if (game.game === 'arkham') {
    const investigators = listed(game.decks.map((title) => deckWords({ title }).title));
    return game.scenario ? `${scenarioTitle(setup, game)}: ${investigators}` : investigators;
  }
  const people = game.players.filter((player) => player === 'human').length;
  const known = game.players.map((player, seat) =>
    player === 'human' ? game.names[seat] || (people > 1 ? `Player ${seat + 1}` : '') : titled(player),
  );
  const unnamed = people === game.players.length && !game.names.some(Boolean);
  return unnamed ? 'Two players' : listed(known.filter(Boolean));
}

/** What is said under a table's title. */
export function about(row: TableRow): string {
  const decks = row.seats
    .filter((seat) => row.held.includes(seat.seat))
    .map((seat) => seat.deck.replace(/^.*?: /, '').replace(/, packet .*$/, ''));
  if (row.state === 'waiting') return 'waiting for somebody to sit down';
  return [row.turn, listed(decks.filter(Boolean))].filter(Boolean).join(', ');
}
