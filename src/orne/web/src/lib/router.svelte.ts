// The addresses of the page: one pattern for each, with the parts that a page is given.

export interface Route {
  page: string;
  parts: Record<string, string>;
}

const PATTERNS: readonly [string, string][] = [
  ['/', 'lobby'],
  ['/t/:id', 'table'],
  ['/t/:id/:n', 'table'],
  ['/decks', 'decks'],
  ['/decks/:id', 'decks'],
  ['/cards', 'cards'],
  ['/cards/:set/:slug', 'cards'],
  ['/rulings', 'rulings'],
  ['/rulings/*', 'rulings'],
  ['/replays', 'replays'],
  ['/replays/:id', 'replays'],
  ['/campaigns', 'campaigns'],
  ['/campaigns/:id', 'campaigns'],
  ['/learn', 'learn'],
  ['/learn/:game', 'learn'],
  ['/settings', 'settings'],
];

/** A part of an address in letters; one that was cut off in the middle of a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page that an address means; an address that means nothing is told apart from all others. */
export function match(path: string): Route {
  const said = path.split('/').filter(Boolean).map(decoded);
  for (const [pattern, page] of PATTERNS) {
    const wanted = pattern.split('/').filter(Boolean);
    const rest = wanted.at(-1) === '*';
    if (rest ? said.length < wanted.length : said.length !== wanted.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((word, place) => {
      if (word === '*') parts.rest = said.slice(place).join('/');
      else if (word.startsWith(':')) parts[word.slice(1)] = said[place] ?? '';
      else return word === said[place];
      return true;
    });
    if (fits) return { page, parts };
  }
  return { page: 'nowhere', parts: {} };
}

/** Milliseconds within which a page is as long as it will be. */
const GROWS = 3000;

function here(): string {
  return location.pathname + location.search;
}

class Place {
  path = $state(location.pathname);
  /** What follows the ? of the address. */
  search = $state(location.search);
  route = $derived(match(this.path));
  /** How far down one was at each address. */
  #down = new Map<string, number>();

  constructor() {
    addEventListener('scroll', () => this.#down.set(here(), scrollY), { passive: true });
    addEventListener('popstate', () => {
      const down = this.#down.get(here());
      this.#look();
      if (!down) return;
      this.#scroll(() => {
        scrollTo(0, down);
        return scrollY >= down - 1;
      });
    });
  }

  /** Go to an address of the page; who is there already does not go there once more. */
  go(address: string, how: { replace?: boolean } = {}): void {
    const there = new URL(address, location.href).href === location.href;
    history[there || how.replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    scrollTo(0, 0);
    const part = location.hash.slice(1);
    if (!part) return;
    this.#scroll(() => {
      const found = document.getElementById(part);
      found?.scrollIntoView();
      return found !== null;
    });
  }

  /** Say where one is by now, without going anywhere. */
  note(address: string): void {
    history.replaceState(history.state, '', address);
    this.#look();
  }

  /** Scroll, each time the page grows, until that succeeds: what it shows comes only by and by. */
  #scroll(scrolled: () => boolean): void {
    const address = here();
    const grown = new ResizeObserver(() => {
      if (here() !== address || scrolled()) grown.disconnect();
    });
    grown.observe(document.querySelector('#app') ?? document.body);
    setTimeout(() => grown.disconnect(), GROWS);
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Follow a link within the page without loading it again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const there = new URL(link.href, location.href);
    if (there.origin !== location.origin || there.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (there.pathname + there.search + there.hash !== location.pathname + location.search + location.hash) {
      this.go(there.pathname + there.search + there.hash);
    }
  };
}

export const place = new Place();
