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
  const all = Array.from({ length: score.players }, (_, player) => player);
  const points = all.map(() => 0);
  const wins = all.map(() => 0);
  const add = (player: number, many: number): void => {
    points[player] = (points[player] ?? 0) + many;
  };
  const met: { readonly other: number; readonly points: number }[][] = all.map(() => []);
  for (const { a, b, points: had } of score.meetings) {
    add(a, had);
    add(b, 1 - had);
    met[a]?.push({ other: b, points: had });
    met[b]?.push({ other: a, points: 1 - had });
    if (had === 1) wins[a] = (wins[a] ?? 0) + 1;
    if (had === 0) wins[b] = (wins[b] ?? 0) + 1;
  }
  for (const { player, points: had } of score.unplayed) add(player, had);
  const rounds = all.map((): { own: number; worth: number }[] => []);
  for (const player of all)
    for (const { other, points: had } of met[player] ?? [])
      rounds[player]?.push({ own: had, worth: points[other] ?? 0 });
  for (const { player, points: had } of score.unplayed)
    rounds[player]?.push({ own: Math.min(1, had), worth: points[player] ?? 0 });
  const figures = all.map((player): Figures => {
    const own = rounds[player] ?? [];
    const worths = own.map(({ worth }) => worth);
    const buchholz = sum(worths);
    return {
      player,
      points: points[player] ?? 0,
      buchholz,
      buchholzCut: worths.length === 0 ? 0 : buchholz - Math.min(...worths),
      sonneborn: sum(own.map(({ own: had, worth }) => had * worth)),
      direct: 0,
      wins: wins[player] ?? 0,
    };
  });
  return placed(withDirect(figures, met), system);
}

type Met = readonly (readonly { readonly other: number; readonly points: number }[])[];

/** With the points among those who have as many, when all of them have met all. */
function withDirect(figures: readonly Figures[], met: Met): readonly Figures[] {
  const groups = Map.groupBy(figures, ({ points }) => points);
  return [...groups.values()].flatMap((tied) => {
    const group = new Set(tied.map(({ player }) => player));
    const among = tied.map(({ player }) => (met[player] ?? []).filter(({ other }) => group.has(other)));
    const isWhole = among.every((own) => new Set(own.map(({ other }) => other)).size === group.size - 1);
    return isWhole
      ? tied.map((one, i) => ({ ...one, direct: sum((among[i] ?? []).map(({ points }) => points)) }))
      : tied;
  });
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
    standings.push({ ...one, place: before !== undefined && compare(before, one) === 0 ? before.place : i + 1 });
  }
  return standings;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
