import { type Answer, bestOf, type MatrixGame, type Question, type Ranked, solveMatrix } from '@naos/bots';
import { FastRandom, type Seat } from '@naos/engine';
import { CARDS_PER_ROUND } from '../rules/content/constants.ts';
import type { Aton } from '../rules/index.ts';
import { COMMITS, type CommitMove, EXCHANGE } from '../rules/moves.ts';
import type { SideView } from '../rules/view.ts';
import { lookAhead } from './ahead.ts';
import { chancesOf, countsOf, HANDS, handIndex, type Known, knownOf, typesOf, uncounted } from './hands.ts';
import { Position } from './position.ts';
import type { Style } from './style.ts';
import { possibleRows, roundTable } from './table.ts';
import { drawRow } from './two-hands.ts';

const ROWS = COMMITS.length;

/** The round as the matrix game that it is: both hands hidden, both rows chosen at once. */
export function roundGame(view: Aton['view'], style: Style): MatrixGame {
  const position = Position.of(view);
  const known = (seat: 0 | 1): Known => {
    const all = knownOf(view.sides[seat], seat === view.viewer);
    return style.countsCards ? all : uncounted(all);
  };
  const [red, blue] = [known(0), known(1)];
  const rowTypes = typesOf(red);
  const columnTypes = typesOf(blue);
  const own = view.viewer;
  // A hand that the other player would rule out (after a secret exchange) is still the one that is held.
  if (own !== null) admit(own === 0 ? rowTypes : columnTypes, handIndex(sideOf(view, own).hand));
  const possible = [possibleRows(rowTypes), possibleRows(columnTypes)] as const;
  return {
    payoff: roundTable(style.weights, position, [red, blue], possible),
    rows: ROWS,
    columns: ROWS,
    rowTypes,
    columnTypes,
  };
}

const sideOf = ({ sides }: Aton['view'], seat: Seat): SideView => (seat === 0 ? sides[0] : sides[1]);

/** Rows of a hand as moves. */
const commitsOf = (rows: readonly number[]): readonly CommitMove[] => rows.flatMap((row) => COMMITS[row] ?? []);

function admit(types: { weight: number; readonly actions: readonly number[] }[], hand: number): void {
  const type = types[hand];
  if (type !== undefined && type.weight === 0) types[hand] = { ...type, weight: 1e-9 };
}

/** What each row is worth to a seat against the other's mix, from -1 to 1. */
export function rowWorths(game: MatrixGame, seat: Seat, mixes: readonly Float64Array[]): Float64Array {
  const types = seat === 0 ? game.columnTypes : game.rowTypes;
  const reach = new Float64Array(ROWS);
  for (const [t, { weight, actions }] of types.entries()) {
    if (weight === 0) continue;
    for (const [i, action] of actions.entries()) {
      reach[action] = (reach[action] ?? 0) + weight * (mixes[t]?.[i] ?? 0);
    }
  }
  const worths = new Float64Array(ROWS);
  for (let own = 0; own < ROWS; own++) {
    let sum = 0;
    for (let other = 0; other < ROWS; other++) {
      const chance = reach[other] ?? 0;
      if (chance > 0) sum += chance * (game.payoff[seat === 0 ? own * ROWS + other : other * ROWS + own] ?? 0);
    }
    worths[own] = seat === 0 ? sum : -sum;
  }
  return worths;
}

const evenMixes = (types: MatrixGame['rowTypes']): Float64Array[] =>
  types.map(({ actions }) => new Float64Array(actions.length).fill(1 / actions.length));

const toChance = (worth: number): number => (worth + 1) / 2;

/** Commits the cards, or exchanges them first. */
export function allocate(question: Question<Aton>, style: Style): Answer<Aton> {
  const { view, seat, seed } = question;
  const game = roundGame(view, style);
  const side = sideOf(view, seat);
  const solution = style.mixes ? solveMatrix(game, { iterations: style.iterations, enough: style.enough }) : null;
  const theirs = seat === 0 ? solution?.columnMixes : solution?.rowMixes;
  const worths = rowWorths(game, seat, theirs ?? evenMixes(seat === 0 ? game.columnTypes : game.rowTypes));
  const hand = handIndex(side.hand);
  const rows = HANDS[hand]?.rows ?? [];
  const ranked = commitsOf(rows).map((move, i): Ranked<Aton> => ({ move, value: toChance(worths[rows[i] ?? 0] ?? 0) }));
  const best = ranked.reduce((most, { value }) => Math.max(most, value), 0);
  if (side.token) ranked.push({ move: EXCHANGE, value: exchangeWorth(side, worths, best, style) });
  ranked.sort((a, b) => b.value - a.value);
  const top = bestOf(ranked);
  const mine = (seat === 0 ? solution?.rowMixes : solution?.columnMixes)?.[hand];
  const drawTheirs = (cards: readonly number[], random: FastRandom): CommitMove => {
    const held = handIndex(cards);
    return drawRow(HANDS[held]?.rows ?? [], theirs?.[held], random);
  };
  // Looks choose the row alone: chances stay the equilibrium's, which the mind-reader names too.
  const looked =
    style.looking === undefined || mine === undefined
      ? null
      : bestOf(lookAhead(question, ranked, style, style.looking, drawTheirs)).move;
  const move = top.move.do === 'exchange' || mine === undefined ? top.move : (looked ?? drawn(rows, mine, seed));
  return { move, winChance: top.winChance ?? 0, ranked, hard: Math.min(1, mixing(mine)) };
}

/** A row drawn from the mix. */
function drawn(rows: readonly number[], mix: Float64Array, seed: number): CommitMove {
  let left = new FastRandom(seed).next() / 0x1_0000_0000;
  let most = -1;
  let likeliest: CommitMove | undefined;
  for (const [i, move] of commitsOf(rows).entries()) {
    const chance = mix[i] ?? 0;
    left -= chance;
    if (left < 0) return move;
    if (chance <= most) continue;
    most = chance;
    likeliest = move;
  }
  if (likeliest === undefined) throw new RangeError('A hand without rows can not be committed.');
  return likeliest;
}

/** How spread a mix is: 0 for a plain choice, towards 1 for many equal ones. */
function mixing(mix: Float64Array | undefined): number {
  return mix === undefined ? 0.5 : 1.4 * (1 - mix.reduce((sum, chance) => sum + chance * chance, 0));
}

/** The mean over the hands that an exchange may bring, less what the token is worth (4.2.4 to 4.2.6). */
function exchangeWorth(side: SideView, worths: Float64Array, now: number, { weights, tokenWorth }: Style): number {
  const fresh = side.deck < CARDS_PER_ROUND;
  const pool = fresh ? countsOf([...side.discard, ...side.hand, ...side.buriedKnown]) : deckCounts(side);
  const chances = chancesOf([], pool);
  let mean = 0;
  for (const [i, { rows }] of HANDS.entries()) {
    const chance = chances[i] ?? 0;
    if (chance === 0) continue;
    let most = -1;
    for (const row of rows) most = Math.max(most, worths[row] ?? 0);
    mean += chance * toChance(most);
  }
  return mean - tokenWorth(weights) * now * (1 - now);
}

/** The cards of the own deck by value; the order is unknown to its owner too (3.2.3). */
function deckCounts(side: SideView): number[] {
  const counts = [9, 9, 9, 9];
  for (const list of [side.hand, side.discard, side.buriedKnown]) {
    for (const card of list) counts[card - 1] = (counts[card - 1] ?? 0) - 1;
  }
  return counts;
}
