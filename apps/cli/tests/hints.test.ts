import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { decisions, faultOf, hintIn } from '../src/teaching/hints.ts';

/** `npm run test:teachers` asks for a thousand hints a game. */
const HINTS = Number(process.env.HINTS ?? 1);

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: reasons favour the move that is recommended, and there always are some',
  async (_, gameModule) => {
    const [game, shelf, explain] = await Promise.all([gameModule.rules(), gameModule.bots(), gameModule.reasons?.()]);
    if (explain === undefined) throw new Error('No reasons.');
    const bots = await shelf.load();
    const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
    const faults: string[] = [];
    let asked = 0;
    for (const position of decisions({ game, levels }, 22)) {
      if (asked === HINTS) break;
      const hint = hintIn({ game, shelf, levels, explain }, position);
      if (hint === null) continue;
      asked++;
      const fault = faultOf(hint);
      if (fault !== null) faults.push(fault);
    }
    expect(faults).toEqual([]);
  },
  HINTS * 20_000 + 60_000,
);

test('a hint is faulty whose reasons favour the other move, or that has none', () => {
  const moves = [
    { move: { do: 'a' }, loss: 0 },
    { move: { do: 'b' }, loss: 0.1 },
  ];
  const parts = [
    { topic: 'fame', part: 0.2 },
    { topic: 'units', part: -0.1 },
  ];
  const hint = { moves, parts, reasons: ['fame'], cost: 'units' };
  expect(faultOf(hint)).toBeNull();
  expect(faultOf({ ...hint, reasons: ['units'] })).toMatch(/favours the other/);
  expect(faultOf({ ...hint, reasons: [] })).toMatch(/no reason/);
  expect(faultOf({ ...hint, reasons: ['even'] })).toMatch(/even/);
  expect(faultOf({ ...hint, cost: 'fame' })).toMatch(/cost/);
  expect(faultOf({ ...hint, parts: [{ topic: 'fame', part: 0.3 }] })).toMatch(/not the lead/);
  expect(faultOf({ ...hint, moves: moves.toReversed() })).toMatch(/best first/);
});
