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

describe('a first visit makes one guest', () => {
  test('whatever asks at once on a page', async () => {
    await Promise.all([api.arrive('Lena'), api.arrive(''), api.arrive('Lena')]);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    await api.arrive('Lena');
    expect(sent).toHaveLength(2);
  });

  test('and in whatever tabs: they take turns', async () => {
    const turns: string[] = [];
    const request = async (name: string, look: () => Promise<unknown>) => {
      turns.push(name);
      return await look();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await api.arrive('')).toMatchObject({ id: 'me' });
    expect(turns).toEqual(['naos.arrive']);
  });
});

describe('what comes in pages is put together', () => {
  const asked: string[] = [];
  const answer = (pages: Readonly<Record<string, () => Response>>): void => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const response = pages[path]?.() ?? new Response('', { status: 404 });
      return Object.defineProperty(response, 'url', { value: new URL(path, 'http://naos.test').href });
    });
  };

  test('the moments that somebody missed', async () => {
    const page = (...versions: number[]) =>
      Response.json(versions.map((version) => ({ version, view: {}, beats: [] })));
    answer({
      '/api/tables/t/moments?from=3&to=7': () => page(3, 4, 5),
      '/api/tables/t/moments?from=6&to=7': () => page(6),
      '/api/tables/t/moments?from=7&to=7': () => page(),
    });
    expect((await api.moments('t', 3, 7)).map(({ version }) => version)).toEqual([3, 4, 5, 6]);
    expect(asked).toHaveLength(3);
  });

  test('a long transcript', async () => {
    const link = { headers: { link: '<?from=2>; rel="next"' } };
    answer({
      '/api/tables/t/transcript': () => new Response('a\nb\n', link),
      'http://naos.test/api/tables/t/transcript?from=2': () => new Response('c\n'),
    });
    expect(await api.transcript('t')).toBe('a\nb\nc\n');
  });
});
