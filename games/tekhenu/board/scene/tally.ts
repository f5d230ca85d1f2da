import type { TekhenuEvent } from '../../rules/events.ts';
import { OPPONENT } from '../../rules/state.ts';

/** Parts of a game in which points are won. */
export const STAGES = ['play', 'first', 'second', 'end'] as const;
export type Stage = (typeof STAGES)[number];

/** Points by reason for every player, in the order in which the reasons first came up. */
export type Tally = ReadonlyMap<string, readonly number[]>;

/** Adds up everything that was told, stage by stage and reason by reason. */
export function tallyOf(events: readonly TekhenuEvent[], players: number): Readonly<Record<Stage, Tally>> {
  const tables: Record<Stage, Map<string, number[]>> = {
    play: new Map(),
    first: new Map(),
    second: new Map(),
    end: new Map(),
  };
  let stage: Stage = 'play';
  for (const event of events) {
    if (event.kind === 'scoring') stage = event.second ? 'second' : 'first';
    else if (event.kind === 'round' || event.kind === 'destiny card') stage = 'play';
    else if (event.kind === 'revealed') stage = 'end';
    else if (event.kind === 'points' || event.kind === 'lost') {
      const player = event.seat === OPPONENT ? players - 1 : event.seat;
      const row = tables[stage].get(event.reason) ?? new Array<number>(players).fill(0);
      row[player] = (row[player] ?? 0) + (event.kind === 'points' ? event.points : -event.points);
      tables[stage].set(event.reason, row);
    }
  }
  return tables;
}
