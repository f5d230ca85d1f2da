/** Whom a table of an event seats, in the order of its seats. */
export type Pairing = readonly number[];

/** A round as it is paired: tables, and those who sit out. */
export interface Paired {
  readonly tables: readonly Pairing[];
  readonly byes: readonly number[];
}

/**
 * Everybody meets everybody once: the circle method, in the order and with the first seats of the published Berger tables.
 * With an odd number the one who would meet the last number sits out.
 */
export function roundRobin(players: number): readonly Paired[] {
  const last = players + (players % 2);
  return Array.from({ length: Math.max(0, last - 1) }, (_, round) => {
    // Who meets the last number moves on by half a circle each round.
    const top = ((round * (last / 2)) % (last - 1)) + 1;
    const other = (step: number): number => ((top - 1 + step + 2 * (last - 1)) % (last - 1)) + 1;
    const pairs: Pairing[] = [round % 2 === 0 ? [top, last] : [last, top]];
    for (let step = 1; step < last / 2; step++) pairs.push([other(step), other(-step)]);
    const numbers = pairs.map((pair) => pair.map((number) => number - 1));
    return {
      tables: numbers.filter((pair) => !pair.includes(players)),
      byes: numbers.filter((pair) => pair.includes(players)).flatMap((pair) => pair.filter((one) => one < players)),
    };
  });
}
