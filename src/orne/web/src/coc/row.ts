// The places of the row: a story stays where it lies while another place is empty, and a new one comes into that place.
import type { Card, Handle } from '../lib/messages';

/** A place of the row; without a story while another is to come, without a column where all lie side by side. */
export interface Place {
  story: Card | null;
  column?: number;
}

const USUAL = 3;

export class Row {
  /** The stories of the usual row as they lay last. */
  #lay: readonly Handle[] = [];

  /** Where stories lie. */
  places(stories: readonly Card[]): Place[] {
    const lay = this.#lay;
    const [stay, come] = [stories.filter(({ h }) => lay.includes(h)), stories.filter(({ h }) => !lay.includes(h))];
    const one = lay.length === USUAL && stay.length === USUAL - 1 && come.length <= 1;
    if (!one) {
      if (stories.length >= USUAL) this.#lay = stories.map(({ h }) => h);
      return stories.map((story) => ({ story }));
    }
    const now = lay.map((h) => stay.find((story) => story.h === h) ?? come[0] ?? null);
    this.#lay = now.map((story, place) => story?.h ?? lay[place] ?? '');
    return now.map((story, place) => ({ story, column: place + 1 }));
  }
}
