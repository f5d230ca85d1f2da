import { at, FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { CONDITIONS, conditionOf, GODS, sectorOf } from '../rules/content/wheel.ts';
import { panFor } from '../rules/draft.ts';
import {
  afterRound,
  asked,
  goods,
  kinds,
  legal,
  legalOf,
  make,
  market,
  newGame,
  player,
  quietly,
  type Running,
  reason,
  told,
  turnOf,
  vp,
} from './scene.ts';

/** Plays a whole game at random and looks at every question. */
function playOut(running: Running, seed: number, look: (running: Running) => void = () => {}): Running {
  const random = new FastRandom(seed);
  while (!running.over) {
    look(running);
    const moves = running.moves();
    running.make(at(moves, random.below(moves.length)));
  }
  return running;
}

const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);

describe('rounds and rotations', () => {
  test('[5.0.1] sixteen rounds, one turn for each player in turn order', () => {
    const running = newGame(3, {}, 5);
    const turns: string[] = [];
    let before = '';
    playOut(running, 5, ({ state }) => {
      const now = `${state.round}:${state.turn}`;
      if (state.turn !== -1 && now !== before) {
        turns.push(now);
        before = now;
      }
    });
    expect(turns).toHaveLength(48);
    expect(told(running, 'round').map(({ round }) => round)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    const orders = told(running, 'order');
    expect(turns.slice(0, 3).map((text) => Number(text.split(':')[1]))).toEqual(orders[0]?.order);
    expect(turns.slice(12, 15).map((text) => Number(text.split(':')[1]))).toEqual(orders[1]?.order);
  });

  test('[5.0.2] the wheel turns after even rounds, before the Maat phase', () => {
    const running = playOut(newGame(2, {}, 4), 4);
    const order = kinds(running).filter((kind) => kind === 'round' || kind === 'rotation' || kind === 'maat');
    const cycle = ['round', 'round', 'rotation', 'round', 'round', 'rotation', 'maat'];
    expect(order).toEqual([...cycle, ...cycle, ...cycle, ...cycle]);
    expect(told(running, 'maat').map(({ phase }) => phase)).toEqual([1, 2, 3, 4]);
  });

  test('[5.0.3, R42] the two shaded sectors get N dice each, offset 2 before offset 5; dice already there stay', () => {
    const running = afterRound(2, { seats: 3, wheel: 0, dice: 'bastet gray1, horus gray2' });
    const rolled = told(running, 'rolled')[0]?.spots.map((spot) => GODS[sectorOf(spot)]);
    expect(rolled).toEqual(['bastet', 'bastet', 'bastet', 'horus', 'horus', 'horus']);
    const lit = GODS.map((_, sector) => CONDITIONS[conditionOf(running.state.wheel, sector)]);
    expect([lit[GODS.indexOf('bastet')], lit[GODS.indexOf('horus')]]).toEqual(['shaded', 'shaded']);
    expect(running.state.dice).toHaveLength(8);
  });

  test('[RB5] three players: from Horus and Ra in the sun to Ra and Hathor', () => {
    const running = afterRound(2, { seats: 3, wheel: 0 });
    const lit = GODS.map((_, sector) => CONDITIONS[conditionOf(running.state.wheel, sector)]);
    expect(lit).toEqual(['shaded', 'sunny', 'sunny', 'shaded', 'dark', 'dark']);
    const sectors = running.state.dice.map(sectorOf);
    expect(sectors.filter((sector) => sector === GODS.indexOf('bastet'))).toHaveLength(3);
    expect(sectors.filter((sector) => sector === GODS.indexOf('horus'))).toHaveLength(3);
  });

  test('[5.0.4] dice on the wheel are judged anew after a rotation, dice on the scales stay', () => {
    const running = afterRound(2, { wheel: 0, dice: 'horus white4', players: [{ left: 'white3' }] });
    expect(panFor({ ...running.state, wheel: 0 }, 0, 0)).toBe(0);
    expect(panFor(running.state, 0, 0)).toBe(1);
    expect(player(running).left).toEqual([2]);
    make(running, 'take horus white4', 'produce limestone');
    expect(player(running).right).toEqual([3]);
  });

  test.each([2, 3, 4])(
    '[X02] %i players: after each mid-cycle refill the bag is empty and 18 dice lie on the wheel',
    (seats) => {
      let looked = 0;
      playOut(newGame(seats, {}, 8), 8, ({ state }) => {
        if (state.turn === -1 || state.round % 4 !== 3 || state.order[0] !== state.turn || state.dice.length !== 18)
          return;
        looked++;
        expect(total(state.bag)).toBe(0);
      });
      expect(looked).toBeGreaterThanOrEqual(4);
    },
  );

  test('[X03] scoring only in Maat phases 2 and 4, at every wheel position', () => {
    const positions = new Set<number>();
    for (let seed = 1; seed <= 25; seed++) {
      const running = playOut(newGame(2, {}, seed), seed);
      positions.add(told(running, 'wheel')[0]?.wheel ?? -1);
      const order = kinds(running).filter((kind) => kind === 'maat' || kind === 'scoring');
      expect(order).toEqual(['maat', 'maat', 'scoring', 'maat', 'maat', 'scoring']);
    }
    expect(positions.size).toBe(6);
  });
});

describe('taking a die', () => {
  test('[5.1.1] blessings with price and T24 gold, then the die on its pan with T18, then the action', () => {
    const running = make(
      turnOf({ dice: 'ra white4', players: [{ scribe: 2, blessings: 'B17', technologies: 'T18 T24', granite: 2 }] }),
      'take ra white4',
      'bless B17 horus',
      'value 5',
      'produce limestone',
    );
    const order = running.told
      .map(({ event }) => (event.kind === 'points' ? event.reason : event.kind))
      .filter((kind) => ['blessing', 'paid', 'gained', 'valued', 'weighed', 'technology', 'produced'].includes(kind));
    expect(order).toEqual(['blessing', 'paid', 'gained', 'valued', 'paid', 'weighed', 'technology', 'produced']);
    expect(goods(running)).toMatchObject({ gold: 1 });
  });

  test('[5.1.1, 7.4.T23] an Anubis die pays T23 when it is put under the scales, before the action', () => {
    const running = make(
      turnOf({ dice: 'ra white4', players: [{ scribe: 2, technologies: 'T23' }] }),
      'anubis ra white4',
    );
    expect(vp(running)).toBe(10);
    make(running, 'produce bread');
    expect(vp(running)).toBe(13);
    expect(kinds(running).indexOf('points')).toBeLessThan(kinds(running).indexOf('produced'));
  });

  test('[5.1.2] one action for a die: a god action or a production, never both', () => {
    const running = make(turnOf({ dice: 'bastet black2', players: [{ papyrus: 2 }] }), 'take bastet black2');
    expect(legal(running)).toEqual(['act bastet', 'produce granite']);
    make(running, 'act bastet');
    expect(asked(running)).toBe('over');
    expect(goods(running)).toEqual({ scribe: 2 });
  });

  test('[5.1.3] a gray die may be taken only if its god action is legal at once or made so by what is declared', () => {
    const gray = (plan: object) => legalOf(turnOf({ dice: 'bastet gray2, ra white1', players: [plan] }), 'take');
    expect(gray({})).toEqual(['take ra white1']);
    expect(reason(turnOf({ dice: 'bastet gray2, ra white1' }), 'take bastet gray2')).toMatchObject({ rule: '5.1.3' });
    expect(gray({ papyrus: 2 })).toContain('take bastet gray2');
    expect(gray({ blessings: 'B15' })).toContain('take bastet gray2');
    expect(gray({ blessings: 'B11' })).toContain('take bastet gray2');
  });

  test('[5.1.3] scribes and extra actions that make a gray die useful count; those that do not are not offered', () => {
    const ra = { dice: 'ra gray1, horus white1', raSlots: 'P22 P16 P17' };
    expect(legalOf(turnOf({ ...ra, players: [{ limestone: 2 }] }), 'take')).toEqual(['take horus white1']);
    const helped = make(turnOf({ ...ra, players: [{ limestone: 2, scribe: 2 }] }), 'take ra gray1');
    expect(legal(helped)).toEqual(['value 5']);
    const bought = turnOf({ ...ra, players: [{ limestone: 2, scribe: 1, granite: 2, blessings: 'B17' }] });
    make(bought, 'take ra gray1');
    expect(legal(bought)).toEqual(['bless B17 horus']);
  });

  test('[5.1.3] a payment of scribes in gold that would spoil the draft is not offered', () => {
    const plan = {
      dice: 'ra gray1, horus white1',
      raSlots: 'P22 P16 P17',
      players: [{ gold: 2, scribe: 2, technologies: 'T10' }],
    };
    const running = make(turnOf(plan), 'take ra gray1', 'value 5');
    // P22 costs 2: of two gold and two scribes, two are needed for the shift and two for the tile, in any mix.
    expect(legalOf(running, 'pay')).toEqual(['pay 2 0 0 0', 'pay 1 0 1 0', 'pay 0 0 2 0']);
    const short = make(
      turnOf({ ...plan, players: [{ gold: 1, limestone: 1, scribe: 2, technologies: 'T10' }] }),
      'take ra gray1',
      'value 5',
    );
    expect(legalOf(short, 'pay')).toEqual(['pay 2 0 0 0', 'pay 1 0 1 0']);
  });

  test('[5.1.4] slots emptied in a turn are refilled at its end, lower sections first', () => {
    const plan = { dice: 'thoth gray3', market: 'B01 B02 T01', top: 'B20 B21 T20', players: [{ papyrus: 2 }] };
    const running = make(turnOf(plan), 'take thoth gray3', 'act thoth', 'card 1-1', 'card 1-3');
    expect(market(running).slice(0, 3)).toEqual(['B20', 'B02', 'T20']);
    const refilled = told(running, 'market');
    expect(refilled.map(({ slot }) => slot)).toEqual([0, 2]);
  });

  test('[5.2.1, RB11] one scribe shifts by 1 or 2, two by up to 4, never past 1 or 6', () => {
    const values = (face: number, scribe: number) =>
      legalOf(make(turnOf({ dice: `ra white${face}`, players: [{ scribe }] }), `take ra white${face}`), 'value').map(
        (t) => Number(t.at(-1)),
      );
    expect(values(3, 1)).toEqual([1, 2, 4, 5]);
    expect(values(3, 2)).toEqual([1, 2, 4, 5, 6]);
    expect(values(6, 1)).toEqual([4, 5]);
    expect(values(6, 0)).toEqual([]);
  });

  test('[R02] a shift costs the fewest scribes and is made once', () => {
    const running = make(turnOf({ dice: 'ra white1', players: [{ scribe: 3 }] }), 'take ra white1', 'value 3');
    expect(goods(running)).toEqual({ scribe: 2 });
    expect(legalOf(running, 'value')).toEqual([]);
    expect(reason(running, 'value 4')).toMatchObject({ rule: '5.2.1', why: 'why.value-changed' });
  });

  test('[5.2.2, 7.4.T14, R27] T14 shifts each god action of the die by up to 2, each on its own', () => {
    const running = make(
      turnOf({
        dice: 'ra white5',
        players: [{ scribe: 1, granite: 2, limestone: 2, technologies: 'T14', blessings: 'B17' }],
      }),
      'take ra white5',
      'bless B17 horus',
      'act ra',
    );
    expect(legalOf(running, 'value')).toEqual(['value 3', 'value 4', 'value 5', 'value 6']);
    make(running, 'value 3', 'lay r1c1', 'turn 0', 'extra horus');
    expect(legalOf(running, 'value')).toEqual(['value 3', 'value 4', 'value 5', 'value 6']);
    make(running, 'value 4');
    expect(legalOf(running, 'statue')).toContain('statue hathor');
  });

  test('[5.2.2, 7.4.T13] T13 shifts a production and adds one of the kind, never excess', () => {
    const running = make(
      turnOf({ dice: 'ra white5', players: [{ technologies: 'T13' }] }),
      'take ra white5',
      'produce limestone',
    );
    expect(legalOf(running, 'value')).toEqual(['value 3', 'value 4', 'value 5', 'value 6']);
    make(running, 'value 3');
    expect(goods(running)).toEqual({ limestone: 3 });
    expect(player(running).excess).toBe(1);
  });

  test('[5.3.1] forbidden dice are not taken in normal mode, but the effective colour counts', () => {
    const plan = { dice: 'ra black4, ra white1' };
    expect(legalOf(turnOf(plan), 'take')).toEqual(['take ra white1']);
    expect(reason(turnOf(plan), 'take ra black4')).toMatchObject({ rule: '5.3.1' });
    const running = make(turnOf({ ...plan, players: [{ blessings: 'B11' }] }), 'take ra black4');
    expect(legalOf(running, 'act')).toEqual([]);
    make(running, 'bless B11 yellow 0', 'produce papyrus');
    expect(player(running).right).toHaveLength(1);
  });

  test('[5.3.2] pure dice left, tainted right, Anubis dice under the scales', () => {
    const plan = { dice: 'ra white4, ra yellow3, ra black2', players: [{ scribe: 2 }] };
    expect(player(make(turnOf(plan), 'take ra white4', 'produce limestone')).left).toHaveLength(1);
    expect(player(make(turnOf(plan), 'take ra yellow3', 'produce papyrus')).right).toHaveLength(1);
    expect(player(make(turnOf(plan), 'anubis ra black2', 'produce granite')).under).toHaveLength(1);
  });

  test('[R01] changed values count for the action; the scales keep the face', () => {
    const running = make(
      turnOf({ dice: 'ra white1', players: [{ scribe: 2 }] }),
      'take ra white1',
      'value 5',
      'produce limestone',
    );
    expect(goods(running)).toEqual({ limestone: 2 });
    expect(player(running).excess).toBe(3);
    expect(player(running).left.map((die) => (die % 6) + 1)).toEqual([1]);
  });

  test('[R10] with no legal draft any pure or tainted die is put away without an action', () => {
    const running = turnOf({ dice: 'bastet gray2, ra black4' });
    expect(legal(running)).toEqual(['idle bastet gray2']);
    make(running, 'idle bastet gray2');
    expect(player(running).right).toHaveLength(1);
    expect(asked(running)).toBe('over');
    expect(kinds(running)).not.toContain('action');
    const forbidden = make(turnOf({ dice: 'ra black4, thoth white2' }), 'idle ra black4');
    expect(player(forbidden).under).toHaveLength(1);
  });
});

describe('paying', () => {
  test('[5.4.1] gold pays for any resource, one for one', () => {
    const running = make(
      turnOf({ dice: 'bastet gray1', players: [{ gold: 3, papyrus: 1 }] }),
      'take bastet gray1',
      'act bastet',
    );
    expect(goods(running)).toEqual({ gold: 2, scribe: 2 });
  });

  test('[5.4.2] scribes, faith and excess pay nothing', () => {
    const plan = { dice: 'bastet gray1, ra white1', players: [{ papyrus: 1, scribe: 5, faith: 5, excess: 3 }] };
    expect(legalOf(turnOf(plan), 'take bastet')).toEqual([]);
  });

  test('[5.4.3] a cost is paid in full before the effect; what cannot be paid is not offered', () => {
    const running = make(turnOf({ dice: 'horus white3', players: [{ granite: 1 }] }), 'take horus white3');
    expect(legalOf(running, 'act')).toEqual([]);
    expect(reason(running, 'act horus')).toMatchObject({ rule: '6.1.1', facts: { need: 2, have: 1 } });
    const paid = make(
      turnOf({ dice: 'horus white3', players: [{ granite: 2 }] }),
      'take horus white3',
      'act horus',
      'statue row',
    );
    expect(kinds(paid).indexOf('paid')).toBeLessThan(kinds(paid).indexOf('statue'));
  });

  test('[5.4.4] without a real choice the default mix is paid: the good, then gold', () => {
    const running = quietly(
      make(turnOf({ dice: 'horus white3', players: [{ granite: 1, gold: 2 }] }), 'take horus white3', 'act horus'),
    );
    make(running, 'statue row');
    expect(goods(running)).toEqual({ gold: 2 });
    const offered = make(
      turnOf({
        dice: 'horus white3',
        players: [{ granite: 1, limestone: 1, gold: 1, scribe: 1, technologies: 'T10 T22' }],
      }),
      'take horus white3',
      'act horus',
      'statue row',
    );
    expect(legal(offered)[0]).toBe('pay 1 1 0 0');
    expect(legal(offered)).toEqual(['pay 1 1 0 0', 'pay 1 0 1 0', 'pay 1 0 0 1', 'pay 0 1 0 1']);
  });

  test('[5.5.1] pieces leave from the left; without one left nothing is built', () => {
    const act = (god: string, plan: object) =>
      legalOf(
        make(turnOf({ dice: `${god} gray3, ra white1`, players: [{ scribe: 2, ...plan }] }), `anubis ${god} gray3`),
        'act',
      );
    const rich = { granite: 9, limestone: 9, bread: 9, happiness: 3 };
    expect(act('horus', { ...rich, statues: 6 })).not.toContain('act horus');
    expect(act('ra', { ...rich, pillars: 8 })).not.toContain('act ra');
    expect(act('hathor', { ...rich, buildings: 10 })).not.toContain('act hathor');
    expect(act('osiris', { ...rich, buildings: 10 })).not.toContain('act osiris');
    expect(act('osiris', { ...rich, buildings: 9 })).toContain('act osiris');
    const third = make(
      turnOf({ dice: 'horus white3', players: [{ granite: 9, statues: 2 }] }),
      'take horus white3',
      'act horus',
      'statue row',
    );
    expect(goods(third).granite).toBe(6);
    expect(player(third).statues).toBe(3);
  });

  test('[R06] supplies never run out', () => {
    const running = make(
      turnOf({ dice: 'ra white6', players: [{ gold: 40, scribe: 40, limestone: 60 }] }),
      'take ra white6',
      'produce limestone',
    );
    expect(goods(running)).toEqual({ gold: 40, scribe: 40, limestone: 62 });
  });
});
