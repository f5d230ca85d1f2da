// @vitest-environment happy-dom
import { anyDoor } from '@naos/door';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { door } from '../../../docs/adding-a-game/stone-papyrus-knife/index.ts';
import { NewOnlineTable } from '../src/home/NewOnlineTable.tsx';
import { useSettings } from '../src/store/settings.ts';

const sent: { readonly path: string; readonly body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  useSettings.setState({ language: 'en' });
});
afterEach(cleanup);

test('a table with a chair for anybody is seen by anybody: hidden, nobody could ever take it', async () => {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
    return Response.json(path === '/api/me' ? { id: 'a', name: '' } : { code: 'not now', text: 'No.' }, {
      status: path === '/api/me' ? 200 : 409,
    });
  });
  render(<NewOnlineTable door={anyDoor(door)} />);
  const [, second] = await screen.findAllByRole('combobox');
  const shown = screen.getByRole('checkbox', { name: 'Show the table in the lobby' });
  expect(shown).toMatchObject({ checked: false, disabled: false });
  fireEvent.change(second as HTMLElement, { target: { value: 'open' } });
  expect(shown).toMatchObject({ checked: true, disabled: true });
  fireEvent.click(screen.getByText('Make the table'));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/tables'));
  expect(sent.at(-1)?.body).toMatchObject({ visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
});
