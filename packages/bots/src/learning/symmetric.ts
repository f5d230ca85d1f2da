/** A symmetric matrix of numbers, kept as its lower triangle. */
export class SymmetricMatrix {
  readonly size: number;
  private readonly lower: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.lower = new Float64Array((size * (size + 1)) / 2);
  }

  /** Adds `times` the outer product of a vector with itself; `used` names the places that are not zero, in order. */
  addOuter(vector: Float64Array, used: readonly number[], times: number): void {
    const { lower } = this;
    for (const [n, i] of used.entries()) {
      const value = times * (vector[i] ?? 0);
      if (value === 0) continue;
      const line = (i * (i + 1)) / 2;
      for (let m = 0; m <= n; m++) {
        const j = used[m] ?? 0;
        lower[line + j] = (lower[line + j] ?? 0) + value * (vector[j] ?? 0);
      }
    }
  }

  addDiagonal(value: number): void {
    for (let i = 0; i < this.size; i++) {
      const at = (i * (i + 1)) / 2 + i;
      this.lower[at] = (this.lower[at] ?? 0) + value;
    }
  }

  /** The vector that this matrix takes to `right`, by Cholesky's method: the matrix must be positive, and is used up. */
  solve(right: Float64Array): Float64Array {
    const { lower, size } = this;
    const at = (i: number, j: number): number => lower[(i * (i + 1)) / 2 + j] ?? 0;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = at(i, j);
        for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
        lower[(i * (i + 1)) / 2 + j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
      }
    }
    const found = right.slice();
    for (let i = 0; i < size; i++) {
      let sum = found[i] ?? 0;
      for (let k = 0; k < i; k++) sum -= at(i, k) * (found[k] ?? 0);
      found[i] = sum / at(i, i);
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = found[i] ?? 0;
      for (let k = i + 1; k < size; k++) sum -= at(k, i) * (found[k] ?? 0);
      found[i] = sum / at(i, i);
    }
    return found;
  }
}
