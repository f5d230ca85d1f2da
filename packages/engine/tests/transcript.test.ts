import { describe, expect, it } from 'vitest';
import { chainHash, Match, readTranscript, verify, writeLine, writeTranscript } from '../src/index.ts';
import { duel } from './duel.ts';

const SEED = '01'.repeat(32);

function sample(): string[] {
  const match = Match.begin(duel, { seats: 2, seed: SEED, options: { short: true } });
  for (const [seat, move] of [
    [0, 'bid 3'],
    [1, 'bid 1'],
    [0, 'heap 0'],
  ] as const)
    match.make(seat, move);
  return writeTranscript(match.transcript).trimEnd().split('\n');
}
const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Lines with honest hashes, whatever they say: an edit by somebody who mends the chain. */
function rechained(lines: readonly string[]): string {
  let hash = '';
  return text(
    lines.map((line) => {
      const { hash: _old, ...content } = JSON.parse(line);
      hash = chainHash(hash, content);
      return writeLine(content, hash);
    }),
  );
}
const edited = (index: number, change: object): string =>
  rechained(sample().map((line, i) => (i === index ? JSON.stringify({ ...JSON.parse(line), ...change }) : line)));

describe('a broken file is refused with line and reason', () => {
  it.each([
    ['empty', '', 'empty'],
    ['not JSON', 'hello\n', 'Line 1: it is not JSON'],
    ['not an object', '[1]\n', 'Line 1: it is not a JSON object'],
    ['another kind of JSON', '{"a":1}\n', 'Line 1: it is not the head of a Naos game'],
    ['a newer format', '{"naos":2}\n', 'format 2 is not known'],
    ['cut off in a line', text(sample()).slice(0, -20), 'Line 5: it does not end with a line break'],
    ['edited', text(sample()).replace('bid 3', 'bid 2'), 'Line 2: its hash does not fit'],
    ['a line missing', rechained(sample().toSpliced(1, 1)), 'Line 2: it should have number 1'],
    ['a bad time', edited(1, { at: 'noon' }), 'Line 2: "at" must be'],
    ['a bad seat', edited(1, { seat: -1 }), 'Line 2: "seat" must be'],
    ['a line of no kind', edited(1, { move: 7 }), 'Line 2: it is neither a move'],
    ['bad seats', edited(0, { seats: 'two' }), 'Line 1: "seats" must be'],
    ['bad options', edited(0, { options: [] }), 'Line 1: "options" must be'],
  ])('%s', (_name, file, reason) => {
    expect(() => readTranscript(file)).toThrow(reason);
  });

  it.each([
    ['an illegal move', edited(3, { move: 'heap 1' }), 'Line 4: "heap 1" by seat 0 is refused (illegal)'],
    ['an unreadable move', edited(2, { move: '???' }), 'Line 3: "???" by seat 1 is refused (unreadable)'],
    ['another seat', edited(3, { seat: 1 }), 'is refused (not-asked)'],
    ['another game', edited(0, { game: 'chess' }), 'Line 1: this is a game of chess, not of duel'],
    ['other rules', edited(0, { rules: '99' }), 'Line 1: it was played by rules 99'],
    ['another commitment', edited(0, { commitment: '00' }), 'Line 1: the seed does not fit its commitment'],
    ['another seed', edited(4, { seeds: ['02'.repeat(32)] }), 'Line 1: the seed does not fit'],
    ['another outcome', edited(4, { outcome: { places: [2, 1], points: [0, 9], how: 'more' } }), 'Line 5: the outcome'],
    ['an early end', rechained(endEarly()), 'Line 4: the game is not over here'],
    ['a take-back of nothing', edited(3, { back: 9, move: undefined }), "Line 4: seat 0 can't take back move 9"],
  ])('%s', (_name, file, reason) => {
    expect(() => verify(duel, file)).toThrow(reason);
  });

  it('too long, at once', () => {
    expect(() => readTranscript('x'.repeat(17_000_000))).toThrow('17 MB long');
  });
});

function endEarly(): string[] {
  const lines = sample();
  return [...lines.slice(0, 3), JSON.stringify({ ...JSON.parse(lines[4] ?? ''), n: 3 })];
}
