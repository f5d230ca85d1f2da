// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Account } from '../../src/online/account/Account.tsx';
import { useSettings } from '../../src/store/settings.ts';

let asked: string[];
let valid: boolean;
beforeEach(() => {
  [asked, valid] = [[], true];
  useSettings.setState({ language: 'en', name: '' });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') valid = false;
    if (path === '/api/tokens') return Response.json([{ id: 'bot', name: 'Ptah', created: 1, valid }]);
    return Response.json({ id: 'me', name: 'Lena', account: true, pushKey: null });
  });
});
afterEach(cleanup);

test('all other devices can be signed out', async () => {
  render(<Account />);
  fireEvent.click(screen.getByRole('button', { name: 'Who am I here?' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out on all other devices' }));
  expect(await screen.findByText('Only this device is signed in now.')).toBeDefined();
  expect(asked).toContain('POST /api/account/logout-everywhere');
});

test('bots are listed, and their tokens can be revoked', async () => {
  render(<Account />);
  fireEvent.click(screen.getByRole('button', { name: 'Who am I here?' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the token of Ptah' }));
  expect(await screen.findByText('Its token no longer works.')).toBeDefined();
  expect(asked).toContain('DELETE /api/tokens/bot');
});
