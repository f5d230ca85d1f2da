import { GameError, Match, readTranscript, type Vocabulary, writeTranscript } from '@naos/engine';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedsIn } from '../../src/replay/open-file.ts';
import { Reel } from '../../src/replay/reel.ts';
import { ReplaySession } from '../../src/replay/replay-session.ts';
import { memoryStorage, toyGame } from '../toy.ts';

const loaded = await toyGame();
const SEED = 'd'.repeat(64);

/** A whole game of first moves, with one move taken back on the way. */
function finished(): Match<Vocabulary> {
  const match = Match.begin(loaded.game, { seats: 2, seed: SEED });
  const makeFirst = () => {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, loaded.game.write(move));
    return seat;
  };
  match.undo(makeFirst());
  while (!match.over) makeFirst();
  return match;
}

let reel: Reel;
beforeAll(() => {
  const { transcript } = finished();
  reel = new Reel(loaded.game, transcript, seedsIn(transcript));
});
beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('reel', () => {
  test('has a moment before the first move and one after every move that stands', () => {
    const taken = reel.transcript.entries.filter((entry) => 'back' in entry).length;
    const moves = reel.transcript.entries.filter((entry) => 'move' in entry).length;
    expect(taken).toBe(1);
    expect(reel.frames).toHaveLength(1 + moves - taken);
  });

  test('its last moment is the end of the game itself', () => {
    const end = finished();
    expect(reel.situation(reel.last, 0)).toEqual(end.situation(0));
    expect(reel.situation(reel.last, null).outcome).toEqual(end.situation(null).outcome);
  });

  test('every moment shows each seat what it knew then and nothing else', () => {
    for (let index = 0; index <= reel.last; index++) {
      for (const viewer of [0, 1, null]) expect(reel.situation(index, viewer).view.viewer).toBe(viewer);
    }
    expect(JSON.stringify(reel.log(reel.last, null))).not.toContain('"drew"');
  });

  test('a move’s number leads to its moment, one that was taken back to the next that stands', () => {
    expect(reel.frame(reel.indexOf(0)).n).toBe(0);
    expect(reel.frame(reel.indexOf(1)).n).toBe(3);
    expect(reel.indexOf(10_000)).toBe(reel.last);
  });

  test('a game of older rules is shown up to the line that no longer fits, and the page says so', () => {
    const { transcript } = finished();
    const bad = transcript.entries.findLast((entry) => 'move' in entry);
    const text = bad !== undefined && 'move' in bad ? bad.move : '';
    const mended = {
      ...loaded.game,
      version: '2',
      replays: ['1'],
      read: (move: string) => (move === text ? null : loaded.game.read(move)),
    };
    const older = new Reel(mended, transcript, seedsIn(transcript));
    expect(older.last).toBeGreaterThan(0);
    expect(older.last).toBeLessThan(reel.last);
    const names = [0, 1].map((seat) => ({ name: `${seat}`, kind: 'person' as const }));
    const session = new ReplaySession({ ...loaded, game: mended }, older, names, older.last, 0);
    expect(session.scene().notice).toMatchObject({ key: 'fault.older-rules', values: { was: '1', known: '2' } });
    session.go(0);
    expect(session.scene().notice).toBeNull();
  });

  test('a fork shares everything up to its moment and goes on with other luck', () => {
    const { match, seeds } = reel.fork(4, 'e'.repeat(64));
    expect(match.situation(0).view).toEqual(reel.situation(4, 0).view);
    expect(seeds).toEqual([SEED, 'e'.repeat(64)]);
    const again = new Reel(loaded.game, readTranscript(writeTranscript(match.transcript)), seeds);
    expect(again.situation(again.last, 1)).toEqual(match.situation(1));
  });

  test('a fork of a fork keeps the seeds of both', () => {
    const first = reel.fork(4, 'e'.repeat(64));
    const [seat = 0] = first.match.asked;
    const [move] = first.match.situation(seat).moves;
    if (move !== undefined) first.match.make(seat, loaded.game.write(move));
    const middle = new Reel(loaded.game, first.match.transcript, first.seeds);
    const second = middle.fork(middle.last, 'f'.repeat(64));
    expect(second.seeds).toEqual([SEED, 'e'.repeat(64), 'f'.repeat(64)]);
    expect(() => Match.replay(loaded.game, second.match.transcript, second.seeds)).not.toThrow();
  });
});

describe('replay', () => {
  const opened = () =>
    new ReplaySession(
      loaded,
      reel,
      [
        { name: 'Lena', kind: 'person' },
        { name: 'Nefer', kind: 'bot' },
      ],
      0,
      0,
    );

  test('shows motion for a single step forward only', () => {
    const session = opened();
    session.go(2);
    expect(session.scene().fresh).toEqual([]);
    const heard = reel.told(3).filter(({ to, not }) => (to === null ? not !== 0 : to === 0));
    session.go(3);
    expect(session.scene().fresh).toEqual(heard);
    session.go(2);
    expect(session.scene().fresh).toEqual([]);
  });

  test('stays within the game and offers no move', () => {
    const session = opened();
    session.go(-5);
    expect(session.at).toBe(0);
    session.go(9999);
    expect(session.at).toBe(reel.last);
    for (let index = 0; index <= reel.last; index++) {
      session.go(index);
      expect(session.scene().situation.moves).toEqual([]);
    }
  });

  test('the open replay hears what both seats heard', () => {
    const session = opened();
    session.look('open');
    const drew = session.scene().log.filter(({ event }) => event.kind === 'drew');
    expect(drew).toHaveLength(2);
  });
});

test('a running game’s file gives no seeds away', () => {
  const running = Match.begin(loaded.game, { seats: 2, seed: SEED });
  expect(() => seedsIn(running.transcript)).toThrow(GameError);
});
