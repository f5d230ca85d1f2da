/** Whose share of a common thing is used, and whether people wait for it. */
export interface Claim {
  readonly owner: string;
  readonly withPeople: boolean;
}

interface Waiting<T> extends Claim {
  readonly item: T;
}

/**
 * A bounded line in which nobody stands behind more than one of each other owner: owners take turns, and those with
 * people before all others. When it is full, the oldest leaves of whoever has most in it, without people first.
 */
export class FairQueue<T> {
  private readonly most: number;
  private readonly lanes = { people: new Map<string, Waiting<T>[]>(), bots: new Map<string, Waiting<T>[]>() };
  private count = 0;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.count;
  }

  /** Takes something in; returns what had to leave for it. */
  add(item: T, claim: Claim): T | null {
    const lane = this.lanes[claim.withPeople ? 'people' : 'bots'];
    const own = lane.get(claim.owner);
    if (own === undefined) lane.set(claim.owner, [{ item, ...claim }]);
    else own.push({ item, ...claim });
    this.count++;
    return this.count > this.most ? this.dropOldest() : null;
  }

  /** The next in turn whose claim is admitted now; null when there is none. */
  next(admits: (claim: Claim) => boolean): (Claim & { readonly item: T }) | null {
    return this.nextOf(this.lanes.people, admits) ?? this.nextOf(this.lanes.bots, admits);
  }

  private nextOf(lane: Map<string, Waiting<T>[]>, admits: (claim: Claim) => boolean): Waiting<T> | null {
    for (const [owner, own] of lane) {
      const [first] = own;
      if (first === undefined || !admits(first)) continue;
      own.shift();
      this.count--;
      // To the end of the lane: it is the others' turn.
      lane.delete(owner);
      if (own.length > 0) lane.set(owner, own);
      return first;
    }
    return null;
  }

  private dropOldest(): T | null {
    const lane = this.lanes.bots.size > 0 ? this.lanes.bots : this.lanes.people;
    let longest: Waiting<T>[] = [];
    for (const own of lane.values()) if (own.length > longest.length) longest = own;
    const dropped = longest.shift();
    if (dropped === undefined) return null;
    if (longest.length === 0) lane.delete(dropped.owner);
    this.count--;
    return dropped.item;
  }
}
