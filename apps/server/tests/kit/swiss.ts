import type { Entrant } from '../../src/events/pairing/criteria.ts';
import type { Paired } from '../../src/events/pairing/round-robin.ts';
import { type RoundScore, roundScore, standingsOf } from '../../src/events/pairing/standings.ts';
import { swissRound } from '../../src/events/pairing/swiss.ts';
import { atOnce } from '../../src/turns.ts';

/** What one had of another. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly points: 0 | 0.5 | 1;
}
const inOneRound = (meetings: readonly Meeting[]): RoundScore[] => [
  roundScore(
    meetings.map(({ a, b, points }) => [
      { player: a, worth: points },
      { player: b, worth: 1 - points },
    ]),
  ),
];
export const standings = (
  players: number,
  meetings: readonly Meeting[],
  system: 'season' | 'swiss',
  unplayed: readonly { readonly player: number; readonly points: number }[] = [],
) => atOnce(standingsOf({ players, rounds: inOneRound(meetings), unplayed }, system));

function met({ met: before, seats, floats }: Entrant, other: number, seat: number, lead: number): Partial<Entrant> {
  const float = lead === 0 ? null : lead > 0 ? 'down' : 'up';
  return { met: new Set([...before, other]), seats: [...seats, seat], floats: [float, floats[0]] };
}

/** Plays Swiss rounds; `result` says how the first of two fared. */
export function playSwiss(
  players: number,
  rounds: number,
  result: (a: number, b: number, round: number) => 0 | 0.5 | 1,
) {
  let entrants: Entrant[] = Array.from({ length: players }, (_, number) => ({
    number,
    points: 0,
    met: new Set<number>(),
    hadBye: false,
    seats: [],
    floats: [null, null],
    leads: false,
  }));
  const played: Paired[] = [];
  const meetings: Meeting[] = [];
  for (let round = 0; round < rounds; round++) {
    const paired = swissRound(entrants);
    if (paired === null) return { played, meetings, entrants, stuck: round };
    played.push(paired);
    const after = new Map(entrants.map((one) => [one.number, one]));
    const change = (number: number, change: (one: Entrant) => Partial<Entrant>): void => {
      const one = after.get(number);
      if (one !== undefined) after.set(number, { ...one, ...change(one) });
    };
    for (const [a = -1, b = -1] of paired.tables) {
      const had = result(a, b, round);
      meetings.push({ a, b, points: had });
      const [one, other] = [after.get(a)?.points ?? 0, after.get(b)?.points ?? 0];
      change(a, (own) => ({ ...met(own, b, 0, one - other), points: one + had }));
      change(b, (own) => ({ ...met(own, a, 1, other - one), points: other + 1 - had }));
    }
    for (const bye of paired.byes)
      change(bye, (one) => ({ points: one.points + 1, hadBye: true, floats: ['down', one.floats[0]] }));
    entrants = [...after.values()];
  }
  return { played, meetings, entrants, stuck: null };
}
