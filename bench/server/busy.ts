import { ClosedLoop, type LoadTable, percentile } from './load/load.ts';
import type { Measured } from './process.ts';
import type { Rival } from './rivals.ts';

/** Before anything counts, in milliseconds; how soon code is compiled is a matter of time, not of moves. */
const WARM_UP = 4_000;
/** A turn: as short as the machine's moods ask for, as long as its beginning allows. */
const TURN = { runIn: 100, counted: 500 };
/** Nothing happens between two turns, so that what one server still does for itself is not taken from the next. */
const REST = 150;

/** What a server did in one turn. */
interface Turn {
  readonly seconds: number;
  readonly latencies: readonly number[];
  /** Seconds of processor time, of the server and of the load. */
  readonly server: number;
  readonly load: number;
}

export interface ServerFigures {
  readonly movesPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
  /** What the load, on the same cores, needs for a move. */
  readonly loadMicroseconds: number;
}

/** Servers that were measured together, each with as many turns; turns of one number stand beside each other. */
export interface Round {
  readonly figures: readonly ServerFigures[];
  readonly movesPerSecond: readonly (readonly number[])[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Many matches at once, each as fast as it can, at all servers in turns: they run side by side, each is warmed up once, and
 * then they play for half a second each, over and over, so that the machine's moods hit all of them alike.
 */
export async function busyRound(rivals: readonly Rival[], matches: number, turns: number): Promise<Round> {
  const stands = await Promise.all(rivals.map(async (rival) => new Stand(rival, await rival.start())));
  for (const stand of stands) await stand.open(matches);
  for (let turn = 0; turn < turns; turn++) {
    // Who comes first in one comes last in the next.
    for (const stand of turn % 2 === 0 ? stands : stands.toReversed()) await stand.play();
  }
  for (const stand of stands) await stand.close();
  return {
    figures: stands.map((stand) => figuresOf(stand.turns)),
    movesPerSecond: stands.map((stand) => stand.turns.map(({ latencies, seconds }) => latencies.length / seconds)),
  };
}

/** A server that runs, with its matches. */
class Stand {
  readonly turns: Turn[] = [];
  private readonly rival: Rival;
  private readonly server: Measured;
  private readonly tables: LoadTable[] = [];
  private loop = new ClosedLoop([]);

  constructor(rival: Rival, server: Measured) {
    this.rival = rival;
    this.server = server;
  }

  async open(matches: number): Promise<void> {
    for (let i = 0; i < matches; i++) this.tables.push(await this.rival.open(this.server.base, i));
    this.loop = new ClosedLoop(this.tables);
    await this.loop.play({ runIn: 0, counted: WARM_UP });
  }

  async play(): Promise<void> {
    await new Promise((done) => setTimeout(done, REST));
    const used = [0, 0];
    const between = (): void => {
      const { user, system } = process.cpuUsage();
      used[0] = this.server.cpu() - (used[0] ?? 0);
      used[1] = (user + system) / 1e6 - (used[1] ?? 0);
    };
    const { seconds, latencies } = await this.loop.play({ ...TURN, between });
    const [server = 0, load = 0] = used;
    this.turns.push({ seconds, latencies, server, load });
  }

  async close(): Promise<void> {
    for (const table of this.tables) table.close();
    await this.server.stop();
  }
}

/** Of all turns together, so that the slowest hundredth is that of all moves. */
function figuresOf(turns: readonly Turn[]): ServerFigures {
  const latencies = Float64Array.from(turns.flatMap((turn) => turn.latencies)).sort();
  const sum = (what: 'seconds' | 'server' | 'load'): number => turns.reduce((total, turn) => total + turn[what], 0);
  return {
    movesPerSecond: Math.round(latencies.length / sum('seconds')),
    cpuMicroseconds: round((sum('server') * 1e6) / latencies.length),
    p50: round(percentile(latencies, 0.5)),
    p99: round(percentile(latencies, 0.99)),
    loadMicroseconds: round((sum('load') * 1e6) / latencies.length),
  };
}

/** The middle one of several rounds, for each figure. */
export function medians(runs: readonly ServerFigures[]): ServerFigures {
  const middle = (figure: keyof ServerFigures): number => {
    const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    movesPerSecond: middle('movesPerSecond'),
    cpuMicroseconds: middle('cpuMicroseconds'),
    p50: middle('p50'),
    p99: middle('p99'),
    loadMicroseconds: middle('loadMicroseconds'),
  };
}
