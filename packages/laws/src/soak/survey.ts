import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, GameError, type Vocabulary } from '@naos/engine';
import { LAWS } from '../all-laws.ts';
import { type Ground, groundOf, type LawSpec } from '../ground.ts';
import { type ReasonGap, reasonsLaw } from '../laws/reasons.ts';
import { type Played, surveyLaw } from '../try-law.ts';

/** A part of a soak that one worker does: a law on some of the games. */
export interface Job {
  readonly root: string;
  readonly game: string;
  readonly law: number;
  readonly games: number;
  readonly crowded: boolean;
  /** Of so many parts this is the numbered one. */
  readonly part: number;
  readonly parts: number;
}

export interface Survey extends Played {
  readonly violations: number;
  /** Of the first violation. */
  readonly report: string | null;
}

/** A game as its rules export it, and what it says about itself for the laws. */
interface Subject {
  readonly game: Game<Vocabulary>;
  readonly spec: LawSpec<Vocabulary>;
}

const isGame = (value: unknown, id: string): value is Game<Vocabulary> =>
  typeof value === 'object' && value !== null && 'procedures' in value && 'id' in value && value.id === id;

/** Loads `games/<id>`: its rules, and `tests/law-spec.ts`, which exports `lawSpec`. */
async function subjectOf(root: string, id: string): Promise<Subject> {
  const load = (path: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(join(root, 'games', id, path)).href);
  const game = Object.values(await load('rules/index.ts')).find((value) => isGame(value, id));
  if (game === undefined) throw new GameError(`The rules of ${id} export no game with that id.`);
  const { lawSpec } = await load('tests/law-spec.ts');
  if (typeof lawSpec !== 'object' || lawSpec === null) throw new GameError(`${id} has no lawSpec in its tests.`);
  // The module was found by its name: that it holds the game's own spec is the game's promise.
  return { game, spec: lawSpec as LawSpec<Vocabulary> };
}

function groundFor({ game, spec }: Subject, { games, crowded }: Pick<Job, 'games' | 'crowded'>): Ground<Vocabulary> {
  const { crowded: generator, ...first } = spec;
  const wanted = crowded && generator !== undefined ? spec : first;
  return groundOf(game, wanted, { LAWS_RUNS: String(games) });
}

/** The laws that hold for a game, with the number of parts that each can be done in: a law with a last word needs all games at once. */
export async function lawsFor(
  root: string,
  id: string,
): Promise<readonly { readonly law: number; readonly whole: boolean }[]> {
  const subject = await subjectOf(root, id);
  const ground = groundFor(subject, { games: 1, crowded: false });
  return LAWS.filter(({ applies }) => applies?.(subject.spec) !== false).map((law) => ({
    law: law.number,
    whole: law.trial(ground).close !== undefined,
  }));
}

/** Does one job. */
export async function survey(job: Job): Promise<Survey> {
  const law = LAWS.find(({ number }) => number === job.law);
  if (law === undefined) throw new RangeError(`There is no law ${job.law}.`);
  const ground = groundFor(await subjectOf(job.root, job.game), job);
  const starts = ground.starts.filter((_, i) => Math.floor(i / 2) % job.parts === job.part);
  let violations = 0;
  let report: string | null = null;
  const played = surveyLaw(law, { ...ground, starts }, (make) => {
    violations++;
    report ??= make().message;
  });
  return { ...played, violations, report };
}

/** Every place where a refusal says too little, the most frequent first, each with an example. */
export async function gapsIn(job: Omit<Job, 'law' | 'part' | 'parts'>): Promise<readonly string[]> {
  const found = new Map<string, { count: number; readonly gap: ReasonGap }>();
  const law = reasonsLaw((gap) => {
    const { count = 0 } = found.get(gap.where) ?? {};
    found.set(gap.where, { count: count + 1, gap });
  });
  surveyLaw(law, groundFor(await subjectOf(job.root, job.game), job), (make) => {
    throw make();
  });
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(
      ({ count, gap: { where, move, problem } }) => `${String(count).padStart(7)}  ${where}  ("${move}" ${problem})`,
    );
}
