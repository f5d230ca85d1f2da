import { freshNet, type Gated } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { LENGTH } from '../rules/content/board.ts';
import { DECREES } from '../rules/content/decrees.ts';
import type { Tekhenu, TekhenuState } from '../rules/index.ts';
import { playerOf } from '../rules/state.ts';
import { cards } from './sights/cards.ts';
import { dice } from './sights/dice.ts';
import { districts } from './sights/districts.ts';
import { markers } from './sights/markers.ts';
import { means } from './sights/means.ts';
import { others } from './sights/others.ts';
import type { Sight } from './sights/sight.ts';
import { statues } from './sights/statues.ts';
import { temple } from './sights/temple.ts';
import { LAST_TURNS, measure, SIZES, TERMS, turnsLeft } from './terms.ts';

/** Each decree, held or not. */
const decrees: Sight = {
  rows: DECREES.map(({ code }) => [`decree ${code}`, 1] as const),
  measure: (state, seat, tell) => {
    const held = playerOf(state, seat).decrees;
    for (let card = 0; card < DECREES.length; card++) tell((held >> card) & 1);
  },
};

/** What a net looks at behind the terms, in the order of its weights. */
const SIGHTS: readonly Sight[] = [statues, temple, districts, cards, markers, means, others, decrees, dice];
const ROWS = SIGHTS.flatMap(({ rows }) => rows);
const FACTORS = Float64Array.from(ROWS, ([, size]) => 1 / size);
const T = TERMS.length;
const FIRST_GATE = T + ROWS.length;

/** Turns left at which what things are worth bends: between two of these it goes straight. */
const BENDS: readonly number[] = [0, LAST_TURNS, 8, 12, LENGTH.rounds];

/** How near the turns left are to each of the bends: to two of them at most, together 1. */
function bend(left: number, into: Float32Array): void {
  const to = Math.max(
    1,
    BENDS.findIndex((one) => left <= one),
  );
  const [before = 0, after = 0] = [BENDS[to - 1], BENDS[to]];
  const part = (left - before) / (after - before);
  into[FIRST_GATE + to - 1] = 1 - part;
  into[FIRST_GATE + to] = part;
}

function fill(state: TekhenuState, seat: Seat, into: Float32Array): void {
  const terms = measure(state, seat);
  for (let i = 0; i < T; i++) into[i] = (terms[i] ?? 0) * (SIZES[i] ?? 0);
  let next = 0;
  const tell = (number: number): void => {
    into[T + next] = number * (FACTORS[next] ?? 0);
    next++;
  };
  for (const { measure: look } of SIGHTS) look(state, seat, tell);
  bend(turnsLeft(state, seat), into);
}

/** What a net looks at: the terms, the sights behind them, and last how much of the game is left. */
export const outlook: Gated<Tekhenu> = {
  gates: BENDS.length,
  names: [...TERMS, ...ROWS.map(([name]) => name), ...BENDS.map((left) => `with ${left} turns left`)],
  fill,
};

const INPUTS = outlook.names.length;
const CELLS = 32;

/** A net that gives what weights for the terms in three phases give: their phases bend at the same places. */
export function netOf(weights: Float32Array): Float32Array {
  const plain = new Float32Array(BENDS.length * INPUTS);
  for (const [gate, left] of BENDS.entries()) {
    const early = left / LENGTH.rounds;
    const ending = Math.max(0, 1 - left / LAST_TURNS);
    for (let i = 0; i < T; i++) {
      const [a = 0, b = 0, c = 0] = [weights[i], weights[T + i], weights[2 * T + i]];
      plain[gate * INPUTS + i] = a * early + b * (1 - early) + c * ending;
    }
  }
  return freshNet(plain, INPUTS, BENDS.length, CELLS);
}
