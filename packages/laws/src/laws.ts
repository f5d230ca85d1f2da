import type { Game, Vocabulary } from '@naos/engine';
import { describe, test } from 'vitest';
import { groundOf, type LawSpec } from './ground.ts';
import type { Law } from './law.ts';
import { asked } from './laws/asked.ts';
import { choices } from './laws/choices.ts';
import { conserved } from './laws/conserved.ts';
import { copies } from './laws/copies.ts';
import { coverage } from './laws/coverage.ts';
import { ends } from './laws/ends.ts';
import { json } from './laws/json.ts';
import { ledger } from './laws/ledger.ts';
import { notation } from './laws/notation.ts';
import { promises } from './laws/promises.ts';
import { reasons } from './laws/reasons.ts';
import { refusals } from './laws/refusals.ts';
import { repeatable } from './laws/repeatable.ts';
import { seats } from './laws/seats.ts';
import { secrets } from './laws/secrets.ts';
import { texts } from './laws/texts.ts';
import { undo } from './laws/undo.ts';
import { tryLaw } from './try-law.ts';

/** All laws, in their order; those after the eleventh guard the gate, the words and what they promise. */
export const LAWS: readonly Law[] = [
  ends,
  asked,
  notation,
  copies,
  json,
  repeatable,
  secrets,
  conserved,
  undo,
  coverage,
  seats,
  refusals,
  texts,
  choices,
  ledger,
  reasons,
  promises,
];

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
