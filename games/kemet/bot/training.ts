import { type Lessons, type Net, playArenaGame, RivalLessons, sigmoid, type Trainer, weakerBot } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { type Kemet, kemet } from '../rules/index.ts';
import type { KemetOptions } from '../rules/state.ts';
import { byHand, evaluationOf } from './levels.ts';
import { momentOf, player } from './player.ts';
import { kemetTerms } from './terms.ts';

const STANDARD: KemetOptions = Object.fromEntries(kemet.options.map(({ key, standard }) => [key, String(standard)]));
const UNBOUNDED = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
/** Self-play searches little, and errs a little, so that it sees more than one way to play. */
const STEPS = 80;
const ERRING = { name: 'self', noise: 0.03, cap: 0.1 };
/** Fame of a lead that counts as won by three to one; a lead says more about a position than who won in the end. */
const LEAD = 2;
const LEAD_SHARE = 0.3;

function lessonsOf(seats: number, net: Net, games: number, seed: number): Lessons {
  const random = new FastRandom(seed);
  const collected = new RivalLessons(kemetTerms);
  const mover = weakerBot(player('self', { evaluate: evaluationOf(net), steps: STEPS }), ERRING);
  for (let game = 0; game < games; game++) {
    let marked = '';
    const { points, shares } = playArenaGame<Kemet>({
      game: kemet,
      bots: new Array(seats).fill(mover),
      options: STANDARD,
      budget: UNBOUNDED,
      seed: random.next(),
      look: ({ state }) => {
        // Once before every turn.
        const moment = momentOf(state);
        if (state.agenda.at(-1)?.do !== 'turn' || moment === marked) return;
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
export const trainer: Trainer<Kemet> = {
  seats: 2,
  options: STANDARD,
  file: new URL('./weights/rivals.bin', import.meta.url),
  fresh: byHand,
  lessons: (net, games, seed) => lessonsOf(2, net, games, seed),
  player: (net, name) => player(name, { evaluate: evaluationOf(net), steps: STEPS }),
  settle: ({ layers: [weights] }) => {
    // Seats are alike: equal terms are an even position.
    if (weights !== undefined) weights[kemetTerms.names.length] = 0;
  },
};
