import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import type { Entry, Head, MoveEntry } from '@naos/engine';
import { beforeAll, expect, test } from 'vitest';
import { busyLine } from '../src/game-file.ts';
import { changed, forged, linesOf, naos, place, played } from './naos.ts';

let good = '';
beforeAll(async () => {
  good = await played('good.json', '--bots', 'counter,random');
});

/** Every command that reads a file must refuse it in one line: file, line, reason, and nothing that looks like a stack. */
async function refused(path: string, reason: RegExp): Promise<void> {
  for (const command of ['verify', 'replay', 'moves']) {
    const { code, out, err } = await naos(command, path);
    expect([command, code, out]).toEqual([command, 1, '']);
    expect(err).toMatch(reason);
    expect(err.split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\bat .+:\d+:\d+|undefined|\[object/);
  }
}

const isMove = (entry: object): entry is MoveEntry => 'move' in entry;

test('a file that is not there, and a folder', async () => {
  await refused(place('none.json'), /none\.json can't be opened \(ENOENT\)/);
  mkdirSync(place('folder.json'));
  await refused(place('folder.json'), /folder\.json is not a file/);
});

test('an empty file', async () => {
  writeFileSync(place('empty.json'), '');
  await refused(place('empty.json'), /empty\.json: The file is empty/);
});

test('not JSON', async () => {
  writeFileSync(place('prose.json'), 'Dear diary,\ntoday I won.\n');
  await refused(place('prose.json'), /prose\.json: Line 1: it is not JSON/);
  const deep = changed(good, 'deep.json', (lines) => [...lines.slice(0, 2), 'oops', ...lines.slice(3)]);
  await refused(deep, /Line 3: it is not JSON/);
});

test('bytes that are no text', async () => {
  writeFileSync(place('bytes.json'), Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x80]));
  await refused(place('bytes.json'), /Line [12]: it/);
});

test('JSON that is no game', async () => {
  writeFileSync(place('other.json'), '{"name":"naos"}\n');
  await refused(place('other.json'), /Line 1: it is not the head of a Naos game/);
  writeFileSync(place('list.json'), '[1,2]\n');
  await refused(place('list.json'), /Line 1: it is not a JSON object/);
});

test('cut off in the middle of a line', async () => {
  const text = readFileSync(good, 'utf8');
  writeFileSync(place('cut.json'), text.slice(0, text.length - 20));
  await refused(place('cut.json'), new RegExp(`Line ${linesOf(good).length}: .*cut off`));
});

test('cut off between two lines', async () => {
  const cut = changed(good, 'short.json', (lines) => lines.slice(0, 5));
  await refused(cut, /Line 5: the file ends here, but the game does not/);
});

test('a line missing, and a line doubled', async () => {
  await refused(
    changed(good, 'hole.json', (lines) => lines.filter((_, i) => i !== 3)),
    /Line 4: .*missing or doubled/,
  );
  await refused(
    changed(good, 'twice.json', (lines) => lines.toSpliced(3, 0, lines[3] as string)),
    /Line 5: .*missing or doubled/,
  );
});

test('an edited move', async () => {
  const swap = (line: string): string =>
    line.replace(/show \w+/, (text) => (text === 'show stone' ? 'show knife' : 'show stone'));
  await refused(
    changed(good, 'edited.json', (lines) => lines.map((line, i) => (i === 2 ? swap(line) : line))),
    /Line 3: its hash does not fit/,
  );
});

test('an unknown game, unknown rules, an unknown format', async () => {
  const head = (change: object) => (contents: (object | Entry)[]) =>
    [{ ...contents[0], ...change }, ...contents.slice(1)] as Entry[];
  await refused(forged(good, 'chess.json', head({ game: 'chess' })), /Line 1: there is no game "chess" here/);
  await refused(
    forged(good, 'rules.json', head({ rules: '99' })),
    /Line 1: it was played by rules 99 .*this version knows 1/,
  );
  await refused(forged(good, 'format.json', head({ naos: 2 })), /Line 1: format 2 is not known/);
  await refused(forged(good, 'crowd.json', head({ seats: 1_000_000_000 })), /is played by 2/);
  await refused(forged(good, 'option.json', head({ options: { fast: true } })), /no option "fast"/);
});

test('an illegal move in the middle, under a hash chain that fits', async () => {
  const replace = (move: string) => (contents: (object | Entry)[]) =>
    contents.map((entry) => (isMove(entry) && entry.n === 3 ? { ...entry, move } : entry)) as Entry[];
  await refused(forged(good, 'illegal.json', replace('swap stone')), /Line 4: "swap stone" by seat \d is refused/);
  await refused(
    forged(good, 'gibberish.json', replace('castle long')),
    /Line 4: "castle long" by seat \d is refused \(unreadable\)/,
  );
});

test('seeds that were not the ones committed to', async () => {
  const seeds = (list: string[]) => (contents: (object | Entry)[]) =>
    contents.map((entry) => ('seeds' in entry ? { ...entry, seeds: list } : entry)) as Entry[];
  await refused(forged(good, 'seed.json', seeds(['f'.repeat(64)])), /Line 1: the seed does not fit its commitment/);
  await refused(forged(good, 'noseed.json', seeds(['not a seed'])), /Line \d+: a seed is 64 hex digits/);
});

test('an outcome that the game did not have', async () => {
  const change = (contents: (object | Entry)[]) =>
    contents.map((entry) =>
      'outcome' in entry ? { ...entry, outcome: { places: [1, 1], points: [9, 9], how: 'x' } } : entry,
    ) as Entry[];
  const path = forged(good, 'outcome.json', change);
  const { code, err } = await naos('verify', path);
  expect([code, err]).toEqual([1, expect.stringMatching(/Line \d+: the outcome or the seeds do not fit/)]);
});

test('100 MB: of zeros, of moves, of one line', async () => {
  const zeros = openSync(place('zeros.json'), 'w');
  ftruncateSync(zeros, 100_000_000);
  closeSync(zeros);
  await refused(place('zeros.json'), /Line 1: the file goes on past 16 MB here \(100 MB in all\)/);
  const block = `${linesOf(good).slice(1, -1).join('\n')}\n`.repeat(500);
  const moves = openSync(place('moves.json'), 'w');
  for (let size = 0; size < 100_000_000; size += block.length) writeSync(moves, block);
  closeSync(moves);
  await refused(place('moves.json'), /Line \d{5,}: the file goes on past 16 MB here/);
});

test('more lines than any game has', async () => {
  const move = { n: 1, seat: 0, move: 'show stone' };
  const long = forged(good, 'long.json', ([head]) => [
    head as Entry,
    ...Array.from({ length: 2000 }, (_, i) => ({ ...move, n: i + 1 })),
  ]);
  await refused(long, /Line 802: a game of stone-papyrus-knife never gets this long/);
});

test('take-backs that would keep the reader busy for hours are found before anything is played', () => {
  const move = (n: number): Entry => ({ n, seat: 0, move: 'show stone' });
  const back = (n: number): Entry => ({ n, seat: 0, back: n - 1 });
  const played = Array.from({ length: 1000 }, (_, i) => move(i + 1));
  const dithering = (times: number): Entry[] =>
    Array.from({ length: 2 * times }, (_, i) => (i % 2 === 0 ? move : back)(played.length + i + 1));
  const transcript = (entries: readonly Entry[]) => ({ head: {} as Head, entries, hashes: [] });
  expect(busyLine(transcript([...played, ...dithering(900)]))).toBeNull();
  expect(busyLine(transcript([...played, ...dithering(2000)]))).toBe(3003);
});
