import { Meter } from '@naos/bots';
import { shelfBots, shelfTests } from '@naos/bots/testing';
import { describe, expect, test } from 'vitest';
import { bestBuilds } from '../bot/build.ts';
import { shelf } from '../bot/index.ts';
import { worthOfSeat } from '../bot/scene.ts';
import { BuildWorth, handWeights } from '../bot/terms.ts';
import { templeOfFate } from '../rules/index.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import {
  atBuild,
  atTurn,
  builtBelow,
  card,
  face,
  make,
  openCard,
  paint,
  player,
  STANDARD,
  stand,
  type TemplePlay,
  topRow,
} from './scene.ts';

const never = () => false;
const cellsOf = (state: TemplePlay['state']): string => player(state, 0).temple.cells.join();

/** The play after a legal move, which is found in the list. */
function afterMove(play: TemplePlay, move: TempleOfFate['move']): TemplePlay {
  const there = play.copy();
  const legal = play.moves(0).find((one) => templeOfFate.key(one) === templeOfFate.key(move));
  if (legal === undefined) throw new RangeError(`${templeOfFate.write(move)} is not legal here.`);
  there.make(legal, 0);
  return there;
}

/** Every way to lay both tiles, small move by small move. */
function buildsByMoves(play: TemplePlay): readonly TemplePlay[] {
  if (player(play.state, 0).used === 3) return [play];
  return play.moves(0).flatMap((move) => buildsByMoves(afterMove(play, move)));
}
/** As much thought as in live play, whatever the machine is busy with. */
const UNTIMED = { ...shelf.budget, milliseconds: Number.POSITIVE_INFINITY };
const bot = shelfBots(shelf);

shelfTests({
  game: templeOfFate,
  shelf,
  tables: [
    [2, STANDARD],
    [3, { ...STANDARD, specials: 'effect', goals: true }],
    [4, { ...STANDARD, specials: 'mixed' }],
    [2, { ...STANDARD, hummingbird: true, specials: 'effect' }],
  ],
  evaluations: 300,
  secrets: [
    ['level-1', 60],
    ['level-3', 60],
    ['level-5', 60],
  ],
});

function decided(name: string, play: TemplePlay, seed = 1): string {
  const { seat } = play;
  const view = templeOfFate.view(play.state, seat);
  return templeOfFate.write(bot(name).decide({ view, seat, budget: UNTIMED, seed, cancelled: never }).move);
}

describe('one right move', () => {
  /** The last turn of the game; seat 0 is a little behind. The fire chain of six can win a card of 9 points at once. */
  const lastTurn = (): TemplePlay =>
    atTurn({ round: 6, turns: 2 }, (state) => {
      paint(state, 0, topRow('FFFFFF.W'));
      for (const god of ['fire', 'hunt', 'water', 'fertility', 'supreme']) openCard(state, `blessing-${god}-03`);
      openCard(state, 'blessing-fire-10');
      openCard(state, 'blessing-supreme-10');
      stand(state, 'fire', { 0: 1, 1: 0 });
      player(state, 1).won = [card('blessing-hunt-04')];
    });

  test('every level takes the win when the last turn offers it', () => {
    for (const name of shelf.levels) {
      for (let seed = 1; seed <= 5; seed++) {
        const play = lastTurn();
        expect(decided(name, play, seed)).toMatch(/^mark r0c[0-5]$/);
        make(play, ['mark r0c0']);
        expect(decided(name, play, seed)).toBe('occupy fire 2,3,4');
      }
    }
  });
});

describe('builds', () => {
  const TILES = ['tile-2-adjacent-fire-hunt', 'tile-1-water'];
  const levelTwo = (tiles: readonly string[]): TemplePlay =>
    atBuild({ round: 4 }, (state) => {
      for (const seat of [0, 1]) {
        paint(state, seat, ['.FF.....', ...new Array<string>(6).fill('.FHWG...'), '........']);
        builtBelow(state, seat, 2);
        player(state, seat).slots = tiles.map(face);
      }
    });

  test.each([[TILES], [['tile-1-fire', 'tile-1-fire']]])(
    'with %j all of them are those that the small moves reach',
    (tiles) => {
      const play = levelTwo(tiles);
      const judge = new BuildWorth(play.state, 0, 3, handWeights());
      const builds = bestBuilds(play.state, 0, judge, 1e6, new Meter({ budget: UNTIMED, cancelled: never }));
      const temples = (plays: readonly TemplePlay[]) => new Set(plays.map(({ state }) => cellsOf(state)));
      const quick = builds.map(({ places }) => places.reduce(afterMove, play));
      expect(temples(quick)).toEqual(temples(buildsByMoves(play)));
      expect(builds.length).toBe(tiles[0] === tiles[1] ? 96 : 192);
    },
  );

  test('the quick worth of a build differs from the whole worth by the same amount everywhere', () => {
    const play = levelTwo(TILES);
    const weights = handWeights();
    const judge = new BuildWorth(play.state, 0, 3, weights);
    const builds = bestBuilds(play.state, 0, judge, 1e6, new Meter({ budget: UNTIMED, cancelled: never }));
    const rest = builds.map(({ cells, reserve, worth }) => {
      Object.assign(player(play.state, 0).temple, { cells: cells.slice(), reserve });
      return worthOfSeat(play.state, 0, 3, weights) - worth;
    });
    expect(Math.max(...rest) - Math.min(...rest)).toBeLessThan(1e-5);
  });
});
