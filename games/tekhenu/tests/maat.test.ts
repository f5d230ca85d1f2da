import { describe, expect, test } from 'vitest';
import { balanceOf } from '../rules/balance.ts';
import { lossOf } from '../rules/content/board.ts';
import { tekhenu } from '../rules/index.ts';
import {
  asked,
  cards,
  goods,
  kinds,
  legal,
  maatOf,
  make,
  outcome,
  player,
  pointsFor,
  run,
  scene,
  scoringOf,
  told,
  vp,
} from './scene.ts';

const order = (plan: object, phase = 1) => told(maatOf(plan, phase), 'order')[0]?.order;

describe('the Maat phase', () => {
  test('[8.1.1] left pan less right pan less excess; Anubis dice do not count', () => {
    const { players } = scene({ players: [{ left: 'white2 black1', right: 'gray4', under: 'gray6', excess: 3 }] });
    expect(players[0] && balanceOf(players[0])).toBe(3 - 4 - 3);
  });

  test('[RB6] left 2 and 1, right 5 and 2, two excess bread: -6, 2 VP lost', () => {
    const running = maatOf({
      players: [{ left: 'white2 white1', right: 'gray5 gray2', excess: 2, ankh: 0 }, { ankh: 1 }],
    });
    expect(told(running, 'balance')[0]).toMatchObject({ seat: 0, balance: -6 });
    expect(vp(running)).toBe(8);
  });

  test('[RB7] one faith on the left makes it -5, 1 VP lost', () => {
    const running = make(
      maatOf({ players: [{ left: 'white2 white1', right: 'gray5 gray2', excess: 2, faith: 1, ankh: 0 }, { ankh: 1 }] }),
      'faith +1',
    );
    expect(player(running).balance).toBe(-5);
    expect(vp(running)).toBe(9);
  });

  test('[8.1.2, R07] faith is placed in the old turn order, one after the other, on either side', () => {
    const running = maatOf({
      seats: 3,
      order: [2, 0, 1],
      players: [{ faith: 1, ankh: 0 }, { ankh: 1 }, { faith: 2, ankh: 2 }],
    });
    expect(asked(running)).toBe('maat/faith 2');
    make(running, 'faith -2');
    expect(asked(running)).toBe('maat/faith 0');
    expect(told(running, 'balance').at(-1)).toEqual({ kind: 'balance', seat: 2, balance: -2, faith: -2 });
    make(running, 'faith 0');
    expect(asked(running).startsWith('maat/destiny')).toBe(true);
  });

  test('[X07] two faith, balance -1: anything from -3 to +1', () => {
    const running = maatOf({ players: [{ right: 'gray1', faith: 2, ankh: 0 }, { ankh: 1 }] });
    const reached = legal(running).map((text) => Number(text.replace('faith ', '')) - 1);
    expect(reached.toSorted((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1]);
  });

  test('[8.1.3, R08] the balance is clamped to -10..10 for loss and order; clamped ties go by ankh', () => {
    const plan = {
      seats: 3,
      players: [
        { left: 'white6 white6 white1', ankh: 0 },
        { right: 'gray6 gray6', ankh: 2 },
        { left: 'white6 white4', ankh: 1 },
      ],
    };
    expect(order(plan)).toEqual([1, 2, 0]);
  });

  test('[8.1.4, R09] loss by balance: none to -2, 1 to -5, 2 to -8, 3 below; never below 0 VP', () => {
    expect([5, 0, -1, -2, -3, -5, -6, -8, -9, -10].map(lossOf)).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3, 3]);
    const deep = maatOf({ players: [{ right: 'gray6 gray6', ankh: 0 }, { ankh: 1 }] });
    expect(vp(deep)).toBe(7);
    const poor = maatOf({ players: [{ vp: 1, right: 'gray6 gray6', ankh: 0 }, { ankh: 1 }] });
    expect(vp(poor)).toBe(0);
  });

  test('[X06] balance -14 with 2 VP: 0 VP, and -10 in the order', () => {
    const plan = {
      players: [
        { vp: 2, right: 'gray6 gray6', excess: 2, ankh: 3 },
        { left: 'white6 white4', ankh: 0 },
      ],
    };
    const running = maatOf(plan);
    expect(vp(running)).toBe(0);
    expect(told(running, 'order')[0]?.order).toEqual([0, 1]);
  });

  test('[8.1.5] smaller distance from 0 first, +n like -n; ties to the higher ankh', () => {
    expect(
      order({
        seats: 3,
        players: [
          { left: 'white4', ankh: 3 },
          { right: 'gray2', ankh: 0 },
          { left: 'white2', ankh: 1 },
        ],
      }),
    ).toEqual([2, 1, 0]);
  });

  test('[X05] balances 0, +1 and -1 with ankh 0, 1 and 3', () => {
    expect(
      order({ seats: 3, players: [{ ankh: 0 }, { left: 'white1', ankh: 1 }, { right: 'gray1', ankh: 3 }] }),
    ).toEqual([0, 2, 1]);
  });

  test('[8.1.6] phases 2 and 4 score; phase 2 goes on, phase 4 ends the game', () => {
    const players = [{ ankh: 0 }, { ankh: 1 }];
    const went = (phase: number) =>
      kinds(maatOf({ players }, phase)).filter((kind) => kind === 'scoring' || kind === 'revealed');
    expect([1, 2, 3, 4].map(went)).toEqual([[], ['scoring'], [], ['scoring', 'revealed']]);
    expect(asked(maatOf({ players }, 2))).toBe('maat/destiny 1');
    expect(asked(maatOf({ players }, 4))).toBe('over');
  });

  test('[8.1.7] dice go back to the bag, excess and all faith to the supply', () => {
    const running = make(
      maatOf({
        players: [{ left: 'white2', right: 'gray5', under: 'black1', excess: 2, faith: 3, ankh: 0 }, { ankh: 1 }],
      }),
      'faith +1',
    );
    expect(player(running)).toMatchObject({ left: [], right: [], under: [], excess: 0 });
    expect(goods(running)).toEqual({});
    expect(running.state.bag).toEqual([4, 4, 4, 4, 6]);
  });

  test('[8.1.8] all four destiny cards again, taken and gained in the new order; then the refill', () => {
    const running = maatOf({ round: 4, players: [{ left: 'white5', ankh: 0 }, { ankh: 1 }] });
    expect(asked(running)).toBe('maat/destiny 1');
    expect(legal(running)).toEqual(['destiny ankh0', 'destiny ankh1', 'destiny ankh2', 'destiny ankh3']);
    make(running, 'destiny ankh1');
    expect(goods(running, 1)).toEqual({ gold: 1 });
    expect(legal(running)).toEqual(['destiny ankh0', 'destiny ankh2', 'destiny ankh3']);
    make(running, 'destiny ankh3');
    expect(goods(running)).toEqual({ faith: 1 });
    expect(kinds(running).lastIndexOf('rolled')).toBeGreaterThan(kinds(running).lastIndexOf('destiny card'));
    expect(asked(running)).toBe('turn/draft 1');
  });
});

describe('a scoring', () => {
  test('[8.2.1, R36] 3 VP for the most pieces in a district; ties to the highest piece; no piece, no points', () => {
    const scored = (osiris: string, people = '') => {
      const running = scoringOf({ osiris, people, players: [{ technologies: 'T17' }, { technologies: 'T17' }] });
      return [pointsFor(running, 'district', 0), pointsFor(running, 'district', 1)];
    };
    expect(scored('papyrus-6:0 papyrus-5:0 papyrus-1:1')).toEqual([3, 0]);
    expect(scored('papyrus-6:0 papyrus-5:0 papyrus-1:1 papyrus-4:1')).toEqual([0, 3]);
    expect(scored('')).toEqual([0, 0]);
    expect(scored('limestone-3:0 granite-3:1')).toEqual([3, 3]);
  });

  test('[X21] a statue above row 1 breaks the tie, and counts in the next district too', () => {
    const running = scoringOf({ osiris: 'papyrus-4:0 papyrus-5:0 papyrus-6:1', people: 'workshops:1' });
    expect([pointsFor(running, 'district', 0), pointsFor(running, 'district', 1)]).toEqual([0, 6]);
  });

  test('[8.2.2] 1 VP for each temple piece, and for each own pillar its own pieces in row and column', () => {
    const running = scoringOf({
      spaces: 'w3:0 s3:0 w1:1',
      people: 'row:0 quarries:0',
      temple: 'r3c3:P22:0:0 r1c1:P23:0:0 r3c1:P24:0:1',
      raSlots: 'P01 P02 P03',
    });
    // Pieces: w3, s3, row statue. The pillar on r3c3 sees all three, the one on r1c1 none.
    expect(pointsFor(running, 'temple', 0)).toBe(3 + 3);
    expect(pointsFor(running, 'temple', 1)).toBe(1);
  });

  test('[RB8] four players: w2, e2, s4 and pillars r2c4, r2c1 make 8 VP', () => {
    const running = scoringOf({
      seats: 4,
      spaces: 'w2:0 e2:0 s4:0',
      temple: 'r2c4:P22:0:0 r2c1:P23:0:0',
      raSlots: 'P01 P02 P03',
    });
    expect(pointsFor(running, 'temple')).toBe(8);
  });

  test('[RB9] s1 and pillars out of its line make 1 VP', () => {
    const running = scoringOf({ spaces: 's1:0', temple: 'r2c4:P22:0:0 r3c3:P23:0:0', raSlots: 'P01 P02 P03' });
    expect(pointsFor(running, 'temple')).toBe(1);
  });

  test('[8.2.3] statues of both kinds: 1, 3, 6, 10, 15, 21 VP', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((statues) => pointsFor(scoringOf({ players: [{ statues }] }), 'statues'))).toEqual(
      [0, 1, 3, 6, 10, 15, 21],
    );
  });

  test('[8.2.4, X25] 3 VP for each happiness symbol, only the highest reached', () => {
    const at = (happiness: number) => pointsFor(scoringOf({ players: [{ happiness }] }), 'happiness');
    expect([8, 9, 12, 13, 16, 18, 19, 20, 21].map(at)).toEqual([0, 3, 3, 6, 9, 9, 12, 12, 15]);
  });

  test('[8.2.5, X24] 2 VP for each production marker on 6', () => {
    expect(pointsFor(scoringOf({ players: [{ production: [6, 6, 3, 2] }] }), 'production')).toBe(4);
  });

  test('[8.2.6] points of the building row', () => {
    const row = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((buildings) =>
      pointsFor(scoringOf({ players: [{ buildings, technologies: 'T17' }] }), 'buildings'),
    );
    expect(row).toEqual([0, 1, 1, 2, 2, 4, 4, 6, 7, 9, 12]);
  });

  test('[8.2.7] upkeep: the player decides how many to pay in bread or gold; each unpaid one costs 3 VP', () => {
    const running = scoringOf({ players: [{ vp: 20, buildings: 6, bread: 1, gold: 1 }] });
    expect(legal(running)).toEqual(['upkeep 2', 'upkeep 1', 'upkeep 0']);
    make(running, 'upkeep 1');
    expect(goods(running)).toEqual({ gold: 1 });
    expect(vp(running)).toBe(20 + 4 - 6);
    const bare = scoringOf({ players: [{ vp: 20, buildings: 6 }] });
    expect(asked(bare)).toBe('over');
    expect(vp(bare)).toBe(20 + 4 - 9);
  });

  test('[X22] six buildings, two bread, 20 VP: pays 2, ends at 21', () => {
    const running = make(scoringOf({ players: [{ vp: 20, buildings: 6, bread: 2 }] }), 'upkeep 2');
    expect(vp(running)).toBe(21);
  });

  test('[X23] the same with T17: 24 VP', () => {
    expect(vp(scoringOf({ players: [{ vp: 20, buildings: 6, bread: 2, technologies: 'T17' }] }))).toBe(24);
  });

  test('[R35] losses are taken one by one and stop at 0', () => {
    const running = scoringOf({ players: [{ vp: 0, buildings: 6 }] });
    expect(told(running, 'lost').map(({ points }) => points)).toEqual([3, 1]);
    expect(vp(running)).toBe(0);
  });
});

describe('decree 323', () => {
  const plan = (decrees: string, more: object = {}) => ({ players: [{ decrees, ...more }, { decrees: '301' }] });

  test('[8.2.0] before the second scoring only; any action with any value, its resources free', () => {
    const running = scoringOf(plan('323', { happiness: 3 }), true);
    expect(asked(running)).toBe('extra/action 0');
    expect(legal(running)).toEqual([
      'decline',
      'act horus',
      'act ra',
      'act hathor',
      'act bastet',
      'act thoth',
      'act osiris',
      'produce papyrus',
      'produce bread',
      'produce limestone',
      'produce granite',
    ]);
    make(running, 'act horus', 'value 4', 'statue hathor');
    expect(player(running)).toMatchObject({ statues: 1, scored: [22] });
    expect(pointsFor(running, 'statues')).toBe(0);
    make(running, 'decline');
    expect(pointsFor(running, 'statues')).toBe(1);
    expect(asked(scoringOf(plan('323'), false))).toBe('over');
  });

  test('[8.2.0] excess is returned; refreshes and nested actions are paid', () => {
    const produced = make(scoringOf(plan('323'), true), 'produce bread', 'value 6');
    expect([goods(produced), player(produced).excess]).toEqual([{ bread: 2 }, 0]);
    const thoth = make(scoringOf(plan('323', { papyrus: 1 }), true), 'act thoth', 'value 5');
    expect(goods(thoth)).toEqual({ papyrus: 1 });
    make(thoth, 'refresh 1');
    expect(goods(thoth)).toEqual({});
    const nested = make(
      scoringOf({ wheel: 5, raSlots: 'P12 P22 P23', ...plan('323') }, true),
      'act ra',
      'value 5',
      'lay r1c1',
      'turn 0',
    );
    expect(asked(nested)).toBe('extra/action 1');
  });

  test('[X46] used for Osiris: happiness -1, no resources, one decree place', () => {
    const running = make(scoringOf(plan('323', { bread: 3 }), true), 'act osiris', 'value 1', 'osiris papyrus-1');
    expect(player(running)).toMatchObject({ happiness: 1, scored: [22] });
    expect(goods(running)).toEqual({ papyrus: 1, bread: 3 });
  });

  test('[8.2.0, 3.1] everybody with a decree is asked, so that the question gives no hand away; nobody when 323 lies open', () => {
    const running = scoringOf(plan('310'), true);
    expect([asked(running), legal(running)]).toEqual(['extra/action 0', ['decline']]);
    make(running, 'decline');
    expect(asked(running)).toBe('extra/action 1');
    const open = scoringOf({ ...plan('310'), discards: '323' }, true);
    expect(asked(open)).toBe('over');
    expect(asked(scoringOf({ players: [{}, {}] }, true))).toBe('over');
  });

  test('[R54] its market slots are refilled right after the action', () => {
    const running = make(scoringOf(plan('323'), true), 'act thoth', 'value 1', 'card 1-1');
    expect(running.state.market[0]).not.toBe(-1);
    expect(cards(running)).toHaveLength(2);
  });
});

describe('the end', () => {
  test('[8.3.2] first in turn order 3 VP; second 2 VP with three or four players', () => {
    const places = (seats: number) => {
      const state = scene({ seats, order: [1, 0, 2, 3].slice(0, seats) });
      const running = run(state, {
        do: 'maat',
        at: tekhenu.procedures.maat.findIndex(({ name }) => name === 'turn order points'),
        phase: 4,
        index: 0,
      });
      return state.players.map((_, seat) => pointsFor(running, 'place', seat));
    };
    expect(places(2)).toEqual([0, 3]);
    expect(places(3)).toEqual([2, 3, 0]);
    expect(places(4)).toEqual([2, 3, 0, 0]);
  });

  test('[8.3.3] most VP, then most scribes, then earlier in turn order', () => {
    const ended = (players: readonly object[], orderOf: readonly number[]) => {
      const state = scene({ seats: players.length, players, order: orderOf });
      state.agenda = [];
      return outcome(run(state)).places;
    };
    expect(ended([{ vp: 50 }, { vp: 60 }, { vp: 40 }], [0, 1, 2])).toEqual([2, 1, 3]);
    expect(ended([{ vp: 50, scribe: 1 }, { vp: 50, scribe: 2 }, { vp: 40 }], [0, 1, 2])).toEqual([2, 1, 3]);
    expect(ended([{ vp: 50 }, { vp: 50 }, { vp: 50 }], [2, 0, 1])).toEqual([2, 3, 1]);
  });
});
