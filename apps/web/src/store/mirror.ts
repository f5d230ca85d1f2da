import { type Faced, MIRROR, mirrorLevel, mirrorPick, resultAgainst } from '@naos/bots/mirror';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from './device.ts';
import type { SavedSeat, SavedTable } from './tables.ts';

/** A game against the mirror, under the id of its table so that it counts once. */
interface MirrorGame extends Faced {
  readonly table: string;
}

/** Older games say nothing about how somebody plays now. */
const REMEMBERED_GAMES = 40;

interface MirrorMemory {
  /** By game, oldest first. */
  readonly games: Readonly<Record<string, readonly MirrorGame[]>>;
}

/** What the mirror remembers of this person's games; kept on this device. */
export const useMirror = create<MirrorMemory>()(
  persist((): MirrorMemory => ({ games: {} }), { name: 'naos.mirror', storage: createJSONStorage(() => device) }),
);

/** Games that the mirror remembers of a game, and where it stands on the scale of levels. */
export function mirrorStanding(
  memory: MirrorMemory,
  game: string,
  levels: readonly string[],
): { readonly played: number; readonly scale: number } {
  const games = memory.games[game] ?? [];
  return { played: games.length, scale: mirrorLevel(games, levels.length) };
}

/** The chairs of a new game: each mirror gets the level that it plays this time. */
export function withMirrors(
  game: string,
  levels: readonly string[],
  chairs: readonly SavedSeat[],
  roll: () => number,
): SavedSeat[] {
  const { scale } = mirrorStanding(useMirror.getState(), game, levels);
  return chairs.map((savedSeat) => {
    if (savedSeat.kind !== 'bot' || !(savedSeat.mirror === true || savedSeat.level === MIRROR)) return savedSeat;
    const level = levels[mirrorPick(scale, roll())] ?? levels.at(-1) ?? '';
    return { ...savedSeat, level, mirror: true };
  });
}

/** Remembers a finished game of one person against a mirror, once. */
export function rememberResult({ id, game, chairs, outcome }: SavedTable, levels: readonly string[]): void {
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const mirror = chairs.findIndex((savedSeat) => savedSeat.kind === 'bot' && savedSeat.mirror === true);
  const savedSeat = chairs[mirror];
  const own = people[0];
  if (outcome === null || savedSeat?.kind !== 'bot' || own === undefined || people.length !== 1) return;
  const known = useMirror.getState().games[game] ?? [];
  if (known.some(({ table }) => table === id)) return;
  const fresh = {
    table: id,
    level: levels.indexOf(savedSeat.level),
    result: resultAgainst(outcome.places, own, mirror),
  };
  useMirror.setState(({ games }) => ({ games: { ...games, [game]: [...known, fresh].slice(-REMEMBERED_GAMES) } }));
}
