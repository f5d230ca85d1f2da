import { at, numberAt, rule } from '@naos/engine';
import { giveStatueBonuses } from '../bonuses.ts';
import { BOT_PLAYER, bestAtRandom, botActs } from '../botankhamun.ts';
import { ACTION_TOKENS, type ActionToken, tokenAt } from '../content/solo.ts';
import {
  colourOf,
  conditionOf,
  dieAt,
  FORBIDDEN,
  faceOf,
  GODS,
  GRAY,
  PURE,
  purityOf,
  sectorOf,
} from '../content/wheel.ts';
import { hasGodStatue } from '../legality.ts';
import { refillMarket } from '../market.ts';
import { OPPONENT, playerOf, type TekhenuState } from '../state.ts';
import { DEBEN_STREAM } from '../streams.ts';
import { type BotTask, NORMAL } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';

function purityAt(state: TekhenuState, spot: number): number {
  return purityOf(colourOf(dieAt(spot)), conditionOf(state.wheel, sectorOf(spot)));
}

/** SPEC 9.2.1: left of the base to its first token, then up or right by the deben. */
function moveMarker(table: TekhenuTable): ActionToken {
  const { solo } = table.state;
  if (solo === null) throw new RangeError('Botankhamun plays in solo games only.');
  if (solo.row === -1) solo.row = 0;
  else if (table.roll(DEBEN_STREAM, 2) === 0) solo.row++;
  else solo.index++;
  const token = numberAt(solo.pyramid, tokenAt(solo.row, solo.index));
  table.tell({ kind: 'token', token, row: solo.row, index: solo.index });
  return at(ACTION_TOKENS, token);
}

/** SPEC 9.2.2: highest die of the sector, pure before tainted; else the next sector counter-clockwise. */
function dieForGod(table: TekhenuTable, god: number, usable: readonly number[]): number {
  const { state } = table;
  for (let i = 0; i < GODS.length; i++) {
    const sector = (god - i + GODS.length) % GODS.length;
    const here = usable.filter((spot) => sectorOf(spot) === sector);
    if (here.length === 0) continue;
    const rank = (spot: number) => faceOf(dieAt(spot)) * 2 + (purityAt(state, spot) === PURE ? 1 : 0);
    return bestAtRandom(table, here, rank);
  }
  return -1;
}

/** SPEC 9.2.3: highest die of the first good's colour; ties by an own statue and its Horus position, then chance. */
function dieForGoods(table: TekhenuTable, colours: readonly number[], usable: readonly number[]): number {
  const { state } = table;
  const statueRank = (spot: number) =>
    hasGodStatue(state, BOT_PLAYER, sectorOf(spot)) ? state.tokens.indexOf(sectorOf(spot)) + 1 : 0;
  for (const colour of [...colours, GRAY]) {
    const ofColour = usable.filter((spot) => colourOf(dieAt(spot)) === colour);
    if (ofColour.length === 0) continue;
    return bestAtRandom(table, ofColour, (spot) => faceOf(dieAt(spot)) * 10 + statueRank(spot));
  }
  return -1;
}

/** SPEC 9.2. */
export const bot: TekhenuProcedure<BotTask> = [
  rule('token', (table, task) => {
    const { state } = table;
    const token = moveMarker(table);
    const usable = state.dice.filter((spot) => purityAt(state, spot) !== FORBIDDEN);
    const spot = token.god === -1 ? dieForGoods(table, token.colours, usable) : dieForGod(table, token.god, usable);
    if (spot === -1) {
      table.goTo('refill');
      return;
    }
    state.dice.splice(state.dice.indexOf(spot), 1);
    task.sector = sectorOf(spot);
    task.die = dieAt(spot);
    playerOf(state, BOT_PLAYER).under.push(task.die);
    table.tell({ kind: 'took', seat: OPPONENT, spot, mode: NORMAL });
  }),
  rule('act', (table, { sector, die }) => {
    const had = hasGodStatue(table.state, BOT_PLAYER, sector);
    table.tell({ kind: 'action', seat: OPPONENT, god: sector, value: faceOf(die) });
    botActs(table, sector, faceOf(die), colourOf(die));
    giveStatueBonuses(table, BOT_PLAYER, sector, had, 0);
  }),
  rule('refill', refillMarket),
];
