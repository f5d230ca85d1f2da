import { type Chance, GameError, type OptionRow } from '@naos/engine';
import { NO_CARDS } from './cards.ts';
import { SPACES } from './content/board.ts';
import { PRIESTS_PER_PLAYER, WHOLE_DECK } from './content/constants.ts';
import { type AtonOptions, type AtonState, EMPTY, type Side } from './state.ts';

export const SEATS = 2;

export const OPTIONS: readonly OptionRow[] = [
  { key: 'highestReplacement', kind: 'flag', standard: false },
  { key: 'removalsFirst', kind: 'flag', standard: false },
];

/** Sliced, so that every board is the same kind of list to the compiler: one built anew may be one of two. */
const EMPTY_BOARD: readonly number[] = SPACES.map(() => EMPTY);

/** SPEC 3.1: everything in its place, no card shuffled or dealt yet. */
export function setup(seats: number, options: AtonOptions, chance: Chance): AtonState {
  if (seats !== SEATS) throw new GameError(`Aton is a game for exactly ${SEATS} players, not for ${seats}.`);
  for (const { key } of OPTIONS) {
    if (typeof options[key] !== 'boolean') throw new GameError(`Aton's option "${key}" must be true or false.`);
  }
  return {
    seats,
    options: { highestReplacement: options.highestReplacement, removalsFirst: options.removalsFirst },
    agenda: [{ do: 'game', at: 0 }],
    chance,
    round: 0,
    board: EMPTY_BOARD.slice(),
    sides: [newSide(), newSide()],
    revealed: false,
    ending: null,
  };
}

function newSide(): Side {
  return {
    score: 0,
    supply: PRIESTS_PER_PLAYER,
    dead: 0,
    token: true,
    deck: WHOLE_DECK,
    known: 0,
    hand: NO_CARDS,
    traced: NO_CARDS,
    row: NO_CARDS,
    discard: NO_CARDS,
    buried: NO_CARDS,
    buriedTraced: NO_CARDS,
    veil: null,
  };
}
