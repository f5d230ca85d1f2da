import type * as Server from '@naos/server';
import { codeOf } from '@naos/server/problem';
import { Problem } from './problem.ts';

/** What somebody can do about a store that can't be used; a mistake of ours stays what it is. */
export function storeProblem(
  { explainStart, StartError, StoreError }: Pick<typeof Server, 'explainStart' | 'StartError' | 'StoreError'>,
  problem: unknown,
  store: string,
): unknown {
  if (problem instanceof StartError || problem instanceof StoreError) return new Problem(problem.message);
  // The system and the database give what they refuse a code; so does Node what we call wrongly.
  const code = codeOf(problem) ?? 'ERR_OURS';
  return code.startsWith('ERR_') ? problem : new Problem(explainStart(problem, store).message);
}
