import { expect, test, vi } from 'vitest';

let loads = 0;
vi.mock('@naos/registry', () => {
  const shelf = {
    levels: ['one'],
    budget: 1,
    load: async () => [{ name: 'one', decide: () => ({ move: {} }) }],
  };
  const bots = async () => {
    if (loads++ === 0) throw new TypeError('Failed to fetch dynamically imported module');
    return shelf;
  };
  return { gameModules: [{ id: 'toy', rules: async () => ({ write: () => 'the move' }), bots }] };
});

test('bots that could not be loaded are tried again at the next question', async () => {
  const said: object[] = [];
  let hear: (event: object) => Promise<void> = async () => {};
  const self = {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    postMessage: (message: object) => said.push(message),
  };
  vi.stubGlobal('self', self);
  await import('../../src/bots/bot-worker.ts');
  const ask = (id: number) =>
    hear({ data: { kind: 'decide', id, game: 'toy', bot: 'one', view: {}, seat: 0, seed: 1 } });
  await ask(1);
  await ask(2);
  expect(said).toMatchObject([
    { id: 1, problem: 'Failed to fetch dynamically imported module' },
    { id: 2, move: 'the move' },
  ]);
});
