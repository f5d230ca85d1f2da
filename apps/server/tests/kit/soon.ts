import { expect } from 'vitest';

/** Expects something that is about to happen, with patience for a busy machine. */
export function soon<T>(look: () => T) {
  return expect.poll(look, { timeout: 15_000 });
}
