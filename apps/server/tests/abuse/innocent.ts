import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../kit/client.ts';
import { soon } from '../kit/soon.ts';
import { tableForTwo } from '../kit/table-for-two.ts';

/** Between two moves of one person: faster is refused for its manners, which is not what is looked at here. */
const PACE_MS = 60;

export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly lost: number;
  readonly refused: number;
}

/** Makes some steps, each timed until its answer; one that has no answer is lost. */
async function waits(steps: number, step: () => Promise<'accepted' | 'refused'>): Promise<Waits> {
  const times: number[] = [];
  let [lost, refused] = [0, 0];
  for (let made = 0; made < steps; made++) {
    const begun = performance.now();
    const answer = await step().catch(() => null);
    if (answer === null) lost++;
    else if (answer === 'refused') refused++;
    times.push(performance.now() - begun);
    await pause(PACE_MS);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), lost, refused };
}

/** Two people who play one game after the other. */
export async function pair(port: number): Promise<(moves: number) => Promise<Waits>> {
  let { table, host, guest } = await tableForTwo(port);
  return async (moves) =>
    waits(moves, async () => {
      if (host.at(table).card.status !== 'running') ({ table, host, guest } = await tableForTwo(port));
      await soon(() => [host, guest].some((client) => isAsked(client, table))).toBe(true);
      const mover = isAsked(host, table) ? host : guest;
      const { version } = mover.at(table);
      const answer = await mover.play(table, (await mover.anyMove(table)) ?? '');
      if (answer.t === 'accepted') await soon(() => mover.at(table).version > version).toBe(true);
      return answer.t;
    });
}

/** Somebody who plays with a bot: each step ends when it is their turn again. */
export async function withBot(port: number): Promise<(moves: number) => Promise<Waits>> {
  const client = await Client.guest(port, 'Calm', 4);
  const open = async (): Promise<string> => {
    const { card } = await client.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }] });
    await client.follow(card.id);
    return card.id;
  };
  let table = await open();
  return async (moves) =>
    waits(moves, async () => {
      if (client.at(table).card.status !== 'running') table = await open();
      await soon(() => isAsked(client, table)).toBe(true);
      const answer = await client.play(table, (await client.anyMove(table)) ?? '');
      await soon(() => isAsked(client, table) || client.at(table).card.status !== 'running').toBe(true);
      return answer.t;
    });
}

function isAsked(client: Client, table: string): boolean {
  const { asked, seat } = client.at(table);
  return seat !== null && (asked?.seats.includes(seat) ?? false);
}
