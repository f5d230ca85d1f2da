import { expect, test } from 'vitest';
import { readSettings, standardHost } from '../src/settings.ts';
import { explainStart } from '../src/start-error.ts';
import { startMessage } from '../src/start-message.ts';
import { testEnvironment } from './kit/server.ts';

const server = { address: 'http://localhost:3000', port: 3000 };
const settings = (more: Record<string, string>) => readSettings(testEnvironment(more));

test('who starts a server reads its address, a link to make a table, and in a terminal its code', async () => {
  const here = await startMessage(settings({}), server, false);
  expect(here).toBe(
    'Naos is ready at http://localhost:3000\nMake a table for friends: http://localhost:3000/tables?new',
  );
  const shown = await startMessage(settings({}), server, true);
  expect(shown.startsWith(here)).toBe(true);
  expect(shown).toMatch(/[█▀▄]/);
});

test('the link leads to the address that people use', async () => {
  const named = { address: 'https://naos.example/', port: 3000 };
  const text = await startMessage(settings({ HOST: '::', PUBLIC_URL: named.address }), named, false);
  expect(text).toBe(
    'Naos is ready at https://naos.example/\nMake a table for friends: https://naos.example/tables?new',
  );
});

test('a machine whose system knows no IPv6 listens at the addresses that it has', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6') => ({
    address,
    netmask: '',
    mac: '',
    internal: true,
    cidr: null,
    ...(family === 'IPv6' ? { family, scopeid: 0 } : { family }),
  });
  expect(standardHost({ lo: [at('127.0.0.1', 'IPv4'), at('::1', 'IPv6')] })).toBe('::');
  expect(standardHost({ lo: [at('127.0.0.1', 'IPv4')] })).toBe('0.0.0.0');
});

test('a full disk is not taken for a missing right', () => {
  const { message } = explainStart(new Error('database or disk is full'), '/data/naos.sqlite');
  expect(message).toContain('make room on its disk');
  expect(explainStart(new Error('EACCES: permission denied'), '/data/naos.sqlite').message).toContain(
    'the right to write',
  );
});
