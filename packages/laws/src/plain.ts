/** Freezes plain data through and through: whoever writes to it afterwards throws. */
export function freezeDeep<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
  return value;
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/** Where two values first differ, as `path: this against that`, or null when they are equal in every part and type. */
export function difference(a: unknown, b: unknown, path = 'state'): string | null {
  if (Object.is(a, b)) return null;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') {
    return `${path}: ${short(a)} against ${short(b)}`;
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${path}: not the same kind of object`;
  if (a instanceof Map || a instanceof Set || ArrayBuffer.isView(a)) return `${path}: not plain data`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const here = `${path}.${key}`;
    const left: unknown = Reflect.get(a, key);
    const right: unknown = Reflect.get(b, key);
    if (!Object.hasOwn(a, key)) return `${here}: missing against ${short(right)}`;
    if (!Object.hasOwn(b, key)) return `${here}: ${short(left)} against missing`;
    const deeper = difference(left, right, here);
    if (deeper !== null) return deeper;
  }
  return null;
}
