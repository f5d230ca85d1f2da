import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../../src/offline/service-worker.js', import.meta.url), 'utf8');

/** Everything that a browser keeps: by name, the files of each cache. */
type Caches = Map<string, Set<string>>;

/** As much of an answer as is looked at here: what it holds, or where it leads to. */
class Answer {
  readonly name: string;

  constructor(file: File) {
    this.name = file.name;
  }

  static redirect(to: string): string {
    return `go to ${to}`;
  }
}

/** A service worker as the site builds it, in a browser that keeps what the others before it have kept. */
function worker(kept: Caches, version: string, files: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const happens = async (kind: string, facts: object = {}): Promise<unknown> => {
    const promises: Promise<unknown>[] = [];
    const note = (promise: Promise<unknown>) => void promises.push(promise);
    listeners.get(kind)?.({ ...facts, waitUntil: note, respondWith: note });
    return (await Promise.all(promises))[0];
  };
  const taken: string[] = [];
  const early: string[] = [];
  const self = {
    location: { origin: 'https://naos.example' },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    skipWaiting: async () => void taken.push(version),
    clients: { claim: async () => {} },
    registration: { navigationPreload: { enable: async () => void early.push(version) } },
  };
  const caches = {
    open: async (name: string) => {
      const addAll = async (list: readonly string[]) => void kept.set(name, new Set(list));
      const put = async (path: string, { name }: { readonly name: string }) => void kept.set(name, new Set([path]));
      return { addAll, put };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: { readonly url: string } | string) => {
      const { href, pathname } = new URL(typeof asked === 'string' ? asked : asked.url, self.location.origin);
      return [...kept.values()].some((cache) => cache.has(pathname)) ? `kept ${href}` : undefined;
    },
  };
  const fetch = async ({ url }: { readonly url: string }) => `asked for ${url}`;
  const source = SOURCE.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', JSON.stringify(version));
  runInNewContext(source, { self, caches, fetch, URL, File, Response: Answer });
  return { happens, taken, early };
}

test('a new version waits until no page of the old one is open: their files stay', async () => {
  const kept: Caches = new Map();
  const old = worker(kept, 'one', ['/', '/assets/bot-1.js']);
  await old.happens('install');
  await old.happens('activate');
  const fresh = worker(kept, 'two', ['/', '/assets/bot-2.js']);
  await fresh.happens('install');
  expect(fresh.taken).toEqual([]);
  const url = 'https://naos.example/assets/bot-1.js';
  const request = { method: 'GET', mode: 'cors', url };
  expect(await old.happens('fetch', { request })).toBe(`kept ${url}`);
  await fresh.happens('activate');
  expect([...kept.keys()]).toEqual(['naos-two']);
});

test('who presses for the new version gets it, and other pages of the old one keep their files', async () => {
  const kept: Caches = new Map();
  await worker(kept, 'one', ['/', '/assets/bot-1.js']).happens('install');
  const fresh = worker(kept, 'two', ['/', '/assets/bot-2.js']);
  await fresh.happens('install');
  await fresh.happens('message', { data: 'something else' });
  expect(fresh.taken).toEqual([]);
  await fresh.happens('message', { data: 'take over' });
  expect(fresh.taken).toEqual(['two']);
  await fresh.happens('activate');
  expect([...kept.keys()]).toEqual(['naos-one', 'naos-two']);
});

test('a page that was asked for while the worker started is taken; without a network it is the kept one', async () => {
  const own = worker(new Map([['naos-one', new Set(['/'])]]), 'one', ['/']);
  await own.happens('activate');
  expect(own.early).toEqual(['one']);
  const request = { method: 'GET', mode: 'navigate', url: 'https://naos.example/play/x' };
  const page = { ok: true };
  expect(await own.happens('fetch', { request, preloadResponse: Promise.resolve(page) })).toBe(page);
  const lost = Promise.reject(new Error('no network'));
  expect(await own.happens('fetch', { request, preloadResponse: lost })).toBe('kept https://naos.example/');
});

test('a game’s file that another app shares is kept for the page of replays; one that is far too large is not', async () => {
  const kept: Caches = new Map();
  const own = worker(kept, 'one', ['/']);
  const shared = (file: File) => ({
    request: {
      method: 'POST',
      url: 'https://naos.example/share',
      formData: async () => new Map([['game', file]]),
    },
  });
  expect(await own.happens('fetch', shared(new File(['{}'], 'aton.jsonl')))).toBe('go to /replays?shared');
  expect([...(kept.get('aton.jsonl') ?? [])]).toEqual(['/shared-game']);
  await own.happens('fetch', shared(new File(['x'.repeat(5_000_001)], 'large.jsonl')));
  expect(kept.has('large.jsonl')).toBe(false);
});
