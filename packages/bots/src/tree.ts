import { FastRandom, type Game, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';
import { bestOf, onlyMove } from './answer.ts';
import type { Bot } from './bot.ts';
import { type Evaluate, worthOf } from './evaluate.ts';
import { Meter } from './meter.ts';
import { anyMove, type Policy } from './policy.ts';

interface TreeSearch<V extends Vocabulary> {
  readonly name?: string;
  readonly evaluate: Evaluate<V>;
  /** Decisions after which a playout stops and is evaluated. */
  readonly horizon: number;
  readonly policy?: Policy<V>;
  /** How much rarely tried moves are favoured. */
  readonly curiosity?: number;
}

class Node {
  visits = 0;
  /** How often this move was legal when its decision was reached: hidden things make it come and go. */
  offered = 0;
  readonly children = new Map<number, Node>();
  readonly totals: Float64Array;

  constructor(seats: number) {
    this.totals = new Float64Array(seats);
  }

  mean(seat: Seat): number {
    return this.visits === 0 ? 0 : (this.totals[seat] as number) / this.visits;
  }

  credit(values: Float64Array): void {
    this.visits++;
    for (let seat = 0; seat < values.length; seat++) {
      this.totals[seat] = (this.totals[seat] as number) + (values[seat] as number);
    }
  }
}

/**
 * Information-set tree search with a single observer: each round imagines the hidden things anew and walks one tree of
 * moves. Moves made at once are taken one after the other, which is its known weakness: a baseline to beat.
 */
export function treeBot<V extends Vocabulary>(
  game: Game<V>,
  { name = 'tree', evaluate, horizon, policy = anyMove, curiosity = 0.7 }: TreeSearch<V>,
): Bot<V> {
  const childKey = (play: Play<V>, move: V['move']): number => game.key(move) * play.state.seats + play.seat;

  const select = (node: Node, play: Play<V>, random: FastRandom): { move: V['move']; child: Node; fresh: boolean } => {
    const moves = play.moves();
    const untried = moves.filter((move) => !node.children.has(childKey(play, move)));
    if (untried.length > 0) {
      const move = untried[random.below(untried.length)] as V['move'];
      const child = new Node(play.state.seats);
      node.children.set(childKey(play, move), child);
      for (const legal of moves) bump(node.children.get(childKey(play, legal)));
      return { move, child, fresh: true };
    }
    let best: { move: V['move']; child: Node } | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const child = node.children.get(childKey(play, move)) as Node;
      child.offered++;
      const value = child.mean(play.seat) + curiosity * Math.sqrt(Math.log(child.offered) / child.visits);
      if (value > most) {
        most = value;
        best = { move, child };
      }
    }
    return { ...(best as { move: V['move']; child: Node }), fresh: false };
  };

  const walk = (root: Node, play: Play<V>, random: FastRandom): void => {
    const path = [root];
    let node = root;
    let fresh = false;
    while (!play.over && !fresh) {
      const chosen = select(node, play, random);
      play.make(chosen.move, play.seat);
      node = chosen.child;
      fresh = chosen.fresh;
      path.push(node);
    }
    for (let i = 0; i < horizon && !play.over; i++) play.make(policy(play, play.seat, random), play.seat);
    const values = Float64Array.from({ length: play.state.seats }, (_, seat) => worthOf(play, seat, evaluate));
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
      const visits = (move: V['move']): number => root.children.get(game.key(move) * view.seats + seat)?.visits ?? 0;
      const rated = moves.map((move) => ({
        move,
        value: root.children.get(game.key(move) * view.seats + seat)?.mean(seat) ?? 0,
      }));
      const answer = bestOf(rated);
      const [most] = moves.toSorted((a, b) => visits(b) - visits(a));
      return most === undefined || visits(most) === 0 ? answer : { ...answer, move: most };
    },
  };
}

function bump(node: Node | undefined): void {
  if (node !== undefined) node.offered++;
}
