import { type Seat, samePlain, type Vocabulary, type WhyNot, whyNot } from '@naos/engine';
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

/** What was on lists so far: moves by kind and text, and which kinds each choice offers. */
interface Memory<V extends Vocabulary> {
  readonly moves: Map<string, Map<string, V['move']>>;
  readonly offered: Set<string>;
}

/** A kind of move at the choice that is asked now, as `procedure / step: kind`. */
function placeOf<V extends Vocabulary>({ play: { question } }: Walk<V>, move: V['move']): string {
  return `${question?.task.do} / ${question?.step.name}: ${move.do}`;
}

function remember<V extends Vocabulary>(walk: Walk<V>, { moves, offered }: Memory<V>): void {
  const { game, play, random } = walk;
  for (const seat of play.seats()) {
    for (const move of sample(play.moves(seat), REMEMBERED, random)) {
      offered.add(placeOf(walk, move));
      const known = moves.get(move.do) ?? new Map<string, V['move']>();
      moves.set(move.do, known);
      if (known.size < REMEMBERED) known.set(game.write(move), move);
    }
  }
}

/** Whether a choice says of its own kind of move only what the game says of moves of other questions. */
function isEvasive<V extends Vocabulary>(
  walk: Walk<V>,
  { offered }: Memory<V>,
  seat: Seat,
  move: V['move'],
  why: WhyNot,
) {
  const { game, play } = walk;
  return offered.has(placeOf(walk, move)) && samePlain(why, game.notNow?.(play.state, move, seat));
}

function problemOf<V extends Vocabulary>(walk: Walk<V>, memory: Memory<V>, seat: Seat, move: V['move']): string | null {
  const { spec } = walk.ground;
  const why = whyNot(walk.play, seat, move);
  if (why === null) return 'is refused without a reason';
  if (why.rule === '' || why.why === '') return 'is refused without a rule or a reason';
  if (isEvasive(walk, memory, seat, move, why))
    return 'is refused with "not now", although this choice offers its kind';
  if (spec.words === undefined) return null;
  const missing = unsaid(spec.words.catalogs, spec.words.whyNot(why));
  return missing.length === 0 ? null : `is refused with a reason that has no words: ${missing.join(', ')}`;
}

function look<V extends Vocabulary>(walk: Walk<V>, memory: Memory<V>, note: (gap: ReasonGap) => void): void {
  const { game, play, random } = walk;
  const gap = (move: V['move'], problem: string): void =>
    note({ where: placeOf(walk, move), move: game.write(move), problem });
  for (const seat of play.seats()) {
    const moves = play.moves(seat);
    const listed = new Set(moves.map((move) => game.write(move)));
    const others = [...memory.moves.values()].flatMap((known) =>
      [...known].flatMap(([text, move]) => (listed.has(text) ? [] : [move])),
    );
    for (const move of sample(others, UNLISTED, random)) {
      const problem = problemOf(walk, memory, seat, move);
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
    trial: <V extends Vocabulary>(_ground: Ground<V>) => {
      const memory: Memory<V> = { moves: new Map(), offered: new Set() };
      return { walk: (walk: Walk<V>) => reasonsOf(walk, memory, note) };
    },
  };
}

export const reasons: Law = reasonsLaw(({ where, move, problem }) => {
  throw new LawBroken(`"${move}" ${problem} (${where})`);
});
