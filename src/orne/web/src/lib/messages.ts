// What a table and its server send: the records of the table are generated from its schema.
import type * as sent from '../generated/messages';
import { USUAL } from '../generated/messages';

export type {
  Ahead,
  ArkhamView,
  Asking,
  Assigning,
  Beside,
  Card,
  CocView,
  Ended,
  Face,
  Forecast,
  Investigator,
  LogEntry,
  Moment,
  Named,
  Offer,
  Option,
  OwnCard,
  Part,
  Question,
  Reason,
  Share,
  Shown,
  Stage,
  StoryForecast,
  Strip,
  Suggestion,
  Test,
  Token,
  Told,
  Value,
  WhyNot,
  Zone,
} from '../generated/messages';

/** A card as one viewer names it. */
export type Handle = string;

/** What a coach says to a page of a first game. */
export interface CoachCard {
  step: number;
  of: number;
  title: string;
  words: string;
  points: Handle[];
  /** The option to try, by its number. */
  tries: number | null;
}

/** A page as a socket sends it: with the seat in front, the server's time, and a coach's words in a first game. */
export interface Page extends sent.Page {
  front?: number | null;
  now?: number;
  coach?: CoachCard;
}

/** Somebody's place at a table, as a list of tables tells it. */
export interface SeatRow {
  seat: number;
  kind: 'here' | 'bot' | 'link';
  name: string;
  bot: string;
  deck: string;
  present: boolean;
  taken: boolean;
}

/** What a table is, and which of its seats this screen holds. */
export interface Hello extends sent.Hello {
  held: number[];
  front: number | null;
  seats: SeatRow[];
  state: 'waiting' | 'playing' | 'ended';
  local: boolean;
  /** The game that a coach teaches here; empty at any other table. */
  lesson: string;
  /** The ruling in whose demonstration the game began; empty for any other game. */
  ruling: string;
  /** The campaign that the scenario belongs to; empty for any other game. */
  campaign: string;
}

export interface Said {
  from: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Away {
  seat: number;
  present: boolean;
  since: number | null;
  claimable: number | null;
}

function card(said: sent.Card): sent.Card {
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, { ...USUAL.Value, ...value }]);
  return { ...USUAL.Card, ...said, values: Object.fromEntries(values) as sent.Card['values'] };
}

function option(said: sent.Option): sent.Option {
  return { ...USUAL.Option, ...said, hint: said.hint ? { ...USUAL.Hint, ...said.hint } : null };
}

/** A forecast with everything in it that is left out where it is as usual. */
export function completeForecast(forecast: sent.Forecast): sent.Forecast {
  const stories = forecast.stories.map((story) => ({
    ...USUAL.StoryForecast,
    ...story,
    struggles: story.struggles.map((struggle) => ({ ...USUAL.Struggle, ...struggle })),
  }));
  return { stories };
}

/** A page with everything in it that is left out where it is as usual. */
export function complete(page: Page): Page {
  const { question, log, test, forecast } = page;
  return {
    ...page,
    cards: page.cards.map(card),
    zones: page.zones.map((zone) => ({ ...USUAL.Zone, ...zone })),
    test: test && { ...USUAL.Test, ...test },
    forecast: forecast && completeForecast(forecast),
    question: question && {
      ...question,
      options: question.options.map(option),
      cards: question.cards.map(card),
    },
    beside: page.beside && { ...page.beside, options: page.beside.options.map(option) },
    log: { ...log, entries: log.entries.map((entry) => ({ ...USUAL.LogEntry, ...entry })) },
  };
}

/** A demonstration with everything in it that is left out where it is as usual. */
export function completeShown(shown: sent.Shown): sent.Shown {
  return {
    ...shown,
    moments: shown.moments.map((moment) => ({ ...USUAL.Moment, ...moment })),
    pages: shown.pages.map(complete),
  };
}
