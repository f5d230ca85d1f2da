/**
 * The heaviest matching of a graph that may have odd circles: Edmonds' blossoms with labels, in O(n³). `weight` is above 0
 * for whom may be matched with whom, 0 for whom may not; whole numbers of any length, so that a weight can hold many
 * criteria one behind the other. Returns for each vertex its mate, or -1.
 */
export function heaviestMatching(vertices: number, weight: (a: number, b: number) => bigint): number[] {
  return new Matching(vertices, weight).solve();
}

/** Where a vertex or blossom stands in the trees that grow from the free ones. */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/** Vertices count from 1, blossoms come after them; 0 is nobody. */
class Matching {
  private readonly n: number;
  private readonly width: number;
  private top: number;
  /** The edge that stands for the one between two nodes: where it begins and ends, and twice its weight. */
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly weights: bigint[];
  private readonly label: bigint[];
  private readonly mate: Int32Array;
  private readonly slack: Int32Array;
  /** The outermost blossom that a node lies in. */
  private readonly base: Int32Array;
  private readonly parent: Int32Array;
  private readonly side: Int32Array;
  private readonly seen: Int32Array;
  /** By blossom and vertex: the part of the blossom in which the vertex lies. */
  private readonly part: Int32Array;
  private readonly circles: number[][];
  private queue: number[] = [];
  private searches = 0;

  constructor(n: number, weight: (a: number, b: number) => bigint) {
    this.n = n;
    this.top = n;
    // At most half as many blossoms as vertices exist at a time.
    const width = n + Math.ceil(n / 2) + 2;
    this.width = width;
    const ints = (length = width): Int32Array => new Int32Array(length);
    [this.from, this.to, this.part] = [ints(width * width), ints(width * width), ints(width * width)];
    this.weights = Array.from({ length: width * width }, () => 0n);
    this.label = Array.from({ length: width }, () => 0n);
    [this.mate, this.slack, this.base, this.parent] = [ints(), ints(), ints(), ints()];
    [this.side, this.seen] = [ints(), ints()];
    this.circles = Array.from({ length: width }, () => []);
    let heaviest = 0n;
    for (let u = 1; u <= n; u++) {
      this.base[u] = u;
      this.part[this.at(u, u)] = u;
      for (let v = 1; v <= n; v++) {
        const edge = this.at(u, v);
        this.from[edge] = u;
        this.to[edge] = v;
        const heavy = u === v ? 0n : weight(u - 1, v - 1);
        this.weights[edge] = 2n * heavy;
        if (heavy > heaviest) heaviest = heavy;
      }
    }
    this.label.fill(heaviest, 1, n + 1);
  }

  solve(): number[] {
    while (this.augmentOnce());
    return Array.from({ length: this.n }, (_, i) => get(this.mate, i + 1) - 1);
  }

  private at(u: number, v: number): number {
    return u * this.width + v;
  }

  private circle(blossom: number): number[] {
    return this.circles[blossom] ?? [];
  }

  private baseOf(node: number): number {
    return get(this.base, node);
  }

  /** How far an edge is from being tight. */
  private distance(u: number, v: number): bigint {
    const edge = this.at(u, v);
    const [a, b] = [get(this.from, edge), get(this.to, edge)];
    return large(this.label, a) + large(this.label, b) - large(this.weights, this.at(a, b));
  }

  private noteSlack(u: number, x: number): void {
    const known = get(this.slack, x);
    if (known === 0 || this.distance(u, x) < this.distance(known, x)) this.slack[x] = u;
  }

  private setSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.n; u++)
      if (large(this.weights, this.at(u, x)) > 0n && this.baseOf(u) !== x && get(this.side, this.baseOf(u)) === OUTER)
        this.noteSlack(u, x);
  }

  private push(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const part of this.circle(x)) this.push(part);
  }

  private setBase(x: number, blossom: number): void {
    this.base[x] = blossom;
    if (x > this.n) for (const part of this.circle(x)) this.setBase(part, blossom);
  }

  /** Turns a blossom's circle so that a part is reached in an even number of steps, and says in how many. */
  private evenSteps(blossom: number, part: number): number {
    const circle = this.circle(blossom);
    const steps = circle.indexOf(part);
    if (steps % 2 === 0) return steps;
    const [first = 0, ...rest] = circle;
    this.circles[blossom] = [first, ...rest.toReversed()];
    return circle.length - steps;
  }

  private marry(u: number, v: number): void {
    const edge = this.at(u, v);
    this.mate[u] = get(this.to, edge);
    if (u <= this.n) return;
    const part = get(this.part, this.at(u, get(this.from, edge)));
    const steps = this.evenSteps(u, part);
    const circle = this.circle(u);
    for (let i = 0; i < steps; i++) this.marry(circle[i] ?? 0, circle[i ^ 1] ?? 0);
    this.marry(part, v);
    this.circles[u] = [...circle.slice(steps), ...circle.slice(0, steps)];
  }

  private augment(first: number, second: number): void {
    let [u, v] = [first, second];
    for (;;) {
      const next = this.baseOf(get(this.mate, u));
      this.marry(u, v);
      if (next === 0) return;
      const up = this.baseOf(get(this.parent, next));
      this.marry(next, up);
      [u, v] = [up, next];
    }
  }

  private commonRoot(first: number, second: number): number {
    this.searches++;
    for (let [u, v] = [first, second]; u !== 0 || v !== 0; [u, v] = [v, u]) {
      if (u === 0) continue;
      if (get(this.seen, u) === this.searches) return u;
      this.seen[u] = this.searches;
      u = this.baseOf(get(this.mate, u));
      if (u !== 0) u = this.baseOf(get(this.parent, u));
    }
    return 0;
  }

  private addBlossom(u: number, root: number, v: number): void {
    let b = this.n + 1;
    while (b <= this.top && this.baseOf(b) !== 0) b++;
    this.top = Math.max(this.top, b);
    this.label[b] = 0n;
    this.side[b] = OUTER;
    this.mate[b] = get(this.mate, root);
    const arm = (from: number): number[] => {
      const nodes: number[] = [];
      for (let x = from; x !== root; ) {
        const y = this.baseOf(get(this.mate, x));
        nodes.push(x, y);
        this.push(y);
        x = this.baseOf(get(this.parent, y));
      }
      return nodes;
    };
    const circle = [root, ...arm(u).toReversed(), ...arm(v)];
    this.circles[b] = circle;
    this.setBase(b, b);
    for (let x = 1; x <= this.top; x++) {
      this.weights[this.at(b, x)] = 0n;
      this.weights[this.at(x, b)] = 0n;
    }
    for (let x = 1; x <= this.n; x++) this.part[this.at(b, x)] = 0;
    for (const part of circle) {
      for (let x = 1; x <= this.top; x++) {
        if (large(this.weights, this.at(b, x)) === 0n || this.distance(part, x) < this.distance(b, x)) {
          this.copyEdge(part, x, b, x);
          this.copyEdge(x, part, x, b);
        }
      }
      for (let x = 1; x <= this.n; x++) if (get(this.part, this.at(part, x)) !== 0) this.part[this.at(b, x)] = part;
    }
    this.setSlack(b);
  }

  private copyEdge(u: number, v: number, intoU: number, intoV: number): void {
    const [edge, into] = [this.at(u, v), this.at(intoU, intoV)];
    this.from[into] = get(this.from, edge);
    this.to[into] = get(this.to, edge);
    this.weights[into] = large(this.weights, edge);
  }

  private expand(b: number): void {
    for (const part of this.circle(b)) this.setBase(part, part);
    const entry = get(this.part, this.at(b, get(this.from, this.at(b, get(this.parent, b)))));
    const steps = this.evenSteps(b, entry);
    for (const [i, part] of this.circle(b).entries()) {
      if (i < steps && i % 2 === 0) {
        const next = this.circle(b)[i + 1] ?? 0;
        this.parent[part] = get(this.from, this.at(next, part));
        this.side[part] = INNER;
        this.slack[part] = 0;
      } else if (i < steps) {
        this.side[part] = OUTER;
        this.setSlack(part);
        this.push(part);
      } else if (i === steps) {
        this.side[part] = INNER;
        this.parent[part] = get(this.parent, b);
      } else {
        this.side[part] = FREE;
        this.setSlack(part);
      }
    }
    this.base[b] = 0;
  }

  /** Takes a tight edge into the trees; true when it has joined two of them, and so made the matching larger. */
  private take(a: number, b: number): boolean {
    const edge = this.at(a, b);
    const start = get(this.from, edge);
    const [u, v] = [this.baseOf(start), this.baseOf(get(this.to, edge))];
    if (get(this.side, v) === FREE) {
      const next = this.baseOf(get(this.mate, v));
      this.parent[v] = start;
      this.side[v] = INNER;
      this.slack[v] = 0;
      this.slack[next] = 0;
      this.side[next] = OUTER;
      this.push(next);
    } else if (get(this.side, v) === OUTER) {
      const root = this.commonRoot(u, v);
      if (root === 0) {
        this.augment(u, v);
        this.augment(v, u);
        return true;
      }
      this.addBlossom(u, root, v);
    }
    return false;
  }

  private augmentOnce(): boolean {
    this.side.fill(FREE, 1, this.top + 1);
    this.slack.fill(0, 1, this.top + 1);
    this.queue = [];
    for (let x = 1; x <= this.top; x++) {
      if (this.baseOf(x) !== x || get(this.mate, x) !== 0) continue;
      this.parent[x] = 0;
      this.side[x] = OUTER;
      this.push(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.growTrees()) return true;
      if (!this.moveLabels()) return false;
      for (let x = 1; x <= this.top; x++) {
        const u = get(this.slack, x);
        if (this.baseOf(x) === x && u !== 0 && this.baseOf(u) !== x && this.distance(u, x) === 0n && this.take(u, x))
          return true;
      }
      for (let b = this.n + 1; b <= this.top; b++)
        if (this.baseOf(b) === b && get(this.side, b) === INNER && large(this.label, b) === 0n) this.expand(b);
    }
  }

  private growTrees(): boolean {
    for (let u = this.queue.shift(); u !== undefined; u = this.queue.shift()) {
      if (get(this.side, this.baseOf(u)) === INNER) continue;
      for (let v = 1; v <= this.n; v++) {
        if (large(this.weights, this.at(u, v)) <= 0n || this.baseOf(u) === this.baseOf(v)) continue;
        if (this.distance(u, v) !== 0n) this.noteSlack(u, this.baseOf(v));
        else if (this.take(u, v)) return true;
      }
    }
    return false;
  }

  /** Moves labels until another edge is tight; false when nothing better can be had. */
  private moveLabels(): boolean {
    let step: bigint | null = null;
    const within = (most: bigint): void => {
      if (step === null || most < step) step = most;
    };
    for (let x = 1; x <= this.top; x++) {
      if (this.baseOf(x) !== x) continue;
      const side = get(this.side, x);
      if (x > this.n && side === INNER) within(large(this.label, x) / 2n);
      const u = get(this.slack, x);
      if (u === 0 || side === INNER) continue;
      within(side === FREE ? this.distance(u, x) : this.distance(u, x) / 2n);
    }
    return step !== null && this.moveBy(step);
  }

  private moveBy(step: bigint): boolean {
    for (let u = 1; u <= this.n; u++) {
      const side = get(this.side, this.baseOf(u));
      if (side === OUTER && large(this.label, u) <= step) return false;
      if (side !== FREE) this.label[u] = large(this.label, u) + (side === OUTER ? -step : step);
    }
    for (let b = this.n + 1; b <= this.top; b++) {
      if (this.baseOf(b) !== b) continue;
      const side = get(this.side, b);
      if (side !== FREE) this.label[b] = large(this.label, b) + (side === OUTER ? 2n * step : -2n * step);
    }
    this.queue = [];
    return true;
  }
}

function get(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

function large(list: readonly bigint[], index: number): bigint {
  return list[index] ?? 0n;
}
