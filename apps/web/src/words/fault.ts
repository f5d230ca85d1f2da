import type { FAULTS, GameError } from '@naos/engine';
import type { Key, T } from './index.ts';

/** The site's words for each fault of a file or an order. */
const WORDS = {
  'too-long': 'fault.too-long',
  empty: 'fault.empty',
  'cut-off': 'fault.cut-off',
  'not-json': 'fault.not-json',
  edited: 'fault.edited',
  'no-game': 'fault.no-game',
  format: 'fault.format',
  field: 'fault.field',
  numbering: 'fault.numbering',
  entry: 'fault.entry',
  'other-game': 'fault.other-game',
  rules: 'fault.rules',
  'older-rules': 'fault.older-rules',
  unfinished: 'fault.unfinished',
  seed: 'fault.seed',
  move: 'fault.move',
  'take-back': 'fault.take-back',
  'not-over': 'fault.not-over',
  outcome: 'fault.outcome',
  seats: 'fault.seats',
  option: 'fault.option',
  'nothing-to-choose': 'fault.nothing-to-choose',
} as const satisfies Record<(typeof FAULTS)[number], Key>;

/** What is wrong, in the reader's language; faults of a game's own rules are for its author and stay as they are. */
export function faultText({ fault, message }: GameError, t: T): string {
  return fault === null ? message : t(WORDS[fault.code], fault.values);
}
