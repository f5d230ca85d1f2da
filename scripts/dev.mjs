// `npm run dev`: the server, started again when its files change, and the site with live reload in front of it.
import { spawn } from 'node:child_process';
import { environment, installPackages, orRefuse, requireNode, root } from './bootstrap.mjs';

/** The address that one opens; the server listens one port further. */
const PORT = Number(process.env.PORT ?? 3000);
const behind = {
  CORES: '1',
  // Vite serves the pages, so there need be no built ones.
  NAOS_SITE: 'none',
  NAOS_DATA: '.cache/dev',
  PUBLIC_URL: `http://localhost:${PORT}`,
  ...environment,
  PORT: String(PORT + 1),
};

const PROGRAMS = [
  ['node', ['scripts/restarting.mjs', 'apps/server/src/main.ts', 'apps/server/src', 'games', 'packages']],
  ['vite', ['apps/web', '--port', String(PORT), '--strictPort', '--clearScreen', 'false']],
];

function runAll() {
  console.log(`Open http://localhost:${PORT} once both are ready; the server behind it listens at ${PORT + 1}.`);
  const running = PROGRAMS.map(([program, args]) => spawn(program, args, { cwd: root, stdio: 'inherit', env: behind }));
  const stop = () => {
    for (const child of running) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  // One without the other is no site: when either ends, both do.
  for (const child of running)
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop();
    });
}

await orRefuse(() => {
  installPackages();
  requireNode();
  runAll();
});
