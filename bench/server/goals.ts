interface Goal {
  readonly what: string;
  readonly unit: string;
  /** At least or at most: `must` is promised, `aim` is hoped for. */
  readonly better: 'more' | 'less';
  readonly must: number;
  readonly aim?: number;
}

/** What the server promises. */
const GOALS = {
  timesBoardgame: { what: 'moves a second, times boardgame.io', unit: 'x', better: 'more', must: 3, aim: 4 },
  timesColyseus: { what: 'moves a second, times Colyseus in memory', unit: 'x', better: 'more', must: 1, aim: 1.2 },
  cpuMicroseconds: { what: 'server CPU a move', unit: 'µs', better: 'less', must: 80, aim: 60 },
  busyP99: { what: '99th percentile, 100 busy matches', unit: 'ms', better: 'less', must: 12, aim: 9 },
  liveP99: { what: '99th percentile, 1,000 live tables', unit: 'ms', better: 'less', must: 100 },
  kilobytesAConnection: { what: 'memory a connection, half a table too', unit: 'kB', better: 'less', must: 30 },
  kilobytesQuiet: { what: 'memory of a quiet connection, of many', unit: 'kB', better: 'less', must: 12 },
  coldMilliseconds: { what: 'a cold table of 500 moves opens in', unit: 'ms', better: 'less', must: 50 },
} as const satisfies Record<string, Goal>;

export interface Measure {
  readonly goal: keyof typeof GOALS;
  readonly value: number;
}

/** Each figure beside what was promised. */
export function againstGoals(measures: readonly Measure[]): string[] {
  return measures.map(({ goal, value }) => {
    const { what, unit, better, must, ...more }: Goal = GOALS[goal];
    const met = better === 'more' ? value >= must : value <= must;
    const aim = more.aim === undefined ? '' : `, aim ${more.aim}`;
    const figure = `${value.toFixed(unit === 'x' ? 2 : 1)} ${unit}`.padStart(10);
    return `${what.padEnd(40)} ${figure}   must ${better === 'more' ? '≥' : '≤'} ${must}${aim}   ${met ? 'met' : 'NOT MET'}`;
  });
}
