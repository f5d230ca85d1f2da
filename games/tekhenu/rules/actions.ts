import { ANY_DISTRICT } from './content/starting.ts';
import { effectOf, type T13, type T14 } from './content/technologies.ts';
import { BASTET, HATHOR, HORUS, OSIRIS, RA, THOTH } from './content/wheel.ts';
import { hasGodStatue } from './legality.ts';
import { type Player, playerOf } from './state.ts';
import type { GodAction } from './tasks.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** Where an action comes from and which values it may have. */
export interface Terms {
  readonly low: number;
  readonly high: number;
  readonly withDie: boolean;
  readonly free: boolean;
}

const FACES = 6;

/** SPEC 5.2.2: how far a technology shifts the value of an action with the die. */
export function shiftOf(p: Player, technology: number): number {
  return (p.technologies & technology) !== 0 ? (effectOf(technology).max ?? 0) : 0;
}

/** SPEC 5.2.2, R27: values of an action with the taken die. */
export function withDie(p: Player, value: number, technology: typeof T13 | typeof T14): Terms {
  const shift = shiftOf(p, technology);
  return { low: Math.max(1, value - shift), high: Math.min(FACES, value + shift), withDie: true, free: false };
}

/** Begins a god action; the caller has made sure that it is legal. */
export function beginGod(table: TekhenuTable, seat: number, god: number, terms: Terms): void {
  table.begin(godTask(table, seat, god, terms));
}

function godTask(table: TekhenuTable, seat: number, god: number, { low, high, withDie, free }: Terms): GodAction {
  const had = hasGodStatue(table.state, seat, god);
  const value = low;
  switch (god) {
    case HORUS:
      return { do: 'horus', at: 0, seat, low, high, value, withDie, free, had, place: -1 };
    case RA:
      return {
        do: 'ra',
        at: 0,
        seat,
        low,
        high,
        value,
        withDie,
        free,
        had,
        cell: -1,
        turns: 0,
        slot: -1,
        tile: -1,
        buildings: 0,
        matches: 0,
      };
    case HATHOR:
      return { do: 'hathor', at: 0, seat, low, high, value, withDie, free, had, space: -1 };
    case BASTET:
      return { do: 'bastet', at: 0, seat, low, high, value, withDie, free, had };
    case THOTH: {
      const held = playerOf(table.state, seat).technologies;
      return {
        do: 'thoth',
        at: 0,
        seat,
        low,
        high,
        value,
        withDie,
        free,
        had,
        held,
        left: 0,
        section: -1,
        refreshed: 0,
      };
    }
    case OSIRIS:
      return osirisTask(table, seat, { low, high, withDie, free }, ANY_DISTRICT, false);
    default:
      throw new RangeError(`There is no god ${god}.`);
  }
}

function osirisTask(
  table: TekhenuTable,
  seat: number,
  { low, high, withDie, free }: Terms,
  districts: number,
  keepsHappiness: boolean,
): GodAction {
  const had = hasGodStatue(table.state, seat, OSIRIS);
  return { do: 'osiris', at: 0, seat, low, high, value: low, withDie, free, had, districts, keepsHappiness, slot: -1 };
}

/** SPEC 7.1.1: the Osiris action of a starting card. */
export function beginStartingOsiris(table: TekhenuTable, seat: number, value: number, districts: number): void {
  table.begin(osirisTask(table, seat, { low: value, high: value, withDie: false, free: false }, districts, true));
}

/** Begins a production, which is always legal (SPEC 6.8). */
export function beginProduction(table: TekhenuTable, seat: number, good: number, terms: Terms): void {
  const { low, high, withDie, free } = terms;
  table.begin({ do: 'produce', at: 0, seat, good, low, high, value: low, runs: 1, withDie, free });
}
