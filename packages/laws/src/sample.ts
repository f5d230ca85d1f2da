import type { FastRandom } from '@naos/engine';

/** At most `most` things of a list, at random and each once; the whole list where it is no longer. */
export function sample<T>(list: readonly T[], most: number, random: FastRandom): readonly T[] {
  if (list.length <= most) return list;
  const mixed = [...list];
  random.shuffle(mixed);
  return mixed.slice(0, most);
}
