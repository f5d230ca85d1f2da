/** What stands at a place of a content list: a place outside the list is a mistake of the caller. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is nothing at ${index} in a list of ${list.length}.`);
  return found;
}

/** A word of the component data that has to be one of those the rules know. */
export function oneOf<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new RangeError(`components.json says "${word}" instead of ${words.join(', ')}.`);
  return found;
}
