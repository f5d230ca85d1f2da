/** A law does not hold: what was seen, and where. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** Throws unless the law's condition holds. */
export function demand(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new LawBroken(message());
}
