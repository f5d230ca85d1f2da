/** Whose share of a common thing is used, and whether people wait for it. */
export interface Claim {
  readonly owner: string;
  /** From where the owner asks, if that is known: a crowd behind one address has one turn of its own. */
  readonly network?: string;
  readonly withPeople: boolean;
}

interface Waiting<T> extends Claim {
  readonly item: T;
}

/** What waits, by network and in it by owner: each map has them in the order of their turns. */
type Lane<T> = Map<string, Map<string, Waiting<T>[]>>;

/**
 * A bounded line in which nobody stands behind more than one of each other network, nor in theirs behind more than one of
 * each other owner: networks take turns, in each its owners, and those with people before all others. When it is full, the
 * oldest leaves of whoever has most in it, without people first.
 */
export class FairQueue<T> {
  private readonly most: number;
  private readonly lanes: { readonly people: Lane<T>; readonly bots: Lane<T> } = { people: new Map(), bots: new Map() };
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
    const { owner, network = owner } = claim;
    const owners = lane.get(network) ?? new Map<string, Waiting<T>[]>();
    lane.set(network, owners);
    const own = owners.get(owner);
    if (own === undefined) owners.set(owner, [{ item, ...claim }]);
    else own.push({ item, ...claim });
    this.count++;
    return this.count > this.most ? this.dropOldest() : null;
  }

  /** The next in turn whose claim is admitted now; null when there is none. */
  next(admits: (claim: Claim) => boolean): (Claim & { readonly item: T }) | null {
    return this.nextOf(this.lanes.people, admits) ?? this.nextOf(this.lanes.bots, admits);
  }

  private nextOf(lane: Lane<T>, admits: (claim: Claim) => boolean): Waiting<T> | null {
    for (const [network, owners] of lane)
      for (const [owner, own] of owners) {
        const [first] = own;
        if (first === undefined || !admits(first)) continue;
        own.shift();
        this.count--;
        // To the end of the lane: it is the others' turn.
        owners.delete(owner);
        if (own.length > 0) owners.set(owner, own);
        lane.delete(network);
        if (owners.size > 0) lane.set(network, owners);
        return first;
      }
    return null;
  }

  private dropOldest(): T | null {
    const lane = this.lanes.bots.size > 0 ? this.lanes.bots : this.lanes.people;
    const [network, owners] = largest(lane, (all) => [...all.values()].reduce((sum, { length }) => sum + length, 0));
    const [owner, own] = largest(owners, ({ length }) => length);
    const dropped = own.shift();
    if (dropped === undefined) return null;
    if (own.length === 0) owners.delete(owner);
    if (owners.size === 0) lane.delete(network);
    this.count--;
    return dropped.item;
  }
}

/** The entry of a map with most in it, the first of several. */
function largest<T>(map: ReadonlyMap<string, T>, sizeOf: (value: T) => number): readonly [string, T] {
  let found: readonly [string, T] | null = null;
  let most = 0;
  for (const entry of map) {
    const size = sizeOf(entry[1]);
    if (size > most) [found, most] = [entry, size];
  }
  if (found === null) throw new Error('nothing waits');
  return found;
}
