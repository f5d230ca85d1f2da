import { type Chance, GameError } from '@naos/engine';
import { START } from './content/board.ts';
import type { Supply } from './content/goods.ts';
import { MARKET_SLOTS } from './content/market.ts';
import { OSIRIS_SLOTS } from './content/osiris.ts';
import { BOT, BOT_SCORING } from './content/solo.ts';
import { BUILDING_SPACES, CELLS } from './content/temple.ts';
import type { TekhenuOptions } from './options.ts';
import type { Player, Solo, TekhenuState } from './state.ts';

function emptyPlayer(): Player {
  return {
    vp: START.victoryPoints,
    goods: [0, 0, 0, 0, START.gold, START.scribe, 0],
    production: new Array<number>(4).fill(START.production),
    happiness: START.happiness,
    population: START.population,
    rewards: 0,
    extraDue: false,
    buildings: 0,
    statues: 0,
    pillars: 0,
    blessings: 0,
    technologies: 0,
    decrees: 0,
    left: [],
    right: [],
    under: [],
    excess: 0,
    starting: [],
    destiny: -1,
    balance: 0,
    scored: [],
    scoredPoints: [],
  };
}

/** SPEC 9.1.1, R57. */
function botPlayer(): Player {
  const goods: Supply = [0, 0, 0, 0, BOT.gold, BOT.scribes, 0];
  const { victoryPoints: vp, happiness, population } = BOT;
  return { ...emptyPlayer(), vp, goods, happiness, population, production: [0, 0, 0, 0] };
}

function soloOf(options: TekhenuOptions): Solo {
  return {
    difficulty: options.difficulty,
    randomStart: options.randomStart,
    decreePoints: options.dearDecrees ? BOT_SCORING.decreeVpHard : BOT_SCORING.decreeVp,
    pyramid: [],
    row: -1,
    index: 0,
  };
}

function nothing(length: number): number[] {
  return new Array<number>(length).fill(-1);
}

/** The table before anything is drawn or shuffled (SPEC 4). */
export function emptyTable(seats: number, options: TekhenuOptions, chance: Chance): TekhenuState {
  if (!Number.isInteger(seats) || seats < 1 || seats > 4)
    throw new GameError(`Tekhenu is played by 1 to 4, not ${seats}.`);
  const players = Array.from({ length: seats }, emptyPlayer);
  if (seats === 1) players.push(botPlayer());
  return {
    seats,
    agenda: [{ do: 'game', at: 0, index: 0 }],
    chance,
    players,
    solo: seats === 1 ? soloOf(options) : null,
    printed: options.printed,
    round: 0,
    turn: -1,
    swapped: 0,
    acting: 0,
    wheel: 0,
    dice: [],
    bag: [0, 0, 0, 0, 0],
    tokens: nothing(6),
    godStatues: nothing(18),
    peopleStatues: nothing(4),
    gold: [0, 0, 0, 0, 0],
    raSlots: nothing(3),
    stack: [],
    tiles: nothing(CELLS),
    pillars: nothing(CELLS),
    spaces: nothing(BUILDING_SPACES.length),
    osiris: nothing(OSIRIS_SLOTS),
    market: nothing(MARKET_SLOTS),
    open: 0,
    decks: [[], [], []],
    discards: [[], [], []],
    order: [],
    shown: [],
    destinies: [],
    dealt: players.map(() => []),
    kept: players.map(() => -1),
    returned: players.map(() => -1),
    offered: [],
    revealed: false,
  };
}
