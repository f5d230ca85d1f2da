import { readFileSync, writeFileSync } from 'node:fs';
import type { Entry, Head } from '@naos/engine';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { forged, naos, place, played } from './naos.ts';

let good = '';
beforeAll(async () => {
  good = await played('good.json', '--bots', 'counter,random');
});

/** Refused with one line, or found right: never a mistake of our own (3), never a stack. */
async function answersPlainly(path: string): Promise<number> {
  const { code, err } = await naos('verify', path);
  expect(err).not.toMatch(/mistake of its own/);
  expect(code).toBeLessThan(2);
  if (code === 1) expect(err.split('\n')).toHaveLength(1);
  return code;
}

/** What the lines say, whatever the blanks between their words. */
const contentOf = (bytes: Buffer): string =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.stringify(JSON.parse(line)))
    .join('\n');

test('bytes changed, lost or added anywhere: found out, every time', async () => {
  const bytes = readFileSync(good);
  const change = fc.record({
    at: fc.nat(bytes.length - 1),
    lost: fc.nat(3),
    added: fc.uint8Array({ maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ at, lost, added }) => {
      const edited = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + lost)]);
      writeFileSync(place('fuzzed.json'), edited);
      const code = await answersPlainly(place('fuzzed.json'));
      if (code === 0) expect(contentOf(edited)).toBe(contentOf(bytes));
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('any field of any line forged, under a hash chain that fits: answered plainly', async () => {
  const lines = readFileSync(good, 'utf8').trimEnd().split('\n').length;
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('show stone', 'keep', 0, 1, 2, -1, 1e308, null),
  );
  const field = fc.constantFrom(
    'n',
    'seat',
    'move',
    'back',
    'all',
    'at',
    'fork',
    'seeds',
    'outcome',
    'seats',
    'options',
    'rules',
    'game',
    'players',
    'commitment',
    'naos',
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(lines - 1), field, anything, async (line, name, value) => {
      const path = forged(good, 'forged.json', (contents) =>
        contents.map((content, i) => (i === line ? ({ ...content, [name]: value } as Head | Entry) : content)),
      );
      await answersPlainly(path);
    }),
    { numRuns: 500, seed: 1 },
  );
});
