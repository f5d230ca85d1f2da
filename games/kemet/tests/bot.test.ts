import { shelfBots, shelfTests } from '@naos/bots/testing';
import { at } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { shelf } from '../bot/index.ts';
import { kemet } from '../rules/index.ts';
import { go, Scene } from './scene.ts';

const OPTIONS = Object.fromEntries(kemet.options.map(({ key }) => [key, 'random']));
const never = () => false;
/** As much thought as in live play, whatever the machine is busy with. */
const UNTIMED = { ...shelf.budget, milliseconds: Number.POSITIVE_INFINITY };
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
      for (let seed = 1; seed <= 3; seed++) expect([name, answered(name, 2, seed)]).toEqual([name, 'battle']);
    }
  });

  test('the top level stops the one who would win after the next seat, too', () => {
    for (let seed = 1; seed <= 4; seed++) expect(answered('level-5', 3, seed)).toBe('battle');
  });
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
