// @vitest-environment happy-dom
import type { AnyDoor } from '@naos/door';
import { Match } from '@naos/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { allDoors } from '../src/kit/doors.ts';
import { Reel } from '../src/replay/reel.ts';
import { Statistics } from '../src/table/Statistics.tsx';
import { loadStatistics } from '../src/table/use-statistics.ts';

afterEach(cleanup);

const SEED = '3'.repeat(64);

/** A game of which a few moves are played: enough for something to count. */
async function begunGame(door: AnyDoor): Promise<Reel> {
  const game = await door.rules();
  const match = Match.begin(game, { seats: 2, seed: SEED });
  for (let i = 0; i < 40 && !match.over; i++) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, game.write(move));
  }
  match.close();
  return new Reel(game, match.transcript, [SEED]);
}

test.each(allDoors)('$id: statistics loaded during the game stand there at once when it ends', async (door) => {
  const reel = await begunGame(door);
  await loadStatistics(door.id);
  render(
    <Statistics game={door.id} reel={reel} names={['Anna', 'Boris']}>
      <button type="button">Review</button>
    </Statistics>,
  );
  expect(screen.getByRole('table').textContent).toContain('Anna');
  expect(screen.getByRole('button').textContent).toBe('Review');
});

test.each(allDoors)('$id: while the game is on its way, its statistics have their room, row by row', async (door) => {
  const reel = await begunGame(door);
  await loadStatistics(door.id);
  const names = ['Anna', 'Boris'];
  const titles = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
  const { rerender, container } = render(<Statistics game={door.id} reel={undefined} names={names} />);
  const kept = titles();
  expect(container.querySelector('.statistics')?.getAttribute('data-coming')).toBe('true');
  rerender(<Statistics game={door.id} reel={reel} names={names} />);
  expect(titles()).toEqual(kept);
  expect(container.querySelector('.statistics')?.getAttribute('data-coming')).toBe('false');
});
