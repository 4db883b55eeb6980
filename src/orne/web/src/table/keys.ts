// Everything by keyboard. Nothing needs a chord or a drag; single letters can be switched off.
import { NumberAnswer } from '../asking/others.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableView } from './view.svelte';

const DIGITS = 400;
/** Farther than any two things in one zone. */
const BEYOND = 10_000;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What makes the number smaller or larger that is asked for, wherever the focus is. */
const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, '-': -1, ArrowRight: 1, '+': 1 };
/** Where a letter goes: the first thing of a zone; one's own, where both sides have one. */
const PLACES: Record<string, readonly string[]> = {
  h: ['[data-zone="hand"] [data-card]'],
  s: ['[data-zone="stories"] .over', '[data-zone="map"] [data-card]'],
  d: ['.me [data-domain]', '.investigator.me [data-card]', '.investigator [data-card]'],
  g: ['.me [data-pile="discard"]', '[data-pile="discard"]'],
};

/** The card to which keys moved the focus; what a pointer pressed and left is not what the next key means. */
function walkedCard(view: TableView): HTMLElement | null {
  return view.walks ? (document.activeElement?.closest<HTMLElement>('[data-card]') ?? null) : null;
}

/** What keys do that only look at the table, in play and in replays; whether it is one of them. */
export function look(view: TableView, key: string): boolean {
  switch (key) {
    case 'i':
      view.inspected = walkedCard(view)?.dataset.card ?? view.inspected;
      // Where no inspector stands at the side, the card is shown on a sheet.
      if (innerWidth <= 1180) view.panel = view.panel === 'card' ? null : 'card';
      else view.pinned = !view.pinned;
      return true;
    case 'l':
      view.panel = view.panel === 'log' ? null : 'log';
      return true;
    case 'z':
      view.bare = !view.bare;
      return true;
    case '/':
      view.panel = 'search';
      return true;
  }
  const found = PLACES[key]?.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]);
  found?.find((each) => each.checkVisibility())?.focus();
  return found !== undefined;
}

export function tableKeys(view: TableView): (event: KeyboardEvent) => void {
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Press what was typed the number of. */
  function take(): void {
    clearTimeout(timer);
    if (!typed) return;
    const number = Number(typed) || (view.answering instanceof NumberAnswer ? 0 : 10);
    typed = '';
    const pressed = view.answering?.numbered[number - 1];
    // What is picked is read as if it had been pointed at.
    if (typeof pressed === 'string') view.inspect(pressed);
    view.answering?.pressNumber(number);
  }

  function digit(key: string): void {
    view.telling.stop();
    const highest = view.answering?.highest ?? 0;
    const counts = view.answering instanceof NumberAnswer;
    // With fewer than ten things to choose from, 0 shows the whole map again.
    if (key === '0' && !typed && !counts && highest < 10) {
      view.zoom = { scale: 1, x: 0, y: 0 };
      return;
    }
    typed += key;
    clearTimeout(timer);
    // Another digit may follow only where so many things have numbers.
    const many = typed.length === 1 && typed !== '0' && Number(typed) * 10 <= highest;
    if (many) timer = setTimeout(take, DIGITS);
    else take();
  }

  function primary(event: KeyboardEvent, confirmed: boolean): boolean {
    if (view.careful) {
      if (event.key === ' ') return true;
      view.confirming = !confirmed;
      if (!confirmed) return true;
    }
    document.querySelector<HTMLElement>('[data-primary]')?.click();
    return true;
  }

  /** Whether the keyboard went to something, and it is meant: a card that has the focus from an earlier question is not. */
  function walkedTo(target: HTMLElement, what: string): boolean {
    const found = view.walks ? target.closest(what) : null;
    const stale = found?.matches('[data-card]') && view.walkedAt !== view.table.question?.id;
    return found !== null && !(stale && !found.closest('.lit, .also, .planned'));
  }

  function escape(): void {
    if (view.chart) view.chart = false;
    else if (view.panel) view.panel = null;
    else if (view.why) view.why = null;
    else if (view.asksWhy) view.asksWhy = false;
    else if (view.answering?.back()) return;
    else if (view.pinned) view.pinned = false;
    else if (view.table.past) view.now();
    else view.back();
  }

  /** Move the focus to the nearest card in a direction. */
  function move([dx, dy]: [number, number]): boolean {
    const all = [...document.querySelectorAll<HTMLElement>('[data-card], [data-pile], [data-domain], [data-primary]')];
    const now = document.activeElement as HTMLElement | null;
    const from = now && all.includes(now) ? now.getBoundingClientRect() : null;
    if (!from) {
      all.find((each) => each.closest('.lit'))?.focus();
      return true;
    }
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const zone = now?.closest('[data-zone]');
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const each of all) {
      // What lies in the same zone comes before everything else.
      const beyond = zone && each.closest('[data-zone]') !== zone ? BEYOND : 0;
      const rect = each.getBoundingClientRect();
      const [ex, ey] = [rect.left + rect.width / 2 - x, rect.top + rect.height / 2 - y];
      const along = ex * dx + ey * dy;
      const across = Math.abs(ex * dy) + Math.abs(ey * dx);
      if (along <= 4 || across > along * 2.5 + 40) continue;
      const far = along + across * 2 + beyond;
      if (far < least) [least, best] = [far, each];
    }
    best?.focus();
    return best !== null;
  }

  function letter(event: KeyboardEvent): boolean {
    const focused = walkedCard(view);
    const n = view.table.page?.n ?? 0;
    switch (event.key) {
      case 'u':
        void view.undo();
        return true;
      case 'U':
        void view.table.tell({ type: 'redo' });
        return true;
      case 'w':
        if (focused?.dataset.card) void view.whyNot(focused.dataset.card, focused);
        else view.asksWhy = !view.asksWhy;
        return true;
      case 'a':
        if (view.table.hello?.seat === null) return false;
        view.panel = view.panel === 'asking' ? null : 'asking';
        return true;
      case 'b':
        if (view.table.hello?.seat === null) return false;
        view.panel = view.panel === 'hint' ? null : 'hint';
        return true;
      case 'p':
        view.passNext();
        return true;
      case 'n':
        if (!view.because.length) return false;
        void view.askNoMore();
        return true;
      case 'c':
        view.panel = view.panel === 'chat' ? null : 'chat';
        // What is typed next is said, and is no key of the table.
        requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-says]')?.focus());
        return true;
      case 't':
        view.text = true;
        return true;
      case 'f':
        if (view.table.hello?.seat !== null || view.table.hello.names.length < 2) return false;
        view.table.flipped = !view.table.flipped;
        return true;
      case '[':
        void view.lookAt(n - 1);
        return true;
      case ']':
        void view.lookAt(n + 1);
        return true;
      case '?':
        view.panel = view.panel === 'help' ? null : 'help';
        return true;
    }
    return look(view, event.key);
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (view.covered) return;
    view.keyed = true;
    // Whoever goes on does not mean a longer number.
    if (!/^\d$/.test(event.key)) take();
    // Only a second Enter right after the first means it.
    const confirmed = view.confirming;
    view.confirming = false;
    const step = view.answering instanceof NumberAnswer ? STEPS[event.key] : undefined;
    if (!step && (event.key === 'Tab' || ARROWS[event.key] || PLACES[event.key])) {
      view.walks = true;
      view.walkedAt = view.table.question?.id;
    }
    let done = false;
    if (event.key === ' ' && event.shiftKey) {
      void view.table.tell({ type: 'skip', until: 'phase' });
      done = true;
    } else if (event.key === ' ' && !walkedTo(target, '[role="tab"], [role="switch"], [data-card], .button'))
      done = primary(event, confirmed);
    else if (event.key === 'Enter' && !walkedTo(target, 'button, a, [tabindex="0"]:not(body)'))
      done = primary(event, confirmed);
    else if (event.key === 'Enter' && target.closest('[data-primary]') && view.careful)
      done = primary(event, confirmed);
    else if (/^\d$/.test(event.key)) {
      digit(event.key);
      done = true;
    } else if (step && view.answering instanceof NumberAnswer) {
      view.answering.step(step);
      done = true;
    } else if (event.key === 'Escape') {
      escape();
      done = true;
    } else if (ARROWS[event.key] && target.getAttribute('role') !== 'spinbutton')
      done = move(ARROWS[event.key] ?? [0, 0]);
    else if (settings.letterKeys && event.key.length === 1) done = letter(event);
    if (done) event.preventDefault();
  };
}
