import type { EventBody, PlayedGame, PlayedRound } from '../store/event-rows.ts';
import type { Work } from '../turns.ts';
import {
  type Placed,
  type RoundScore,
  roundScore,
  type Score,
  type Standing,
  standingsOf,
} from './pairing/standings.ts';

/** More than any game is won by: a game that was given up is behind every one that was played. */
const GIVEN_UP = 1_000_000;

const scores = new WeakMap<PlayedRound, RoundScore>();

/** What a round has come to: worked out once, since a round that changes is another one. */
export function scoreOf(kind: EventBody['kind'], round: PlayedRound): RoundScore {
  let score = scores.get(round);
  if (score === undefined) {
    score = roundScore(kind === 'duplicate' ? sameSeats(round) : round.games.map(atTable));
    scores.set(round, score);
  }
  return score;
}

/** Everybody's place. */
export function* eventStandings({ kind, seats, entrants, played }: EventBody): Work<readonly Standing[]> {
  const rounds: RoundScore[] = [];
  for (const round of played) {
    rounds.push(scoreOf(kind, round));
    yield;
  }
  const score: Score = {
    players: entrants.length,
    rounds,
    unplayed: played.flatMap(({ byes }) => byes.map((player) => ({ player, points: seats - 1 }))),
  };
  return yield* standingsOf(score, kind === 'swiss' ? 'swiss' : 'season');
}

/** A point for everybody at the table who is behind, half of one for who is level. */
function atTable({ seats, places }: PlayedGame): readonly Placed[] {
  if (places === undefined || places.length === 0) return [];
  const all: Placed[] = [];
  for (const [seat, player] of seats.entries()) if (player !== null) all.push({ player, worth: -(places[seat] ?? 0) });
  return all;
}

/** In a duplicate those are compared who held the same seat of the deal, by how far they were ahead at their tables. */
function sameSeats({ games }: PlayedRound): (readonly Placed[])[] {
  const bySeat = new Map<number, Placed[]>();
  for (const game of games) {
    for (const [seat, player] of game.seats.entries()) {
      const worth = marginOf(game, seat);
      if (player === null || worth === null) continue;
      const all = bySeat.get(seat) ?? [];
      all.push({ player, worth });
      bySeat.set(seat, all);
    }
  }
  return [...bySeat.values()];
}

/** How far a seat was ahead of the best of the others; null while the game runs. */
export function marginOf({ places, points = [] }: PlayedGame, seat: number): number | null {
  if (places === undefined) return null;
  const own = points[seat];
  if (own === undefined) return places[seat] === 1 ? GIVEN_UP : -GIVEN_UP;
  return own - Math.max(...points.filter((_, other) => other !== seat));
}
