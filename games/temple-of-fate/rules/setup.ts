import { type Chance, GameError } from '@naos/engine';
import { MOST_CELLS } from './content/cards.ts';
import { GODS } from './content/colours.ts';
import { AREAS } from './content/geometry.ts';
import { PRIESTS } from './content/priests.ts';
import { SPECIAL_SETS } from './content/specials.ts';
import type { Player, TempleOptions, TempleState } from './state.ts';

export const SEATS = { min: 2, max: 4 } as const;

function newPlayer(): Player {
  return {
    board: -1,
    temple: { cells: [], laid: AREAS.map(() => -1), strips: [], held: [], reserve: PRIESTS },
    shown: null,
    ready: true,
    drawn: [],
    looked: 0,
    routes: [],
    slots: [],
    known: 0,
    turned: 0,
    used: 0,
    discard: -1,
    discardSeen: false,
    side: -1,
    privateCard: -1,
    privateCells: 0,
    won: [],
  };
}

function checked(options: TempleOptions): TempleOptions {
  const { specials, goals, hummingbird } = options;
  if (!SPECIAL_SETS.includes(specials)) {
    throw new GameError(
      `Option "specials" is ${JSON.stringify(specials)}, but must be one of ${SPECIAL_SETS.join(', ')}.`,
    );
  }
  if (typeof goals !== 'boolean' || typeof hummingbird !== 'boolean') {
    throw new GameError('Options "goals" and "hummingbird" must be true or false.');
  }
  return { specials, goals, hummingbird };
}

/** A state with empty tables; setup itself is the first procedure (chapter 5). */
export function newState(seats: number, options: TempleOptions, chance: Chance): TempleState {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new GameError(`Temple of Fate is for ${SEATS.min} to ${SEATS.max} players, not ${seats}.`);
  }
  return {
    seats,
    agenda: [{ do: 'game', at: 0 }],
    chance,
    options: checked(options),
    round: 0,
    first: 0,
    stock: [],
    specials: [],
    decks: GODS.map(() => []),
    piles: [[], []],
    open: GODS.map(() => -1),
    stands: new Array<number>(GODS.length * MOST_CELLS).fill(-1),
    players: Array.from({ length: seats }, newPlayer),
  };
}
