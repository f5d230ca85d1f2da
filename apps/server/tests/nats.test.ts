import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import type { WakeUp } from '../src/bus/bus.ts';
import { natsBus } from '../src/bus/nats.ts';
import { hasNats, natsServer } from './kit/nats.ts';
import { soon } from './kit/soon.ts';

const silent = standIn<Parameters<typeof natsBus>[2]>({ warn: () => {} });

describe.runIf(hasNats)('a message system with a password', () => {
  const PASSWORD = 'p@ss:w/rd';
  let server: Awaited<ReturnType<typeof natsServer>>;
  const at = (who: string): string => `nats://${who}127.0.0.1:${server.port}`;
  beforeAll(async () => {
    server = await natsServer('--user', 'naos', '--pass', PASSWORD);
  });
  afterAll(() => server.kill());

  test('lets in who knows it, written into the address', async () => {
    const known = at(`naos:${encodeURIComponent(PASSWORD)}@`);
    const [one, two] = [await natsBus(known, 'one', silent), await natsBus(known, 'two', silent)];
    const heard: (WakeUp | null)[] = [];
    two.listen((wakeUp) => heard.push(wakeUp));
    const wakeUp = { table: 'abc', version: 3, revision: 2, chat: 1 };
    one.publish(wakeUp);
    await soon(() => heard).toEqual([wakeUp]);
    await Promise.all([one.close(), two.close()]);
  });

  test.each(['', 'naos:wrong@', 'else:x@'])('keeps "%s" out, with one sentence', async (who) => {
    await expect(natsBus(at(who), 'one', silent)).rejects.toThrow(/^The message system at NATS_URL .*password/);
  });
});
