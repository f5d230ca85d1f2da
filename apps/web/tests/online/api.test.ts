import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../src/online/api.ts';
import { memoryStorage } from '../toy.ts';

const sent: { readonly method: string | undefined; readonly body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    sent.push({ method, body });
    return Response.json({ id: 'me', name: 'Lena', account: false, pushKey: null });
  });
});

describe('a name of the settings', () => {
  test.each([
    ['of spaces', '   '],
    ['with a space behind it, as phones put it there', 'Lena '],
    ['with characters that nobody sees', 'Le\u200bna'],
    ['that is the same', 'Lena'],
  ])('%s renames nobody on the server', async (_, name) => {
    await api.arrive(name);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  test('that is another is told as the server would write it', async () => {
    await api.arrive(' Elena  of \ud83d Thebes ');
    expect(sent.at(-1)).toEqual({ method: 'PATCH', body: JSON.stringify({ name: 'Elena of \ufffd Thebes' }) });
  });
});
