import type { Bot } from '@naos/bots';
import { FastRandom, imagined, NOBODY, type Play, type Seat } from '@naos/engine';
import { OTHER } from '../rules/content/constants.ts';
import { type Aton, aton } from '../rules/index.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { sideOf } from '../rules/state.ts';

/** What one more temple opened and one more priest to place are worth in points, roughly. */
const TEMPLE_WORTH = 0.6;
const PRIEST_WORTH = 1;
/** A scoring to come counts less than points in hand. */
const BOARD_WORTH = 0.5;
const WIN = 1000;

/** One step ahead: the move after which points in hand and on the board look best; the other's cards are guessed once. */
export const greedy: Bot<Aton> = {
  name: 'greedy',
  decide: ({ view, seat, seed }) => {
    const here = imagined(aton, view, seed);
    const ranked = here
      .moves(seat)
      .map((move) => ({ move, value: valueAfter(here, move, seat, seed) }))
      .sort((a, b) => b.value - a.value);
    const [best] = ranked;
    if (best === undefined) throw new RangeError(`Seat ${seat} is not asked, so it has no move to choose.`);
    return { move: best.move, ranked };
  },
};

function valueAfter(here: Play<Aton>, move: Aton['move'], seat: Seat, seed: number): number {
  const there = here.copy();
  there.make(move, seat);
  const row = sideOf(there.state, seat).row;
  const cards = move.do === 'commit' ? TEMPLE_WORTH * (row[2] ?? 0) + PRIEST_WORTH * (row[3] ?? 0) : 0;
  letOtherCommit(there, OTHER[seat] as Seat, new FastRandom(seed));
  return cards + worthOf(there, seat);
}

/** The other player's secret cards are put down at random, so that the round goes on. */
function letOtherCommit(play: Play<Aton>, other: Seat, random: FastRandom): void {
  const commits = play.moves(other).filter((move) => move.do === 'commit');
  const move = commits[random.below(commits.length)];
  if (move !== undefined) play.make(move, other);
}

function worthOf({ state }: Play<Aton>, seat: Seat): number {
  const other = OTHER[seat] as Seat;
  if (state.ending !== null && state.ending.winner !== NOBODY) return state.ending.winner === seat ? WIN : -WIN;
  const totals = totalsOf(scoreBoard(state.board));
  const board = (totals[seat] as number) - (totals[other] as number);
  return sideOf(state, seat).score - sideOf(state, other).score + BOARD_WORTH * board;
}
