/** What stands at a place of a list that a game knows to be in it: any other place is a fault of the rules, and is said. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is nothing at ${index} in a list of ${list.length}.`);
  return found;
}

/** The same for lists of numbers: they lie otherwise in memory, and one reader for both kinds would be slower than two. */
export function numberAt<N extends number>(list: readonly N[], index: number): N {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no number at ${index} in a list of ${list.length}.`);
  return found;
}

/** A word of a game's component data, which has to be one of those that the rules know. */
export function oneOf<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new RangeError(`"${word}" is none of ${words.join(', ')}.`);
  return found;
}
