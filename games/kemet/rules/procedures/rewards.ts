import type { Seat, Table } from '@naos/engine';
import { fighters, helper, sideOf } from '../battle-sums.ts';
import { RULES } from '../content/constants.ts';
import { DEVOURED, SOUL_DEVOURER } from '../content/creatures.ts';
import { DEFENCE_FAME, DEFENSIVE_VICTORY } from '../content/powers.ts';
import { owns } from '../ownership.ts';
import { gainFame, gainVeterans } from '../prayer.ts';
import type { BattleTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';

/** 11.5: settled here for good; recalling afterwards loses nothing (R34). */
export function reward(table: Table<Kemet>, task: BattleTask): void {
  const { state } = table;
  const { attacker, winner } = task;
  const standing = fighters(state, task, sideOf(task, winner)) > 0;
  const loser = winner === attacker ? task.defender : attacker;
  if (winner === attacker) {
    if (standing) gainFame(table, winner, RULES.fameAttackerWinsWithTroop, 'attack');
    else gainVeterans(table, winner, RULES.veteransAttackerWinsWithoutTroop);
  } else {
    gainVeterans(table, winner, RULES.veteransDefenderWins);
    if (standing && owns(state, winner, DEFENSIVE_VICTORY)) gainFame(table, winner, DEFENCE_FAME, 'defence');
  }
  if (standing && devours(table, task, winner)) gainFame(table, winner, 1, 'devourer');
  gainVeterans(table, loser, RULES.veteransLoser);
}

/** 13.4.10, R46: whatever the enemy units fell to. */
function devours(table: Table<Kemet>, task: BattleTask, winner: Seat): boolean {
  const lost = winner === task.attacker ? task.defenderLost : task.attackerLost;
  return lost >= DEVOURED && helper(table.state, task, sideOf(task, winner)) === SOUL_DEVOURER;
}
