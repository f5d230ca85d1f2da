import { CLOSE } from '@naos/protocol';
import { expect, test, vi } from 'vitest';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

test('a server that stops says that it is not ready, then lets nobody in, then tells everybody to come again', async () => {
  const server = await testServer();
  const client = await Client.guest(server.port);
  const { app, sockets } = server;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const [stopListening, sayGoodBye] = [app.server.close.bind(app.server), sockets.closeAll.bind(sockets)];
  const ready: Promise<number>[] = [];
  const listening: boolean[] = [];
  vi.spyOn(app.server, 'close').mockImplementationOnce((done) => {
    ready.push(app.inject('/readyz').then(({ statusCode }) => statusCode));
    return stopListening(done);
  });
  vi.spyOn(sockets, 'closeAll').mockImplementationOnce(() => {
    listening.push(app.server.listening);
    sayGoodBye();
  });
  await server.stop();
  expect(await Promise.all(ready)).toEqual([503]);
  expect(listening).toEqual([false]);
  await soon(() => client.closed?.code).toBe(CLOSE.restarting);
  await expect(fetch(`http://127.0.0.1:${server.port}/readyz`)).rejects.toThrow();
});
