import type { Told } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { BLUE, RED } from '../rules/content/constants.ts';
import type { AtonEvent } from '../rules/events.ts';
import type { Aton } from '../rules/index.ts';
import { countIn } from '../rules/priests.ts';
import { type AtonState, sideOf } from '../rules/state.ts';
import { words } from '../texts/index.ts';
import { holdings, ledger } from './books.ts';
import { crowded } from './crowded.ts';

/** What the laws need to know of Aton. */
export const lawSpec: LawSpec<Aton> = {
  runs: 45,
  conserved: (state) => ({ ...countSide(state, RED), ...countSide(state, BLUE) }),
  crowded,
  holdings,
  ledger,
  points: ({ sides: [red, blue] }) => [red.score, blue.score],
  recount,
  moves: { commit: 'always', exchange: 'always', remove: 'always', place: 'always', cull: 'always' },
  events: {
    round: 'always',
    reshuffled: 'always',
    hand: 'always',
    exchanged: 'always',
    committed: 'always',
    revealed: 'always',
    points: 'always',
    'turned-up': 'always',
    order: 'always',
    removed: 'always',
    placed: 'always',
    surplus: 'always',
    scoring: 'always',
    scored: 'always',
    total: 'always',
    culled: 'always',
    returned: 'always',
    ended: 'always',
  },
  words,
};

/** SPEC I1 and I2: priests, and cards of each value, of one colour. */
function countSide(state: AtonState, seat: number): Readonly<Record<string, number>> {
  const side = sideOf(state, seat);
  const cards = [side.deck, side.hand, side.row, side.discard, side.buried].flat();
  const counts: Record<string, number> = { [`${seat} priests`]: side.supply + side.dead + countIn(state.board, seat) };
  for (const value of [1, 2, 3, 4]) counts[`${seat} cards ${value}`] = cards.filter((card) => card === value).length;
  return counts;
}

/** Points added up from what was told: cartouche 1 and the scorings. */
function recount(_state: AtonState, told: readonly Told<AtonEvent>[]): readonly number[] {
  const points = [0, 0];
  const add = (seat: number, gained: number): void => {
    points[seat] = (points[seat] ?? 0) + gained;
  };
  for (const { event } of told) {
    if (event.kind === 'points' && event.points > 0) add(event.seat, event.points);
    if (event.kind === 'scored') for (const [seat, gained] of event.points.entries()) add(seat, gained);
  }
  return points;
}
