import { type Bot, bestOf, type Evaluate, Meter, worthOf } from '@naos/bots';
import { FastRandom, imagined, type Play } from '@naos/engine';
import { CELLS } from '../rules/content/temple.ts';
import { SLOT_OF_VALUE } from '../rules/content/tiles.ts';
import { dieAt, faceOf } from '../rules/content/wheel.ts';
import { type Tekhenu, type TekhenuMove, tekhenu } from '../rules/index.ts';
import type { TekhenuState } from '../rules/state.ts';
import { buildingsAround, matchingEdges, pointsPerMatch } from '../rules/temple.ts';

/** How far and how widely a turn is thought through. */
export interface Thought {
  readonly name: string;
  readonly evaluate: Evaluate<Tekhenu>;
  /** Cells looked at for a tile. */
  readonly cells: number;
  /** Small moves thought ahead; the rest of the row is chosen one step at a time. */
  readonly depth: number;
  /** Ways the hidden things may lie. */
  readonly samples: number;
}

function tileOf(state: TekhenuState): number {
  const task = state.agenda.at(-1);
  return task?.do === 'ra' ? (state.raSlots[SLOT_OF_VALUE[task.value] ?? 0] ?? -1) : -1;
}

/** The cells that pay most for the tile at hand. */
function bestCells(state: TekhenuState, moves: readonly TekhenuMove[], n: number): readonly TekhenuMove[] {
  const tile = tileOf(state);
  if (tile === -1 || moves.length <= n) return moves;
  const worth = new Array<number>(CELLS).fill(0);
  for (const move of moves) {
    if (move.do !== 'lay') continue;
    const matches = Math.max(...[0, 1, 2, 3].map((turns) => matchingEdges(state, tile, turns, move.cell)));
    worth[move.cell] = buildingsAround(state, move.cell) + matches * pointsPerMatch(move.cell);
  }
  const value = (move: TekhenuMove) => (move.do === 'lay' ? (worth[move.cell] ?? 0) : 99);
  return moves.toSorted((a, b) => value(b) - value(a)).slice(0, n);
}

/** The turn of a tile with most matches; others are not worth a look. */
function bestTurn(state: TekhenuState, moves: readonly TekhenuMove[]): readonly TekhenuMove[] {
  const tile = tileOf(state);
  const task = state.agenda.at(-1);
  if (tile === -1 || task?.do !== 'ra') return moves;
  const matches = (move: TekhenuMove) => (move.do === 'turn' ? matchingEdges(state, tile, move.turns, task.cell) : -1);
  const most = Math.max(...moves.map(matches));
  return moves.filter((move) => matches(move) === most).slice(0, 1);
}

/** An Anubis die counts by its face alone: one of each face will do. */
function worthDrafting(moves: readonly TekhenuMove[]): readonly TekhenuMove[] {
  const faces = new Set<number>();
  return moves.filter((move) => {
    if (move.do !== 'anubis') return true;
    const face = faceOf(dieAt(move.spot));
    if (faces.has(face)) return false;
    faces.add(face);
    return true;
  });
}

/** Moves worth thinking about. */
function worthTrying(state: TekhenuState, moves: readonly TekhenuMove[], cells: number): readonly TekhenuMove[] {
  const first = moves[0]?.do;
  if (first === 'lay') return bestCells(state, moves, cells);
  if (first === 'turn') return bestTurn(state, moves);
  if (first === 'take' || first === 'anubis') return worthDrafting(moves);
  return moves.length > 1 ? moves.filter((move) => move.do !== 'refresh') : moves;
}

/** Best value that a seat can reach in the rest of its row of moves. */
function bestAhead(play: Play<Tekhenu>, seat: number, depth: number, meter: Meter, thought: Thought): number {
  if (play.over || play.seat !== seat || play.state.turn !== seat) return worthOf(play, seat, thought.evaluate);
  const moves = worthTrying(play.state, play.moves(seat), thought.cells);
  let best = Number.NEGATIVE_INFINITY;
  let bestPlay: Play<Tekhenu> | null = null;
  for (const move of moves) {
    const there = play.copy();
    there.make(move, seat);
    meter.spend();
    const value =
      depth > 1 && meter.left
        ? bestAhead(there, seat, depth - 1, meter, thought)
        : worthOf(there, seat, thought.evaluate);
    if (value > best) {
      best = value;
      bestPlay = there;
    }
  }
  // At the end of the thought the rest of the row is played one step at a time.
  return depth > 1 || bestPlay === null ? best : bestAhead(bestPlay, seat, 1, meter, thought);
}

/** Thinks a whole turn ahead: every use of every die, down to its targets. */
export function turnBot(thought: Thought): Bot<Tekhenu> {
  return {
    name: thought.name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const random = new FastRandom(seed);
      const meter = new Meter(question);
      const here = imagined(tekhenu, view, random.next());
      const all = here.moves(seat);
      const moves = worthTrying(here.state, all, Math.max(thought.cells, 8));
      const totals = new Float64Array(moves.length);
      const counts = new Uint32Array(moves.length);
      for (let sample = 0; sample < thought.samples && (sample === 0 || meter.left); sample++) {
        const start = sample === 0 ? here : imagined(tekhenu, view, random.next());
        for (let i = 0; i < moves.length; i++) {
          const play = start.copy();
          play.make(moves[i] as TekhenuMove, seat);
          meter.spend();
          totals[i] = (totals[i] as number) + bestAhead(play, seat, meter.left ? thought.depth : 1, meter, thought);
          counts[i] = (counts[i] as number) + 1;
        }
      }
      return bestOf(
        moves.map((move, i) => ({ move, value: (totals[i] as number) / Math.max(1, counts[i] as number) })),
      );
    },
  };
}
