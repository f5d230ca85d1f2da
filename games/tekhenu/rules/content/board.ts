import data from '../../components.json' with { type: 'json' };
import { type Amounts, amounts } from './goods.ts';
import { godOf } from './wheel.ts';

const setup = data.setupByPlayerCount;

/** What differs with the number of players; solo is played by the column for two. */
export interface CountRow {
  readonly startingCardsShown: number;
  readonly slotsPerGod: number;
  readonly bonusOnOwnAction: boolean;
  readonly bonusOnBuild: boolean;
  readonly secondPoints: number;
  readonly removedCards: readonly string[];
}

function countRow(row: (typeof setup)['2'] | (typeof setup)['3']): CountRow {
  return {
    startingCardsShown: row.startingCardsShown,
    slotsPerGod: row.godStatueSlotsPerGod,
    bonusOnOwnAction: row.statueBonusOnOwnAction,
    bonusOnBuild: row.statueBonusOnBuild,
    secondPoints: row.secondPlaceFinalVp,
    removedCards: row.removedCards,
  };
}

const ROW_2 = countRow(setup['2']);
const ROW_3 = countRow(setup['3']);
const ROW_4 = countRow(setup['4']);

export function byCount(players: number): CountRow {
  return players <= 2 ? ROW_2 : players === 3 ? ROW_3 : ROW_4;
}

export const START = setup.perPlayer;
export const LENGTH = data.gameLength;
export const DICE_PER_SECTOR = data.wheel.initialDicePerSector;

/** SPEC 2.3.1: bonus of each Horus position for players and for the solo opponent, and the god printed there. */
export const HORUS_BONUS: readonly Amounts[] = data.horus.positions.items.map(({ bonus }) => amounts(bonus));
export const BOT_BONUS: readonly Amounts[] = data.horus.positions.items.map(({ botBonus }) => amounts(botBonus));
export const PRINTED_GODS: readonly number[] = data.horus.positions.items.map(({ defaultGod }) => godOf(defaultGod));
export const MOST_SLOTS_PER_GOD = 3;

/** Granite of statues 1 to 6, from the left. */
export const STATUE_GRANITE: readonly number[] = data.playerBoard.statueRow.items.map(({ graniteCost }) => graniteCost);

function sums(list: readonly number[]): readonly number[] {
  const total = [0];
  for (const n of list) total.push((total.at(-1) ?? 0) + n);
  return total;
}

/** SPEC 2.6: bread due and points won at a scoring with 0 to 10 buildings built. */
export const UPKEEP: readonly number[] = sums(data.playerBoard.buildingRow.items.map(({ bread }) => bread));
export const ROW_POINTS: readonly number[] = sums(data.playerBoard.buildingRow.items.map(({ vp }) => vp));

export const MOST_PRODUCTION = data.playerBoard.production.max;

/** SPEC 2.7: the population track. */
export const TRACK_END = data.populationTrack.max;
export const SYMBOLS: readonly number[] = Array.from({ length: TRACK_END + 1 }, (_, space) =>
  data.populationTrack.symbols.reduce((most, row) => (space >= row.space ? row.count : most), 0),
);
/** Spaces with a happiness reward, rising, and what they give; the last one gives an extra action instead. */
export const REWARD_SPACES: readonly number[] = data.populationTrack.happinessRewards.map(({ space }) => space);
export const REWARDS: readonly Amounts[] = data.populationTrack.happinessRewards.map((row) =>
  amounts('items' in row ? row.items : {}),
);
/** Population at which market sections 3 and 4 open. */
export const OPENINGS: readonly number[] = data.populationTrack.marketOpenings.map(({ population }) => population);

/** SPEC 6.5.1: cards and papyrus by value 1 to 6. */
const thothRow = (value: number) => data.market.thoth.find(({ dieValues }) => dieValues.includes(value));
export const THOTH_CARDS: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((value) => thothRow(value)?.cards ?? 0);
export const THOTH_PAPYRUS: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((value) => thothRow(value)?.papyrus ?? 0);
export const REFRESH_PAPYRUS = data.market.refreshPapyrus;

export const BASTET_PAPYRUS = data.bastet.papyrus;
const scribes: Readonly<Record<string, number>> = data.bastet.scribesByDie;
export const BASTET_SCRIBES: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((value) => scribes[value] ?? 0);
export const ANUBIS_SCRIBES = data.anubis.scribes;

/** SPEC 8.1.3: the balance stays between these. */
export const LOWEST_BALANCE = data.maat.clamp[0] ?? 0;
export const HIGHEST_BALANCE = data.maat.clamp[1] ?? 0;

/** SPEC 8.1.4: points lost with a clamped balance. */
export function lossOf(balance: number): number {
  return data.maat.loss.find(({ from, to }) => balance >= from && balance <= to)?.vp ?? 0;
}

export const SCORING = data.scoring;
