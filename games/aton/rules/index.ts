import type { Game } from '@naos/engine';
import { STREAMS } from './cards.ts';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { key, read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { cull } from './procedures/cull.ts';
import { game } from './procedures/game.ts';
import { place } from './procedures/place.ts';
import { remove } from './procedures/remove.ts';
import { round } from './procedures/round.ts';
import { scoring } from './procedures/scoring.ts';
import { OPTIONS, SEATS, setup } from './setup.ts';
import { view } from './view.ts';
import type { Aton } from './vocabulary.ts';

/** Two exchanges in a game; in each of 200 rounds two commits, four removals, eight placements and a scoring's eight culls. */
const LONGEST = 2 + 200 * (2 + 4 + 8 + 8);

export const aton: Game<Aton> = {
  id: 'aton',
  version: '1',
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  streams: STREAMS,
  longest: LONGEST,
  setup,
  procedures: { game, round, remove, place, scoring, cull },
  view,
  imagine,
  copy,
  outcome,
  write,
  read,
  key,
};

export type { Aton } from './vocabulary.ts';
