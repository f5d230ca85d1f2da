import type { EventBody, PlayedGame, PlayedRound } from '../store/event-rows.ts';
import { type Meeting, type Score, type Standing, standingsOf } from './pairing/standings.ts';

/** More than any game is won by: a game that was given up is behind every one that was played. */
const GIVEN_UP = 1_000_000;

/** What everybody has had of everybody in a round. */
export function meetingsOf(kind: EventBody['kind'], round: PlayedRound): readonly Meeting[] {
  return kind === 'duplicate' ? sameSeats(round) : round.games.flatMap(atTable);
}

/** Everybody's place; `meetings` of each round, where they are at hand. */
export function eventStandings(
  body: EventBody,
  meetings: readonly (readonly Meeting[])[] = body.played.map((round) => meetingsOf(body.kind, round)),
): readonly Standing[] {
  const { kind, seats, entrants, played } = body;
  const score: Score = {
    players: entrants.length,
    meetings: meetings.flat(),
    unplayed: played.flatMap(({ byes }) => byes.map((player) => ({ player, points: seats - 1 }))),
  };
  return standingsOf(score, kind === 'swiss' ? 'swiss' : 'season');
}

/** A point for everybody at the table who is behind, half of one for who is level. */
function atTable({ seats, places }: PlayedGame): Meeting[] {
  if (places === undefined || places.length === 0) return [];
  const all: Placed[] = [];
  for (const [seat, player] of seats.entries()) if (player !== null) all.push({ player, worth: -(places[seat] ?? 0) });
  return pairs(all);
}

/** In a duplicate those are compared who held the same seat of the deal, by how far they were ahead at their tables. */
function sameSeats({ games }: PlayedRound): Meeting[] {
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

interface Placed {
  readonly player: number;
  readonly worth: number;
}

function pairs(all: readonly Placed[]): Meeting[] {
  const found: Meeting[] = [];
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const points = a.worth > b.worth ? 1 : a.worth === b.worth ? 0.5 : 0;
      found.push({ a: a.player, b: b.player, points });
    }
  }
  return found;
}
