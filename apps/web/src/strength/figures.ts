/** How a level did against the one below it; shares from 0 to 1. */
export interface LevelFigure {
  readonly level: string;
  readonly measured: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** How far it stands above the one below, in Elo, where all levels were rated together. */
  readonly step: number | null;
}

const STEP = /^\| step from level-\d to (level-\d) \|[^|]*\| (-?\d+) Elo \|/;
const ROW = /^\| (level-\d) against level-\d \|[^|]*\| ([\d.]+) % \| ([\d.]+) % to ([\d.]+) % \| ([\d,]+) \|/;

/** The levels' figures of each game out of the page that the measurements write. */
export function figuresIn(page: string): ReadonlyMap<string, readonly LevelFigure[]> {
  const games = new Map<string, LevelFigure[]>();
  const steps = new Map<string, number>();
  let game = '';
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) game = line.slice(3).trim();
    const [, upper, elo] = STEP.exec(line) ?? [];
    if (upper !== undefined) steps.set(`${game} ${upper}`, Number(elo));
    const [, level, measured, low, high, many] = ROW.exec(line) ?? [];
    if (level === undefined || games.get(game)?.some((row) => row.level === level)) continue;
    const share = (text: string | undefined): number => Number(text) / 100;
    const score = { measured: share(measured), low: share(low), high: share(high), games: count(many) };
    const figure = { level, ...score, step: steps.get(`${game} ${level}`) ?? null };
    games.set(game, [...(games.get(game) ?? []), figure]);
  }
  return games;
}

const count = (text = '0'): number => Number(text.replaceAll(',', ''));

/** A clean sweep is no more than this says: with as few games as there are, nobody is out of sight. */
const SWEEP = 0.99;

/** The Elo that a score is worth. */
export function eloOf(score: number): number {
  const within = Math.min(SWEEP, Math.max(1 - SWEEP, score));
  return 400 * Math.log10(within / (1 - within));
}

/** Every level with its Elo above the weakest, weakest first. */
export function ladderOf(figures: readonly LevelFigure[]): readonly { readonly level: string; readonly elo: number }[] {
  let elo = 0;
  const rest = figures.map(({ level, measured, step }) => {
    elo += step ?? eloOf(measured);
    return { level, elo: Math.round(elo) };
  });
  return [{ level: 'level-1', elo: 0 }, ...rest];
}
