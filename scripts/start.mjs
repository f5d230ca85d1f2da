// `npm start`: installs what is missing, builds the site when its sources changed, starts the server.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, installPackages, orRefuse, Refusal, requireNode, root, runProgram } from './bootstrap.mjs';
import { fingerprint } from './fingerprint.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

const STAMP = join(root, '.cache', 'site-built-from');

function buildWhenChanged() {
  // Another registry is another site, even of the same sources.
  const sources = `${fingerprint(root, ['apps/web', 'packages', 'games', 'package-lock.json'])} ${environment.NAOS_REGISTRY ?? ''}`;
  const builtFrom = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (builtFrom === sources && existsSync(join(root, 'apps/web/dist/index.html'))) return;
  console.log('Building the site …');
  if (runProgram('vite', ['build', 'apps/web', '--logLevel', 'warn']) !== 0)
    throw new Refusal('The site could not be built; the lines above say why.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

function serve() {
  const server = spawn('node', [...SERVER_FLAGS, 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}

await orRefuse(() => {
  if (process.argv.length > 2)
    throw new Refusal(
      'npm start takes no options: settings are environment variables, as in "PORT=8080 npm start"; docs/hosting.md lists them.',
    );
  installPackages();
  requireNode();
  buildWhenChanged();
  serve();
});
