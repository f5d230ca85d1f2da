import type { Meter, Ranked } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { survey } from '../rules/chains.ts';
import { colourOf } from '../rules/content/cells.ts';
import { SUPREME } from '../rules/content/colours.ts';
import { CELLS } from '../rules/content/geometry.ts';
import type { TempleMove } from '../rules/moves.ts';
import { playerAt, type TempleState } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { rateBuild } from './builder.ts';
import { chanceNow, Scene } from './scene.ts';
import type { Style } from './style.ts';
import { willBeCovered } from './terms.ts';
import { rateAssignments, rateExchanges } from './trader.ts';
import { type RatedStep, type Step, searchTurn } from './turn.ts';

/** A row of moves that is decided in one go, and what it was judged by. */
export interface Row {
  readonly moves: readonly TempleMove[];
  readonly value: number;
}

/** Counts evaluations, or does not. */
export type Counter = Pick<Meter, 'spend' | 'left'>;

/** Rates all moves of the seat in an imagined state. Whole builds are noted as rows where they are asked for. */
export function rate(
  state: TempleState,
  seat: Seat,
  moves: readonly TempleMove[],
  style: Style,
  meter: Counter,
  seed: number,
  rows?: Row[],
): Ranked<TempleOfFate>[] {
  const task = state.agenda.at(-1);
  switch (task?.do) {
    case 'exchange':
      return rateExchanges(state, seat, moves, style, seed);
    case 'assign':
      return rateAssignments(state, seat, moves, style, seed);
    case 'build':
      return rateBuild(state, seat, moves, style, meter, rows);
    case 'turn': {
      const scene = new Scene(state, seat, task.uses, task.reuse);
      return rateTurn(moves, state, seat, searchTurn(scene, style.weights, style.width, meter));
    }
    case 'use': {
      const first = moves.flatMap((move): Step[] =>
        move.do === 'occupy' ? [{ kind: 'occupy', card: move.card, cells: move.cells }] : [],
      );
      const turn = state.agenda.at(-2);
      const [uses, reuse] = turn?.do === 'turn' ? [turn.uses, turn.reuse] : [0, false];
      const scene = new Scene(state, seat, uses, reuse);
      return rateOccupations(moves, searchTurn(scene, style.weights, style.width, meter, first));
    }
    case 'blessing': {
      const now = chanceNow(state, seat, style.weights);
      return moves.map((move) => ({
        move,
        value: move.do === 'deck' ? now * (1 - MISSED + chainFor(state, seat, move.god)) : 0,
      }));
    }
    default: {
      const value = chanceNow(state, seat, style.weights);
      return moves.map((move) => ({ move, value }));
    }
  }
}

/** A marker's other places in the same chain rank just behind the place that was looked at, */
const NEXT_BEST = 1e-6;
/** or clearly behind it where the priest would not come back as that one does. */
const NOT_ALIKE = 0.03;

function rateTurn(
  moves: readonly TempleMove[],
  state: TempleState,
  seat: Seat,
  rated: readonly RatedStep[],
): Ranked<TempleOfFate>[] {
  const { cells } = playerAt(state, seat).temple;
  const { first } = survey(cells);
  const alike = (cell: number): number => 4 * (first[cell] ?? 0) + willBeCovered(cell, cells[cell] ?? 0);
  const byCell = new Map<number, number>();
  const byChain = new Map<number, number>();
  const byKind = new Map<number, number>();
  const byStrip = new Map<number, number>();
  let end = 0;
  const raise = (map: Map<number, number>, key: number, value: number): void => {
    map.set(key, Math.max(map.get(key) ?? 0, value));
  };
  for (const { step, value } of rated) {
    if (step === null) end = value;
    else if (step.kind === 'strip') raise(byStrip, (step.strip % 4) * 1000 + step.place, value);
    else if (step.kind === 'use') {
      raise(byCell, step.cell, value);
      raise(byKind, alike(step.cell), value);
      raise(byChain, first[step.cell] ?? 0, value);
    }
  }
  const worst = rated.at(-1)?.value ?? 0;
  return moves.map((move) => {
    switch (move.do) {
      case 'end':
        return { move, value: end };
      case 'mark': {
        const kind = (byKind.get(alike(move.cell)) ?? 0) - NEXT_BEST;
        const chain = (byChain.get(first[move.cell] ?? 0) ?? worst) - NOT_ALIKE;
        return { move, value: byCell.get(move.cell) ?? Math.max(0, kind, Math.min(chain, worst)) };
      }
      case 'strip':
        return { move, value: byStrip.get(move.colour * 1000 + move.place) ?? Math.max(0, worst - NEXT_BEST) };
      default:
        return { move, value: 0 };
    }
  });
}

function rateOccupations(moves: readonly TempleMove[], rated: readonly RatedStep[]): Ranked<TempleOfFate>[] {
  return moves.map((move) => {
    const found = rated.find(
      ({ step }) =>
        step?.kind === 'occupy' && move.do === 'occupy' && step.card === move.card && step.cells === move.cells,
    );
    return { move, value: found?.value ?? 0 };
  });
}

/** What the longest chain of all adds to a god's card. */
const MISSED = 0.1;

/** How long a free chain could serve a god's card, as a small bonus: the longer, the surer the private card. */
function chainFor(state: TempleState, seat: Seat, god: number): number {
  const { cells } = playerAt(state, seat).temple;
  const { length, marked } = survey(cells);
  let longest = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const fitsGod = god === SUPREME || colourOf(cells[cell] ?? 0) === god;
    if (fitsGod && marked[cell] === 0) longest = Math.max(longest, length[cell] ?? 0);
  }
  return (MISSED * Math.min(longest, 10)) / 10 + (god === SUPREME ? -0.01 : 0);
}
