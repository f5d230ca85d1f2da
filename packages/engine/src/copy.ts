/** Whether something read from outside is an object with named parts (no list, no null). */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deep copy of plain data (objects, arrays, strings, numbers, booleans, null). For borders, not for hot loops. */
export function copyPlain<T>(value: T): T {
  // Part by part it is what it was: that the whole is a T again is more than types can follow.
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copied: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copied[key] = copyPlain(part);
  return copied as T;
}

/** Whether two pieces of plain data are equal in every part; the order of an object's keys does not matter. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return isObject(a) && isObject(b) && sameParts(a, b);
}

// Loops, not methods with a function: whole views are compared at every line that somebody may not notice.
function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false;
  return true;
}

function sameParts(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    const part = a[key];
    if (!samePlain(part, b[key]) || (part === undefined && !Object.hasOwn(b, key))) return false;
  }
  return true;
}
