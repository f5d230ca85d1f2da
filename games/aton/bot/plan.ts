import type { Ranked } from '@naos/bots';
import type { Seat } from '@naos/engine';
import type { Aton } from '../rules/index.ts';
import { type AtonState, type Side, sideOf } from '../rules/state.ts';
import type { PlaceTask, RemoveTask } from '../rules/tasks.ts';
import { CLASS_OF, CLASSES, KINDS_EACH } from './classes.ts';
import { Position } from './position.ts';
import { bury, type Cards, placeGreedily, removalOf, removeGreedily, roundEndChance, SIGN } from './resolve.ts';
import type { Style } from './style.ts';
import { boardSum } from './worth.ts';

/** Of all placements, so many that look best at once are looked at with the other player's answer. */
const CLOSER = 120;

const cardsOf = ({ row }: Pick<Side, 'row'>): Cards => ({
  c2: row[1] ?? 0,
  c3: row[2] ?? 0,
  c4: row[3] ?? 0,
});

interface Scene {
  readonly position: Position;
  readonly seat: Seat;
  readonly own: Cards;
  readonly theirs: Cards;
  /** The other player still has this to do after us; the removal even before our placement, where the option says so. */
  readonly toRemove: boolean;
  readonly removesBefore: boolean;
  readonly toPlace: boolean;
  readonly style: Style;
}

function sceneOf(state: AtonState, seat: Seat, doing: 'remove' | 'place', style: Style): Scene {
  const other = 1 - seat;
  const round = state.agenda.find((task) => task.do === 'round');
  const isFirst = round?.do === 'round' && round.first === seat;
  return {
    position: Position.of(state),
    seat,
    own: cardsOf(sideOf(state, seat)),
    theirs: cardsOf(sideOf(state, other)),
    toRemove: isFirst && !state.options.removalsFirst,
    removesBefore: isFirst && state.options.removalsFirst && doing === 'remove' && style.seesReply,
    toPlace: isFirst || (state.options.removalsFirst && doing === 'remove'),
    style,
  };
}

/** The seat's win chance after its own placement, at the end of the round. */
function afterOwn({ seat, theirs, toRemove, toPlace, style }: Scene, p: Position, closely: boolean): number {
  if (p.filled(seat)) return 1;
  const { weights } = style;
  const other = 1 - seat;
  if (closely && style.seesReply) {
    if (toRemove) removeGreedily(weights, p, other, theirs);
    if (toPlace) {
      placeGreedily(weights, p, other, theirs);
      if (p.filled(other)) return 0;
    }
  }
  const red = roundEndChance(weights, p, 0);
  return seat === 0 ? red : 1 - red;
}

/** For each class the best chance of a row that begins with it, turned into the moves on its spaces. */
function toMoves(moves: readonly Aton['move'][], byClass: Float64Array): Ranked<Aton>[] {
  return moves.map((move) => ({
    move,
    value: 'space' in move ? (byClass[CLASS_OF[move.space] ?? 0] ?? 0) : 0,
  }));
}

/** Rates the removals: each with the rest of the turn played greedily after it. */
export function rateRemovals(
  state: AtonState,
  task: RemoveTask,
  moves: readonly Aton['move'][],
  style: Style,
): Ranked<Aton>[] {
  const scene = sceneOf(state, task.seat, 'remove', style);
  const { seat, own, theirs, position } = scene;
  const { victim, reach } = removalOf(own, seat, state.round);
  const byClass = new Float64Array(CLASSES).fill(-1);
  const p = new Position();
  const classes = Array.from({ length: reach * KINDS_EACH }, (_, c) => c);
  for (const first of classes) {
    if (position.on[victim * CLASSES + first] === 0) continue;
    for (const second of task.left > 1 ? classes.slice(first) : [-1]) {
      p.set(position);
      p.kill(victim, first);
      if (second >= 0) {
        if (p.on[victim * CLASSES + second] === 0) continue;
        p.kill(victim, second);
      }
      if (scene.removesBefore) removeGreedily(style.weights, p, 1 - seat, theirs);
      placeGreedily(style.weights, p, seat, own);
      const chance = afterOwn(scene, p, true);
      byClass[first] = Math.max(byClass[first] ?? 0, chance);
      if (second >= 0) byClass[second] = Math.max(byClass[second] ?? 0, chance);
    }
  }
  return toMoves(moves, byClass);
}

/** Rates the placements: whole rows of classes, the most promising ones with the other player's answer. */
export function ratePlacements(
  state: AtonState,
  task: PlaceTask,
  moves: readonly Aton['move'][],
  style: Style,
): Ranked<Aton>[] {
  const scene = sceneOf(state, task.seat, 'place', style);
  const { position, seat, own } = scene;
  const found: { readonly classes: readonly number[]; readonly worth: number }[] = [];
  const { weights } = style;
  const sign = SIGN[seat] ?? 0;
  const depth = style.wholePlacements ? task.left : 1;
  const explore = (from: number, classes: readonly number[]): void => {
    if (classes.length === depth) {
      const worth = position.filled(seat) ? Number.POSITIVE_INFINITY : sign * boardSum(weights, position);
      found.push({ classes, worth });
      return;
    }
    for (let c = from; c < own.c3 * KINDS_EACH; c++) {
      if (position.free(c) === 0) continue;
      position.settle(seat, c);
      explore(c, [...classes, c]);
      position.add(seat, c, -1);
      position.supply[seat] = (position.supply[seat] ?? 0) + 1;
    }
  };
  explore(0, []);
  found.sort((a, b) => b.worth - a.worth);
  const byClass = new Float64Array(CLASSES).fill(-1);
  const p = new Position();
  for (const [i, { classes }] of found.entries()) {
    const fresh = classes.some((c) => (byClass[c] ?? 0) < 0);
    if (i >= CLOSER && !fresh) continue;
    p.set(position);
    for (const c of classes) p.settle(seat, c);
    if (depth < task.left) placeGreedily(weights, p, seat, { ...own, c4: task.left - depth });
    bury(p, seat, task.surplus);
    // A row that only stands for a class nobody would choose is glanced at.
    const chance = afterOwn(scene, p, true) - (i >= CLOSER ? 1e-6 : 0);
    for (const c of classes) byClass[c] = Math.max(byClass[c] ?? 0, chance);
  }
  return toMoves(moves, byClass);
}

/** Rates the culls by the board they leave once the Kingdom has been emptied (5.3.1). */
export function rateCulls(
  state: AtonState,
  seat: Seat,
  moves: readonly Aton['move'][],
  { weights }: Style,
): Ranked<Aton>[] {
  const p = Position.of(state);
  for (const player of [0, 1]) {
    p.supply[player] = (p.supply[player] ?? 0) + (p.dead[player] ?? 0);
    p.dead[player] = 0;
  }
  return moves.map((move) => {
    if (move.do !== 'cull') return { move, value: 0 };
    const c = CLASS_OF[move.space] ?? 0;
    p.add(seat, c, -1);
    const red = roundEndChance(weights, p, 0);
    p.add(seat, c, 1);
    return { move, value: seat === 0 ? red : 1 - red };
  });
}
