// @vitest-environment happy-dom

import type { Opinion } from '@naos/bots/review';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import type { Reel } from '../../src/replay/reel.ts';
import type { Progress } from '../../src/replay/review-run.ts';
import { Verdict } from '../../src/replay/Verdict.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { toyGame } from '../toy.ts';

const shown = vi.hoisted((): { progress: Progress } => ({ progress: { begun: false, opinions: [], done: 0, of: 0 } }));
vi.mock('../../src/replay/use-review.ts', () => ({ useReview: () => ({ ...shown.progress, start() {} }) }));

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(cleanup);

const loaded = await toyGame();
const MOVES = 16;

const opinion = (index: number, cost: number, chance = 0.5): Opinion => ({
  index,
  seat: index % 2,
  chance,
  played: 'a',
  better: cost > 0 ? 'b' : 'a',
  cost,
});

/** A review of a game in which nothing is learned: what the judge changes, it changes by itself. */
function told(costs: Readonly<Record<number, number>>, whose: number | null, progress: Partial<Progress> = {}): string {
  const opinions = Array.from({ length: MOVES }, (_, index) => opinion(index, costs[index] ?? 0));
  shown.progress = { begun: true, opinions, done: MOVES, of: MOVES, ...progress };
  const reel = standIn<Reel>({
    frames: [],
    last: MOVES,
    learned: Array.from({ length: MOVES }, () => false),
    transcript: { hashes: [] },
    situation: () => standIn<ReturnType<Reel['situation']>>({ moves: [] }),
  });
  const { container } = render(
    <Verdict
      loaded={loaded}
      reel={reel}
      outcome={{ places: [2, 1], points: [1, 4], how: 'outcome.won' }}
      names={['Anna', 'Boris']}
      whose={whose}
      onGo={() => {}}
      onPlayFrom={() => {}}
    />,
  );
  return container.textContent ?? '';
}

test('while the bot is at work it says so, and before it has begun it says nothing', () => {
  expect(told({}, 0, { done: 5 })).toBe(
    'The strongest bot is looking for what decided the game: 5 of 16 moves so far.',
  );
  cleanup();
  expect(told({}, 0, { begun: false, done: 0 })).toBe('');
});

test('the costliest decision of the reader, not of the others, and how sure that is', () => {
  const text = told({ 4: 0.9, 5: 0.95, 6: 0.1 }, 0);
  expect(text).toMatch(/^Move 5 cost you most: about 90 games of 100, give or take \d+\.YouaBetterb/);
  expect(text).toContain('Play on from move 5');
  expect(screen.getByRole('button', { name: 'Look at move 5' })).toBeTruthy();
});

test('a cost within the wavering of the bot is only a guess', () => {
  expect(told({ 4: 0.05 }, 0)).toMatch(/Move 5 may have cost you most: about 5 games of 100\. .*guess/);
});

test('who watches reads of the player by name, in both languages', () => {
  expect(told({ 5: 0.9 }, null)).toMatch(/Move 6 cost Boris most/);
  cleanup();
  useSettings.setState({ language: 'ru' });
  expect(told({ 5: 0.9 }, null)).toMatch(/Дороже всего стоил ход 6 \(Boris\): примерно 90 партий из 100/);
  cleanup();
  expect(told({ 5: 0.9 }, 1)).toMatch(/Дороже всего вам стоил ход 6/);
});

test('nothing costly is said as it is, and so is a bot without an opinion', () => {
  expect(told({ 5: 0.9 }, 0)).toBe('The review finds no decision of yours that gave much away.');
  cleanup();
  expect(told({}, 0, { opinions: [] })).toBe('This game’s bot has no opinion in chances to win.');
});
