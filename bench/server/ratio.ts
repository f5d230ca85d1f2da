import { type Ratio, ratioOf } from '../../apps/cli/src/bench/paired.ts';
import type { Round } from './busy.ts';

/** How many times the moves of the server with that number the first one makes: the middle of all pairs of turns, and the quarters beside it. */
export function ratioTo(rounds: readonly Round[], server: number): Ratio {
  return ratioOf(
    rounds.flatMap(({ movesPerSecond }) =>
      (movesPerSecond[0] ?? []).map((ours, turn) => ours / (movesPerSecond[server]?.[turn] ?? Number.NaN)),
    ),
  );
}

export const tellRatio = (name: string, { low, middle, high }: Ratio): string =>
  `moves a second, times ${name}: ${middle.toFixed(2)} (quarters of the turns: ${low.toFixed(2)}, ${high.toFixed(2)})`;

/** Also in docs/hosting.md. */
export const HOW_TO_READ = `How to read this on a busy machine: compare ratios of one run, never figures of two. All servers run side by side and play
in turns of half a second, the load on the same cores; turns that stand beside each other give a ratio, and the one shown
is the middle of all of them, so a machine that is slow for a while is slow for everybody. A difference that is smaller
than the way from one quarter to the other says nothing: run again with more ROUNDS, or when the machine is quiet. CPU time
a move suffers least from company, the 99th percentile most.`;
