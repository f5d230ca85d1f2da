import type { Figures } from './measure.ts';

/** One measured line: so many cores of one machine, or so many nodes with opponents at the same or at different ones. */
export interface Line extends Figures {
  readonly what: string;
  readonly kind: 'cores' | 'own node' | 'other node';
  readonly count: number;
  /** Against the first line of its kind. */
  readonly times: number;
}

const MUST = { cores: 4, postgres: 0.7, other: 0.7, fiveNodes: 4.2 };

/** What was promised beside what was measured, as far as this run can say. */
export function tellMusts(lines: readonly Line[]): string[] {
  const of = (kind: Line['kind']): readonly Line[] => lines.filter((line) => line.kind === kind);
  const cores = of('cores');
  const one = cores.find(({ count }) => count === 1);
  const most = cores.toSorted((a, b) => b.times - a.times)[0];
  const told: string[] = [];
  const tell = (what: string, value: number, must: number): void => {
    const met = value >= must ? 'met' : 'NOT MET';
    told.push(`${what.padEnd(66)} ${value.toFixed(2).padStart(6)}x   must ≥ ${must}x   ${met}`);
  };
  if (most !== undefined && most.count > 1) tell(`embedded, ${most.count} cores : one process`, most.times, MUST.cores);
  for (const line of of('own node')) {
    if (line.count === 1 && one !== undefined)
      tell(`${line.what} : embedded, one process`, line.movesPerSecond / one.movesPerSecond, MUST.postgres);
    if (line.count === 5) tell(`${line.what} : one node`, line.times, MUST.fiveNodes);
  }
  for (const [i, line] of lines.entries()) {
    const own = lines[i - 1];
    if (line.kind === 'other node' && own?.kind === 'own node' && own.count === line.count)
      tell(`${line.what} : own node`, line.movesPerSecond / own.movesPerSecond, MUST.other);
  }
  return told;
}
