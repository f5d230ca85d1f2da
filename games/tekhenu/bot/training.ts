import { type Lessons, type Net, playArenaGame, RivalLessons, sigmoid, type Trainer, weakerBot } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import type { TekhenuOptions } from '../rules/options.ts';
import { byHand, evaluationOf } from './levels.ts';
import { player } from './player.ts';
import { tekhenuTerms } from './terms.ts';

const STANDARD: TekhenuOptions = { printed: false, difficulty: 'easy', randomStart: false, dearDecrees: false };
const UNBOUNDED = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
/** Self-play searches little, and errs a little, so that it sees more than one way to play. */
const STEPS = 150;
const ERRING = { name: 'self', noise: 0.02, cap: 0.08 };
/** Points of a lead that count as won by three to one; a lead says more about a position than who won in the end. */
const LEAD = 10;
const LEAD_SHARE = 0.6;

function lessonsOf(seats: number, net: Net, games: number, seed: number): Lessons {
  const random = new FastRandom(seed);
  const collected = new RivalLessons(tekhenuTerms);
  const mover = weakerBot(player('self', { evaluate: evaluationOf(net), steps: STEPS }), ERRING);
  for (let game = 0; game < games; game++) {
    let marked = '';
    const { points, shares } = playArenaGame<Tekhenu>({
      game: tekhenu,
      bots: new Array(seats).fill(mover),
      options: STANDARD,
      budget: UNBOUNDED,
      seed: random.next(),
      look: ({ state }) => {
        // Once before every turn.
        const moment = `${state.round} ${state.turn}`;
        if (state.round === 0 || state.turn === -1 || moment === marked) return;
        marked = moment;
        collected.look(state);
      },
    });
    collected.end((a, b) => {
      const won = 0.5 + ((shares[a] as number) - (shares[b] as number)) / 2;
      return (1 - LEAD_SHARE) * won + LEAD_SHARE * sigmoid(((points[a] as number) - (points[b] as number)) / LEAD);
    });
  }
  return collected.lessons();
}

/** Fits the worth of a seat's terms; the same weights serve two seats and more. */
export const trainer: Trainer<Tekhenu> = {
  seats: 2,
  options: STANDARD,
  file: new URL('./weights/rivals.bin', import.meta.url),
  fresh: byHand,
  lessons: (net, games, seed) => lessonsOf(2, net, games, seed),
  player: (net, name) => player(name, { evaluate: evaluationOf(net), steps: STEPS }),
  settle: ({ layers: [weights] }) => {
    // Seats are alike: equal terms are an even position.
    if (weights !== undefined) weights[tekhenuTerms.names.length] = 0;
  },
};
