import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
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
