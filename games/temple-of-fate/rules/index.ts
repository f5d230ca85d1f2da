import type { Game } from '@naos/engine';
import { SPECIAL_SETS } from './content/specials.ts';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { interjections } from './interjections.ts';
import { keyOf } from './moves.ts';
import { read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { assign } from './procedures/assign.ts';
import { blessing } from './procedures/blessing.ts';
import { buildLevel } from './procedures/build.ts';
import { exchange } from './procedures/exchange.ts';
import { game } from './procedures/game.ts';
import { goals } from './procedures/goals.ts';
import { round } from './procedures/round.ts';
import { turn } from './procedures/turn.ts';
import { use } from './procedures/use.ts';
import { newState, SEATS } from './setup.ts';
import { view } from './view.ts';
import { STREAMS, type TempleOfFate } from './vocabulary.ts';

/** Temple of Fate, complete. */
export const templeOfFate: Game<TempleOfFate> = {
  id: 'temple-of-fate',
  version: '1',
  seats: SEATS,
  options: [
    { key: 'specials', kind: 'pick', values: SPECIAL_SETS, standard: 'mono' },
    { key: 'goals', kind: 'flag', standard: false },
    { key: 'hummingbird', kind: 'flag', standard: false },
  ],
  streams: STREAMS,
  longest: 400,
  setup: newState,
  procedures: { game, goals, round, exchange, assign, build: buildLevel, turn, blessing, use },
  interjections,
  view,
  imagine,
  copy,
  outcome,
  write,
  read,
  key: keyOf,
};

export type { TempleOfFate } from './vocabulary.ts';
