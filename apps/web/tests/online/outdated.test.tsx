// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import type { TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { OnlinePlay } from '../../src/online/table/OnlinePlay.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { toyGame } from '../toy.ts';

const loaded = await toyGame();
vi.mock('../../src/games/loaded-game.ts', () => ({ loadGame: async () => loaded }));
afterEach(cleanup);

test('a table played by rules that this page does not know is not shown by the old ones', async () => {
  useSettings.setState({ language: 'en' });
  const news = { card: { game: 'stone-papyrus-knife', rules: `${loaded.game.version}-newer`, seats: [] }, view: {} };
  const connection = { subscribe: () => () => {}, news: null };
  render(<OnlinePlay connection={standIn<TableConnection>(connection)} news={standIn<TableNews>(news)} />);
  expect((await screen.findByRole('alert')).textContent).toContain('There is a newer Naos');
});
