import type { Attachment } from 'svelte/attachments';

/** Calls back when something is pressed outside of an element, or Escape is: what was unfolded there covers others. */
export function elsewhere(away: () => void): Attachment<HTMLElement> {
  return (element) => {
    const pressed = (event: PointerEvent): void => {
      if (!element.contains(event.target as Node)) away();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') away();
    };
    window.addEventListener('pointerdown', pressed, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', pressed, true);
      window.removeEventListener('keydown', key, true);
    };
  };
}
