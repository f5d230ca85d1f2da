import type { EventBody } from '../store/event-rows.ts';
import { atOnce } from '../turns.ts';
import type { Entrant, Float } from './pairing/criteria.ts';
import { type GroupEntrant, groupRound } from './pairing/groups.ts';
import { type Paired, type Pairing, roundRobin } from './pairing/round-robin.ts';
import { swissRound } from './pairing/swiss.ts';
import { eventStandings } from './score.ts';

/** Tables as they are to be made: numbers of those who sit there, null for a bot of the house. */
export interface NextRound {
  readonly tables: readonly (readonly (number | null)[])[];
  readonly byes: readonly number[];
}

/**
 * How many rounds an event has, as far as it is known: a Swiss as many as find one winner, and at most half as many as
 * there are people: then, whatever happens, somebody whom one has not met is left for everybody.
 */
export function plannedRounds({ kind, seats, rounds, entrants }: EventBody): number {
  const many = entrants.length;
  if (kind === 'duplicate') return rounds ?? 4;
  if (kind === 'season') return seats === 2 ? many - 1 + (many % 2) : Math.ceil((many - 1) / (seats - 1));
  const most = seats === 2 ? Math.ceil(many / 2) : many;
  return Math.min(rounds ?? Math.max(1, Math.ceil(Math.log2(many))), most);
}

/** The next round; null when there is none any more. */
export function nextRound(body: EventBody, least: number): NextRound | null {
  const { kind, seats, played, entrants } = body;
  const here = entrants.flatMap(({ gone }, number) => (gone === true ? [] : [number]));
  const isAlone = here.length < (kind === 'duplicate' ? 1 : 2);
  if (played.length >= plannedRounds(body) || isAlone) return null;
  if (kind === 'duplicate') return duplicateRound(body, here);
  if (seats > 2) {
    const round = groupRound(groupsOf(body, here, kind === 'swiss'), seats, Math.max(2, least));
    return round.tables.length === 0 ? null : round;
  }
  if (kind === 'swiss') return swissRound(pairsOf(body, here));
  return seasonRound(body);
}

/** Who would have met somebody who is gone has a point for it. */
function seasonRound({ entrants, played }: EventBody): Paired | null {
  const round = roundRobin(entrants.length)[played.length];
  if (round === undefined) return null;
  const isHere = (number: number): boolean => entrants[number]?.gone !== true;
  return {
    tables: round.tables.filter((table) => table.every(isHere)),
    byes: [...round.byes, ...round.tables.filter((table) => !table.every(isHere)).flat()].filter(isHere),
  };
}

/**
 * The same deal for everybody. Whoever plays it twice would know it, so everybody plays it once: against bots from the
 * same seat, another one each time; or against each other, and then who held the same seat is compared.
 */
function duplicateRound(body: EventBody, here: readonly number[]): NextRound {
  const { seats, played, against } = body;
  const seat = played.length % seats;
  const alone = (number: number): (number | null)[] =>
    Array.from({ length: seats }, (_, i) => (i === seat ? number : null));
  // Two tables at least, or there is nothing to compare.
  if (against !== 'people' || here.length < 2 * seats) return { tables: here.map(alone), byes: [] };
  if (seats > 2) {
    const { tables, byes } = groupRound(groupsOf(body, here, false), seats, seats);
    return { tables: [...tables, ...byes.map(alone)], byes: [] };
  }
  const pairs = pairsOf(body, here);
  const round = swissRound(pairs) ?? swissRound(pairs.map((one) => ({ ...one, met: teammates(body, one.number) })));
  if (round === null) return { tables: here.map(alone), byes: [] };
  return { tables: [...fromBothSides(body, round.tables), ...round.byes.map(alone)], byes: [] };
}

/** Of each team as many sit first as second: what one of them holds at one table, the other team holds at the next. */
function fromBothSides({ entrants }: EventBody, tables: readonly Pairing[]): readonly Pairing[] {
  const first = new Map<string, number>();
  return tables.map((table) => {
    const [one, other] = table.map((number) => entrants[number]?.team);
    const many = (team: string | undefined): number => (team === undefined ? 0 : (first.get(team) ?? 0));
    const isTurned = one !== undefined && other !== undefined && many(one) > many(other);
    const leads = isTurned ? other : one;
    if (leads !== undefined) first.set(leads, many(leads) + 1);
    return isTurned ? table.toReversed() : table;
  });
}

function teammates({ entrants }: EventBody, number: number): Set<number> {
  const team = entrants[number]?.team;
  return new Set(
    entrants.flatMap((one, other) => (team !== undefined && other !== number && one.team === team ? [other] : [])),
  );
}

function pairsOf(body: EventBody, here: readonly number[]): Entrant[] {
  const points = pointsOf(body);
  const isLast = body.kind === 'swiss' && body.played.length === plannedRounds(body) - 1;
  const before = here.map((number) => {
    const seats: number[] = [];
    return { number, met: teammates(body, number), seats, hadBye: false };
  });
  const byNumber = new Map(before.map((one) => [one.number, one]));
  for (const { games, byes } of body.played) {
    for (const { seats } of games) {
      for (const [seat, number] of seats.entries()) {
        const one = number === null ? undefined : byNumber.get(number);
        if (one === undefined) continue;
        one.seats.push(seat);
        for (const other of seats) if (other !== null && other !== number) one.met.add(other);
        if (seats.includes(null)) one.hadBye = true;
      }
    }
    for (const number of byes) {
      const one = byNumber.get(number);
      if (one !== undefined) one.hadBye = true;
    }
  }
  const [last, beforeLast] = [floatsOf(body, 1), floatsOf(body, 2)];
  return before.map((one) => ({
    ...one,
    points: points.get(one.number) ?? 0,
    floats: [last.get(one.number) ?? null, beforeLast.get(one.number) ?? null],
    leads: isLast && (points.get(one.number) ?? 0) > body.played.length / 2,
  }));
}

function pointsOf(body: EventBody): ReadonlyMap<number, number> {
  return new Map(atOnce(eventStandings(body)).map((row) => [row.player, row.points]));
}

/** Who met a lower one or sat out, and who a higher one, so many rounds ago. */
function floatsOf(body: EventBody, ago: number): ReadonlyMap<number, Float> {
  const round = body.played.at(-ago);
  if (round === undefined || body.played.length < ago) return new Map();
  const had = pointsOf({ ...body, played: body.played.slice(0, -ago) });
  const floats = new Map<number, Float>(round.byes.map((number) => [number, 'down']));
  for (const { seats } of round.games) {
    for (const number of seats) {
      const other = seats.find((one) => one !== number);
      if (number === null || other === null || other === undefined) continue;
      const ahead = (had.get(number) ?? 0) - (had.get(other) ?? 0);
      floats.set(number, ahead === 0 ? null : ahead > 0 ? 'down' : 'up');
    }
  }
  return floats;
}

function groupsOf(body: EventBody, here: readonly number[], byPoints: boolean): GroupEntrant[] {
  const points = pointsOf(body);
  return here.map((number) => {
    const met = new Map<number, number>();
    const sat = Array.from({ length: body.seats }, () => 0);
    for (const { games } of body.played) {
      const own = games.find(({ seats }) => seats.includes(number))?.seats ?? [];
      for (const [seat, other] of own.entries()) {
        if (other === number) sat[seat] = (sat[seat] ?? 0) + 1;
        else if (other !== null) met.set(other, (met.get(other) ?? 0) + 1);
      }
    }
    const hadBye = body.played.some(({ byes }) => byes.includes(number));
    return { number, met, sat, hadBye, points: byPoints ? (points.get(number) ?? 0) : 0 };
  });
}
