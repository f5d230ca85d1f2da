import { gameModules } from '@naos/registry';
import { run } from './run.ts';

// `naos … | head` closes the pipe early: that is the reader's right, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));

process.exitCode = await run(process.argv.slice(2), {
  gameModules,
  registry: import.meta.resolve('@naos/registry'),
  input: process.stdin,
  print: (text) => process.stdout.write(`${text}\n`),
  remark: (text) => process.stderr.write(`${text}\n`),
});
