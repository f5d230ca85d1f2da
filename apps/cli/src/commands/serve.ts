import type { Command } from '../command.ts';
import { Problem } from '../problem.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'starts the server, as npm start does, without building the site first',
  usage: '',
  help: ['Settings are environment variables, such as PORT=8080; docs/hosting.md lists them.'],
  options: {},
  run: async (given, { print }) => {
    given.none();
    const { readSettings, StartError, startServer } = await import('@naos/server');
    try {
      const server = await startServer(readSettings(process.env));
      print(given.flag('json') ? JSON.stringify({ address: server.address }) : `Naos is ready at ${server.address}`);
      await new Promise<void>((done) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done);
      });
      await server.stop();
    } catch (problem) {
      throw problem instanceof StartError ? new Problem(problem.message) : problem;
    }
  },
};
