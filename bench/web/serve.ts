import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a built site from its folder on a free port; unknown addresses get its one page, as on our server. */
export async function serveFolder(folder: string): Promise<{ readonly base: string; readonly close: () => void }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://site').pathname);
    const wanted = extname(path) === '' ? '/index.html' : path;
    try {
      const content = await readFile(join(folder, wanted));
      answer.writeHead(200, { 'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream' }).end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
}
