import type { Told } from '@naos/engine';
import { type Line, line } from '@naos/words';
import type { TekhenuEvent } from '../../rules/events.ts';
import { OPPONENT } from '../../rules/state.ts';

/** A line of a staged moment: a player, the figure that counts and what follows from it. */
export interface MomentRow {
  readonly player: number;
  /** The balance, or the points won. */
  readonly figure: number;
  readonly lost: number;
}

/** What is worth a look of its own: a weighing or a scoring. */
export interface Moment {
  readonly kind: 'maat' | 'scoring';
  readonly title: Line;
  readonly rows: readonly MomentRow[];
}

/** The last weighing or scoring among some events; null if there is none. The solo opponent is the last player. */
export function momentOf(events: readonly Told<TekhenuEvent>[], players: number): Moment | null {
  const begin = events.findLastIndex(({ event }) => event.kind === 'maat' || event.kind === 'scoring');
  const first = events[begin]?.event;
  if (first?.kind !== 'maat' && first?.kind !== 'scoring') return null;
  const rows = new Map<number, MomentRow>();
  const add = (seat: number, change: (row: MomentRow) => Partial<MomentRow>): void => {
    const player = seat === OPPONENT ? players - 1 : seat;
    const row = rows.get(player) ?? { player, figure: 0, lost: 0 };
    rows.set(player, { ...row, ...change(row) });
  };
  for (const { event } of events.slice(begin + 1)) {
    if (event.kind === 'round' || event.kind === 'destiny card') break;
    if (event.kind === 'balance') add(event.seat, () => ({ figure: event.balance }));
    else if (event.kind === 'points' && first.kind === 'scoring')
      add(event.seat, ({ figure }) => ({ figure: figure + event.points }));
    else if (event.kind === 'lost') add(event.seat, ({ lost }) => ({ lost: lost + event.points }));
  }
  if (rows.size === 0) return null;
  return {
    kind: first.kind,
    title:
      first.kind === 'maat'
        ? line('ui.moment.maat', { phase: first.phase })
        : line(first.second ? 'ui.stage.second' : 'ui.stage.first'),
    rows: [...rows.values()].toSorted((a, b) => a.player - b.player),
  };
}
