// `npm run check [name …]`: all checks, or the named ones. Exit code 1 when any fails.
import { pathToFileURL } from 'node:url';
import { installPackages, orRefuse, Refusal, requireNode, runProgram } from './bootstrap.mjs';
import { CHECKS } from './checks.mjs';

/** Runs the checks and returns the names of those that failed. */
export function runChecks(checks) {
  const failing = checks.filter(({ name, why, program, args }) => {
    const begun = Date.now();
    const failed = runProgram(program, args) !== 0;
    console.log(`${failed ? 'FAILED' : 'ok    '} ${name} (${why}), ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    return failed;
  });
  return failing.map(({ name }) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await orRefuse(() => {
    installPackages();
    requireNode();
    const wanted = process.argv.slice(2);
    const unknown = wanted.find((name) => !CHECKS.some((check) => check.name === name));
    if (unknown)
      throw new Refusal(`There is no check "${unknown}"; there are: ${CHECKS.map((check) => check.name).join(', ')}.`);
    const failed = runChecks(CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
    if (failed.length > 0) process.exitCode = 1;
  });
