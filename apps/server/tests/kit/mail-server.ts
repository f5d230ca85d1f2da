import { createServer } from 'node:net';
import { portOf } from './must.ts';

/** A mail server that takes everything, and what it was told. */
export async function mailServer() {
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
  return { said, url: `smtp://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
