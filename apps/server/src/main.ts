import { CORE, startCores } from './cores/primary.ts';
import { startServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { keepOtherThreadsSmall } from './small-threads.ts';
import { StartError } from './start-error.ts';
import { startMessage } from './start-message.ts';

async function start(settings: Settings): Promise<{ readonly stop: () => Promise<void> }> {
  if (settings.cores > 1 && settings.core === null) return startCores(settings);
  const server = await startServer(settings);
  if (settings.core !== CORE.some) console.log(await startMessage(settings, server, process.stdout.isTTY === true));
  return server;
}

keepOtherThreadsSmall();
try {
  const settings = readSettings(process.env);
  const server = await start(settings);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // A terminal tells all processes at once; the first of several tells the others itself.
      if (signal === 'SIGINT' && settings.core !== null) return;
      if (stopping) process.exit(1);
      stopping = true;
      await server.stop();
      process.exit(0);
    });
  }
} catch (problem) {
  if (!(problem instanceof StartError)) throw problem;
  if (problem.message !== '') console.error(problem.message);
  process.exit(1);
}
