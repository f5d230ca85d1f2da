import type { Vocabulary } from '@naos/engine';
import { array, check as fastCheck, nat, property } from 'fast-check';
import { LawBroken } from './broken.ts';
import { type Ground, nameOfStart, type Start } from './ground.ts';
import type { Law } from './law.ts';
import { Walk } from './walk.ts';

/** How many positions of one game a costly law looks at closely, on average. */
const CLOSE_LOOKS = 8;
const SHRINK_MILLISECONDS = 10_000;
/** Of a game that could not be shortened so many moves are shown; its seed repeats the rest. */
const LAST_MOVES = 40;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Games of each kind that say how long a game is. */
const MEASURED = 4;

/** Average number of positions between two close looks, by kind of start. */
interface Pace {
  readonly first: number;
  readonly crowded: number;
}

const EVERYWHERE: Pace = { first: 1, crowded: 1 };
/** Found once for all laws of a ground. */
const paces = new WeakMap<Ground<Vocabulary>['starts'], Pace>();

function paceOf<V extends Vocabulary>(ground: Ground<V>): Pace {
  const known = paces.get(ground.starts);
  if (known !== undefined) return known;
  const pace = { first: paceFrom(ground, false), crowded: paceFrom(ground, true) };
  paces.set(ground.starts, pace);
  return pace;
}

/** From the length of some games of a kind: one alone may end at once. */
function paceFrom<V extends Vocabulary>(ground: Ground<V>, crowded: boolean): number {
  const measured = ground.starts.filter((start) => start.crowded === crowded).slice(0, MEASURED);
  const decisions = measured.reduce((sum, start) => sum + lengthOf(ground, start), 0);
  return Math.max(1, Math.floor(decisions / Math.max(1, measured.length) / CLOSE_LOOKS));
}

function lengthOf<V extends Vocabulary>(ground: Ground<V>, start: Start<V>): number {
  let walk: Walk<V> | null = null;
  try {
    walk = new Walk(ground, start);
    for (let turn = walk.next(); turn !== null && walk.made.length < ground.game.longest; turn = walk.next()) {
      walk.make(turn);
    }
  } catch {
    // A game that falls over here does so again under the law, which then reports it.
  }
  return walk?.made.length ?? 0;
}

function failureOf<V extends Vocabulary>(law: Law, ground: Ground<V>, start: Start<V>, picks: readonly number[]) {
  let walk: Walk<V> | null = null;
  try {
    walk = new Walk(ground, start, picks);
    law.trial(ground).walk(walk);
    return null;
  } catch (error) {
    return { walk, message: messageOf(error) };
  }
}

/** The shortest game that fast-check finds which breaks the law too. */
function shortened<V extends Vocabulary>(law: Law, ground: Ground<V>, start: Start<V>, picks: readonly number[]) {
  const games = property(array(nat(), { maxLength: Math.max(picks.length, 1) }), (shorter) => {
    return failureOf(law, ground, start, shorter) === null;
  });
  const { counterexample } = fastCheck(games, {
    numRuns: 1,
    seed: 1,
    examples: [[[...picks]]],
    interruptAfterTimeLimit: SHRINK_MILLISECONDS,
  });
  return counterexample?.[0] ?? picks;
}

/** The shortest game found that breaks the law; where it needs what earlier games left behind, the game as it was played. */
function report<V extends Vocabulary>(
  law: Law,
  ground: Ground<V>,
  start: Start<V>,
  played: Walk<V> | null,
  first: string,
) {
  const shorter = shortened(law, ground, start, played?.picked ?? []);
  const failure = failureOf(law, ground, start, shorter);
  const made = (failure?.walk ?? played)?.made ?? [];
  const moves = made.map(({ seat, move }, i) => `  ${i + 1}. seat ${seat}: ${ground.game.write(move)}`);
  const shown = failure === null ? moves.slice(-LAST_MOVES) : moves;
  return new LawBroken(
    [
      `Law ${law.number} is broken by ${ground.game.id}: ${failure?.message ?? first}`,
      `seats ${start.seats}, options ${JSON.stringify(start.options)}, seed ${nameOfStart(start)}`,
      failure === null ? `the last of ${moves.length} moves:` : `shortest game found (${moves.length} moves):`,
      ...shown,
      `Once more: LAWS_SEED=${nameOfStart(start)}`,
    ].join('\n'),
  );
}

/** What was played to check a law. */
export interface Played {
  readonly games: number;
  readonly decisions: number;
  /** Positions that were looked at closely. */
  readonly positions: number;
}

/**
 * Checks one law on the games of a ground. Each time it does not hold, `broken` is given a way to make a report with the
 * seed and the shortest game found; making it takes seconds.
 */
export function surveyLaw<V extends Vocabulary>(
  law: Law,
  ground: Ground<V>,
  broken: (report: () => LawBroken) => void,
): Played {
  if (ground.starts.length === 0) throw new RangeError('A law needs at least one game to be played.');
  const pace = law.costly ? paceOf(ground) : EVERYWHERE;
  const trial = law.trial(ground);
  const starts = ground.starts.slice(0, Math.max(1, Math.ceil(ground.starts.length * law.share)));
  let decisions = 0;
  let positions = 0;
  for (const start of starts) {
    let walk: Walk<V> | null = null;
    try {
      walk = new Walk(ground, start, 'chance', start.crowded ? pace.crowded : pace.first);
      trial.walk(walk);
    } catch (error) {
      const played = walk;
      broken(() => report(law, ground, start, played, messageOf(error)));
    }
    decisions += walk?.made.length ?? 0;
    positions += (law.costly ? walk?.looked : walk?.made.length) ?? 0;
  }
  try {
    trial.close?.();
  } catch (error) {
    broken(() => new LawBroken(`Law ${law.number} is broken by ${ground.game.id}: ${messageOf(error)}`));
  }
  return { games: starts.length, decisions, positions };
}

/** Checks one law on the games of a ground. Throws a report at the first game that breaks it. */
export function tryLaw<V extends Vocabulary>(law: Law, ground: Ground<V>): void {
  surveyLaw(law, ground, (report) => {
    throw report();
  });
}
