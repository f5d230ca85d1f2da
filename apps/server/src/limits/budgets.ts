import { because } from '../request-refusal.ts';
import { Bucket } from './bucket.ts';
import type { SharedSpending } from './shared-spending.ts';

/** What one person may do at a stroke, and how much of it comes back in an hour. */
const BUDGETS = {
  guest: { burst: 30, perHour: 60, name: 'new guests' },
  table: { burst: 20, perHour: 60, name: 'new tables' },
  'table of bots': { burst: 3, perHour: 12, name: 'new tables of bots alone' },
  club: { burst: 5, perHour: 10, name: 'new clubs' },
  line: { burst: 40, perHour: 1_200, name: 'lines' },
  'club line': { burst: 30, perHour: 1_200, name: 'lines' },
  'club act': { burst: 60, perHour: 1_200, name: 'changes of a club' },
  event: { burst: 5, perHour: 10, name: 'new events' },
  report: { burst: 5, perHour: 10, name: 'reports' },
  bot: { burst: 5, perHour: 5, name: 'new bots' },
  holiday: { burst: 10, perHour: 20, name: 'changes of holidays' },
  profile: { burst: 60, perHour: 240, name: 'changes of your page' },
  rename: { burst: 20, perHour: 60, name: 'new names' },
  follow: { burst: 60, perHour: 3_600, name: 'looks at tables' },
  puzzle: { burst: 60, perHour: 600, name: 'puzzles' },
  duel: { burst: 12, perHour: 24, name: 'duels' },
  channel: { burst: 10, perHour: 20, name: 'new ways to be reached' },
} as const;
export type Spending = keyof typeof BUDGETS;
const isSpending = (what: string): what is Spending => what in BUDGETS;
const WHATS = Object.keys(BUDGETS).filter(isSpending);

/** A household, a school or a club shares an address: it has so many times what one person has. */
const PEOPLE_PER_NETWORK = 10;
/** Whoever has not been here for the longest time is forgotten first. */
const MOST_REMEMBERED = 50_000;
const HOUR_S = 3_600;

/** Who spends: a bot of somebody's own spends what its owner has; nobody is known yet who only arrives. */
export interface Spender {
  readonly player: string | null;
  readonly network: string;
}

/** Looks happen all the time, and cost the node where they happen: each counts its own. */
const COUNTED_HERE: ReadonlySet<Spending> = new Set(['follow']);

/** Fair shares of what costs the whole server something, by person and by network, over all nodes. */
export class Budgets {
  private readonly now: () => number;
  private readonly isOn: boolean;
  private readonly shared: Pick<SharedSpending, 'tell'>;
  private readonly buckets = new Map<string, Bucket>();

  constructor(now: () => number, isOn: boolean, shared: Pick<SharedSpending, 'tell'>) {
    this.now = now;
    this.isOn = isOn;
    this.shared = shared;
  }

  /** Spends one, or throws with a sentence that says how long to wait. */
  spend(what: Spending, { player, network }: Spender): void {
    if (!this.isOn) return;
    const { perHour, name } = BUDGETS[what];
    const now = this.now();
    const names = [...(player === null ? [] : [`${what}/${player}`]), `${what}@${network}`];
    const taken = names.map((name) => this.bucket(what, name)).filter((bucket) => bucket.take(now));
    if (taken.length === names.length) {
      if (!COUNTED_HERE.has(what)) for (const name of names) this.shared.tell(name);
      return;
    }
    // Whose neighbours have used up what their network has loses nothing of their own by asking.
    for (const bucket of taken) bucket.putBack();
    const minutes = Math.ceil(60 / perHour);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw because('slow down', 'wait', `Too many ${name} for now: try again in ${wait}.`, { minutes });
  }

  /** Takes note of what was spent at another node. */
  owe(bucket: string, many: number): void {
    const what = WHATS.find((one) => bucket.startsWith(`${one}/`) || bucket.startsWith(`${one}@`));
    if (what !== undefined && this.isOn) this.bucket(what, bucket).owe(this.now(), many);
  }

  private bucket(what: Spending, key: string): Bucket {
    const { burst, perHour } = BUDGETS[what];
    const people = key.startsWith(`${what}@`) ? PEOPLE_PER_NETWORK : 1;
    const size = { rate: (people * perHour) / HOUR_S, burst: people * burst };
    const bucket = this.buckets.get(key) ?? new Bucket(size, this.now());
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MOST_REMEMBERED) {
      const [oldest = key] = this.buckets.keys();
      this.buckets.delete(oldest);
    }
    return bucket;
  }
}
