import type { Play, Seat } from '@naos/engine';
import { CELLS } from '../rules/content/temple.ts';
import { SLOT_OF_VALUE } from '../rules/content/tiles.ts';
import { dieAt, faceOf } from '../rules/content/wheel.ts';
import type { Tekhenu, TekhenuMove } from '../rules/index.ts';
import type { TekhenuState } from '../rules/state.ts';
import { buildingsAround, matchingEdges, pointsPerMatch } from '../rules/temple.ts';

/** How many cells of the temple are looked at for a tile. */
const CELLS_TRIED = 8;

function tileOf(state: TekhenuState): number {
  const task = state.agenda.at(-1);
  return task?.do === 'ra' ? (state.raSlots[SLOT_OF_VALUE[task.value] ?? 0] ?? -1) : -1;
}

/** The cells that pay most for the tile at hand. */
function bestCells(state: TekhenuState, moves: readonly TekhenuMove[], cells: number): readonly TekhenuMove[] {
  const tile = tileOf(state);
  if (tile === -1 || moves.length <= cells) return moves;
  const worth = new Array<number>(CELLS).fill(0);
  for (const move of moves) {
    if (move.do !== 'lay') continue;
    const matches = Math.max(...[0, 1, 2, 3].map((turns) => matchingEdges(state, tile, turns, move.cell)));
    worth[move.cell] = buildingsAround(state, move.cell) + matches * pointsPerMatch(move.cell);
  }
  const value = (move: TekhenuMove) => (move.do === 'lay' ? (worth[move.cell] ?? 0) : CELLS);
  return moves.toSorted((a, b) => value(b) - value(a)).slice(0, cells);
}

/** Turns of a tile differ by their matches alone: one with the most of them. */
function bestTurn(state: TekhenuState, moves: readonly TekhenuMove[]): readonly TekhenuMove[] {
  const tile = tileOf(state);
  const task = state.agenda.at(-1);
  if (tile === -1 || task?.do !== 'ra') return moves;
  const matches = (move: TekhenuMove) => (move.do === 'turn' ? matchingEdges(state, tile, move.turns, task.cell) : -1);
  const most = Math.max(...moves.map(matches));
  return moves.filter((move) => matches(move) === most).slice(0, 1);
}

/** An Anubis die counts by its face alone: one of each face will do. */
function differentDice(moves: readonly TekhenuMove[]): readonly TekhenuMove[] {
  const faces = new Set<number>();
  return moves.filter((move) => {
    if (move.do !== 'anubis') return true;
    const face = faceOf(dieAt(move.spot));
    if (faces.has(face)) return false;
    faces.add(face);
    return true;
  });
}

/** Moves worth a thought, with so many cells for a tile: leaves out what is never or hardly ever better. */
export function usefulMoves(state: TekhenuState, moves: readonly TekhenuMove[], cells: number): readonly TekhenuMove[] {
  switch (moves[0]?.do) {
    case 'lay':
      return bestCells(state, moves, cells);
    case 'turn':
      return bestTurn(state, moves);
    case 'take':
    case 'anubis':
      return differentDice(moves);
    default: {
      const useful = moves.filter((move) => move.do !== 'refresh');
      return useful.length > 0 ? useful : moves;
    }
  }
}

/** Moves of a row worth trying. */
export function worthTrying({ state }: Play<Tekhenu>, _: Seat, moves: readonly TekhenuMove[]): readonly TekhenuMove[] {
  return usefulMoves(state, moves, CELLS_TRIED);
}
