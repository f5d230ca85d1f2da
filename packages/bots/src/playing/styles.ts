/** A manner of playing beside a level: what somebody gives more for, or less, than those of the same strength. */
export interface Manner {
  /** Of the bot, such as `level-4-raider`. */
  readonly name: string;
  /** Topics with the part of what people would give for them by hand that is added to what was learned. */
  readonly gives: Readonly<Record<string, number>>;
}

/** Weights with a manner's leanings in them. */
export function leaning(
  learned: Float32Array,
  byHand: Float32Array,
  topicAt: (term: number) => string,
  { gives }: Manner,
): Float32Array {
  return learned.map((weight, term) => weight + (gives[topicAt(term)] ?? 0) * (byHand[term] ?? 0));
}
