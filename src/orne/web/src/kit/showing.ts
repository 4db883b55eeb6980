// A hand that scrolls begins a question with a card in sight that can be chosen, where there is one.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TableView } from '../table/view.svelte';

export function showing(view: TableView): Attachment<HTMLElement> {
  return (hand) => {
    void view.answering?.question.id;
    void tick().then(() => {
      const lit = [...hand.querySelectorAll('.lit')];
      const { left, right } = hand.getBoundingClientRect();
      const seen = (card: Element) => {
        const box = card.getBoundingClientRect();
        return box.left >= left && box.right <= right;
      };
      if (!lit.some(seen)) lit[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  };
}
