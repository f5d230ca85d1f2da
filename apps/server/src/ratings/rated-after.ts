import { type Skill, skillsAfter } from './plackett-luce.ts';

/** Somebody's skill, with how many games it comes from. */
export interface Rated extends Skill {
  readonly player: string;
  readonly games: number;
}

/** Ratings after one game. A player on several chairs, such as a house bot twice, gains or loses on each of them in turn. */
export function ratedAfter<R extends Rated>(before: readonly R[], places: readonly number[]): R[] {
  const after = skillsAfter(before, places);
  const changed = new Map<string, R>();
  for (const [i, was] of before.entries()) {
    const fresh = after[i];
    if (fresh === undefined) continue;
    const sofar = changed.get(was.player) ?? was;
    changed.set(was.player, {
      ...sofar,
      mu: sofar.mu + fresh.mu - was.mu,
      sigma: Math.min(sofar.sigma, fresh.sigma),
      games: was.games + 1,
    });
  }
  return [...changed.values()];
}
