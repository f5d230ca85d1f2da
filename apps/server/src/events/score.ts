import type { EventBody, PlayedGame, PlayedRound } from '../store/event-rows.ts';
import { type Meeting, type Score, type Standing, standingsOf } from './pairing/standings.ts';

/** More than any game is won by: a game that was given up is behind every one that was played. */
const GIVEN_UP = 1_000_000;

/** What everybody has had of everybody so far. */
export function scoreOf({ kind, seats, entrants, played }: EventBody): Score {
  return {
    players: entrants.length,
    meetings: played.flatMap((round) => (kind === 'duplicate' ? sameSeats(round) : round.games.flatMap(atTable))),
    unplayed: played.flatMap(({ byes }) => byes.map((player) => ({ player, points: seats - 1 }))),
  };
}

export function eventStandings(body: EventBody): readonly Standing[] {
  return standingsOf(scoreOf(body), body.kind === 'swiss' ? 'swiss' : 'season');
}

/** A point for everybody at the table who is behind, half of one for who is level. */
export function atTable({ seats, places }: PlayedGame): Meeting[] {
  if (places === undefined || places.length === 0) return [];
  return pairs(seats.flatMap((player, seat) => (player === null ? [] : [{ player, worth: -(places[seat] ?? 0) }])));
}

/** In a duplicate those are compared who held the same seat of the deal, by how far they were ahead at their tables. */
export function sameSeats({ games }: PlayedRound): Meeting[] {
  const bySeat = new Map<number, { player: number; worth: number }[]>();
  for (const game of games) {
    for (const [seat, player] of game.seats.entries()) {
      const worth = marginOf(game, seat);
      if (player !== null && worth !== null) bySeat.set(seat, [...(bySeat.get(seat) ?? []), { player, worth }]);
    }
  }
  return [...bySeat.values()].flatMap(pairs);
}

/** How far a seat was ahead of the best of the others; null while the game runs. */
export function marginOf({ places, points = [] }: PlayedGame, seat: number): number | null {
  if (places === undefined) return null;
  const own = points[seat];
  if (own === undefined) return places[seat] === 1 ? GIVEN_UP : -GIVEN_UP;
  return own - Math.max(...points.filter((_, other) => other !== seat));
}

function pairs(all: readonly { readonly player: number; readonly worth: number }[]): Meeting[] {
  return all.flatMap((a, i) =>
    all.slice(i + 1).map((b): Meeting => {
      const points = a.worth > b.worth ? 1 : a.worth === b.worth ? 0.5 : 0;
      return { a: a.player, b: b.player, points };
    }),
  );
}
