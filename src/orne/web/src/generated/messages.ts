// Made from messages.schema.json by tools/types.mjs.

/** One of the actions that lie inside one another: its card or test, and whose it is. */
export interface Action {
  title: string;
  step: number;
  side: number | null;
}

/** What everybody sees of a scenario of Arkham Horror besides its cards. */
export interface ArkhamView {
  game: "arkham";
  scenario: string;
  title: string;
  difficulty: string;
  round: number;
  lead: number;
  active: number | null;
  bag: (string)[];
  map: (Place)[];
  stages: (Stage)[];
  investigators: (Investigator)[];
  victory: number;
  resolution: string;
}

/** When a seat wants to be asked. */
export interface Asking {
  mode: "always" | "can act" | "pass";
  phases: (string)[];
  not_now: (string)[];
  always_for: (string)[];
  skipping: boolean;
  exact_pay: boolean;
}

/** When the seat is asked from now on. */
export interface AskingNow {
  type: "asking";
  n: number;
  asking: Asking;
}

/** Damage and horror still to be assigned, and to whom. */
export interface Assigning {
  damage: number;
  horror: number;
  to: (Share)[];
}

/** Whether the player of a seat is here. */
export interface Attending {
  seat: number;
  present: boolean;
  since: number;
  claimable: number | null;
}

/** A card as a viewer sees it; one that lies hidden has a handle and nothing that tells what it is. */
export interface Card {
  h: string;
  zone: string;
  card: string | null;
  title: string;
  numbered: string;
  type: string | null;
  owner: number | null;
  controller: number | null;
  host: string | null;
  story: string | null;
  at: string | null;
  engaged: number | null;
  state: string;
  values: Record<string, Value>;
  icons: (number)[];
  keywords: (string)[];
  tokens: Record<string, number>;
  links: (string)[];
  can: (number)[];
}

/** Something that was said: players and spectators talk apart. */
export interface Chat {
  type: "chat";
  n: number;
  from: number | null;
  name: string;
  text: string;
  at: number;
}

/** The clocks, between pages. */
export interface Clock {
  type: "clock";
  n: number;
  now: number;
  left: (number)[];
  running: number | null;
}

/** What everybody sees of a game of Call of Cthulhu besides its cards. */
export interface CocView {
  game: "coc";
  edition: string;
  turn: number;
  active: number;
  first: number;
  day: boolean;
  night: boolean;
  won: (number)[];
  winner: number | null;
}

/** How it ended. */
export interface Ended {
  winners: (number)[];
  sentence: string;
  experience: (number)[];
  notes: (string)[];
}

/** Something went wrong on this side; the game stands at its last good position. */
export interface Error {
  type: "error";
  n: number;
  sentence: string;
  report: string;
}

/** What is printed on a card, and what it says in our own words: it never changes while a game goes on. */
export interface Face {
  id: string;
  title: string;
  subtitle: string;
  type: string;
  faction: string;
  unique: boolean;
  cost: string | null;
  numbers: Record<string, string>;
  icons: (number)[];
  resources: (string)[];
  subtypes: (string)[];
  keywords: (string)[];
  slots: (string)[];
  text: string | null;
  set: string;
}

/** What would come of every story. */
export interface Forecast {
  stories: (StoryForecast)[];
}

/** What would come of a plan that somebody asked about. */
export interface Foreseen {
  type: "forecast";
  n: number;
  plan: (Planned)[];
  forecast: Forecast;
}

/** What a table is: its seats, and what was settled for it. */
export interface Hello {
  type: "hello";
  version: number;
  n: number;
  table: string;
  game: string;
  seat: number | null;
  role: "player" | "spectator";
  names: (string)[];
  bots: (boolean)[];
  undo: "same" | "new" | "visible";
  undo_words: string;
  clock: [number, number] | null;
  hidden: boolean;
  asking: Asking | null;
  notes: (string)[];
}

/** What is known of an option before it is chosen. */
export interface Hint {
  chance: [number, number] | null;
  cost: string;
  pays: number | null;
  overpays: number | null;
  adds: string;
  damage: number | null;
  warn: string;
}

/** An investigator's numbers that are not on a card. */
export interface Investigator {
  h: string;
  name: string;
  resources: number;
  actions: number;
  most_actions: number;
  extra_actions: (string)[];
  turn_over: boolean;
  slots: (Slot)[];
  gone: string;
}

/** What is new; entries from ``since`` on take the place of those that were there. */
export interface Log {
  since: number;
  entries: (LogEntry)[];
}

/** One thing that happened, as a viewer is told it. */
export interface LogEntry {
  at: number;
  n: number;
  kind: string;
  step: string;
  side: number | null;
  heading: 0 | 1 | 2;
  words: (string | Named)[];
  subject: string | null;
  source: string | null;
  cause: number | null;
  before: number | string | null;
  after: number | string | null;
  struck: boolean;
}

/** One position of a game on the track of a replay: who answered there, and in which turn and phase. */
export interface Mark {
  n: number;
  seat: number | null;
  turn: number;
  phase: string;
}

/** Another table takes the place of this one: a rematch. */
export interface Moved {
  type: "moved";
  n: number;
  table: string;
  seats: (OwnSeat)[];
}

/** A card's title within a sentence; its handle where the viewer can point at it. */
export interface Named {
  h: string | null;
  title: string;
}

/** The store takes nothing now, or does again; the seat is in another window; the server stops. */
export interface Notice {
  type: "trouble" | "replaced" | "bye";
  n: number;
  sentence: string;
}

/** Something one player asks of the others. */
export interface Offer {
  id: number;
  kind: "takeback" | "time" | "draw" | "rematch";
  from: number;
  words: string;
}

/** Something was done that was asked for. */
export interface Ok {
  type: "ok";
  n: number;
}

/** One thing that may be answered. */
export interface Option {
  i: number;
  key: string;
  label: string;
  short: string;
  verb: string;
  cards: (string)[];
  note: string;
  group: string;
  usual: boolean;
  hint: Hint | null;
  harmless: boolean;
}

/** A seat of another table that is the viewer's, with the secret that holds it. */
export interface OwnSeat {
  seat: number;
  kind: string;
  name: string;
  secret: string;
}

/** Everything a viewer has to know to draw the table. */
export interface Page {
  type: "page";
  version: number;
  n: number;
  last: number;
  seat: number | null;
  view: CocView | ArkhamView;
  cards: (Card)[];
  faces: Record<string, Face>;
  zones: (Zone)[];
  plan: (Planned)[];
  test: Test | null;
  forecast: Forecast | null;
  strip: Strip;
  question: Question | null;
  waiting: Waiting | null;
  log: Log;
  offers: (Offer)[];
  clocks: (number)[];
  may: ("undo" | "redo" | "back" | "premove" | "claim" | "rematch")[];
  ended: Ended | null;
  trouble: string;
}

/** What one card, or the rules, add to a value. */
export interface Part {
  source: string;
  h: string | null;
  n: number;
}

/** Where a location lies on the map, in columns and rows counted from 0. */
export interface Place {
  h: string;
  x: number;
  y: number;
}

/** A character that is going to be committed, and where. */
export interface Planned {
  h: string;
  story: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Who is at the table: a change tells all of it. */
export interface Presence {
  type: "presence";
  n: number;
  seats: (Attending)[];
}

/** A decision as data for the seat that is asked. */
export interface Question {
  id: number;
  n: number;
  seat: number;
  kind: string;
  form: "window" | "pay" | "number" | "target" | "list" | "several" | "order" | "plan" | "assign";
  pick: "one" | "each" | "set";
  prompt: string;
  source: string | null;
  text: string | null;
  options: (Option)[];
  primary: number | null;
  trail: (string)[];
  min: number;
  max: number;
  chosen: (string)[];
  assign: Assigning | null;
  cards: (Card)[];
  deadline: number | null;
  premove: boolean;
}

/** Why something is not offered; the ruling may be looked up. */
export interface Reason {
  sentence: string;
  ruling: string;
  claim: string;
  demo: string | null;
}

/** One sentence that says why something was not done; nothing has changed. */
export interface Refused {
  type: "refused";
  n: number;
  sentence: string;
}

/** How a test came out. */
export interface Result {
  success: boolean;
  by: number;
  tokens: (string)[];
}

/** A card that can take damage or horror: how much of each, what it has been given, and is to begin with. */
export interface Share {
  h: string;
  damage: number;
  horror: number;
  given: [number, number];
  start: [number, number];
}

/** A number of each side, as the viewer sees it: a spectator's "you" is the first seat. */
export interface Sides {
  them: number;
  you: number;
}

/** A kind of slot: how many are taken, and how many there are. */
export interface Slot {
  name: string;
  used: number;
  most: number;
}

/** The current act or agenda: what it needs, and what there is of it. */
export interface Stage {
  h: string;
  kind: "act" | "agenda";
  number: number | null;
  needed: number | null;
  now: number;
  here: number;
  words: string;
}

/** What would come of a story if nobody did anything more, and no struggle changed who is there. */
export interface StoryForecast {
  h: string;
  struggles: (Struggle)[];
  skill: Sides;
  tokens: Sides;
  wins: "them" | "you" | null;
  resolved: boolean;
}

/** Where the game is: turn or round, phase, step, the steps of the phase, and the actions under way. */
export interface Strip {
  turn: number;
  active: number | null;
  phase: string;
  step: string;
  phases: (string)[];
  steps: (string)[];
  trail: (Action)[];
}

/** One struggle at a story: as it stands, or as it was fought. */
export interface Struggle {
  kind: string;
  them: number;
  you: number;
  winner: "them" | "you" | null;
  when: "ahead" | "now" | "over";
}

/** What a bot would answer, knowing what the seat knows. */
export interface Suggestion {
  type: "hint";
  n: number;
  i: number;
  key: string;
  label: string;
  bot: string;
}

/** The skill test under way. */
export interface Test {
  seat: number;
  skill: string;
  value: number;
  parts: (Part)[];
  difficulty: number;
  parts2: (Part)[];
  chance: [number, number];
  before: [number, number];
  tokens: (Token)[];
  step: number;
  revealed: (string)[];
  committed: (string)[];
  source: string | null;
  success: string;
  result: Result | null;
}

/** A token in the bag: how often, what it is worth now, and whether the test would pass on it. */
export interface Token {
  token: string;
  copies: number;
  worth: number | null;
  passes: boolean;
}

/** Every position of a game that the viewer may look at, in order. */
export interface Track {
  type: "track";
  n: number;
  marks: (Mark)[];
}

/** A value now, what is printed, and where the difference comes from. */
export interface Value {
  now: number;
  printed: number | null;
  why: (Part)[];
}

/** Who is awaited: the same whether that seat was asked or the table only keeps the pace. */
export interface Waiting {
  seat: number;
  since: number;
  band: string;
  premove: boolean;
}

/** The answer to "why not?": what is offered after all, or the reasons against it; never neither. */
export interface WhyNot {
  type: "whynot";
  n: number;
  offered: (number)[];
  reasons: (Reason)[];
}

/** A place where cards lie: how many, and those of them that the viewer can tell apart. */
export interface Zone {
  name: string;
  seat: number | null;
  count: number;
  cards: (string)[];
  places: (number)[];
  state: string;
}

/** Everything that a table sends. */
export type Message = Page | Hello | WhyNot | Suggestion | Foreseen | Track | Ok | Refused | Clock | Chat | Presence | Moved | AskingNow | Pong | Notice | Error;

/** What fields are that are left out of a record. */
export const USUAL = {
  Card: {"card":null,"title":"","numbered":"","type":null,"owner":null,"controller":null,"host":null,"story":null,"at":null,"engaged":null,"state":"","values":{},"icons":[],"keywords":[],"tokens":{},"links":[],"can":[]},
  Ended: {"experience":[],"notes":[]},
  Hint: {"chance":null,"cost":"","pays":null,"overpays":null,"adds":"","damage":null,"warn":""},
  LogEntry: {"subject":null,"source":null,"cause":null,"before":null,"after":null,"struck":false},
  Option: {"cards":[],"note":"","group":"","usual":false,"hint":null,"harmless":false},
  StoryForecast: {"resolved":false},
  Struggle: {"when":"ahead"},
  Value: {"why":[]},
  Zone: {"cards":[],"places":[],"state":""},
};
