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
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox');
  if (field === undefined) throw new Error('There is no field.');
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

test('an address that nobody has confirmed says so, and the link can be sent again', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(String(body));
    if (path === '/api/me') return Response.json({ id: 'me', name: 'Lena', pushKey: null });
    return Response.json([{ id: 'c', kind: 'email', address: 'lena@naos.example', confirmed: false }]);
  });
  render(<Channels />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/Not confirmed yet/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await vi.waitFor(() => expect(sent.join()).toContain('lena@naos.example'));
});

test('the link in the mail confirms at the push of a button, not before', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push(`${path} ${String(body)}`);
    return Response.json({});
  });
  window.history.replaceState(null, '', '/settings?confirm=abc.def');
  render(<Channels />);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText(/^Confirmed/)).toBeDefined();
  expect(sent).toEqual(['/api/channels/confirm {"token":"abc.def"}']);
  window.history.replaceState(null, '', '/');
});
