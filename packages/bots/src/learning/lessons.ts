/**
 * Positions to learn from. A position has a row of numbers for each rival, and what became of each as a share of the
 * victory. Most numbers are zero, so only the others are kept: those of row `n` stand from `starts[n]` on.
 */
export interface Lessons {
  readonly columns: Uint16Array;
  readonly values: Float32Array;
  /** One more than there are rows. */
  readonly starts: Uint32Array;
  /** For each row its share, 0 to 1; those of one position add up to 1. */
  readonly shares: Float32Array;
  /** For each position its number of rows. */
  readonly rivals: Uint8Array;
}

/** Collects lessons. */
export class LessonBook {
  private readonly columns: number[] = [];
  private readonly values: number[] = [];
  private readonly starts: number[] = [0];
  private readonly shares: number[] = [];
  private readonly rivals: number[] = [];

  /** Adds a position: what each rival has, and the share that came of it. */
  add(rows: readonly Float32Array[], shares: readonly number[]): void {
    for (const row of rows) {
      for (const [column, value] of row.entries()) {
        if (value === 0) continue;
        this.columns.push(column);
        this.values.push(value);
      }
      this.starts.push(this.columns.length);
    }
    this.shares.push(...shares);
    this.rivals.push(rows.length);
  }

  lessons(): Lessons {
    return {
      columns: Uint16Array.from(this.columns),
      values: Float32Array.from(this.values),
      starts: Uint32Array.from(this.starts),
      shares: Float32Array.from(this.shares),
      rivals: Uint8Array.from(this.rivals),
    };
  }
}

const total = (lists: readonly { readonly length: number }[]): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** Writes lists one behind the other. */
function glued<T extends { readonly length: number; set(list: T, at: number): void }>(
  whole: T,
  lists: readonly T[],
): T {
  let at = 0;
  for (const list of lists) {
    whole.set(list, at);
    at += list.length;
  }
  return whole;
}

/** All lessons as one. */
export function joinedLessons(all: readonly Lessons[]): Lessons {
  const columns = all.map((one) => one.columns);
  const values = all.map((one) => one.values);
  const shares = all.map((one) => one.shares);
  const rivals = all.map((one) => one.rivals);
  let from = 0;
  const starts = all.map((one) => {
    const moved = one.starts.subarray(0, -1).map((start) => start + from);
    from += one.columns.length;
    return moved;
  });
  return {
    columns: glued(new Uint16Array(total(columns)), columns),
    values: glued(new Float32Array(total(values)), values),
    starts: glued(new Uint32Array(total(starts) + 1), [...starts, Uint32Array.of(from)]),
    shares: glued(new Float32Array(total(shares)), shares),
    rivals: glued(new Uint8Array(total(rivals)), rivals),
  };
}
