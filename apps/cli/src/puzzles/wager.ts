/** Parts of the capital that are staked on the next difference: unknown which pays best, so all of them are tried. */
const STAKES = [0.1, 0.25, 0.45, 0.7, 0.9] as const;
/** Margins that are tested side by side. No stake may lose more than there is: STAKES · (1 + the largest) < 1. */
const MARGINS = [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1] as const;

/** How differences are bet on: one account for each margin and stake. */
interface Account {
  readonly margin: number;
  readonly capitals: Float64Array;
}

/**
 * A test by betting. For every margin somebody stakes against "the mean difference is at most the margin"; while that is
 * so the game is fair or worse, and the capital reaches `odds` times its start with a chance of at most 1 / odds, whenever
 * one looks (Ville's inequality). No shape of the differences is assumed but that they lie between -1 and 1. Stakes are
 * the same for all margins, so a capital falls as the margin grows: all margins hold at once.
 */
export class Wager {
  readonly odds: number;
  private readonly forward = MARGINS.map((margin): Account => account(margin));
  private readonly backward = account(0);
  private sum = 0;
  private squares = 0;
  private best: number | null = null;
  private lost = false;
  played = 0;

  constructor(odds: number) {
    this.odds = odds;
  }

  /** One more difference, from -1 to 1. */
  take(difference: number): void {
    this.played++;
    this.sum += difference;
    this.squares += difference ** 2;
    for (const one of this.forward) {
      if (settle(one, difference) >= this.odds && (this.best === null || one.margin > this.best))
        this.best = one.margin;
    }
    if (settle(this.backward, -difference) >= this.odds) this.lost = true;
  }

  get mean(): number {
    return this.played === 0 ? 0 : this.sum / this.played;
  }

  /** How far off the mean may easily be. */
  get error(): number {
    const spread = this.squares / Math.max(1, this.played) - this.mean ** 2;
    return Math.sqrt(Math.max(0, spread) / Math.max(1, this.played));
  }

  /** The largest margin by which the differences are proven to lead; null: not even none. */
  get margin(): number | null {
    return this.best;
  }

  /** Whether the differences are proven to lie below zero. */
  get refuted(): boolean {
    return this.lost;
  }
}

const account = (margin: number): Account => ({ margin, capitals: new Float64Array(STAKES.length).fill(1) });

/** What all stakes together have made of one. */
function settle({ margin, capitals }: Account, difference: number): number {
  let whole = 0;
  for (const [i, stake] of STAKES.entries()) {
    const capital = (capitals[i] ?? 0) * (1 + stake * (difference - margin));
    capitals[i] = capital;
    whole += capital;
  }
  return whole / STAKES.length;
}
