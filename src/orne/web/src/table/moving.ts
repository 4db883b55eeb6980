// Cards travel from where they lay to where they lie, by handle; a click ends it, and nothing ever waits for it.
import { moves, settings } from '../lib/settings.svelte';

const TIME = 160;
const FURTHEST = 12;

export type Places = Map<string, DOMRect>;

/** Where every card lies now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const each of root.querySelectorAll<HTMLElement>('[data-h]')) {
    found.set(each.dataset.h ?? '', each.getBoundingClientRect());
  }
  return found;
}

/** Let cards travel from their old places. */
export function travel(root: ParentNode, before: Places): void {
  if (!before.size) return;
  const still = !moves();
  for (const each of root.querySelectorAll<HTMLElement>('[data-h]')) {
    const from = before.get(each.dataset.h ?? '');
    const to = each.getBoundingClientRect();
    if (!from || !to.width) continue;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(dx, dy) < FURTHEST) continue;
    if (still) {
      each.animate([{ outline: '2px solid var(--lit)' }, { outline: '2px solid var(--lit)' }], { duration: 1000 });
      continue;
    }
    each.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: TIME * settings.speed,
      easing: 'ease-out',
    });
  }
}
