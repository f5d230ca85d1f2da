import { FastRandom, type Game, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Bot, Pool } from '../bot.ts';
import { thinking } from '../playing/thinking.ts';
import { bestOf, onlyMove } from '../search/answer.ts';
import { flatBot } from '../search/flat.ts';
import { Meter } from '../search/meter.ts';
import { anyMove, playOn } from '../search/policy.ts';
import { treeBot } from '../search/tree.ts';

/** What a game tells its yardsticks: what the rules and a page of advice say, nothing that its bots were taught. */
interface Plain<V extends Vocabulary> {
  /** How good a seat stands by a page of advice, in points: what lies on the table, counted. */
  readonly advice: (state: V['state'], seat: Seat) => number;
  /** Whether what was decided in a view (a battle, a round) is over, so that its worth shows. At once when absent. */
  readonly settled?: (state: V['state'], decided: V['view']) => boolean;
  /** How far a beginner's count is off, in points. */
  readonly misread: number;
  /** Rows that a beginner tries, where a turn has so many ways that the usual few show nothing. */
  readonly hasty?: number;
  /** Random playouts that tree search makes in a second on one core of the machine that the bench was made on. */
  readonly playouts: number;
}

/** Rows of random moves that are tried for a decision: by one who takes time, and by a beginner. */
const THOROUGH = 600;
const HASTY = 60;
const FEWEST = 2;
/** Moves of a row, or of what has to end after it, after which it is counted as it stands. */
const LONGEST = 80;

/** By how much a seat stands better than the best of the others. */
function leadOf<V extends Vocabulary>(play: Play<V>, seat: Seat, advice: Plain<V>['advice']): number {
  const { places, points } = play.over ? play.game.outcome(play.state) : { places: [], points: [] };
  if (places[seat] !== undefined) return places[seat] === 1 ? Number.MAX_SAFE_INTEGER : (points[seat] ?? 0) - 1e6;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < play.state.seats; other++) {
    if (other !== seat) best = Math.max(best, advice(play.state, other));
  }
  return advice(play.state, seat) - (Number.isFinite(best) ? best : 0);
}

interface Tried<V extends Vocabulary> {
  readonly move: V['move'];
  total: number;
  count: number;
  best: number;
  /** Whether somebody else had a hand in it: then the mean counts, else the best. */
  open: boolean;
}

/** Tries one random row of the seat's moves behind a first one, up to where things can be counted. */
function tryRow<V extends Vocabulary>(
  play: Play<V>,
  seat: Seat,
  { advice, isSettled }: { readonly advice: Plain<V>['advice']; readonly isSettled: (state: V['state']) => boolean },
  tried: Tried<V>,
  random: FastRandom,
): void {
  play.gained = false;
  play.make(tried.move, seat);
  for (let n = 0; n < LONGEST && !play.over && !play.gained && play.seats().includes(seat); n++) {
    play.make(anyMove(play, seat, random), seat);
  }
  if (!play.over && !isSettled(play.state)) tried.open = true;
  for (let n = 0; n < LONGEST && !play.over && !isSettled(play.state); n++) playOn(play, random, 1);
  const lead = leadOf(play, seat, advice);
  tried.total += lead;
  tried.count++;
  tried.best = Math.max(tried.best, lead);
}

/** How many rows are tried, and how far the count is off, in points. */
interface Care {
  readonly rows: number;
  readonly misread: number;
}

/** Tries random rows of its own moves and takes the one after which a plain count is best. */
function countingBot<V extends Vocabulary>(
  game: Game<V>,
  name: string,
  plain: Plain<V>,
  { rows, misread }: Care,
): Bot<V> {
  return {
    name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const random = new FastRandom(seed);
      const meter = new Meter(question);
      const moves = imagined(game, view, seed).moves(seat);
      if (moves.length === 1) return onlyMove(moves);
      const tried = moves.map(
        (move): Tried<V> => ({ move, total: 0, count: 0, best: Number.NEGATIVE_INFINITY, open: false }),
      );
      const judge = { advice: plain.advice, isSettled: (state: V['state']) => plain.settled?.(state, view) ?? true };
      const each = Math.max(FEWEST, Math.round(rows / moves.length));
      for (let n = 0; n < each && (n === 0 || meter.left); n++) {
        for (const one of tried) {
          tryRow(imagined(game, view, random.next()), seat, judge, one, random);
          meter.spend();
        }
      }
      const off = (): number => (misread * random.next()) / 0x1_0000_0000;
      const { move } = bestOf<V>(
        tried.map((one) => ({ move: one.move, value: (one.open ? one.total / one.count : one.best) + off() })),
      );
      return { move };
    },
  };
}

const ABOUT: Readonly<Record<string, string>> = {
  beginner: 'tries a few turns at random and counts roughly what lies on the table afterwards',
  heuristics: 'tries hundreds of turns at random and counts by a page of advice',
  'monte-carlo-1s': 'flat Monte Carlo with random playouts to the end of the game for a second',
  'uct-0.1s': 'plain tree search on imagined states, random playouts to the end of the game, a tenth of a second',
  'uct-1s': 'the same for a second',
  'uct-5s': 'the same for five seconds',
};

/**
 * Opponents that are no relatives of the bots: written from the rules alone. Seconds are turned into a number of playouts,
 * so that they are as strong on a busy machine and on a slow one.
 */
export function yardsticksOf<V extends Vocabulary>(game: Game<V>, plain: Plain<V>): Pool<V> {
  const { misread, playouts, hasty = HASTY } = plain;
  const tree = treeBot(game);
  const seconds = (bot: Bot<V>, name: string, time: number): Bot<V> => thinking(bot, name, Math.ceil(playouts * time));
  const counting = (name: string, care: Care): Bot<V> =>
    thinking(countingBot(game, name, plain, care), name, Number.POSITIVE_INFINITY);
  return {
    bots: [
      counting('beginner', { rows: hasty, misread }),
      counting('heuristics', { rows: THOROUGH, misread: 0 }),
      seconds(flatBot(game), 'monte-carlo-1s', 1),
      seconds(tree, 'uct-0.1s', 0.1),
      seconds(tree, 'uct-1s', 1),
      seconds(tree, 'uct-5s', 5),
    ],
    about: ABOUT,
  };
}
