import { createServer } from 'node:http';
import { portOf } from './must.ts';

interface DiscordMessage {
  readonly allowed_mentions?: { readonly parse: readonly string[] };
  readonly embeds?: readonly { readonly title?: string; readonly description?: string }[];
  readonly components?: readonly { readonly components: readonly { readonly label?: string }[] }[];
}

/** A stand-in of Discord's webhooks: refuses what Discord would, or what it is told to, and remembers the rest. */
export async function discordStandIn() {
  const taken: DiscordMessage[] = [];
  const state = { status: 204 };
  const server = createServer((request, answer) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://discord');
      const message: DiscordMessage = JSON.parse(Buffer.concat(pieces).toString());
      const isWebhook = request.method === 'POST' && /^\/api\/webhooks\/\d+\/[\w-]+$/.test(pathname);
      const isShown = message.components === undefined || searchParams.get('with_components') === 'true';
      const fits = (message.embeds ?? []).every(
        ({ title = '', description = '' }) => title.length <= 256 && description.length <= 4096,
      );
      const isLabelled = (message.components ?? []).every((row) =>
        row.components.every(({ label = '' }) => label.length > 0 && label.length <= 80),
      );
      const status = isWebhook && isShown && fits && isLabelled ? state.status : 400;
      if (status === 204) taken.push(message);
      answer.writeHead(status, status === 429 ? { 'retry-after': '1' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { api: `http://127.0.0.1:${portOf(server)}`, taken, state, close: () => server.close() };
}
