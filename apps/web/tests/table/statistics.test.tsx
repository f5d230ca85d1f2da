// @vitest-environment happy-dom

import { Match } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { allGameModules } from '../../src/games/game-modules.ts';
import { Reel } from '../../src/replay/reel.ts';
import { Statistics } from '../../src/table/Statistics.tsx';
import { loadStatistics } from '../../src/table/use-statistics.ts';

afterEach(cleanup);

const SEED = '3'.repeat(64);

/** A game of which a few moves are played: enough for something to count. */
async function begunGame(gameModule: AnyGameModule): Promise<Reel> {
  const game = await gameModule.rules();
  const match = Match.begin(game, { seats: 2, seed: SEED });
  for (let i = 0; i < 40 && !match.over; i++) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, game.write(move));
  }
  return new Reel(game, match.transcript, [SEED]);
}

test.each(allGameModules)(
  '$id: statistics loaded during the game stand there at once when it ends',
  async (gameModule) => {
    const reel = await begunGame(gameModule);
    await loadStatistics(gameModule.id);
    render(<Statistics game={gameModule.id} reel={reel} names={['Anna', 'Boris']} />);
    expect(screen.getByRole('table').textContent).toContain('Anna');
  },
);

test.each(allGameModules)(
  '$id: while the game is on its way, its statistics have their room, row by row',
  async (gameModule) => {
    const reel = await begunGame(gameModule);
    await loadStatistics(gameModule.id);
    const names = ['Anna', 'Boris'];
    const titles = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
    const { rerender, container } = render(<Statistics game={gameModule.id} reel={undefined} names={names} />);
    const kept = titles();
    expect(container.querySelector('.statistics')?.getAttribute('data-coming')).toBe('true');
    rerender(<Statistics game={gameModule.id} reel={reel} names={names} />);
    expect(titles()).toEqual(kept);
    expect(container.querySelector('.statistics')?.getAttribute('data-coming')).toBe('false');
  },
);
