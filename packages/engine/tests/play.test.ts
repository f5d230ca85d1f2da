import { describe, expect, it } from 'vitest';
import { fastChance, type Game, GameError, Play, rule, situationOf, type Task, whyNot } from '../src/index.ts';
import { type Duel, type DuelMove, duel, NEVER_ASKED } from './duel.ts';

const fresh = (options = {}): Play<Duel> => new Play(duel, duel.setup(2, options, fastChance(7, 2)), true);
const bid = (play: Play<Duel>, first: number, second: number): void => {
  play.make({ do: 'bid', card: first }, 0);
  play.make({ do: 'bid', card: second }, 1);
};
/** The same step, which must offer something. */
const demanding = <S extends object>(step: S): S => ({ ...step, mayBeEmpty: false });
const kinds = (play: Play<Duel>): string[] => play.told.map(({ event }) => event.kind);

describe('the machine', () => {
  it('runs rules by itself and stops at the first question', () => {
    const play = fresh();
    expect(kinds(play)).toEqual(['dealt', 'dealt-hidden', 'dealt', 'dealt-hidden']);
    expect(play.question?.step.name).toBe('bid');
    expect(play.over).toBe(false);
  });

  it('asks several seats at once until each has decided, in any order', () => {
    const play = fresh();
    expect(play.seats()).toEqual([0, 1]);
    play.make({ do: 'bid', card: 2 }, 1);
    expect(play.sameMoment).toBe(true);
    expect(play.seats()).toEqual([0]);
    expect(play.moves(1)).toEqual([]);
    play.make({ do: 'bid', card: 3 }, 0);
    expect(play.sameMoment).toBe(false);
    expect(kinds(play)).toContain('bids');
  });

  it('interrupts a task by the one it begins and comes back to the step after it', () => {
    const play = fresh();
    bid(play, 3, 1);
    expect(play.state.agenda.map((task) => task.do)).toEqual(['duel', 'take']);
    expect(play.seat).toBe(0);
    expect(situationOf(play, 0).facts).toEqual({ left: 1 });
    play.make({ do: 'heap', heap: 1 });
    expect(play.state.agenda.map((task) => task.do)).toEqual(['duel']);
    expect(play.state.round).toBe(2);
    expect(play.question?.step.name).toBe('bid');
  });

  it('takes a forced choice silently, but not while an interjection is open', () => {
    const spent = fresh({ short: true });
    spent.make({ do: 'charm' }, 0);
    bid(spent, 3, 1);
    expect(kinds(spent)).toContain('took');
    const open = fresh({ short: true });
    bid(open, 3, 1);
    expect(open.moves().map((move) => move.do)).toEqual(['heap', 'charm']);
    expect(kinds(open)).not.toContain('took');
  });

  const spentCharms = (): Play<Duel> => {
    const play = fresh({ short: true });
    play.make({ do: 'charm' }, 0);
    play.make({ do: 'charm' }, 1);
    return play;
  };

  it('skips a choice without anybody to ask', () => {
    const play = spentCharms();
    play.state.points.fill(NEVER_ASKED);
    bid(play, 3, 1);
    expect(kinds(play)).not.toContain('took');
    expect(play.question?.step.name).toBe('bid');
  });

  it('skips a choice that may have nothing to offer', () => {
    const play = spentCharms();
    play.state.heaps.fill(0);
    bid(play, 3, 1);
    expect(kinds(play)).not.toContain('took');
    expect(play.over).toBe(true);
  });

  it('stops at any other choice that offers nothing, and says where', () => {
    const strict = { ...duel, procedures: { ...duel.procedures, take: duel.procedures.take.map(demanding) } };
    const play = new Play(strict, spentCharms().state, true);
    play.state.heaps.fill(0);
    const before = JSON.stringify(play.state.heaps);
    expect(() => bid(play, 3, 1)).toThrow('duel: "take / heap" leaves seat 1 nothing to choose from.');
    expect(JSON.stringify(play.state.heaps)).toBe(before);
  });

  it('offers interjections beside a choice without advancing it', () => {
    const play = fresh();
    play.make({ do: 'charm' }, 1);
    expect(play.question?.step.name).toBe('bid');
    expect(play.seats()).toEqual([0, 1]);
    expect(play.moves(1).some((move) => move.do === 'charm')).toBe(false);
    expect(play.moves(0).some((move) => move.do === 'charm')).toBe(true);
  });

  it('ends the game when the agenda is empty, and refuses moves then', () => {
    const play = fresh({ short: true });
    bid(play, 3, 1);
    play.make({ do: 'heap', heap: 0 });
    expect(play.over).toBe(true);
    expect(play.seats()).toEqual([]);
    expect(play.moves(0)).toEqual([]);
    expect(() => play.make({ do: 'charm' }, 1)).toThrow('over');
  });

  it('notes gained information for rolls and turned-up cards, not for a plain choice', () => {
    const play = fresh();
    bid(play, 3, 1);
    play.gained = false;
    play.make({ do: 'heap', heap: 1 });
    expect(play.gained).toBe(false);
    play.make({ do: 'charm' }, 0);
    expect(play.gained).toBe(true);
  });

  it('says why a move is not on the list, for choices and interjections', () => {
    const play = fresh();
    const missing: DuelMove = { do: 'bid', card: 9 };
    expect(whyNot(play, 0, missing)).toEqual({ rule: '2.1', why: 'not in hand', facts: { card: 9 } });
    expect(whyNot(play, 0, { do: 'charm' })?.rule).toBe('3.1');
    expect(whyNot(play, 5, missing)).toBeNull();
  });

  it('is silent in search: a copy tells nothing and leaves the original alone', () => {
    const play = fresh();
    const before = JSON.stringify(play.state);
    const copy = play.copy();
    bid(copy, 3, 1);
    expect(copy.told).toEqual([]);
    expect(JSON.stringify(play.state)).toBe(before);
  });

  it('says which procedure is wrong instead of hanging or crashing', () => {
    const start = (procedures: Game<Duel>['procedures']): Play<Duel> =>
      new Play({ ...duel, procedures }, duel.setup(2, {}, fastChance(1, 2)));
    const goingTo = (step: string) => ({ ...duel.procedures, duel: [rule<Duel, Task>('a', (t) => t.goTo(step))] });
    expect(() => start(goingTo('a'))).toThrow('"duel" never comes to a question');
    const lost = { ...duel.procedures };
    Reflect.deleteProperty(lost, 'duel');
    expect(() => start(lost)).toThrow('no procedure "duel"');
    const refusal = new GameError('duel: procedure "duel" has no step "b".');
    expect(() => start(goingTo('b'))).toThrow(refusal);
    const rolling = { ...duel.procedures, duel: [rule<Duel, Task>('a', (t) => void t.roll(2, 6))] };
    expect(() => start(rolling)).toThrow('duel: there is no random stream 2');
  });
});
