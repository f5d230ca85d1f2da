import type { Game, Vocabulary } from '@naos/engine';
import { describe, test } from 'vitest';
import { LAWS } from './all-laws.ts';
import { groundOf, type LawSpec } from './ground.ts';
import { tryLaw } from './try-law.ts';

const SOAK_MINUTES = 60;

/**
 * Defines one test for each law on a game: the one line of a game's `tests/laws.test.ts`. Seeds are fixed; `LAWS_RUNS=2000`
 * makes a soak of it, `LAWS_SEED=<seed>` plays a reported game again.
 */
export function laws<V extends Vocabulary>(game: Game<V>, spec: LawSpec<V>): void {
  const ground = groundOf(game, spec);
  const wanted = LAWS.filter(({ applies }) => applies?.(spec) !== false);
  describe(`laws of ${game.id}`, () => {
    test.each(wanted.map((law) => [law.number, law.title, law] as const))(
      'law %i: %s',
      (_number, _title, law) => tryLaw(law, ground),
      SOAK_MINUTES * 60_000,
    );
  });
}
