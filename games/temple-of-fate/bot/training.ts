import { type Lessons, misjudged, type Net, playArenaGame, RivalLessons, sigmoid, type Trainer } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { templeOfFate } from '../rules/index.ts';
import type { TempleOptions } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { player } from './player.ts';
import { quickStyle } from './style.ts';
import { handWeights, templeTerms } from './terms.ts';

const STANDARD: TempleOptions = { specials: 'mono', goals: false, hummingbird: false };
const UNBOUNDED = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
/** Self-play errs a little, so that it sees more than one way to play. */
const NOISE = { noise: 0.03, cap: 0.15 };
/** Points of a lead that count as won by three to one; a lead says more about a position than who won in the end. */
const LEAD = 5;
const LEAD_SHARE = 0.5;

/** One seat count's games of weights against themselves. */
function lessonsOf(seats: number, net: Net, games: number, seed: number): Lessons {
  const random = new FastRandom(seed);
  const collected = new RivalLessons(templeTerms);
  const mover = player('self', quickStyle(net.layers[0] as Float32Array));
  const erring = {
    name: 'self',
    decide: (question: Parameters<typeof mover.decide>[0]) => {
      const answer = mover.decide(question);
      const picked = misjudged(answer.ranked ?? [], NOISE, new FastRandom(question.seed));
      return picked === undefined ? answer : { ...answer, move: picked.move };
    },
  };
  for (let game = 0; game < games; game++) {
    let marked = '';
    const { points, shares } = playArenaGame<TempleOfFate>({
      game: templeOfFate,
      bots: new Array(seats).fill(erring),
      options: STANDARD,
      budget: UNBOUNDED,
      seed: random.next(),
      look: ({ state }) => {
        // Once before every exchange and every priest turn.
        const task = state.agenda.at(-1);
        const moment = `${state.round} ${task?.do} ${task?.do === 'turn' ? task.seat : ''}`;
        if ((task?.do !== 'turn' && task?.do !== 'exchange') || moment === marked) return;
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
export const trainer: Trainer<TempleOfFate> = {
  seats: 2,
  options: STANDARD,
  file: new URL('./weights/rivals.bin', import.meta.url),
  fresh: () => ({ sizes: [templeTerms.names.length, 1], layers: [handWeights()] }),
  lessons: (net, games, seed) => lessonsOf(2, net, games, seed),
  player: (net, name) => player(name, quickStyle(net.layers[0] as Float32Array)),
  settle: ({ layers: [weights] }) => {
    // Seats are alike: equal terms are an even position.
    if (weights !== undefined) weights[templeTerms.names.length] = 0;
  },
};
