import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { startMessage } from './start-message.ts';

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  console.log(await startMessage(settings, server, process.stdout.isTTY === true));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await server.stop();
      process.exit(0);
    });
  }
} catch (problem) {
  if (!(problem instanceof StartError)) throw problem;
  console.error(problem.message);
  process.exit(1);
}
