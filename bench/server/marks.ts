import {
  type Chance,
  choice,
  copyAgenda,
  copyChance,
  fastChance,
  type Game,
  type GameState,
  type GameView,
  type Seat,
  type Task,
} from '@naos/engine';

/** How many cells the board has, and how many marks end the game: the same in every server that is measured. */
export const CELLS = 48;
export const LONGEST = 20_000;

interface MarksState extends GameState {
  agenda: Round[];
  board: number[];
  turn: Seat;
  last: number;
  made: number;
}
interface MarksView extends GameView {
  readonly agenda: readonly Round[];
  readonly board: readonly number[];
  readonly turn: Seat;
  readonly last: number;
  readonly made: number;
}
interface Mark {
  readonly do: 'mark';
  readonly cell: number;
}
type Marked = { readonly kind: 'marked'; readonly seat: Seat; readonly cell: number };
type Round = Task & { readonly do: 'round' };
export interface Marks {
  state: MarksState;
  task: Round;
  move: Mark;
  event: Marked;
  view: MarksView;
  choice: string;
  options: Record<string, never>;
}

const ALL: readonly Mark[] = Array.from({ length: CELLS }, (_, cell) => ({ do: 'mark', cell }));
/** Every cell but the last one that was marked. */
const BUT: readonly (readonly Mark[])[] = ALL.map(({ cell }) => ALL.filter((move) => move.cell !== cell));

/** A game as small as can be: in turn, put a mark on any cell but the one that was marked last. */
export const marks: Game<Marks> = {
  id: 'marks',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  streams: [],
  longest: LONGEST,
  setup: (seats: number, _options: unknown, chance: Chance): MarksState => ({
    seats,
    agenda: [{ do: 'round', at: 0 }],
    chance,
    board: new Array<number>(CELLS).fill(0),
    turn: 0,
    last: -1,
    made: 0,
  }),
  procedures: {
    round: [
      choice<Marks, Round>('mark a cell', {
        who: (state) => state.turn,
        moves: (state) => BUT[state.last] ?? ALL,
        chosen: (table, _task, { cell }, seat) => {
          const { state } = table;
          state.board[cell] = (state.board[cell] ?? 0) + 1;
          state.last = cell;
          state.turn = 1 - seat;
          state.made++;
          table.tell({ kind: 'marked', seat, cell });
          if (state.made < LONGEST) table.again();
        },
      }),
    ],
  },
  view: ({ seats, agenda, board, turn, last, made }, viewer) => ({ seats, viewer, agenda, board, turn, last, made }),
  imagine: ({ seats, agenda, board, turn, last, made }, random) => ({
    seats,
    agenda: copyAgenda(agenda),
    chance: fastChance(random.next(), 0),
    board: [...board],
    turn,
    last,
    made,
  }),
  copy: ({ seats, agenda, chance, board, turn, last, made }) => ({
    seats,
    agenda: copyAgenda(agenda),
    chance: copyChance(chance),
    board: board.slice(),
    turn,
    last,
    made,
  }),
  outcome: () => ({ places: [1, 1], points: [0, 0], how: 'end' }),
  write: ({ cell }) => `mark ${cell}`,
  read: (text) => ALL[Number(/^mark (\d+)$/.exec(text)?.[1] ?? -1)] ?? null,
  key: ({ cell }) => cell,
};
