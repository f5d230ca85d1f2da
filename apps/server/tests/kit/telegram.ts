import { createServer } from 'node:http';
import { portOf } from './must.ts';

/** A stand-in of Telegram's interface for bots: takes everything, refuses what it is told to, and remembers. */
export async function telegramStandIn() {
  const calls: { readonly method: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  const refused = new Map<string, number>();
  const server = createServer((request, answer) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const method = request.url?.split('/').at(-1) ?? '';
      calls.push({ method, body: JSON.parse(Buffer.concat(pieces).toString()) });
      const status = refused.get(method) ?? 200;
      const result = method === 'getMe' ? { username: 'naos_test_bot' } : {};
      answer.writeHead(status, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ ok: status === 200, result }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    api: `http://127.0.0.1:${portOf(server)}`,
    calls,
    refused,
    of: (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body),
    close: () => server.close(),
  };
}
