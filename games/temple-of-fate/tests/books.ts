import type { Seat } from '@naos/engine';
import type { Holdings, Posting } from '@naos/laws';
import { CARDS, COUNT } from '../rules/content/cards.ts';
import type { TempleEvent } from '../rules/events.ts';
import type { TempleMove } from '../rules/moves.ts';
import type { TempleState } from '../rules/state.ts';
import type { TempleView } from '../rules/view.ts';
import { words } from '../texts/index.ts';

/** What a seat openly holds; a build under way is its own affair until all are shown (6.1.1). */
export function holdings(state: TempleState, seat: Seat): Holdings {
  const player = state.players[seat];
  const temple = player?.shown ?? player?.temple;
  return {
    priests: temple?.reserve ?? 0,
    ornaments: temple?.held.length ?? 0,
    points: (player?.won ?? []).reduce((sum, card) => sum + (CARDS[card]?.large ?? 0), 0),
  };
}

/** What an event says changed hands. */
export function ledger(event: TempleEvent): readonly Posting[] {
  switch (event.kind) {
    case 'built':
      return [
        { seat: event.seat, what: 'priests', by: event.returned },
        { seat: event.seat, what: 'ornaments', by: -event.strips.length },
      ];
    case 'chain marked':
      return [{ seat: event.seat, what: 'priests', by: -1 }];
    case 'cells occupied':
      return [{ seat: event.seat, what: 'priests', by: -(COUNT[event.cells] ?? 0) }];
    case 'strip drawn':
      return [{ seat: event.seat, what: 'ornaments', by: 1 }];
    case 'strip placed':
      return [{ seat: event.seat, what: 'ornaments', by: -1 }];
    case 'card won':
      return [
        { seat: event.seat, what: 'points', by: CARDS[event.card]?.large ?? 0 },
        ...event.returned.map((by, seat) => ({ seat, what: 'priests', by })),
      ];
    default:
      return [];
  }
}

/** What a label says that a move takes: one priest for a chain, one for each cell, an ornament in one's turn. */
export function promised(move: TempleMove, view: TempleView): Holdings | null {
  if (move.do === 'mark') return { priests: -1 };
  if (move.do === 'occupy') return { priests: -Number(words.move(move, view).values?.cells ?? 0) };
  return move.do === 'strip' && view.shown === null ? { ornaments: -1 } : null;
}
