import { type Vocabulary, type WhyNot, whyNot } from '@naos/engine';
import { LawBroken } from '../broken.ts';
import type { Ground } from '../ground.ts';
import type { Law } from '../law.ts';
import { sample } from '../sample.ts';
import { unsaid } from '../spoken.ts';
import type { Walk } from '../walk.ts';

/** So many moves that are not on a list are tried at each look, and so many that are. */
const UNLISTED = 32;
const LISTED = 12;
/** Moves remembered of each kind: those of other positions are what people try too early or too late. */
const REMEMBERED = 80;

/** A move whose refusal says too little: where it was tried, and what is wrong. */
export interface ReasonGap {
  /** As `procedure / step: kind of move`. */
  readonly where: string;
  readonly move: string;
  readonly problem: string;
}

/** Moves seen so far, by kind and text. */
type Memory<V extends Vocabulary> = Map<string, Map<string, V['move']>>;

function remember<V extends Vocabulary>({ game, play, random }: Walk<V>, memory: Memory<V>): void {
  for (const seat of play.seats()) {
    for (const move of sample(play.moves(seat), REMEMBERED, random)) {
      const known = memory.get(move.do) ?? new Map<string, V['move']>();
      memory.set(move.do, known);
      if (known.size < REMEMBERED) known.set(game.write(move), move);
    }
  }
}

function problemOf<V extends Vocabulary>({ ground: { spec } }: Walk<V>, why: WhyNot | null): string | null {
  if (why === null) return 'is refused without a reason';
  if (why.rule === '' || why.why === '') return 'is refused without a rule or a reason';
  if (spec.words === undefined) return null;
  const missing = unsaid(spec.words.catalogs, spec.words.whyNot(why));
  return missing.length === 0 ? null : `is refused with a reason that has no words: ${missing.join(', ')}`;
}

function look<V extends Vocabulary>(walk: Walk<V>, memory: Memory<V>, note: (gap: ReasonGap) => void): void {
  const { game, play, random } = walk;
  const { question } = play;
  const gap = (move: V['move'], problem: string): void => {
    const where = `${question?.task.do} / ${question?.step.name}: ${move.do}`;
    note({ where, move: game.write(move), problem });
  };
  for (const seat of play.seats()) {
    const moves = play.moves(seat);
    const listed = new Set(moves.map((move) => game.write(move)));
    const others = [...memory.values()].flatMap((known) =>
      [...known].flatMap(([text, move]) => (listed.has(text) ? [] : [move])),
    );
    for (const move of sample(others, UNLISTED, random)) {
      const problem = problemOf(walk, whyNot(play, seat, move));
      if (problem !== null) gap(move, problem);
    }
    for (const move of sample(moves, LISTED, random)) {
      const why = whyNot(play, seat, move);
      if (why !== null) gap(move, `is on the list, yet rule ${why.rule} (${why.why}) is said to forbid it`);
    }
  }
}

/** Looks at a walk and notes every gap. */
function reasonsOf<V extends Vocabulary>(walk: Walk<V>, memory: Memory<V>, note: (gap: ReasonGap) => void): void {
  walk.each(() => {
    remember(walk, memory);
    if (walk.looks()) look(walk, memory, note);
  });
}

/** Beside the eleven: reasons. `note` collects gaps for a list; the law itself stops at the first. */
export function reasonsLaw(note: (gap: ReasonGap) => void): Law {
  return {
    number: 16,
    title: 'a move that is not on the list has a rule and a reason in both languages, one that is has none',
    share: 1,
    costly: true,
    applies: ({ reasons }) => reasons === 'complete',
    trial: <V extends Vocabulary>(_ground: Ground<V>) => {
      const memory: Memory<V> = new Map();
      return { walk: (walk: Walk<V>) => reasonsOf(walk, memory, note) };
    },
  };
}

export const reasons: Law = reasonsLaw(({ where, move, problem }) => {
  throw new LawBroken(`"${move}" ${problem} (${where})`);
});
