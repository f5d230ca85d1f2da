import type { Opinion } from '@naos/bots/review';
import { type Game, Match, type Vocabulary } from '@naos/engine';
import { expect, test } from 'vitest';
import type { BotRequest } from '../../src/bots/bot-desk.ts';
import { loadGame } from '../../src/games/loaded-game.ts';
import { Reel } from '../../src/replay/reel.ts';
import { costliest, curves, opinionOn } from '../../src/replay/review.ts';
import { ReviewRun } from '../../src/replay/review-run.ts';
import { toyGame } from '../toy.ts';

const loaded = await toyGame();
const SEED = '2'.repeat(64);
/** A busy machine is slow: how long it takes is no matter here. */
const PATIENT = { timeout: 30_000 };

function playedGame(game: Game<Vocabulary> = loaded.game): Reel {
  const match = Match.begin(game, { seats: 2, seed: SEED });
  while (!match.over) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, game.write(move));
  }
  return new Reel(game, match.transcript, [SEED]);
}

test('the bot is asked with what the mover knew before the move, and the cost is what the move gave away', async () => {
  const reel = playedGame();
  const mover = reel.frame(1).seat;
  const played = reel.frame(1).move;
  const opinion = await opinionOn(reel, 0, 'level-5', async ({ view, seat }) => {
    expect([view.viewer, seat]).toEqual([mover, mover]);
    expect(view).toEqual(reel.situation(0, mover).view);
    const ranked = [
      { move: 'better', value: 0.7 },
      { move: played, value: 0.45 },
    ];
    return { id: 1, move: 'better', winChance: 0.7, hard: 0, ranked };
  });
  expect(opinion).toMatchObject({ index: 0, seat: mover, chance: 0.7, played, better: 'better' });
  expect(opinion?.cost).toBeCloseTo(0.25);
});

test('values that are no chances to win give no opinion, and neither does the end of the game', async () => {
  const reel = playedGame();
  const points = async () => ({ id: 1, move: '', winChance: null, hard: 0, ranked: [{ move: 'x', value: 37 }] });
  expect(await opinionOn(reel, 0, '', points)).toBeNull();
  expect(await opinionOn(reel, reel.last, '', points)).toBeNull();
});

const opinion = (index: number, seat: number, cost: number): Opinion => ({
  index,
  seat,
  chance: 0.6,
  played: 'a',
  better: 'b',
  cost,
});

test('only decisions that gave something away count, the costliest first', () => {
  const worst = costliest([opinion(0, 0, 0.05), opinion(1, 1, 0.001), opinion(2, 0, 0.3)], 3);
  expect(worst.map(({ index }) => index)).toEqual([2, 0]);
});

test('with two seats one curve mirrors the other; with more each seat has its own points only', () => {
  const opinions = [opinion(0, 0, 0), opinion(1, 1, 0)];
  expect(curves(opinions, 2, null)).toEqual([
    [
      { index: 0, chance: 0.6 },
      { index: 1, chance: 0.4 },
    ],
    [
      { index: 0, chance: 0.4 },
      { index: 1, chance: 0.6 },
    ],
  ]);
  expect(curves(opinions, 3, null).map((row) => row.length)).toEqual([1, 1, 0]);
  // What the judge thought last is not how it ended: two of three share the victory.
  const end = { index: 2, places: [1, 3, 1] };
  expect(curves(opinions, 3, end).map((row) => row.at(-1))).toEqual(
    [0.5, 0, 0.5].map((chance) => ({ index: 2, chance })),
  );
});

test('the oracle looks once more at the three decisions that cost most, and its word counts', async () => {
  const { game } = await loadGame('aton');
  const reel = playedGame(game);
  const askedOracle: number[] = [];
  let decision = 0;
  // Each of the first moves gives away more than the one before.
  const chances = [0.9, 0.8, 0.69, 0.57, 0.44, 0.3];
  const ask = async ({ bot }: Omit<BotRequest, 'id'>) => {
    const index = bot === 'oracle' ? -1 : decision++;
    if (bot === 'oracle') askedOracle.push(askedOracle.length);
    const own = reel.frames[index + 1]?.move ?? '';
    const best = chances[index] ?? 0.3;
    const ranked = [
      { move: 'better', value: best },
      ...(index < 5 ? [{ move: own, value: chances[index + 1] ?? 0 }] : []),
    ];
    return bot === 'oracle'
      ? { id: 1, move: 'better', winChance: 0.5, hard: 0, ranked: [] }
      : { id: 1, move: 'better', winChance: best, hard: 0, ranked };
  };
  const run = new ReviewRun(reel, () => ({ ask, close: () => {} }));
  run.start();
  run.subscribe(() => {});
  await expect.poll(() => askedOracle.length, PATIENT).toBe(3);
  await expect.poll(() => costliest(run.now().opinions, 9).map(({ index }) => index), PATIENT).toEqual([1, 0]);
});

test('what a move costs is looked at once more from the same seat’s next decision', PATIENT, async () => {
  const { game } = await loadGame('aton');
  const reel = playedGame(game);
  let decision = 0;
  const ask = async ({ bot }: Omit<BotRequest, 'id'>) => {
    if (bot === 'oracle') throw new Error('asleep');
    // The judge sees nothing in any move that is made, and stands as well after it.
    const own = reel.frames[++decision]?.move ?? '';
    const ranked = ['better', own].map((move, i) => ({ move, value: i === 0 ? 0.9 : 0 }));
    return { id: 1, move: 'better', winChance: 0.9, hard: 0, ranked };
  };
  const run = new ReviewRun(reel, () => ({ ask, close: () => {} }));
  run.start();
  run.subscribe(() => {});
  await expect.poll(() => run.now().done, PATIENT).toBe(reel.last);
  const free = run.now().opinions.filter(({ index, seat, cost }) => {
    const goesOn = reel.frames[index + 2]?.seat === seat && reel.learned[index] === false;
    expect(cost).toBe(goesOn ? 0 : 0.9);
    return goesOn;
  });
  expect(free.length).toBeGreaterThan(9);
});
