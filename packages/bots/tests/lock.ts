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
  rule,
} from '@naos/engine';

type LockTask = { readonly do: 'game'; at: number };
interface LockState extends GameState {
  agenda: LockTask[];
  digits: number[];
}
interface LockView extends GameView {
  readonly agenda: readonly LockTask[];
  readonly digits: readonly number[];
}
/** One player turns three wheels in a row; only the right number opens the lock, and nothing tells on the way. */
export interface Lock {
  state: LockState;
  task: LockTask;
  move: { readonly do: 'digit'; readonly n: number };
  event: { readonly kind: 'turned' };
  view: LockView;
  choice: string;
  options: GameOptions;
}

const DIGITS: readonly Lock['move'][] = [0, 1, 2, 3, 4].map((n) => ({ do: 'digit', n }));
const NUMBER = '2,0,4';

/** `clicks`: after so many wheels the lock clicks, or does not, by chance: something is learned there. */
export function lock(clicks: number): Game<Lock> {
  return {
    id: 'lock',
    version: '1',
    seats: { min: 2, max: 2 },
    options: [],
    streams: ['click'],
    longest: 9,
    setup: (seats, _options, chance) => ({ seats, chance, agenda: [{ do: 'game', at: 0 }], digits: [] }),
    procedures: {
      game: [
        choice('turn a wheel', {
          who: () => 0,
          moves: () => DIGITS,
          chosen: (table, _task, { n }) => void table.state.digits.push(n),
        }),
        rule('click', (table) => {
          if (table.state.digits.length === clicks) table.roll(0, 2);
          if (table.state.digits.length < 3) table.goTo('turn a wheel');
        }),
      ],
    },
    view: ({ seats, agenda, digits }, viewer) => ({
      seats,
      viewer,
      agenda: copyAgenda(agenda),
      digits: digits.slice(),
    }),
    imagine: ({ seats, agenda, digits }, random: FastRandom) => ({
      seats,
      agenda: copyAgenda(agenda),
      chance: fastChance(random.next(), 1),
      digits: digits.slice(),
    }),
    copy: ({ seats, agenda, chance, digits }) => ({
      seats,
      agenda: copyAgenda(agenda),
      chance: copyChance(chance),
      digits: digits.slice(),
    }),
    outcome: ({ digits }) => ({ places: String(digits) === NUMBER ? [1, 2] : [2, 1], points: [0, 0], how: 'done' }),
    write: ({ n }) => `digit ${n}`,
    read: (text) => DIGITS.find(({ n }) => `digit ${n}` === text) ?? null,
    key: ({ n }) => n,
  };
}
