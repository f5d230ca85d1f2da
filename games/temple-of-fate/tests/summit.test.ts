import { whyNot } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { specialsOf } from '../rules/content/specials.ts';
import type { TempleState } from '../rules/state.ts';
import {
  atBuild,
  atTurn,
  builtBelow,
  card,
  cellText,
  god,
  make,
  moves,
  newGame,
  openCard,
  paint,
  player,
  playUntil,
  reading,
  special,
  stand,
  strip,
  summit,
  type TemplePlay,
  told,
  topRow,
} from './scene.ts';

const FULL = new Array<string>(8).fill('........');
const LEVELS = ['00000000', '01111110', '01222210', '01222210', '01222210', '01222210', '01111110', '00000000'];
const MONO = ['special-mono-fire', 'special-mono-hunt'] as const;

/** The build of round 6; seat 0 has drawn these two, seat 1 two others. */
function lastBuild(drawn: readonly string[], arrange: (state: TempleState) => void = () => {}): TemplePlay {
  return atBuild({ round: 6, specials: drawn[0]?.includes('effect') ? 'effect' : 'mono' }, (state) => {
    for (const seat of [0, 1]) {
      paint(state, seat, FULL, LEVELS);
      builtBelow(state, seat, 3);
      player(state, seat).looked = 2;
    }
    player(state, 0).drawn = drawn.map(special);
    player(state, 1).drawn = [special('special-mono-water'), special('special-mono-fertility')];
    arrange(state);
  });
}

/** The priest turn of round 6 of a player with this effect face up. */
function effectTurn(effect: string, arrange: (state: TempleState) => void, up = true): TemplePlay {
  return atTurn({ round: 6, specials: 'effect' }, (state) => {
    summit(state, 0, `special-effect-${effect}`, up);
    for (const name of ['fire', 'hunt', 'water', 'fertility', 'supreme']) openCard(state, `blessing-${name}-03`);
    arrange(state);
  });
}

describe('9.1 the summit', () => {
  test('[9.1.1, R47] each player draws two special tiles, and nothing is exchanged', () => {
    const play = newGame(4);
    playUntil(play, (now) => now.state.round === 6);
    expect(play.question?.task.do).toBe('build');
    expect(play.state.players.map(({ drawn }) => drawn.length)).toEqual([2, 2, 2, 2]);
    const all = play.state.players.flatMap(({ drawn }) => drawn);
    expect(all.toSorted((a, b) => a - b)).toEqual(specialsOf('mono').toSorted((a, b) => a - b));
    expect(play.state.specials).toEqual([]);
  });

  test('[9.1.2] one of the two is laid, either side up, the other is discarded; equal tiles make fewer ways', () => {
    const play = lastBuild(MONO);
    expect(moves(play, 0)).toEqual([
      'summit special-mono-fire up',
      'summit special-mono-fire down',
      'summit special-mono-hunt up',
      'summit special-mono-hunt down',
    ]);
    make(play, ['summit special-mono-hunt up'], 0);
    expect(player(play.state, 0).discard).toBe(special('special-mono-fire'));
    make(play, ['done'], 0);
    expect(play.seats()).toEqual([1]);
    expect(moves(lastBuild([MONO[0], MONO[0]]), 0)).toHaveLength(2);
    expect(whyNot(lastBuild(MONO), 0, reading('summit special-mono-water up'))).toMatchObject({ rule: '9.1.2' });
  });

  test('[9.1.3, V54, R48] strips before and after the summit tile; one under it is covered in part', () => {
    const play = lastBuild(MONO, (state) => {
      paint(
        state,
        0,
        ['........', '........', '..W.....', '........', '..W.....', '........', '........', '........'],
        LEVELS,
      );
      player(state, 0).temple.held = [strip('bonus-3-fire'), strip('bonus-2-water')];
    });
    make(play, ['strip bonus-3-fire r3c2-r3c4', 'summit special-mono-hunt up', 'strip bonus-2-water r7c0-r7c1'], 0);
    expect(cellText(play.state, 0, 3, 2)).toBe('fire 2');
    for (const [row, col] of [
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 3],
    ] as const)
      expect(cellText(play.state, 0, row, col)).toBe('hunt 3');
    expect(cellText(play.state, 0, 7, 0)).toBe('water 0');
  });

  test('[9.1.4] a single-colour tile face up is four ornaments of its colour', () => {
    const play = lastBuild(MONO);
    make(play, ['summit special-mono-fire up'], 0);
    for (const [row, col] of [
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 3],
    ] as const)
      expect(cellText(play.state, 0, row, col)).toBe('fire 3');
  });

  test('[9.1.5, R29] an effect tile face up is four blocked cells, neither ornaments nor empty', () => {
    const play = lastBuild(['special-effect-extra-chain', 'special-effect-two-bonuses']);
    make(play, ['summit special-effect-extra-chain up'], 0);
    expect([cellText(play.state, 0, 3, 3), cellText(play.state, 0, 4, 4)]).toEqual(['blocked 3', 'blocked 3']);
  });

  test('[9.1.6, V14] any special tile face down is four empty cells of level 3', () => {
    for (const drawn of [MONO, ['special-effect-extra-chain', 'special-effect-two-bonuses']]) {
      const play = lastBuild(drawn);
      make(play, [`summit ${drawn[0]} down`], 0);
      for (const [row, col] of [
        [3, 3],
        [3, 4],
        [4, 4],
        [4, 3],
      ] as const)
        expect(cellText(play.state, 0, row, col)).toBe('empty 3');
    }
  });

  test('[R24] a marker under the summit tile is back before the priest turn', () => {
    const play = lastBuild(MONO, (state) => {
      paint(
        state,
        0,
        ['FF......', '........', '........', '...w....', '........', '........', '........', '........'],
        LEVELS,
      );
    });
    expect(player(play.state, 0).temple.reserve).toBe(9);
    make(play, ['summit special-mono-hunt up', 'done'], 0);
    make(play, ['summit special-mono-water up', 'done'], 1);
    expect([play.question?.task.do, player(play.state, 0).temple.reserve]).toEqual(['turn', 10]);
  });
});

describe('9.2 effects', () => {
  test('[9.2.1, R30, R37] effects act in the own turn of round 6 only, and only face up', () => {
    const three = topRow('FF.FF.FF');
    const uses = (play: TemplePlay) => {
      const task = play.state.agenda.at(-1);
      return task?.do === 'turn' ? task.uses : undefined;
    };
    expect(uses(effectTurn('extra-chain', (state) => paint(state, 0, three)))).toBe(3);
    expect(uses(effectTurn('extra-chain', (state) => paint(state, 0, three), false))).toBe(2);
    const rival = effectTurn('extra-chain', (state) => {
      paint(state, 0, three);
      paint(state, 1, three);
    });
    make(rival, ['end']);
    expect([rival.seat, uses(rival)]).toEqual([1, 2]);
    // A drawing effect comes before the first question of the turn.
    const gifts = effectTurn('two-bonuses', (state) => paint(state, 0, three));
    expect(player(gifts.state, 0).temple.held).toHaveLength(2);
  });

  const nine = ['WwWWWWWW', '.      W'];

  test('[9.2.2, 9.2.4, V38, R31, R12] reuse-chain: one marked chain, with a new marker on a free cell', () => {
    const play = effectTurn('reuse-chain', (state) => {
      paint(state, 0, nine);
      openCard(state, 'blessing-supreme-09');
      player(state, 0).temple.reserve = 4;
    });
    expect(moves(play)).toContain('mark r0c0');
    expect(moves(play)).not.toContain('mark r0c1');
    expect(whyNot(play, 0, reading('mark r0c1'))).toMatchObject({ rule: '7.1.2' });
    make(play, ['mark r0c0', 'occupy supreme 0,2']);
    expect(player(play.state, 0).temple.reserve).toBe(1);
    expect([cellText(play.state, 0, 0, 0), cellText(play.state, 0, 0, 1)]).toEqual([
      'water 0+priest',
      'water 0+priest',
    ]);
    const again = effectTurn('reuse-chain', (state) => {
      paint(state, 0, nine);
      openCard(state, 'blessing-supreme-09');
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    make(again, ['mark r0c0', 'occupy supreme 3']);
    expect(whyNot(again, 0, reading('mark r0c3'))).toMatchObject({ rule: '7.1.1' });
    const full = effectTurn('reuse-chain', (state) => {
      paint(state, 0, topRow('ff......'));
      player(state, 0).temple.held = [strip('bonus-2-water')];
    });
    expect(moves(full).filter((text) => text.startsWith('mark'))).toEqual([]);
  });

  test('[9.2.3, R46] the reuse is one of the two uses', () => {
    const play = effectTurn('reuse-chain', (state) => {
      paint(state, 0, ['FfF.WW.H', '.      H']);
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    make(play, ['mark r0c0', 'occupy fire 2', 'mark r0c4', 'occupy water 2']);
    expect(moves(play).filter((text) => text.startsWith('mark'))).toEqual([]);
    expect(whyNot(play, 0, reading('mark r0c7'))).toMatchObject({ rule: '7.0.1' });
  });

  test('[9.2.5, R32] the chain may have been used in this very turn', () => {
    const play = effectTurn('reuse-chain', (state) => {
      paint(state, 0, topRow('FFFF....'));
      openCard(state, 'blessing-fire-10');
    });
    make(play, ['mark r0c0', 'occupy fire 2']);
    expect(moves(play)).toContain('mark r0c1');
    make(play, ['mark r0c1', 'occupy fire 3']);
    expect(play.state.stands.slice(0, 5)).toEqual([-1, -1, 0, 0, -1]);
  });

  test('[9.2.6, V39] extra-chain: three uses, six priests', () => {
    const play = effectTurn('extra-chain', (state) => {
      paint(state, 0, topRow('FF.HH.WW'));
      player(state, 0).temple.reserve = 8;
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    make(play, ['mark r0c0', 'occupy fire 2', 'mark r0c3', 'occupy hunt 2', 'mark r0c6', 'occupy water 2']);
    expect(player(play.state, 0).temple.reserve).toBe(2);
    expect(moves(play).filter((text) => text.startsWith('mark'))).toEqual([]);
  });

  test('[9.2.7, V40] two-bonuses: two short strips to keep or place, fewer when the pile is short', () => {
    const both = effectTurn('two-bonuses', () => {});
    expect(player(both.state, 0).temple.held.every((piece) => piece < 4)).toBe(true);
    expect(both.state.piles.map((pile) => pile.length)).toEqual([26, 24]);
    expect(moves(both)).toContain('end');
    const one = effectTurn('two-bonuses', (state) => {
      state.piles[0] = [strip('bonus-2-hunt')];
    });
    expect(player(one.state, 0).temple.held).toEqual([strip('bonus-2-hunt')]);
    expect(told(one, 'pile empty')).toHaveLength(1);
  });

  test('[9.2.8, V57, R33, R35] private-blessing: the unseen top card of a deck, before anything else', () => {
    const play = effectTurn('private-blessing', (state) => {
      paint(state, 0, topRow('FFFF....'));
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    expect(moves(play)).toEqual(['deck fire', 'deck hunt', 'deck water', 'deck fertility', 'deck supreme']);
    for (const text of ['mark r0c0', 'end']) expect(whyNot(play, 0, reading(text))).toMatchObject({ rule: '9.2.1' });
    expect(whyNot(play, 0, reading('strip bonus-2-fire r7c0-r7c1'))).toMatchObject({ rule: '9.2.1' });
    const top = play.state.decks[god('hunt')]?.at(-1);
    make(play, ['deck hunt']);
    expect(player(play.state, 0).privateCard).toBe(top);
    expect(play.state.decks.map((deck) => deck.length)).toEqual([9, 8, 9, 9, 9]);
    expect(play.state.open[god('hunt')]).toBe(card('blessing-hunt-03'));
  });

  test('[V41] an empty deck is not offered, and with all decks empty nothing is taken', () => {
    const play = effectTurn('private-blessing', (state) => {
      state.decks[god('hunt')] = [];
    });
    expect(moves(play)).toEqual(['deck fire', 'deck water', 'deck fertility', 'deck supreme']);
    expect(whyNot(play, 0, reading('deck hunt'))).toMatchObject({ rule: '9.2.8' });
    const none = effectTurn('private-blessing', (state) => {
      state.decks = state.decks.map(() => []);
      paint(state, 0, topRow('FF......'));
    });
    expect([none.question?.task.do, player(none.state, 0).privateCard]).toEqual(['turn', -1]);
  });

  const withPrivate = (id: string, arrange: (state: TempleState) => void = () => {}) =>
    effectTurn('extra-chain', (state) => {
      paint(state, 0, topRow('HHH.HH..'));
      player(state, 0).privateCard = card(id);
      arrange(state);
    });

  test('[9.2.9] only the owner occupies the private card, by normal uses', () => {
    const play = withPrivate('blessing-hunt-02');
    make(play, ['mark r0c0']);
    expect(moves(play)).toEqual(expect.arrayContaining(['occupy private 0', 'occupy private 1', 'occupy private 2']));
    make(play, ['occupy private 0']);
    expect(told(play, 'strip drawn')).toEqual([{ kind: 'strip drawn', seat: 0, length: 2, why: 'symbol' }]);
    const other = withPrivate('blessing-fire-02');
    make(other, ['mark r0c0']);
    expect(moves(other).some((text) => text.includes('private'))).toBe(false);
    expect(whyNot(other, 0, reading('occupy private 1'))).toMatchObject({ rule: '7.1.3' });
    const rival = withPrivate('blessing-hunt-02', (state) => paint(state, 1, topRow('HHH.....')));
    make(rival, ['end', 'mark r0c0']);
    expect(moves(rival).some((text) => text.includes('private'))).toBe(false);
  });

  test('[9.2.10] a completed private card is won at once and its priests return', () => {
    const play = withPrivate('blessing-hunt-01', (state) => {
      player(state, 0).privateCells = 0b011;
      player(state, 0).temple.reserve = 5;
      stand(state, 'fire', { 0: 1 });
    });
    make(play, ['mark r0c0', 'occupy private 2']);
    expect(player(play.state, 0)).toMatchObject({ won: [card('blessing-hunt-01')], privateCard: -1, privateCells: 0 });
    expect(player(play.state, 0).temple.reserve).toBe(5 - 2 + 3);
    // A private card is not replaced.
    expect(play.state.decks[god('hunt')]).toHaveLength(9);
  });
});
