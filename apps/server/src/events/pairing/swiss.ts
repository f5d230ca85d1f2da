import { pairBracket } from './bracket.ts';
import type { Entrant } from './criteria.ts';
import type { Paired, Pairing } from './round-robin.ts';
import { seated } from './seats.ts';

/**
 * A Swiss round by the Dutch system as FIDE publishes it (C.04.3, 2017): bracket by bracket from the top, each as good as
 * its criteria allow while everybody below can still be paired. Where the rule of seats leaves no pairing at all, it gives
 * way to evenness as far as can be; null: there is no pairing without a second meeting.
 */
export function swissRound(entrants: readonly Entrant[]): Paired | null {
  const ranked = entrants.toSorted((a, b) => b.points - a.points || a.number - b.number);
  return byBrackets(ranked, true) ?? byBrackets(ranked, false);
}

function byBrackets(ranked: readonly Entrant[], areSeatsStrict: boolean): Paired | null {
  const tables: Pairing[] = [];
  const byes = ranked.length % 2 === 0 ? [] : [null];
  let moved: readonly Entrant[] = [];
  for (let from = 0; from < ranked.length; ) {
    const points = ranked[from]?.points;
    const residents = ranked.slice(from).filter((one) => one.points === points);
    from += residents.length;
    const found = pairBracket({ moved, residents, below: [...ranked.slice(from), ...byes] }, areSeatsStrict);
    if (found === null) return null;
    for (const [higher, lower] of found.pairs) tables.push(seated(higher, lower));
    moved = found.down;
  }
  return { tables, byes: moved.map(({ number }) => number) };
}
