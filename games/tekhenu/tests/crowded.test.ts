import { FastRandom, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { type TekhenuState, tekhenu } from '../rules/index.ts';
import { crowded } from './crowded.ts';
import found from './found.json' with { type: 'json' };
import { lawSpec } from './law-spec.ts';
import { STANDARD } from './scene.ts';

const positions = Array.from({ length: 200 }, (_, seed): TekhenuState => {
  return crowded(1 + (seed % 4), STANDARD, new FastRandom(seed));
});

test('crowded positions hold everything that a game holds', () => {
  for (const [seed, state] of positions.entries()) {
    const fresh = new Play(tekhenu, tekhenu.setup(1 + (seed % 4), STANDARD, state.chance)).state;
    expect(lawSpec.conserved(state)).toEqual(lawSpec.conserved(fresh));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  }
});

/** Positions of the generator in which the rules of version 1 lost a price, a step or an action in silence. */
test.each(found.map(({ rule, what, moves, state }) => [`[${rule}] ${what}`, moves, state] as const))(
  '%s',
  (_, moves, state) => {
    const stored: TekhenuState = JSON.parse(JSON.stringify(state));
    const running = new Play(tekhenu, stored, true);
    const means = (): number => running.state.players.flatMap(({ goods }) => goods).reduce((sum, n) => sum + n, 0);
    const told = (kind: 'paid' | 'gained' | 'produced') =>
      running.told.reduce((sum, { event }) => {
        if (event.kind !== kind) return sum;
        return sum + (event.kind === 'produced' ? event.kept : event.goods.reduce((all, n) => all + n, 0));
      }, 0);
    const before = means();
    for (const text of moves) {
      const move = running.moves().find((legal) => tekhenu.write(legal) === text);
      // Where a price is asked for now, whatever comes first pays it.
      running.make(move ?? running.moves()[0] ?? { do: 'done' });
    }
    expect(means()).toBe(before + told('gained') + told('produced') - told('paid'));
    expect(running.over).toBe(false);
  },
);
