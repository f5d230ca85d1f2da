import { describe, expect, test } from 'vitest';
import { asked, goods, legal, legalOf, make, market, player, reason, told, turnOf, vp } from './scene.ts';

describe('Thoth', () => {
  const at = (face: number, plan: object, happiness = 3, open = 2) =>
    turnOf({ dice: `thoth gray${face}, ra white1`, open, players: [{ happiness, ...plan }] });

  test('[6.5.1] one card free, two for 2 papyrus, three for 3', () => {
    const take = (face: number) => make(at(face, { papyrus: 3 }), `take thoth gray${face}`, 'act thoth');
    expect(goods(take(2))).toEqual({ papyrus: 3 });
    expect(goods(take(3))).toEqual({ papyrus: 1 });
    expect(goods(take(6))).toEqual({});
    const three = make(take(6), 'card 1-1', 'card 1-2', 'card 1-3');
    expect(asked(three)).toBe('over');
    expect(legalOf(at(4, { papyrus: 1 }), 'take thoth')).toEqual([]);
  });

  test('[6.5.2] happiness 1, 5, 9 and 13 reach sections 1 to 4', () => {
    const reach = (happiness: number) => {
      const running = make(at(1, {}, happiness, 4), 'take thoth gray1', 'act thoth');
      return [...new Set(legalOf(running, 'card').map((text) => Number(text[5])))];
    };
    expect([1, 4, 5, 8, 9, 12, 13].map(reach)).toEqual([[1], [1], [1, 2], [1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3, 4]]);
    expect(legalOf(at(1, {}, 0), 'take thoth')).toEqual([]);
    const running = make(at(1, { papyrus: 1 }, 3), 'take thoth gray1', 'act thoth');
    expect(reason(running, 'card 2-1')).toMatchObject({ rule: '6.5.2', facts: { need: 5, have: 3 } });
    expect(reason(running, 'card 3-1')).toMatchObject({ rule: '6.5.7' });
  });

  test('[6.5.3] all cards from one section, exactly as many as bought', () => {
    const running = make(at(3, { papyrus: 2 }, 5), 'take thoth gray3', 'act thoth', 'card 2-2');
    expect(legal(running)).toEqual(['card 2-1', 'card 2-3', 'card 2-4']);
    expect(reason(running, 'card 1-1')).toMatchObject({ rule: '6.5.3', why: 'why.other-section' });
    make(running, 'card 2-4');
    expect(asked(running)).toBe('over');
  });

  test('[6.5.4] a refresh costs 1 papyrus, hits a section once and shows new cards of the same kinds', () => {
    const running = make(at(1, { papyrus: 3 }), 'take thoth gray1', 'act thoth');
    const before = market(running).slice(0, 3);
    make(running, 'refresh 1');
    const after = market(running).slice(0, 3);
    expect(goods(running)).toEqual({ papyrus: 2 });
    expect(after.map((code) => code[0])).toEqual(['B', 'B', 'T']);
    expect(after.some((code) => before.includes(code))).toBe(false);
    expect(running.state.discards.map((pile) => pile.length)).toEqual([2, 1, 0]);
    expect(legalOf(running, 'refresh')).toEqual(['refresh 2']);
    expect(reason(running, 'refresh 1')).toMatchObject({ rule: '6.5.4', why: 'why.refreshed-already' });
    make(running, 'refresh 2', 'card 1-1');
    expect(asked(running)).toBe('over');
    expect(goods(running)).toEqual({ papyrus: 1 });
  });

  test('[6.5.4] a section never gets shorter by a refresh: its own discards are shuffled in again', () => {
    const running = at(1, { papyrus: 1 });
    running.state.decks[0] = [];
    make(running, 'take thoth gray1', 'act thoth', 'refresh 1');
    expect(
      market(running)
        .slice(0, 3)
        .filter((code) => code === '-'),
    ).toEqual([]);
  });

  test('[6.5.5] blessings and technologies lie open, decrees go to the hand; no limit', () => {
    const plan = {
      papyrus: 3,
      blessings: 'B03 B04 B05 B06 B08 B09',
      technologies: 'T20 T21 T22 T23',
      decrees: '301 302 303',
    };
    const running = make(
      turnOf({
        dice: 'thoth gray6',
        open: 3,
        market: 'B01 B02 T01 B10 B11 T02 T03 B12 T04 T05 310',
        players: [{ happiness: 9, ...plan }],
      }),
      'take thoth gray6',
      'act thoth',
      'card 3-1',
      'card 3-2',
      'card 3-4',
    );
    const p = player(running);
    expect([p.blessings, p.technologies, p.decrees].map((mask) => mask.toString(2).replaceAll('0', '').length)).toEqual(
      [7, 5, 4],
    );
  });

  test('[6.5.6] an empty deck is made from its discards; with none left the slot stays empty', () => {
    const running = at(1, {});
    running.state.decks[0] = [];
    running.state.discards[0] = [20];
    make(running, 'take thoth gray1', 'act thoth', 'card 1-1');
    expect(market(running)[0]).toBe('B21');
    const none = at(1, {});
    none.state.decks[0] = [];
    make(none, 'take thoth gray1', 'act thoth', 'card 1-1');
    expect(market(none)[0]).toBe('-');
  });

  test('[6.5.7] the first population marker at 9 and at 13 opens a section at once; both in one move in this order', () => {
    const build = (population: number, face: number) =>
      make(
        turnOf({ dice: `hathor brown${face}`, players: [{ bread: 2, population }] }),
        `take hathor brown${face}`,
        'act hathor',
        'build w3',
      );
    expect(build(5, 3).state.open).toBe(2);
    expect(build(5, 4).state.open).toBe(3);
    const both = build(8, 5);
    expect(told(both, 'section open').map(({ section }) => section)).toEqual([2, 3]);
    expect(
      market(both)
        .slice(11)
        .map((code) => code[0]),
    ).toEqual(['B', 'T', '3', '3']);
    const again = make(
      turnOf({ open: 3, dice: 'hathor brown4', players: [{ bread: 2, population: 5 }] }),
      'take hathor brown4',
      'act hathor',
      'build w3',
    );
    expect(told(again, 'section open')).toEqual([]);
  });

  test('[X13] happiness 4, papyrus 3, value 5: all of section 1, none of section 2', () => {
    const running = make(at(5, { papyrus: 3 }, 4), 'take thoth gray5', 'act thoth');
    expect(legal(running)).toEqual(['card 1-1', 'card 1-2', 'card 1-3']);
  });

  test('[X14] happiness 13, papyrus 1, gold 1, value 4: pays both and takes two of one section', () => {
    const running = make(at(4, { papyrus: 1, gold: 1 }, 13, 4), 'take thoth gray4', 'act thoth');
    expect(goods(running)).toEqual({});
    make(running, 'card 4-3', 'card 4-4');
    expect(asked(running)).toBe('over');
  });

  test('[X15, R22] a refresh needs papyrus beyond the cost, and may hit a section out of reach', () => {
    const short = make(at(3, { papyrus: 2 }), 'take thoth gray3', 'act thoth');
    expect(legalOf(short, 'refresh')).toEqual([]);
    expect(reason(short, 'refresh 1')).toMatchObject({ rule: '6.5.4' });
    expect(legalOf(make(at(3, { papyrus: 3 }), 'take thoth gray3', 'act thoth'), 'refresh')).toEqual([
      'refresh 1',
      'refresh 2',
    ]);
    expect(legalOf(make(at(3, { papyrus: 2, gold: 1 }), 'take thoth gray3', 'act thoth'), 'refresh')).toEqual([
      'refresh 1',
      'refresh 2',
    ]);
  });

  test('[R20] the full number of cards must lie in one section', () => {
    const market4 = 'B01 B02 - B03 B04 - -';
    const running = turnOf({
      dice: 'thoth gray5, thoth gray3',
      market: market4,
      players: [{ papyrus: 3, happiness: 5 }],
    });
    expect(legalOf(running, 'take')).toEqual(['take thoth gray3']);
    const black = turnOf({ dice: 'thoth black5', market: market4, players: [{ papyrus: 3, happiness: 5 }] });
    make(black, 'take thoth black5');
    expect(reason(black, 'act thoth')).toMatchObject({ rule: '6.5.3', why: 'why.section-short' });
  });

  test('[R23] a refresh deals only what it discarded', () => {
    const running = make(
      turnOf({ dice: 'thoth gray1', market: 'B01 - T01', players: [{ papyrus: 1 }] }),
      'take thoth gray1',
      'act thoth',
      'refresh 1',
    );
    expect(
      market(running)
        .slice(0, 3)
        .map((code) => code[0]),
    ).toEqual(['B', '-', 'T']);
  });

  test('[R21] a card taken may serve later in the turn, but a technology does not alter the action that took it', () => {
    const plan = {
      dice: 'thoth gray1',
      market: 'B07 B02 T03',
      gods: 'thoth:0',
      tokens: 'thoth osiris ra hathor bastet horus',
    };
    const took = make(turnOf(plan), 'take thoth gray1', 'act thoth', 'card 1-3');
    expect(vp(took)).toBe(10);
    const t07 = make(turnOf({ ...plan, market: 'B07 B02 T07' }), 'take thoth gray1', 'act thoth', 'card 1-3');
    expect(goods(t07)).toEqual({ papyrus: 1 });
    const blessed = make(turnOf(plan), 'take thoth gray1', 'act thoth', 'card 1-1');
    expect(asked(blessed)).toBe('turn/end 0');
    make(blessed, 'bless B07 population');
    expect(player(blessed).population).toBe(8);
  });
});
