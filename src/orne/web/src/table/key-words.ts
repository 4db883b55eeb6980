// What the keys of a table do, as help and settings list them.
export const TABLE_KEYS = [
  ['Space, Enter', 'the large button'],
  ['1–9, 0', 'what is lit, by its number'],
  ['Arrows', 'move between cards; less and more'],
  ['Tab', 'what is lit, in order'],
  ['Esc', 'back, close, clear'],
  ['U, Shift U', 'undo, redo'],
  ['W', 'why not?'],
  ['B', 'what a bot would do'],
  ['I', 'hold the card in the inspector'],
  ['A', 'when you are asked'],
  ['Shift Space', 'pass this phase'],
  ['P', 'pass the next window'],
  ['N', 'do not ask because of this card'],
  ['L, C, T', 'log, chat, text view'],
  ['H, S, D, G', 'hand, stories or map, domains, discard'],
  ['[ ]', 'look back, and on'],
  ['Z', 'the table alone'],
  ['F', 'the other side, for who watches'],
  ['0', 'the whole map of Arkham Horror again'],
  ['/', 'search cards, rulings and games'],
  ['?', 'this list'],
] as const;

/** Letters and marks that answer alone, or with Shift: these can be switched off. */
export const SINGLE = /^(Shift )?[^\s\d](,? (Shift )?[^\s\d])*$/;
