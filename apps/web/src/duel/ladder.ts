import type { DuelStanding } from '@naos/protocol';
import { type DuelTry, isRefused } from '../store/duels.ts';

/** How somebody fared on a deal. */
export interface Fared {
  readonly place: number;
  readonly points: number;
  readonly other: number;
}

/** Somebody on the ladder of a deal: a person or a bot's level. */
export interface Rung extends Fared {
  readonly key: string;
  readonly name: string;
  readonly kind: 'me' | 'person' | 'level';
}

export const ahead = ({ points, other }: Fared): number => points - other;

/** A difference with its sign, a minus as it is printed. */
export const signed = (figure: Intl.NumberFormat, value: number): string => figure.format(value).replace('-', '−');

/** Better first: who won, then by how much, then with how much. */
export function compare(a: Fared, b: Fared): number {
  return a.place - b.place || ahead(b) - ahead(a) || b.points - a.points;
}

/** Levels that somebody did at least as well as, of the weakest first. */
export function passed(mine: Fared, { levels }: Pick<DuelStanding, 'levels'>): readonly boolean[] {
  return levels.map((level) => compare(mine, level) <= 0);
}

/** One's own result: what the server has counted stands against a try of this device that it has refused. */
export function ownResult(here: DuelTry | null, standing: Pick<DuelStanding, 'rows'> | null, me: string): Fared | null {
  const counted = standing?.rows.find(({ player }) => player === me) ?? null;
  return here !== null && !isRefused(here) ? here : (counted ?? here);
}

/** Everybody on a deal, best first; `mine` may not have been counted yet. */
export function ladderOf(
  { levels, rows }: Pick<DuelStanding, 'levels' | 'rows'>,
  mine: Fared | null,
  me: string,
  names: { readonly me: string; readonly level: (level: string) => string },
): readonly Rung[] {
  const people = rows
    .filter(({ player }) => player !== me)
    .map((row): Rung => ({ ...row, key: row.player, kind: 'person' }));
  const own = mine === null ? [] : [{ ...mine, key: me, name: names.me, kind: 'me' as const }];
  const bots = levels.map(
    ({ level, ...rest }): Rung => ({ ...rest, key: level, name: names.level(level), kind: 'level' }),
  );
  return [...own, ...people, ...bots].toSorted(compare);
}
