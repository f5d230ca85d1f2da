import { at, FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { ACTION_TOKENS, PYRAMID_ROWS, tokenAt } from '../rules/content/solo.ts';
import { INITIATIVE } from '../rules/content/starting.ts';
import { GODS } from '../rules/content/wheel.ts';
import { OPPONENT } from '../rules/state.ts';
import {
  asked,
  botTurn,
  cards,
  cell,
  finalOf,
  goods,
  kinds,
  legal,
  maatOf,
  make,
  market,
  newGame,
  outcome,
  player,
  pointsFor,
  type Running,
  run,
  scene,
  scoringOf,
  tile,
  told,
  turnOf,
  vp,
} from './scene.ts';

const BOT = 1;
const seeds = Array.from({ length: 30 }, (_, i) => i + 1);

function until(running: Running, step: string): Running {
  while (!running.over && !asked(running).startsWith(step)) running.make(at(running.moves(), 0));
  return running;
}

/** The bot's turn with one die in a sector: the god token leads to it. */
const bot = (god: (typeof GODS)[number], die: string, plan: object = {}) =>
  botTurn({ dice: `${god} ${die}`, ...plan }, god);

describe('solo setup', () => {
  test('[9.1.1, R57] the bot: happiness 4, population 7, 10 VP, all pieces, no resources, scribes or cards', () => {
    const p = player(newGame(1), BOT);
    expect(p).toMatchObject({
      vp: 10,
      happiness: 4,
      population: 7,
      production: [0, 0, 0, 0],
      decrees: 0,
      starting: [],
    });
    expect(p.goods).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('[9.1.2] the bot is first and takes the gold or the scribe card at random without its reward; three are left', () => {
    const taken = new Set<number>();
    for (const seed of seeds) {
      const running = until(newGame(1, {}, seed), 'game/destiny');
      expect(running.state.order).toEqual([BOT, 0]);
      taken.add(player(running, BOT).destiny);
      expect(legal(running)).toHaveLength(3);
      expect(goods(running, BOT).gold).toBeUndefined();
    }
    expect(taken).toEqual(new Set([0, 1]));
  });

  test('[9.1.3] the human sees three starting cards and takes two, or gets two at random; one of two decrees', () => {
    const running = newGame(1);
    expect(legal(running)).toHaveLength(2);
    until(running, 'game/starting card');
    expect(running.state.shown).toHaveLength(3);
    until(running, 'game/destiny');
    expect(player(running).starting).toHaveLength(2);
    const random = until(newGame(1, { randomStart: true }), 'game/destiny');
    expect(player(random).starting).toHaveLength(2);
    expect(told(random, 'starting card')).toEqual([]);
  });

  test('[9.1.4, 9.1.5] a statue for the god on Horus position 1; medium adds two buildings and a pillar, hard a statue', () => {
    const set = (difficulty: 'easy' | 'medium' | 'hard') => newGame(1, { difficulty, printed: true }).state;
    const easy = set('easy');
    expect(easy.godStatues[GODS.indexOf('bastet') * 3]).toBe(BOT);
    expect(easy.osiris.filter((owner) => owner !== -1)).toEqual([]);
    const medium = set('medium');
    expect([medium.osiris[6 + 4], medium.osiris[18 + 4]]).toEqual([BOT, BOT]);
    expect(medium.pillars[cell('r3c3')]).toBe(BOT);
    expect((medium.tiles[cell('r3c3')] ?? 1) % 4).toBe(0);
    expect(medium.players[BOT]).toMatchObject({ buildings: 2, pillars: 1, statues: 1, vp: 10 });
    const hard = set('hard');
    expect(hard.godStatues[GODS.indexOf('hathor') * 3]).toBe(BOT);
    expect(hard.players[BOT]).toMatchObject({ buildings: 2, pillars: 1, statues: 2 });
  });

  test('[9.1.6] ten tokens in a pyramid of 4, 3, 2, 1; six gods and four orders of goods', () => {
    expect(PYRAMID_ROWS).toEqual([4, 3, 2, 1]);
    expect(ACTION_TOKENS.map(({ god }) => god)).toEqual([0, 1, 2, 3, 4, 5, -1, -1, -1, -1]);
    expect(ACTION_TOKENS.slice(6).map(({ goods: order }) => order)).toEqual([
      [3, 2, 1, 0],
      [0, 1, 2, 3],
      [2, 3, 0, 1],
      [1, 0, 3, 2],
    ]);
    const { solo } = newGame(1).state;
    expect(solo?.pyramid.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(solo?.row).toBe(-1);
    expect([tokenAt(0, 3), tokenAt(1, 0), tokenAt(2, 1), tokenAt(3, 0)]).toEqual([3, 4, 8, 9]);
  });

  test('[R52, S10] the bot pieces stand before the starting cards: they find slots taken and pay its statue', () => {
    const state = scene({
      seats: 1,
      tokens: 'osiris bastet ra hathor thoth horus',
      gods: 'osiris:1',
      osiris: 'bread-3:1',
    });
    const p = state.players[0];
    if (p) p.starting = [INITIATIVE.indexOf(3)];
    const running = make(run(state, { do: 'gains', at: 0, seat: 0, destiny: false }), 'resolve 3');
    expect(legal(running)).toEqual(['osiris papyrus-3']);
    make(running, 'osiris papyrus-3');
    expect(goods(running, BOT)).toEqual({ scribe: 1 });
  });
});

describe('the bot takes a die', () => {
  test('[9.2.1, S01] the first turn goes to (0, 0); later the deben moves the marker up or right', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 80; seed++) {
      const state = scene({ seats: 1, seed, dice: 'ra white1, ra white2, ra white3, ra white4' });
      if (state.solo) state.solo.pyramid = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
      const task = { do: 'bot', at: 0, sector: -1, die: -1 } as const;
      const running = run(state, { ...task }, { ...task }, { ...task }, { ...task });
      const path = told(running, 'token').map(({ row, index }) => `${row},${index}`);
      expect(path[0]).toBe('0,0');
      for (let i = 1; i < 4; i++) {
        const [row = 0, index = 0] = (path[i - 1] ?? '').split(',').map(Number);
        expect([`${row + 1},${index}`, `${row},${index + 1}`]).toContain(path[i]);
      }
      seen.add(path.join(' '));
    }
    expect(seen).toContain('0,0 1,0 1,1 2,1');
    expect(seen.size).toBe(8);
  });

  test('[9.2.2] god token: the highest pure or tainted die of the sector, pure before tainted', () => {
    const took = (dice: string) => told(botTurn({ dice }, 'ra'), 'took')[0]?.spot;
    const spot = (dice: string) => scene({ dice }).dice[0];
    expect(took('ra white3, ra gray5, ra black6')).toBe(spot('ra gray5'));
    expect(took('ra gray5, ra white5')).toBe(spot('ra white5'));
    const tied = new Set(
      seeds.map((seed) => told(botTurn({ seed, dice: 'ra gray5, ra yellow5' }, 'ra'), 'took')[0]?.spot),
    );
    expect(tied.size).toBe(2);
  });

  test('[9.2.2] dice that look the same are still several: two of three are taken twice as often', () => {
    const rolls = Array.from({ length: 600 }, (_, seed) => seed + 1);
    const yellow = rolls.filter((seed) => {
      const running = botTurn({ seed, dice: 'ra gray5, ra gray5, ra yellow5' }, 'ra');
      return told(running, 'took')[0]?.spot === scene({ dice: 'ra yellow5' }).dice[0];
    });
    expect(yellow.length / rolls.length).toBeCloseTo(1 / 3, 1);
  });

  test('[S02] no such die: the next sector counter-clockwise', () => {
    const running = botTurn(
      { wheel: 1, dice: 'hathor black4, hathor brown5, ra white3, ra black6', raSlots: 'P22 P23 P24' },
      'hathor',
    );
    expect(told(running, 'action')[0]).toMatchObject({ god: GODS.indexOf('ra'), value: 3 });
    expect(player(running, BOT).pillars).toBe(1);
  });

  test('[9.2.3] resource token: highest die of the first colour, ties by own statue and its Horus position, then gray', () => {
    const took = (plan: object, token: string) => told(botTurn(plan, token), 'action')[0];
    expect(took({ dice: 'thoth black2, bastet black5, ra white6' }, 'granite')).toMatchObject({
      god: GODS.indexOf('bastet'),
    });
    expect(took({ dice: 'ra white6, osiris white6', gods: 'osiris:1' }, 'limestone')).toMatchObject({
      god: GODS.indexOf('osiris'),
    });
    expect(took({ dice: 'ra white6, osiris white6', gods: 'osiris:1 ra:1' }, 'limestone')).toMatchObject({
      god: GODS.indexOf('ra'),
    });
    expect(took({ dice: 'ra white6, osiris brown2' }, 'granite')).toMatchObject({ god: GODS.indexOf('ra') });
    expect(took({ dice: 'ra gray2, bastet gray4' }, 'granite')).toMatchObject({ god: GODS.indexOf('bastet') });
    const ties = new Set(
      seeds.map((seed) => told(botTurn({ seed, dice: 'ra white6, osiris white6' }, 'limestone'), 'action')[0]?.god),
    );
    expect(ties.size).toBe(2);
  });

  test('[9.2.4] it does the god action of the sector with the face, and never produces', () => {
    const running = botTurn({ dice: 'bastet black5' }, 'granite');
    expect(told(running, 'action')).toEqual([
      { kind: 'action', seat: OPPONENT, god: GODS.indexOf('bastet'), value: 5 },
    ]);
    expect(kinds(running)).not.toContain('produced');
    expect(player(running, BOT).under).toHaveLength(1);
  });

  test('[9.2.5] it pays nothing, gains VP and scribes only, and clears gold away', () => {
    const statue = bot('horus', 'white4', { gods: 'hathor:0' });
    expect(statue.state.gold.filter((n) => n === 0)).toHaveLength(1);
    expect(goods(statue, BOT)).toEqual({});
    const row = bot('osiris', 'yellow2');
    expect([row.state.gold[4], goods(row, BOT)]).toEqual([0, {}]);
  });
});

describe('bot actions', () => {
  test('[9.3.1] Horus: a statue for the god of the face if its slot is free', () => {
    const running = bot('horus', 'white4');
    expect(running.state.godStatues[GODS.indexOf('hathor') * 3]).toBe(BOT);
    expect(player(running, BOT).statues).toBe(1);
  });

  test('[9.3.2, R40] else a people statue: Osiris where it newly wins most districts, then the temple, then 3 VP', () => {
    const taken = { gods: 'hathor:0' };
    const osiris = bot('horus', 'white4', {
      ...taken,
      osiris: 'papyrus-1:0 limestone-1:0 limestone-2:0 granite-1:0 granite-2:0',
    });
    // A statue above the workshops wins papyrus (tie, higher piece) and bread; above the quarries nothing.
    expect(osiris.state.peopleStatues).toEqual([-1, -1, BOT, -1]);
    const won = 'papyrus-1:1 bread-1:1 limestone-1:1 granite-1:1';
    const temple = bot('horus', 'white4', {
      ...taken,
      osiris: won,
      temple: 'r3c1:P22:0:1 r3c2:P23:0:1 r1c3:P24:0:1',
      raSlots: 'P01 P02 P03',
    });
    expect(temple.state.peopleStatues).toEqual([BOT, -1, -1, -1]);
    expect(pointsFor(temple, 'temple statue', BOT)).toBe(6);
    const full = bot('horus', 'white4', { ...taken, osiris: won, people: 'row:0 column:0' });
    expect(pointsFor(full, 'statues', BOT)).toBe(3);
    expect(full.state.peopleStatues).toEqual([0, 0, -1, -1]);
  });

  test('[R38] without a statue left Horus pays 3 VP; other impossible actions do nothing; bonuses are given all the same', () => {
    const none = botTurn({ dice: 'horus white4', players: [{}, { statues: 6 }] }, 'horus');
    expect(vp(none, BOT)).toBe(13);
    const ra = botTurn({ dice: 'ra white4', gods: 'ra:0', players: [{}, { pillars: 8 }] }, 'ra');
    expect([vp(ra, BOT), goods(ra)]).toEqual([10, { limestone: 1 }]);
    const hathor = botTurn({ dice: 'hathor brown4', players: [{}, { buildings: 10 }] }, 'hathor');
    expect(player(hathor, BOT).population).toBe(7);
    const osiris = botTurn({ dice: 'osiris yellow4', players: [{}, { buildings: 10 }] }, 'osiris');
    expect(osiris.state.osiris.includes(BOT)).toBe(false);
  });

  test('[9.3.3] Ra: unturned on the cell with most VP for buildings, touched edges and the slot; no reward, no ability', () => {
    const running = bot('ra', 'white5', { raSlots: 'P17 P22 P23', stack: 'P07', spaces: 'w2:0 s4:1' });
    const laid = running.state.tiles.findIndex((value) => value !== -1);
    expect(laid).toBe(cell('r2c4'));
    expect(running.state.tiles[laid]).toBe(tile('P17') * 4);
    expect(vp(running, BOT)).toBe(10 + 2 + 3);
    expect(goods(running, BOT)).toEqual({});
    expect(running.state.raSlots).toEqual([tile('P07'), tile('P22'), tile('P23')]);
  });

  test('[9.3.4, R41] Ra ties: beside an own building, then off the outer edge, then at random', () => {
    const own = new Set(
      seeds.map((seed) => bot('ra', 'white6', { seed, spaces: 'w1:1' }).state.tiles.findIndex((value) => value !== -1)),
    );
    expect(own).toEqual(new Set([cell('r1c1'), cell('r1c5')]));
    const inner = bot('ra', 'white6', { spaces: 'w3:0 s3:0' });
    // The middle cell has two buildings; so have the corners two edges: of these the one off the outer edge is taken.
    expect(inner.state.tiles.findIndex((value) => value !== -1)).toBe(cell('r3c3'));
  });

  test('[S05] an empty temple, die 6: 5 VP on a random corner', () => {
    const corners = new Set<number>();
    for (const seed of seeds) {
      const running = bot('ra', 'white6', { seed });
      expect(vp(running, BOT)).toBe(15);
      corners.add(running.state.tiles.findIndex((value) => value !== -1));
    }
    expect(corners).toEqual(new Set(['r1c1', 'r1c5', 'r5c1', 'r5c5'].map(cell)));
  });

  test('[9.3.5] Hathor: the space with most own pillars in line, 3 VP each, population by the face', () => {
    const running = bot('hathor', 'brown2', {
      temple: 'r3c1:P22:0:1 r3c2:P23:0:1 r1c1:P24:0:0',
      raSlots: 'P01 P02 P03',
    });
    expect(running.state.spaces[2]).toBe(BOT);
    expect(vp(running, BOT)).toBe(16);
    expect(player(running, BOT).population).toBe(9);
  });

  test('[9.3.6, S06] Bastet: step by step happiness, or population when they are equal; scribes, no track rewards', () => {
    const running = bot('bastet', 'gray4', { players: [{}, { happiness: 6, population: 8 }] });
    expect(player(running, BOT)).toMatchObject({ happiness: 9, population: 9 });
    expect(goods(running, BOT)).toEqual({ scribe: 1 });
    const high = bot('bastet', 'gray6', { players: [{}, { happiness: 15, population: 21 }] });
    expect(player(high, BOT).happiness).toBe(21);
    expect(asked(high)).toBe('over');
    expect(goods(high, BOT)).toEqual({});
  });

  test('[9.3.7] Thoth: cards of the highest section in reach, decrees, technologies, blessings, leftmost first', () => {
    const plan = { open: 3, market: 'B01 B02 T01 B03 B04 T02 T03 B05 T04 T05 310', players: [{}, { happiness: 9 }] };
    expect(cards(bot('thoth', 'black1', plan), BOT)).toEqual(['310']);
    expect(cards(bot('thoth', 'black3', plan), BOT)).toEqual(['T04', '310']);
    expect(cards(bot('thoth', 'black5', plan), BOT)).toEqual(['T04', 'T05', '310']);
    const low = bot('thoth', 'black4');
    expect(cards(low, BOT).map((code) => code[0])).toEqual(['B', 'T']);
    expect(market(low).slice(0, 3)).not.toContain('-');
  });

  test('[R53] it takes what is there from a short section', () => {
    const running = bot('thoth', 'black6', { market: 'B01 - -', players: [{}, { happiness: 4 }] });
    expect(cards(running, BOT)).toEqual(['B01']);
  });

  test('[9.3.8] Osiris: the row of the face, the district of the colour; gray where fewest buildings stand', () => {
    const slot = (die: string, plan: object = {}) => bot('osiris', die, plan).state.osiris.indexOf(BOT);
    expect(slot('yellow3')).toBe(2);
    expect(slot('brown3')).toBe(8);
    expect(slot('white3')).toBe(14);
    expect(slot('gray3', { osiris: 'papyrus-1:0 bread-1:0' })).toBe(14);
    expect(slot('gray3')).toBe(2);
    const running = bot('osiris', 'yellow3');
    expect(player(running, BOT)).toMatchObject({ happiness: 4, production: [0, 0, 0, 0] });
  });

  test('[9.3.9, S03] an occupied slot: the next district to the right, wrapping', () => {
    const running = botTurn({ wheel: 1, dice: 'osiris black5', osiris: 'granite-5:0' }, 'osiris');
    expect(running.state.osiris[4]).toBe(BOT);
  });

  test('[9.3.9, S04] a full row: the row above, starting again at the wished district', () => {
    const full = 'papyrus-5:0 bread-5:0 limestone-5:0 granite-5:0';
    const running = botTurn({ wheel: 1, dice: 'osiris black5', osiris: full }, 'osiris');
    expect(running.state.osiris[18 + 3]).toBe(BOT);
    const top = botTurn({ wheel: 1, dice: 'osiris black1', osiris: full.replaceAll('-5', '-1') }, 'osiris');
    expect(top.state.osiris[18 + 5]).toBe(BOT);
  });

  test('[9.3.10] statue bonuses: the human on own and bot actions, the bot its table bonus on both', () => {
    const tokens = 'ra osiris hathor thoth bastet horus';
    const human = { tokens, gods: 'bastet:0', dice: 'bastet gray6' };
    expect(goods(botTurn(human, 'bastet'))).toEqual({ scribe: 1 });
    expect(
      goods(make(turnOf({ seats: 1, ...human, players: [{ papyrus: 2 }] }), 'take bastet gray6', 'act bastet')),
    ).toEqual({ scribe: 1 });
    const own = { tokens, gods: 'bastet:1', dice: 'bastet gray6' };
    const botOwn = botTurn(own, 'bastet');
    expect([goods(botOwn, BOT), vp(botOwn, BOT)]).toEqual([{ scribe: 1 }, 11]);
    const byHuman = make(turnOf({ seats: 1, ...own, players: [{ papyrus: 2 }] }), 'take bastet gray6', 'act bastet');
    expect([goods(byHuman, BOT), vp(byHuman, BOT)]).toEqual([{ scribe: 1 }, 11]);
    const built = bot('horus', 'white6');
    expect([goods(built, BOT), vp(built, BOT)]).toEqual([{}, 10]);
  });

  test('[R39] its population opens market sections', () => {
    const running = bot('hathor', 'brown2');
    expect(running.state.open).toBe(3);
  });
});

describe('the bot in the Maat phase and at the end', () => {
  test('[9.4.1] balance +3, +2, +1, +1, ankh 4, never a loss', () => {
    const balances = [1, 2, 3, 4].map(
      (phase) =>
        told(maatOf({ seats: 1, players: [{ ankh: 0 }] }, phase), 'balance').find(({ seat }) => seat === OPPONENT)
          ?.balance,
    );
    expect(balances).toEqual([3, 2, 1, 1]);
  });

  test('[S07] human balance 3 in phase 1: the bot first with ankh 3, the human with T15', () => {
    const order = (human: object) =>
      told(
        make(
          maatOf({ seats: 1, players: [{ left: 'white3', ...human }] }),
          ...('technologies' in human ? ['faith 0'] : []),
        ),
        'order',
      )[0]?.order;
    expect(order({ ankh: 3 })).toEqual([OPPONENT, 0]);
    expect(order({ ankh: 0, technologies: 'T15' })).toEqual([0, OPPONENT]);
    const negative = told(maatOf({ seats: 1, players: [{ right: 'gray3', ankh: 3 }] }), 'order')[0]?.order;
    expect(negative).toEqual([OPPONENT, 0]);
  });

  test('[9.4.2] first: it takes gold or scribe without the reward; otherwise the human takes any of the four, the bot none', () => {
    const first = maatOf({ seats: 1, players: [{ left: 'white6', ankh: 0 }] });
    expect(legal(first)).toHaveLength(3);
    expect([0, 1]).toContain(player(first, BOT).destiny);
    expect(goods(first, BOT)).toEqual({});
    const second = maatOf({ seats: 1, players: [{ ankh: 0 }] });
    expect(legal(second)).toHaveLength(4);
    expect(player(second, BOT).destiny).toBe(-1);
  });

  test('[9.4.3] a new pyramid after phases 1 to 3, the marker left of it', () => {
    for (const phase of [1, 2, 3]) {
      const state = scene({ seats: 1, players: [{ ankh: 0 }] });
      if (state.solo) Object.assign(state.solo, { pyramid: [], row: 2, index: 1 });
      const running = run(state, { do: 'maat', at: 0, phase, index: 0 });
      expect(running.state.solo?.pyramid.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(running.state.solo?.row).toBe(-1);
    }
  });

  test('[9.4.4, S08] its scoring: districts, temple, statues, happiness, 2 VP a card; blessings go, technologies stay', () => {
    const plan = { seats: 1, players: [{}, { technologies: 'T01 T02 T03', blessings: 'B01 B02', buildings: 6 }] };
    const running = scoringOf(plan);
    expect(vp(running, BOT)).toBe(20);
    expect(cards(running, BOT)).toEqual(['T01', 'T02', 'T03']);
    expect(running.state.discards[0]).toEqual([0, 1]);
    const rich = scoringOf({
      seats: 1,
      players: [{}, { happiness: 13, statues: 1 }],
      osiris: 'bread-1:1',
      spaces: 'w3:1',
      temple: 'r3c3:P22:0:1',
      raSlots: 'P01 P02 P03',
    });
    expect(vp(rich, BOT)).toBe(10 + 3 + 2 + 1 + 6);
    expect(told(rich, 'upkeep')).toEqual([]);
  });

  test('[9.4.5, S09] five scribes, two decrees, first in order: 2 + 8 + 3; with the option 8 VP a decree', () => {
    const plan = { seats: 1, order: [BOT, 0], players: [{}, { scribe: 5, decrees: '301 302' }] };
    expect(vp(finalOf(plan), BOT)).toBe(10 + 13);
    expect(vp(finalOf({ ...plan, options: { dearDecrees: true } }), BOT)).toBe(10 + 2 + 16 + 3);
  });

  test('[8.3.3] the human wins with more VP, ties by scribes', () => {
    const ended = (human: object, opponent: object) => {
      const state = scene({ seats: 1, players: [human, opponent], order: [BOT, 0] });
      state.agenda = [];
      return outcome(run(state));
    };
    expect(ended({ vp: 40 }, { vp: 39 })).toMatchObject({ places: [1], how: 'outcome.solo-won' });
    expect(ended({ vp: 40, scribe: 1 }, { vp: 40 })).toMatchObject({ places: [1] });
    expect(ended({ vp: 40 }, { vp: 40 })).toMatchObject({ places: [2], how: 'outcome.solo-lost' });
  });
});

test.each(['easy', 'medium', 'hard'] as const)('whole solo games at %s run to their end', (difficulty) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const running = newGame(1, { difficulty }, seed);
    const random = new FastRandom(seed);
    while (!running.over) {
      const moves = running.moves();
      running.make(at(moves, random.below(moves.length)));
    }
    expect(told(running, 'token')).toHaveLength(16);
  }
});
