// `node scripts/restarting.mjs PROGRAM FOLDER…` runs a program, and again from the start whenever a source in the folders
// changes. Node's own `--watch` will not do: under it, threads send word of every module among the program's messages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/** An editor, or a checkout, changes several files at a stroke. */
const STROKE_MS = 200;

const [program, ...folders] = process.argv.slice(2);
const start = () => spawn(process.execPath, [program], { stdio: 'inherit' });

let running = start();
let stroke;
let isTurning = false;

async function turn() {
  if (isTurning) return;
  isTurning = true;
  const { exitCode, signalCode } = running;
  if (exitCode === null && signalCode === null) {
    const ended = once(running, 'exit');
    running.kill();
    await ended;
  }
  console.log(`A source has changed: ${program} starts again.`);
  running = start();
  isTurning = false;
}

for (const folder of folders)
  watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !/[.](?:ts|mjs|json)$/.test(file) || file.includes('node_modules')) return;
    clearTimeout(stroke);
    stroke = setTimeout(turn, STROKE_MS);
  });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running.once('exit', () => process.exit(0));
    if (!running.kill(signal)) process.exit(0);
  });
