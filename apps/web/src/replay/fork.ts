import { type Seat, writeTranscript } from '@naos/engine';
import { freshId, freshSeed, type SavedSeat, type SavedTable, saveTable } from '../store/tables.ts';
import { botNames, middleLevel } from '../table/begin.ts';
import type { Reel } from './reel.ts';

/** A new table on this device that goes on from a moment of a recorded game: one seat is the person's, the rest are bots'. */
export async function forkTable(
  saved: SavedTable,
  reel: Reel,
  at: number,
  seat: Seat,
  nameList: string,
): Promise<string> {
  const level = await middleLevel(saved.game);
  const { match, seeds } = reel.fork(at, freshSeed());
  const names = botNames(nameList, saved.chairs.length);
  const chairs = saved.chairs.map((savedSeat, one): SavedSeat => {
    if (one === seat) return { kind: 'person', name: savedSeat.name };
    // A game that is begun in the middle tells the mirror nothing.
    if (savedSeat.kind === 'bot') return { kind: 'bot', name: savedSeat.name, level: savedSeat.level };
    return { kind: 'bot', name: names[one] ?? savedSeat.name, level };
  });
  const now = Date.now();
  // What is played from here on is no duel.
  const { duel: _, ...rest } = saved;
  const id = freshId();
  saveTable({
    ...rest,
    id,
    chairs,
    seeds,
    text: writeTranscript(match.transcript),
    begun: now,
    touched: now,
    moves: match.standing.length,
    outcome: null,
    yours: true,
    seen: 0,
  });
  return id;
}
