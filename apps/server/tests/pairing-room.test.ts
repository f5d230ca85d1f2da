import { afterAll, expect, test } from 'vitest';
import { PairingRoom } from '../src/events/pairing-room.ts';
import type { EventBody } from '../src/store/event-rows.ts';

const room = new PairingRoom();
afterAll(() => room.close());

/** Half of them and one more are of one team: whoever is left of it meets nobody, and every way has to be looked at. */
function unpaired(many: number): EventBody {
  return {
    name: 'Evening',
    kind: 'swiss',
    game: 'aton',
    seats: 2,
    clock: { kind: 'live', start: 600, increment: 5 },
    rated: false,
    starts: null,
    entrants: Array.from({ length: many }, (_, i) => ({
      player: `p${i}`,
      team: i < many / 2 + 1 ? 'one' : `of ${i}`,
    })),
    played: [],
  };
}

test('an evening that has no pairing takes long, and nothing of it from the thread that plays', async () => {
  // Once before: what it costs to start the thread is not the question.
  await room.next({ host: 'h', body: unpaired(20) }, 2);
  const before = process.threadCpuUsage();
  expect(await room.next({ host: 'h', body: unpaired(201) }, 2)).toBeNull();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(300);
});

test('a host who asks over and over waits behind the others', async () => {
  const answered: string[] = [];
  const ask = (host: string) => room.next({ host, body: unpaired(20) }, 2).then(() => answered.push(host));
  await Promise.all([ask('greedy'), ask('greedy'), ask('greedy'), ask('greedy'), ask('other')]);
  expect(answered.indexOf('other')).toBeLessThan(3);
});

test('who asks more often than fits is told to wait', async () => {
  const asked = Array.from({ length: 40 }, () => room.next({ host: 'greedy', body: unpaired(17) }, 2));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((text) => text.includes('Many rounds are being paired'))).toBe(true);
});
