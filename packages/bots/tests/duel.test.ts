import { chainHash, FastRandom, isRefusal, Match, readTranscript, sha256, writeTranscript } from '@naos/engine';
import { describe, expect, test, vi } from 'vitest';
import {
  type Bot,
  checkDuel,
  DUEL_SEATS,
  duelDay,
  duelDayBegins,
  duelDeal,
  duelMove,
  duelOfLevel,
  type Question,
  treeBot,
} from '../src/index.ts';
import { type Nim, nim } from './nim.ts';

const DAY = '2026-11-16';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = duelDayBegins(DAY) + DAY_MS / 2;
const rival = { bot: treeBot(nim), budget: { evaluations: 60, milliseconds: Number.POSITIVE_INFINITY } };
const noThought: Bot<Nim> = { name: 'other', decide: () => ({ move: { do: 'take', n: 1 } }) };

/** A duel played at random by the person; `bot`: who really sits on the other side, `at`: when the first move was made. */
function played({ bot = rival.bot, at = NOON, day = DAY, undo = false, seed = 1 } = {}): string {
  const deal = duelDeal(nim, day);
  const random = new FastRandom(seed);
  const match = Match.begin(nim, { seats: DUEL_SEATS, seed: deal.seed });
  for (let i = 0; !match.over; i++) {
    const [seat = 0] = match.asked;
    const moves = match.situation(seat).moves;
    const own = moves[random.next() % moves.length];
    const text =
      seat === deal.seat && own !== undefined ? nim.write(own) : duelMove(match, bot, rival.budget, deal, seat);
    expect(isRefusal(match.make(seat, text, at + i * 1000))).toBe(false);
    if (undo && i === 0 && match.undoable(seat).length > 0) match.undo(seat, undefined, at + i * 1000);
  }
  return writeTranscript(match.transcript);
}

type Line = Readonly<Record<string, unknown>>;

/** A file whose lines somebody changed, with hashes that fit again; null leaves a line out. */
function forged(text: string, change: (line: Line, n: number) => Line | null): string {
  const { head, entries } = readTranscript(text);
  let [file, hash] = ['', ''];
  for (const [n, line] of [head, ...entries].entries()) {
    const changed = change({ ...line }, n);
    if (changed === null) continue;
    hash = chainHash(hash, changed);
    file += `${JSON.stringify({ ...changed, hash })}\n`;
  }
  return file;
}

const check = (text: string, now = NOON + HOUR_MS, day = DAY) => checkDuel(nim, rival, day, text, now);

describe('a duel of the day', () => {
  test('has one deal for everybody, another one for another day', () => {
    expect(duelDeal(nim, DAY)).toEqual(duelDeal(nim, DAY));
    expect(duelDeal(nim, '2026-11-17').seed).not.toBe(duelDeal(nim, DAY).seed);
    expect(duelDeal({ id: nim.id, version: 'another' }, DAY).seed).not.toBe(duelDeal(nim, DAY).seed);
    expect([duelDay(NOON), duelDayBegins('2026-02-30'), duelDayBegins('today')]).toEqual([DAY, Number.NaN, Number.NaN]);
  });

  test('counts when it was played against the bot that its looks make, also with a move taken back', () => {
    expect(check(played())).toMatchObject({ place: expect.any(Number), moves: expect.any(Number) });
    expect(check(played({ undo: true }))).toMatchObject({ place: expect.any(Number) });
  });

  test('has the same print for the same moves, whenever they were made', () => {
    const print = (text: string): string => {
      const found = check(text);
      return typeof found === 'string' ? found : found.print;
    };
    const [one, two, three] = [played(), played({ at: NOON + 60_000 }), played({ seed: 3 })].map(print);
    expect(one).toEqual(two);
    expect(three).not.toEqual(one);
  });

  test('does not count with a word edited, cut off, or against another bot', () => {
    const text = played();
    expect(check(text.replace('"at"', '"aт"'))).toBe('edited');
    expect(check(`${text.split('\n').slice(0, -2).join('\n')}\n`)).toBe('unfinished');
    expect(check('{}')).toBe('edited');
    expect(check(played({ bot: noThought }))).toBe('other-bot');
  });

  test('does not count with a line edited, though its hashes fit again', () => {
    const text = played();
    const { seat } = duelDeal(nim, DAY);
    expect(check(forged(text, (line) => line))).toEqual(check(text));
    // A better result than the game came to.
    const won = { places: seat === 0 ? [1, 2] : [2, 1], points: seat === 0 ? [7, 0] : [0, 7], how: 'last' };
    expect(check(forged(text, (line) => ('outcome' in line ? { ...line, outcome: won } : line)))).toBe('edited');
    // A move that nobody may make, one of somebody whose turn it is not, and one of the bot's taken back.
    const first = (line: Line, n: number, of: number) => 'move' in line && line.seat === of && n > 2;
    const once = (of: number, instead: Line) => {
      let done = false;
      return forged(text, (line, n) => {
        if (done || !first(line, n, of)) return line;
        done = true;
        return { ...line, ...instead };
      });
    };
    expect(check(once(seat, { move: 'take 9' }))).toBe('edited');
    const [asked, { decide }] = [vi.fn<(turn: number) => void>(), rival.bot];
    const strict = {
      ...rival.bot,
      decide: (question: Question<Nim>) => {
        asked(question.view.turn);
        return decide(question);
      },
    };
    expect(checkDuel(nim, { ...rival, bot: strict }, DAY, once(seat, { seat: 1 - seat }), NOON + HOUR_MS)).toBe(
      'edited',
    );
    // The bot is never asked out of its turn: it may know no answer.
    expect(new Set(asked.mock.calls.flat())).toEqual(new Set([1 - seat]));
    expect(check(once(1 - seat, { move: undefined, back: 0 }))).toBe('edited');
    // One's own taken back as if by consent of a table, and another seed from the middle on.
    const back = played({ undo: true });
    expect(back).toContain('"back":');
    expect(check(forged(back, (line) => ('back' in line ? { ...line, all: true } : line)))).toBe('edited');
    expect(check(once(seat, { move: undefined, seat: undefined, fork: sha256('mine') }))).toBe('edited');
  });

  test('does not count with another deal’s head or by other rules', () => {
    const text = played();
    const headed = (other: Line) => check(forged(text, (line, n) => (n === 0 ? { ...line, ...other } : line)));
    expect(headed({ game: 'chess' })).toBe('other-deal');
    expect(headed({ rules: 'other' })).toBe('other-rules');
    expect(headed({ options: { easy: true } })).toBe('other-deal');
    expect(headed({ commitment: 'f'.repeat(64) })).toBe('other-deal');
    expect(headed({ seats: 3 })).toBe('other-deal');
  });

  test('does not count on another day, with a clock set back or ahead', () => {
    expect(check(played(), NOON, '2026-11-15')).toBe('other-deal');
    expect(check(played({ at: NOON - 2 * DAY_MS }))).toBe('other-day');
    expect(check(played({ at: NOON + DAY_MS }))).toBe('other-day');
    expect(check(played(), NOON - HOUR_MS)).toBe('other-day');
    // Nor the day after, though nothing of it lies in the future by then.
    expect(check(played({ at: NOON + DAY_MS }), NOON + 2 * DAY_MS)).toBe('other-day');
    // Nor with a clock that was set back in the middle of it, or with a day and more between two moves.
    const last = readTranscript(played()).entries.length - 1;
    const moved = (by: number) =>
      check(
        forged(played(), (line, n) => (n === last ? { ...line, at: Number(line.at) + by } : line)),
        NOON + 3 * DAY_MS,
      );
    expect(moved(0)).toMatchObject({ place: expect.any(Number) });
    expect(moved(-HOUR_MS)).toBe('other-day');
    expect(moved(DAY_MS + HOUR_MS)).toBe('other-day');
  });

  test('is played by every level in the person’s place, and always alike', () => {
    const level = { ...rival, bot: noThought };
    expect(duelOfLevel(nim, level, rival, DAY)).toEqual(duelOfLevel(nim, level, rival, DAY));
  });
});
