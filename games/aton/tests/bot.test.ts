import { loadWeights, measured, playBlock, randomBot, solveMatrix } from '@naos/bots';
import { shelfBots, shelfTests } from '@naos/bots/testing';
import { at, FastRandom, fastChance, Play } from '@naos/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { roundGame } from '../bot/allocate.ts';
import { CLASS_OF, CLASSES } from '../bot/classes.ts';
import { stepGains } from '../bot/gains.ts';
import { chancesOf, HANDS, handIndex, knownOf } from '../bot/hands.ts';
import { shelf } from '../bot/index.ts';
import { player } from '../bot/player.ts';
import { Position } from '../bot/position.ts';
import { placeGreedily, removeGreedily, roundEndChance } from '../bot/resolve.ts';
import { fullStyle, type Style } from '../bot/style.ts';
import { possibleRows, roundTable } from '../bot/table.ts';
import { fillTerms, STANDARD, trainer } from '../bot/training.ts';
import { boardSum, handWeights, scoreSum, TERMS } from '../bot/worth.ts';
import { WHOLE_DECK } from '../rules/content/constants.ts';
import { type Aton, aton } from '../rules/index.ts';
import { COMMITS, PLACE } from '../rules/moves.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { found } from './position.ts';

const BUDGET = { evaluations: 10_000, milliseconds: Number.POSITIVE_INFINITY };
const bot = shelfBots(shelf);
let style: Style;
let weights: Float32Array;

beforeAll(async () => {
  weights = await loadWeights(trainer.file);
  style = fullStyle(weights);
});

shelfTests({
  game: aton,
  shelf,
  tables: [
    [2, STANDARD],
    [2, { highestReplacement: true, removalsFirst: true }],
  ],
  evaluations: BUDGET.evaluations,
  secrets: [
    ['level-2', 60],
    ['level-5', 60],
  ],
});

/** Random games, looked at before every decision. */
function wander(seed: number, games: number, look: (play: Play<Aton>) => void, options = STANDARD): void {
  const random = new FastRandom(seed);
  for (let game = 0; game < games; game++) {
    const play = new Play(aton, aton.setup(2, options, fastChance(random.next(), aton.streams.length)));
    while (!play.over) {
      look(play);
      const moves = play.moves();
      play.make(at(moves, random.below(moves.length)), play.seat);
    }
  }
}

const allocating = (play: Play<Aton>): boolean => play.question?.step.name === 'allocate' && play.seats().length === 2;

describe('how the bot counts', () => {
  test('the quick sum of worth is the sum of its terms, and opposite for the two sides', () => {
    let checked = 0;
    wander(1, 6, ({ state }) => {
      const position = Position.of(state);
      const row = new Float32Array(TERMS);
      fillTerms(position, row);
      const slow = row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
      const [red = 0, blue = 0] = position.score;
      const quick = boardSum(weights, position) + scoreSum(weights, position, red, blue, position.kingdom);
      expect(quick).toBeCloseTo(slow, 3);
      const turned = Position.of({
        ...state,
        board: state.board.map((owner) => (owner < 0 ? owner : 1 - owner)),
        sides: [state.sides[1], state.sides[0]],
      });
      expect(roundEndChance(weights, turned, 0)).toBeCloseTo(1 - roundEndChance(weights, position, 0), 5);
      checked++;
    });
    expect(checked).toBeGreaterThan(200);
  });

  test('the gain of each class is what the whole sum gains, but for what all classes share', () => {
    const gains = new Float64Array(CLASSES);
    let checked = 0;
    wander(8, 3, ({ state }) => {
      const position = Position.of(state);
      const before = boardSum(weights, position);
      for (const [seat, n] of [
        [0, 1],
        [1, 1],
        [0, -1],
        [1, -1],
      ] as const) {
        stepGains(weights, position, seat, n, 4, gains);
        const shares: number[] = [];
        for (let c = 0; c < CLASSES; c++) {
          if (n > 0 ? position.free(c) === 0 : position.on[seat * CLASSES + c] === 0) continue;
          position.add(seat, c, n);
          shares.push(boardSum(weights, position) - before - (gains[c] ?? 0));
          position.add(seat, c, -n);
          checked++;
        }
        for (const share of shares) expect(share).toBeCloseTo(shares[0] ?? 0, 6);
      }
    });
    expect(checked).toBeGreaterThan(1000);
  });

  test('a scoring pays what the rules say', () => {
    wander(2, 4, ({ state }) => {
      const position = Position.of(state);
      expect([position.scoring(0), position.scoring(1)]).toEqual(totalsOf(scoreBoard(state.board)));
    });
  });

  test('twenty classes hold all 48 spaces', () => {
    expect([new Set(CLASS_OF).size, CLASS_OF.length]).toEqual([CLASSES, 48]);
  });

  test.each([[false], [true]])(
    'a round carried out class by class ends where the small moves end (removals first: %s)',
    (removalsFirst) => {
      let compared = 0;
      wander(
        3,
        8,
        (play) => {
          if (!allocating(play) || play.state.round < 2) return;
          const here = play.copy();
          const { round } = here.state;
          const rowOf = (seat: number): number => {
            const commits = here.moves(seat).filter((move) => move.do === 'commit');
            const commit = at(commits, (round * 7 + seat) % commits.length);
            here.make(commit, seat);
            return COMMITS.findIndex(({ row }) => commit.do === 'commit' && row.join() === commit.row.join());
          };
          const red = rowOf(0);
          const blue = rowOf(1);
          const order = here.state.agenda.find((task) => task.do === 'round');
          if (here.over || order?.do !== 'round' || here.state.round !== round) return;
          while (!here.over && here.state.round === round && here.state.agenda.at(-1)?.do !== 'cull') {
            here.make(greedyStep(here), here.seat);
          }
          const real = Position.of(here.state);
          if (here.over || here.state.round === round) return;
          // Without the decks, which are another part of the sum.
          const known = { sure: [], pool: [0, 0, 0, 0], deck: 0, bottom: [] };
          const only = (row: number) => possibleRows([{ weight: 1, actions: [row] }]);
          const payoff = roundTable(weights, Position.of(play.state), [known, known], [only(red), only(blue)]);
          // A double tie stands for both orders.
          const cards = [red, blue].map((row) => COMMITS[row]?.row ?? []);
          if (cards[0]?.[0] === cards[1]?.[0] && cards[0]?.[1] === cards[1]?.[1]) return;
          expect(payoff[red * COMMITS.length + blue]).toBeCloseTo(2 * roundEndChance(weights, real, 0) - 1, 4);
          compared++;
        },
        { ...STANDARD, removalsFirst },
      );
      expect(compared).toBeGreaterThan(20);
    },
  );
});

/** The small move that the class-wise greedy play would make. */
function greedyStep(play: Play<Aton>): Aton['move'] {
  const task = play.state.agenda.at(-1);
  const position = Position.of(play.state);
  const before = position.on.slice();
  const row = play.state.sides[play.seat]?.row ?? [];
  const cards = { c2: row[1] ?? 0, c3: row[2] ?? 0, c4: 1 };
  if (task?.do === 'remove') removeGreedily(weights, position, play.seat, { ...cards, c2: cards.c2 === 1 ? 1 : 3 });
  else placeGreedily(weights, position, play.seat, cards);
  const changed = before.findIndex((count, i) => count !== position.on[i]) % CLASSES;
  return found(play.moves(), (move) => 'space' in move && CLASS_OF[move.space] === changed);
}

describe('card counting', () => {
  test('there are 35 hands, and their chances from a fresh deck add up', () => {
    const chances = chancesOf([], [9, 9, 9, 9]);
    expect(HANDS).toHaveLength(35);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    // C(9, 4) / C(36, 4) for four equal cards.
    expect(chances[handIndex([1, 1, 1, 1])]).toBeCloseTo(126 / 58905, 12);
  });

  test('a hand is known when its deck is used up', () => {
    let known = 0;
    wander(4, 40, (play) => {
      if (!allocating(play) || play.state.sides[1].deck.length > 0 || play.state.sides[1].buried.length > 0) return;
      const side = knownOf(aton.view(play.state, 0).sides[1], false);
      const chances = chancesOf(side.sure, side.pool);
      expect(chances[handIndex(play.state.sides[1].hand)]).toBeCloseTo(1, 9);
      known++;
    });
    expect(known).toBeGreaterThan(2);
  });

  test('both players count the same hands from what is public', () => {
    wander(5, 3, (play) => {
      if (!allocating(play)) return;
      for (const seat of [0, 1] as const) {
        const own = knownOf(aton.view(play.state, seat).sides[seat], true);
        const seen = knownOf(aton.view(play.state, seat === 0 ? 1 : 0).sides[seat], false);
        expect(own).toEqual(seen);
        expect(chancesOf(own.sure, own.pool)[handIndex(play.state.sides[seat].hand)]).toBeGreaterThan(0);
      }
    });
  });
});

describe('the one-step greedy bot', () => {
  test('takes the row that brings most by itself, whatever the other may hold', () => {
    const play = new Play(aton, aton.setup(2, STANDARD, fastChance(12, aton.streams.length)));
    play.state.sides[0].hand = [1, 1, 1, 4];
    const rows = [
      [1, 1, 1, 1],
      [4, 4, 4, 4],
    ].map((theirs) => {
      play.state.sides[1].hand = theirs;
      const view = aton.view(play.state, 0);
      return aton.write(bot('greedy').decide({ view, seat: 0, seed: 1, budget: BUDGET, cancelled: () => false }).move);
    });
    expect(rows[0]).toBe(rows[1]);
    // Round 1 knows no removal: the 4 scores at cartouche 1, reaches temple 4, or places four priests.
    expect(rows[0]).not.toBe('commit 1 4 1 1');
  });
});

describe('the secret choice', () => {
  test('is solved to an in-round exploitability below 0.002', () => {
    const found: number[] = [];
    wander(6, 1, (play) => {
      if (!allocating(play)) return;
      const game = roundGame(aton.view(play.state, 0), style);
      found.push(solveMatrix(game, { iterations: style.iterations, enough: style.enough }).exploitability);
    });
    expect(found.length).toBeGreaterThan(4);
    expect(Math.max(...found)).toBeLessThan(0.002);
  });

  test('mixes its rows: a player who always chose the same would be found out', () => {
    const play = new Play(aton, aton.setup(2, STANDARD, fastChance(12, aton.streams.length)));
    play.state.sides[0].token = false;
    play.state.sides[0].hand = [2, 3, 3, 4];
    const view = aton.view(play.state, 0);
    const bot = player('mix', style);
    const rows = Array.from({ length: 16 }, (_, seed) =>
      aton.write(bot.decide({ view, seat: 0, seed: seed * 999_983, budget: BUDGET, cancelled: () => false }).move),
    );
    expect(new Set(rows).size).toBeGreaterThan(1);
  });

  test('takes 40 points at cartouche 1 when counting shows that nothing can stop it', () => {
    const play = new Play(aton, aton.setup(2, STANDARD, fastChance(3, aton.streams.length)));
    const [red, blue] = play.state.sides;
    Object.assign(red, { score: 34, token: false, hand: [1, 1, 2, 4] });
    Object.assign(blue, { token: false, hand: [1, 1, 1, 1], deck: [], discard: WHOLE_DECK.slice(4) });
    const view = aton.view(play.state, 0);
    const answer = player('sure', style).decide({ view, seat: 0, seed: 1, budget: BUDGET, cancelled: () => false });
    expect(answer.move.do === 'commit' ? answer.move.row[0] : 0).toBe(4);
    expect(answer.winChance).toBeCloseTo(1, 5);
  });
});

describe('every level', () => {
  test('fills the last space that wins the game', () => {
    const play = new Play(aton, aton.setup(2, STANDARD, fastChance(1, aton.streams.length)));
    const { state } = play;
    for (let space = 0; space < 11; space++) state.board[space] = 0;
    state.sides[0].supply -= 11;
    state.sides[0].hand = [1, 1, 1, 2];
    state.sides[1].hand = [2, 2, 2, 2];
    const commit = (seat: number, row: string): void =>
      play.make(
        found(play.moves(seat), (move) => 'row' in move && move.row.join() === row),
        seat,
      );
    // The lower second card goes first; the third opens temple 2 as well, so there is a choice.
    commit(0, '1,1,2,1');
    commit(1, '2,2,2,2');
    expect([play.seat, play.moves(0).length]).toEqual([0, 13]);
    for (const name of shelf.levels) {
      const view = aton.view(play.state, 0);
      const { move } = bot(name).decide({ view, seat: 0, seed: 5, budget: BUDGET, cancelled: () => false });
      expect([name, aton.write(move)]).toEqual([name, aton.write(at(PLACE, 11))]);
    }
  });

  test('the top one beats chance', () => {
    const pairing = {
      game: aton,
      against: randomBot(aton),
      seats: 2,
      options: STANDARD,
      budget: BUDGET,
      series: 'unit',
    };
    const scores = [0, 1, 2].map((block) => playBlock({ ...pairing, bot: bot('level-5') }, block).share);
    expect(measured(scores).mean).toBeGreaterThan(0.8);
  }, 120_000);
});

describe('training', () => {
  test('gives the same lessons for the same seed, with win chances as targets', () => {
    const plan = { games: 3, seats: 2, seed: 9 };
    const lessons = trainer.lessons(handWeights(), plan);
    expect(trainer.lessons(handWeights(), plan)).toEqual(lessons);
    expect(lessons.rivals.length).toBeGreaterThan(8);
    expect(lessons.shares.length).toBe(2 * lessons.rivals.length);
    for (const share of lessons.shares) expect(share >= 0 && share <= 1).toBe(true);
    expect(Math.max(...lessons.columns)).toBeLessThan(TERMS);
  });
});
