import { at } from '@naos/engine';
import { BOT_BONUS, byCount, HORUS_BONUS } from './content/board.ts';
import { GRANITE } from './content/goods.ts';
import { T07 } from './content/technologies.ts';
import { give, giveOne } from './gains.ts';
import { hasGodStatue } from './legality.ts';
import { isBot } from './state.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** SPEC 2.3.1: the bonus of the position where a god's token lies, with T07's granite. */
export function giveHorusBonus(table: TekhenuTable, player: number, god: number, technologies: number): void {
  const { state } = table;
  const position = state.tokens.indexOf(god);
  const bonus = at(isBot(state, player) ? BOT_BONUS : HORUS_BONUS, position);
  give(table, player, bonus, 'statue bonus', 'statue bonus');
  if ((technologies & T07) !== 0) giveOne(table, player, GRANITE, 1, 'technology');
}

/**
 * SPEC 6.7, 9.3.10: after a god action everybody else with a statue for that god gets its bonus; with two players and in
 * solo the acting player too, for a statue that stood before the action. `technologies` are the actor's for this action.
 */
export function giveStatueBonuses(
  table: TekhenuTable,
  actor: number,
  god: number,
  had: boolean,
  technologies: number,
): void {
  const { state } = table;
  for (let player = 0; player < state.players.length; player++) {
    if (player === actor) {
      if (had && byCount(state.players.length).bonusOnOwnAction) giveHorusBonus(table, player, god, technologies);
    } else if (hasGodStatue(state, player, god)) {
      giveHorusBonus(table, player, god, state.players[player]?.technologies ?? 0);
    }
  }
}
