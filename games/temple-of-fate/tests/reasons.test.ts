import { FastRandom, type WhyNot, whyNot } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { templeOfFate } from '../rules/index.ts';
import type { TempleMove } from '../rules/moves.ts';
import * as made from '../rules/moves.ts';
import type { TempleOptions } from '../rules/state.ts';
import { words } from '../texts/index.ts';
import {
  atBuild,
  atExchange,
  atTurn,
  builtBelow,
  face,
  make,
  newGame,
  openCard,
  paint,
  player,
  reading,
  special,
  strip,
  summit,
  type TemplePlay,
  topRow,
} from './scene.ts';

/** Moves of every kind, and every exchange of the tiles that somebody has drawn. */
function everyMove(play: TemplePlay): readonly TempleMove[] {
  const drawn = play.state.round === 6 ? [] : play.state.players.flatMap((one) => one.drawn);
  const exchanges = drawn.flatMap((keep) =>
    drawn.flatMap((left) => [made.exchange(keep, left, -1), ...drawn.map((right) => made.exchange(keep, left, right))]),
  );
  const tables = [
    ...[made.DONE, made.END, made.DECLINE],
    ...[made.PICK_GOALS, made.ASSIGN, made.TURN_UP, made.TAKE_DECK, made.MARK].flat(),
    ...made.OCCUPY.filter(({ cells }) => cells > 0),
    ...made.LAY_SUMMIT,
    ...made.PLACE.filter((_, index) => index % 13 === 0),
    ...made.PLACE_STRIP,
  ];
  return [...exchanges, ...tables];
}

const explained = new Set(words.rules.flatMap(({ rules }) => rules));

/** Moves of all seats asked whose reason is missing, too many, or without words or a page. */
function wrongReasons(play: TemplePlay): readonly string[] {
  return play.seats().flatMap((seat) => {
    const listed = new Set(play.moves(seat).map(made.keyOf));
    return everyMove(play).flatMap((move) => {
      const reason = whyNot(play, seat, move);
      const sound = reason === null || (Object.hasOwn(words.catalogs.en, reason.why) && explained.has(reason.rule));
      return sound && (reason === null) === listed.has(made.keyOf(move)) ? [] : [templeOfFate.write(move)];
    });
  });
}

const GAMES: readonly TempleOptions[] = [
  { specials: 'effect', goals: true, hummingbird: false },
  { specials: 'mixed', goals: false, hummingbird: true },
];

describe('a listed move has no reason against it, any other has one', () => {
  test.each([2, 3, 4].flatMap((seats) => GAMES.map((options) => [seats, options] as const)))(
    '%i players, %o',
    (seats, options) => {
      const random = new FastRandom(seats);
      const play = newGame(seats, options, seats);
      while (!play.over) {
        if (random.below(12) === 0) expect(wrongReasons(play)).toEqual([]);
        const asked = play.seats();
        const seat = asked[random.below(asked.length)] ?? 0;
        const moves = play.moves(seat);
        play.make(moves[random.below(moves.length)] ?? made.END, seat);
      }
    },
  );
});

const why = (play: TemplePlay, text: string, seat = play.seat): WhyNot | null => whyNot(play, seat, reading(text));

describe('the reason is the true one', () => {
  test('[8.2.1] an ornament in the middle of a use, [9.2.1] before the private card is taken', () => {
    const play = atTurn({ round: 6, specials: 'effect' }, (state) => {
      paint(state, 0, topRow('FFFFFF..'));
      openCard(state, 'blessing-fire-01');
      summit(state, 0, 'special-effect-private-blessing', true);
      player(state, 0).temple.held = [strip('bonus-2-water')];
    });
    expect(why(play, 'strip bonus-2-water r7c2-r7c3')).toEqual({ rule: '9.2.1', why: 'why.deck-first' });
    make(play, ['deck hunt', 'mark r0c0']);
    expect(why(play, 'strip bonus-2-water r7c2-r7c3')).toEqual({ rule: '8.2.1', why: 'why.strip-in-use' });
    expect(why(play, 'end')).toEqual({ rule: '7.2.1', why: 'why.cells-first' });
  });

  test('[9.2.9] the private card of another player, [7.1.6] a cell that the card does not have', () => {
    const play = atTurn({ round: 6 }, (state) => {
      paint(state, 0, topRow('FFFFFF..'));
      openCard(state, 'blessing-fire-01');
      player(state, 1).privateCard = state.decks[0]?.pop() ?? -1;
    });
    expect(why(play, 'occupy fire 0')).toEqual({ rule: '7.2.1', why: 'why.chain-first' });
    make(play, ['mark r0c0']);
    expect(why(play, 'occupy private 0')).toEqual({ rule: '9.2.9', why: 'why.no-private' });
    expect(why(play, 'occupy fire 0,4')).toEqual({ rule: '7.1.6', why: 'why.no-such-cell' });
  });

  test('[11.2.5] a special tile that was declined, or is not yet in view', () => {
    const play = atBuild({ round: 6, hummingbird: true }, (state) => {
      for (const item of state.players) {
        item.drawn = [special('special-mono-fire'), special('special-mono-hunt')];
        item.looked = 1;
      }
    });
    const unseen = { rule: '11.2.5', why: 'why.special-not-in-view' };
    expect(why(play, 'summit special-mono-hunt up', 0)).toEqual(unseen);
    expect(why(play, 'summit special-mono-water up', 0)).toEqual(unseen);
    make(play, ['decline'], 0);
    expect(why(play, 'summit special-mono-fire up', 0)).toEqual({ rule: '11.2.5', why: 'why.special-declined' });
    expect(why(play, 'decline', 0)).toEqual({ rule: '11.2.5', why: 'why.declined-already' });
    expect(why(play, 'done', 0)).toEqual({ rule: '9.1.2', why: 'why.summit-first' });
  });

  test('[11.2.4] a tile that is not turned up, and turning up while one waits', () => {
    const play = atBuild({ hummingbird: true }, (state) => {
      for (const item of state.players) item.slots = ['tile-1-fire', 'tile-1-hunt', 'tile-1-water'].map(face);
    });
    expect(why(play, 'place tile-1-fire l1-r0-c0 0', 0)).toEqual({ rule: '11.2.4', why: 'why.turn-up-first' });
    make(play, ['turn-up 0'], 0);
    expect(why(play, 'place tile-1-hunt l1-r0-c0 0', 0)).toEqual({ rule: '11.2.4', why: 'why.tile-not-turned-up' });
    expect(why(play, 'turn-up 1', 0)).toEqual({ rule: '11.2.4', why: 'why.lay-first' });
    make(play, ['place tile-1-fire l1-r0-c0 0'], 0);
    expect(why(play, 'turn-up 0', 0)).toEqual({ rule: '11.2.4', why: 'why.turned-up-already' });
  });

  test('[6.2.3, 6.2.4] gifts in the other order, and a neighbour who gets nothing', () => {
    const drawn = ['tile-1-fire', 'tile-1-hunt', 'tile-1-water'].map(face);
    const deal = (state: TemplePlay['state']): void => {
      for (const item of state.players) Object.assign(item, { drawn: drawn.slice(), looked: 3 });
    };
    const play = atExchange({}, deal);
    expect(why(play, 'exchange tile-1-fire tile-1-water tile-1-hunt', 0)?.why).toBe('why.exchange-order');
    const blind = atExchange({ hummingbird: true }, deal);
    expect(why(blind, 'assign right', 0)).toEqual({ rule: '6.2.3', why: 'why.no-right-neighbour' });
  });

  test('[6.0.3] the summit before round 6', () => {
    const play = atBuild({ round: 4 }, (state) => {
      builtBelow(state, 0, 2);
      for (const item of state.players) item.slots = ['tile-1-fire', 'tile-1-hunt'].map(face);
    });
    expect(why(play, 'summit special-mono-fire up', 0)).toEqual({ rule: '6.0.3', why: 'why.no-summit-yet' });
  });
});
