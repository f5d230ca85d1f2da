import { type Ranked, rivalsChance } from '@naos/bots';
import { at, FastRandom, type Seat } from '@naos/engine';
import { allTiles } from '../rules/content/tiles.ts';
import type { Exchange, TempleMove } from '../rules/moves.ts';
import { KEEP, LEFT, leftOf, playerAt, rightOf, type TempleState } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { quickBuild } from './build.ts';
import { worthOfSeat } from './scene.ts';
import type { Style } from './style.ts';
import { BuildWorth, turnsLeft } from './terms.ts';

/** Judges what tiles are worth to each seat: one quick build for each set of tiles asked for. */
class Market {
  private readonly state: TempleState;
  private readonly judges: readonly BuildWorth[];
  private readonly base: readonly number[];
  private readonly known = new Map<number, number>();

  constructor(state: TempleState, weights: Float32Array) {
    this.state = state;
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    this.base = seats.map((seat) => worthOfSeat(state, seat, turnsLeft(state, seat), weights));
    this.judges = seats.map((seat) => new BuildWorth(state, seat, turnsLeft(state, seat), weights));
  }

  /** What these tiles add to a seat's worth. */
  added(seat: Seat, tiles: readonly number[]): number {
    const [a = -1, b = -1, c = -1] = tiles.toSorted((x, y) => x - y);
    const key = ((seat * 64 + a + 1) * 64 + b + 1) * 64 + c + 1;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const { temple } = playerAt(this.state, seat);
    const judge = at(this.judges, seat);
    const before = judge.of(temple.cells, temple.reserve);
    const added = quickBuild(temple, this.state.round, tiles, judge).worth - before;
    this.known.set(key, added);
    return added;
  }

  /** The asking seat's chance when every seat gets these tiles. */
  chance(seat: Seat, added: ArrayLike<number>): number {
    return rivalsChance(
      this.base.map((worth, other) => worth + (added[other] ?? 0)),
      seat,
    );
  }
}

/** Who gets which tile of an exchange. */
function gifts(state: TempleState, seat: Seat, { left, right }: Exchange): readonly (readonly [Seat, number])[] {
  const next = leftOf(state.seats, seat);
  if (right < 0) return [[next, left]];
  return [
    [next, left],
    [state.seats === 2 ? next : rightOf(state.seats, seat), right],
  ];
}

/** Rates exchanges: what is kept with what may come in, and what the others make of the gifts. */
export function rateExchanges(
  state: TempleState,
  seat: Seat,
  moves: readonly TempleMove[],
  style: Style,
  seed: number,
): Ranked<TempleOfFate>[] {
  const market = new Market(state, style.weights);
  const random = new FastRandom(seed);
  const hidden = hiddenTiles(state, seat);
  const draws = Array.from({ length: Math.max(1, style.samples) }, () => hidden[random.below(hidden.length)] ?? 0);
  const others = Array.from({ length: state.seats }, (_, other) => other).filter((other) => other !== seat);
  return moves.map((move) => {
    if (move.do !== 'exchange') return { move, value: 0 };
    const given = gifts(state, seat, move);
    const added = new Float64Array(state.seats);
    for (const [i, draw] of draws.entries()) {
      const second = draws[(i + 1) % draws.length] ?? 0;
      const coming = style.samples === 0 ? [] : move.right < 0 ? [draw] : [draw, second];
      added[seat] = (added[seat] ?? 0) + market.added(seat, [move.keep, ...coming]) / draws.length;
    }
    for (const other of style.denies ? others : []) {
      const got = given.filter(([to]) => to === other).map(([, tile]) => tile);
      added[other] = got.length === 0 ? 0 : market.added(other, got) * giftShare(got.length, move.right < 0 ? 2 : 3);
    }
    return { move, value: market.chance(seat, added) };
  });
}

/** Tiles do less alone than together with others: a build of a part is worth more than its part of the build. */
function giftShare(got: number, whole: number): number {
  return got === whole ? 1 : 0.8;
}

/** Tiles that the seat has not seen: they lie in the imagined state wherever chance put them. */
function hiddenTiles(state: TempleState, seat: Seat): number[] {
  const drawn = state.players.flatMap((player, other) => (other === seat ? [] : player.drawn));
  const tiles = [...state.stock, ...drawn];
  return tiles.length === 0 ? allTiles() : tiles.sort((a, b) => a - b);
}

/** Hummingbird: rates where the tile in view goes by what it is worth there beyond a usual tile (11.2.2). */
export function rateAssignments(
  state: TempleState,
  seat: Seat,
  moves: readonly TempleMove[],
  style: Style,
  seed: number,
): Ranked<TempleOfFate>[] {
  const market = new Market(state, style.weights);
  const random = new FastRandom(seed);
  const { drawn, looked } = playerAt(state, seat);
  const tile = drawn[looked - 1] ?? 0;
  const hidden = hiddenTiles(state, seat);
  const usual = Array.from({ length: 8 }, () => hidden[random.below(hidden.length)] ?? 0);
  const beyond = (to: Seat): number =>
    market.added(to, [tile]) - usual.reduce((sum, other) => sum + market.added(to, [other]), 0) / usual.length;
  return moves.map((move) => {
    if (move.do !== 'assign') return { move, value: 0 };
    const to = move.to === KEEP ? seat : move.to === LEFT ? leftOf(state.seats, seat) : rightOf(state.seats, seat);
    const added = new Float64Array(state.seats);
    if (to === seat || style.denies) added[to] = beyond(to);
    return { move, value: market.chance(seat, added) };
  });
}
