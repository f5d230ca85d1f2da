import { describe, expect, it } from 'vitest';
import {
  type Game,
  isRefusal,
  KINDS,
  Match,
  type Proposal,
  readTranscript,
  situationFrom,
  verify,
  writeTranscript,
} from '../src/index.ts';
import { type Duel, duel } from './duel.ts';

const SEED = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const begin = (options = {}): Match<Duel> => Match.begin(duel, { seats: 2, seed: SEED, options });
const makeAll = (match: Match<Duel>, ...moves: readonly (readonly [number, string])[]): void => {
  for (const [seat, move] of moves) {
    const answer = match.make(seat, move);
    if (isRefusal(answer)) throw new Error(`${move} by ${seat}: ${answer.refused}`);
  }
};
const finished = (): Match<Duel> => {
  const match = begin({ short: true });
  makeAll(match, [0, 'bid 3'], [1, 'charm'], [1, 'bid 1'], [0, 'heap 0']);
  return match;
};

describe('the gate', () => {
  it('takes a legal move and adds a line to the chain', () => {
    const match = begin();
    const answer = match.make(0, 'bid 2', 1234);
    expect(answer).toMatchObject({ lines: [{ entry: { n: 1, seat: 0, move: 'bid 2', at: 1234 } }] });
    expect(match.hashes).toHaveLength(2);
  });

  it('refuses everything else and changes nothing', () => {
    const match = begin();
    makeAll(match, [0, 'bid 2']);
    const before = JSON.stringify([match.state, match.transcript]);
    expect(match.make(0, 'bid 1')).toEqual({ refused: 'not-asked', why: null });
    expect(match.make(1, 'bid 9')).toMatchObject({ refused: 'illegal', why: { rule: '2.1' } });
    expect(match.make(1, 'drop table')).toEqual({ refused: 'unreadable', why: null });
    expect(match.make(7, 'bid 1')).toEqual({ refused: 'not-asked', why: null });
    expect(match.refusal(1, 'bid 1')).toBeNull();
    expect(JSON.stringify([match.state, match.transcript])).toBe(before);
    expect(finished().make(0, 'charm')).toEqual({ refused: 'over', why: null });
  });

  it('keeps its state when a rule throws in the middle of a move', () => {
    const faulty: Game<Duel> = {
      ...duel,
      interjections: {
        is: (move) => move.do === 'charm',
        moves: () => [{ do: 'charm' }],
        chosen: (t) => {
          t.state.points[0] = 99;
          throw new Error('a broken rule');
        },
      },
    };
    const match = Match.begin(faulty, { seats: 2, seed: SEED });
    expect(() => match.make(0, 'charm')).toThrow('a broken rule');
    expect(match.state.points).toEqual([0, 0]);
    expect(match.entries).toHaveLength(0);
  });

  it('tells each seat its own and nothing of the others', () => {
    const match = begin();
    expect(match.heard(0).map((event) => event.kind)).toEqual(['dealt', 'dealt-hidden']);
    expect(match.heard(null).map((event) => event.kind)).toEqual(['dealt-hidden', 'dealt-hidden']);
  });

  it('names seats and options that the game does not allow', () => {
    expect(() => Match.begin(duel, { seats: 3, seed: SEED })).toThrow('duel is played by 2; 3 was asked for');
    expect(() => begin({ fast: true })).toThrow('no option "fast"');
    expect(() => begin({ short: 'yes' })).toThrow('option "short" can\'t be "yes"');
    expect(() => Match.begin(duel, { seats: 2, seed: 'xyz' })).toThrow('64 hex digits');
  });
});

describe('a view is enough', () => {
  it('to work out the same prompt and moves as the server has', () => {
    const match = begin();
    makeAll(match, [1, 'bid 3']);
    for (const viewer of [0, 1, null]) {
      const real = match.situation(viewer);
      expect(situationFrom(duel, real.view)).toEqual(real);
    }
  });
});

describe('undo', () => {
  it('goes back to before the own moves since nothing was learned', () => {
    const match = begin();
    makeAll(match, [0, 'bid 3'], [1, 'bid 1'], [0, 'heap 0']);
    expect(match.undoable(0)).toEqual([3]);
    const before = match.state.heaps;
    match.undo(0);
    expect(match.state.heaps).toEqual([2, 2]);
    expect(match.standing).toHaveLength(2);
    makeAll(match, [0, 'heap 0']);
    expect(match.state.heaps).toEqual(before);
  });

  it('is closed by a reveal, by a roll and by another seat that chose', () => {
    const match = begin();
    makeAll(match, [0, 'bid 3'], [1, 'bid 1']);
    expect(match.undoable(0)).toEqual([]);
    expect(match.undoable(1)).toEqual([]);
    makeAll(match, [0, 'charm']);
    expect(match.undoable(0)).toEqual([]);
    makeAll(match, [0, 'heap 0'], [1, 'bid 2']);
    expect(match.undoable(0)).toEqual([]);
    expect(match.undo(0)).toEqual({ refused: 'take-back', why: null });
  });

  it('leaves the moves of others alone who decide the same thing at once', () => {
    const match = begin();
    makeAll(match, [0, 'bid 3'], [1, 'bid 1']);
    const open = begin();
    makeAll(open, [1, 'bid 2']);
    expect(open.undoable(1)).toEqual([1]);
    open.undo(1);
    expect(open.asked).toEqual([0, 1]);
    makeAll(open, [1, 'bid 1'], [0, 'bid 3']);
    expect(open.state).toEqual(match.state);
  });

  it('goes further back only with everybody, by consent', () => {
    const match = begin();
    makeAll(match, [0, 'bid 3'], [1, 'bid 1'], [0, 'heap 0']);
    match.undoAll(1, 2);
    expect(match.standing.map(({ move }) => move)).toEqual(['bid 3']);
    expect(match.asked).toEqual([1]);
    expect(match.undoAll(1, 2)).toEqual({ refused: 'take-back', why: null });
  });

  it('goes back behind a fork by consent and draws the same again', () => {
    const fork = finished().fork(2, OTHER);
    makeAll(fork, [1, 'bid 1'], [0, 'charm']);
    const { points } = fork.state;
    fork.undoAll(0, 4);
    expect(fork.standing.map(({ move }) => move)).toEqual(['bid 3', 'charm']);
    makeAll(fork, [1, 'bid 1'], [0, 'charm']);
    expect(fork.state.points).toEqual(points);
    expect(fork.draws).toBe(6);
    fork.undoAll(0, 2);
    expect(fork.standing.map(({ move }) => move)).toEqual(['bid 3']);
    expect(fork.state.chance.seed).toBe(OTHER);
  });

  it('takes back several moves at once, and can be repeated', () => {
    const match = begin({ short: true });
    makeAll(match, [0, 'bid 3'], [1, 'bid 1']);
    const before = JSON.stringify(match.state);
    for (let i = 0; i < 3; i++) {
      makeAll(match, [0, 'heap 0']);
      match.undo(0);
      expect(JSON.stringify(match.state)).toBe(before);
    }
    expect(match.undoable(0)).toEqual([]);
  });

  it('stays in the transcript and replays to the same state', () => {
    const match = begin({ short: true });
    makeAll(match, [0, 'bid 3'], [1, 'bid 1'], [0, 'heap 0']);
    expect(match.over).toBe(true);
    match.undo(0);
    makeAll(match, [0, 'charm']);
    expect(match.over).toBe(true);
    const read = readTranscript(writeTranscript(match.transcript));
    expect(Match.replay(duel, read, [SEED]).state).toEqual(match.state);
  });
});

describe('a transcript', () => {
  it('replays to the same state and verifies', () => {
    const match = finished();
    const text = writeTranscript(match.transcript);
    expect(Match.replay(duel, readTranscript(text), [SEED]).state).toEqual(match.state);
    expect(verify(duel, text)).toMatchObject({ moves: 4, draws: 5, outcome: { how: expect.any(String) } });
  });

  it('is not verified before its end', () => {
    const text = writeTranscript(begin().transcript);
    expect(() => verify(duel, text)).toThrow('not finished');
  });

  it('forks at any move with a seed of its own and verifies all the same', () => {
    const fork = finished().fork(2, OTHER);
    expect(fork.state.chance.seed).toBe(OTHER);
    makeAll(fork, [1, 'bid 1'], [0, 'charm']);
    const text = writeTranscript(fork.transcript);
    // Four draws for the deal and one for the charm before the fork, one for the charm after it.
    expect(verify(duel, text)).toMatchObject({ moves: 4, draws: 6 });
    expect(fork.transcript.entries.at(-1)).toMatchObject({ seeds: [SEED, OTHER] });
    expect(fork.undoable(1)).toEqual([]);
  });
});

describe('a proposal', () => {
  const proposed = (match: Match<Duel>, seat: number, move: string): Proposal<Duel> => {
    const proposal = match.propose(seat, move);
    if (isRefusal(proposal)) throw new Error(`${move} by ${seat}: ${proposal.refused}`);
    return proposal;
  };

  it('changes nothing until it is accepted, and may be thrown away', () => {
    const match = begin();
    const before = JSON.stringify([match.state, match.transcript, match.standing]);
    const proposal = proposed(match, 0, 'bid 2');
    expect(JSON.stringify([match.state, match.transcript, match.standing])).toBe(before);
    expect(proposal.position.asked).toEqual([1]);
    expect(proposal.lines[0]).toMatchObject({ entry: { n: 1, seat: 0, move: 'bid 2' }, told: [] });
    match.accept(proposal);
    expect(match.position).toBe(proposal.position);
    expect(match.hashes.at(-1)).toBe(proposal.lines[0]?.hash);
  });

  it('is accepted only where it was made', () => {
    const match = begin();
    const late = proposed(match, 0, 'bid 2');
    makeAll(match, [1, 'bid 1']);
    expect(() => match.accept(late)).toThrow('has gone on since');
    expect(match.entries).toHaveLength(1);
  });

  it('of an undo is worked out on the side too, whoever consents', () => {
    const match = begin();
    makeAll(match, [0, 'bid 3'], [1, 'bid 1'], [0, 'heap 0']);
    const before = JSON.stringify([match.state, match.transcript, match.standing]);
    const own = match.proposeUndo(0);
    const all = match.proposeUndoAll(1, 1);
    expect(JSON.stringify([match.state, match.transcript, match.standing])).toBe(before);
    if (isRefusal(own) || isRefusal(all)) throw new Error('refused');
    expect(own.position.standing).toHaveLength(2);
    expect(all.position.standing).toHaveLength(0);
    match.accept(own);
    expect(match.state.heaps).toEqual([2, 2]);
    expect(() => match.accept(all)).toThrow('has gone on since');
  });

  it('of the last move brings the line that reveals the seeds', () => {
    const match = begin({ short: true });
    makeAll(match, [0, 'bid 3'], [1, 'bid 1']);
    const { lines } = proposed(match, 0, 'heap 0');
    expect(lines.map(({ entry }) => entry)).toMatchObject([{ n: 3 }, { n: 4, seeds: [SEED] }]);
    expect(match.over).toBe(false);
  });

  it('is refused where the rules leave nothing to choose, and the game can be played on', () => {
    const faulty: Game<Duel> = {
      ...duel,
      procedures: {
        ...duel.procedures,
        take: duel.procedures.take.map((step) =>
          step.kind === KINDS.choice ? { ...step, moves: () => [], mayBeEmpty: false } : step,
        ),
      },
    };
    const match = Match.begin(faulty, { seats: 2, seed: SEED });
    makeAll(match, [0, 'bid 3']);
    const before = JSON.stringify([match.state, match.transcript, match.standing]);
    const answer = match.propose(1, 'bid 1');
    expect(answer).toMatchObject({ refused: 'fault', error: { fault: { code: 'nothing-to-choose' } } });
    expect(JSON.stringify([match.state, match.transcript, match.standing])).toBe(before);
    makeAll(match, [1, 'charm']);
    expect(match.entries).toHaveLength(2);
  });
});

describe('a game that began under older rules', () => {
  /** From version 2 on a charm can't be spent while bids are made. */
  const mended: Game<Duel> = {
    ...duel,
    version: '2',
    replays: ['1'],
    interjections: {
      is: (move) => move.do === 'charm',
      chosen: () => undefined,
      moves: (state, seat) =>
        state.agenda.at(-1)?.do === 'take' ? (duel.interjections?.moves(state, seat) ?? []) : [],
    },
  };
  const stored = (...moves: readonly (readonly [number, string])[]) => {
    const match = begin();
    makeAll(match, ...moves);
    return readTranscript(writeTranscript(match.transcript));
  };

  it('goes on where every line fits the present ones', () => {
    const match = Match.replay(mended, stored([0, 'bid 3'], [1, 'bid 1']), [SEED]);
    expect(match.head.rules).toBe('1');
    makeAll(match, [0, 'heap 0']);
    expect(match.standing).toHaveLength(3);
  });

  it('is open up to the line that does not fit any more, and says so', () => {
    const transcript = stored([0, 'bid 3'], [1, 'charm'], [1, 'bid 1']);
    const { match, stopped } = Match.replayFitting(mended, transcript, [SEED]);
    expect(match.standing.map(({ move }) => move)).toEqual(['bid 3']);
    expect(stopped).toMatchObject({ fault: { code: 'older-rules', values: { line: 3, was: '1', known: '2' } } });
    expect(() => Match.replay(mended, transcript, [SEED])).toThrow('can be followed up to the line before');
  });

  it('of a version that nobody reads any more is refused whole', () => {
    const transcript = stored([0, 'bid 3']);
    expect(() => Match.replay({ ...mended, replays: [] }, transcript, [SEED])).toThrow('this version knows 2');
    const { replays: _replays, ...forgetful } = mended;
    expect(() => Match.replayFitting(forgetful, transcript, [SEED])).toThrow('this version knows 2');
  });
});
