import { expect } from 'vitest';

/** Expects something that is about to happen, with the patience of vitest.config.ts. */
export function soon<T>(look: () => T) {
  return expect.poll(look);
}
