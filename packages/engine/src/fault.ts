/** What can be wrong with a game's file or with an order for a table. `line` is among the values where a line is to blame. */
export const FAULTS = [
  'too-long',
  'empty',
  'cut-off',
  'not-json',
  'edited',
  'no-game',
  'format',
  'field',
  'numbering',
  'entry',
  'other-game',
  'rules',
  'older-rules',
  'unfinished',
  'seed',
  'move',
  'take-back',
  'not-over',
  'outcome',
  'seats',
  'option',
  'nothing-to-choose',
] as const;

/** A problem without words, for readers of any language: a code and the values that belong to it. */
export interface Fault {
  readonly code: (typeof FAULTS)[number];
  readonly values?: Readonly<Record<string, string | number>>;
}
