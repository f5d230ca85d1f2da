// @vitest-environment happy-dom
import { anyGameModule } from '@naos/game-module';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameModule } from '../../../../docs/adding-a-game/stone-papyrus-knife/index.ts';
import { NewOnlineTable } from '../../src/home/NewOnlineTable.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { must } from '../must.ts';

const sent: { readonly path: string; readonly body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  useSettings.setState({ language: 'en' });
});
afterEach(cleanup);

/** Puts the form on the screen, before a server that writes every order down and takes none. */
function show(): void {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
    return Response.json(path === '/api/me' ? { id: 'a', name: '' } : { code: 'not now', text: 'No.' }, {
      status: path === '/api/me' ? 200 : 409,
    });
  });
  render(<NewOnlineTable gameModule={anyGameModule(gameModule)} />);
}

async function ordered(): Promise<unknown> {
  const before = sent.length;
  fireEvent.click(screen.getByText('Make the table'));
  await waitFor(() => expect(sent.slice(before).at(-1)?.path).toBe('/api/tables'));
  await screen.findByRole('alert');
  return sent.at(-1)?.body;
}

test('a table with a chair for anybody is seen by anybody: hidden, nobody could ever take it', async () => {
  show();
  const [, second] = await screen.findAllByRole('combobox');
  const shown = screen.getByRole('checkbox', { name: 'Show the table in the lobby' });
  expect(shown).toMatchObject({ checked: false, disabled: false });
  fireEvent.change(must(second), { target: { value: 'open' } });
  expect(shown).toMatchObject({ checked: true, disabled: true });
  expect(await ordered()).toMatchObject({ visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
});

test('a table is rated where that was ticked, and its host says whether those who watch may take a bot’s chair', async () => {
  show();
  const [, second] = await screen.findAllByRole('combobox');
  const may = () => screen.queryByRole('checkbox', { name: 'Those who watch may ask for a bot’s seat' });
  expect(await ordered()).toMatchObject({ rated: false, botsMayBeReplaced: true });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Rated/ }));
  const bot = [...must(second).querySelectorAll('option')].find(({ value }) => !/^(me|invite|open)$/.test(value));
  fireEvent.change(must(second), { target: { value: bot?.value } });
  expect(may()).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show the table in the lobby' }));
  fireEvent.click(must(may()));
  expect(await ordered()).toMatchObject({ rated: true, botsMayBeReplaced: false, visibility: 'public' });
});

describe('night’s rest', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const tick = () => screen.queryByRole('checkbox', { name: 'Night’s rest' });
  const pick = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  const offered = (name: string) =>
    [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map(({ textContent }) => textContent);

  test('is offered for clocks by days alone, and ordered only where it was ticked', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Clock' });
    expect(tick()).toBeNull();
    pick('Clock', 'quick');
    expect(tick()).toBeNull();
    pick('Clock', 'day');
    expect(tick()).toMatchObject({ checked: false });
    expect(await ordered()).toMatchObject({ clock: { kind: 'days', days: 1, sleep: null } });
  });

  test('goes from hour to hour in the person’s own zone, and says so', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Clock' });
    pick('Clock', 'days');
    fireEvent.click(must(tick()));
    expect(await ordered()).toMatchObject({ clock: { kind: 'days', days: 3, sleep: { from: 23, to: 8, zone } } });
    pick('From', '22');
    pick('To', '6');
    const told = screen.getByRole('status').textContent;
    expect(told).toContain(`From 22:00 to 06:00 in your time zone (${zone}, GMT`);
    expect(told).toContain('the clocks of all players stand still');
    expect(await ordered()).toMatchObject({ clock: { sleep: { from: 22, to: 6, zone } } });
  });

  test('of no hours can not be ordered', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Clock' });
    pick('Clock', 'day');
    fireEvent.click(must(tick()));
    expect(offered('From')).toHaveLength(23);
    expect(offered('From')).not.toContain('08:00');
    expect(offered('To')).not.toContain('23:00');
    pick('From', '22');
    expect(offered('To')).toContain('23:00');
    expect(offered('To')).not.toContain('22:00');
  });

  test('that was ticked does not follow to a clock for one sitting', async () => {
    show();
    await screen.findByRole('combobox', { name: 'Clock' });
    pick('Clock', 'day');
    fireEvent.click(must(tick()));
    pick('Clock', 'calm');
    expect(await ordered()).toMatchObject({ clock: { kind: 'live', start: 2400, increment: 20 } });
    expect(JSON.stringify(sent.at(-1)?.body)).not.toContain('sleep');
  });
});
