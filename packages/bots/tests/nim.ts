import {
  choice,
  copyAgenda,
  copyChance,
  type FastRandom,
  fastChance,
  type Game,
  type GameOptions,
  type GameState,
  type GameView,
  type Procedures,
  rule,
  type Viewer,
} from '@naos/engine';

type NimTask = { readonly do: 'game'; at: number };
interface NimState extends GameState {
  agenda: NimTask[];
  left: number;
  turn: number;
  winner: number;
  /** Luck that nobody sees and that decides nothing: something to peek at. */
  secret: number;
}
interface NimView extends GameView {
  readonly viewer: Viewer;
  readonly agenda: readonly NimTask[];
  readonly left: number;
  readonly turn: number;
  readonly winner: number;
}
export interface Nim {
  state: NimState;
  task: NimTask;
  move: { readonly do: 'take'; readonly n: number };
  event: { readonly kind: 'took'; readonly n: number };
  view: NimView;
  choice: string;
  options: GameOptions;
}

const TAKE: readonly Nim['move'][] = [1, 2, 3].map((n) => ({ do: 'take', n }));

const procedures: Procedures<Nim> = {
  game: [
    rule('hide', (table) => {
      if (table.state.secret < 0) table.state.secret = table.roll(0, 100);
    }),
    choice('take', {
      who: ({ turn }) => turn,
      always: true,
      moves: ({ left }) => TAKE.slice(0, Math.min(3, left)),
      chosen: (table, _task, { n }, seat) => {
        const { state } = table;
        state.left -= n;
        state.turn = 1 - seat;
        if (state.left > 0) table.again();
        else {
          state.winner = seat;
          table.finish();
        }
      },
    }),
  ],
};

/** Take one to three; who takes the last one wins. Every multiple of four is lost for the one to move. */
export const nim: Game<Nim> = {
  id: 'nim',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  streams: ['secret'],
  longest: 40,
  setup: (seats, _options, chance) => ({
    seats,
    agenda: [{ do: 'game', at: 0 }],
    chance,
    left: 21,
    turn: 0,
    winner: -1,
    secret: -1,
  }),
  procedures,
  view: ({ seats, agenda, left, turn, winner }, viewer) => ({
    seats,
    viewer,
    agenda: copyAgenda(agenda),
    left,
    turn,
    winner,
  }),
  imagine: ({ seats, agenda, left, turn, winner }, random: FastRandom) => ({
    seats,
    agenda: copyAgenda(agenda),
    chance: fastChance(random.next(), 1),
    left,
    turn,
    winner,
    secret: random.below(100),
  }),
  copy: (state) => ({ ...state, agenda: copyAgenda(state.agenda), chance: copyChance(state.chance) }),
  outcome: ({ winner }) => ({
    places: winner === 0 ? [1, 2] : [2, 1],
    points: winner === 0 ? [1, 0] : [0, 1],
    how: 'last',
  }),
  write: ({ n }) => `take ${n}`,
  read: (text) => TAKE.find(({ n }) => text === `take ${n}`) ?? null,
  key: ({ n }) => n,
};

/** The view of seat 0 with so many left and its turn to take. */
export function nimView(left: number, turn = 0): NimView {
  return { seats: 2, viewer: turn, agenda: [{ do: 'game', at: 1 }], left, turn, winner: -1 };
}

/** The truth about nim: the one to move loses on multiples of four. */
export const nimTruth = (state: NimState, seat: number): number => {
  const moverLoses = state.left % 4 === 0;
  return (state.turn === seat) === moverLoses ? 0 : 1;
};
