import { beforeEach, expect, test, vi } from 'vitest';
import { ownResult } from '../../src/duel/ladder.ts';
import type { DuelTry } from '../../src/store/duels.ts';
import { memoryStorage } from '../toy.ts';

const DAY = '2026-11-16';
const tried = (sent: DuelTry['sent'], points = 30): DuelTry => ({ table: 'duel', place: 1, points, other: 20, sent });
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
});

test('a try that the server has refused gives way to the one that counts', () => {
  const counted = { player: 'me', name: 'Lena', place: 2, points: 12, other: 25 };
  const standing = { rows: [counted] };
  expect(ownResult(tried('second-try'), standing, 'me')).toBe(counted);
  expect(ownResult(tried('counted'), standing, 'me')?.points).toBe(30);
  expect(ownResult(tried('waiting'), { rows: [] }, 'me')?.points).toBe(30);
  expect(ownResult(tried('edited'), { rows: [] }, 'me')?.points).toBe(30);
  expect(ownResult(null, standing, 'me')).toBe(counted);
  expect(ownResult(null, null, 'me')).toBeNull();
});

test('what was refused makes no streak', async () => {
  const { streakHere } = await import('../../src/store/duels.ts');
  const tries = {
    [`${DAY} aton`]: tried('other-day'),
    [`${dayBefore(DAY)} aton`]: tried('counted'),
    [`${dayBefore(dayBefore(DAY))} aton`]: tried('edited'),
  };
  expect(streakHere({ tries }, DAY, dayBefore)).toBe(1);
  expect(streakHere({ tries: { ...tries, [`${DAY} kemet`]: tried('waiting') } }, DAY, dayBefore)).toBe(2);
});

test('a try that the server can’t even read keeps no other one back', async () => {
  const { useDuels } = await import('../../src/store/duels.ts');
  const { saveTable } = await import('../../src/store/tables.ts');
  const { sendDuels } = await import('../../src/duel/send-duels.ts');
  const { freshTable } = await import('../toy.ts');
  for (const id of ['first', 'second']) saveTable({ ...freshTable([]), id, text: id });
  const tries = {
    [`${DAY} aton`]: { ...tried('waiting'), table: 'first' },
    [`${DAY} kemet`]: { ...tried('waiting'), table: 'second' },
  };
  useDuels.setState({ tries });
  const answer = (body: object, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/api/me')) return answer({ id: 'me', name: 'Lena' });
    return String(init?.body).includes('first')
      ? answer({ code: 'malformed', text: 'too long' }, 400)
      : answer({ counted: true });
  });
  await sendDuels();
  expect(Object.values(useDuels.getState().tries).map(({ sent }) => sent)).toEqual(['waiting', 'counted']);
});
