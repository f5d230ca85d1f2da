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
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, i) => samePlain(part, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, part]) => Object.hasOwn(b, key) && samePlain(part, b[key]))
  );
}
