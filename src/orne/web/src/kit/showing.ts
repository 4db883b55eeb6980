// What scrolls begins a question with a card in sight that can be chosen, where there is one.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TableView } from '../table/view.svelte';

/** Room for the ring of a lit card. */
const RING = 8;

/** A list shows a card of its own; a table, which never moves sideways, what lies on it. */
export function showing(view: TableView, sideways = true): Attachment<HTMLElement> {
  return (list) => {
    void view.answering?.question.id;
    void tick().then(() => {
      const box = list.getBoundingClientRect();
      const away = [...list.querySelectorAll('.lit')].map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return {
          left: sideways ? beyond(left, right, box.left, box.right) : 0,
          top: beyond(top, bottom, box.top, box.bottom),
        };
      });
      if (!away.some(({ left, top }) => !left && !top)) list.scrollBy(away[0]);
    });
  };
}

/** How far something lies outside of its place; less than nothing before it. */
function beyond(from: number, to: number, least: number, most: number): number {
  return from < least ? from - least - RING : to > most ? to - most + RING : 0;
}
