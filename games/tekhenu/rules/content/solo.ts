import data from '../../components.json' with { type: 'json' };
import { goodOf } from './goods.ts';
import { slotOf } from './osiris.ts';
import { GOOD_OF_COLOUR, godOf } from './wheel.ts';

const { solo } = data;

/** SPEC 9: what Botankhamun starts with and is worth. */
export const BOT = solo.bot;
export const BOT_SCORING = solo.scoring;
export const BOT_BALANCE: readonly number[] = solo.bot.balanceByMaat;
export const BOT_DESTINY: readonly number[] = solo.bot.destinyChoices.map((id) =>
  data.cards.destiny.items.findIndex((card) => card.id === id),
);
export const HUMAN = solo.human;

/**
 * SPEC 9.1.6: ten action tokens. A god token names its god, a resource token its goods in order of wish and the die
 * colours that produce them.
 */
export interface ActionToken {
  readonly god: number;
  readonly goods: readonly number[];
  readonly colours: readonly number[];
}

interface TokenRow {
  readonly god?: string;
  readonly order?: readonly string[];
}

const tokenRows: readonly TokenRow[] = solo.actionTokens.items;

export const ACTION_TOKENS: readonly ActionToken[] = tokenRows.map(({ god, order }) => {
  const goods = order?.map(goodOf) ?? [];
  return { god: godOf(god ?? ''), goods, colours: goods.map((good) => GOOD_OF_COLOUR.indexOf(good)) };
});

/** Tokens in the rows of the pyramid, from below. */
export const PYRAMID_ROWS: readonly number[] = solo.pyramidRows;

/** Place in the pyramid's list of an index in a row. */
export function tokenAt(row: number, index: number): number {
  let place = index;
  for (let below = 0; below < row; below++) place += PYRAMID_ROWS[below] ?? 0;
  return place;
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** SPEC 9.1.4, 9.1.5: pieces of the opponent that stand before the game. Horus positions are counted from 0. */
export interface BotPieces {
  readonly buildings: readonly number[];
  readonly pillars: readonly number[];
  readonly statuePositions: readonly number[];
}

function positionOf(id: string): number {
  return data.horus.positions.items.findIndex((position) => position.id === id);
}

function piecesAt(difficulty: Difficulty): BotPieces {
  const extras = solo.difficulty.find(({ id }) => id === difficulty)?.extras ?? [];
  const at = (piece: string) => extras.filter((extra) => extra.piece === piece).map((extra) => extra.at);
  return {
    buildings: at('building').map((id) => {
      const [, good = '', row = '1'] = id.split('-');
      return slotOf(goodOf(good), Number(row));
    }),
    pillars: at('pillar').map((id) => data.temple.cells.items.findIndex((cell) => cell.id === id)),
    statuePositions: [solo.setupStatue.horusPosition, ...at('god-statue')].map(positionOf),
  };
}

export const BOT_PIECES: Readonly<Record<Difficulty, BotPieces>> = {
  easy: piecesAt('easy'),
  medium: piecesAt('medium'),
  hard: piecesAt('hard'),
};
