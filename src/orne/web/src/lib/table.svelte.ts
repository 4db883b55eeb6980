// A table as this screen sees it: the page of each held seat, what was said, and everything that may be asked of it.
import type { Incoming } from './socket.svelte';
import { Lost, TableSocket } from './socket.svelte';
import { heldAt, hold, satDown, type Held } from './seats';
import { complete, completeForecast } from './messages';
import { settings } from './settings.svelte';
import type {
  Asking,
  Away,
  Beside,
  Card,
  Face,
  Forecast,
  Handle,
  Hello,
  LogEntry,
  Option,
  Page,
  Question,
  Said,
  StoryForecast,
  WhyNot,
  Zone,
} from './messages';

/** Something to say above the ask bar; never a dialog. */
export interface Band {
  kind: 'note' | 'bad';
  sentence: string;
  report?: string;
  /** A button that takes back what it tells of. */
  back?: { label: string; press: () => void };
}

/** Between a seat and what it calls a card: handles are for one viewer each. */
const BESIDE = ':';

/** A forecast from the other side. */
function turned(story: StoryForecast): StoryForecast {
  const swap = <T extends { them: number; you: number }>(each: T): T => ({ ...each, them: each.you, you: each.them });
  const other = (side: 'them' | 'you' | null) => (side === 'you' ? 'them' : side === 'them' ? 'you' : null);
  return {
    ...story,
    struggles: story.struggles.map((each) => ({ ...swap(each), winner: other(each.winner) })),
    skill: swap(story.skill),
    tokens: swap(story.tokens),
    most: story.most && swap(story.most),
    wins: other(story.wins),
  };
}

export class Table {
  hello = $state.raw<Hello | null>(null);
  /** The page of every held seat, by seat; a spectator's under -1. */
  pages = $state.raw<ReadonlyMap<number, Page>>(new Map());
  front = $state(-1);
  logs = $state.raw<ReadonlyMap<number, readonly LogEntry[]>>(new Map());
  faces = $state.raw<Readonly<Record<string, Face>>>({});
  chat = $state<Said[]>([]);
  away = $state.raw<readonly Away[]>([]);
  band = $state<Band | null>(null);
  trouble = $state('');
  /** An answer is on its way, or its page. */
  sending = $state(false);
  /** A position that is looked back at; null for the present one. */
  past = $state.raw<Page | null>(null);
  moved = $state<string | null>(null);
  /** Whether a spectator looks from the other side. */
  flipped = $state(false);
  /** When each held seat is asked. */
  #askings = $state.raw<ReadonlyMap<number, Asking>>(new Map());
  /** When the last page came. */
  #turnedAt = $state(0);
  /** Which lines of the log came while there was no connection: the first, and the first after them. */
  missed = $state.raw<readonly [number, number]>([0, 0]);
  /** How many lines had been seen when a connection came back, until the page has come. */
  #seen: number | null = null;

  present = $derived(this.pages.get(this.front) ?? null);
  page = $derived(this.past ?? this.present);
  question: Question | null = $derived(this.past ? null : (this.present?.question ?? null));
  log = $derived(this.logs.get(this.front) ?? []);
  /** What other seats of this screen may answer in one with the question, by seat. */
  beside: ReadonlyMap<number, Beside> = $derived(
    new Map(
      [...this.pages].flatMap(([seat, { beside }]) =>
        beside && seat !== this.front && beside.q === this.question?.id ? [[seat, beside]] : [],
      ),
    ),
  );
  cards: ReadonlyMap<Handle, Card> = $derived(
    new Map(
      [
        ...(this.page?.cards ?? []),
        ...(this.question?.cards ?? []),
        ...[...this.beside.keys()].flatMap((seat) => this.handBeside(seat)),
      ].map((card) => [card.h, card]),
    ),
  );
  /** What is attached to each card, by its handle. */
  hosted: ReadonlyMap<Handle, Card[]> = $derived(
    Map.groupBy(
      [...this.cards.values()].filter((card) => card.host),
      (card) => card.host ?? '',
    ),
  );

  readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, this.#join, this.#hear);
  }

  /** What is played: the scenario, or the game; before the table answers, where one is. */
  get title(): string {
    if (this.page?.view.game === 'arkham') return this.page.view.title;
    const game = this.page?.view.game ?? this.hello?.game;
    return game === 'arkham' ? 'Arkham Horror' : game === 'coc' ? 'Call of Cthulhu' : 'Orne';
  }

  /** Whose table it is drawn for: a spectator looks from the first seat. */
  get you(): number {
    return this.page?.seat ?? (this.flipped ? 1 : 0);
  }

  /** What is heard of the chat: while it is muted, only one's own words. */
  get heard(): readonly Said[] {
    if (!settings.chatMuted) return this.chat;
    return this.chat.filter((said) => said.from !== null && this.isYours(said.from));
  }

  /** What would come of the stories, as the side sees it that the table is drawn for. */
  get forecasts(): readonly StoryForecast[] {
    const stories = this.page?.forecast?.stories ?? [];
    return this.page?.seat == null && this.flipped ? stories.map(turned) : stories;
  }

  /** Whether a seat is played from this screen; of two opponents who share it, by whoever it is turned to. */
  isYours(seat: number | null): boolean {
    const shared = this.hello?.game === 'arkham' ? this.hello.held : [];
    return seat !== null && (seat === this.you || shared.includes(seat));
  }

  /** When the seat is asked whose page is seen. */
  get asking(): Asking | null {
    return this.#askings.get(this.front) ?? this.hello?.asking ?? null;
  }

  get live(): boolean {
    return this.socket.link === 'live' && this.trouble === '';
  }

  /** What a seat is called on this screen: "You" where it is yours. */
  called(seat: number): string {
    return this.isHere(seat) ? 'You' : this.name(seat);
  }

  /** Whether a seat is that of who looks at the screen: of several who share it, the one it is turned to. */
  isHere(seat: number | null): boolean {
    const { seat: own, held } = this.hello ?? {};
    return own != null && seat === (held && held.length > 1 ? this.page?.seat : own);
  }

  name(seat: number): string {
    return this.hello?.names[seat] ?? `Player ${seat + 1}`;
  }

  /** How the game ended, in words for whoever sits here, and who has won it. */
  get ending(): string {
    const own = this.hello?.held.length === 1 ? (this.hello.held[0] ?? null) : null;
    return this.#ending(this.page?.ended?.said ?? '', own);
  }

  /** The same where everybody has a name, whoever looks on. */
  get endingByName(): string {
    return this.#ending(this.page?.ended?.sentence ?? '', null);
  }

  /** How the game ended, in words for who holds a seat alone, or for nobody. */
  #ending(said: string, own: number | null): string {
    const { how, winners = [] } = this.page?.ended ?? {};
    const [winner] = winners;
    if (how === 'won' || winner === undefined || winners.length > 1) return said;
    return `${said} ${winner === own ? 'You win.' : `${this.name(winner)} wins.`}`;
  }

  /** The hand of another seat of this screen, each card by its seat and what that seat calls it. */
  handBeside(seat: number): Card[] {
    const cards = this.pages.get(seat)?.cards ?? [];
    return cards
      .filter((card) => card.zone === 'hand' && card.owner === seat && card.title)
      .map((card) => ({ ...card, h: this.besideHandle(seat, card.h) }));
  }

  /** What a card in the hand of another seat of this screen is called here. */
  besideHandle(seat: number, h: Handle): Handle {
    return `${seat}${BESIDE}${h}`;
  }

  /** The seat of this screen in whose hand a card lies that is not on the page in front, and what it calls the card. */
  seatBeside(h: Handle): [number, Handle] | null {
    const [seat = '', own] = h.split(BESIDE);
    return own === undefined ? null : [Number(seat), own];
  }

  /** The options that are about a card. */
  optionsOn(h: Handle): Option[] {
    const [seat] = this.seatBeside(h) ?? [];
    const options = (seat === undefined ? this.question : this.beside.get(seat))?.options ?? [];
    return (this.cards.get(h)?.can ?? []).map((i) => options[i]).filter((option) => option !== undefined);
  }

  zone(name: string, seat: number | null, page: Page | null = this.page): Zone | null {
    return page?.zones.find((zone) => zone.name === name && zone.seat === seat) ?? null;
  }

  /** The numbers of a player's domains: three, and those that were gained. */
  domains(seat: number): number[] {
    const zones = this.page?.zones.filter((zone) => zone.seat === seat && zone.name.startsWith('domain ')) ?? [];
    return zones.map((zone) => Number(zone.name.slice('domain '.length))).toSorted((one, other) => one - other);
  }

  /** The cards of a place, in the order in which they lie. */
  at(name: string, seat: number | null): Card[] {
    return (this.zone(name, seat)?.cards ?? []).map((h) => this.cards.get(h)).filter((card) => card !== undefined);
  }

  face(card: Card | null | undefined): Face | null {
    return (card?.card && this.faces[card.card]) || null;
  }

  may(what: Page['may'][number]): boolean {
    return this.present?.may.includes(what) ?? false;
  }

  /** Whether the clock of a seat runs: only that of whoever is asked. */
  runs(seat: number): boolean {
    const page = this.present;
    return !page?.ended && (page?.question?.seat ?? page?.waiting?.seat) === seat;
  }

  /** The seconds that a seat has left at a time; less than none where its time ran out, null without a clock. */
  timeLeft(seat: number, now: number): number | null {
    const left = this.present?.clocks[seat];
    if (left === undefined) return null;
    return this.runs(seat) ? left - Math.max(0, now - this.#turnedAt) / 1000 : left;
  }

  // ---- asking the table

  async tell(message: object): Promise<Incoming | null> {
    try {
      const seat = 'seat' in message && typeof message.seat === 'number' ? message.seat : this.front;
      const answer = await this.socket.ask(message);
      if (answer.type === 'asking') this.#askings = new Map(this.#askings).set(seat, answer.asking as Asking);
      if (answer.type === 'refused') this.band = { kind: 'bad', sentence: String(answer.sentence) };
      return answer;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.band = { kind: 'bad', sentence: error.message };
      return null;
    }
  }

  /** Answer the question: one option, or several, an order, a plan, amounts. */
  async answer(said: object): Promise<void> {
    const question = this.question;
    if (!question || this.sending || !this.live) return;
    this.sending = true;
    this.band = null;
    const answer = await this.tell({ type: 'answer', q: question.id, n: question.n, seat: question.seat, ...said });
    // What was taken is not asked any more, even before the page comes that says so.
    if (answer?.type !== 'ok') this.sending = false;
  }

  choose(i: number): Promise<void> {
    const option = this.question?.options[i];
    return option ? this.answer({ i, key: option.key }) : Promise.resolve();
  }

  async whyNot(what: string, verb = ''): Promise<WhyNot | null> {
    const [seat, own] = this.seatBeside(what) ?? [this.front, what];
    const answer = await this.tell({ type: 'whynot', what: own, verb, ...(seat >= 0 && { seat }) });
    return answer?.type === 'whynot' ? (answer as unknown as WhyNot) : null;
  }

  async forecast(plan: [Handle, Handle][]): Promise<Forecast | null> {
    try {
      const answer = await this.socket.ask({ type: 'forecast', plan });
      return answer.type === 'forecast' ? completeForecast(answer.forecast as Forecast) : null;
    } catch {
      return null;
    }
  }

  // ---- what comes in

  #join = (): object => {
    const held = heldAt(this.id);
    return held.length ? { type: 'join', secrets: held.map((each) => each.secret) } : { type: 'join', watch: true };
  };

  #hear = (message: Incoming): void => {
    switch (message.type) {
      case 'hello':
        if (this.hello) this.#seen = this.log.length;
        this.hello = message as unknown as Hello;
        if (this.hello.front !== null) this.front = this.hello.front;
        this.#settleAsking();
        break;
      case 'page':
        this.#turn(complete(message as unknown as Page));
        break;
      case 'chat':
        this.chat.push(message as unknown as Said);
        break;
      case 'presence':
        this.away = (message.seats as Away[] | undefined) ?? [];
        break;
      case 'trouble':
        this.trouble = String(message.sentence ?? '');
        break;
      case 'moved':
        hold(String(message.table), (message.seats as Held[] | undefined) ?? []);
        this.moved = String(message.table);
        break;
      case 'error':
        this.band = { kind: 'bad', sentence: String(message.sentence), report: String(message.report ?? '') };
        break;
    }
  };

  /** What is settled on this device about paying holds at every table, about being asked at new ones. */
  #settleAsking(): void {
    const asking = this.hello?.asking;
    if (!asking) return;
    if (asking.exact_pay !== settings.exactPay) void this.tell({ type: 'exact_pay', wanted: settings.exactPay });
    const isNew = satDown(this.id);
    if (isNew && settings.asked === 'pass' && asking.mode === 'can act')
      for (const seat of this.hello?.held ?? []) void this.tell({ type: 'asking', mode: 'pass', seat });
  }

  #turn(page: Page): void {
    const seat = page.seat ?? -1;
    const { since, entries } = page.log;
    this.logs = new Map(this.logs).set(seat, [...(this.logs.get(seat) ?? []).slice(0, since), ...entries]);
    this.faces = { ...this.faces, ...page.faces };
    this.pages = new Map(this.pages).set(seat, page);
    this.#turnedAt = Date.now();
    if (page.asking) this.#askings = new Map(this.#askings).set(seat, page.asking);
    this.front = page.front ?? seat;
    if (this.front !== seat) return;
    this.sending = false;
    if (this.#seen !== null) this.missed = [this.#seen, this.log.length];
    this.#seen = null;
  }
}
