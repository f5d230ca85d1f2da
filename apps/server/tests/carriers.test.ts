import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { Carriers } from '../src/notices/carriers.ts';
import { SafeFetch } from '../src/notices/safe-fetch.ts';
import type { Notice } from '../src/notices/text.ts';
import { freshPushKeys } from '../src/notices/web-push.ts';
import type { Services } from '../src/services.ts';
import { mailServer } from './kit/mail-server.ts';
import { soon } from './kit/soon.ts';

const notice: Notice = {
  title: 'It is your turn',
  body: 'Aton',
  path: '/t/abc',
  link: 'https://naos.example/t/abc',
  tables: ['abc'],
};
const removed: string[] = [];
const store = standIn<Services['store']>({
  records: { removeChannel: async (id: string) => (removed.push(id) > 0 ? 'done' : 'conflict') },
});

const safeFetch = new SafeFetch();
function carriers(smtp: string | null = null): Carriers {
  const mail = smtp === null ? null : { smtp, from: 'naos@example.org' };
  const settings = standIn<Services['settings']>({ mail });
  return new Carriers({ store, settings, safeFetch, now: Date.now }, freshPushKeys());
}

const channel = (kind: 'push' | 'email' | 'webhook', body: string) => ({
  id: `${kind} 1`,
  player: 'p',
  kind,
  body,
  state: 'confirmed' as const,
});

test('by e-mail: the title is the subject, the link is in the text', async () => {
  const post = await mailServer();
  await carriers(post.url).carry(channel('email', 'you@example.org'), notice);
  await soon(() => post.said.join('')).toMatch(
    /RCPT TO:<you@example\.org>[\s\S]*Subject: It is your turn[\s\S]*t\/abc/,
  );
  post.close();
});

test('by e-mail without a mail server: nothing happens', async () => {
  await expect(carriers().carry(channel('email', 'you@example.org'), notice)).resolves.toBeUndefined();
});

test('by web push: sealed for the browser; a subscription that was given up is forgotten', async () => {
  const posted = vi.spyOn(safeFetch, 'post').mockResolvedValue(201);
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const push = channel('push', JSON.stringify({ endpoint: 'https://push.example/x', keys }));
  await carriers().carry(push, notice);
  const [, address, headers, body] = posted.mock.calls[0] ?? [];
  expect(address).toBe('https://push.example/x');
  expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400' });
  expect(headers?.Authorization).toMatch(/^vapid t=/);
  expect(String(body)).not.toContain('turn');
  posted.mockResolvedValue(410);
  await carriers().carry(push, notice);
  expect(removed).toEqual(['push 1']);
  posted.mockResolvedValue(500);
  await expect(carriers().carry(push, notice)).rejects.toThrow('answered with 500');
  posted.mockRestore();
});

test('by webhook: JSON with the link and the tables; what is not taken is a failure', async () => {
  const posted = vi.spyOn(safeFetch, 'post').mockResolvedValue(204);
  await carriers().carry(channel('webhook', 'https://hook.example/x'), notice);
  const [, address, headers, body] = posted.mock.calls[0] ?? [];
  expect([address, headers]).toEqual(['https://hook.example/x', { 'content-type': 'application/json' }]);
  expect(JSON.parse(String(body))).toEqual({ title: notice.title, body: 'Aton', link: notice.link, tables: ['abc'] });
  posted.mockResolvedValue(302);
  await expect(carriers().carry(channel('webhook', 'https://hook.example/x'), notice)).rejects.toThrow('302');
  posted.mockRestore();
});
