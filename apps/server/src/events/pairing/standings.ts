import type { Work } from '../../turns.ts';

/** Somebody among those whom they are compared with, and by what. */
export interface Placed {
  readonly player: number;
  readonly worth: number;
}

/**
 * A table, or everybody who held the same seat of a deal, from the least worth on: each has met each, with a point for
 * being ahead and half of one for being level. Nobody writes the pairs down: of 256 people there are 32,640.
 */
export type Circle = readonly Placed[];

/** What a round has come to, worked out once. */
export interface RoundScore {
  readonly circles: readonly Circle[];
  /** By player: points, and how many they were ahead of. */
  readonly points: ReadonlyMap<number, number>;
  readonly wins: ReadonlyMap<number, number>;
}

/** What an event has come to so far. */
export interface Score {
  readonly players: number;
  readonly rounds: readonly RoundScore[];
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

export function roundScore(all: readonly (readonly Placed[])[]): RoundScore {
  const circles = all.map((circle) => circle.toSorted((a, b) => a.worth - b.worth));
  const [points, wins] = [new Map<number, number>(), new Map<number, number>()];
  for (const circle of circles)
    compare(circle, one, (player, { behind, level }) => {
      points.set(player, (points.get(player) ?? 0) + behind + level / 2);
      wins.set(player, (wins.get(player) ?? 0) + behind);
    });
  return { circles, points, wins };
}

const one = (): number => 1;

interface Sums {
  readonly behind: number;
  readonly level: number;
  readonly all: number;
}

/** For everybody in a circle, what those count together who are behind them, those who are level with them, and all. */
function compare(circle: Circle, count: (player: number) => number, tell: (player: number, sums: Sums) => void): void {
  const total = circle.reduce((sum, { player }) => sum + count(player), 0);
  let behind = 0;
  for (let from = 0, to = 0; from < circle.length; from = to) {
    let level = 0;
    for (; to < circle.length && circle[to]?.worth === circle[from]?.worth; to++)
      level += count(circle[to]?.player ?? 0);
    for (let i = from; i < to; i++) {
      const player = circle[i]?.player ?? 0;
      const own = count(player);
      tell(player, { behind, level: level - own, all: total - own });
    }
    behind += level;
  }
}

/**
 * Everybody's place. A round without an opponent counts for Buchholz and Sonneborn-Berger as one against somebody with
 * one's own points, as FIDE's rules of ties have it since 2023.
 */
export function* standingsOf(score: Score, system: keyof typeof TIE_BREAKS): Work<readonly Standing[]> {
  const figures = Array.from({ length: score.players }, (_, player) => new Tally(player));
  for (const { points, wins } of score.rounds) {
    for (const [player, many] of points) figures[player]?.gain(many, wins.get(player) ?? 0);
    yield;
  }
  for (const { player, points } of score.unplayed) figures[player]?.gain(points, 0);
  const worth = (player: number): number => figures[player]?.points ?? 0;
  for (const { circles } of score.rounds) {
    for (const circle of circles) {
      const [weakest = 0, next = 0] = lowest(circle, worth);
      compare(circle, worth, (player, { behind, level, all }) => {
        figures[player]?.meet(all, behind + level / 2, worth(player) === weakest ? next : weakest);
      });
    }
    yield;
  }
  for (const { player, points } of score.unplayed) {
    const own = figures[player];
    own?.meet(own.points, Math.min(1, points) * own.points, own.points);
  }
  yield* direct(figures, score.rounds);
  return placed(figures, system);
}

/** The two fewest points in a circle. */
function lowest(circle: Circle, worth: (player: number) => number): readonly number[] {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { player } of circle) {
    const own = worth(player);
    if (own < first) [first, second] = [own, first];
    else if (own < second) second = own;
  }
  return [first, second];
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

  gain(points: number, wins: number): void {
    this.points += points;
    this.wins += wins;
  }

  /** Others who have so many points in the end, of which those whom one was ahead of have `had`. */
  meet(worth: number, had: number, weakest: number): void {
    this.buchholz += worth;
    this.sonneborn += had;
    this.weakest = Math.min(this.weakest, weakest);
  }
}

const BITS = 32;

/** The points among those who have as many, where all of them have met all. */
function* direct(figures: readonly Tally[], rounds: Score['rounds']): Work<void> {
  const among = figures.map(() => 0);
  const words = Math.ceil(figures.length / BITS);
  /** Whom of those with as many points each has met: a bit for each, so that a circle is put together in one go. */
  const met = figures.map(() => new Uint32Array(words));
  for (const { circles } of rounds) {
    for (const circle of circles) {
      for (const tied of tiedIn(circle, figures)) {
        const all = new Uint32Array(words);
        for (const { player } of tied) mark(all, player);
        for (const { player } of tied) join(met[player], all);
        compare(tied, one, (player, { behind, level }) => {
          among[player] = (among[player] ?? 0) + behind + level / 2;
        });
      }
    }
    yield;
  }
  for (const tied of Map.groupBy(figures, ({ points }) => points).values()) {
    const everybody = new Uint32Array(words);
    if (tied.length > 1) for (const { player } of tied) mark(everybody, player);
    const isWhole = tied.every(({ player }) => met[player]?.every((word, i) => word === everybody[i]) === true);
    if (isWhole) for (const own of tied) own.direct = among[own.player] ?? 0;
  }
}

function join(set: Uint32Array | undefined, others: Uint32Array): void {
  for (const [i, word] of others.entries()) if (set !== undefined) set[i] = (set[i] ?? 0) | word;
}

function mark(set: Uint32Array, player: number): void {
  const word = Math.floor(player / BITS);
  set[word] = (set[word] ?? 0) | (1 << (player % BITS));
}

/** Those of a circle who have as many points as somebody else in it. */
function tiedIn(circle: Circle, figures: readonly Tally[]): readonly Circle[] {
  if (circle.length === 2 && figures[circle[0]?.player ?? 0]?.points !== figures[circle[1]?.player ?? 0]?.points)
    return [];
  const groups = Map.groupBy(circle, ({ player }) => figures[player]?.points ?? 0);
  return [...groups.values()].filter((tied) => tied.length > 1);
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
