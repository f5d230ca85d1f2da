// `npm run check [name …]`: all checks, or the named ones. Exit code 1 when any fails.
import { cpus } from 'node:os';
import { pathToFileURL } from 'node:url';
import { installPackages, orRefuse, Refusal, requireNode, runQuietly } from './bootstrap.mjs';
import { CHECKS } from './checks.mjs';

/** Runs the checks, as many at a time as there are cores, and returns the names of those that failed. */
export async function runChecks(checks) {
  const [waiting, failed] = [[...checks], []];
  const runNext = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const begun = Date.now();
      const { code, said } = await runQuietly(check.program, check.args);
      if (code !== 0) failed.push(check.name);
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      console.log(`${said}${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${check.why}), ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, runNext));
  return failed;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await orRefuse(async () => {
    installPackages();
    requireNode();
    const wanted = process.argv.slice(2);
    const unknown = wanted.find((name) => !CHECKS.some((check) => check.name === name));
    if (unknown)
      throw new Refusal(`There is no check "${unknown}"; there are: ${CHECKS.map((check) => check.name).join(', ')}.`);
    const failed = await runChecks(CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
    if (failed.length > 0) process.exitCode = 1;
  });
