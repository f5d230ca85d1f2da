import { percentile } from './load/load.ts';
import { naosTable } from './load/naos.ts';
import { Measured } from './process.ts';

/** Seconds between two moves of a table. */
const PACE = 5;
const SECONDS = 20;

/** Many tables at which people take their time: how late a move arrives, and what a connection costs. */
export async function humanPace(main: string, env: Readonly<Record<string, string>>, count: number): Promise<string> {
  const server = await Measured.start(main, env);
  const warm = await naosTable(server.base);
  const before = server.memory();
  const tables = [warm];
  while (tables.length < count) {
    tables.push(...(await Promise.all(Array.from({ length: 10 }, () => naosTable(server.base)))));
  }
  const each = (server.memory() - before) / (2 * (tables.length - 1));
  const latencies: number[] = [];
  const cpu = server.cpu();
  const timers = tables.map((table, i) => {
    let made = 0;
    let sent = 0;
    table.heard = (player, count) => {
      if (count !== made + 1 || player !== count % 2) return;
      made++;
      latencies.push(performance.now() - sent);
    };
    const move = (): void => {
      sent = performance.now();
      table.send((made % 2) as 0 | 1, (made * 7) % 48);
    };
    const first = setTimeout(
      () => {
        move();
        timers.push(setInterval(move, PACE * 1000));
      },
      (i / tables.length) * PACE * 1000,
    );
    return first as ReturnType<typeof setTimeout>;
  });
  await new Promise((done) => setTimeout(done, SECONDS * 1000));
  for (const timer of timers) clearTimeout(timer);
  const sorted = Float64Array.from(latencies).sort();
  const share = ((server.cpu() - cpu) / SECONDS) * 100;
  await server.stop();
  return [
    `${count} live tables, a move every ${PACE} s each, ${latencies.length} moves:`,
    `p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms from send to the other player's socket,`,
    `${share.toFixed(0)} % of one core, ${(each / 1024).toFixed(1)} kB a connection with its half of a table.`,
  ].join(' ');
}
