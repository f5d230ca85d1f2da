import { at, FastRandom, heardBy, situationOf } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { DECREE } from '../rules/content/market.ts';
import { INITIATIVE } from '../rules/content/starting.ts';
import { GODS, sectorOf } from '../rules/content/wheel.ts';
import { tekhenu } from '../rules/index.ts';
import { viewOf } from '../rules/view.ts';
import { asked, codeOf, legal, make, market, newGame, type Running, run, scene, told, turnOf } from './scene.ts';

/** Takes the first legal move until a step is asked. */
function until(running: Running, step: string): Running {
  while (!running.over && !asked(running).startsWith(step)) running.make(at(running.moves(), 0));
  return running;
}

const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
const seeds = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('what lies on the table', () => {
  test('[4.1] the wheel stands at random, at each of its six positions in some game', () => {
    expect(new Set(seeds(60).map((seed) => newGame(2, {}, seed).state.wheel))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('[4.2] 27 tiles shuffled, three of them up: left, middle, right from the top of the stack', () => {
    const { raSlots, stack } = newGame(2).state;
    expect(new Set([...raSlots, ...stack])).toEqual(new Set(Array.from({ length: 27 }, (_, i) => i)));
    expect(raSlots).toHaveLength(3);
    expect(newGame(2, {}, 2).state.raSlots).not.toEqual(raSlots);
  });

  test('[4.3] Horus tokens at random, or as printed with the option', () => {
    const printed = newGame(2, { printed: true }).state.tokens.map((god) => GODS[god]);
    expect(printed).toEqual(['bastet', 'osiris', 'ra', 'hathor', 'thoth', 'horus']);
    const dealt = seeds(8).map((seed) => newGame(2, {}, seed).state.tokens.join());
    expect(new Set(dealt).size).toBeGreaterThan(4);
    expect(newGame(2).state.tokens.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('[4.4] one gold on each people statue space and beside Osiris row 2', () => {
    expect(newGame(3).state.gold).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    [1, [4, 4, 4, 4, 6], 4],
    [2, [4, 4, 4, 4, 6], 4],
    [3, [5, 5, 5, 5, 4], 6],
    [4, [5, 5, 5, 5, 6], 8],
  ])(
    '[4.5, 4.6, X01] %i players: dice by colour, three rolled in every sector, the rest in the bag',
    (seats, colours, left) => {
      const { dice, bag } = newGame(seats).state;
      expect(dice).toHaveLength(18);
      expect(GODS.map((_, god) => dice.filter((spot) => sectorOf(spot) === god).length)).toEqual([3, 3, 3, 3, 3, 3]);
      expect(total(bag)).toBe(left);
      const all = bag.map((n, colour) => n + dice.filter((spot) => Math.floor((spot % 30) / 6) === colour).length);
      expect(all).toEqual(colours);
      const faces = seeds(20).flatMap((seed) => newGame(seats, {}, seed).state.dice.map((spot) => (spot % 6) + 1));
      expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    },
  );

  test('[4.7] 10 VP, happiness 2, population 5, production 2, 1 gold, 1 scribe, all pieces', () => {
    for (const p of newGame(4).state.players) {
      expect(p).toMatchObject({
        vp: 10,
        happiness: 2,
        population: 5,
        production: [2, 2, 2, 2],
        buildings: 0,
        statues: 0,
        pillars: 0,
      });
      expect(p.goods).toEqual([0, 0, 0, 0, 1, 1, 0]);
    }
  });

  test('[4.8] two sections filled by kind; T16 and 320 stay out with one or two players', () => {
    const running = newGame(2);
    const kinds = market(running).map((code) => code[0]);
    expect(kinds).toEqual(['B', 'B', 'T', 'B', 'B', 'T', 'T', '-', '-', '-', '-', '-', '-', '-', '-']);
    const inGame = (seats: number) => {
      const { state } = newGame(seats);
      const codes = [1, 2].flatMap((kind) => (state.decks[kind] ?? []).map((card) => codeOf(kind, card)));
      const dealt = state.dealt.flat().map((card) => codeOf(DECREE, card));
      return [...codes, ...dealt, ...market(newGame(seats))];
    };
    expect(inGame(2)).not.toContain('T16');
    expect(inGame(2)).not.toContain('320');
    expect(inGame(3)).toEqual(expect.arrayContaining(['T16', '320']));
  });
});

describe('cards at setup', () => {
  test('[4.9, R45] two decrees each, one kept in secret and at once; the others go under the deck in seat order', () => {
    const running = newGame(3);
    expect(asked(running)).toBe('game/keep a decree 0+1+2');
    const dealt = running.state.dealt.map((cards) => cards.slice());
    expect(running.moves(2).map(tekhenu.write)).toEqual((dealt[2] ?? []).map((card) => `keep ${codeOf(DECREE, card)}`));
    for (const seat of [2, 0, 1]) running.make(at(running.moves(seat), 0), seat);
    expect(running.state.players.map(({ decrees }) => decrees)).toEqual(dealt.map(([kept]) => 1 << (kept ?? 0)));
    const bottom = running.state.decks[DECREE]?.slice(0, 3);
    expect(bottom).toEqual([dealt[2]?.[1], dealt[1]?.[1], dealt[0]?.[1]]);
    expect(viewOf(running.state, 1).returned).toBe(dealt[1]?.[1]);
    expect(viewOf(running.state, null).returned).toBe(-1);
  });

  test.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])('[4.10] %i players: %i starting cards, taken in snake order, one left over', (seats, shown) => {
    const running = until(newGame(seats), 'game/starting card');
    expect(running.state.shown).toHaveLength(shown);
    expect(running.state.destinies).toEqual([0, 1, 2, 3]);
    const askedSeats: number[] = [];
    const first = running.seat;
    while (asked(running).startsWith('game/starting card')) {
      askedSeats.push(running.seat);
      running.make(at(running.moves(), 0));
    }
    const clockwise = Array.from({ length: seats }, (_, i) => (first + i) % seats);
    expect(askedSeats).toEqual([...clockwise, ...clockwise.toReversed()]);
    expect(told(running, 'starting card')).toHaveLength(seats * 2);
    expect(running.state.shown).toEqual([]);
    const starts = new Set(seeds(30).map((seed) => until(newGame(seats, {}, seed), 'game/starting card').seat));
    expect(starts.size).toBe(seats);
  });

  test('[4.11, X04] the higher sum of initiative goes first; a tie goes to the single highest card', () => {
    const orderWith = (cards: readonly (readonly number[])[]) => {
      const state = scene({ seats: cards.length });
      state.destinies = [0, 1, 2, 3];
      for (const [seat, numbers] of cards.entries()) {
        const p = state.players[seat];
        if (p) p.starting = numbers.map((n) => INITIATIVE.indexOf(n));
      }
      state.agenda = [
        { do: 'game', at: tekhenu.procedures.game.findIndex(({ name }) => name === 'first order'), index: 0 },
      ];
      return run(state).state.order;
    };
    expect(
      orderWith([
        [1, 2],
        [3, 4],
        [12, 5],
      ]),
    ).toEqual([2, 1, 0]);
    expect(
      orderWith([
        [7, 6],
        [12, 1],
      ]),
    ).toEqual([1, 0]);
    expect(
      orderWith([
        [12, 1],
        [7, 6],
      ]),
    ).toEqual([0, 1]);
  });

  test('[4.12] destiny cards are chosen in turn order, those left stay aside', () => {
    const running = until(newGame(3), 'game/destiny');
    const { order } = running.state;
    const askedSeats: number[] = [];
    while (asked(running).startsWith('game/destiny')) {
      askedSeats.push(running.seat);
      running.make(at(running.moves(), 0));
    }
    expect(askedSeats).toEqual(order);
    expect(running.state.destinies).toHaveLength(1);
    expect(new Set(running.state.players.map(({ destiny }) => destiny)).size).toBe(3);
  });

  test('[4.13] in turn order each resolves both starting cards and the destiny card in any order; nothing is declined', () => {
    const running = until(newGame(2, {}, 3), 'gains/resolve');
    const first = at(running.state.order, 0);
    expect(running.seat).toBe(first);
    expect(legal(running)).toHaveLength(3);
    expect(legal(running)).toContain('resolve destiny');
    expect(legal(running)).not.toContain('decline');
    until(running, 'turn/draft');
    expect(running.state.players.every(({ starting }) => starting.length === 0)).toBe(true);
    expect(running.state.players.every(({ destiny }) => destiny !== -1)).toBe(true);
    expect(told(running, 'resolved').map(({ seat }) => seat)).toEqual([
      ...running.state.order.flatMap((s) => [s, s, s]),
    ]);
  });

  test('[4.13, 6.5.7] population 9 at setup opens section 3 at once', () => {
    const state = scene({ players: [{ population: 6 }] });
    const p = state.players[0];
    if (p) p.starting = [INITIATIVE.indexOf(11)];
    const running = make(run(state, { do: 'gains', at: 0, seat: 0, destiny: false }), 'resolve 11');
    expect(running.state.open).toBe(3);
    expect(
      market(running)
        .slice(7, 11)
        .map((code) => code[0]),
    ).toEqual(['B', 'T', 'T', '3']);
  });
});

/** All lists and records that a value is made of. */
function partsOf(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

describe('who sees what', () => {
  test('[3.1] decrees are shown to their owner alone until the end', () => {
    const { state } = turnOf({ players: [{ decrees: '301 310' }, { decrees: '323' }], dice: 'ra gray1' });
    expect(viewOf(state, 0).players.map(({ decrees, decreeCount }) => [decrees !== null, decreeCount])).toEqual([
      [true, 2],
      [false, 1],
    ]);
    expect(viewOf(state, null).players.map(({ decrees }) => decrees)).toEqual([null, null]);
    state.revealed = true;
    expect(viewOf(state, 1).players[0]?.decrees).toBe(state.players[0]?.decrees);
  });

  test('[3.2] a decree taken from the market is named to all; the hand still shows its number only', () => {
    const plan = {
      open: 3,
      dice: 'thoth gray1',
      market: 'B01 B02 T01 B03 B04 T02 T03 B05 T04 T05 305',
      players: [{ happiness: 9 }],
    };
    const running = make(turnOf(plan), 'take thoth gray1', 'act thoth', 'card 3-4');
    expect(heardBy(running.told, 1)).toContainEqual({
      kind: 'card',
      seat: 0,
      cardKind: DECREE,
      card: 4,
      slot: expect.any(Number),
    });
    expect(viewOf(running.state, 1).players[0]).toMatchObject({ decrees: null, decreeCount: 1 });
  });

  test('[3.3] deck orders are in no view; cards of starting card 5 are seen by their owner alone', () => {
    const state = scene({ top: 'T07 T09' });
    const running = run(state, { do: 'draw', at: 0, seat: 1, kind: 1 });
    expect(legal(running)).toEqual(['keep T07', 'keep T09']);
    expect(viewOf(running.state, 1).offered).toEqual([6, 8]);
    expect(viewOf(running.state, 0)).toMatchObject({ offered: [], offeredCount: 2 });
    expect(heardBy(running.told, 1).some(({ kind }) => kind === 'looked')).toBe(true);
    expect(heardBy(running.told, 0).some(({ kind }) => kind === 'looked')).toBe(false);
    const before = JSON.stringify(viewOf(running.state, 0));
    for (const deck of running.state.decks) deck.reverse();
    running.state.stack.reverse();
    running.state.offered = [10, 11];
    expect(JSON.stringify(viewOf(running.state, 0))).toBe(before);
  });

  test('[3.3] an imagined state has the same view and the same moves, at every step of games of all sizes', () => {
    for (const seats of [1, 2, 4]) {
      const running = newGame(seats, {}, 11 + seats);
      const random = new FastRandom(seats);
      while (!running.over) {
        for (const seat of running.seats()) {
          const view = viewOf(running.state, seat);
          const dealt = tekhenu.imagine(view, random);
          expect(viewOf(dealt, seat)).toEqual(view);
          // Searches play on in it while they keep the view.
          const seen = new Set(partsOf(view));
          expect(partsOf(dealt).filter((part) => seen.has(part))).toEqual([]);
        }
        const moves = running.moves();
        running.make(at(moves, random.below(moves.length)));
      }
      expect(situationOf(running, 0).outcome?.points).toHaveLength(seats);
    }
  });
});
