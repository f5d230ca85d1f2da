/** A deep copy of plain data (objects, arrays, strings, numbers, booleans, null). For borders, not for hot loops. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copied: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copied[key] = copyPlain(part);
  return copied as T;
}

/** Whether two pieces of plain data are equal in every part; the order of an object's keys does not matter. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, i) => samePlain(part, b[i]));
  }
  const left = Object.entries(a);
  const right = b as Readonly<Record<string, unknown>>;
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, part]) => Object.hasOwn(right, key) && samePlain(part, right[key]))
  );
}
