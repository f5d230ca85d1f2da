import type { Seat, Told } from '@naos/engine';
import type { KemetEvent } from '../../rules/events.ts';
import { NONE } from '../../rules/state.ts';

/** One side of a clash, as its events told it. */
export interface ClashSide {
  readonly seat: Seat;
  readonly strength: number;
  /** The battle card, NONE when it was shown before. */
  readonly card: number;
  readonly added: readonly number[];
  readonly lost: number;
  readonly fame: number;
  readonly veterans: number;
}

export interface Clash {
  readonly area: number;
  readonly winner: Seat;
  readonly sides: readonly [attacker: ClashSide, defender: ClashSide];
}

/** The clash among some events, or null: what both sides showed, how strong they were, what they lost and won. */
export function clashIn(fresh: readonly Told<KemetEvent>[]): Clash | null {
  const events = fresh.map(({ event }) => event);
  const end = events.findLast((event) => event.kind === 'outcome');
  if (end?.kind !== 'outcome') return null;
  const sum = (seat: Seat, kind: 'lost' | 'fame' | 'veterans'): number =>
    events.slice(events.indexOf(end)).reduce((total, event) => {
      if (event.kind !== kind || event.seat !== seat) return total;
      if (event.kind === 'lost') return total + event.units;
      return total + (event.kind === 'fame' ? event.points : event.tokens);
    }, 0);
  const side = (seat: Seat, strength: number): ClashSide => {
    const shown = events.findLast((event) => event.kind === 'revealed' && event.seat === seat);
    const { card, added } = shown?.kind === 'revealed' ? shown : { card: NONE, added: [] };
    return {
      seat,
      strength,
      card,
      added,
      lost: sum(seat, 'lost'),
      fame: sum(seat, 'fame'),
      veterans: sum(seat, 'veterans'),
    };
  };
  return {
    area: end.area,
    winner: end.winner,
    sides: [side(end.attacker, end.attack), side(end.defender, end.defence)],
  };
}
