import { FastRandom, type Game, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { bestOf, onlyMove } from './answer.ts';
import { evenChance, worthOf } from './evaluate.ts';
import type { Playouts } from './flat.ts';
import { Meter } from './meter.ts';
import { oneOf, playOn } from './policy.ts';

interface TreeSearch<V extends Vocabulary> extends Playouts<V> {
  /** How much rarely tried moves are favoured. */
  readonly curiosity?: number;
}

class Node {
  visits = 0;
  /** How often this move was legal when its decision was reached: hidden things make it come and go. */
  offered = 1;
  readonly children = new Map<number, Node>();
  readonly totals: Float64Array;

  constructor(seats: number) {
    this.totals = new Float64Array(seats);
  }

  mean(seat: Seat): number {
    return this.visits === 0 ? 0 : (this.totals[seat] ?? 0) / this.visits;
  }

  credit(values: readonly number[]): void {
    this.visits++;
    for (const [seat, value] of values.entries()) this.totals[seat] = (this.totals[seat] ?? 0) + value;
  }
}

interface Step<V extends Vocabulary> {
  readonly move: V['move'];
  readonly child: Node;
}

/**
 * Information-set tree search with a single observer: each round imagines the hidden things anew and walks one tree of
 * moves, then plays on at random. Moves made at once are taken one after the other, which is its known weakness: a
 * baseline to beat.
 */
export function treeBot<V extends Vocabulary>(
  game: Game<V>,
  { name = 'tree', horizon = Number.POSITIVE_INFINITY, evaluate = evenChance, curiosity = 0.7 }: TreeSearch<V> = {},
): Bot<V> {
  const childKey = (play: Play<V>, move: V['move']): number => game.key(move) * play.state.seats + play.seat;

  /** The child that promises most of those tried, or null where a move is untried; these are collected. */
  const select = (node: Node, play: Play<V>, untried: V['move'][]): Step<V> | null => {
    let best: Step<V> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of play.moves()) {
      const child = node.children.get(childKey(play, move));
      if (child === undefined) {
        untried.push(move);
        continue;
      }
      child.offered++;
      const value = child.mean(play.seat) + curiosity * Math.sqrt(Math.log(child.offered) / child.visits);
      if (value > most) {
        most = value;
        best = { move, child };
      }
    }
    return untried.length > 0 ? null : best;
  };

  const grow = (node: Node, play: Play<V>, move: V['move']): Node => {
    const child = new Node(play.state.seats);
    node.children.set(childKey(play, move), child);
    return child;
  };

  const walk = (root: Node, play: Play<V>, random: FastRandom): void => {
    const path = [root];
    let node = root;
    while (!play.over) {
      const untried: V['move'][] = [];
      const chosen = select(node, play, untried);
      const move = chosen?.move ?? oneOf(untried, random);
      node = chosen?.child ?? grow(node, play, move);
      path.push(node);
      play.make(move, play.seat);
      if (chosen === null) break;
    }
    playOn(play, random, horizon);
    const values = Array.from({ length: play.state.seats }, (_, seat) => worthOf(play, seat, evaluate));
    for (const passed of path) passed.credit(values);
  };

  return {
    name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const meter = new Meter(question);
      const random = new FastRandom(seed);
      const moves = imagined(game, view, seed).moves(seat);
      if (moves.length === 1) return onlyMove(moves);
      const root = new Node(view.seats);
      while (meter.left) {
        const play = imagined(game, view, random.next());
        play.seat = seat;
        walk(root, play, random);
        meter.spend();
      }
      const tried = moves.map((move) => {
        const child = root.children.get(game.key(move) * view.seats + seat);
        return { move, value: child?.mean(seat) ?? 0, visits: child?.visits ?? 0 };
      });
      const answer = bestOf<V>(tried.map(({ move, value }) => ({ move, value })));
      const [most] = tried.toSorted((a, b) => b.visits - a.visits);
      return most === undefined || most.visits === 0 ? answer : { ...answer, move: most.move };
    },
  };
}
