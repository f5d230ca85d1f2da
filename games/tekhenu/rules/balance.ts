import { HIGHEST_BALANCE, LOWEST_BALANCE } from './content/board.ts';
import { BOT } from './content/solo.ts';
import { ANKH } from './content/starting.ts';
import { effectOf, T15 } from './content/technologies.ts';
import { faceOf } from './content/wheel.ts';
import { isBot, type Player, playerOf, type TekhenuState } from './state.ts';

/** Sum of the faces of dice. */
export function faces(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += faceOf(die);
  return sum;
}

/** SPEC 8.1.1: left pan less right pan less excess; Anubis dice do not count. */
export function balanceOf({ left, right, excess }: Player): number {
  return faces(left) - faces(right) - excess;
}

/** SPEC 8.1.3. */
export function clamped(balance: number): number {
  return Math.max(LOWEST_BALANCE, Math.min(HIGHEST_BALANCE, balance));
}

/** SPEC 7.4.T15, 9.4.1: the ankh value that breaks ties. */
export function ankhOf(state: TekhenuState, player: number): number {
  if (isBot(state, player)) return BOT.ankh;
  const p = playerOf(state, player);
  return (p.technologies & T15) !== 0 ? (effectOf(T15).ankh ?? 0) : (ANKH[p.destiny] ?? -1);
}

/** SPEC 8.1.5: smaller distance from 0 first, then the higher ankh. */
export function newOrder(state: TekhenuState): number[] {
  const distance = (player: number) => Math.abs(clamped(playerOf(state, player).balance));
  return state.order.slice().sort((a, b) => distance(a) - distance(b) || ankhOf(state, b) - ankhOf(state, a));
}
