// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Channels } from '../../src/online/account/Channels.tsx';
import { useSettings } from '../../src/store/settings.ts';

let refuses: boolean;
beforeEach(() => {
  refuses = false;
  useSettings.setState({ language: 'en', name: '' });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'POST' && refuses) return Response.json({ code: 'malformed', text: 'No.' }, { status: 400 });
    return Response.json(path === '/api/me' ? { id: 'me', name: 'Lena', pushKey: null } : []);
  });
});
afterEach(cleanup);

async function addAddress(address: string): Promise<HTMLInputElement> {
  render(<Channels />);
  fireEvent.click(screen.getByRole('button'));
  const field = (await screen.findAllByRole('textbox'))[0] as HTMLInputElement;
  fireEvent.change(field, { target: { value: address } });
  fireEvent.submit(field);
  return field;
}

test('an address that was refused stays to be mended', async () => {
  refuses = true;
  const field = await addAddress('lena@nowhere.example');
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(field.value).toBe('lena@nowhere.example'));
});

test('one that was taken makes room for the next', async () => {
  const field = await addAddress('lena@naos.example');
  await vi.waitFor(() => expect(field.value).toBe(''));
});
