/** A match under load: two connected players. `send` makes a mark; `heard` is called when the other player hears of it. */
export interface LoadTable {
  send(player: 0 | 1, cell: number): void;
  heard: (player: 0 | 1, made: number) => void;
  close(): void;
}

export interface LoadResult {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move to its arrival at the other player. */
  readonly latencies: Float64Array;
}

/** What is played, and what goes before it. */
export interface LoadPlan {
  /** Moves of each match that count. */
  readonly movesEach: number;
  /** Milliseconds of play before these; how soon code is compiled is a matter of time, not of moves. */
  readonly warmUp: number;
  readonly warmedUp: () => void;
}

/** Plays all matches at once, each as fast as it can: a player moves as soon as the other one's move arrives. */
export async function closedLoop(
  tables: readonly LoadTable[],
  { movesEach, warmUp, warmedUp }: LoadPlan,
): Promise<LoadResult> {
  const latencies = new Float64Array(tables.length * movesEach);
  const warmFrom = performance.now() + warmUp;
  let measured = 0;
  let begun = 0;
  let waiting = tables.length;
  return new Promise((done) => {
    for (const table of tables) {
      let made = 0;
      let counted = 0;
      let last = -1;
      let sent = 0;
      const move = (): void => {
        const cell = (last + 7) % 48;
        last = cell;
        sent = performance.now();
        table.send(made % 2 === 0 ? 0 : 1, cell);
      };
      table.heard = (player, count) => {
        // Only the player whose turn it is now answers; the mover hears of it too.
        if (count !== made + 1 || player !== count % 2) return;
        made++;
        const now = performance.now();
        if (begun > 0) {
          latencies[measured++] = now - sent;
          counted++;
        } else if (now >= warmFrom) {
          begun = now;
          warmedUp();
        }
        if (counted < movesEach) move();
        else if (--waiting === 0) {
          done({ moves: measured, seconds: (now - begun) / 1000, latencies: latencies.sort() });
        }
      };
      move();
    }
  });
}

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
