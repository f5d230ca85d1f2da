import { type AddressInfo, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import webpush from 'web-push';
import type { House } from '../src/house.ts';
import { Carriers } from '../src/notices/carriers.ts';
import type { Notice } from '../src/notices/text.ts';
import { soon } from './kit/soon.ts';

const notice: Notice = {
  title: 'It is your turn',
  body: 'Aton',
  path: '/t/abc',
  link: 'https://naos.example/t/abc',
  tables: ['abc'],
};
const removed: string[] = [];
const store = {
  records: { removeChannel: async (id: string) => void removed.push(id) },
} as unknown as House['store'];

function carriers(smtp: string | null = null): Carriers {
  const mail = smtp === null ? null : { smtp, from: 'naos@example.org' };
  return new Carriers(store, { mail } as House['settings'], webpush.generateVAPIDKeys());
}

const channel = (kind: 'push' | 'email' | 'webhook', body: string) => ({ id: `${kind} 1`, player: 'p', kind, body });

/** A mail server that takes one message, and what it was told. */
async function mailServer() {
  const said: string[] = [];
  const server = createServer((socket) => {
    let inBody = false;
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      said.push(text);
      if (inBody) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inBody = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        inBody = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { said, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

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

test('by web push: what it says and where it leads; a subscription that was given up is forgotten', async () => {
  const sent = vi.spyOn(webpush, 'sendNotification').mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  const subscription = { endpoint: 'https://push.example/x', keys: { p256dh: 'k', auth: 'a' } };
  await carriers().carry(channel('push', JSON.stringify(subscription)), notice);
  expect(sent.mock.calls[0]?.[0]).toEqual(subscription);
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]))).toEqual({ title: notice.title, body: 'Aton', path: '/t/abc' });
  sent.mockRejectedValue({ statusCode: 410 });
  await carriers().carry(channel('push', JSON.stringify(subscription)), notice);
  expect(removed).toEqual(['push 1']);
  sent.mockRejectedValue({ statusCode: 500 });
  await expect(carriers().carry(channel('push', JSON.stringify(subscription)), notice)).rejects.toEqual({
    statusCode: 500,
  });
  sent.mockRestore();
});

test('by webhook: JSON is posted to a public address, and redirects are not followed', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await carriers().carry(channel('webhook', 'https://192.0.2.7/hook'), notice);
  const [url, options] = posted.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://192.0.2.7/hook');
  expect(options).toMatchObject({ method: 'POST', redirect: 'error' });
  expect(JSON.parse(String(options?.body))).toEqual({
    title: notice.title,
    body: 'Aton',
    link: notice.link,
    tables: ['abc'],
  });
  posted.mockRestore();
});
