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

/**
 * Plays all matches at once, each as fast as it can: a player moves as soon as the other one's move arrives. The first
 * quarter warms the server up and does not count; `warmedUp` is called at its end.
 */
export async function closedLoop(
  tables: readonly LoadTable[],
  movesEach: number,
  warmedUp: () => void,
): Promise<LoadResult> {
  const warmUp = Math.ceil(movesEach / 4);
  const latencies = new Float64Array(tables.length * movesEach);
  let measured = 0;
  let begun = 0;
  let waiting = tables.length;
  let warm = tables.length;
  return new Promise((done) => {
    for (const table of tables) {
      let made = 0;
      let last = -1;
      let sent = 0;
      const move = (): void => {
        const cell = (last + 7) % 48;
        last = cell;
        sent = performance.now();
        table.send((made % 2) as 0 | 1, cell);
      };
      table.heard = (player, count) => {
        // Only the player whose turn it is now answers; the mover hears of it too.
        if (count !== made + 1 || player !== count % 2) return;
        made++;
        if (begun > 0) latencies[measured++] = performance.now() - sent;
        if (made === warmUp && --warm === 0) {
          begun = performance.now();
          warmedUp();
        }
        if (made < movesEach) move();
        else if (--waiting === 0) {
          const seconds = (performance.now() - begun) / 1000;
          done({ moves: measured, seconds, latencies: latencies.subarray(0, measured).sort() });
        }
      };
      move();
    }
  });
}

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
