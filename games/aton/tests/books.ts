import { NOBODY, type Seat } from '@naos/engine';
import type { Holdings, Posting } from '@naos/laws';
import type { AtonEvent } from '../rules/events.ts';
import { countIn } from '../rules/priests.ts';
import type { AtonState } from '../rules/state.ts';

/** What a seat openly holds; an exchange is its own affair until the cards are turned up (3.2.6). */
export function holdings(state: AtonState, seat: Seat): Holdings {
  const side = state.sides[seat];
  if (side === undefined) return {};
  return {
    points: side.score,
    supply: side.supply,
    standing: countIn(state.board, seat),
    dead: side.dead,
    token: side.token || side.veil !== null ? 1 : 0,
  };
}

const each = (what: string, amounts: readonly number[]): readonly Posting[] =>
  amounts.map((by, seat) => ({ seat, what, by }));

/** What an event says changed hands. */
export function ledger(event: AtonEvent): readonly Posting[] {
  switch (event.kind) {
    case 'revealed':
      return each(
        'token',
        event.exchanged.map((exchanged) => (exchanged ? -1 : 0)),
      );
    case 'points':
      return event.seat === NOBODY ? [] : [{ seat: event.seat, what: 'points', by: event.points }];
    case 'scored':
      return each('points', event.points);
    case 'removed':
      return [
        { seat: event.owner, what: 'standing', by: -1 },
        { seat: event.owner, what: event.to === 'kingdom' ? 'dead' : 'supply', by: 1 },
      ];
    case 'placed':
      return [
        { seat: event.seat, what: 'supply', by: -1 },
        { seat: event.seat, what: 'standing', by: 1 },
      ];
    case 'surplus':
      return [
        { seat: event.seat, what: 'supply', by: -event.dead },
        { seat: event.seat, what: 'dead', by: event.dead },
      ];
    case 'culled':
      return [
        { seat: event.seat, what: 'standing', by: -1 },
        { seat: event.seat, what: 'supply', by: 1 },
      ];
    case 'returned':
      return [
        ...each(
          'dead',
          event.priests.map((priests) => -priests),
        ),
        ...each('supply', event.priests),
      ];
    default:
      return [];
  }
}
