/** What a test can't go on without. */
export function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('It is not there.');
  return found;
}
