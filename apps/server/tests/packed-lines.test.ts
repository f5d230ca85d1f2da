import { readTranscript, writeLine, writeTranscript } from '@naos/engine';
import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { linesOf, MOST_PACKED, packLines } from '../src/store/packed-lines.ts';
import { must } from './kit/must.ts';
import { longMatch, randomMatch } from './kit/random-match.ts';

test('a game comes out letter by letter, in a fifth of its bytes, whichever game it is', async () => {
  const rows: string[] = [];
  for (const { id, rules } of gameModules) {
    const game = await rules();
    const text = writeTranscript(randomMatch(game, game.seats.min, Number.POSITIVE_INFINITY, 7).transcript);
    const lines = text.trimEnd().split('\n');
    const packed = must(packLines(lines));
    expect(linesOf('t', packed)).toEqual(lines);
    expect(readTranscript(`${linesOf('t', packed).join('\n')}\n`).entries).toHaveLength(lines.length - 1);
    expect(packed.length).toBeLessThan(text.length / 5);
    rows.push(`${id}: ${lines.length} lines, ${text.length} bytes, ${packed.length} packed`);
  }
  console.log(rows.join('\n'));
});

test('lines that are no transcript are not packed', () => {
  expect(packLines([])).toBeNull();
  expect(packLines(['line 0', 'line 1'])).toBeNull();
  expect(packLines(['{"n":0,"hash":"00"}'])).toBeNull();
});

test('a game of more lines than can be read at once is not packed, the longest below that is', async () => {
  const game = await must(gameModules[0]).rules();
  const linesIn = (many: number) => {
    const { head, entries, hashes } = longMatch(game, 2, many, 7);
    return [head, ...entries].map((entry, n) => writeLine(entry, hashes[n] ?? '')).slice(0, many);
  };
  expect(packLines(linesIn(MOST_PACKED))).not.toBeNull();
  expect(packLines(linesIn(MOST_PACKED + 1))).toBeNull();
});

test('what was changed on the disk is noticed', async () => {
  const game = await must(gameModules[0]).rules();
  const { transcript } = randomMatch(game, 2, 10, 7);
  const packed = must(packLines(writeTranscript(transcript).trimEnd().split('\n')));
  for (const at of [0, 10, packed.length - 3]) {
    const damaged = packed.with(at, (packed[at] ?? 0) ^ 16);
    expect(() => linesOf('t', damaged)).toThrow('The packed game of table t can not be read');
  }
  expect(() => linesOf('t', null)).toThrow('can not be read');
});
