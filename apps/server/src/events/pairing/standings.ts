/** What one had of another: 1 for being ahead of them, ½ for being level, 0. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly points: 0 | 0.5 | 1;
}

/** What an event has come to so far. */
export interface Score {
  readonly players: number;
  readonly meetings: readonly Meeting[];
  /** Points for rounds without an opponent, by player: a bye, or one who did not come. */
  readonly unplayed: readonly { readonly player: number; readonly points: number }[];
}

/** In which order ties are broken. */
export const TIE_BREAKS = {
  swiss: ['buchholzCut', 'buchholz', 'sonneborn', 'direct', 'wins'],
  season: ['direct', 'sonneborn', 'wins'],
} as const;

export interface Standing {
  readonly player: number;
  /** Shared by those whom nothing tells apart. */
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly buchholzCut: number;
  readonly sonneborn: number;
  readonly direct: number;
  readonly wins: number;
}

type Figures = Omit<Standing, 'place'>;

/**
 * Everybody's place. A round without an opponent counts for Buchholz and Sonneborn-Berger as one against somebody with
 * one's own points, as FIDE's rules of ties have it since 2023.
 */
export function standingsOf(score: Score, system: keyof typeof TIE_BREAKS): readonly Standing[] {
  const figures = Array.from({ length: score.players }, (_, player) => new Tally(player));
  const each = (work: (own: Tally, other: Tally, points: number) => void): void => {
    for (const { a, b, points } of score.meetings) {
      const [one, two] = [figures[a], figures[b]];
      if (one === undefined || two === undefined) continue;
      work(one, two, points);
      work(two, one, 1 - points);
    }
  };
  each((own, _, points) => own.gain(points));
  for (const { player, points } of score.unplayed) figures[player]?.add(points);
  each((own, other, points) => own.meet(other.points, points));
  for (const { player, points } of score.unplayed) {
    const own = figures[player];
    own?.meet(own.points, Math.min(1, points));
  }
  direct(figures, each);
  return placed(figures, system);
}

/** One's figures while they are counted. */
class Tally implements Figures {
  readonly player: number;
  points = 0;
  wins = 0;
  buchholz = 0;
  sonneborn = 0;
  direct = 0;
  private weakest = Number.POSITIVE_INFINITY;

  constructor(player: number) {
    this.player = player;
  }

  get buchholzCut(): number {
    return this.weakest === Number.POSITIVE_INFINITY ? 0 : this.buchholz - this.weakest;
  }

  add(points: number): void {
    this.points += points;
  }

  gain(points: number): void {
    this.points += points;
    if (points === 1) this.wins++;
  }

  /** Somebody with so many points in the end, of whom one had `own`. */
  meet(worth: number, own: number): void {
    this.buchholz += worth;
    this.sonneborn += own * worth;
    this.weakest = Math.min(this.weakest, worth);
  }
}

/** The points among those who have as many, where all of them have met all. */
function direct(
  figures: readonly Tally[],
  each: (work: (own: Tally, other: Tally, points: number) => void) => void,
): void {
  const met = new Set<number>();
  const partners = figures.map(() => 0);
  const among = figures.map(() => 0);
  each((own, other, points) => {
    if (own.points !== other.points) return;
    among[own.player] = (among[own.player] ?? 0) + points;
    const pair = own.player * figures.length + other.player;
    if (!met.has(pair)) partners[own.player] = (partners[own.player] ?? 0) + 1;
    met.add(pair);
  });
  for (const tied of Map.groupBy(figures, ({ points }) => points).values()) {
    const isWhole = tied.every(({ player }) => partners[player] === tied.length - 1);
    if (isWhole) for (const one of tied) one.direct = among[one.player] ?? 0;
  }
}

function placed(figures: readonly Figures[], system: keyof typeof TIE_BREAKS): readonly Standing[] {
  const compare = (a: Figures, b: Figures): number => {
    if (a.points !== b.points) return b.points - a.points;
    for (const key of TIE_BREAKS[system]) if (a[key] !== b[key]) return b[key] - a[key];
    return 0;
  };
  const ranked = figures.toSorted((a, b) => compare(a, b) || a.player - b.player);
  const standings: Standing[] = [];
  for (const [i, one] of ranked.entries()) {
    const before = standings.at(-1);
    const place = before !== undefined && compare(before, one) === 0 ? before.place : i + 1;
    const { player, points, buchholz, buchholzCut, sonneborn, direct: among, wins } = one;
    standings.push({ player, place, points, buchholz, buchholzCut, sonneborn, direct: among, wins });
  }
  return standings;
}
