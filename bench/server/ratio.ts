/** How many times the moves of another server: the middle of the rounds, and the lowest and highest of them. */
export interface Ratio {
  readonly middle: number;
  readonly lowest: number;
  readonly highest: number;
}

interface Round {
  readonly movesPerSecond: number;
}

/**
 * Round by round: two servers that are measured one after the other meet the machine in the same mood, the middles of
 * all their rounds do not.
 */
export function ratioOf(ours: readonly Round[], theirs: readonly Round[]): Ratio {
  const ratios = ours
    .map(({ movesPerSecond }, i) => movesPerSecond / (theirs[i]?.movesPerSecond ?? Number.NaN))
    .sort((a, b) => a - b);
  const at = (index: number): number => ratios.at(index) ?? Number.NaN;
  return { middle: at(Math.floor(ratios.length / 2)), lowest: at(0), highest: at(-1) };
}

export const tellRatio = (name: string, { middle, lowest, highest }: Ratio): string =>
  `moves a second, times ${name}: ${middle.toFixed(2)} (rounds from ${lowest.toFixed(2)} to ${highest.toFixed(2)})`;

/** Also in docs/hosting.md. */
export const HOW_TO_READ = `How to read this on a busy machine: compare ratios of one run, never figures of two. The servers are measured in turn, the
load runs on the same cores, and whatever else runs there takes from all of them. Each round gives a ratio of its own; the
one shown is their middle. A difference that is smaller than the way from the lowest round to the highest says nothing: run
again with more ROUNDS, or when the machine is quiet. CPU time a move suffers least from company, the 99th percentile most.`;
