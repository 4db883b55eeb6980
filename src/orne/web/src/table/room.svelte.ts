// Where things find room: choices in the bar, else in a tray on top of it; what is told on the table, else in the bar.
import { MediaQuery } from 'svelte/reactivity';
import { innerWidth } from 'svelte/reactivity/window';
import type { Choice } from '../asking/answering';

/** Whether the bar of the other side in Call of Cthulhu has room for what is told. */
export const TOLD_ON_TABLE = new MediaQuery('(min-width: 1181px) and (min-height: 481px)');

const LETTER = 7.4;
const AROUND = 58;
/** So many letters find room beside the large button of a phone. */
const SHORT = 9;

/** What else stands in the bar takes this much room on a wide screen, and on one of middle size. */
const BESIDE = [960, 760] as const;

export function fitInBar(choices: readonly Choice[], [wide, middle]: readonly [number, number] = BESIDE): boolean {
  const width = innerWidth.current ?? 1440;
  if (choices.some((choice) => choice.card || choice.warn || choice.does || choice.token)) return false;
  if (width <= 720)
    return choices.every((choice) => choice.label.length <= SHORT && !choice.note) && choices.length < 2;
  const letters = choices.reduce((sum, choice) => sum + choice.label.length + choice.note.length, 0);
  return letters * LETTER + choices.length * AROUND <= (width > 1180 ? width - wide : width - middle);
}
