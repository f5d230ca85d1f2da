import { type Bot, peeking, playArenaGame, safeBot } from '@naos/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { shelf } from '../bot/index.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { go, Scene } from './scene.ts';

const OPTIONS = Object.fromEntries(kemet.options.map(({ key, standard }) => [key, standard])) as Kemet['options'];
const SMALL = { evaluations: 60, milliseconds: Number.POSITIVE_INFINITY };
const never = () => false;
let bots: readonly Bot<Kemet>[];
const bot = (name: string): Bot<Kemet> => {
  const found = bots.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
};

beforeAll(async () => {
  bots = await shelf.load();
});

describe('levels', () => {
  test('the shelf has five levels and a pool of different opponents', () => {
    expect(shelf.levels).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5']);
    const names = bots.map(({ name }) => name);
    expect(new Set(names).size).toBe(14);
    expect(names).toEqual(expect.arrayContaining([...shelf.levels, 'random', 'greedy', 'tree-10x']));
  });

  test.each([[2], [3], [4], [5]])('a whole game with %i seats: every answer of every level is legal', (seats) => {
    const slips: string[] = [];
    const table = Array.from({ length: seats }, (_, seat) =>
      safeBot(kemet, bot(shelf.levels[(seat + 2 * seats) % 5] as string), (slip, name, detail) =>
        slips.push(`${slip} ${name} ${detail}`),
      ),
    );
    const { shares } = playArenaGame({ game: kemet, bots: table, options: OPTIONS, budget: SMALL, seed: 11 });
    expect(slips).toEqual([]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('the same view, seed and budget in evaluations give the same answer', () => {
    const asked: unknown[] = [];
    const twice: Bot<Kemet> = {
      name: 'twice',
      decide: (question) => {
        if (asked.length < 25) {
          const [one, other] = [bot('level-5').decide(question), bot('level-5').decide(question)];
          expect(other).toEqual(one);
          asked.push(one);
        }
        return bot('random').decide(question);
      },
    };
    const table = [twice, bot('random')];
    playArenaGame({ game: kemet, bots: table, options: OPTIONS, budget: SMALL, seed: 3 });
    expect(asked.length).toBe(25);
  });

  test('no level looks at what its seat cannot know', () => {
    for (const name of ['level-2', 'level-5']) {
      const { peeked, positions } = peeking(kemet, bot(name), {
        positions: 40,
        seats: 2,
        options: OPTIONS,
        budget: SMALL,
        seed: 5,
      });
      expect(positions).toBe(40);
      expect(peeked).toEqual([]);
    }
  });
});

describe('one right move', () => {
  test('every level takes the first slot when nine fame wins at the start of the next turn', () => {
    for (const name of shelf.levels) {
      for (let seed = 1; seed <= 4; seed++) {
        const scene = new Scene().fame(0, 9).fame(1, 9).atNight();
        const play = scene.play();
        while (!play.moves().some(({ do: what }) => what === 'slot')) play.make(play.moves()[0] as Kemet['move']);
        const { seat } = play;
        const view = kemet.view(play.state, seat);
        const { move, winChance } = bot(name).decide({ view, seat, budget: shelf.budget, seed, cancelled: never });
        expect(kemet.write(move)).toBe('slot 1');
        expect(winChance).toBe(1);
      }
    }
  });

  test('in a battle that only one card wins it is played', () => {
    const all = ['sacrificial-charge', 'fervent-purge', 'shield-push', 'mixed-tactics', 'chariot-raid'];
    for (let seed = 1; seed <= 8; seed++) {
      const play = go(
        new Scene()
          .troop(0, 'w-north-dunes', 3)
          .troop(1, 'w-temple-north', 3)
          .fought(0, [...all, 'phalanx-defense'], [])
          .fought(1, [...all, 'cavalry-blitz'], [])
          .play(),
        'token l2-move',
        'from w-north-dunes',
        'step w-temple-north',
      );
      const view = kemet.view(play.state, 0);
      const { move } = bot('level-5').decide({ view, seat: 0, budget: shelf.budget, seed, cancelled: never });
      expect(kemet.write(move)).toBe('fight cavalry-blitz');
    }
  });
});
