import type { Bot } from '@naos/bots';
import { FastRandom, imagined } from '@naos/engine';
import { type Aton, aton } from '../rules/index.ts';

/** Any legal move, each with the same chance. */
export const random: Bot<Aton> = {
  name: 'random',
  decide: ({ view, seat, seed }) => {
    const moves = imagined(aton, view, seed).moves(seat);
    const move = moves[new FastRandom(seed).below(moves.length)];
    if (move === undefined) throw new RangeError(`Seat ${seat} is not asked, so it has no move to choose.`);
    return { move };
  },
};
