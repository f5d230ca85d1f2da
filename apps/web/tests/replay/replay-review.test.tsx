// @vitest-environment happy-dom

import type { Opinion } from '@naos/bots/review';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { ReplayReview } from '../../src/replay/ReplayReview.tsx';
import type { Reel } from '../../src/replay/reel.ts';
import type { Progress } from '../../src/replay/review-run.ts';
import { useSettings } from '../../src/store/settings.ts';
import { toyGame } from '../toy.ts';

const shown = vi.hoisted((): { progress: Progress; begun: number } => ({
  progress: { begun: false, opinions: [], done: 0, of: 0 },
  begun: 0,
}));
vi.mock('../../src/replay/use-review.ts', () => ({
  useReview: () => ({ ...shown.progress, start: () => void shown.begun++ }),
}));
vi.mock('../../src/replay/use-patterns.ts', () => ({ usePatterns: () => new Map() }));
vi.mock('../../src/replay/use-line.ts', () => ({ useLine: () => null }));

beforeEach(() => {
  useSettings.setState({ language: 'en' });
  shown.begun = 0;
});
afterEach(cleanup);

const loaded = await toyGame();
const MOVES = 16;

const opinion = (index: number, cost: number): Opinion => ({
  index,
  seat: index % 2,
  chance: 0.5,
  played: `a${index}`,
  better: cost > 0 ? `b${index}` : `a${index}`,
  cost,
});

/** The review beside a replayed board, seen through somebody's eyes (null: everybody's) at a moment. */
function seen(costs: Readonly<Record<number, number>>, whose: number | null, now: number, done = MOVES) {
  const opinions = Array.from({ length: MOVES }, (_, index) => opinion(index, costs[index] ?? 0));
  shown.progress = { begun: true, opinions: opinions.slice(0, done), done, of: MOVES };
  const reel = standIn<Reel>({
    last: MOVES,
    learned: Array.from({ length: MOVES }, () => false),
    situation: () => standIn<ReturnType<Reel['situation']>>({ moves: [] }),
  });
  const gone: number[] = [];
  render(
    <ReplayReview
      loaded={loaded}
      reel={reel}
      outcome={{ places: [2, 1], points: [1, 4], how: 'outcome.won' }}
      names={['Anna', 'Boris']}
      whose={whose}
      own={null}
      now={now}
      onGo={(index) => gone.push(index)}
      onPlayFrom={() => {}}
    />,
  );
  return { rows: screen.queryAllByRole('listitem').map(({ textContent }) => textContent), gone };
}

test('the review of a replay begins by itself and says how far it is', () => {
  seen({}, 0, 0, 5);
  expect(shown.begun).toBe(1);
  expect(screen.getByText(/5 of 16/).getAttribute('aria-live')).toBe('off');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('its costliest decisions stand in the order of the game, and one of them leads to its moment', () => {
  const { rows, gone } = seen({ 8: 0.3, 2: 0.1, 6: 0.04 }, 0, 1);
  expect(rows).toEqual(['3a2Better: b2−10', '7a6Better: b6−4', '9a8Better: b8−30']);
  fireEvent.click(screen.getByRole('button', { name: /^7/ }));
  expect(gone).toEqual([6]);
});

test('where one is stands among them; a costly decision says more there', () => {
  expect(seen({ 8: 0.3 }, 0, 4).rows).toEqual([
    '5You are hereAs good as any: the bot would do the same.0',
    '9a8Better: b8−30',
  ]);
  cleanup();
  expect(seen({ 8: 0.3 }, 0, 8).rows).toEqual(['9a8Better: b8−30Play from here']);
});

test('through the eyes of one seat nothing is told of what another one chose', () => {
  // Move 6 is the other seat's: neither its cost nor that the replay stands before it.
  expect(seen({ 5: 0.9, 8: 0.3 }, 0, 5).rows).toEqual(['9a8Better: b8−30']);
  cleanup();
  expect(seen({ 5: 0.9, 8: 0.3 }, null, 1).rows).toEqual([
    '2 Boris: You are hereAs good as any: the bot would do the same.0',
    '6 Boris: a5Better: b5−90',
    '9 Anna: a8Better: b8−30',
  ]);
});

test('whose decisions are weighed is said, and what luck and play made of the game', () => {
  seen({ 8: 0.3 }, 0, 1);
  expect(screen.getByRole('heading').textContent).toBe('Review Anna, games of 100 given away');
  expect(document.querySelector('.turn-sums')?.textContent).toMatch(/^Luck [+−\d]+Moves of Anna −30Others 0$/);
});
