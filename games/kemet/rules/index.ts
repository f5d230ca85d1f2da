import type { Game } from '@naos/engine';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { key } from './move-key.ts';
import { read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { battle } from './procedures/battle.ts';
import { buildAction } from './procedures/build.ts';
import { buy } from './procedures/buy.ts';
import { fire } from './procedures/fire.ts';
import { day, gameProcedure } from './procedures/game.ts';
import { levy } from './procedures/levy.ts';
import { memory } from './procedures/memory.ts';
import { move } from './procedures/move.ts';
import { muster } from './procedures/muster.ts';
import { night } from './procedures/night.ts';
import { nightCards } from './procedures/night-cards.ts';
import { pray } from './procedures/pray.ts';
import { recruit } from './procedures/recruit.ts';
import { setupProcedure } from './procedures/setup.ts';
import { taken } from './procedures/taken.ts';
import { turn } from './procedures/turn.ts';
import { MAX_SEATS, MIN_SEATS, OPTIONS, setup } from './setup.ts';
import { STREAMS } from './state.ts';
import { view } from './view.ts';
import type { Kemet } from './vocabulary.ts';

/** 25 rounds of 25 turns; a turn of three actions with their battles takes well under a hundred decisions. */
const LONGEST = 25 * 25 * 100;

export const kemet: Game<Kemet> = {
  id: 'kemet',
  version: '2',
  replays: ['1'],
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: OPTIONS,
  streams: STREAMS,
  longest: LONGEST,
  setup,
  procedures: {
    game: gameProcedure,
    setup: setupProcedure,
    day,
    turn,
    build: buildAction,
    recruit,
    levy,
    buy,
    taken,
    pray,
    move,
    battle,
    memory,
    fire,
    night,
    draw: nightCards,
    muster,
  },
  view,
  imagine,
  copy,
  outcome,
  write,
  read,
  key,
};

export type { Kemet } from './vocabulary.ts';
