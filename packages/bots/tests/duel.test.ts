import { FastRandom, isRefusal, Match, writeTranscript } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  checkDuel,
  DUEL_SEATS,
  duelDay,
  duelDayBegins,
  duelDeal,
  duelMove,
  duelOfLevel,
  treeBot,
} from '../src/index.ts';
import { type Nim, nim } from './nim.ts';

const DAY = '2026-11-16';
const NOON = duelDayBegins(DAY) + 12 * 3_600_000;
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

const check = (text: string, now = NOON + 3_600_000, day = DAY) => checkDuel(nim, rival, day, text, now);

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

  test('does not count on another day, with a clock set back or ahead', () => {
    expect(check(played(), NOON, '2026-11-15')).toBe('other-deal');
    expect(check(played({ at: NOON - 2 * 24 * 3_600_000 }))).toBe('other-day');
    expect(check(played({ at: NOON + 24 * 3_600_000 }))).toBe('other-day');
    expect(check(played(), NOON - 3_600_000)).toBe('other-day');
  });

  test('is played by every level in the person’s place, and always alike', () => {
    const level = { ...rival, bot: noThought };
    expect(duelOfLevel(nim, level, rival, DAY)).toEqual(duelOfLevel(nim, level, rival, DAY));
  });
});
