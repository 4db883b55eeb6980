// What every card does under a pointer: a press answers, a right click or long press asks "why not?", a hover inspects.
import type { Attachment } from 'svelte/attachments';
import type { Handle } from '../lib/messages';
import type { TableView } from '../table/view.svelte';

const LONG = 450;
/** Where the pointer was last: what comes to lie under it while it rests is not pointed at. */
let at: readonly [number, number] = [-1, -1];
const follow = ({ clientX, clientY }: PointerEvent): void => void (at = [clientX, clientY]);
for (const kind of ['pointermove', 'pointerdown'] as const) addEventListener(kind, follow, { capture: true });

export function pressing(view: TableView, h: Handle): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    /** Whether it came to lie under a pointer that has not moved since. */
    let rests = false;
    const listen: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
      click: (event) => {
        event.stopPropagation();
        if (long) long = false;
        else view.press(h, element, event.shiftKey);
      },
      dblclick: () => view.plan?.sendToLast(h),
      contextmenu: (event) => {
        event.preventDefault();
        event.stopPropagation();
        view.inspected = h;
        if (!long) void view.whyNot(h, element);
      },
      pointerdown: (event) => {
        long = false;
        if (event.pointerType !== 'touch') return;
        timer = setTimeout(() => {
          long = true;
          view.inspected = h;
          // What is lit is read; what is not says why.
          if (view.light(h)) view.panel = 'card';
          else void view.whyNot(h, element);
        }, LONG);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointermove: ({ movementX, movementY }) => {
        clearTimeout(timer);
        if (!rests || (!movementX && !movementY)) return;
        rests = false;
        view.inspect(h);
      },
      pointerenter: ({ clientX, clientY }) => {
        rests = clientX === at[0] && clientY === at[1];
        if (!rests) view.inspect(h);
        view.pointed = h;
      },
      pointerleave: () => (view.pointed = null),
      focus: () => {
        view.inspect(h);
        view.pointed = h;
      },
    };
    for (const [name, hear] of Object.entries(listen)) element.addEventListener(name, hear as EventListener);
    return () => {
      clearTimeout(timer);
      // A card that goes from under the pointer is left without being told so.
      if (view.pointed === h) view.pointed = null;
      for (const [name, hear] of Object.entries(listen)) element.removeEventListener(name, hear as EventListener);
    };
  };
}
