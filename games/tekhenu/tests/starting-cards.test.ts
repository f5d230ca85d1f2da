import { describe, expect, test } from 'vitest';
import { ANKH, INITIATIVE } from '../rules/content/starting.ts';
import {
  asked,
  cards,
  goods,
  legal,
  legalOf,
  make,
  player,
  type Running,
  reason,
  run,
  type ScenePlan,
  scene,
  vp,
} from './scene.ts';

/** A player about to resolve these starting cards, by initiative. */
function resolving(numbers: readonly number[], plan: ScenePlan = {}): Running {
  const state = scene(plan);
  const p = state.players[0];
  if (p) p.starting = numbers.map((n) => INITIATIVE.indexOf(n));
  return run(state, { do: 'gains', at: 0, seat: 0, destiny: false });
}

describe('starting cards', () => {
  test('[7.1.1] 1: Osiris 5 anywhere; 2: Osiris 3 in a quarry; 3: Osiris 3 in a workshop; happiness stays', () => {
    const one = make(resolving([1]), 'resolve 1');
    expect(legal(one)).toEqual(['osiris papyrus-5', 'osiris bread-5', 'osiris limestone-5', 'osiris granite-5']);
    const two = make(resolving([2]), 'resolve 2');
    expect(legal(two)).toEqual(['osiris limestone-3', 'osiris granite-3']);
    expect(reason(two, 'osiris bread-3')).toMatchObject({ rule: '7.1.1' });
    const three = make(resolving([3]), 'resolve 3');
    expect(legal(three)).toEqual(['osiris papyrus-3', 'osiris bread-3']);
    make(three, 'osiris bread-3');
    expect(player(three)).toMatchObject({ happiness: 2, buildings: 1, production: [2, 3, 2, 3] });
    expect(goods(three)).toEqual({ bread: 1 });
    const none = make(resolving([3], { players: [{ happiness: 0 }] }), 'resolve 3', 'osiris bread-3');
    expect(player(none).happiness).toBe(0);
  });

  test('[7.1.2] 4: five basic resources in any mix, no gold', () => {
    const running = make(resolving([4]), 'resolve 4');
    expect(legal(running)).toEqual(['gain papyrus', 'gain bread', 'gain limestone', 'gain granite']);
    make(running, 'gain granite', 'gain papyrus', 'gain granite', 'gain bread', 'gain granite');
    expect(goods(running)).toEqual({ papyrus: 1, bread: 1, granite: 3 });
    expect(asked(running)).toBe('over');
  });

  test('[7.1.3] 5 and 6: two technologies or blessings drawn, one kept, the other back into the deck', () => {
    const technology = make(resolving([5], { top: 'T07 T09' }), 'resolve 5', 'keep T09');
    expect(cards(technology)).toEqual(['T09']);
    expect(technology.state.decks[1]).toContain(6);
    expect(technology.state.offered).toEqual([]);
    const size = scene().decks[1]?.length ?? 0;
    expect(technology.state.decks[1]).toHaveLength(size - 1);
    const blessing = make(resolving([6], { top: 'B17 B23' }), 'resolve 6', 'keep B17');
    expect(cards(blessing)).toEqual(['B17']);
    expect(blessing.state.decks[0]).toContain(22);
  });

  test('[7.1.4] 7: two scribes and a gold; 8: one of each basic resource; 12: two gold', () => {
    expect(goods(make(resolving([7]), 'resolve 7'))).toEqual({ scribe: 2, gold: 1 });
    expect(goods(make(resolving([8]), 'resolve 8'))).toEqual({ papyrus: 1, bread: 1, limestone: 1, granite: 1 });
    expect(goods(make(resolving([12]), 'resolve 12'))).toEqual({ gold: 2 });
  });

  test('[7.1.5] 9: three of limestone and granite; 10: three of bread and papyrus', () => {
    const nine = make(resolving([9]), 'resolve 9');
    expect(legal(nine)).toEqual(['gain limestone', 'gain granite']);
    expect(goods(make(nine, 'gain limestone', 'gain granite', 'gain granite'))).toEqual({ limestone: 1, granite: 2 });
    const ten = make(resolving([10]), 'resolve 10');
    expect(legal(ten)).toEqual(['gain papyrus', 'gain bread']);
    expect(goods(make(ten, 'gain bread', 'gain bread', 'gain bread'))).toEqual({ bread: 3 });
  });

  test('[7.1.6] 11: population +3, then happiness +2', () => {
    const running = make(resolving([11], { players: [{ happiness: 5, population: 5 }] }), 'resolve 11');
    expect(player(running)).toMatchObject({ population: 8, happiness: 7 });
  });

  test('[R44] a T01 gained before in the same setup pays for the Osiris action of a starting card', () => {
    const running = make(resolving([5, 1], { top: 'T01 T09' }), 'resolve 5', 'keep T01', 'resolve 1', 'osiris bread-5');
    expect(vp(running)).toBe(12);
    const late = make(resolving([5, 1], { top: 'T01 T09' }), 'resolve 1', 'osiris bread-5', 'resolve 5', 'keep T01');
    expect(vp(late)).toBe(10);
  });
});

describe('destiny cards', () => {
  const destiny = (ankh: number) => {
    const state = scene({ players: [{ ankh }] });
    return make(run(state, { do: 'gains', at: 0, seat: 0, destiny: true }), 'resolve destiny');
  };

  test('[7.2.1] ankh 0 a scribe, 1 a gold, 2 population or happiness, 3 a faith', () => {
    expect(ANKH).toEqual([0, 1, 2, 3]);
    expect(goods(destiny(0))).toEqual({ scribe: 1 });
    expect(goods(destiny(1))).toEqual({ gold: 1 });
    expect(goods(destiny(3))).toEqual({ faith: 1 });
    expect(legalOf(destiny(2), 'advance')).toEqual(['advance population', 'advance happiness']);
    expect(player(make(destiny(2), 'advance population'))).toMatchObject({ population: 6, happiness: 2 });
    expect(player(make(destiny(2), 'advance happiness'))).toMatchObject({ population: 5, happiness: 3 });
  });
});
