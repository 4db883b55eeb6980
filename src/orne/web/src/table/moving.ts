// Cards travel from where they lay to where they lie, by handle, and turn over; a click ends it, and nothing waits for it.
import type { Card, Handle } from '../lib/messages';
import { moves, settings } from '../lib/settings.svelte';

const TRAVEL = 160;
const FLIP = 240;
const FLIGHT = 400;
const LEAVE = 320;
const NEAR = 12;
/** States in which a card lies face down. */
const FACE_DOWN = new Set(['insane', 'unrevealed', 'hidden']);

interface Place {
  element: HTMLElement;
  rect: DOMRect;
  state: string;
  /** The row or lane it lies in. */
  home: Element | null;
}
export type Places = ReadonlyMap<string, Place>;

/** Where every card lies now, and how. */
export function places(root: ParentNode): Places {
  const found = new Map<string, Place>();
  for (const each of root.querySelectorAll<HTMLElement>('[data-h]')) {
    const [rect, home] = [each.getBoundingClientRect(), homeOf(each)];
    found.set(each.dataset.h ?? '', { element: each, rect, state: each.dataset.state ?? '', home });
  }
  return found;
}

/** What lay where, as another seat calls it: its names are its own, and only a card without a copy is known by what it is. */
export function renamed(before: Places, was: readonly Card[], now: readonly Card[]): Places {
  const names = single(now);
  const found = new Map<string, Place>();
  for (const [kind, h] of single(was)) {
    const [place, name] = [before.get(h), names.get(kind)];
    if (place && name) found.set(name, place);
  }
  return found;
}

/** The handle of each card of which its owner has no other copy in sight. */
function single(cards: readonly Card[]): ReadonlyMap<string, Handle> {
  const kindOf = ({ card, owner }: Card) => `${card} ${owner}`;
  const kinds = cards.filter(({ card }) => card !== null).map(kindOf);
  const alone = cards.filter((card) => kinds.filter((kind) => kind === kindOf(card)).length === 1);
  return new Map(alone.map((card) => [kindOf(card), card.h]));
}

function homeOf(card: Element): Element | null {
  return card.closest('ul, [data-zone]');
}

/** Let cards travel from their old places, and turn over where their state says so. */
export function travel(root: ParentNode, before: Places): void {
  if (!before.size) return;
  for (const each of root.querySelectorAll<HTMLElement>('[data-h]')) {
    const was = before.get(each.dataset.h ?? '');
    const to = each.getBoundingClientRect();
    if (!was || !to.width) continue;
    const [dx, dy] = [was.rect.left - to.left, was.rect.top - to.top];
    const moved = Math.hypot(dx, dy) >= NEAR;
    const state = each.dataset.state ?? '';
    if (!moves()) {
      // What only makes room in its row has not changed.
      if (was.home !== homeOf(each) || was.state !== state) outline(each);
      continue;
    }
    if (moved) {
      each.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
        duration: TRAVEL * settings.speed,
        easing: 'ease-out',
        composite: 'add',
      });
    }
    if (FACE_DOWN.has(was.state) !== FACE_DOWN.has(state)) {
      each.animate(
        [{ transform: 'perspective(500px) rotateY(90deg)' }, { transform: 'perspective(500px) rotateY(0)' }],
        {
          duration: FLIP * settings.speed,
          easing: 'ease-out',
          composite: 'add',
        },
      );
    }
  }
}

/** The pile or domain where a card lies. */
export type Pile = (h: string) => Element | null;

/** Let cards that are seen no more travel to where they lie now. */
export function leave(root: Element, before: Places, pile: Pile): void {
  if (!moves()) return;
  for (const [h, { element, rect }] of before) {
    const place = element.isConnected || root.querySelector(`[data-h="${CSS.escape(h)}"]`) ? null : pile(h);
    const to = place?.getBoundingClientRect();
    if (!to?.width || !rect.width) continue;
    const shade = element.cloneNode(true) as HTMLElement;
    shade.removeAttribute('data-h');
    shade.inert = true;
    Object.assign(shade.style, SHADE, size(rect));
    root.append(shade);
    const [dx, dy] = [
      to.left + to.width / 2 - rect.left - rect.width / 2,
      to.top + to.height / 2 - rect.top - rect.height / 2,
    ];
    const way = shade.animate([{ opacity: 1 }, { opacity: 0.2, transform: `translate(${dx}px, ${dy}px) scale(0.3)` }], {
      duration: LEAVE * settings.speed,
      easing: 'ease-in',
    });
    way.onfinish = way.oncancel = () => shade.remove();
  }
}
const SHADE = { position: 'fixed', zIndex: '20', margin: '0', pointerEvents: 'none' };
const size = ({ left, top, width, height }: DOMRect) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** Without movement, what has changed is outlined for a second. */
function outline(element: Element): void {
  element.animate([{ outline: '2px solid var(--lit)' }, { outline: '2px solid var(--lit)' }], { duration: 1000 });
}

/** A token flies from one thing to another: damage, a clue, a payment. */
export function fly(kind: string, from: Element | null, to: Element | null): void {
  if (!to || !moves()) {
    if (to) outline(to);
    return;
  }
  const [start, end] = [(from ?? to).getBoundingClientRect(), to.getBoundingClientRect()];
  if (!end.width) return;
  const dot = document.createElement('span');
  dot.className = `flying ${kind}`;
  dot.setAttribute('aria-hidden', 'true');
  document.body.append(dot);
  const at = (rect: DOMRect, scale: number) =>
    `translate(${rect.left + rect.width / 2 - 11}px, ${rect.top + rect.height / 2 - 11}px) scale(${scale})`;
  const flight = dot.animate(
    [
      { transform: at(start, from ? 0.6 : 2.2), opacity: from ? 1 : 0 },
      { transform: at(end, 1.25), opacity: 1, offset: 0.85 },
      { transform: at(end, 0.8), opacity: 0 },
    ],
    { duration: FLIGHT * settings.speed, easing: 'ease-in-out' },
  );
  flight.onfinish = flight.oncancel = () => dot.remove();
}

/** End everything that moves: a press does. */
export function settleAll(): void {
  for (const each of document.getAnimations()) {
    if (!(each instanceof CSSTransition || each instanceof CSSAnimation)) each.finish();
  }
}
