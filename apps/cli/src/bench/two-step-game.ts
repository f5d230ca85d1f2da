import {
  choice,
  copyAgenda,
  copyChance,
  type Game,
  type GameState,
  type GameView,
  NOBODY,
  rule,
  type Seat,
  type Task,
  type Vocabulary,
} from '@naos/engine';

/** Four heaps of pebbles. A turn has two steps: pick a heap, then take one to three from it. Who takes the last one wins. */
export const HEAPS: readonly number[] = [200, 200, 200, 200];
const MOST = 3;

interface TurnTask extends Task {
  readonly do: 'turn';
  seat: Seat;
  heap: number;
}
interface State extends GameState {
  agenda: TurnTask[];
  heaps: number[];
  winner: Seat;
}
export interface Pick {
  readonly do: 'pick' | 'take';
  readonly n: number;
}
interface Pebbles extends Vocabulary {
  state: State;
  task: TurnTask;
  move: Pick;
  event: { readonly kind: 'took'; readonly heap: number; readonly n: number };
  view: GameView & { readonly agenda: readonly TurnTask[]; readonly heaps: readonly number[] };
}

const PICKS: readonly Pick[] = HEAPS.map((_, n) => ({ do: 'pick', n }));
const TAKES: readonly Pick[] = [1, 2, 3].map((n) => ({ do: 'take', n }));
const TAKE_LISTS: readonly (readonly Pick[])[] = [0, 1, 2, 3].map((n) => TAKES.slice(0, n));

/** The rules proper, shared with the hand-written machine: only the machinery around them differs. */
export function picks(heaps: readonly number[]): readonly Pick[] {
  const list: Pick[] = [];
  for (const pick of PICKS) if ((heaps[pick.n] ?? 0) > 0) list.push(pick);
  return list;
}

export function takes(heaps: readonly number[], heap: number): readonly Pick[] {
  return TAKE_LISTS[Math.min(MOST, heaps[heap] ?? 0)] ?? TAKES;
}

export function isEmpty(heaps: readonly number[]): boolean {
  for (let i = 0; i < heaps.length; i++) if (heaps[i] !== 0) return false;
  return true;
}

export const twoStepGame: Game<Pebbles> = {
  id: 'two-step',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  streams: [],
  longest: 2000,
  setup: (seats, _options, chance) => ({
    seats,
    agenda: [{ do: 'turn', at: 0, seat: 0, heap: 0 }],
    chance,
    heaps: HEAPS.slice(),
    winner: NOBODY,
  }),
  procedures: {
    turn: [
      choice('pick a heap', {
        moves: (state) => picks(state.heaps),
        chosen: (_table, task, move) => {
          task.heap = move.n;
        },
      }),
      choice('take pebbles', {
        moves: (state, task) => takes(state.heaps, task.heap),
        chosen: (table, task, move) => {
          table.state.heaps[task.heap] = (table.state.heaps[task.heap] ?? 0) - move.n;
          if (table.loud) table.tell({ kind: 'took', heap: task.heap, n: move.n });
        },
      }),
      rule('pass on', (table, task) => {
        if (isEmpty(table.state.heaps)) {
          table.state.winner = task.seat;
          return;
        }
        task.seat = 1 - task.seat;
        table.goTo('pick a heap');
      }),
    ],
  },
  view: ({ seats, agenda, heaps }, viewer) => ({ seats, viewer, agenda: copyAgenda(agenda), heaps: [...heaps] }),
  imagine: ({ seats, agenda, heaps }) => ({
    seats,
    agenda: copyAgenda(agenda),
    chance: { seed: '', fast: 0, drawn: [] },
    heaps: [...heaps],
    winner: NOBODY,
  }),
  copy: ({ seats, agenda, chance, heaps, winner }) => ({
    seats,
    agenda: copyAgenda(agenda),
    chance: copyChance(chance),
    heaps: heaps.slice(),
    winner,
  }),
  outcome: ({ winner }) => ({ places: winner === 0 ? [1, 2] : [2, 1], points: [0, 0], how: 'last' }),
  write: (move) => `${move.do} ${move.n}`,
  read: (text) => [...PICKS, ...TAKES].find((move) => text === `${move.do} ${move.n}`) ?? null,
  key: ({ n }) => n,
};
