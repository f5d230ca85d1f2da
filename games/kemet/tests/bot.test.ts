import { Meter, searchRows } from '@naos/bots';
import { shelfBots, shelfTests } from '@naos/bots/testing';
import { at } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { shelf } from '../bot/index.ts';
import { momentOf, nothingNew } from '../bot/player.ts';
import { worthTrying, worthTryingDirectly } from '../bot/prune.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { go, Scene } from './scene.ts';

const OPTIONS = Object.fromEntries(kemet.options.map(({ key }) => [key, 'random']));
const never = () => false;
/** Enough thought for what is asked here, whatever the machine is busy with. */
const UNTIMED = { evaluations: 15_000, milliseconds: Number.POSITIVE_INFINITY };
const bot = shelfBots(shelf);

shelfTests({
  game: kemet,
  shelf,
  tables: [2, 3, 4, 5].map((seats) => [seats, OPTIONS] as const),
  evaluations: 60,
  secrets: [
    ['level-2', 40],
    ['level-5', 40],
  ],
});

describe('threats', () => {
  /** The last seat wins at its turn by a temple that seat 0 can attack; what seat 0 does until a battle or its turn's end. */
  const answered = (name: string, seats: number, seed: number): string => {
    const play = new Scene(seats)
      .fame(seats - 1, 8)
      .troop(seats - 1, 'w-temple-north', 1)
      .troop(0, 'w-north-dunes', 5)
      .play();
    const waiting = (): boolean => !play.over && play.seat === 0 && play.question?.task.do !== 'battle';
    while (waiting()) {
      const view = kemet.view(play.state, 0);
      const { move } = bot(name).decide({ view, seat: 0, budget: UNTIMED, seed, cancelled: never });
      play.make(move, 0);
    }
    return play.over ? 'lost' : (play.question?.task.do ?? '');
  };

  test('no level leaves the next seat a win that it can stop', () => {
    for (const name of shelf.levels) {
      for (let seed = 1; seed <= 2; seed++) expect([name, answered(name, 2, seed)]).toEqual([name, 'battle']);
    }
  });

  test('a row goes on behind a card that its own seat shows: what follows is not hidden by it', () => {
    const scene = new Scene().troop(0, 'w-north-dunes', 2).hold(0, 'swiftness').prayer(0, 6);
    const play = go(scene.play(), 'token l2-move', 'from w-north-dunes');
    const meter = new Meter({ budget: UNTIMED, cancelled: never });
    const rules = { evaluate: () => 0.5, moment: momentOf, keep: 500 };
    const unfinished = (more: Pick<Parameters<typeof searchRows<Kemet>>[2], 'nothingNew'>): boolean =>
      searchRows(play, 0, { ...rules, ...more }, meter, { seed: 1, steps: 400 }).ends.some(
        (end) => end.play.state.agenda.at(-1)?.do === 'move',
      );
    expect(unfinished({})).toBe(true);
    expect(unfinished({ nothingNew })).toBe(false);
  });

  test('the top level stops the one who would win after the next seat, too', () => {
    for (let seed = 1; seed <= 2; seed++) expect(answered('level-5', 3, seed)).toBe('battle');
  });
});

test('no walk comes before a teleport that could begin where the walk did', () => {
  const walked = (from: string): readonly string[][] => {
    const scene = new Scene().pyramid('w1-d1', 'ruby', 1).pyramid('w1-d2', 'ruby', 1).troop(0, from, 3).prayer(0, 6);
    const play = go(scene.play(), 'token l2-move', `from ${from}`, `step ${from === 'w1-d1' ? 'w1-d2' : 'w1-d1'}`);
    const kinds = (worth: typeof worthTrying): string[] => [
      ...new Set(worth(play, 0, play.moves(0)).map(({ do: what }) => what)),
    ];
    return [kinds(worthTrying), kinds(worthTryingDirectly)];
  };
  const [all = [], direct = []] = walked('w1-d1');
  expect(all).toContain('teleport');
  expect(direct).not.toContain('teleport');
  expect(direct.length).toBeGreaterThan(0);
  // From a district without a pyramid the walk is needed.
  const [, needed = []] = walked('w1-d3');
  expect(needed).toContain('teleport');
});

test('a walk into a crowd is for those who are taken along or stay', () => {
  const scene = new Scene().pyramid('w1-d1', 'ruby', 1).pyramid('w1-d2', 'ruby', 1).prayer(0, 6);
  const play = go(scene.troop(0, 'w1-d1', 3).troop(0, 'w1-d2', 4).play(), 'token l2-move', 'from w1-d1', 'step w1-d2');
  const kinds = (): string[] => [...new Set(worthTryingDirectly(play, 0, play.moves(0)).map(({ do: what }) => what))];
  expect(play.moves(0).map(({ do: what }) => what)).not.toContain('stop');
  expect(kinds()).toEqual(['group']);
  go(play, 'group 5');
  expect(kinds()).toContain('teleport');
});

test('no level teleports behind a walk for nothing, however it misjudges', () => {
  const scene = new Scene().pyramid('w1-d1', 'ruby', 1).pyramid('w1-d2', 'ruby', 1).troop(0, 'w1-d1', 3).prayer(0, 6);
  const play = go(scene.play(), 'token l2-move', 'from w1-d1', 'step w1-d2');
  const view = kemet.view(play.state, 0);
  for (const name of shelf.levels) {
    const does = Array.from({ length: 30 }, (_, seed) =>
      bot(name).decide({ view, seat: 0, budget: UNTIMED, seed, cancelled: never }),
    ).map(({ move }) => move.do);
    expect(does).not.toContain('teleport');
  }
});

describe('one right move', () => {
  test('every level takes the first slot when nine fame wins at the start of the next turn', () => {
    for (const name of shelf.levels) {
      for (let seed = 1; seed <= 4; seed++) {
        const scene = new Scene().fame(0, 9).fame(1, 9).atNight();
        const play = scene.play();
        while (!play.moves().some(({ do: what }) => what === 'slot')) play.make(at(play.moves(), 0));
        const { seat } = play;
        const view = kemet.view(play.state, seat);
        const { move, winChance } = bot(name).decide({ view, seat, budget: UNTIMED, seed, cancelled: never });
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
      const { move } = bot('level-5').decide({ view, seat: 0, budget: UNTIMED, seed, cancelled: never });
      expect(kemet.write(move)).toBe('fight cavalry-blitz');
    }
  });
});
