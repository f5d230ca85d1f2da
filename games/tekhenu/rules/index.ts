import type { Game } from '@naos/engine';
import { copyState } from './copy.ts';
import { imagineState } from './imagine.ts';
import { interjections } from './interjections.ts';
import { keyOf, readMove, writeMove } from './notation.ts';
import { OPTIONS, optionsOf } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { bastet } from './procedures/bastet.ts';
import { bot } from './procedures/bot.ts';
import { decrees } from './procedures/decrees.ts';
import { attempt, extra, thanks } from './procedures/extra.ts';
import { draw, either, gains, mix } from './procedures/gains.ts';
import { game } from './procedures/game.ts';
import { hathor } from './procedures/hathor.ts';
import { horus } from './procedures/horus.ts';
import { maat } from './procedures/maat.ts';
import { osiris } from './procedures/osiris.ts';
import { paying } from './procedures/pay.ts';
import { produce } from './procedures/produce.ts';
import { ra } from './procedures/ra.ts';
import { scoring } from './procedures/scoring.ts';
import { thoth } from './procedures/thoth.ts';
import { turn } from './procedures/turn.ts';
import { emptyTable } from './setup.ts';
import { STREAMS } from './streams.ts';
import { viewOf } from './view.ts';
import type { Tekhenu } from './vocabulary.ts';
import { notNow } from './why/not-now.ts';

/** Tekhenu: Obelisk of the Sun. */
export const tekhenu: Game<Tekhenu> = {
  id: 'tekhenu',
  version: '2',
  replays: ['1'],
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  streams: STREAMS,
  longest: 2000,
  setup: (seats, options, chance) => emptyTable(seats, optionsOf(options), chance),
  procedures: {
    game,
    gains,
    mix,
    draw,
    either,
    turn,
    bot,
    horus,
    ra,
    hathor,
    bastet,
    thoth,
    osiris,
    produce,
    pay: paying,
    thanks,
    attempt,
    extra,
    maat,
    scoring,
    decrees,
  },
  interjections,
  notNow,
  view: viewOf,
  imagine: imagineState,
  copy: copyState,
  outcome: outcomeOf,
  write: writeMove,
  read: readMove,
  key: keyOf,
};

export type { TekhenuEvent } from './events.ts';
export type { TekhenuMove } from './moves.ts';
export type { TekhenuOptions } from './options.ts';
export type { TekhenuState } from './state.ts';
export type { TekhenuView } from './view.ts';
export type { Tekhenu } from './vocabulary.ts';
