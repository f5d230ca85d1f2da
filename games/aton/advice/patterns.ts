import type { Seat } from '@naos/engine';
import type { Pattern } from '@naos/game-module';
import { KINDS_EACH } from '../bot/classes.ts';
import { Position } from '../bot/position.ts';
import type { Aton } from '../rules/index.ts';

const TEMPLES = 4;
const BLACK = 2;

/** How the seat stands in each temple: positive where it leads. */
function leads(state: Aton['state'], seat: Seat): number[] {
  const { inTemple } = Position.of(state);
  return Array.from({ length: TEMPLES }, (_, temple) => {
    const red = (inTemple[temple] ?? 0) - (inTemple[TEMPLES + temple] ?? 0);
    return seat === 0 ? red : -red;
  });
}

const priestsOn = (state: Aton['state'], seat: Seat, kind: number): number =>
  Position.of(state).onKind[seat * KINDS_EACH + kind] ?? 0;

/** What often goes wrong, what weighs most first. */
export const patterns: readonly Pattern<Aton>[] = [
  {
    id: 'temple-lost',
    measure: (state, seat) => -leads(state, seat).filter((lead) => lead < 0).length,
    by: 1,
  },
  { id: 'temple-even', measure: (state, seat) => leads(state, seat).filter((lead) => lead > 0).length, by: 1 },
  {
    id: 'black-lost',
    measure: (state, seat) => Number(priestsOn(state, seat, BLACK) > priestsOn(state, 1 - seat, BLACK)),
    by: 1,
  },
  { id: 'bonus-left', measure: (state, seat) => Position.of(state).bonus[seat] ?? 0, by: 1 },
  {
    id: 'priests-few',
    measure: (state, seat) => state.board.filter((owner) => owner === seat).length,
    by: 1,
  },
];
