// What a person settles for themselves; kept on the device, no account.
import { keptLike } from './kept';

export type Theme = 'system' | 'light' | 'dark';
export type CardSize = 'S' | 'M' | 'L';
export type Numbers = 'always' | 'after a key' | 'never';
export type Asked = 'always' | 'can act' | 'pass';
export type ClockShown = 'always' | 'when low' | 'never';

export interface Settings {
  theme: Theme;
  cardSize: CardSize;
  numbers: Numbers;
  /** 0 jumps, 0.5 is half the time, 1 the usual. */
  speed: number;
  /** How long each step of what happened is told: 0 not at all, 1 the usual. */
  pace: number;
  sounds: boolean;
  textView: boolean;
  letterKeys: boolean;
  /** Two letters beside the sign of a faction. */
  factionCodes: boolean;
  confirmGivingUp: boolean;
  clock: ClockShown;
  /** What others say is neither shown nor announced. */
  chatMuted: boolean;
  /** When one is asked at a new table. */
  asked: Asked;
  /** Whether the one domain that pays exactly is taken without asking. */
  exactPay: boolean;
  /** As others see it; asked where others play. */
  name: string;
}

const USUAL: Settings = {
  theme: 'system',
  cardSize: 'M',
  numbers: 'after a key',
  speed: 1,
  pace: 1,
  sounds: false,
  textView: false,
  letterKeys: true,
  factionCodes: false,
  confirmGivingUp: true,
  clock: 'always',
  chatMuted: false,
  asked: 'can act',
  exactPay: true,
  name: '',
};
const PLACE = 'orne.settings';

export const settings: Settings = $state(keptLike(PLACE, { ...USUAL }));

/** Change what is settled, and keep it. */
export function settle(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage it holds until the page is left.
  }
  showTheme();
}

/** What is settled in another window holds here at once, and is not undone by what is settled here next. */
addEventListener('storage', ({ key }) => {
  if (key !== PLACE) return;
  Object.assign(settings, keptLike(PLACE, { ...USUAL }));
  showTheme();
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things move on the page. */
export function moves(): boolean {
  return !still.matches && settings.speed > 0;
}

function showTheme(): void {
  const said = new URLSearchParams(location.search).get('theme') ?? settings.theme;
  document.documentElement.dataset.theme = said === 'dark' || (said !== 'light' && dark.matches) ? 'dark' : 'light';
}

/** Follow the system's theme where nothing else is settled. */
export function watchTheme(): void {
  dark.addEventListener('change', showTheme);
  showTheme();
}

// An address may ask for the text view; that is remembered, as if it were settled.
if (new URLSearchParams(location.search).get('view') === 'text') settle({ textView: true });
